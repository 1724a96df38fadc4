// SPDX-License-Identifier: MIT
//
// Where two codes of laws rule differently: read off the tables the engine reads, over every
// combination of a fact's attributes and of the times at which it can be found. What is compared is
// what follows from a case, never its name or number.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "codes/code.hpp"

namespace ecarte::codes {

/// One value of each attribute of a fact, in the order of its attributes.
using replay::AttributeSets;

/// Combinations of one fact that each of two codes answers in one way, and not in the same way.
struct Difference {
  AttributeSets values{};       ///< those of each attribute, as bits; 1 for one the fact has not
  std::uint32_t positions = 1;  ///< found-positions, as bits
  std::uint16_t first =
      kNoCase;  ///< a case of the first code that answers one of them; kNoCase: it
                ///  does not speak of the fact
  std::uint16_t second = kNoCase;  ///< likewise of the second
  std::size_t combinations = 0;

  [[nodiscard]] bool contains(const AttributeSets& combination, int position) const;
};

/// What two codes make of one fact.
struct FactDifferences {
  FactKind fact{};
  /// The times of finding either code names, in the order of a deal; between them lie the
  /// positions.
  std::vector<FoundBoundary> boundaries;
  std::vector<Difference> boxes;
  std::size_t combinations = 0;  ///< all there are, but for the impossible
};

/// What the two codes give for a result: points, and an offender's ceiling; -1 where there is none.
struct ScoreDifference {
  Earned earned{};
  std::array<int, 2> marks{-1, -1};
  std::array<int, 2> ceiling{-1, -1};
};

struct CodeDifferences {
  std::vector<FactDifferences> facts;  ///< every fact either code speaks of, differing or not
  std::vector<ScoreDifference> score;
};

/// Every difference between two codes, in the order of the facts.
CodeDifferences diff(const Code& first, const Code& second);

/// The case that answers one combination, with the position counted among `boundaries`, which hold
/// at least those of the code itself; kNoCase if none does.
std::uint16_t answer_of(const Code& code, FactKind fact, const AttributeSets& values, int position,
                        std::span<const FoundBoundary> boundaries);

}  // namespace ecarte::codes
