// SPDX-License-Identifier: MIT
#include "replay/seen.hpp"

namespace ecarte::replay {

void DealSeen::clear() {
  hands.clear();
  cards.clear();
  tricks.clear();
}

}  // namespace ecarte::replay
