// SPDX-License-Identifier: MIT
//
// Records made from a lawful deal by writing sentences into it: what the searches for examples try.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "examples/recipe.hpp"

namespace ecarte::examples {

/// A sentence written in after a line, or put in its place.
struct Edit {
  std::size_t line = 0;
  const Sentence* sentence = nullptr;
};

/// Every place in the scene for every sentence of the recipe.
std::vector<Edit> edits_of(const RecordLines& scene, const Recipe& recipe);
/// The scene with the edits made, which are in the order of its lines.
std::vector<std::string_view> edited(const RecordLines& scene, std::span<const Edit> edits);
/// A text of these lines.
std::string joined(std::span<const std::string_view> lines);

}  // namespace ecarte::examples
