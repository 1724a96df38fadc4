// SPDX-License-Identifier: MIT
//
// The words that what stands in angle brackets in the table of words may be, or begin with.
// Whatever is to be caught goes by these, and so does what a text must have for a pattern to be
// tried (take_apart).
#pragma once

#include <array>
#include <string_view>

namespace ecarte::notation {

/// From 0 on; those from 21 on have hyphens.
inline constexpr auto kLongNumbers = std::to_array<std::string_view>(
    {"zero",        "one",         "two",        "three",        "four",         "five",
     "six",         "seven",       "eight",      "nine",         "ten",          "eleven",
     "twelve",      "thirteen",    "fourteen",   "fifteen",      "sixteen",      "seventeen",
     "eighteen",    "nineteen",    "twenty",     "twenty-one",   "twenty-two",   "twenty-three",
     "twenty-four", "twenty-five", "twenty-six", "twenty-seven", "twenty-eight", "twenty-nine",
     "thirty",      "thirty-one",  "thirty-two", "thirty-three", "thirty-four",  "thirty-five",
     "thirty-six"});
/// A number may stand behind these.
inline constexpr auto kBeforeNumbers =
    std::to_array<std::string_view>({"just", "only", "merely", "exactly"});
/// That there is none: of points, or behind a dash.
inline constexpr auto kNoneOfPoints =
    std::to_array<std::string_view>({"no", "none", "nothing", "nil", "love", "nought"});

/// From the first on, but for a card: "the top card".
inline constexpr auto kNthWords = std::to_array<std::string_view>(
    {"top", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
     "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth"});

/// A trick by its place.
inline constexpr auto kPlaces =
    std::to_array<std::string_view>({"first", "second", "third", "fourth", "fifth"});
inline constexpr auto kLastPlaces = std::to_array<std::string_view>({"last", "final"});
inline constexpr auto kNextPlaces =
    std::to_array<std::string_view>({"next", "following", "opening"});

}  // namespace ecarte::notation
