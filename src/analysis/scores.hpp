// SPDX-License-Identifier: MIT
//
// The chance of winning the game at every score, from what a deal brings: backward from the scores
// next to the end, since every deal scores.
#pragma once

#include <array>
#include <cstdint>

#include "analysis/exchange.hpp"

namespace ecarte::analysis {

inline constexpr int kGame = 5;

/// Who marks the king in a deal, and when: before a word is said, or before the first card.
enum class KingMarkedBy : std::uint8_t { Nobody, DealerTurned, DealerHeld, NonDealerHeld };
/// What the tricks bring.
enum class TrickMark : std::uint8_t { NonDealerOne, NonDealerTwo, DealerOne, DealerTwo };

/// How often a deal comes to each; in any unit.
struct DealOutcomes {
  std::array<std::array<double, 4>, 4> weights{};  ///< by KingMark, then by TrickMark

  [[nodiscard]] double total() const;
  double& at(KingMarkedBy king, TrickMark tricks) {
    return weights.at(static_cast<std::size_t>(king)).at(static_cast<std::size_t>(tricks));
  }
};

/// The chance that the dealer of the coming deal wins, by his score and the other's.
using DealerWins = std::array<std::array<double, kGame>, kGame>;

/// The dealer's chance of the game where a deal at this score comes to this, out of what it is at
/// the scores it leads to. The king is marked first, and may be the game.
double dealers_worth(const DealerWins& after, int dealer, int non_dealer, KingMarkedBy king,
                     TrickMark tricks);

/// What so many of his five tricks bring the non-dealer.
TrickMark trick_mark(int tricks, const TrickPoints& stakes);

/// The chance that the dealer of the coming deal wins the game; the deal then passes to and fro.
class ScoreTable {
 public:
  explicit ScoreTable(const DealOutcomes& deal);
  explicit ScoreTable(const DealerWins& wins) : dealer_wins_(wins) {}

  /// Both scores are 0 to 4.
  [[nodiscard]] double dealer_wins(int dealer, int non_dealer) const;
  /// Of the player with the first score, whether he deals or not.
  [[nodiscard]] double chance(int own, int other, bool deals) const;

 private:
  DealerWins dealer_wins_{};
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
