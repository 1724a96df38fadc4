// SPDX-License-Identifier: MIT
//
// The chance of winning the game at every score, from what a deal brings: backward from the scores
// next to the end, since every deal scores.
#pragma once

#include <array>
#include <cstdint>

namespace ecarte::analysis {

inline constexpr int kGame = 5;

/// Who marks the king in a deal, and when: before a word is said, or before the first card.
enum class KingMark : std::uint8_t { Nobody, DealerTurned, DealerHeld, NonDealerHeld };
/// What the tricks bring.
enum class TrickMark : std::uint8_t { NonDealerOne, NonDealerTwo, DealerOne, DealerTwo };

/// How often a deal comes to each; in any unit.
struct DealOutcomes {
  std::array<std::array<double, 4>, 4> weights{};  ///< by KingMark, then by TrickMark

  [[nodiscard]] double total() const;
  double& at(KingMark king, TrickMark tricks) {
    return weights.at(static_cast<std::size_t>(king)).at(static_cast<std::size_t>(tricks));
  }
};

/// The chance that the dealer of the coming deal wins the game; the deal then passes to and fro.
class ScoreTable {
 public:
  explicit ScoreTable(const DealOutcomes& deal);

  /// Both scores are 0 to 4.
  [[nodiscard]] double dealer_wins(int dealer, int non_dealer) const;
  /// Of the player with the first score, whether he deals or not.
  [[nodiscard]] double chance(int own, int other, bool deals) const;

 private:
  std::array<std::array<double, kGame>, kGame> dealer_wins_{};
};

/// What a deal brings where both play by the book, found by the long run of `ecarte scores
/// --deals`: out of how many deals, and the largest standard error of a chance at any score.
struct KnownDeal {
  DealOutcomes outcomes;
  std::int64_t deals = 0;
  double error = 0;
};
const KnownDeal& book_deal();

}  // namespace ecarte::analysis
