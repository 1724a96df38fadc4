// SPDX-License-Identifier: MIT
#include "replay/told.hpp"

namespace ecarte::replay {

void Told::leave_out(BeatSet beats, std::uint64_t deeds) {
  auto& gaps = notes_.out().gaps;
  if (gaps.empty() || gaps.back().before != notes_.now) {
    Gap gap;
    gap.before = notes_.now;
    gap.dealing = notes_.dealing();
    gaps.push_back(gap);
  }
  gaps.back().beats |= beats;
  gaps.back().deeds |= deeds;
}

}  // namespace ecarte::replay
