// SPDX-License-Identifier: MIT
//
// How often each fact of the closed vocabulary occurred, and each value of its attributes; and
// which facts are faults by their nature, so that a lawful game never brings them.
#pragma once

#include <array>
#include <vector>

#include "referee/referee.hpp"

namespace ecarte::campaign {

/// Where a fact is to be looked for.
enum class Occurs {
  Lawfully,   ///< in lawful games (and in others)
  AsFault,    ///< only where something was done that a law speaks against, or to mend it
  NotYetSet,  ///< nowhere: nothing written in a record sets it
  NowAndThen  ///< where a record happens to stop
};
Occurs occurs(replay::FactKind kind);

class FactsMet {
 public:
  FactsMet();
  void count(const referee::Judged& judged);
  /// Prints the table; returns how many facts are missing of those `where` has to bring.
  [[nodiscard]] int print(Occurs where) const;

 private:
  void count(const replay::Fact& fact);
  std::array<long, replay::kFactKinds> deals_{};
  /// For each fact, attribute and value.
  std::array<std::array<std::vector<long>, replay::kMaxAttributes>, replay::kFactKinds> values_;
};

}  // namespace ecarte::campaign
