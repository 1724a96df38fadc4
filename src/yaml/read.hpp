// SPDX-License-Identifier: MIT
//
// The one reader of YAML in this project: bytes to a checked tree.
//
// Accepts less than YAML: no anchors, aliases, tags, directives or second documents, no key twice
// in a map, no control characters, nothing but UTF-8, and a limited size, depth and number of
// values. So what is read is what a person sees in the file, and a hostile file costs little.
#pragma once

#include <cstddef>
#include <string_view>

#include "yaml/node.hpp"

namespace ecarte::yaml {

/// How much of a file is accepted.
struct Limits {
  std::size_t bytes = std::size_t{1} << 20U;
  std::size_t nodes = 50'000;
  std::size_t depth = 16;
};

/// The tree of `bytes`; of an empty file, an Empty node. `file` is for messages only. Throws Error.
Node read(std::string_view bytes, std::string_view file, const Limits& limits = {});

}  // namespace ecarte::yaml
