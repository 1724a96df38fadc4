// SPDX-License-Identifier: MIT
#include "replay/cards.hpp"

#include <algorithm>

namespace ecarte::replay {

namespace {

/// Keeps of `set` what is in `others`; notes whether that took anything away.
void keep(CardSet& set, CardSet others, bool& changed) {
  const CardSet kept = set & others;
  changed = changed || kept != set;
  set = kept;
}

}  // namespace

void Cards::begin() {
  last_ = 0;
  start_ = {};
  torn_ = false;
  settled_ = true;
  branches_ = false;
  log_[0] = Entry{};
  log_[0].count = {kFullHand, kFullHand};
  base_ = {CardSet::all(), CardSet::all(), CardSet::all(), CardSet{}, CardSet{}};
  may_[0] = base_;
  placed_.fill(kNever);
}

CardSet Cards::sure(std::size_t moment, Pile pile) const {
  CardSet others;
  for (std::size_t i = 0; i < kPiles; ++i) {
    others |= i == index_of(pile) ? CardSet{} : may_[moment][i];
  }
  return may_[moment][index_of(pile)] - others;
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
    base_ = may_[last_];
    last_ = 0;
    start_ = {};
    branches_ = false;
    log_[0] = Entry{};
    log_[0].at = now.at;
    log_[0].count = now.count;
    may_[0] = base_;
  }
  Entry entry;
  entry.before = static_cast<std::uint8_t>(last_);
  entry.at = std::max(at, log_[last_].at);
  entry.how = how;
  entry.count = log_[last_].count;
  settled_ = false;
  ++last_;
  stale_[last_] = true;
  return log_[last_] = entry;
}

/// Adds one act. False if it leaves some set empty.
bool Cards::add(ActIndex at, How how, Pile from, Pile to, int number, CardSet known,
                CardSet among) {
  Entry& entry = append(at, how);
  entry.from = from;
  entry.to = to;
  entry.number = static_cast<std::uint8_t>(number);
  entry.known = entry.moved = known;
  entry.among = entry.movable = among;
  if (how == How::Move && is_hand(from)) {
    std::uint8_t& count = entry.count[index_of(from)];
    count = static_cast<std::uint8_t>(std::max(0, count - number));
  }
  if (how == How::Move && is_hand(to)) {
    entry.count[index_of(to)] = static_cast<std::uint8_t>(entry.count[index_of(to)] + number);
  }
  bool changed = false;
  may_[last_] = reached(last_);
  const bool holds = narrow_move(last_, changed) && close(last_, changed);
  stale_[last_] = changed || !holds;
  return holds;
}

std::optional<Clash> Cards::clash(ActIndex at, Seat seat, CardSet known) const {
  const Pile hand = hand_of(seat);
  const CardSet held = sure(hand);
  const CardSet fresh = known - held;
  Clash found;
  found.at = at;
  found.who = record::actor_of(seat);
  found.cards = fresh & (sure(hand_of(game::other(seat))) | sure(Pile::Faced) | sure(Pile::Out));
  if (!found.cards.empty()) {
    found.twice = true;
    found.earlier = placed_[game::index_of(found.cards.first())];
    return found;
  }
  const bool too_many = held.size() + fresh.size() > count(seat);
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
  for (std::size_t i = 0; i < kPiles; ++i) {
    may_[last_][i] -= cards;
  }
  may_[last_][index_of(pile)] |= cards;
}

std::optional<Clash> Cards::move(ActIndex at, Pile from, Pile to, int number, CardSet known,
                                 std::span<const CardSet> partly) {
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
  const int rest = std::max(0, number - known.size() - static_cast<int>(partly.size()));
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
  if (rest > 0 && !add(at, How::Move, from, to, rest, {}, CardSet::all())) {
    torn_ = true;
  }
  for (const game::Card card : known) {
    placed_[game::index_of(card)] = at;
  }
  return sound_ ? found : std::nullopt;
}

