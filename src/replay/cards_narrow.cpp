// SPDX-License-Identifier: MIT
//
// The one rule of the cards: every moment narrowed by every act, and which two acts contradict each
// other where that leaves nothing.
#include <algorithm>

#include "replay/cards.hpp"

namespace ecarte::replay {

namespace {

/// Keeps of `set` what is in `others`; notes whether that took anything away.
void keep(CardSet& set, CardSet others, bool& changed) {
  const CardSet kept = set & others;
  changed = changed || kept != set;
  set = kept;
}

/// The same of numbers. Those that cannot be true together are told so where they are told.
void keep(Counts& numbers, Counts others, bool& changed) {
  const Counts kept = numbers & others;
  if (!kept.empty() && kept != numbers) {
    changed = true;
    numbers = kept;
  }
}

}  // namespace

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
    case How::Count:
    case How::Again:
      break;
  }
  for (std::size_t i = 0; i < kPiles; ++i) {
    after[i] -= i == to ? CardSet{} : entry.moved;
  }
  return after;
}

/// How many each hand may have, from how many it may have had.
std::array<Counts, 2> Cards::counted(std::size_t moment) const {
  const Entry& entry = log_[moment];
  std::array<Counts, 2> count = log_[entry.before].count;
  const std::size_t from = index_of(entry.from);
  const std::size_t to = index_of(entry.to);
  if (entry.how == How::Move) {
    if (is_hand(entry.from)) {
      count[from] = less_by(count[from], entry.number.may);
    }
    if (is_hand(entry.to)) {
      count[to] = more_by(count[to], entry.number.may);
    }
  } else if (entry.how == How::Mend || (entry.how == How::Swap && !entry.number.told.empty())) {
    count[from] = entry.number.told;
  } else if (entry.how == How::Count) {
    count[from].narrow(entry.number.told);
  }
  return count;
}

/// How many moved, and how many each hand has then.
void Cards::count_forward(std::size_t moment, bool& changed) {
  Entry& entry = log_[moment];
  const std::array<Counts, 2>& before = log_[entry.before].count;
  if (entry.how == How::Move && is_hand(entry.from)) {
    const std::size_t from = index_of(entry.from);
    keep(entry.number.may, minus(before[from], entry.count[from]), changed);
  }
  if (entry.how == How::Move && is_hand(entry.to)) {
    const std::size_t to = index_of(entry.to);
    keep(entry.number.may, minus(entry.count[to], before[to]), changed);
  }
  const std::array<Counts, 2> after = counted(moment);
  keep(entry.count[0], after[0], changed);
  keep(entry.count[1], after[1], changed);
}

/// And how many each had before.
void Cards::count_backward(std::size_t moment, bool& changed) {
  const Entry& entry = log_[moment];
  for (std::size_t hand = 0; hand < 2; ++hand) {
    Counts& before = log_[entry.before].count[hand];
    const Counts after = entry.count[hand];
    const bool from_here = hand == index_of(entry.from);
    if (entry.how == How::Move && (from_here || hand == index_of(entry.to))) {
      keep(before, from_here ? plus(after, entry.number.may) : minus(after, entry.number.may),
           changed);
    } else if (!from_here || (entry.how != How::Mend && entry.how != How::Swap)) {
      keep(before, after, changed);
    }
  }
}

bool Cards::forward(std::size_t moment, bool& changed) {
  if (in_part_.numbers) {
    count_forward(moment, changed);
  }
  if (!narrow_move(moment, changed)) {
    return false;
  }
  const Sets after = reached(moment);
  for (std::size_t i = 0; i < kPiles; ++i) {
    keep(may_[moment][i], after[i], changed);
  }
  return (log_[moment].certain && !changed) || close(moment, changed);
}

/// Where the cards may have been, from where they may be.
bool Cards::backward(std::size_t moment, bool& changed) {
  const Entry& entry = log_[moment];
  const Sets& after = may_[moment];
  Sets& before = may_[entry.before];
  const std::size_t from = index_of(entry.from);
  const std::size_t stock = index_of(Pile::Stock);
  if (in_part_.numbers) {
    count_backward(moment, changed);
  }
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
  return !changed || close(entry.before, changed);
}

