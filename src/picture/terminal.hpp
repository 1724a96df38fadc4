// SPDX-License-Identifier: MIT
//
// A picture for the terminal: cards as boxes in display columns.
#pragma once

#include <cstddef>
#include <string>

#include "picture/picture.hpp"

namespace ecarte::picture {

/// Narrower than this no trick can be drawn: a narrower terminal is taken to be so wide.
inline constexpr std::size_t kNarrowest = 12;

struct Look {
  std::size_t width = 80;    ///< display columns; no line is wider
  bool colour = false;       ///< suits and faults in colour
  bool four_colour = false;  ///< each suit in one of its own
  bool ascii = false;        ///< nothing but ASCII
};

/// Appends the picture to `out`.
void write_terminal(std::string& out, const Picture& picture, Look look);

}  // namespace ecarte::picture
