// SPDX-License-Identifier: MIT
//
// Reading records from strings, and acts as one line of text each, so that a test can show the
// whole of what was read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/parse.hpp"

namespace ecarte::notation::test {

/// Every deal of `text`.
std::vector<record::Record> read(std::string_view text);

/// The acts of a record of one deal after its `players:` line, without their places:
/// "Play Y #1 [K♥] x1". Fields at zero or unstated are left out.
std::string acts_of(const record::Record& record);

/// The acts of sentences between A and Y.
std::string acts_of(std::string_view sentences);

/// "line:column: id: message" of every problem, a line each.
std::string problems_of(std::string_view text);

/// The acts, one by one, with nothing that depends on where they stand in the text.
std::string fingerprint(const record::Record& record);

std::string file_contents(const std::string& path);
std::vector<std::string> files_below(const std::string& folder, std::string_view extension);

}  // namespace ecarte::notation::test
