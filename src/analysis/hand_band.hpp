// SPDX-License-Identifier: MIT
//
// How strong a hand is before anything is said, in twenty bands: by the chance of the point that it
// would have if it led at once, against any hand of the twenty-seven other cards, the first card
// chosen without seeing and both seeing every card after it. Built in, and found by
// `ecarte proposing --bands`.
#pragma once

#include <array>
#include <functional>
#include <string>

#include "game/card.hpp"

namespace ecarte::analysis {

/// The lower end of each band, in hundredths. Two to one is one of them.
inline constexpr std::array<double, 20> kBandFrom{0,  15, 25, 30,          35, 40, 44, 48, 52, 55,
                                                  58, 61, 64, 200.0 / 3.0, 70, 74, 78, 83, 89, 95};
inline constexpr int kBands = static_cast<int>(kBandFrom.size());

/// 0 to kBands - 1, for a hand of five cards.
int band(game::CardSet hand, game::Suit trump);

/// Calls `use` with a hand of each kind, hands that differ only in the naming of the plain suits
/// being of one, and with how many hands are of the kind: 201,376 in all. Spades are trumps.
void each_kind_of_hand(const std::function<void(game::CardSet, int)>& use);

/// The bands of all kinds of hands, a letter each, counted anew: what is built in.
std::string count_bands();

}  // namespace ecarte::analysis
