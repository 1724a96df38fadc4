// SPDX-License-Identifier: MIT
//
// What an act is called by whoever tells what came before or after it.
#pragma once

#include <cstddef>
#include <string_view>

namespace ecarte::notation {

/// The noun for an act whose verb has this meaning, "card" of "plays"; empty if acts are not told
/// of by it.
std::string_view called_by_verb(std::string_view verb);

/// Does byte `at` of the text lie between quotation marks?
bool in_quotes(std::string_view text, std::size_t at);

/// True of a line in which it may be told that two acts came at once, or in an order not known.
bool mentions_timing(std::string_view line);

}  // namespace ecarte::notation
