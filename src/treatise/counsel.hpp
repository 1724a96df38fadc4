// SPDX-License-Identifier: MIT
//
// What one player should do with a hand at a score, each thing by its chance of the game. The other
// player keeps to the plans built in (analysis/proposing.hpp); what follows is as in
// proposing_deals.hpp, but that the non-dealer who is refused leads against the hands that refuse.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/exchange.hpp"
#include "analysis/proposing.hpp"

namespace ecarte::treatise {

struct CounselAsked {
  game::CardSet hand;  ///< five cards, the card turned not among them
  game::Card turn_up;
  int own = 0;  ///< the scores, below five
  int other = 0;
  int deals = 0;  ///< drawn where not all can be counted
  std::uint32_t seed = 1;
  /// A first look at the non-dealer's hand: of the exchanges that of the treatise alone, and of the
  /// hands that it comes to so many, drawn, and not all.
  std::optional<int> looked_at;
};

/// A chance of the game; with its standard error where it was found by drawing deals.
struct Chance {
  double mean = 0;
  double error = 0;
};

struct LeadChance {
  game::Card card;
  double chance = 0;
};
struct ThrowChance {
  game::CardSet thrown;
  Chance chance;
};

/// To the non-dealer. Every list has the best first.
struct NonDealerCounsel {
  std::vector<LeadChance> played;   ///< without proposing, by the first lead
  double refusal = 0;               ///< how often a proposal is refused
  std::vector<LeadChance> refused;  ///< where it is; empty if it never is
  /// Where it is accepted: the exchange of the treatise, and of the others the two that came out
  /// best in a first, smaller drawing.
  std::vector<ThrowChance> accepted;
  Chance proposed;       ///< then throwing out what is best
  double plan_play = 0;  ///< how often his plan plays with a hand of the class
};
NonDealerCounsel counsel_non_dealer(const CounselAsked& asked);
/// The same; what the counter has found for one hand serves the next.
NonDealerCounsel counsel_non_dealer(analysis::ExchangeCounter& counter, const CounselAsked& asked);

/// To the dealer who is asked.
struct DealerCounsel {
  double proposing = 0;  ///< how often the hands he may be up against propose; never: any may have
  Chance refused;
  std::vector<ThrowChance> accepted;  ///< all thirty-two, the best first
  double difference_error = 0;        ///< the standard error of refused less accepted at its best
  double plan_refuse = 0;             ///< how often his plan refuses with a hand of the class
};
DealerCounsel counsel_dealer(const CounselAsked& asked);
DealerCounsel counsel_dealer(analysis::ExchangeCounter& counter, const CounselAsked& asked);

}  // namespace ecarte::treatise
