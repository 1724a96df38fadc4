// SPDX-License-Identifier: MIT
//
// The table of words written out, for NOTATION.md and for whoever asks.
#pragma once

#include <string>

namespace ecarte::notation {

/// Every verb with the words that mean the same, and what is said aloud in a fixed sense: two
/// tables in Markdown, as they stand in NOTATION.md.
std::string word_list();

/// Every way of saying a thing that has other words in the grammar, one a line.
std::string saying_list();

}  // namespace ecarte::notation
