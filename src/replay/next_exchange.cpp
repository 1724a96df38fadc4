// SPDX-License-Identifier: MIT
#include "replay/next_exchange.hpp"

#include <algorithm>

namespace ecarte::replay {

ToAct NextExchange::whose_exchange() const {
  if (!nondealer()) {
    return {};
  }
  const auto done = [this](Seat seat) {
    const Exchange& own = so_far_.of[seat];
    // Whoever proposed takes a card at the least; that he would have none does not make it the
    // other's turn, unless the other has gone on.
    const bool none =
        own.taken.written && own.taken.none() && (!own.discarded.told() || own.discarded.is(0));
    if (seat == nondealer() && (own.asked.is(0) || none)) {
      return so_far_.of[*dealer()].discarded.told() || so_far_.of[*dealer()].taken.written;
    }
    return own.taken.at != kNever || own.taken.written || own.asked.is(0) ||
           (own.taken.up && own.given.number.known());
  };
  // Once it was refused, the hands are played as they are, as long as nobody goes on to exchange.
  const bool begun = std::ranges::any_of(game::kSeats, [this](Seat seat) {
    return so_far_.of[seat].discarded.told() || so_far_.of[seat].taken.written;
  });
  const bool refused = t_.dealing.words.after_refusal || so_far_.acceptance.against_refusal;
  if (condition_failed() || (refused && !begun)) {
    return {NextAct::Lead, actor_of(nondealer())};
  }
  if (done(*nondealer()) && t_.dealing.stock.is(0)) {
    return {NextAct::Lead, actor_of(nondealer())};  // there is nothing left to take
  }
  for (const Seat seat : t_.dealing.dealer.nondealer_first()) {
    if (!done(seat)) {
      return {so_far_.of[seat].discarded.told() ? NextAct::Take : NextAct::Exchange,
              record::actor_of(seat)};
    }
  }
  return {NextAct::Propose, actor_of(nondealer())};
}

/// He has put out cards, and is not told to have taken any. Does he put out others for the next
/// exchange? So it is if the other has put out his since; if he asks for as many as he puts out
/// now; or if he has not so many left.
bool NextExchange::puts_out_again(const Act& a) const {
  const Act* const next = a.kind == ActKind::Ask ? beside().discard_after(now()) : nullptr;
  const bool asks = next != nullptr;
  if (!asks && a.kind != ActKind::Discard) {
    return false;
  }
  const Act& discard = asks ? *next : a;
  const ActIndex since = so_far_.of[a.seat()].discard_at;
  const Exchange& his = so_far_.of[game::other(a.seat())];
  return (a.seat() == nondealer() && his.discard_at != kNever && his.discard_at > since) ||
         (asks && a.number != record::kUnstated && a.number == number_of(discard, 0)) ||
         number_of(discard, 0) > t_.cards.count(a.seat()).most();
}

/// The non-dealer puts out cards, and in this exchange one was shown that was being given: what he
/// put out for that is not told.
bool NextExchange::shown_since_served(const Act& a) const {
  return a.kind == ActKind::Discard && a.seat() == nondealer() &&
         noted().any(FactKind::ExposedInGiving,
                     [this](const Fact& fact) { return fact.occurred > so_far_.acceptance.at; });
}

/// In the exchange under way this player has had what he put out. Does he begin the next, of which
/// the words are not told?
bool NextExchange::begins_another(const Act& a) const {
  const Exchange& own = so_far_.of[a.seat()];
  const Exchange& his = so_far_.of[game::other(a.seat())];
  const bool exchanged = his.discarded.told() || his.taken.written;
  if (own.asked.is(0) && !own.discarded.told() &&
      (a.kind == ActKind::Discard || (a.kind == ActKind::Ask && exchanged))) {
    return true;  // in this one he wanted none
  }
  if (!own.taken.written) {
    return own.discard_at != kNever ? puts_out_again(a) : shown_since_served(a);
  }
  const bool told = own.discarded.told() || own.implied_discard;
  const bool served = told && own.took() <= own.wish() && !own.taken.none();
  const bool other_since = a.seat() == nondealer() && own.taken.at != kNever &&
                           ((his.taken.at != kNever && his.taken.at > own.taken.at) ||
                            (his.discard_at != kNever && his.discard_at > own.taken.at));
  if (a.kind == ActKind::Take) {
    return other_since;
  }
  return other_since || (told && (own.implied_discard || served));
}

/// Has the non-dealer, or have both, done in this exchange what there is to do?
bool NextExchange::exchange_done() const {
  return of_nondealer([this](Seat seat) {
    const Exchange& his = so_far_.of[seat];
    const Exchange& own = so_far_.of[game::other(seat)];
    return his.taken.written || ((his.discarded.told() || his.asked.is(0)) &&
                                 (own.discarded.told() || own.taken.written));
  });
}

/// He accepted, and accepts: of the exchange under way nothing is told, or it has its discard, and
/// the next proposal is not told.
bool NextExchange::accepts_another(AnswerGiven given) const {
  const auto untold = [this](Seat seat) { return so_far_.of[seat].nothing_known(); };
  const bool nothing = untold(Seat::First) && untold(Seat::Second) && !t_.dealing.stock.is(0);
  const bool put_out =
      of_nondealer([this](Seat seat) { return so_far_.of[seat].discarded.told(); });
  return given == AnswerGiven::Accept && (nothing || put_out) && !so_far_.acceptance.deemed &&
         !so_far_.acceptance.altered;
}

}  // namespace ecarte::replay
