// SPDX-License-Identifier: MIT
//
// What is owed by a ruling: was it done, left undone, or is there still time? Internal to the
// settling.
#pragma once

#include "law/deeds.hpp"
#include "law/ruling.hpp"
#include "law/window.hpp"

namespace ecarte::law {

/// One ruling under settlement.
struct Settling {
  const Given& given;
  Rulings& rulings;
  Ruling& ruling;
  const Case& c;
  Time before = kNoTime;  ///< what was done from this act on is no matter of it

  [[nodiscard]] int number() const { return static_cast<int>(&ruling - rulings.list.data()); }
  [[nodiscard]] const Timeline& timeline() const { return rulings.timeline; }
  [[nodiscard]] bool concerned(const TimedDeed& timed) const {
    return timed.at < before && concerns(rulings, timed, ruling.fact);
  }
  /// Is it the new cut that is itself bad? That mends nothing.
  [[nodiscard]] bool is_bad_cut(const TimedDeed& timed) const {
    return timed.deed.what == Remedy::Recut && timed.deed.carried_out &&
           timed.at == ruling.fact.occurred;
  }
  [[nodiscard]] Time dealing_end() const {
    return law::dealing_end(given.deal, timeline(), ruling.fact.place.dealing);
  }
};

/// An act of the deal after that was spent on this one is not judged again there.
void spend(const Settling& s, const TimedDeed& timed);

/// May it have been done in a stretch that is not told? Then that it was not is not known, and is
/// said to be open.
bool maybe_done(const Settling& s, Remedy what, Time from, Time before);
/// The record does not tell whether it was done: says so, and is true unless it is taken not to
/// have been.
bool left_open(const Settling& s, Remedy what);

/// Does the record stop while the cards of this dealing are still in play?
bool may_begin_again(const Settling& s);

/// Was what is owed done, left undone, or is there still time?
Status performed(const Settling& s);

}  // namespace ecarte::law
