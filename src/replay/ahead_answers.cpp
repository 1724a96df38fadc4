// SPDX-License-Identifier: MIT
//
// Looking ahead for answers: to a proposal, and to a question for the number taken.
#include <algorithm>

#include "replay/ahead.hpp"
#include "replay/customs.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

namespace {

/// Does he ask for what he can only have as long as he has not answered the proposal: that it
/// stands, or that the card led over it go back?
bool holds_to_proposal(const Act& a, game::Seat seat) {
  using record::Remedy;
  if (a.kind != ActKind::Claim || a.actor != record::actor_of(seat)) {
    return false;
  }
  const auto what = a.object_as<Remedy>();
  return what == Remedy::Accept || what == Remedy::FirstWordStands || what == Remedy::Unplay;
}

}  // namespace

// Until a card, or what is done only with a proposal answered, or with a hand played on.
Some<NoYes> Ahead::led_too_soon(ActIndex now, game::Seat seat) const {
  constexpr record::ActKinds kTooSoon{ActKind::Accept, ActKind::Refuse, ActKind::Discard,
                                      ActKind::TakeBack};
  constexpr record::ActKinds kPlayedOn{ActKind::TakeTrick, ActKind::Made,  ActKind::ThrowDown,
                                       ActKind::Mark,      ActKind::Score, ActKind::Give};
  const auto holds = [this, seat](const Act& a) {
    return holds_to_proposal(a, game::other(seat)) && !claim_taken_back(index(&a));
  };
  const Act* const next = after(now).first([&](const Act& a) {
    return a.kind == ActKind::Play || holds(a) || kTooSoon.has(a.kind) || kPlayedOn.has(a.kind);
  });
  if (next == nullptr) {
    return unknown<NoYes>;
  }
  const bool plays_on = next->actor == record::actor_of(seat) && next->number <= 1;
  return (next->kind == ActKind::Play ? plays_on : holds(*next) || kTooSoon.has(next->kind))
             ? NoYes::Yes
             : NoYes::No;
}

// The act itself among those looked at, until the proposal is answered or passed over.
bool Ahead::takes_unanswered(ActIndex now, game::Seat seat) const {
  const Act* const taken =
      from(now)
          .until({ActKind::Accept, ActKind::Refuse, ActKind::Propose, ActKind::Play, ActKind::Give})
          .first({ActKind::Take});
  return taken != nullptr && taken->actor == record::actor_of(seat) &&
         answer_follows(index(taken), seat);
}

// Until the other goes on, or what comes after an answer is told.
const Act* Ahead::answer_to(ActIndex now, game::Seat seat) const {
  constexpr record::ActKinds kWentOn{ActKind::Take,  ActKind::Propose, ActKind::Play,
                                     ActKind::Stand, ActKind::Give,    ActKind::Made};
  constexpr record::ActKinds kWentOnIfHis{ActKind::Discard, ActKind::Ask};
  const auto own = [seat](const Act& a) { return a.actor == record::actor_of(seat); };
  const Act* const answer =
      after(now)
          .until([&](const Act& a) {
            return kWentOn.has(a.kind) || (!own(a) && kWentOnIfHis.has(a.kind));
          })
          .first({ActKind::Accept, ActKind::Refuse});
  const bool of_card =
      answer != nullptr && answer->kind == ActKind::Refuse && !answer->cards.empty();
  return answer == nullptr || own(*answer) || of_card ? nullptr : answer;
}

bool Ahead::answer_follows(ActIndex now, game::Seat seat) const {
  return answer_to(now, seat) != nullptr;
}

bool Ahead::acceptance_follows(ActIndex now, game::Seat seat) const {
  const Act* const answer = answer_to(now, seat);
  return answer != nullptr && answer->kind == ActKind::Accept;
}

bool Ahead::refusal_follows(ActIndex now, game::Seat seat) const {
  const Act* const answer = answer_to(now, seat);
  return answer != nullptr && answer->kind == ActKind::Refuse;
}

// Until he claims something else, or a card is played.
bool Ahead::claim_taken_back(ActIndex at) const {
  const Actor by = acts_[at].actor;
  const auto his = [by](const Act& a, ActKind kind) { return a.actor == by && a.kind == kind; };
  return after(at)
      .until([&](const Act& a) { return a.kind == ActKind::Play || his(a, ActKind::Claim); })
      .any([&](const Act& a) {
        return his(a, ActKind::LetStand) ||
               (his(a, ActKind::Withdraw) &&
                a.object_as<record::Withdrawn>() == record::Withdrawn::Claim);
      });
}

// Past the talk that follows on it.
bool Ahead::denied(ActIndex at) const {
  const Actor finder = acts_[at].actor;
  return after(at)
      .past({ActKind::Speak, ActKind::Aside, ActKind::Urge, ActKind::Claim, ActKind::Find,
             ActKind::Require, ActKind::Timing})
      .begins_with([finder](const Act& a) {
        return a.kind == ActKind::Dispute && record::is_player(a.actor) && a.actor != finder;
      });
}

// To the end of the deal.
bool Ahead::answers_number(ActIndex now) const {
  return after(now).any({ActKind::AnswerNumber, ActKind::Deny});
}

// Until the cards are put together.
bool Ahead::left_unanswered(ActIndex now) const {
  if (answers_number(now)) {
    return false;
  }
  const auto numbered = [](const Act& a) { return a.kind == ActKind::Play && a.number != 0; };
  const Act* const last = before(std::size_t{now} + 1).last(numbered);
  int trick = last == nullptr ? 0 : last->number;
  bool goes_on = false;
  for (const Act& a : after(now)) {
    if (a.kind == ActKind::ThrowDown || a.kind == ActKind::HandsAgain ||
        a.kind == ActKind::Gather) {
      return goes_on;
    }
    if (a.kind == ActKind::Play) {
      if (a.number > trick + 1) {
        return false;  // of the trick between nothing is told
      }
      goes_on = true;
      trick = std::max<int>(trick, a.number);
    }
  }
  return goes_on && trick == kTricksOfAHand;
}

}  // namespace ecarte::replay
