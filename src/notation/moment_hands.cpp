// SPDX-License-Identifier: MIT
//
// What a moment knows of how many cards are in the hands: too few dealt, and too few or too many
// after the exchange; and who wants more of them.
#include <algorithm>

#include "notation/moment.hpp"
#include "record/act_kinds.hpp"

namespace ecarte::notation {

using record::Act;
using record::ActKind;

std::optional<int> Moment::short_hand(record::Actor actor) const {
  const bool known = record::is_player(actor) && asked_for(lacks_)[actor] > 0;
  return known ? std::optional<int>(kFullHand - lacks_[actor]) : std::nullopt;
}

bool Moment::dealt_or_left(record::Actor actor, int number) const {
  const int played = cards_played(actor).value_or(0);
  const bool found = record::is_player(actor) && found_dealt_[actor] == number + played;
  return !packets_told_ && !found && played > 0 &&
         kFullHand - number == number + played - kFullHand;
}

bool Moment::may_hold_other_number(record::Actor actor) const {
  const bool found = record::is_player(actor) && asked_for(found_dealt_)[actor] != 0;
  return found || cards_played(actor).value_or(1) != 0;
}

/// How many cards a hand is told to want, and what was thrown out and taken in the exchange.
void Moment::count_hand(const Act& a) {
  packets_told_ = a.kind == ActKind::Packet || (packets_told_ && a.kind != ActKind::Give);
  const auto found = a.counted_hand();
  const record::Actor whose = found.value_or(a.actor);
  const bool counted =
      a.kind == ActKind::Hold && a.cards.empty() && a.count != record::kUnstated && a.count > 2;
  // In the exchange the dealer hands over what was asked for; five each, or again, are other hands.
  const bool anew = a.number != 0 || (a.flags & record::kAgain) != 0;
  const bool hands_over = stage_.now == kExchanging && !(a.kind == ActKind::Give && anew);
  if (a.kind == ActKind::Packet || (a.kind == ActKind::Give && hands_over)) {
    if (hands_over && a.kind == ActKind::Packet && a.detail < 2) {
      exchanged_[a.detail].taken = a.number;
    }
  } else if (a.kind == ActKind::Give || a.kind == ActKind::PutRight) {
    lacks_ = {};
    exchanged_ = {};
  } else if (!record::is_player(whose)) {
    return;
  } else if (found || counted) {
    const bool left = found && (a.flags & record::kAsDealt) == 0;
    const int cards = found ? a.number : a.count;
    lacks_[whose] = std::max(0, kFullHand - (left ? cards_played_[whose] : 0) - cards);
  } else if (a.kind == ActKind::Propose) {
    for (Exchanged& told : exchanged_) {  // what is thrown out next is of the next exchange
      told.taken = told.taken == record::kUnstated ? told.taken : std::min(told.taken, told.out);
    }
  } else if (a.kind == ActKind::Complete) {
    lacks_[whose] = 0;
    exchanged_[whose] = {};
  } else if (a.kind == ActKind::Draw) {
    exchanged_ = {};
  } else if (a.kind == ActKind::ThrowOut || a.kind == ActKind::PutBack) {
    exchanged_[whose].taken = record::kUnstated;
  } else if (a.kind == ActKind::Discard) {
    exchanged_[whose] = {a.count, record::kUnstated};
  } else if (a.kind == ActKind::Take) {
    const bool more = exchanged_[whose].taken != record::kUnstated && a.count != record::kUnstated;
    exchanged_[whose].taken =
        static_cast<std::uint8_t>(more ? exchanged_[whose].taken + a.count : a.count);
    lacks_[whose] = 0;
  }
}

/// Who threw out several cards, and has neither named a number nor been shown or taken a card.
void Moment::count_wishes(const Act& a) {
  constexpr record::ActKinds kAfresh{ActKind::Expose, ActKind::Turn,     ActKind::LieFaced,
                                     ActKind::Give,   ActKind::Complete, ActKind::HandsAgain};
  if (kAfresh.has(a.kind)) {
    wants_more_ = {};
  } else if (record::is_player(a.actor)) {
    const bool number = a.number != record::kUnstated;
    if (a.kind == ActKind::Discard) {
      wants_more_[a.actor] = !named_[a.actor] && a.count != record::kUnstated && a.count > 1;
    } else if (a.kind == ActKind::Propose || a.kind == ActKind::Ask || a.kind == ActKind::Alter) {
      named_[a.actor] = number;
      wants_more_[a.actor] = wants_more_[a.actor] && !named_[a.actor];
    } else if (a.kind == ActKind::Take || a.kind == ActKind::Find || a.kind == ActKind::Refuse) {
      wants_more_[a.actor] = false;
    }
  }
}

/// Is a hand short, or too large? One short by the exchange is so only once a card is played: till
/// then he may still take what he wants. And who has thrown out cards takes for these first.
When Moment::hands(record::Actor actor) const {
  const auto other = static_cast<record::Actor>(1 - actor);
  const auto took = [this](record::Actor whose, int more) {
    const Exchanged& told = exchanged_[whose];
    return told.out != record::kUnstated && told.taken != record::kUnstated &&
           (more > 0 ? told.taken > told.out : told.taken < told.out);
  };
  const auto lacks = [&](record::Actor whose) {
    const bool to_take = exchanged_[whose].out != record::kUnstated && exchanged_[whose].out > 0 &&
                         exchanged_[whose].taken == record::kUnstated && !played_;
    return (lacks_[whose] > 0 && !to_take) || (played_ && took(whose, -1));
  };
  const bool done =
      exchanged_[actor].out == record::kUnstated || exchanged_[actor].taken != record::kUnstated;
  const bool over = over_[other] > 0 || (done && took(other, 1));
  const bool surplus = over_[actor] > 0 || took(actor, 1);
  return (lacks(actor) ? kShort : 0) | (lacks(other) ? kOtherShort : 0) |
         (over ? kOtherSurplus : 0) | (surplus ? kSurplus : 0);
}

/// Whose cards were counted.
void Moment::found(const Act& a) {
  if (const auto whose = a.counted_hand()) {
    just_counted_ = *whose;
    const bool dealt = (a.flags & record::kAsDealt) != 0;
    if (record::is_player(*whose) && (dealt || cards_played_[*whose] == 0)) {
      found_dealt_[*whose] = a.number;
    }
  }
}

}  // namespace ecarte::notation
