// SPDX-License-Identifier: MIT
//
// What is amiss with the numbers of one player's exchange, in every way the record allows them.
#pragma once

#include "replay/domains.hpp"
#include "replay/hand_size.hpp"
#include "replay/number_told.hpp"

namespace ecarte::replay {

/// How many cards a player put out, asked for, was given and took, as far as it is told.
struct ExchangeNumbers {
  NumberTold put_out;
  NumberTold asked;
  NumberTold given;
  NumberTold taken;
  Counts had = kFullHand;       ///< in his hand, before he put out any,
  Counts hand = kAnyNumber;     ///<  and after he took his, as far as that shows
  bool served_by_other = true;  ///< the non-dealer is; the dealer neither asks nor is given
  int left_lying = 0;           ///< of the cards given him, when he took the others
  int shown_and_given = 0;      ///< cards shown in giving that are his besides those he took,
  int given_for_refused = 0;    ///<  and cards given for others that he refused
  bool stock_ran_out = false;   ///< so that none could be given beyond those that were
};

/// Cards too many, or too few, by whose doing: each in every way the numbers may have been; 0 where
/// there were none.
struct Amiss {
  Counts by_other{};
  Counts by_himself{};
  bool surely = false;  ///< there is no way in which nobody did it

  [[nodiscard]] bool possible() const { return may_be_by_other() || may_be_by_himself(); }
  /// The least that it can have been, where it was anything.
  [[nodiscard]] int least() const {
    const Counts any = (by_other | by_himself) - Counts{0};
    return any.empty() ? 0 : any.least();
  }
  [[nodiscard]] bool may_be_by_other() const { return !by_other.within(0); }
  [[nodiscard]] bool may_be_by_himself() const { return !by_himself.within(0); }
  /// Whose doing it is, in the words of one kind of fact: either's where that is not told.
  template <class Cause>
  [[nodiscard]] Some<Cause> whose(Cause given, Cause own) const {
    return may_be_by_other() == may_be_by_himself() ? Some{given, own}
           : may_be_by_other()                      ? Some(given)
                                                    : Some(own);
  }
  friend bool operator==(const Amiss&, const Amiss&) = default;
  [[nodiscard]] bool surely_by_other() const { return surely && !by_other.has(0); }
  [[nodiscard]] bool surely_by_himself() const { return surely && !by_himself.has(0); }
};

struct ExchangeAmiss {
  Amiss excess;
  Amiss shortage;
  friend bool operator==(const ExchangeAmiss&, const ExchangeAmiss&) = default;
};

/// The numbers of an exchange in every way they may have been that the numbers told belie. None
/// where these do not: then he took as many as he put out.
struct ExchangeWays {
  Counts put_out{};
  Counts taken{};
  Counts hand{};  ///< that he has then
};

/// What is not told of a number is as many as were put out; if that is not told, as were asked for
/// or taken. Where the numbers told belie one another, what was not told is not held against
/// either; and where none does, nothing is amiss, whatever else they may have been. If something is
/// amiss in every way, no more was than need be.
[[nodiscard]] ExchangeAmiss amiss_in(const ExchangeNumbers& told);
[[nodiscard]] ExchangeWays ways_of(const ExchangeNumbers& told);

}  // namespace ecarte::replay
