// SPDX-License-Identifier: MIT
//
// From the cases on a fact to the table that answers it: for every combination of attributes and
// of found-positions exactly one case, after `over`. The loader refuses a code where that fails;
// lint explains where.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "codes/code.hpp"

namespace ecarte::codes {

/// What FactTable points to.
struct BuiltTable {
  std::vector<FoundBoundary> boundaries;
  std::vector<std::uint8_t> answers;
  std::vector<std::uint16_t> cases;
};

/// More would make a table that nobody reads and that takes long to build.
inline constexpr std::size_t kMostCasesOnFact = 64;
inline constexpr std::size_t kMostBoundaries = 12;

/// A box of combinations that not exactly one case answers.
struct TableFault {
  enum class Kind {
    Gap,      ///< no case fits
    Overlap,  ///< several cases fit, and `over` leaves more than one
    Circle,   ///< the cases that fit displace one another
    TooMany,  ///< more cases or times of finding than a table takes; no table was built
  };
  Kind kind = Kind::Gap;
  FactKind fact{};
  std::string box;                   ///< "wrong-number of:nondealer size:surplus"
  std::vector<std::uint16_t> cases;  ///< the rivals; none of a gap
};

/// The table of `fact`, empty if no case is on it. Faults are added to `faults`; their places in
/// the table hold kNoAnswer.
BuiltTable build_table(FactKind fact, std::span<const Case> cases, std::vector<TableFault>& faults);

/// "no case answers …", with the names of the cases.
std::string describe(const TableFault& fault, std::span<const Case> cases);

}  // namespace ecarte::codes
