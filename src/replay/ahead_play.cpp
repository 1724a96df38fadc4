// SPDX-License-Identifier: MIT
//
// Looking ahead in the play: who plays next, what is said of a lead, and what of hands thrown down.
#include <algorithm>

#include "replay/ahead.hpp"
#include "replay/replay.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

namespace {

bool leads(const Act& card) {
  return card.number != 0 || (card.flags & record::kLeads) != 0;
}

}  // namespace

// Until the next card, and what that is.
bool Ahead::found_out_of_turn(ActIndex now) const {
  const Actor leader = acts_[now].actor;
  const RunOfActs before_card = after(now).until({ActKind::Play});
  if (before_card.any([this](const Act& a) {
        return finds(a, record::Noun::LeadOutOfTurn) && !denied(index(&a));
      })) {
    return true;
  }
  // He takes the card up again, and the other leads.
  const Act* const card = after(now).first({ActKind::Play});
  return card != nullptr && card->actor != leader && (card->flags & record::kReplies) == 0 &&
         before_card.any(
             [leader](const Act& a) { return a.kind == ActKind::TakeBack && a.actor == leader; });
}

// The same.
bool Ahead::lead_disputed(ActIndex now) const {
  const Actor leader = acts_[now].actor;
  const Act* const card = after(now).first({ActKind::Play});
  return (card == nullptr || card->actor != leader) &&  // else he had the lead
         after(now).until({ActKind::Play}).any([this, leader](const Act& a) {
           return a.actor != leader &&
                  ((finds(a, record::Noun::LeadOutOfTurn) && denied(index(&a))) ||
                   (a.kind == ActKind::Claim &&
                    a.object_as<record::Remedy>() == record::Remedy::Unplay &&
                    !claim_taken_back(index(&a))));
         });
}

// Until the hands are played again, or other cards dealt.
bool Ahead::play_goes_on_from(ActIndex now, int tricks, bool of_both) const {
  bool on = false;
  for (const Act& a : after(now).until({ActKind::HandsAgain, ActKind::Give})) {
    if (a.kind == ActKind::Play && a.number <= tricks && (a.number != 0 || (!of_both && !on))) {
      return false;
    }
    on = on || a.kind == ActKind::Play || (a.kind == ActKind::TakeTrick && a.number > tricks);
  }
  return on;
}

// Until the hands are played again, a hand is changed, or other cards dealt.
int Ahead::cards_played(ActIndex now, game::Seat seat) const {
  constexpr record::ActKinds kEnds{ActKind::HandsAgain, ActKind::Give,     ActKind::TakeBack,
                                   ActKind::Take,       ActKind::Complete, ActKind::PutBack,
                                   ActKind::Draw,       ActKind::ThrowOut, ActKind::Discard,
                                   ActKind::Propose,    ActKind::Accept};
  int cards = 0;
  game::CardSet named;
  game::CardSet single;  // each of them known
  const Act* last = nullptr;
  for (const Act& a : after(now).until(kEnds)) {
    if (a.kind != ActKind::Play) {
      continue;
    }
    if (a.actor == record::actor_of(seat)) {
      // A lead for which he leads another he has in hand again, and may play later.
      if (last != nullptr && last->actor == a.actor && leads(*last) && a.number == 0 &&
          (a.flags & record::kLeads) != 0) {
        --cards;
        named -= last->cards;
      }
      // One that is played once more was taken up, though that is not written.
      const bool again = !a.cards.empty() && (a.cards - named).empty();
      cards += again ? 0 : 1;
      named |= a.cards;
      single |= a.cards.size() == 1 ? a.cards : game::CardSet{};
    }
    last = &a;
  }
  return std::max(cards, single.size());
}

// The same.
const Act* Ahead::next_card(ActIndex now) const {
  return after(now).until({ActKind::HandsAgain, ActKind::Give}).first({ActKind::Play});
}

Actor Ahead::next_to_play(ActIndex now) const {
  const Act* const card = next_card(now);
  return card == nullptr ? Actor{record::kNobody} : card->actor;
}

int Ahead::next_trick(ActIndex now) const {
  const Act* const card = next_card(now);
  return card == nullptr ? 0 : card->number;
}

// The same.
bool Ahead::play_told_straight_on(ActIndex now, int trick) const {
  const Act* const card = next_card(now);
  return card != nullptr && card->number <= trick;
}

// To the end of the deal.
ActIndex Ahead::before_he_acts(ActIndex now, game::Seat seat) const {
  constexpr record::ActKinds kSays{ActKind::Find,     ActKind::Claim,  ActKind::Require,
                                   ActKind::LetStand, ActKind::Permit, ActKind::Urge,
                                   ActKind::Speak,    ActKind::Choose};
  const RunOfActs meanwhile = after(now).until(
      [&](const Act& a) { return a.actor == record::actor_of(seat) && !kSays.has(a.kind); });
  return static_cast<ActIndex>(meanwhile.end() - acts_.data() - 1);
}

// Until another claim, or cards or hands to play anew.
std::optional<ActKind> Ahead::answer_to_claim(ActIndex now) const {
  const Actor by = acts_[now].actor;
  const auto against = [by](const Act& a) { return objects(a) && a.actor != by; };
  const Act* const answer =
      after(now)
          .until({ActKind::ThrowDown, ActKind::Give, ActKind::HandsAgain})
          .first([&](const Act& a) {
            return a.kind == ActKind::Grant || a.kind == ActKind::Dispute || against(a);
          });
  return answer == nullptr                ? std::nullopt
         : answer->kind == ActKind::Grant ? std::optional(ActKind::Grant)
                                          : std::optional(ActKind::Dispute);
}

// To the end of the deal.
bool Ahead::only_claims_follow(ActIndex now) const {
  const Actor by = acts_[now].actor;
  return after(now).all([by](const Act& a) {
    const bool claims = a.kind == ActKind::Claim || a.kind == ActKind::ClaimGame;
    return establishes_nothing(a) || (claims && a.actor == by);
  });
}

// The same.
bool Ahead::nobody_else_acts(ActIndex at, game::Seat seat) const {
  return after(at).all(
      [seat](const Act& a) { return establishes_nothing(a) || a.actor == record::actor_of(seat); });
}

}  // namespace ecarte::replay