std::optional<Clash> Cards::tell(ActIndex at, Seat seat, CardSet known,
                                 std::span<const CardSet> partly, bool whole) {
  const Pile hand = hand_of(seat);
  std::optional<Clash> found = clash(at, seat, known);
  const bool was_torn = torn_;
  for (const game::Card card : known - sure(hand)) {
    placed_[game::index_of(card)] = at;
  }
  if (!add(at, How::Tell, hand, hand, known.size(), known, known) || found) {
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
  if (whole) {
    holds = add(at, How::Whole, hand, hand, 0, {}, named) && holds;
  }
  if (!holds && !found && !was_torn) {
    found = Clash{false, at, kNever, {}, record::actor_of(seat)};
    torn_ = true;
  }
  return sound_ ? found : std::nullopt;
}

void Cards::recount(Seat seat, int difference) {
  const std::size_t hand = game::index_of(seat);
  std::size_t from = last_;
  while (from > 0 && !(log_[from].how == How::Move && log_[from].from == Pile::Stock &&
                       log_[from].to == hand_of(seat))) {
    --from;
  }
  if (from > 0) {
    log_[from].number = static_cast<std::uint8_t>(std::max(0, log_[from].number + difference));
    log_[from].among = CardSet::all();
  }
  for (std::size_t i = from; i <= last_; ++i) {
    log_[i].count[hand] = static_cast<std::uint8_t>(std::max(0, log_[i].count[hand] + difference));
  }
  rebuild();
}

void Cards::mend(ActIndex at, Seat seat, int number) {
  Entry& entry = append(at, How::Mend);
  entry.from = entry.to = hand_of(seat);
  entry.count[game::index_of(seat)] = static_cast<std::uint8_t>(number);
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
        add(at, How::Move, Pile::Out, led, played.number, played.known, played.among);
      }
    }
  }
  start_ = {{last_, last_}};
}

// ── Narrowing ────────────────────────────────────────────────────────────────────────────────────

/// Where the cards may be, from where they may have been.
Cards::Sets Cards::reached(std::size_t moment) const {
  const Entry& entry = log_[moment];
  const Sets& before = may_[entry.before];
  Sets after = before;
  const std::size_t from = index_of(entry.from);
  const std::size_t to = index_of(entry.to);
  const std::size_t stock = index_of(Pile::Stock);
  switch (entry.how) {
    case How::Move:
      after[to] |= before[from] & entry.movable;
      after[from] -= entry.moved;
      break;
    case How::Swap:
      after[from] |= before[stock] | before[index_of(Pile::Faced)];
      after[index_of(Pile::Out)] |= before[from] | before[index_of(Pile::Faced)];
      break;
    case How::Mend:
      after[from] |= before[stock];
      after[stock] |= before[from];
      break;
    case How::Whole:
      after[from] &= entry.among;
      break;
    case How::Start:
    case How::Tell:
    case How::Again:
      break;
  }
  for (std::size_t i = 0; i < kPiles; ++i) {
    after[i] -= i == to ? CardSet{} : entry.moved;
  }
  return after;
}

bool Cards::forward(std::size_t moment, bool& changed) {
  if (!narrow_move(moment, changed)) {
    return false;
  }
  const Sets after = reached(moment);
  for (std::size_t i = 0; i < kPiles; ++i) {
    keep(may_[moment][i], after[i], changed);
  }
  return close(moment, changed);
}

/// Where the cards may have been, from where they may be.
bool Cards::backward(std::size_t moment, bool& changed) {
  const Entry& entry = log_[moment];
  const Sets& after = may_[moment];
  Sets& before = may_[entry.before];
  const std::size_t from = index_of(entry.from);
  const std::size_t stock = index_of(Pile::Stock);
  for (std::size_t i = 0; i < kPiles; ++i) {
    CardSet from_here = after[i];
    if (i == from && entry.how == How::Move) {
      from_here |= after[index_of(entry.to)] & entry.movable;
    } else if (i == from && entry.how == How::Swap) {
      from_here |= after[index_of(Pile::Out)];
    } else if (i == from && entry.how == How::Mend) {
      from_here |= after[stock];
    } else if (i == stock && (entry.how == How::Swap || entry.how == How::Mend)) {
      from_here |= after[from];
    } else if (i == index_of(Pile::Faced) && entry.how == How::Swap) {
      from_here |= after[from] | after[index_of(Pile::Out)];
    }
    keep(before[i], i == from ? from_here : from_here - entry.moved, changed);
  }
  return close(entry.before, changed);
}

