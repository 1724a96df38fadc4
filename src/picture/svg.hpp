// SPDX-License-Identifier: MIT
//
// A picture for a page: SVG, with every card drawn by ourselves, and all of it in words for whoever
// does not see it.
#pragma once

#include <string>

#include "picture/picture.hpp"

namespace ecarte::picture {

struct SvgLook {
  bool four_colour = false;  ///< each suit in a colour of its own
};

/// One SVG document. It is legible 300 pixels wide, and scales to any size.
std::string to_svg(const Picture& picture, SvgLook look);

}  // namespace ecarte::picture
