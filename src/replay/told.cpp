// SPDX-License-Identifier: MIT
#include "replay/told.hpp"

#include <algorithm>
#include <iterator>

namespace ecarte::replay {

void Told::leave_out(BeatSet beats, std::uint64_t deeds) {
  notes_.leave_out({notes_.now, beats, deeds, notes_.dealing(), false});
}

void Told::leave_out_before(ActIndex before, BeatSet beats) {
  notes_.leave_out({before, beats, 0, notes_.dealing(), false});
}

ActIndex Told::left_out_last(BeatSet beats) const {
  ActIndex last = kNever;
  for (const Gap& gap : notes_.out().untold.gaps) {
    const bool here = gap.dealing == notes_.dealing() && !gap.if_deal_follows;
    if (here && (gap.beats & beats) != 0 && (last == kNever || gap.before > last)) {
      last = gap.before;
    }
  }
  return last;
}

bool Told::mending_left_out() const {
  return std::ranges::any_of(notes_.out().untold.gaps, [this](const Gap& gap) {
    return gap.dealing == notes_.dealing() && (gap.deeds & kMends) != 0;
  });
}

bool Told::done_since(ActIndex from, BeatSet beats) const {
  const std::vector<BeatSet>& all = notes_.out().beats;
  return std::any_of(all.begin() + std::min<std::ptrdiff_t>(from, std::ssize(all)), all.end(),
                     [beats](BeatSet done) { return (done & beats) != 0; });
}

}  // namespace ecarte::replay
