// SPDX-License-Identifier: MIT
#include "replay/taken_untold.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace ecarte::replay {

/// How many cards a player took besides those shown to him that he chose, where it is not written:
/// as many as he discarded, asked for or was given, as far as the stock went.
int TakenUntold::unwritten(Seat seat) const {
  const Exchange& exchange = so_far_.of[seat];
  const int put_out = exchange.discarded.or_else(0);
  const int wish = exchange.given.number.known()
                       ? exchange.given.number.or_else(0) - exchange.given.returned
                   : seat == nondealer() ? exchange.asked.or_else(put_out)
                                         : put_out;
  return std::min(std::max(0, wish - exchange.taken.chosen.size()), t_.dealing.stock.most());
}

/// Who asked for another number than he put out, and is not told to have been given any, may have
/// taken the one or the other, as far as that leaves him no more than he had: the play tells.
Counts TakenUntold::may_be_unwritten(Seat seat) const {
  const Exchange& exchange = so_far_.of[seat];
  const int number = unwritten(seat);
  const int put_out = exchange.discarded.or_else(0) - exchange.taken.chosen.size();
  if (!exchange.asked.known() || exchange.given.number.known() || exchange.had.empty()) {
    return exactly(number);
  }
  const int lacking = exchange.had.most() - t_.cards.count(seat).most();
  const int other = std::clamp(std::min(put_out, lacking), 0, t_.dealing.stock.most());
  return Counts::range(std::min(number, other), std::max(number, other));
}

void TakenUntold::take_unwritten(Seat seat) {
  Exchange& exchange = so_far_.of[seat];
  if (exchange.taken.any() || exchange.discarded.or_else(0) == 0) {
    return;
  }
  const int chosen = exchange.taken.chosen.size();
  const int number = unwritten(seat);
  const Counts numbers = may_be_unwritten(seat);
  exchange.taken.may = numbers.shifted(chosen);
  exchange.taken.chosen = {};
  exchange.taken.at = exchange.given.number.known() ? exchange.given.at : exchange.discard_at;
  if (number > 0) {
    t_.dealing.hands[seat].took = NoYes::Yes;
  }
  t_.dealing.leave_stock_untold(numbers);
  const CardSet exposed = t_.dealing.shown.exposed_for[seat] & t_.dealing.shown.offered;
  const bool came = !exposed.empty() && exposed.size() <= number;
  const bool unnamed =
      !t_.dealing.shown.exposed_may[seat].empty() && exchange.given.to_replace == 0 && number > 0;
  if (came || unnamed) {
    // What was shown to him in giving, and not refused, came with the rest before he went on.
    deed(Remedy::TakeCard, record::kNobody, true).at = static_cast<ActIndex>(now() - 1);
  }
  if (came) {
    t_.dealing.shown.offered -= exposed;
    t_.dealing.shown.exposed_for[seat] = {};
  }
  if (unnamed) {
    t_.dealing.shown.exposed_may[seat] = {};
  }
  take_in(seat, came ? exposed : CardSet{}, numbers, exchange.discard_at);
  exchange.came_to = t_.cards.count(seat);
  exchange.taken.by = now();
  exposed_taken_.take_faced_untold(seat, number);
}

/// He is told of as one who has taken his cards, and that is not told any more.
void TakenUntold::take_untold(Seat seat) {
  if (t_.dealing.phase == Phase::Exchanging && !t_.ahead.takes_later(now(), seat)) {
    take_unwritten(seat);
  }
}

void TakenUntold::has_taken(Seat seat) {
  if (t_.dealing.phase == Phase::Exchanging &&
      !t_.ahead.later(ActKind::Take, record::actor_of(seat), now())) {
    take_unwritten(seat);
  }
}

/// He has taken cards, and of what he put out or took it is not told how many.
bool TakenUntold::numbers_open(const Exchange& exchange) {
  const bool took = exchange.taken.written || exchange.taken.at != kNever;
  return took && (exchange.implied_discard || !exchange.taken.any() || !exchange.taken.may.known());
}

