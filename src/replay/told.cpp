// SPDX-License-Identifier: MIT
#include "replay/told.hpp"

namespace ecarte::replay {

void Told::leave_out(BeatSet beats, std::uint64_t deeds) {
  notes_.leave_out({notes_.now, beats, deeds, notes_.dealing(), false});
}

void Told::leave_out_before(ActIndex before, BeatSet beats) {
  notes_.leave_out({before, beats, 0, notes_.dealing(), false});
}

}  // namespace ecarte::replay
