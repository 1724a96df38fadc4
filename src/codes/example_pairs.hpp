// SPDX-License-Identifier: MIT
//
// The worked pairs of records that `explain` shows, compiled in from fixtures/laws/.
#pragma once

#include <span>
#include <string_view>

namespace ecarte::codes {

/// Two records that differ in one act, and in what the law answers.
struct ExamplePair {
  std::string_view code;         ///< "turf-portland-1877"
  std::string_view law;          ///< the code's number: "40"
  std::string_view first_name;   ///< "breach" or "taken"
  std::string_view first;        ///< the record's text
  std::string_view second_name;  ///< "lawful" or "lapsed"
  std::string_view second;
};

/// All of them, by code and law.
std::span<const ExamplePair> examples();

}  // namespace ecarte::codes
