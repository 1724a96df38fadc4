// SPDX-License-Identifier: MIT
//
// One card as SVG. Private to the layer.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>

#include <pugixml.hpp>

#include "picture/face.hpp"
#include "picture/svg.hpp"

namespace ecarte::picture {

/// A card as it is drawn is so wide and high, before it is scaled.
inline constexpr double kCardWidth = 84;
inline constexpr double kCardHeight = 118;

/// How a card is framed.
struct Frame {
  bool winner = false;    ///< it took the trick
  bool faulty = false;    ///< something is found that lies on it,
  bool doubtful = false;  ///  of which it is open whether it is so
  std::string badge;      ///< the numbers of that: "1", "1,2"; empty: none
};

using Attributes = std::initializer_list<std::pair<const char*, std::string>>;
pugi::xml_node add(pugi::xml_node parent, const char* name, Attributes attributes);

/// The shapes that cards are made of, once in a document.
void add_shapes(pugi::xml_node svg);

/// The paper of a card, and what is on it.
void add_face(pugi::xml_node card, const Face& face, const Frame& frame, SvgLook look);

/// A card with its upper left corner at (x, y); `says` is what it is, in words.
void add_card(pugi::xml_node parent, const Face& face, const Frame& frame, const std::string& says,
              double x, double y, double scale, SvgLook look);

}  // namespace ecarte::picture
