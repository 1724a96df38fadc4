// SPDX-License-Identifier: MIT
//
// Looking back on the pack, the cut, the deal, and the words and cards of an exchange.
#include "replay/behind.hpp"

#include <algorithm>

#include "replay/replay.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

namespace {

/// Is it talk, by which nothing is done to the pack?
bool is_word(const Act& a) {
  return a.kind == ActKind::Claim || a.kind == ActKind::Deny || a.kind == ActKind::Grant ||
         establishes_nothing(a) || a.kind == ActKind::Urge;
}

/// Is a mark claimed, or the correction of one? That speaks against nothing that is to become of
/// the cards.
bool claims_of_score(const Act& a) {
  const auto what = a.object_as<record::Remedy>();
  return a.kind == ActKind::Claim &&
         (what == record::Remedy::Mark || what == record::Remedy::TakeDown ||
          what == record::Remedy::Announce || what == record::Remedy::AnnounceAndMark);
}

void add_taken(NumberTold& taken, const Act& a) {
  if (a.count == record::kUnstated) {
    taken = NumberTold(game::Counts::all(game::Counts::kMost));
  } else {
    taken.add(a.count);
  }
}

}  // namespace

bool Behind::game_headed(ActIndex now) const {
  return before(now).any({ActKind::HeadGame});
}

bool Behind::chose_pack(ActIndex now, Actor actor) const {
  return before(now).any([actor](const Act& a) {
    return a.kind == ActKind::Choose && a.actor == actor &&
           a.object_as<record::Chosen>() == record::Chosen::Pack;
  });
}

// Past the talk just before.
ActIndex Behind::done_before(ActIndex now) const {
  const RunOfActs done = before(now).without_tail(is_word);
  return done.empty() ? kNever : index(done.end() - 1);
}

// The talk just before.
ActIndex Behind::shuffle_claimed(ActIndex now, Actor dealer) const {
  const Act* const said = before(now).tail(is_word).last([dealer](const Act& a) {
    return a.kind == ActKind::Grant || (a.kind == ActKind::Claim && a.actor == dealer &&
                                        a.object_as<Remedy>() == Remedy::Allow);
  });
  return said == nullptr || said->kind == ActKind::Grant ? kNever : index(said);
}

// As far as there is only talk, and the pack is made ready.
bool Behind::fresh_deal_awaited(ActIndex now) const {
  constexpr record::ActKinds kMeanwhile{ActKind::Claim,  ActKind::Rule, ActKind::Shuffle,
                                        ActKind::Deny,   ActKind::Find, ActKind::Grant,
                                        ActKind::Gather, ActKind::Urge, ActKind::Speak,
                                        ActKind::Aside,  ActKind::Omit};
  return before(now).tail(kMeanwhile).any([](const Act& a) {
    return (a.kind == ActKind::Claim || a.kind == ActKind::Rule) &&
           (a.object_as<Remedy>() == Remedy::FreshDeal || a.object_as<Remedy>() == Remedy::Void);
  });
}

ActIndex Behind::last_claim(ActIndex from, ActIndex now, Actor actor) const {
  constexpr record::ActKinds kClaims{ActKind::Claim, ActKind::Require, ActKind::ClaimGame};
  return index(between(from, now).last([&](const Act& a) {
    const bool his = record::is_player(actor) ? a.actor == actor : record::is_player(a.actor);
    return his && kClaims.has(a.kind);
  }));
}

bool Behind::went_past(ActIndex claim, ActIndex now, Actor actor) const {
  constexpr record::ActKinds kOther{ActKind::Find, ActKind::Expose, ActKind::LieFaced,
                                    ActKind::Play, ActKind::TakeBack};
  constexpr record::ActKinds kGoesOn{ActKind::Propose, ActKind::Accept,  ActKind::Refuse,
                                     ActKind::Ask,     ActKind::Discard, ActKind::Take,
                                     ActKind::Stand,   ActKind::Give,    ActKind::Turn};
  return between(std::size_t{claim} + 1, now).any([&](const Act& a) {
    return kOther.has(a.kind) || (a.actor == actor && kGoesOn.has(a.kind));
  });
}

