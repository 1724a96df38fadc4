// SPDX-License-Identifier: MIT
#include "replay/exchange_numbers.hpp"

namespace ecarte::replay {

namespace {

/// The numbers in one of the ways they may have been.
struct OneWay {
  int put_out = 0;
  int asked = 0;
  int given = 0;
  int taken = 0;
};

/// The faults there may be in one exchange: too many and too few, by one and by the other.
constexpr int kMostFaults = 4;

/// Cards too many, or too few.
struct Doing {
  int by_other = 0;
  int by_himself = 0;
};

Doing excess_in(const ExchangeNumbers& told, const OneWay& way) {
  if (!told.served_by_other) {
    return {0, std::max(0, way.taken - way.put_out)};
  }
  const int by_other = std::max(0, way.given - way.asked);
  const int had = way.taken + told.left_lying;
  const int own = std::min(had, std::max(way.asked, had - by_other)) - way.put_out;
  const bool himself = way.asked > way.put_out || way.taken > way.given;
  return {by_other, himself ? std::max(0, own) : 0};
}

/// Whether a card refused was one of those told to be given, or came beside them, is not told.
Doing shortage_in(const ExchangeNumbers& told, const OneWay& way) {
  if (!told.served_by_other) {
    return {0, std::max(0, way.put_out - way.taken)};
  }
  const int beside = std::min(way.given + told.given_for_refused, way.asked);
  const int given = std::max({way.given, way.taken + told.shown_and_given, beside});
  return {std::max(0, way.asked - given), std::max(0, way.put_out - way.asked)};
}

/// Every number from the least to the greatest of these two.
Counts between(int one, int other) {
  return Counts::range(std::min(one, other), std::max(one, other));
}

/// The numbers that are known.
Counts known_in(const ExchangeNumbers& told) {
  Counts known;
  for (const NumberTold number : {told.put_out, told.asked, told.given, told.taken}) {
    known |= number.known() ? number.may() : Counts{};
  }
  return known;
}

/// What was put out: if it is not told at all, as many as he asked for, or took; and if it is told
/// not to be known, nothing that no other number comes near.
Counts put_out_in(const ExchangeNumbers& told, Counts known) {
  if (told.put_out.told()) {
    return told.put_out.known() ? told.put_out.may()
                                : told.put_out.may() & between(known.least(), known.most());
  }
  const NumberTold asked = told.served_by_other ? told.asked : NumberTold{};
  return asked.or_else(told.taken).or_else(told.given).or_else(0);
}

/// He asked for as many as he put out, unless it is told otherwise; but what he took may belie
/// that.
Counts asked_in(const ExchangeNumbers& told, int put_out, int taken) {
  if (told.asked.known()) {
    return told.asked.may();
  }
  const bool open = told.asked.told() || !told.given.known();
  return open && !(told.stock_ran_out && taken < put_out) ? between(put_out, taken) : put_out;
}

/// He was given what he took; or, where he asked for more and took no more than he might, that.
int given_in(const ExchangeNumbers& told, int put_out, int asked, int taken) {
  return told.given.or_else(asked > put_out && taken == put_out ? asked : taken);
}

/// The hand that he has by it.
Counts hand_by(const ExchangeNumbers& told, const OneWay& way) {
  return more_by(less_by(told.had, way.put_out), way.taken) & told.hand;
}

/// With so many taken, or nothing told of that: every way the rest may have been that leaves
/// the hand he has.
template <class Do>
void each_way(const ExchangeNumbers& told, Counts known, const Do& do_with) {
  for (const int put_out : put_out_in(told, known)) {
    const int taken = told.taken.or_else(told.given).or_else(told.asked).or_else(put_out);
    for (const int asked : asked_in(told, put_out, taken)) {
      const OneWay way{put_out, asked, given_in(told, put_out, asked, taken), taken};
      if (told.hand == kAnyNumber || !hand_by(told, way).empty()) {
        do_with(way);
      }
    }
  }
}

int faults(Doing one, Doing other) {
  return static_cast<int>(one.by_other > 0) + static_cast<int>(one.by_himself > 0) +
         static_cast<int>(other.by_other > 0) + static_cast<int>(other.by_himself > 0);
}

void add(Amiss& amiss, Doing doing) {
  amiss.by_other |= doing.by_other;
  amiss.by_himself |= doing.by_himself;
  amiss.surely = amiss.surely && (doing.by_other > 0 || doing.by_himself > 0);
}

/// What is amiss, with no more faults than need be: where there need be none, there may be any.
void add_ways(const ExchangeNumbers& told, Counts known, ExchangeAmiss& amiss) {
  int fewest = kMostFaults;
  each_way(told, known, [&](const OneWay& way) {
    fewest = std::min(fewest, faults(excess_in(told, way), shortage_in(told, way)));
  });
  each_way(told, known, [&](const OneWay& way) {
    const Doing excess = excess_in(told, way);
    const Doing shortage = shortage_in(told, way);
    if (fewest == 0 || faults(excess, shortage) == fewest) {
      add(amiss.excess, excess);
      add(amiss.shortage, shortage);
    }
  });
}

/// With each number that he may have taken, if anything is told of that.
template <class Do>
void each_taken(const ExchangeNumbers& told, const Do& do_with) {
  if (!told.taken.told()) {
    return do_with(told);
  }
  for (const int taken : told.taken.may()) {
    ExchangeNumbers so_many = told;
    so_many.taken = taken;
    do_with(so_many);
  }
}

/// The same, without what leaves the hand as it is told not to be: unless nothing else is left.
template <class Do>
void each_that_fits(const ExchangeNumbers& told, Counts known, const Do& do_with) {
  if (told.hand == kAnyNumber) {
    return each_taken(told, do_with);
  }
  bool any = false;
  const auto fits = [&](const ExchangeNumbers& so_many) {
    bool one = false;
    each_way(so_many, known, [&](const OneWay& way) { one = one || !hand_by(told, way).empty(); });
    return one;
  };
  each_taken(told, [&](const ExchangeNumbers& so_many) { any = any || fits(so_many); });
  each_taken(told, [&](ExchangeNumbers so_many) {
    if (!any) {
      so_many.hand = kAnyNumber;
    }
    if (!any || fits(so_many)) {
      do_with(so_many);
    }
  });
}

}  // namespace

ExchangeAmiss amiss_in(const ExchangeNumbers& told) {
  const Counts known = known_in(told);
  if (known.size() < 2) {
    return {};  // no number belies another
  }
  ExchangeAmiss amiss{.excess = {{}, {}, true}, .shortage = {{}, {}, true}};
  each_that_fits(told, known,
                 [&](const ExchangeNumbers& so_many) { add_ways(so_many, known, amiss); });
  return amiss;
}

ExchangeWays ways_of(const ExchangeNumbers& told) {
  const Counts known = known_in(told);
  ExchangeWays ways;
  if (known.size() < 2) {
    return ways;
  }
  each_that_fits(told, known, [&](const ExchangeNumbers& so_many) {
    each_way(so_many, known, [&](const OneWay& way) {
      ways.put_out |= way.put_out;
      ways.taken |= way.taken;
      ways.hand |= hand_by(so_many, way);
    });
  });
  return ways;
}

}  // namespace ecarte::replay
