// SPDX-License-Identifier: MIT
//
// What is told of the cards, act by act.
#include "replay/cards.hpp"

#include <algorithm>
#include <bit>

namespace ecarte::replay {

void Cards::begin() {
  last_ = 0;
  start_ = {};
  torn_ = false;
  settled_ = true;
  branches_ = false;
  in_part_ = {};
  base_.may = {CardSet::all(), CardSet::all(), CardSet::all(), CardSet{}, CardSet{}};
  base_.count = {kFullHand, kFullHand};
  log_[0] = Entry{};
  log_[0].count = base_.count;
  may_[0] = base_.may;
  placed_.fill(kNever);
}

/// The cards that may be in more piles than one.
CardSet Cards::unsettled(const Sets& sets) {
  CardSet anywhere;
  CardSet twice;
  for (const CardSet set : sets) {
    twice |= anywhere & set;
    anywhere |= set;
  }
  return twice;
}

CardSet Cards::sure(std::size_t moment, Pile pile) const {
  const CardSet may = may_[moment][index_of(pile)];
  return log_[moment].certain ? may : may - unsettled(may_[moment]);
}

/// The last moment before act `at`.
std::size_t Cards::moment(ActIndex at) const {
  std::size_t i = last_;
  while (i > 0 && log_[i].at >= at) {
    --i;
  }
  return i;
}

// ── What is told ─────────────────────────────────────────────────────────────────────────────────

Cards::Entry& Cards::append(ActIndex at, How how) {
  if (last_ + 1 == kMost) {
    // No room: the table is known as it stands, and from there on.
    const Entry now = log_[last_];
    base_ = {may_[last_], now.count};
    last_ = 0;
    start_ = {};
    branches_ = false;
    log_[0] = Entry{};
    log_[0].at = now.at;
    log_[0].count = now.count;
    may_[0] = base_.may;
  }
  const Entry& before = log_[last_];
  Entry& entry = log_[last_ + 1];
  entry = Entry{};
  entry.before = static_cast<std::uint8_t>(last_);
  entry.at = std::max(at, before.at);
  entry.how = how;
  entry.count = before.count;
  settled_ = false;
  ++last_;
  stale_[last_] = true;
  return entry;
}

/// Adds one act. False if it leaves some set empty.
bool Cards::add(ActIndex at, How how, Pile from, Pile to, Counts number, CardSet known,
                CardSet among) {
  Entry& entry = append(at, how);
  entry.from = from;
  entry.to = to;
  entry.number.told = entry.number.may = number;
  entry.known = entry.moved = known;
  entry.among = entry.movable = among;
  entry.count = counted(last_);
  in_part_.numbers = in_part_.numbers || !number.known();
  bool changed = false;
  may_[last_] = reached(last_);
  const bool holds = narrow_move(last_, changed) && close(last_, changed);
  stale_[last_] = changed || !holds;
  return holds;
}

std::optional<Clash> Cards::clash(ActIndex at, Seat seat, CardSet known) const {
  const Pile hand = hand_of(seat);
  const CardSet settled = ~unsettled(may_[last_]);
  const CardSet held = may(hand) & settled;
  const CardSet fresh = known - held;
  if (fresh.empty()) {
    return std::nullopt;
  }
  Clash found;
  found.at = at;
  found.who = record::actor_of(seat);
  found.cards =
      fresh & settled & (may(hand_of(game::other(seat))) | may(Pile::Faced) | may(Pile::Out));
  if (!found.cards.empty()) {
    found.twice = true;
    found.earlier = placed_[game::index_of(found.cards.first())];
    return found;
  }
  const bool too_many = held.size() + fresh.size() > count(seat).most();
  found.cards = too_many ? fresh : fresh - may(hand);
  if (found.cards.empty()) {
    return std::nullopt;
  }
  found.earlier = placed_[game::index_of(held.empty() ? found.cards.first() : held.first())];
  return found;
}

/// Whatever was thought, these are there.
void Cards::believe(CardSet cards, Pile pile) {
  torn_ = true;
  log_[last_].certain = false;
  for (std::size_t i = 0; i < kPiles; ++i) {
    may_[last_][i] -= cards;
  }
  may_[last_][index_of(pile)] |= cards;
}

/// Every card had its place, and has it again: nothing is to be narrowed.
void Cards::move_plainly(ActIndex at, Pile from, Pile to, CardSet known) {
  Entry& entry = append(at, How::Move);
  entry.from = from;
  entry.to = to;
  entry.number.told = entry.number.may = known.size();
  entry.known = entry.moved = entry.among = entry.movable = known;
  entry.certain = true;
  const int number = known.size();
  if (is_hand(from)) {
    entry.count[index_of(from)] = entry.count[index_of(from)].shifted(-number);
  }
  if (is_hand(to)) {
    entry.count[index_of(to)] = entry.count[index_of(to)].shifted(number);
  }
  may_[last_] = may_[entry.before];
  may_[last_][index_of(from)] -= known;
  may_[last_][index_of(to)] |= known;
  stale_[last_] = false;
  for (std::uint32_t rest = known.bits(); rest != 0; rest &= rest - 1) {
    placed_[static_cast<std::size_t>(std::countr_zero(rest))] = at;
  }
}

std::optional<Clash> Cards::narrow_by_move(ActIndex at, Pile from, Pile to, Counts number,
                                           CardSet known, std::span<const CardSet> partly) {
  std::optional<Clash> found;
  const bool was_torn = torn_;
  if (is_hand(from)) {
    found = clash(at, static_cast<Seat>(from), known);
  } else {
    if (is_hand(to)) {
      known -= sure(to);  // told twice: he has it already
    }
    const CardSet lacking = known - may(from);
    if (!lacking.empty()) {
      found = Clash{true, at, placed_[game::index_of(lacking.first())], lacking,
                    is_hand(to) ? static_cast<Actor>(to) : record::kNobody};
    }
  }
  const Counts rest = less_by(number, exactly(known.size() + static_cast<int>(partly.size())));
  bool holds = add(at, How::Move, from, to, known.size(), known, known);
  if (!holds || found) {
    believe(known, to);
  }
  for (const CardSet cards : partly) {
    if (!add(at, How::Move, from, to, 1, {}, cards) && !found && !was_torn) {
      found =
          Clash{false, at, kNever, {}, is_hand(from) ? static_cast<Actor>(from) : record::kNobody};
      torn_ = true;
    }
  }
  if (!rest.is(0) && !add(at, How::Move, from, to, rest, {}, CardSet::all())) {
    torn_ = true;
  }
  for (const game::Card card : known) {
    placed_[game::index_of(card)] = at;
  }
  if (!partly.empty()) {
    found = with_suits(at, is_hand(to) ? to : from, found);
  }
  blame(found);
  return sound_ ? found : std::nullopt;
}

/// What was found impossible in an act that tells cards in part; else whether there are as many of
/// a suit as it tells.
std::optional<Clash> Cards::with_suits(ActIndex at, Pile hand, std::optional<Clash> found) {
  in_part_.cards = true;
  if (found || torn_ || !overfull(last_)) {
    return found;
  }
  torn_ = true;
  return Clash{false, at, kNever, {}, is_hand(hand) ? static_cast<Actor>(hand) : record::kNobody};
}

std::optional<Clash> Cards::tell(ActIndex at, Seat seat, CardSet known,
                                 std::span<const CardSet> partly, bool whole) {
  const Pile hand = hand_of(seat);
  std::optional<Clash> found = clash(at, seat, known);
  const bool was_torn = torn_;
  for (const game::Card card : known - sure(hand)) {
    placed_[game::index_of(card)] = at;
  }
  const bool told = add(at, How::Tell, hand, hand, exactly(known.size()), known, known) && !found;
  if (!told) {
    believe(known, hand);
  }
  CardSet named = known;
  bool holds = true;
  for (const CardSet cards : partly) {
    // Of a suit told twice there are two.
    const auto like = std::ranges::count_if(partly, [&](CardSet c) { return cards.has_all(c); });
    holds = add(at, How::Tell, hand, hand, (known & cards).size() + static_cast<int>(like), {},
                cards) &&
            holds;
    named |= cards;
  }
  if (whole && !(told && count(seat).is(known.size()))) {  // else there is no room for others
    holds = add(at, How::Whole, hand, hand, 0, {}, named) && holds;
  }
  if (!holds && !found && !was_torn) {
    found = Clash{false, at, kNever, {}, record::actor_of(seat)};
    torn_ = true;
  }
  if (!partly.empty()) {
    found = with_suits(at, hand, found);
  }
  blame(found);
  return sound_ ? found : std::nullopt;
}

std::optional<Clash> Cards::tell_none(ActIndex at, Seat seat, CardSet none, bool of_start) {
  const std::size_t now = last_;
  const bool played_out = of_start || count(seat).is(0);
  if (now + 4 >= kMost) {
    return std::nullopt;  // no room to look back
  }
  if (played_out) {
    return_to(at, start_[seat]);
  }
  const bool was_torn = torn_;
  std::optional<Clash> found;
  if (!add(at, How::Whole, hand_of(seat), hand_of(seat), 0, {}, ~none) && !was_torn) {
    found = Clash{false, at, kNever, none, record::actor_of(seat)};
    torn_ = true;
    blame(found);
  }
  if (played_out) {
    return_to(at, now);
  }
  return sound_ ? found : std::nullopt;
}

/// What comes next follows upon an earlier moment than the last.
void Cards::return_to(ActIndex at, std::size_t moment) {
  Entry& entry = append(at, How::Again);
  entry.before = static_cast<std::uint8_t>(moment);
  entry.count = log_[moment].count;
  may_[last_] = may_[moment];
  branches_ = true;
}

std::optional<Clash> Cards::tell_of_start(ActIndex at, Seat seat, CardSet known,
                                          std::span<const CardSet> partly, bool whole) {
  const std::size_t now = last_;
  if (now + partly.size() + 5 >= kMost) {
    return std::nullopt;  // no room to look back
  }
  return_to(at, start_[seat]);
  const std::optional<Clash> found = tell(at, seat, known, partly, whole);
  return_to(at, now);
  return found;
}

bool Cards::tell_count(ActIndex at, Seat seat, Counts sizes) {
  const Counts left = count(seat) & sizes;
  if (!left.empty() && left != count(seat)) {
    torn_ = !add(at, How::Count, hand_of(seat), hand_of(seat), left, {}, {}) || torn_;
  }
  return !left.empty();
}

void Cards::recount(Seat seat, int difference) {
  const auto shift = [difference](Counts& sizes) {
    sizes =
        difference < 0 ? less_by(sizes, exactly(-difference)) : more_by(sizes, exactly(difference));
  };
  const auto takes = [seat](const Entry& entry) {
    return entry.to == hand_of(seat) &&
           ((entry.how == How::Move && entry.from == Pile::Stock) || entry.how == How::Swap);
  };
  std::size_t from = last_;
  while (from > 0 && !takes(log_[from])) {
    const bool counted = log_[from].how == How::Mend || log_[from].how == How::Count;
    if (counted && log_[from].from == hand_of(seat)) {
      shift(log_[from].number.told);
    }
    --from;
  }
  if (from > 0 && log_[from].how == How::Swap) {
    log_[from].number.told = log_[from].count[game::index_of(seat)];
    shift(log_[from].number.told);
  } else if (from > 0) {
    shift(log_[from].number.told);
    log_[from].among = CardSet::all();
  } else {
    shift(base_.count[game::index_of(seat)]);
  }
  rebuild();
}

void Cards::mend(ActIndex at, Seat seat, int number) {
  Entry& entry = append(at, How::Mend);
  entry.from = entry.to = hand_of(seat);
  entry.number.told = exactly(number);
  entry.count = counted(last_);
  may_[last_] = reached(last_);
}

void Cards::exchange_untold(ActIndex at, Seat seat) {
  Entry& entry = append(at, How::Swap);
  entry.from = entry.to = hand_of(seat);
  may_[last_] = reached(last_);
}

void Cards::again(ActIndex at) {
  at = at == 0 ? at : static_cast<ActIndex>(at - 1);  // they are in hand when it is said
  const PerSeat<std::size_t> start = start_;
  const std::size_t first = std::min(start[Seat::First], start[Seat::Second]);
  const std::size_t later = std::max(start[Seat::First], start[Seat::Second]);
  Entry& entry = append(at, How::Again);
  may_[last_] = may_[entry.before];
  if (last_ > later) {
    entry.before = static_cast<std::uint8_t>(later);
    branches_ = true;
    entry.count = log_[later].count;
    may_[last_] = may_[later];
    // What one had played before the other's hand was complete is in his hand again.
    const Pile led = hand_of(start[Seat::First] < later ? Seat::First : Seat::Second);
    for (std::size_t i = first + 1; i <= later; ++i) {
      const Entry played = log_[i];
      if (played.how == How::Move && played.from == led && played.to == Pile::Out) {
        add(at, How::Move, Pile::Out, led, played.number.told, played.known, played.among);
      }
    }
  }
  start_ = {{last_, last_}};
}

}  // namespace ecarte::replay
