// SPDX-License-Identifier: MIT
//
// A deal told back: each line as it was written, and below it how each thing in it was read.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "report/deal.hpp"

namespace ecarte::report {

/// A line of a deal, and how each thing in it was read.
struct ReadLine {
  std::uint32_t number = 0;       ///< of the file
  std::string_view written;       ///< without its comment; holds as long as the record
  std::vector<std::string> says;  ///< what was not understood is said so
};

/// Every line but empty ones and those of comment alone. A heading or a setting that says what is
/// written says it once.
std::vector<ReadLine> read_lines(const Deal& deal);

/// Are the cards counted in a hand at act `at` as many as are left of five, some of which were
/// played? Then nothing is wrong with their number, unless it is that which was dealt.
bool counted_as_left(const record::Record& record, std::size_t at);

/// What establishes nothing, whatever the deal, is marked: nothing is read from it.
void write_telling(std::string& out, std::string_view file, const Deal& deal);

}  // namespace ecarte::report
