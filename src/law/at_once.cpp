// SPDX-License-Identifier: MIT
#include "law/at_once.hpp"

#include "law/timeline.hpp"

namespace ecarte::law {

std::optional<AtOnceReading> reading_of_at_once(const Code& code, Remedy deed, bool by_dealer,
                                                replay::BeatSet beats) {
  for (std::uint16_t i = 0; i < code.laws.size(); ++i) {
    const codes::AtOnce& at_once = code.laws[i].at_once;
    if ((at_once.deeds & bit(deed)) != 0 && (resolve(at_once.with, by_dealer) & beats) != 0) {
      return AtOnceReading{at_once.before, i};
    }
  }
  return std::nullopt;
}

}  // namespace ecarte::law
