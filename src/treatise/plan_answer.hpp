// SPDX-License-Identifier: MIT
//
// Claims of what to say: by the plans, which go by the class of a hand, and where these go against
// the claim by the hand itself, counted as `ecarte advise` counts it. Private to this layer.
#pragma once

#include <map>
#include <vector>

#include "analysis/exchange.hpp"
#include "treatise/evaluate.hpp"

namespace ecarte::treatise {

class PlanAnswerer {
 public:
  /// Without verdict and figures.
  ModelAnswer answer(const Claim& claim, const PlanAsk& ask,
                     const std::vector<CompletedPosition>& cases);

 private:
  /// What the word of the claim is worth more than the other word, in chances of the game.
  struct Worth {
    double claimed = 0;
    double other = 0;
    double error = 0;  ///< of the difference
  };
  using Kind = std::vector<int>;  ///< what is common to hands alike but for the naming of suits
  /// The hands of one kind, which the plans do not settle.
  struct Unsettled {
    std::vector<std::pair<CompletedPosition, Assessment>> hands;
    bool counted = false;
    Worth worth;  ///< if they were
  };

  static bool is_told(const Worth& worth);
  Worth dealers_worth(const PlanAsk& ask, const CompletedPosition& one, int deals);
  /// `first`: at a glance, if that shows that to propose is better.
  Worth non_dealers_worth(const PlanAsk& ask, const CompletedPosition& one, int deals, bool first);
  /// Marks the kinds that are counted, and counts them.
  void count_some(Over over, const PlanAsk& ask, std::map<Kind, Unsettled>& unsettled);
  const Worth& worth(const PlanAsk& ask, const CompletedPosition& one, const Kind& kind);
  /// As `worth`, and of the dealer's hands from many more deals where they may tell.
  const Worth& worth_at_length(const PlanAsk& ask, const CompletedPosition& one, const Kind& kind);
  static Assessment assess(const PlanAsk& ask, const Worth& worth);

  analysis::ExchangeCounter counter_;
  std::map<Kind, Worth> known_;
  std::map<Kind, Worth> known_at_length_;
};

}  // namespace ecarte::treatise