/// Which cards moved, and which may have: as many as were told. A card that is there is one that is
/// told.
bool Cards::narrow_move(std::size_t moment, bool& changed) {
  Entry& entry = log_[moment];
  Sets& after = may_[moment];
  const std::size_t from = index_of(entry.from);
  if (entry.how == How::Tell) {
    const CardSet able = after[from] & entry.among;
    if (able.size() < entry.number) {
      return false;
    }
    if (able.size() == entry.number) {
      for (std::size_t i = 0; i < kPiles; ++i) {
        keep(after[i], i == from ? CardSet::all() : ~able, changed);
      }
    }
    return true;
  }
  if (entry.how != How::Move) {
    return true;
  }
  const Sets& before = may_[entry.before];
  keep(entry.movable, before[from] & after[index_of(entry.to)], changed);
  CardSet moved = entry.moved | (sure(entry.before, entry.from) - after[from]);
  if (!(moved - entry.movable).empty() || moved.size() > entry.number ||
      entry.movable.size() < entry.number) {
    return false;
  }
  if (entry.movable.size() == entry.number) {
    moved = entry.movable;
  } else if (moved.size() == entry.number) {
    keep(entry.movable, moved, changed);
  }
  changed = changed || moved != entry.moved;
  entry.moved = moved;
  return true;
}

/// A card is in one pile, and a hand has so many.
bool Cards::close(std::size_t moment, bool& changed) {
  Sets& sets = may_[moment];
  CardSet anywhere;
  for (const CardSet set : sets) {
    anywhere |= set;
  }
  if (anywhere != CardSet::all()) {
    return false;
  }
  for (const Seat seat : game::kSeats) {
    CardSet& hand = sets[game::index_of(seat)];
    const CardSet held = sure(moment, hand_of(seat));
    const int number = log_[moment].count[game::index_of(seat)];
    if (held.size() > number || hand.size() < number) {
      return false;
    }
    if (held.size() == number) {
      keep(hand, held, changed);
    } else if (hand.size() == number) {
      const CardSet mine = hand;
      for (std::size_t i = 0; i < kPiles; ++i) {
        keep(sets[i], i == game::index_of(seat) ? mine : ~mine, changed);
      }
    }
  }
  return true;
}

/// What came of a moment that has changed must be looked at again.
void Cards::touch(std::size_t moment) {
  stale_[moment] = true;
  for (std::size_t i = moment + 1; i <= last_; ++i) {
    stale_[i] = stale_[i] || log_[i].before == moment;
    if (!branches_) {
      return;  // it went on from there, and nowhere else
    }
  }
}

/// Everything by everything, until nothing changes; after the first look back only what a change
/// has reached. False if a set is left empty.
bool Cards::narrow() {
  bool first = true;
  for (bool any = true; any; first = false) {
    for (std::size_t i = last_; i > 0; --i) {
      bool changed = false;
      if ((first || stale_[i]) && !backward(i, changed)) {
        return false;
      }
      if (changed) {
        touch(log_[i].before);
      }
    }
    any = false;
    for (std::size_t i = 1; i <= last_; ++i) {
      bool changed = false;
      if (!stale_[i]) {
        continue;
      }
      stale_[i] = false;
      if (!forward(i, changed)) {
        return false;
      }
      if (changed) {
        touch(i);
        any = true;
      }
    }
  }
  return true;
}

/// What is known of each moment by the acts before it, all over again.
void Cards::rebuild() {
  bool changed = false;
  may_[0] = base_;
  torn_ = !close(0, changed);
  for (std::size_t i = 1; i <= last_; ++i) {
    log_[i].moved = log_[i].known;
    log_[i].movable = log_[i].among;
    stale_[i] = true;
    may_[i] = reached(i);
    if (!torn_ && !(narrow_move(i, changed) && close(i, changed))) {
      torn_ = true;
    }
  }
  settled_ = false;
}

std::optional<Clash> Cards::settle() {
  if (settled_ || torn_) {
    return std::nullopt;
  }
  settled_ = true;
  if (narrow()) {
    return std::nullopt;
  }
  std::optional<Clash> found;
  if (sound_) {
    found = explain();
  }
  rebuild();
  torn_ = settled_ = true;
  return found;
}

