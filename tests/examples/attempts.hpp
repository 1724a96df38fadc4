// SPDX-License-Identifier: MIT
//
// The texts that the search for records of paths tries: the sittings of a file, how a record that
// was broken off may go on, and which of two is rather kept.
#pragma once

#include <cstddef>
#include <istream>
#include <set>
#include <string>
#include <vector>

#include "codes/vocabulary.hpp"

namespace ecarte::examples {

using Lines = std::vector<std::string>;

std::string text_of(const Lines& lines);

/// The sittings of a text, without comments, blank lines, expectations and the names of codes.
std::vector<Lines> sittings_of(std::istream& in);

/// The record with each of the usual next steps, and with each of the remedies used by either.
std::vector<std::string> gone_on(const Lines& part, const std::set<replay::Remedy>& uses);

/// The lighter of two is kept: the shorter, whatever its indentation, and before it one in which
/// nothing else is amiss, and which is written as people write: each act in its deal, and a deal at
/// the end, so that another sitting may follow in a file.
std::size_t weight_of(const std::string& text, std::size_t amiss);

}  // namespace ecarte::examples
