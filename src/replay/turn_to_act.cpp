// SPDX-License-Identifier: MIT
//
// Where a record stops: whose turn it is, and to do what.
#include <algorithm>

#include "replay/replayer.hpp"

namespace ecarte::replay {

ToAct Replayer::whose_turn() const {
  if (const Actor winner = bystanders_.won_by_resigning(); record::is_player(winner)) {
    return {NextAct::Won, winner};
  }
  if (out_.deal_follows || p_.ending.over() || t_.closed_at != kNever) {
    return {};
  }
  const Played* const early = lying_too_soon();
  const bool asked = d_.phase == Phase::Asked && early != nullptr;
  // What was led too soon is in his hand again, and the exchange goes on.
  const bool taken_up = d_.phase == Phase::Exchanging && p_.tricks.tricks().empty();
  if (p_.begun && !asked && !taken_up) {
    return whose_card();
  }
  if (!d_.dealer_known) {
    return {};
  }
  const Actor deals = record::actor_of(dealer());
  if (asked && early->untold_after) {
    return {NextAct::AnswerOrFollow, deals};
  }
  const Actor leads = record::actor_of(nondealer());
  switch (d_.phase) {
    case Phase::Dealing:
      return {NextAct::Give, deals};
    case Phase::Asked:
      return d_.words.after_refusal ? ToAct{NextAct::Lead, leads} : ToAct{NextAct::Answer, deals};
    case Phase::Exchanging:
      return exchanging_.whose_exchange();
    case Phase::Turned:
      return {d_.words.stood || d_.words.refused_last ? NextAct::Lead : NextAct::Propose, leads};
    case Phase::Idle:
    case Phase::Playing:
    case Phase::Over:
      break;
  }
  return {};
}

/// A card that lies on the table, and was led, or may have been, before the proposal was answered;
/// none if there is none.
const Played* Replayer::lying_too_soon() const {
  const int open = p_.tricks.open();
  if (!p_.begun || open < 0 || p_.tricks.trick(open).reply >= 0) {
    return nullptr;
  }
  const Played& led = p_.tricks.card(p_.tricks.trick(open).lead);
  return led.too_soon ? &led : nullptr;
}

/// Of the trick that is being played.
ToAct Replayer::whose_card() const {
  const Tricks& tricks = p_.tricks;
  if (const int open = tricks.open(); open >= 0) {
    const Seat led = tricks.card(tricks.trick(open).lead).seat;
    return {NextAct::Follow, record::actor_of(game::other(led))};
  }
  const Whoever leads = tricks.leader();
  for (const Seat seat : game::kSeats) {
    if (tricks.played() < kTricksOfAHand && leads.within({seat})) {
      return {NextAct::Lead, record::actor_of(seat)};
    }
  }
  return {};
}

ToAct Exchanging::whose_exchange() const {
  const auto done = [this](Seat seat) {
    const Exchange& own = exchange_[seat];
    // Whoever proposed takes a card at the least; that he would have none does not make it the
    // other's turn, unless the other has gone on.
    const bool none = own.takes_written && own.taken == 0 && own.discarded <= 0;
    if (seat == nondealer() && (own.asked == 0 || none)) {
      return exchange_[dealer()].discarded >= 0 || exchange_[dealer()].takes_written;
    }
    return own.takes_written || own.asked == 0 || (own.taken_up && own.given >= 0);
  };
  // Once it was refused, the hands are played as they are, as long as nobody goes on to exchange.
  const bool begun = std::ranges::any_of(game::kSeats, [this](Seat seat) {
    return exchange_[seat].discarded >= 0 || exchange_[seat].takes_written;
  });
  if (condition_failed() || (d_.words.after_refusal && !begun)) {
    return {NextAct::Lead, record::actor_of(nondealer())};
  }
  if (done(nondealer()) && d_.stock <= 0) {
    return {NextAct::Lead, record::actor_of(nondealer())};  // there is nothing left to take
  }
  for (const Seat seat : {nondealer(), dealer()}) {
    if (!done(seat)) {
      return {exchange_[seat].discarded >= 0 ? NextAct::Take : NextAct::Exchange,
              record::actor_of(seat)};
    }
  }
  return {NextAct::Propose, record::actor_of(nondealer())};
}

std::optional<Seat> next_dealer(const DealFacts& deal, DealsNext custom) {
  const DealingSpan* last = nullptr;
  for (const DealingSpan& dealing : deal.dealings) {
    if (dealing.dealer && (dealing.reached_turn_up || &dealing == &deal.dealings.back())) {
      last = &dealing;
    }
  }
  std::optional<Seat> other;
  if (last != nullptr) {
    other = game::other(*last->dealer);
  }
  if (custom == DealsNext::Other) {
    return other;
  }
  if (deal.playings.empty() || !deal.playings.back().over) {
    return std::nullopt;
  }
  const Outcomes outcomes = deal.playings.back().outcomes;
  const bool winner = custom == DealsNext::Winner;
  if (outcomes.within({Outcome::FirstVole, Outcome::FirstPoint})) {
    return winner ? Seat::First : Seat::Second;
  }
  if (outcomes.within({Outcome::SecondVole, Outcome::SecondPoint})) {
    return winner ? Seat::Second : Seat::First;
  }
  return outcomes.within({Outcome::Nobody}) ? other : std::nullopt;
}

}  // namespace ecarte::replay