bool Behind::card_moved(ActIndex claim, ActIndex now) const {
  return between(std::size_t{claim} + 1, now).any({ActKind::Play, ActKind::TakeBack});
}

bool Behind::gathered(ActIndex from, ActIndex now) const {
  return between(from, now).any({ActKind::Gather});
}

bool Behind::agreed_in_words(ActIndex from, ActIndex now) const {
  return between(from, now).any([](const Act& a) {
    return a.kind == ActKind::Rule && a.actor == record::kBoth &&
           a.object_as<record::Remedy>() == record::Remedy::Other;
  });
}

bool Behind::only_exposed(ActIndex from, ActIndex now, Actor actor) const {
  return between(from, now).all([actor](const Act& a) {
    return (a.kind == ActKind::Expose || a.kind == ActKind::Odd) && a.actor == actor;
  });
}

const Act* Behind::giving(ActIndex from, ActIndex now) const {
  return between(from, now).first({ActKind::Give});
}

bool Behind::turn_disputed(ActIndex from, ActIndex now) const {
  return between(from, now).any([](const Act& a) { return finds(a, record::Noun::DealOutOfTurn); });
}

bool Behind::deal_claimed(ActIndex from, ActIndex now, std::optional<game::Seat> seat) const {
  return between(from, now).any(
      [seat](const Act& a) { return claims_deal(a) && a.seat() == seat; });
}

bool Behind::fault_found(ActIndex from, ActIndex now) const {
  return between(from, now).any([](const Act& a) { return finds(a, record::Noun::Fault); });
}

bool Behind::any_found(ActIndex from, ActIndex now) const {
  return between(from, now).any({ActKind::Find});
}

// As far as the cards were given.
bool Behind::threw_out_last(ActIndex now, game::Seat seat) const {
  const Act* const last = before(now).last([seat](const Act& a) {
    const bool parts = a.kind == ActKind::ThrowOut || a.kind == ActKind::Discard;
    return a.kind == ActKind::Give || (parts && a.actor == record::actor_of(seat));
  });
  return last != nullptr && last->kind == ActKind::ThrowOut;
}

bool Behind::proposed(ActIndex from, ActIndex now) const {
  return between(from, now).any({ActKind::Propose});
}

// As far as the last proposal.
NumberTold Behind::given_since_proposal(ActIndex now, Actor whose) const {
  NumberTold given;
  for (const Act& a : before(now).since({ActKind::Propose})) {
    if (a.kind == ActKind::Take && a.actor == whose) {
      add_taken(given, a);
    } else if (a.kind == ActKind::Packet && a.detail == whose) {
      given.add(a.number);
    }
  }
  return given;
}

// Until another proposal; the card that ends it is the last.
AfterWord Behind::after_word(ActIndex at, ActIndex now, Actor whose, bool of_proposal) const {
  AfterWord done;
  for (const Act& a : between(std::size_t{at} + 1, now).until({ActKind::Propose})) {
    done.answered = done.answered || a.kind == ActKind::Accept || a.kind == ActKind::Refuse;
    done.exchanged = done.exchanged || a.kind == ActKind::Discard || a.kind == ActKind::Take;
    const bool plays = a.kind == ActKind::Play || a.kind == ActKind::Stand;
    done.own = done.own || (plays && a.actor == whose);
    done.played = plays && (a.actor != whose || !of_proposal);
    if (a.kind == ActKind::Take && a.actor == whose) {
      add_taken(done.taken, a);
    }
    if (done.played) {
      break;
    }
  }
  return done;
}

// From the first act.
ActIndex Behind::last_taking(ActIndex now) const {
  return index(before(now).last({ActKind::Take}));
}

