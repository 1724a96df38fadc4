// SPDX-License-Identifier: MIT
#include "replay/turn_to_act.hpp"

#include <algorithm>

#include "replay/cutting.hpp"

namespace ecarte::replay {

ToAct TurnToAct::whose_turn() const {
  if (const Actor winner = bystanders_.won_by_resigning(); record::is_player(winner)) {
    return {NextAct::Won, winner};
  }
  if (out().stands.deal_follows || t_.playing.ending.over() || t_.closed_at != kNever) {
    return {};
  }
  if (done_last_is_left_out() || behind().gathered(t_.dealing.done.begun_at, now())) {
    return {};
  }
  if (claim_unanswered()) {
    return {NextAct::Grant, record::actor_of(game::other(t_.playing.ending.thrown().by))};
  }
  const Played* const early = t_.playing.lying_too_soon();
  const bool asked = t_.dealing.phase == Phase::Asked && early != nullptr;
  // What was led too soon is in his hand again, and the exchange goes on.
  const bool taken_up = t_.dealing.phase == Phase::Exchanging && t_.playing.tricks.tricks().empty();
  if (t_.playing.begun && !asked && !taken_up) {
    return whose_card();
  }
  if (!t_.dealing.dealer.known()) {
    return {};
  }
  const Actor deals = actor_of(dealer());
  if (asked && early->how.too_soon == unknown<NoYes>) {
    return {NextAct::AnswerOrFollow, deals};
  }
  const Actor leads = actor_of(nondealer());
  switch (t_.dealing.phase) {
    case Phase::Dealing:
      return {NextAct::Give, deals};
    case Phase::Asked:
      return t_.dealing.words.after_refusal ? ToAct{NextAct::Lead, leads}
             : exchanging_.refusal_barred() ? ToAct{NextAct::AnswerBarred, deals}
                                            : ToAct{NextAct::Answer, deals};
    case Phase::Exchanging:
      return exchanging_.next().whose_exchange();
    case Phase::Turned:
      if (right_card_to_come()) {
        return {NextAct::Turn, deals};
      }
      return {t_.dealing.words.stood || t_.dealing.words.refused_last ? NextAct::Lead
                                                                      : NextAct::Propose,
              leads};
    case Phase::Idle:
    case Phase::Playing:
    case Phase::Over:
      break;
  }
  return {};
}

/// May more have been done since the last word or card that is told?
bool TurnToAct::done_last_is_left_out() const {
  const ActIndex since = t_.told.left_out_last(bit(Beat::Lead));
  return since != kNever &&
         !t_.told.done_since(since, kOfTheExchange | bit(Beat::Lead) | bit(Beat::Reply));
}

/// Were cards thrown down with a claim, to which the other has not said or done anything?
bool TurnToAct::claim_unanswered() const {
  const ThrowDown& thrown = t_.playing.ending.thrown();
  return thrown.claims() && !thrown.granted && t_.ahead.nobody_else_acts(thrown.at, thrown.by);
}

/// Did he turn another card than the next of the pack, which he is to turn beside it as long as the
/// non-dealer has not looked?
bool TurnToAct::right_card_to_come() const {
  const bool other = noted().any(
      FactKind::Turned, [](const Fact& fact) { return must_be(fact, 0, TurnedCard::Other); });
  return other && nondealer_looked(now()) != NoYes::Yes && !t_.dealing.words.stood &&
         t_.dealing.words.proposals == 0 && !noted().has(FactKind::SeveralTurned);
}

/// Of the trick that is being played.
ToAct TurnToAct::whose_card() const {
  const Tricks& tricks = t_.playing.tricks;
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

std::optional<Seat> next_dealer(std::optional<Seat> dealer, Outcomes outcomes, DealsNext custom) {
  const std::optional<Seat> other = dealer ? std::optional(game::other(*dealer)) : std::nullopt;
  if (custom == DealsNext::Other) {
    return other;
  }
  if (outcomes.empty()) {
    return std::nullopt;
  }
  const bool winner = custom == DealsNext::Winner;
  if (outcomes.within({Outcome::FirstVole, Outcome::FirstPoint})) {
    return winner ? Seat::First : Seat::Second;
  }
  if (outcomes.within({Outcome::SecondVole, Outcome::SecondPoint})) {
    return winner ? Seat::Second : Seat::First;
  }
  return outcomes.within({Outcome::Nobody}) ? other : std::nullopt;
}

std::optional<Seat> next_dealer(const DealFacts& deal, DealsNext custom) {
  std::optional<Seat> last;
  for (const DealingSpan& dealing : deal.dealings) {
    if (dealing.dealer && (dealing.reached_turn_up || &dealing == &deal.dealings.back())) {
      last = dealing.dealer;
    }
  }
  const bool over = !deal.playings.empty() && deal.playings.back().over;
  return next_dealer(last, over ? deal.playings.back().outcomes : Outcomes{}, custom);
}

}  // namespace ecarte::replay
