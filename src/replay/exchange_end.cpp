// SPDX-License-Identifier: MIT
#include "replay/exchange_end.hpp"

#include <algorithm>

#include "replay/replay.hpp"

namespace ecarte::replay {

void ExchangeEnd::begin() {
  stock_short_ = false;
  last_taken_ = {{-1, -1}};
}

void ExchangeEnd::close_exchange() {
  if (t_.dealing.phase != Phase::Exchanging) {
    return;
  }
  const bool stops = record_stops();  // and the hands are as they are
  for (const Seat seat : t_.dealing.dealer.nondealer_first()) {
    if (!stops || so_far_.of[seat].given.number >= 0) {  // else he may not have had his cards yet
      const bool lie_apart = stops && !so_far_.of[seat].taken.written;
      so_far_.of[seat].taken.mixed.is =
          lie_apart ? Some(NoYes::No) : so_far_.of[seat].taken.mixed.is;
      so_far_.of[seat].taken.seen = lie_apart ? Some(NoYes::No) : so_far_.of[seat].taken.seen;
      taken_.take_unwritten(seat);
    }
    if (!stops) {
      exposed_taken_.take_lying(seat);
      taken_.exchange_unwritten(seat);
    } else {
      exposed_.leave_shown_open(seat);  // another game may follow, and this hand be over untold
    }
  }
  // The number first asked stands. But where the players went by another, and he has as many cards
  // as he put out by it, that is the fault, and no other.
  for (const Seat seat : t_.dealing.dealer.nondealers()) {
    Exchange& his = so_far_.of[seat];
    const bool whole = his.altered_to == his.discarded && his.altered_to >= 0;
    if (whole && std::max(his.taken.number, his.given.number) == his.altered_to) {
      his.asked = his.altered_to;
    }
  }
  note_stock();
  note_served_before_asking();
  // Numbers named and nothing thrown out: the acceptance failed, and the exchange before was the
  // last.
  const bool exchanged =
      so_far_.of[Seat::First].taken.number >= 0 || so_far_.of[Seat::Second].taken.number >= 0;
  for (const Seat seat : t_.dealing.dealer.nondealer_first()) {
    note_excess(seat);
    note_short(seat);
    const Exchange& over = so_far_.of[seat];
    if (exchanged || so_far_.untold[seat]) {
      last_taken_[seat] =
          over.taken.number < 0 ? -1 : std::max(0, over.taken.number - over.taken.put_back);
    }
  }
  t_.dealing.phase = Phase::Turned;
}

void ExchangeEnd::hand_was_played() {
  if (t_.dealing.phase == Phase::Exchanging && !t_.ahead.exchanges_later(now(), Seat::First) &&
      !t_.ahead.exchanges_later(now(), Seat::Second)) {
    close_exchange();
  }
}

void ExchangeEnd::note_excess(Seat seat) {
  const Exchange& exchange = so_far_.of[seat];
  if (exchange.taken.number < 0) {
    return;
  }
  const int discarded = exchange.discarded >= 0 ? exchange.discarded : exchange.taken.number;
  const int asked = exchange.asked >= 0 && seat == nondealer() ? exchange.asked : discarded;
  const int given = exchange.given.number >= 0 ? exchange.given.number : exchange.taken.number;
  const Some<NoYes> mixed = may_be_put_back(seat) ? unknown<NoYes> : exchange.taken.mixed.is;
  const Some<NoYes> seen = seen_by_now(seat);
  const auto excess = [&](Some<ExcessCause> cause, int number) {
    Fact& fact = note(FactKind::ExcessTaken, record::actor_of(seat), exchange.taken.at, role(seat),
                      cause, mixed, seen);
    fact.number = static_cast<std::uint8_t>(number);
    fact.place.playing = 0;
    fact.proof = exchange.taken.may.size() > 1 ? Proof::Allowed : fact.proof;
    t_.dealing.hands[seat].wrong_cause = cause.must_be(ExcessCause::Own) ? Some(WrongCause::Own)
                                         : cause.must_be(ExcessCause::Given)
                                             ? Some(WrongCause::Given)
                                             : Some{WrongCause::Own, WrongCause::Given};
  };
  if (seat != nondealer()) {
    // Who is not known to deal may have been given them by him who does.
    if (exchange.taken.number > discarded) {
      excess(seat == dealer() ? Some(ExcessCause::Own) : Some<ExcessCause>{},
             exchange.taken.number - discarded);
    }
    return;
  }
  if (given > asked && exchange.asked < 0 && (exchange.given.number < 0 || exchange.asked_untold)) {
    // What he took belies that he asked for as many as he put out: whose doing it was is not told.
    return excess({ExcessCause::Given, ExcessCause::Own}, given - asked);
  }
  if (given > asked) {
    excess(ExcessCause::Given, given - asked);
  }
  const int had = exchange.taken.number + taken_.untaken(seat);
  const int own = std::min(had, std::max(asked, had - std::max(0, given - asked))) - discarded;
  if (own > 0 && (asked > discarded || exchange.taken.number > given)) {
    excess(ExcessCause::Own, own);
  }
}

/// The record stops as the non-dealer is given cards, or has refused or claimed one that was shown:
/// the dealer may not have done.
bool ExchangeEnd::may_be_given_more() const {
  return record_stops() && dealer() && so_far_.of[*dealer()].given.number < 0 &&
         behind().being_given(now());
}

/// The record stops in the exchange in which he has taken too many, and nothing but its cards and
/// what was found is told since: what he puts back now may have lain apart.
bool ExchangeEnd::may_be_put_back(Seat seat) const {
  const Exchange& exchange = so_far_.of[seat];
  return record_stops() && exchange.taken.written && !exchange.taken.mixed.told &&
         exchange.taken.mixed.is.must_be(NoYes::Yes) &&
         behind().only_exchanged_since(exchange.taken.at, now());
}

void ExchangeEnd::note_short(Seat seat) {
  const Exchange& exchange = so_far_.of[seat];
  // Where it is told for how many he asked and how many he was given, and not what he threw out, he
  // threw out as many as he asked for.
  const bool served = seat == nondealer() && exchange.discarded < 0 && exchange.asked >= 0 &&
                      exchange.given.number >= 0;
  const int discarded = served ? exchange.asked : exchange.discarded;
  if (discarded < 0 || (exchange.taken.number < 0 && !served)) {
    return;
  }
  const bool stock_out =
      (exchange.taken.stock_after >= 0 ? exchange.taken.stock_after : t_.dealing.stock) <= 0;
  const Completion completed =
      exchange.taken.completed_at == kNever ? Completion::No : Completion::InTime;
  const Some<HandLeft> left = exchange.taken.may.size() > 1                ? Some<HandLeft>{}
                              : served || t_.cards.count(seat) < kFullHand ? Some(HandLeft::Short)
                                                                           : Some(HandLeft::Full);
  const ActIndex at = exchange.taken.number < 0 ? exchange.given.at : exchange.taken.at;
  const auto lacking = [&](Some<ShortCause> cause, int number) {
    Fact& fact =
        note(FactKind::ShortGiven, record::actor_of(seat), at, cause, role(seat), completed, left);
    fact.number = static_cast<std::uint8_t>(number);
    fact.place.playing = 0;
    t_.dealing.hands[seat].wrong_cause =
        cause.must_be(ShortCause::Own)     ? Some(WrongCause::Own)
        : cause.must_be(ShortCause::Given) ? Some(WrongCause::Given)
        : cause.must_be(ShortCause::Stock) ? Some(WrongCause::Stock)
                                           : Some{WrongCause::Own, WrongCause::Given};
    if (cause.may_be(ShortCause::Given) && seat == nondealer() &&
        exchange.taken.completed_at == kNever && may_be_given_more()) {
      t_.notes.only_suppose();
    }
  };
  if (seat != nondealer()) {
    const Some<ShortCause> by_himself =
        seat == dealer() ? Some(ShortCause::Own) : Some{ShortCause::Own, ShortCause::Given};
    if (exchange.taken.number < exchange.discarded &&
        !(stock_short_ && exchange.taken.number == 0)) {
      lacking(stock_out ? Some(ShortCause::Stock) : by_himself,
              exchange.discarded - exchange.taken.number);
    }
    return;
  }
  const int asked = exchange.asked >= 0 ? exchange.asked : discarded;
  // No more may be told of the giving; and what was shown in it and lies there was given.
  // Whether a card refused was one of those told to be given, or came beside them, is not told.
  const int beside = std::min(exchange.given.number + exchange.given.replaced, asked);
  const int given =
      std::max({exchange.given.number, exchange.taken.number + exposed_taken_.lying(seat), beside});
  const bool untold =
      exchange.asked < 0 && (exchange.given.number < 0 || exchange.asked_untold) && !stock_out;
  if (given < asked && untold) {
    // Asked for or given: which of the two was too few is not told. Who holds five for all that has
    // asked away what he had too many.
    const Some<ShortCause> either{ShortCause::Own, ShortCause::Given};
    lacking(left.must_be(HandLeft::Full) ? Some(ShortCause::Own) : either, asked - given);
  } else if (given < asked && exchange.given.number < 0 && asked > discarded &&
             exchange.taken.number == discarded) {
    return;  // whether he was given no more, or took no more than he might, is not told
  } else if (given < asked) {
    lacking(stock_out ? ShortCause::Stock : ShortCause::Given, asked - given);
    if (stock_out && served_himself_first()) {
      out().facts.pop_back();  // it did hold them, and that is the fault
    }
  }
  if (asked < discarded) {
    lacking(ShortCause::Own, discarded - asked);
  }
}

}  // namespace ecarte::replay
