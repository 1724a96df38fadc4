// SPDX-License-Identifier: MIT
//
// Deals drawn once, with what each comes to at every score whether it is played, refused or
// exchanged; and the plans of proposing and refusing found from them, score by score, from the end
// of the game backward. The model: one exchange at most; what is thrown out is all but trumps and
// kings; the first lead is the one worth most at the score, chosen without seeing, and no
// conclusion is drawn from the answer; both see every card after it. The book's own words are kept
// beside, for what they cost.
#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <vector>

#include "analysis/proposing.hpp"
#include "analysis/worth.hpp"

namespace ecarte::treatise {

/// Deals of one seed, alike on every machine.
class SeededDeals {
 public:
  explicit SeededDeals(std::uint32_t seed);

  void shuffle();
  /// So many cards of the pack from this place on; the first twenty-one are in random order.
  [[nodiscard]] game::CardSet cards(std::size_t from, int size) const;
  [[nodiscard]] game::Card card(std::size_t at) const { return pack_[at]; }

 private:
  std::mt19937 random_;
  std::vector<game::Card> pack_;
};

/// What can be done after the dealing.
enum class Way : std::uint8_t { Played, Refused, Exchanged };

/// One deal.
struct Drawn {
  std::uint16_t non_dealer = 0;  ///< class of hand, by its index
  std::uint16_t dealer = 0;
  bool book_plays = false;
  bool book_refuses = false;
  analysis::KingMarkedBy dealt{};      ///< who marks the king where nothing is exchanged,
  analysis::KingMarkedBy exchanged{};  ///< and where something is
  /// The non-dealer's tricks, by score and way: three times three bits. The dealer's score comes
  /// first, five scores of the other's to each.
  std::array<std::uint16_t, std::size_t{analysis::kGame} * analysis::kGame> tricks{};

  [[nodiscard]] int made(std::size_t score, Way way) const {
    return static_cast<int>(tricks.at(score) >> 3U * static_cast<unsigned>(way) & 7U);
  }
  [[nodiscard]] analysis::KingMarkedBy king(Way way) const {
    return way == Way::Exchanged ? exchanged : dealt;
  }
};

std::vector<Drawn> draw_proposing_deals(std::int64_t deals, std::uint32_t seed);

/// The worth of the three ways at a score, in chances of the game.
class Ways {
 public:
  Ways(const analysis::DealerWins& after, int dealer, int non_dealer);
  [[nodiscard]] double of(const Drawn& deal, std::size_t score, Way way) const {
    return worth_.at(static_cast<std::size_t>(way)).at(deal.king(way), deal.made(score, way));
  }
  [[nodiscard]] const analysis::DealWorth& worth(Way way) const {
    return worth_.at(static_cast<std::size_t>(way));
  }

 private:
  std::array<analysis::DealWorth, 3> worth_;
};

/// Solved at each score, `rounds` answers of each player.
analysis::KnownPlans solve_proposing(const std::vector<Drawn>& deals, int rounds);

/// Sets `elsewhere` and `other_deals` of the plans by these deals, which should be other ones than
/// the plans were found from.
void measure_elsewhere(analysis::KnownPlans& plans, const std::vector<Drawn>& deals);

/// The dealer's chance of the game at every score if both keep to plans, found from these deals:
/// other ones than the plans were found from say how good they are.
analysis::DealerWins play_plans(const analysis::KnownPlans& plans, const std::vector<Drawn>& deals);

}  // namespace ecarte::treatise
