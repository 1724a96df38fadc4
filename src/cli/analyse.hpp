// SPDX-License-Identifier: MIT
//
// `check --analyse`: the cards of a deal that cost something, as one who sees both hands knows.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analysis/played.hpp"
#include "analysis/solver.hpp"
#include "report/deal.hpp"

namespace ecarte::cli {

/// What is to be followed of a deal: each playing in turn or, where no card was played, the hands
/// of its last dealing. Empty where dealer or trumps are not known.
std::vector<analysis::Telling> tellings_of(const report::Deal& deal);

class Analyst {
 public:
  /// Remarks on the cards that cost a trick, the point or the vole, by place. A playing that cannot
  /// be followed is passed over, and counted.
  std::vector<report::Remark> remarks(const report::Deal& deal);

  /// "analysis: 1 of 5 playings followed, 2 cards cost something"
  [[nodiscard]] std::string summary() const;

 private:
  analysis::Solver solver_;
  std::uint64_t playings_ = 0;
  std::uint64_t followed_ = 0;
  std::uint64_t costly_ = 0;
};

/// What is remarked on a deal by a treatise, if there is to be `advice`, and by `analyst`, if there
/// is one; by place.
std::vector<report::Remark> remarks_on(const report::Deal& deal, bool advice, Analyst* analyst);

}  // namespace ecarte::cli
