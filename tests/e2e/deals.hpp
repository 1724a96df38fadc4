// SPDX-License-Identifier: MIT
//
// Deals that several tests of the command line check.
#pragma once

#include <string_view>

namespace ecarte::e2e {

/// A deal without a fault.
inline constexpr std::string_view kClean = R"(players: A, Y
deal 1: A gives 3-2; turns 8♦
  Y proposes; A refuses
1. Y K♠, A 8♠
2. Y Q♠, A 9♠
3. Y Q♦, A J♦
4. Y A♥, A K♥
5. A K♣, Y 7♣
  Y marks 2
)";

/// A trumps a spade at trick 1 and is seen to hold spades later.
inline constexpr std::string_view kRevoke = R"(players: A, Y
deal 1: A gives 3-2; turns 8♦
  Y proposes; A refuses
1. Y K♠, A J♦
2. A K♥, Y A♥
3. A K♣, Y 7♣
4. A 9♠, Y Q♠
5. Y Q♦, A 8♠
)";

/// The same at trick 1, seen at once; the hand is not played to its end.
inline constexpr std::string_view kRevokeSoFar = R"(deal 1: A gives 3-2; turns 9♦
  Y plays
  1. Y K♠, A J♦
  2. A K♥, Y 7♥
  3. A 9♠
)";

inline constexpr std::string_view kUnreadable =
    "deal 1: A gives 3-2; turns 8♦\n  Y plaits his hand\n";

}  // namespace ecarte::e2e
