// SPDX-License-Identifier: MIT
//
// What the plans of proposing say of the jeux de règle: of each class, and of the hands in none,
// how many are played.
#pragma once

#include <array>
#include <string>

#include "analysis/proposing.hpp"

namespace ecarte::treatise {

/// Hands, and those of them that are played; by how often they are dealt, out of all that are.
struct PlayedHands {
  double dealt = 0;
  double played = 0;
  [[nodiscard]] double share() const { return dealt > 0 ? played / dealt : 0; }
};

/// By the first class a hand belongs to; 0: to none. The king of trumps is not turned.
struct JeuxRecomputed {
  std::array<PlayedHands, 11> without_king;  ///< of trumps, in hand
  std::array<PlayedHands, 11> with_king;
};
JeuxRecomputed recompute_jeux(const analysis::ScorePlans& plans);

}  // namespace ecarte::treatise
