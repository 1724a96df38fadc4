// SPDX-License-Identifier: MIT
#include "replay/making_up.hpp"

#include <algorithm>

namespace ecarte::replay {

namespace {

/// The cards he was given or took, and still has.
int has_now(const Exchange& own) {
  return own.taken.written ? own.took() - own.taken.put_back
                           : own.has() - own.taken.put_back - own.given.returned;
}

}  // namespace

/// A player who has taken and lacks as many takes them when he has asked for that, or, who dealt,
/// when the other has led: his hand is made up.
bool MakingUp::makes_up(const Act& a) const {
  const Seat seat = a.seat();
  const HandOfDealing& hand = t_.dealing.hands[seat];
  const auto asked_for = [&](const Deed& deed) {
    return deed.what == Remedy::Complete && deed.by == a.actor && !deed.carried_out &&
           deed.at > so_far_.of[seat].taken.at;
  };
  const bool claimed =
      so_far_.of[seat].taken.written && std::ranges::any_of(out().deeds, asked_for);
  return ((t_.playing.begun && seat == dealer()) || claimed) && hand.took.must_be(NoYes::Yes) &&
         hand.first_card == kNever && a.count != record::kUnstated && a.count > 0 &&
         !lacking(seat, t_.cards.count(seat), a.count).empty();
}

/// Has the non-dealer, who was given too few, asked for the rest since? Then what is given him now
/// makes his hand up.
bool MakingUp::gives_what_was_asked() const {
  if (!nondealer()) {
    return false;
  }
  const Exchange& his = so_far_.of[*nondealer()];
  return his.given.number.known() && his.given.number.or_else(0) < his.wish() &&
         std::ranges::any_of(out().deeds, [&](const Deed& deed) {
           return deed.what == Remedy::Complete && is_nondealer(deed.by) && !deed.carried_out &&
                  deed.at > his.given.at && deed.dealing == dealing_number();
         });
}

/// What is wanting in a hand of `had` cards: five; but to one who asked for fewer than he put out
/// no more is owed than he asked for.
int MakingUp::lacks(Seat seat, int had) const {
  const Exchange& own = so_far_.of[seat];
  const int wanting = kFullHand - had;
  const int asked = own.asked.or_else(kFullHand);
  const bool asked_short = own.asked.known() && own.discarded.or_else(0) > asked;
  return asked_short ? std::min(wanting, asked - has_now(own)) : wanting;
}

/// Of these sizes, those of a hand that wants so many.
Counts MakingUp::lacking(Seat seat, Counts sizes, int number) const {
  Counts so_many;
  for (const int had : sizes) {
    so_many |= lacks(seat, had) == number ? Counts{had} : Counts{};
  }
  return so_many;
}

void MakingUp::complete(const Act& a) {
  giving_.packets_complete();
  if (t_.dealing.phase == Phase::Dealing) {
    return giving_.put_right(a);  // until the trump is turned to make up a hand puts the deal right
  }
  const Seat seat = a.seat();
  if (so_far_.of[seat].given.number.known()) {
    taken_.has_taken(seat);  // who makes up his hand has what he was given
  }
  const bool late = t_.dealing.hands[seat].first_card != kNever;
  const Counts had =
      late ? t_.cards.count_at_start(seat) : t_.cards.count(seat);  // he may have played
  const int number = number_of(a, std::max(1, lacks(seat, had.least())));
  const Some<Leave> leave =
      t_.dealing.hands[seat].took.must_be(NoYes::Yes) || t_.dealing.hands[seat].made_up.leave
          ? Some(Leave::Given)
      : role(seat).must_be(Role::NonDealer) ? Some(Leave::Given)
      : role(seat).must_be(Role::Dealer)    ? Some(Leave::None)
                                            : Some<Leave>{};
  deed(Remedy::Complete, a.actor, true).number = static_cast<std::uint8_t>(number);
  find_all_for_dealing(now());
  if (!late && had == kFullHand && t_.dealing.phase == Phase::Exchanging) {
    taken_.may_have_changed(seat);  // a full hand lacks nothing but by an exchange
  }
  const bool in_part = so_far_.of[seat].implied_discard || !so_far_.of[seat].taken.written;
  const bool untold =
      taken_.is_untold(seat) || (in_part && t_.dealing.hands[seat].took.must_be(NoYes::Yes));
  if (late && untold && had.is(kFullHand)) {
    t_.cards.recount(seat, -number);  // so he had begun to play with fewer
    t_.dealing.hands[seat].wrong_cause =
        Some{WrongCause::Dealt, WrongCause::Own} | Some(WrongCause::Given);
    out().untold.room.set(static_cast<std::size_t>(FactKind::ShortGiven));
  }
  if (!late) {
    t_.cards.tell_count(now(), seat, lacking(seat, had, number));
  }
  if (!late && untold && had.is(kFullHand)) {
    // Of his exchange it is not told, but by this, that it left him short.
    check(t_.cards.move(now(), hand_of(seat), Pile::Out, std::min(number, kFullHand), {}));
    t_.dealing.hands[seat].took = NoYes::Yes;
    t_.dealing.hands[seat].wrong_cause = Some{WrongCause::Own, WrongCause::Given};
    out().untold.room.set(static_cast<std::size_t>(FactKind::ShortGiven));
  }
  Fact& fact = note(FactKind::Completed, a.actor, now(), role(seat), leave,
                    late ? Timely::Late : Timely::InTime, of_surplus(t_.dealing.hands[seat].took));
  fact.cards = a.cards;
  fact.number = static_cast<std::uint8_t>(number);
  if (late && a.cards.empty() && t_.ahead.puts_back_later(now(), seat, number)) {
    t_.dealing.hands[seat].made_up.aside += number;
    return;  // the cards counted there are those that go back: the hand is what it was
  }
  stock_has(number);
  t_.dealing.leave_stock(exactly(number));
  t_.dealing.hands[seat].made_up.number += number;
  const bool none_of_his = late || lacks(seat, had.least()) <= 0;
  const bool disputed = none_of_his && t_.ahead.denied(now());
  t_.dealing.hands[seat].made_up.late += late || disputed ? number : 0;
  t_.dealing.hands[seat].made_up.disputed |= disputed;
  t_.dealing.hands[seat].made_up.not_his |= disputed ? a.cards : CardSet{};
  t_.dealing.hands[seat].made_up.beforehand += disputed && !t_.playing.begun ? number : 0;
  t_.dealing.hands[seat].made_up.untold = std::max(0, number - a.cards.size());
  take_in(seat, a.cards, exactly(number), now());
  before_his_first_card(seat);
  Exchange& exchange = so_far_.of[seat];
  if (t_.dealing.hands[seat].took.must_be(NoYes::Yes) && t_.dealing.phase == Phase::Exchanging &&
      !late) {
    exchange.taken.completed_at = now();
  }
}

void MakingUp::complete_told(const Act& a) {
  Act own = a;
  const Seat other = game::other(a.seat());
  const Counts had = t_.playing.begun ? t_.cards.count_at_start(other) : t_.cards.count(other);
  if (a.seat() == dealer() && t_.cards.count(a.seat()).most() >= kFullHand &&
      had.least() < kFullHand) {
    own.actor = record::actor_of(other);
  }
  complete(own);
}

/// Of the cards that were given to him and lie there some go back on the stock before he has taken
/// them. If that was more than he may have, and nobody's doing but his own, it is told at once: the
/// cards he then takes are the right number.
void MakingUp::put_back_untaken(const Act& a, int number) {
  Exchange& exchange = so_far_.of[a.seat()];
  const int put_out = exchange.discarded.or_else(0);
  const int asked = exchange.asked.or_else(put_out);
  const int given = exchange.given.number.or_else(0);
  if (exchange.discarded.known() && given <= asked && given > put_out) {
    Fact& fact =
        note(FactKind::ExcessTaken, a.actor, exchange.given.at, role(a.seat()), ExcessCause::Own,
             exchange.taken.written ? exchange.taken.mixed.is : Some(NoYes::No), NoYes::No);
    fact.number = static_cast<std::uint8_t>(given - put_out);
    fact.place.playing = 0;
  }
  exchange.given.returned += number;
  deed(Remedy::PutBack, a.actor, true).number = static_cast<std::uint8_t>(number);
}

void MakingUp::put_back(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  if (giving_.awaits_rectification()) {
    return giving_.put_right(a);  // the card too many goes back, as was required
  }
  if (giving_.has_put_right()) {
    return;  // it goes back where it came from
  }
  const int number = number_of(a, 1);
  if (const Exchange& own = so_far_.of[a.seat()];
      t_.dealing.phase == Phase::Exchanging && own.given.number.or_else(0) > 0 &&
      (!own.taken.written || taken_.untaken(a.seat()) >= number)) {
    return put_back_untaken(a, number);
  }
  if (int& aside = t_.dealing.hands[a.seat()].made_up.aside; aside >= number && a.cards.empty()) {
    aside -= number;
    return;
  }
  if (MadeUp& made_up = t_.dealing.hands[a.seat()].made_up; made_up.late >= number) {
    made_up.late -= number;  // what he made up too late goes back where it came from
    made_up.beforehand = std::min(made_up.beforehand, made_up.late);
  } else {
    deed(Remedy::PutBack, a.actor, true).number = static_cast<std::uint8_t>(number);
  }
  // Back on the stock: it may come to either hand again.
  check(t_.cards.move(now(), hand_of(a.seat()), Pile::Stock, exactly(number), a.cards));
  Exchange& exchange = so_far_.of[a.seat()];
  if (exchange.taken.mixed.is.must_be(NoYes::Yes) && !exchange.taken.mixed.told &&
      exchange.taken.written && t_.dealing.phase == Phase::Exchanging) {
    exchange.taken.mixed.is = {NoYes::No,
                               NoYes::Yes};  // what goes back at once may have lain apart
  }
  exchange.taken.put_back += number;
  t_.dealing.back_on_stock(exactly(number));
}

std::optional<Seat> MakingUp::excess_apart() const {
  if (t_.playing.begun || t_.dealing.words.exchanges == 0 || !dealer()) {
    return std::nullopt;
  }
  for (const Seat seat : t_.dealing.dealer.nondealer_first()) {
    const Exchange& own = so_far_.of[seat];
    const bool apart = !own.taken.written || own.taken.mixed.is.must_be(NoYes::No);
    if (apart && own.discarded.known() && has_now(own) > own.discarded.or_else(0)) {
      return seat;
    }
  }
  return std::nullopt;
}

void MakingUp::put_excess_back(const Act& a) {
  const std::optional<Seat> whose = excess_apart();
  if (!whose) {
    return;
  }
  const Exchange& own = so_far_.of[*whose];
  Act back = a;
  back.actor = record::actor_of(*whose);
  back.cards = {};
  back.count = static_cast<std::uint8_t>(has_now(own) - own.discarded.or_else(0));
  put_back(back);
}

}  // namespace ecarte::replay