void TakenUntold::found_wrong(Seat seat) {
  suppose_wrong_exchange(seat, 1);
  suppose_wrong_exchange(seat, -1);
  constexpr std::array kMending{ActKind::PutBack, ActKind::Draw, ActKind::ThrowOut,
                                ActKind::Complete};
  const bool mended = std::ranges::any_of(
      kMending, [this](ActKind kind) { return later(kind, record::kNobody, now()); });
  if (!mended && took_as_many(seat) && !t_.playing.begun &&
      amiss_in(numbers_of(seat)) == ExchangeAmiss{}) {
    Fact& fact = note(FactKind::ExcessTaken, record::actor_of(seat), so_far_.of[seat].taken.at,
                      role(seat), unknown<ExcessCause>, unknown<NoYes>, unknown<NoYes>);
    refuted_by(fact, now());
  }
}

ExchangeNumbers TakenUntold::numbers_of(Seat seat) const {
  const Exchange& exchange = so_far_.of[seat];
  ExchangeNumbers told;
  told.had = exchange.had.empty() ? t_.cards.count(seat) : exchange.had;
  told.put_out = exchange.discarded;
  told.served_by_other = seat == nondealer();
  if (exchange.taken.any()) {
    told.taken = NumberTold(exchange.taken.may);
  }
  told.stock_ran_out = stock_left(seat).is(0);
  if (told.served_by_other) {
    told.asked = exchange.asked;
    told.given = exchange.given.number;
    told.left_lying = untaken(seat);
    told.shown_and_given = exposed_taken_.lying(seat);
    told.given_for_refused = exchange.given.replaced;
  }
  return told;
}

/// So many too many, or fewer than none too few, are found in a hand of which it is not told how
/// many he put out or took: he may have taken the wrong number, if he was not dealt it.
void TakenUntold::suppose_wrong_exchange(Seat seat, int beyond) {
  const Exchange& exchange = so_far_.of[seat];
  if (!numbers_open(exchange) || t_.playing.begun) {
    return;
  }
  ExchangeNumbers told = numbers_of(seat);
  if (told.taken.known()) {
    told.put_out = std::max(0, told.taken.or_else(0) - beyond);
  } else if (told.put_out.known()) {
    told.taken = std::max(0, told.put_out.or_else(0) + beyond);
  }
  const ExchangeAmiss amiss = amiss_in(told);
  const auto whose = [&](const Amiss& of, auto given, auto own) {
    return seat == dealer() ? Some(own) : dealer() ? of.whose(given, own) : Some{given, own};
  };
  Fact& fact = beyond > 0
                   ? note(FactKind::ExcessTaken, record::actor_of(seat), exchange.taken.at,
                          role(seat), whose(amiss.excess, ExcessCause::Given, ExcessCause::Own),
                          exchange.taken.mixed.is, seen_by_now(seat))
                   : note(FactKind::ShortGiven, record::actor_of(seat), exchange.taken.at,
                          whose(amiss.shortage, ShortCause::Given, ShortCause::Own), role(seat),
                          Completion::No, HandLeft::Short);
  fact.number = static_cast<std::uint8_t>(std::abs(beyond));
  fact.found = beyond > 0 ? now() : fact.found;
  fact.proof = Proof::Allowed;
}

void TakenUntold::counted(Seat seat, int number) {
  const bool in_part = !so_far_.of[seat].taken.written || numbers_open(so_far_.of[seat]);
  if (in_part && t_.dealing.hands[seat].took.must_be(NoYes::Yes) && number != kFullHand &&
      !t_.cards.count(seat).has(number)) {
    // How many he put out, or took, is not told: he may have taken more or fewer.
    t_.dealing.hands[seat].wrong_cause =
        Some{WrongCause::Dealt, WrongCause::Own} | Some(WrongCause::Given);
    out().untold.room.set(static_cast<std::size_t>(FactKind::ExcessTaken));
    out().untold.room.set(static_cast<std::size_t>(FactKind::WrongNumber));
    suppose_wrong_exchange(seat, number - kFullHand);
  }
  const Counts now = t_.cards.count(seat);
  if (std::abs(beyond(now, number - unwritten(seat))) < std::abs(beyond(now, number))) {
    has_taken(seat);
  }
}

bool TakenUntold::took_as_many(Seat seat) const {
  const Exchange& exchange = so_far_.of[seat];
  return exchange.taken.written && t_.dealing.words.exchanges == 1 &&
         exchange.discarded.or_else(0) > 0 && !exchange.implied_discard &&
         exchange.taken.may.is(exchange.discarded.or_else(0)) && exchange.taken.put_back == 0;
}

