// SPDX-License-Identifier: MIT
//
// What the search for example records writes with: lawful deals, and for each fact the sentences
// that may bring it about.
#pragma once

#include <string_view>
#include <vector>

#include "codes/code.hpp"

namespace ecarte::examples {

/// A lawful deal, a sentence to a line.
using RecordLines = std::vector<std::string_view>;

/// A sentence to write in after any line; or one to put in the place of a line.
struct Sentence {
  std::string_view text;
  std::string_view instead_of;
};

/// Where and with what to look for one fact.
struct Recipe {
  std::vector<const RecordLines*> scenes;
  std::vector<Sentence> sentences;
};

/// Nothing to try for a fact the table does not have.
const Recipe& recipe_for(replay::FactKind fact);

}  // namespace ecarte::examples
