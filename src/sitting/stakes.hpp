// SPDX-License-Identifier: MIT
//
// The money staked and bet on one game, and how it is divided. Pure arithmetic on whole coins.
#pragma once

#include <array>
#include <vector>

#include "sitting/account.hpp"

namespace ecarte::sitting {

/// Money somebody has on one side.
struct Laid {
  PersonNumber person = kNoPerson;
  Amount amount = 0;
};

/// One side: what the player has on the table himself, and what others have on him.
struct Side {
  Laid player;
  std::vector<Laid> bettors;
  [[nodiscard]] Amount total() const;
  [[nodiscard]] Amount of(PersonNumber person) const;
};

/// `amount` divided in proportion to `weights`, in whole coins that add up to it: each has what his
/// share has in whole coins, and those left over go one by one to the largest remainders (of equal
/// ones, to whoever comes first). Weights are not negative; if all are nothing, nobody gets
/// anything.
std::vector<Amount> share(Amount amount, const std::vector<Amount>& weights);

/// What everybody takes up at the end of a game. The winner is paid first and in full: his own
/// money and as much again. The bettors on his side then share what is left for them, in proportion
/// to what they laid, and none has more than as much again. What the losing side had laid beyond
/// that goes back to it: to its bettors in proportion, and to the player what they did not lay.
struct Division {
  std::vector<Laid> winners;  ///< the player first, then the bettors in their order
  std::vector<Laid> returned;
  Amount deficient = 0;  ///< what the winning side was short of
};
Division divide(const Side& winner, const Side& loser);

}  // namespace ecarte::sitting
