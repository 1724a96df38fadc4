// SPDX-License-Identifier: MIT
#include "replay/exchange_end.hpp"

#include <algorithm>

#include "replay/replay.hpp"

namespace ecarte::replay {

namespace {

/// Why the hand is of a wrong number, if it has too few by this.
Some<WrongCause> wrong_by(Some<ShortCause> cause) {
  const auto may = [cause](ShortCause one, WrongCause wrong) {
    return cause.may_be(one) ? Some(wrong) : Some<WrongCause>::of_bits(0);
  };
  return may(ShortCause::Own, WrongCause::Own) | may(ShortCause::Given, WrongCause::Given) |
         may(ShortCause::Stock, WrongCause::Stock);
}

}  // namespace

void ExchangeEnd::begin() {
  stock_short_ = false;
  last_taken_ = {};
  closed_ = {};
}

void ExchangeEnd::close_exchange() {
  if (t_.dealing.phase != Phase::Exchanging) {
    return;
  }
  const bool stops = record_stops();  // and the hands are as they are
  for (const Seat seat : t_.dealing.dealer.nondealer_first()) {
    if (!stops ||
        so_far_.of[seat].given.number.known()) {  // else he may not have had his cards yet
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
    const bool whole = his.altered_to && his.discarded.is(*his.altered_to);
    if (whole && his.has() == *his.altered_to) {
      his.asked = *his.altered_to;
    }
  }
  note_stock();
  note_served_before_asking();
  // Numbers named and nothing thrown out: the acceptance failed, and the exchange before was the
  // last.
  const bool exchanged =
      so_far_.of[Seat::First].taken.any() || so_far_.of[Seat::Second].taken.any();
  for (const Seat seat : t_.dealing.dealer.nondealer_first()) {
    note_amiss(seat);
    const Exchange& over = so_far_.of[seat];
    if (exchanged || changed_untold(seat)) {
      last_taken_[seat] = over.number_taken();
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

void ExchangeEnd::note_amiss(Seat seat) {
  const Exchange& exchange = so_far_.of[seat];
  if (!exchange.taken.any() && !(exchange.asked.known() && exchange.given.number.known())) {
    return;
  }
  Closed& closed = closed_[seat];
  if (exchange.taken.may.known() && exchange.discarded.known()) {
    closed.at = kNever;  // what comes after it tells no more of its numbers
    return note_amiss(seat, amiss_in(taken_.numbers_of(seat)), t_.cards.count(seat));
  }
  closed.at = now();
  closed.served_at = served_at(seat);
  closed.told = taken_.numbers_of(seat);
  check(t_.cards.settle());
  closed.told.hand = sizes_then(seat);
  closed.amiss = amiss_in(closed.told);
  note_amiss(seat, closed.amiss, t_.cards.count(seat));
}

/// The hand with which he came out of it, before anything was put right.
Counts ExchangeEnd::sizes_then(Seat seat) const {
  const Exchange& exchange = so_far_.of[seat];
  if (exchange.came_to.known() || exchange.came_to.empty()) {
    return kAnyNumber;
  }
  // If it was found to be otherwise, he need not have been dealt what he was thought to have.
  const Counts sizes = t_.cards.count_at(seat, exchange.taken.by);
  return sizes.within(exchange.came_to) ? sizes : kAnyNumber;
}

void ExchangeEnd::note_amiss(Seat seat, const ExchangeAmiss& amiss, Counts sizes) {
  // That he was given more than he asked for nothing speaks of, where nothing is told of it.
  const TakenCards& taken = so_far_.of[seat].taken;
  const bool untold = !taken.written && taken.may.size() > 1 && !amiss.excess.surely;
  if (amiss.excess.possible() && !untold) {
    note_excess(seat, amiss.excess);
  } else if (amiss.excess.possible()) {
    out().untold.room.set(static_cast<std::size_t>(FactKind::ExcessTaken));
  }
  if (amiss.shortage.possible()) {
    note_short(seat, amiss.shortage, sizes);
  }
}

void ExchangeEnd::look_back() {
  for (const Seat seat : t_.dealing.dealer.nondealer_first()) {
    Closed& closed = closed_[seat];
    if (closed.at == kNever || closed.served_at != served_at(seat)) {
      continue;
    }
    const Counts sizes = sizes_then(seat);
    if (sizes == closed.told.hand) {
      continue;
    }
    closed.told.hand = sizes;
    closed.amiss = amiss_in(closed.told);
    std::vector<Fact>& facts = out().facts;
    const auto of_it = [&](const Fact& fact) {
      return (fact.kind == FactKind::ExcessTaken || fact.kind == FactKind::ShortGiven) &&
             fact.subject == record::actor_of(seat) && fact.occurred == closed.served_at &&
             fact.place.dealing == dealing_number();
    };
    const auto place = std::ranges::find_if(facts, of_it) - facts.begin();
    std::erase_if(facts, of_it);
    const auto end = std::ssize(facts);
    note_amiss(seat, closed.amiss, t_.cards.count_at(seat, closed.at));
    std::rotate(facts.begin() + std::min(place, end), facts.begin() + end, facts.end());
  }
}

ActIndex ExchangeEnd::served_at(Seat seat) const {
  const Exchange& exchange = so_far_.of[seat];
  return exchange.taken.any() ? exchange.taken.at : exchange.given.at;
}

void ExchangeEnd::note_excess(Seat seat, const Amiss& amiss) {
  const Exchange& exchange = so_far_.of[seat];
  const Some<NoYes> mixed = may_be_put_back(seat) ? unknown<NoYes> : exchange.taken.mixed.is;
  const Some<NoYes> seen = seen_by_now(seat);
  const auto excess = [&](Some<ExcessCause> cause, int number) {
    Fact& fact = note(FactKind::ExcessTaken, record::actor_of(seat), served_at(seat), role(seat),
                      cause, mixed, seen);
    fact.number = static_cast<std::uint8_t>(number);
    fact.place.playing = 0;
    fact.proof = amiss.surely ? fact.proof : Proof::Allowed;
    t_.dealing.hands[seat].wrong_cause = cause.must_be(ExcessCause::Own) ? Some(WrongCause::Own)
                                         : cause.must_be(ExcessCause::Given)
                                             ? Some(WrongCause::Given)
                                             : Some{WrongCause::Own, WrongCause::Given};
  };
  if (seat != nondealer()) {
    // Who is not known to deal may have been given them by him who does.
    return excess(seat == dealer() ? Some(ExcessCause::Own) : Some<ExcessCause>{}, amiss.least());
  }
  if (amiss.surely_by_other()) {
    excess(ExcessCause::Given, amiss.by_other.least());
  }
  if (amiss.surely_by_himself()) {
    excess(ExcessCause::Own, amiss.by_himself.least());
  }
  if (!amiss.surely_by_other() && !amiss.surely_by_himself()) {
    // Who puts back all that lay apart of what he had too many owns by that to having taken it.
    const bool owns_to_it =
        mixed.must_be(NoYes::No) && exchange.taken.put_back >= amiss.least() && amiss.least() > 0;
    excess(owns_to_it ? Some(ExcessCause::Own) : amiss.whose(ExcessCause::Given, ExcessCause::Own),
           amiss.least());
  }
}

/// The record stops as the non-dealer is given cards, or has refused or claimed one that was shown:
/// the dealer may not have done.
bool ExchangeEnd::may_be_given_more() const {
  return record_stops() && dealer() && !so_far_.of[*dealer()].given.number.known() &&
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

void ExchangeEnd::note_short(Seat seat, const Amiss& amiss, Counts sizes) {
  const Exchange& exchange = so_far_.of[seat];
  const Counts stock = stock_left(seat);
  const auto or_stock = [stock](Some<ShortCause> cause) {
    return stock.is(0) ? Some(ShortCause::Stock) : stock.has(0) ? cause | ShortCause::Stock : cause;
  };
  const Completion completed =
      exchange.taken.completed_at == kNever ? Completion::No : Completion::InTime;
  const Some<HandLeft> left = !exchange.taken.any() || sizes.most() < kFullHand
                                  ? Some(HandLeft::Short)
                              : sizes.least() < kFullHand ? Some<HandLeft>{}
                                                          : Some(HandLeft::Full);
  const auto lacking = [&](Some<ShortCause> cause, int number) {
    Fact& fact = note(FactKind::ShortGiven, record::actor_of(seat), served_at(seat), cause,
                      role(seat), completed, left);
    fact.number = static_cast<std::uint8_t>(number);
    fact.place.playing = 0;
    fact.proof = amiss.surely ? fact.proof : Proof::Allowed;
    t_.dealing.hands[seat].wrong_cause = wrong_by(cause);
    if (cause.may_be(ShortCause::Given) && seat == nondealer() &&
        exchange.taken.completed_at == kNever && may_be_given_more()) {
      t_.notes.only_suppose();
    }
  };
  if (seat != nondealer()) {
    const Some<ShortCause> by_himself =
        seat == dealer() ? Some(ShortCause::Own) : Some{ShortCause::Own, ShortCause::Given};
    if (!(stock_short_ && exchange.taken.none())) {
      lacking(or_stock(by_himself), amiss.least());
    }
    return;
  }
  if (amiss.surely_by_other()) {
    lacking(or_stock(ShortCause::Given), amiss.by_other.least());
    if (stock.is(0) && served_himself_first()) {
      out().facts.pop_back();  // it did hold them, and that is the fault
    }
  }
  if (amiss.surely_by_himself()) {
    lacking(ShortCause::Own, amiss.by_himself.least());
  }
  if (!amiss.surely_by_other() && !amiss.surely_by_himself()) {
    // Who holds five for all that, and was given none since, has asked away what he had too many.
    const Some<ShortCause> either = amiss.whose(ShortCause::Given, ShortCause::Own);
    const bool asked_away = left.must_be(HandLeft::Full) && completed == Completion::No;
    lacking(asked_away ? Some(ShortCause::Own) : either, amiss.least());
  }
}

}  // namespace ecarte::replay
