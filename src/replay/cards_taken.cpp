// SPDX-License-Identifier: MIT
//
// Cards taken in an exchange: how many, from where, and what must have gone out for them.
#include <algorithm>

#include "replay/cards_changed.hpp"

namespace ecarte::replay {

/// He takes for what he put out, and of neither is it told how many.
void CardsChanged::takes_some(Seat seat) {
  t_.dealing.hands[seat].took = NoYes::Yes;
  so_far_.of[seat].taken.at = now();
  beat_taking(seat);
  t_.cards.exchange_untold(now(), seat);
  t_.dealing.leave_stock(Counts::range(0, kFullHand));
}

/// Of what lay apart he has put some back, and is told to take so many as are left: those.
bool CardsChanged::takes_up_what_is_left(const Act& a) const {
  const Exchange& exchange = so_far_.of[a.seat()];
  const TakenCards& taken = exchange.taken;
  const int left = exchange.took() - taken.put_back;
  return t_.dealing.phase == Phase::Exchanging && taken.written && taken.put_back > 0 &&
         !taken.mixed.told && taken.mixed.is.may_be(NoYes::No) && a.count == left && left > 0 &&
         exchange.discarded.is(left);
}

/// He was given some, the giving was broken off, and he is told to take as many as were wanting:
/// those besides.
bool CardsChanged::takes_the_rest(const Act& a) const {
  const Exchange& exchange = so_far_.of[a.seat()];
  return t_.dealing.phase == Phase::Exchanging && exchange.given.so_far > 0 &&
         a.count != record::kUnstated && a.count > 0 && !exchange.taken.written &&
         exchange.given.so_far + a.count == exchange.wish();
}

void CardsChanged::take(const Act& told) {
  const Seat seat = told.seat();
  if (takes_the_rest(told)) {
    GivenCards& given = so_far_.of[seat].given;
    Act whole = told;
    whole.count = static_cast<std::uint8_t>(given.so_far + told.count);
    given.number = whole.count;
    given.so_far = 0;
    return take_cards(whole);
  }
  take_cards(told);
}

void CardsChanged::take_cards(const Act& a) {
  const Seat seat = a.seat();
  if (takes_up_what_is_left(a)) {
    return check(t_.cards.tell(now(), seat, a.cards));
  }
  if (making_up_.makes_up(a)) {
    return making_up_.complete(a);
  }
  if (int& untold = t_.dealing.hands[seat].made_up.untold;
      !a.cards.empty() && a.cards.size() <= untold && a.count <= untold) {
    untold -= a.cards.size();
    return check(t_.cards.tell(now(), seat, a.cards));  // what he made his hand up with
  }
  const CardSet again = take_up_discard(seat, a.cards);
  if (!again.empty() && a.count == again.size()) {
    return;
  }
  exchange_by(a);
  Exchange& exchange = so_far_.of[seat];
  comes_with(seat);
  // Of a number that is not known: as many as were thrown out, which makes a hand of five; or asked
  // for, if it is not told how many went.
  const int likely = exchange.discarded.or_else(exchange.asked).or_else(0);
  const int told = number_of(a, std::max(a.cards.size(), likely)) - again.size();
  if (a.count == 0 && exchange.discarded.or_else(0) == 0) {
    return takes_none(seat);
  }
  if (a.count == record::kUnstated && a.cards.empty() && !exchange.wish_known()) {
    return takes_some(seat);
  }
  if (exposed_taken_.chooses_exposed(a, told)) {
    return exposed_taken_.choose_exposed(a);
  }
  if (exchange.taken.written && !(a.cards & exchange.taken.named).empty()) {
    return taken_told_again(a, told);
  }
  const CardSet turned = take_turn_up(a);
  const CardSet chosen = exchange.taken.chosen;
  const bool with_chosen = !(a.cards & chosen).empty() ||
                           (exchange.wish_known() && told + chosen.size() > exchange.wish());
  const int number = with_chosen ? std::max(0, told - chosen.size()) : told;
  exchange.taken.named |= a.cards;
  const bool in_error = exposed_taken_.may_be_turned_in_error(a, number);
  const CardSet cards = (a.cards - chosen - turned - again) |
                        exposed_taken_.take_exposed(a, number) | exposed_taken_.faced_in_part();
  if (!t_.dealing.shown.exposed_may[seat].empty()) {
    exposed_taken_.take_unknown(a, number);
    t_.dealing.shown.exposed_may[seat] = {};
  }
  exposed_.reach_faced(cards, NoYes::Yes);  // it was given, faced as it lay
  const bool more = exchange.taken.written && !exchange.taken.none();
  const int before = exchange.took();
  exchange.taken.add(number + chosen.size());
  if (a.count == record::kUnstated) {
    exchange.taken.may = exchange.may_take(before + a.cards.size());
  }
  const bool untold = a.count == record::kUnstated || !exchange.discarded.known();
  const ExchangeWays ways = untold ? end_.ways(seat) : ExchangeWays{};
  if (!exchange.discarded.known() && !t_.ahead.discards_later(now(), seat)) {
    put_out_before(seat, number, ways);
  }
  exchange.taken.chosen = {};
  exchange.taken.written = true;
  exchange.taken.at = now();
  const bool apart = (a.flags & record::kApart) != 0;
  const bool part_mixed = more && exchange.taken.mixed.is.must_be(NoYes::Yes);
  exchange.taken.mixed.is =
      apart && !part_mixed ? NoYes::No : NoYes::Yes;  // one card of them is enough
  exchange.taken.mixed.told = (a.flags & record::kMixed) != 0;
  exchange.taken.seen =
      (a.flags & record::kUnseen) == 0 && !apart ? unknown<NoYes> : Some(NoYes::No);
  if (number > 0) {
    t_.dealing.hands[seat].took = NoYes::Yes;
  }
  if (a.count != record::kUnstated || !a.cards.empty()) {
    check_stock(a, number - turned.size());
  }
  // Of the numbers he may have taken by now, some was told before.
  const Counts from_stock =
      ways.taken.size() > 1 ? less_by(ways.taken, exactly(before + chosen.size() + turned.size()))
                            : exactly(number - turned.size());
  t_.dealing.leave_stock(from_stock);
  exchange.taken.stock_after = t_.dealing.stock;
  beat_taking(seat);
  if (seat == dealer()) {
    note_served_first(game::other(seat));
  }
  if (faced_may_come(a, number, cards)) {
    // Whether it lay in the way and was given, or not: it came from where the others did.
    check(t_.cards.move(now(), Pile::Faced, Pile::Stock, Counts::range(0, number - cards.size()),
                        {}));
  }
  take_in(seat, cards, from_stock, now());
  if (untold) {
    t_.cards.tell_count(now(), seat, ways.hand);
    exchange.came_to = t_.cards.count(seat);
    exchange.taken.by = static_cast<ActIndex>(now() + 1);
  }
  if (in_error) {
    t_.cards.exchange_untold(now(), seat);  // a card that lay there came with the others
  }
}

/// May a card that lies faced be one of those he takes without naming them in full?
bool CardsChanged::faced_may_come(const Act& a, int number, CardSet named) {
  const CardSet faced = t_.cards.may(Pile::Faced);
  if (faced.empty() || number <= named.size()) {
    return false;
  }
  const std::span<const CardSet> in_part = partly(now());
  const bool unnamed = number > named.size() + static_cast<int>(in_part.size());
  return (unnamed && !t_.ahead.shows_hand(now(), a.seat())) ||
         std::ranges::any_of(in_part, [&](CardSet may) { return !(may & faced).empty(); }) ||
         t_.ahead.may_show(now(), a.seat(), faced);
}

/// The discard that must have gone before what he takes, where its number is not written.
void CardsChanged::put_out_before(Seat seat, int taken, const ExchangeWays& ways) {
  Exchange& exchange = so_far_.of[seat];
  exchange.implied_discard = true;
  const bool as_asked = seat == nondealer() && !exchange.discarded.told();
  const int likely = as_asked ? exchange.asked.or_else(taken) : taken;
  const Counts sizes = t_.cards.count(seat);
  const Counts put_out = exchange.discarded.told() && !ways.put_out.empty()
                             ? ways.put_out
                             : exactly(std::min(likely, sizes.most()));
  check(t_.cards.move(now(), hand_of(seat), Pile::Out, put_out, {}));
}

/// So many are told to come from the stock: has it as many, where all is told that has left it?
void CardsChanged::check_stock(const Act& a, int number) {
  if (number <= t_.dealing.stock_may.most()) {
    const bool known = t_.dealing.stock.known() && so_far_.acceptance.stock.known();
    return known ? void() : held_enough(a.seat(), number);
  }
  const Shown& shown = t_.dealing.shown;
  const bool mended = std::ranges::any_of(
      game::kSeats, [this](Seat seat) { return t_.dealing.hands[seat].made_up.number != 0; });
  if (!t_.cards.in_doubt() && !mended && (shown.faced | shown.offered).empty() &&
      !t_.ahead.later(ActKind::Find, record::kNobody, now())) {
    impossible("stock-exhausted", now(), behind().last_taking(now()), {}, a.actor);
  }
}

/// The stock had as many when he took them; and when it was accepted, those besides that the other
/// had taken before him.
void CardsChanged::held_enough(Seat seat, int number) {
  const Exchange& his = so_far_.of[game::other(seat)];
  const int others = his.taken.written ? his.took() : 0;
  stock_has(number);
  const Counts then = so_far_.acceptance.stock;
  if (others + number <= then.most()) {
    so_far_.acceptance.stock.narrow(Counts::range(others + number, then.most()));
  }
}

/// The card turned up, which he takes for one of those given him. Returns it, if he does.
CardSet CardsChanged::take_turn_up(const Act& a) {
  CardSet turned;
  for (const CardSet card : giving_.turned()) {
    turned |= card.size() == 1 ? card & a.cards & t_.cards.sure(Pile::Out) : CardSet{};
  }
  if (!turned.empty()) {
    note(FactKind::CardTakenUp, a.actor, now(), TakenUpFrom::TurnUp).cards = turned;
    check(t_.cards.move(now(), Pile::Out, hand_of(a.seat()), turned.size(), turned));
  }
  return turned;
}

/// He goes on with the hand he has: nothing was put out, and the stock is not touched.
void CardsChanged::takes_none(Seat seat) {
  Exchange& exchange = so_far_.of[seat];
  if (seat == nondealer() && words_.goes_back_on_proposal(seat)) {
    note(FactKind::AskedNone, record::actor_of(seat), now());
  }
  exchange.implied_discard = exchange.implied_discard || !exchange.discarded.known();
  exchange.taken.add(0);
  exchange.taken.written = true;
  exchange.taken.at = now();
  exchange.taken.stock_after = t_.dealing.stock;
}

/// Of the cards he takes some were named before: it is the same taking, told once more and more
/// fully.
void CardsChanged::taken_told_again(const Act& a, int number) {
  const Seat seat = a.seat();
  Exchange& exchange = so_far_.of[seat];
  const int more = std::max(0, number - exchange.took());
  exposed_taken_.take_exposed(a, number);
  exchange.taken.add(more);
  t_.dealing.leave_stock(exactly(more));
  exchange.taken.stock_after = t_.dealing.stock;
  if (more > 0) {
    take_in(seat, a.cards - exchange.taken.named, exactly(more), now());
  } else {
    check(t_.cards.tell(now(), seat, a.cards));
  }
  exchange.taken.named |= a.cards;
}

/// The dealer takes cards: has his adversary all he asked for?
void CardsChanged::note_served_first(Seat nondealer) {
  const Exchange& his = so_far_.of[nondealer];
  const int lacking = his.wish() - his.has();
  if (lacking <= 0 || t_.dealing.stock.most() >= lacking) {
    return;  // he has them, or enough are left for him
  }
  note(FactKind::ServedFirst, record::actor_of(game::other(nondealer)), now(), Served::Unserved);
}

}  // namespace ecarte::replay
