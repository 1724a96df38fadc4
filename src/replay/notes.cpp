// SPDX-License-Identifier: MIT
#include "replay/notes.hpp"

#include <algorithm>

namespace ecarte::replay {

void Notes::leave_out(const Gap& gap) {
  std::vector<Gap>& gaps = out_.untold.gaps;
  const auto at = std::ranges::lower_bound(gaps, gap.before, {}, &Gap::before);
  if (at == gaps.end() || at->before != gap.before) {
    gaps.insert(at, gap);
    return;
  }
  at->beats |= gap.beats;
  at->deeds |= gap.deeds;
  at->if_deal_follows = at->if_deal_follows && gap.if_deal_follows;
}

}  // namespace ecarte::replay
