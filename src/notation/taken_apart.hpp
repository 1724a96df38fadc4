// SPDX-License-Identifier: MIT
//
// The table of words as it was taken apart: what ecarte_take_words_apart writes when ecarte is
// built, and nothing else defines.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "notation/patterns.hpp"

namespace ecarte::notation::taken_apart {

/// The tables of which each saying is of one, in this order.
enum class RowsOf : std::uint8_t { Verbs, Whole, Cells, LoneCells, Utterances };
inline constexpr std::size_t kTables = 5;

extern const Token kTokens[];
extern const std::uint16_t kNumbers[];  ///< of the tokens of all patterns
extern const Saying kSayings[];
/// Where those of each table begin, and the last ends.
extern const std::array<std::uint16_t, kTables + 1> kFirstSayings;
extern const Pattern kPatterns[];
extern const Admission kAdmissions[];  ///< of each pattern
/// Of each row of the verbs the list that comes before the grammar, and the one behind it.
extern const std::span<const std::array<PatternList, 2>> kOfVerbs;
/// Of each table but the first.
extern const std::array<PatternList, kTables - 1> kOfTables;
extern const std::span<const std::string_view> kLabels;

}  // namespace ecarte::notation::taken_apart