void TakenUntold::may_have_changed(Seat seat) {
  if (t_.dealing.phase == Phase::Exchanging && !t_.ahead.exchanges_later(now(), seat)) {
    exchange_unwritten(seat);
  } else if (t_.dealing.words.first.asked() && t_.ahead.hand_told_later(now()) &&
             of_nondealer([this](Seat each) { return !t_.ahead.answer_follows(now(), each); })) {
    t_.cards.exchange_untold(static_cast<ActIndex>(now() - 1), seat);
  }
}

/// Of whom nothing is told in an exchange that was accepted, he may have changed any of his cards:
/// unless the answer was altered, or a refusal that was void, or the stock did not reach, or he
/// asked for none.
void TakenUntold::exchange_unwritten(Seat seat) {
  const Exchange& exchange = so_far_.of[seat];
  const int lying_faced = t_.dealing.shown.faced.size();  // which is passed over when it is come to
  const bool failed = so_far_.acceptance.deemed || so_far_.acceptance.altered ||
                      wishes() > stock_for_wishes().most() - lying_faced;
  const bool untold = exchange.cards_untold() && !failed && t_.dealing.stock.most() > lying_faced;
  const bool before = changed_untold(seat);
  // What he announced in it he may have put out thereafter.
  const bool announced = std::ranges::any_of(
      t_.dealing.king.announced(),
      [&](const Announcement& told) { return told.by == seat && told.at > so_far_.acceptance.at; });
  if (untold && (!before || announced || !t_.cards.may(Pile::Faced).empty())) {
    t_.cards.exchange_untold(static_cast<ActIndex>(now() - 1), seat);  // before what comes now
  }
  if (untold && !before) {
    t_.dealing.leave_stock(Counts::range(0, kFullHand));
  }
  so_far_.changed[seat] = untold ? unknown<NoYes> : NoYes::No;
  if (untold) {
    may_have_taken(seat);
  }
  exposed_.leave_shown_open(seat);
}

/// Of the cards told to be given to him, those that he left lying when he took the others.
int TakenUntold::untaken(Seat seat) const {
  const Exchange& exchange = so_far_.of[seat];
  return exchange.taken.written && !exchange.taken.none()
             ? std::max(
                   0, exchange.given.number.or_else(0) - exchange.given.returned - exchange.took())
             : 0;
}

/// Is every card told that was taken from the stock, in one exchange or several? Whatever is told
/// of it before there was any counts as what exchanges left that are not told.
bool TakenUntold::stock_is_known() const {
  const Shown& shown = t_.dealing.shown;
  bool known = t_.dealing.words.exchanges > 0 && t_.dealing.stock_may == t_.dealing.stock &&
               (shown.faced | shown.offered).empty();
  for (const Seat seat : game::kSeats) {
    const Exchange& exchange = so_far_.of[seat];
    known = known && exchange.taken.written && exchange.taken.put_back == 0 &&
            t_.dealing.hands[seat].made_up.number == 0;
  }
  return known;
}

void TakenUntold::stock_told(int left) {
  // One more or fewer comes of a hand dealt wrong, or of cards miscounted in giving.
  if (stock_is_known() && std::abs(beyond(t_.dealing.stock, left)) > 1) {
    const auto last_taken =
        std::max(so_far_.of[Seat::First].taken.at, so_far_.of[Seat::Second].taken.at);
    return impossible("stock-contradicted", now(), last_taken);
  }
  for (const Seat seat : t_.dealing.dealer.nondealer_first()) {
    const Exchange& exchange = so_far_.of[seat];
    const bool awaits = exchange.discarded.or_else(0) > 0 && !exchange.taken.any();
    if (awaits && t_.dealing.stock.most() - unwritten(seat) >= left) {
      has_taken(seat);
    }
  }
  // Whatever exchanges are not told; and where it is not what is thought, it may be miscounted.
  t_.dealing.stock_may = t_.dealing.stock_may.is(left)
                             ? exactly(left)
                             : Counts::range(0, std::max(left, t_.dealing.stock_may.most()));
  t_.dealing.stock = exactly(left);
}

}  // namespace ecarte::replay