// Past the cards shown, and what was said of them.
bool Behind::being_given(ActIndex now) const {
  return before(now)
      .without_tail([](const Act& a) {
        return a.kind == ActKind::Aside || a.kind == ActKind::Expose ||
               a.kind == ActKind::ThrowAside || (a.kind == ActKind::Refuse && a.count != 0) ||
               (a.kind == ActKind::Claim && a.object_as<Remedy>() == Remedy::TakeCard);
      })
      .ends_with({ActKind::Give, ActKind::Packet});
}

bool Behind::only_exchanged_since(ActIndex at, ActIndex now) const {
  constexpr record::ActKinds kLeavesTime{ActKind::Find,   ActKind::Discard, ActKind::Take,
                                         ActKind::Give,   ActKind::Packet,  ActKind::Partly,
                                         ActKind::TakeUp, ActKind::Dispute};
  return between(std::size_t{at} + 1, now).all([&](const Act& a) {
    // What is claimed says no more of the cards than what is found.
    const bool asks = a.kind == ActKind::Claim && (a.object_as<Remedy>() == Remedy::FreshDeal ||
                                                   a.object_as<Remedy>() == Remedy::Draw);
    return kLeavesTime.has(a.kind) || asks || establishes_nothing(a);
  });
}

bool Behind::spoke_or_looked_since(ActIndex at, ActIndex now, game::Seat seat) const {
  constexpr record::ActKinds kWords{ActKind::Propose, ActKind::Accept, ActKind::Refuse,
                                    ActKind::Stand,   ActKind::Play,   ActKind::Announce};
  return between(std::size_t{at} + 1, std::size_t{now} + 1).any([&](const Act& a) {
    const bool looks = a.kind == ActKind::Look || a.kind == ActKind::TakeUp;
    return a.actor == record::actor_of(seat) &&
           (kWords.has(a.kind) || (looks && a.object_as<record::Seen>() == record::Seen::OwnHand));
  });
}

ActIndex Behind::number_asked(ActIndex now) const {
  return index(before(now).last([](const Act& a) {
    const bool claims = (a.kind == ActKind::Require &&
                         a.object_as<record::Required>() == record::Required::Number) ||
                        (a.kind == ActKind::Claim && a.object_as<Remedy>() == Remedy::Tell);
    return (claims || a.kind == ActKind::AskNumber) && record::is_player(a.actor);
  }));
}

bool Behind::number_answered(ActIndex now) const {
  return before(now).any([](const Act& a) {
    return a.kind == ActKind::AnswerNumber && a.number != record::kUnstated;
  });
}

ActIndex Behind::first_word(ActIndex from, ActIndex now, game::Seat seat) const {
  constexpr record::ActKinds kWords{ActKind::Propose, ActKind::Stand, ActKind::Play};
  const Act* const said = between(from, now).first(
      [&](const Act& a) { return a.actor == record::actor_of(seat) && kWords.has(a.kind); });
  return said == nullptr ? now : index(said);
}

bool Behind::opposed(ActIndex from, ActIndex now, game::Seat seat) const {
  constexpr record::ActKinds kAgainst{ActKind::Urge,  ActKind::Dispute, ActKind::Deny,
                                      ActKind::Claim, ActKind::Rule,    ActKind::AskToDecide};
  return between(from, now).any([&](const Act& a) {
    return kAgainst.has(a.kind) && a.actor != record::actor_of(seat) && !claims_of_score(a);
  });
}

ActIndex Behind::went_on(ActIndex from, ActIndex now) const {
  constexpr record::ActKinds kGoesOn{ActKind::Propose, ActKind::Stand,   ActKind::Accept,
                                     ActKind::Refuse,  ActKind::Discard, ActKind::Take,
                                     ActKind::Play,    ActKind::Give};
  return index(between(from, now).first(
      [&](const Act& a) { return record::is_player(a.actor) && kGoesOn.has(a.kind); }));
}

bool Behind::held(ActIndex from, ActIndex now, game::Seat seat, int number) const {
  return between(from, now).any([&](const Act& a) {
    return a.kind == ActKind::Hold && a.actor == record::actor_of(seat) && a.count == number;
  });
}

}  // namespace ecarte::replay