/// Which two acts cannot both be true: the first that contradicts those before it, and the last of
/// these without which it would not. Tried out one by one, on a copy.
Clash Cards::explain() const {
  Cards tried = *this;
  const auto contradicted = [&tried] {
    tried.rebuild();
    return tried.torn_ || !tried.narrow();
  };
  tried.last_ = 1;
  while (tried.last_ < last_ && !contradicted()) {
    ++tried.last_;
  }
  const Entry& entry = log_[tried.last_];
  Clash found;
  found.at = entry.at;
  found.cards = entry.known;
  found.who = is_hand(entry.from) ? static_cast<Actor>(entry.from)
              : is_hand(entry.to) ? static_cast<Actor>(entry.to)
                                  : record::kNobody;
  for (std::size_t i = tried.last_ - 1; i > 0 && found.earlier == kNever; --i) {
    const Entry told = tried.log_[i];
    tried.log_[i].known = CardSet{};
    tried.log_[i].among = CardSet::all();
    if (told.how == How::Tell) {
      tried.log_[i].number = 0;
    }
    found.earlier = contradicted() ? kNever : told.at;
    tried.log_[i] = told;
  }
  return found;
}

// ── Other moments ────────────────────────────────────────────────────────────────────────────────

CardSet Cards::may_hold_at(Seat seat, ActIndex at) const {
  const std::size_t then = moment(at);
  return may_[then][game::index_of(seat)] - sure(then, hand_of(seat));
}

ActIndex Cards::shown(Seat seat, game::Card card) const {
  for (std::size_t i = 1; i <= last_; ++i) {
    const bool his = log_[i].from == hand_of(seat) || log_[i].to == hand_of(seat);
    if (his && log_[i].known.has(card)) {
      return log_[i].at;
    }
  }
  return kNever;
}

/// How many of `these` came into the hand by this act, or left it (below 0): at least and at most.
void Cards::bound(const Entry& entry, Seat seat, CardSet these, int& least, int& most) const {
  least = most = 0;
  if (entry.how == How::Swap || entry.how == How::Mend) {
    if (entry.from == hand_of(seat)) {
      least = -kFullHand;
      most = kFullHand;
    }
    return;
  }
  const bool out = entry.from == hand_of(seat);
  if (entry.how != How::Move || (!out && entry.to != hand_of(seat))) {
    return;
  }
  const int number = entry.number;
  const int few = std::max((entry.moved & these).size(), number - (entry.movable - these).size());
  const int many = std::min((entry.movable & these).size(), number - (entry.moved - these).size());
  least = out ? -many : few;
  most = out ? -few : many;
}

game::Counts Cards::number_at(Seat seat, ActIndex at, CardSet these) const {
  const Pile hand = hand_of(seat);
  const std::size_t then = moment(at);
  if (const CardSet held = sure(then, hand); held.size() == log_[then].count[index_of(hand)]) {
    return (held & these).size();  // he is known to have held these, and no others
  }
  std::array<int, kMost> least;
  std::array<int, kMost> most;
  for (std::size_t i = 0; i <= last_; ++i) {
    const CardSet held = sure(i, hand);
    const CardSet may = may_[i][index_of(hand)];
    const int number = log_[i].count[game::index_of(seat)];
    least[i] = std::max((held & these).size(), number - (may - these).size());
    most[i] = std::min((may & these).size(), number - (held - these).size());
    const Entry& entry = log_[i];
    if (entry.how == How::Tell && entry.from == hand && these.has_all(entry.among)) {
      least[i] = std::max<int>(least[i], entry.number);
    }
    if (i > 0) {
      int in_least = 0;
      int in_most = 0;
      bound(entry, seat, these, in_least, in_most);
      least[i] = std::max(least[i], least[entry.before] + in_least);
      most[i] = std::min(most[i], most[entry.before] + in_most);
    }
  }
  for (std::size_t i = last_; i > 0; --i) {
    const std::size_t before = log_[i].before;
    int in_least = 0;
    int in_most = 0;
    bound(log_[i], seat, these, in_least, in_most);
    least[before] = std::max(least[before], least[i] - in_most);
    most[before] = std::min(most[before], most[i] - in_least);
  }
  return game::Counts::range(least[then], most[then]);
}

}  // namespace ecarte::replay