/// Which cards moved, and which may have: as many as were told. A card that is there is one that is
/// told.
bool Cards::narrow_move(std::size_t moment, bool& changed) {
  Entry& entry = log_[moment];
  Sets& after = may_[moment];
  const std::size_t from = index_of(entry.from);
  if (entry.how == How::Tell) {
    const CardSet able = after[from] & entry.among;
    if (able.size() < entry.number.told.least()) {
      return false;
    }
    if (able.size() == entry.number.told.least()) {
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
  const int least = moved.size();
  const int most = moved == entry.movable ? least : entry.movable.size();
  if (!entry.movable.has_all(moved) || least > entry.number.may.most() ||
      most < entry.number.may.least()) {
    return false;
  }
  if (in_part_.numbers) {
    keep(entry.number.may, Counts::range(least, most), changed);
  }
  if (most == entry.number.may.least()) {
    moved = entry.movable;
  } else if (least == entry.number.may.most()) {
    keep(entry.movable, moved, changed);
  }
  changed = changed || moved != entry.moved;
  entry.moved = moved;
  return true;
}

/// Has each hand as many cards as may be in it?
bool Cards::counts_fit(std::size_t moment) const {
  return std::ranges::all_of(game::kSeats, [&](Seat seat) {
    const std::size_t hand = game::index_of(seat);
    return log_[moment].count[hand] == exactly(may_[moment][hand].size());
  });
}

/// A card is in one pile, and a hand has so many.
bool Cards::close(std::size_t moment, bool& changed) {
  Sets& sets = may_[moment];
  bool& certain = log_[moment].certain;
  CardSet anywhere;
  CardSet twice;
  for (const CardSet set : sets) {
    twice |= anywhere & set;
    anywhere |= set;
  }
  certain = false;
  bool narrowed = false;
  if (anywhere != CardSet::all()) {
    return false;
  }
  for (const Seat seat : game::kSeats) {
    CardSet& hand = sets[game::index_of(seat)];
    const CardSet held = hand - twice;
    Counts& number = log_[moment].count[game::index_of(seat)];
    const int least = held.size();
    const int most = hand == held ? least : hand.size();
    if (in_part_.numbers) {
      keep(number, Counts::range(least, most), narrowed);
    }
    if (least == most) {  // it is known
      if (number.has(least)) {
        continue;
      }
      return false;
    }
    if (least > number.most() || most < number.least()) {
      return false;
    }
    if (least == number.most()) {
      keep(hand, held, narrowed);
      twice = unsettled(sets);
    } else if (most == number.least()) {
      const CardSet mine = hand;
      for (std::size_t i = 0; i < kPiles; ++i) {
        keep(sets[i], i == game::index_of(seat) ? mine : ~mine, narrowed);
      }
      twice = unsettled(sets);
    }
  }
  certain = twice.empty() && (!narrowed || counts_fit(moment));
  changed = changed || narrowed;
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
      const bool certain = log_[log_[i].before].certain;
      if ((first || stale_[i]) && !certain && !backward(i, changed)) {
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
  may_[0] = base_.may;
  log_[0].count = base_.count;
  torn_ = !close(0, changed);
  for (std::size_t i = 1; i <= last_; ++i) {
    log_[i].moved = log_[i].known;
    log_[i].movable = log_[i].among;
    log_[i].number.may = log_[i].number.told;
    log_[i].count = counted(i);
    log_[i].certain = false;
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
  if (narrow() && !overfull()) {
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
/// these without which it would not. Tried out one by one, on a copy; neither if all can be true.
Clash Cards::explain() const {
  Cards tried = *this;
  const auto contradicted = [&tried] {
    tried.rebuild();
    return tried.torn_ || !tried.narrow() || tried.overfull();
  };
  tried.last_ = 0;
  bool found_it = false;
  while (!found_it && tried.last_ < last_) {
    ++tried.last_;
    found_it = contradicted();
  }
  if (!found_it) {
    return {};
  }
  const Entry& entry = log_[tried.last_];
  Clash found;
  found.at = entry.at;
  found.cards = entry.known;
  found.who = is_hand(entry.from) ? static_cast<Actor>(entry.from)
              : is_hand(entry.to) ? static_cast<Actor>(entry.to)
                                  : record::kNobody;
  for (std::size_t i = tried.last_ - 1; i > 0 && found.earlier == kNever; --i) {
    const ActIndex told_at = tried.log_[i].at;
    if (told_at == found.at || (i + 1 < tried.last_ && tried.log_[i + 1].at == told_at)) {
      continue;  // with the rest of its act
    }
    const auto told = tried.log_;
    for (std::size_t j = i; j > 0 && tried.log_[j].at == told_at; --j) {
      tried.log_[j].known = CardSet{};
      tried.log_[j].among = CardSet::all();
      tried.log_[j].number.told = told[j].how == How::Tell    ? Counts{0}
                                  : told[j].how == How::Count ? kAnyNumber
                                                              : told[j].number.told;
    }
    found.earlier = contradicted() ? kNever : told_at;
    tried.log_ = told;
  }
  return found;
}

/// What was found to be impossible, with the act that it cannot be true beside, if it is not known.
void Cards::blame(std::optional<Clash>& found) const {
  if (sound_ && found && found->earlier == kNever) {
    const Clash both = explain();
    found->earlier = both.at == found->at ? both.earlier : kNever;
  }
}

}  // namespace ecarte::replay
