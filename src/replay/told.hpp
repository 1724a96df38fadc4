// SPDX-License-Identifier: MIT
//
// Which stretches of a deal are told. Silence about an act means that it was not done only where
// that stretch is; where it is not, the acts that may have been done there are said here.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "replay/notes.hpp"

namespace ecarte::replay {

/// The deeds of a set of remedies, as `Gap` holds them.
constexpr std::uint64_t deeds(std::initializer_list<Remedy> list) {
  std::uint64_t bits = 0;
  for (const Remedy one : list) {
    bits |= std::uint64_t{1} << static_cast<unsigned>(one);
  }
  return bits;
}

class Told {
 public:
  explicit Told(Notes& notes) : notes_(notes) {}

  /// Just before the act under way, acts that are these beats are not told, and these deeds may
  /// have been done among them. What is left out at one place adds up.
  void leave_out(BeatSet beats, std::uint64_t deeds = 0);
  /// The same just before another act.
  void leave_out_before(ActIndex before, BeatSet beats);

 private:
  Notes& notes_;
};

}  // namespace ecarte::replay
