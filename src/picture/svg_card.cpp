// SPDX-License-Identifier: MIT
#include "picture/svg_card.hpp"

#include <array>
#include <string_view>

#include <fmt/core.h>

namespace ecarte::picture {
namespace {

using game::Rank;
using game::Suit;

/// Each within a square of side 1 about its middle.
constexpr std::string_view kSpade =
    "M0-.5C.1-.3 .46-.08 .46 .15C.46 .31 .34 .38 .23 .38C.14 .38 .07 .34 .03 .27"
    "C.04 .38 .1 .46 .17 .5H-.17C-.1 .46-.04 .38-.03 .27C-.07 .34-.14 .38-.23 .38"
    "C-.34 .38-.46 .31-.46 .15C-.46-.08-.1-.3 0-.5Z";
constexpr std::string_view kHeart =
    "M0 .48C-.14 .24-.48 .06-.48-.2C-.48-.36-.37-.46-.25-.46C-.13-.46-.04-.38 0-.26"
    "C.04-.38 .13-.46 .25-.46C.37-.46 .48-.36 .48-.2C.48 .06 .14 .24 0 .48Z";
constexpr std::string_view kDiamond = "M0-.5Q.16-.2 .38 0Q.16 .2 0 .5Q-.16 .2-.38 0Q-.16-.2 0-.5Z";
constexpr std::string_view kClub =
    "M.03 .22C.05 .36 .1 .46 .17 .5H-.17C-.1 .46-.05 .36-.03 .22A.22 .22 0 1 1-.14-.1"
    "A.22 .22 0 1 1 .14-.1A.22 .22 0 1 1 .03 .22Z";
/// Crown, coronet and feathered cap, in a square of side 1.
constexpr std::string_view kKing =
    "M-.42 .4L-.5-.2L-.2 .05L0-.3L.2 .05L.5-.2L.42 .4ZM-.05-.5H.05V-.32H-.05ZM-.12-.45H.12V-.37"
    "H-.12Z";
constexpr std::string_view kQueen =
    "M-.42 .4L-.46-.12L-.2 .12L0-.28L.2 .12L.46-.12L.42 .4ZM0-.5A.09 .09 0 1 1 0-.32"
    "A.09 .09 0 1 1 0-.5ZM-.46-.34A.08 .08 0 1 1-.46-.18A.08 .08 0 1 1-.46-.34Z"
    "M.46-.34A.08 .08 0 1 1 .46-.18A.08 .08 0 1 1 .46-.34Z";
constexpr std::string_view kKnave =
    "M-.46 .4H.46V.22H-.46ZM-.36 .16C-.36-.2-.1-.26 .1-.2C.3-.14 .36 .02 .36 .16Z"
    "M.1-.14C.14-.4 .3-.5 .5-.5C.44-.3 .34-.16 .1-.14Z";

struct Shape {
  const char* id;
  std::string_view path;
};
constexpr std::array<Shape, game::kSuits> kSuitShapes{{{"ecarte-spade", kSpade},
                                                       {"ecarte-heart", kHeart},
                                                       {"ecarte-diamond", kDiamond},
                                                       {"ecarte-club", kClub}}};
constexpr std::array<Shape, 3> kCourtShapes{
    {{"ecarte-knave", kKnave}, {"ecarte-queen", kQueen}, {"ecarte-king", kKing}}};

std::string number(double value) {
  return fmt::format("{:g}", value);
}

/// Colours that print apart from each other, and from the red of a fault by their place.
std::string colour_of(Suit suit, SvgLook look) {
  switch (suit) {
    case Suit::Spades:
      return "#111";
    case Suit::Hearts:
      return "#b3001b";
    case Suit::Diamonds:
      return look.four_colour ? "#1447a8" : "#b3001b";
    case Suit::Clubs:
      return look.four_colour ? "#0b6b2e" : "#111";
  }
  return "#111";
}

void add_suit(pugi::xml_node card, Suit suit, double x, double y, double size,
              const std::string& colour) {
  add(card, "use",
      {{"href", std::string{"#"} + kSuitShapes.at(static_cast<std::size_t>(suit)).id},
       {"transform", fmt::format("translate({:g} {:g}) scale({:g})", x, y, size)},
       {"fill", colour}});
}

void add_index(pugi::xml_node card, const std::string& text, double x, double size,
               const std::string& colour) {
  add(card, "text",
      {{"x", number(x)},
       {"y", "39"},
       {"class", "index"},
       {"font-size", number(size)},
       {"fill", colour}})
      .text()
      .set(text.c_str());
}

/// Rank above suit in the corner; in the middle a large suit, or what a court card wears.
void add_known(pugi::xml_node card, const Face& face, SvgLook look) {
  constexpr double kIndex = 42;
  constexpr double kNarrow = 36;  ///< of "10"
  const game::Card drawn = face.card;
  const bool suit = face.kind != Face::Kind::Ranked;
  const bool rank = face.kind != Face::Kind::Suited;
  const std::string colour = suit ? colour_of(drawn.suit, look) : "#111";
  const bool ten = drawn.rank == Rank::Ten;
  const std::string index = !rank ? "?" : ten ? "10" : std::string(1, game::letter(drawn.rank));
  add_index(card, index, ten ? 5 : 9, ten && rank ? kNarrow : kIndex, colour);
  if (!suit) {
    add_index(card, "?", 44, kIndex, "#666");
    return;
  }
  add_suit(card, drawn.suit, 22, 60, 28, colour);
  const bool court = rank && drawn.rank > Rank::Ace;
  if (court) {
    const auto which = static_cast<std::size_t>(drawn.rank) - static_cast<std::size_t>(Rank::Knave);
    add(card, "use",
        {{"href", std::string{"#"} + kCourtShapes.at(which).id},
         {"transform", "translate(57 88) scale(40)"},
         {"fill", colour}});
  } else {
    add_suit(card, drawn.suit, 57, 88, 40, colour);
  }
}

/// The back, a lattice.
void add_back(pugi::xml_node card) {
  add(card, "rect",
      {{"x", "7"},
       {"y", "7"},
       {"width", "70"},
       {"height", "104"},
       {"rx", "4"},
       {"fill", "#dfe6ee"},
       {"stroke", "#4a5d74"},
       {"stroke-width", "1.5"}});
  std::string path;
  for (int i = 1; i < 7; ++i) {
    path += fmt::format("M{} 7V111", 7 + i * 10);
  }
  for (int i = 1; i < 10; ++i) {
    path += fmt::format("M7 {}H77", 7 + i * 10.4);
  }
  add(card, "path", {{"d", path}, {"stroke", "#4a5d74"}, {"stroke-width", "1"}, {"fill", "none"}});
}

void add_paper(pugi::xml_node card, const Face& face, const Frame& frame) {
  const bool untold = face.kind == Face::Kind::Untold;
  const std::string edge = frame.faulty ? "#c00" : frame.doubtful ? "#06c" : "#333";
  const bool thick = frame.faulty || frame.doubtful || frame.winner;
  pugi::xml_node paper = add(card, "rect",
                             {{"class", "paper"},
                              {"x", "0"},
                              {"y", "0"},
                              {"width", number(kCardWidth)},
                              {"height", number(kCardHeight)},
                              {"rx", "8"},
                              {"fill", untold ? "#f4f4f0" : "#fff"},
                              {"stroke", edge},
                              {"stroke-width", thick ? "5" : "2"}});
  if (untold || frame.doubtful) {
    paper.append_attribute("stroke-dasharray") = "7 5";
  }
}

void add_badge(pugi::xml_node card, const Frame& frame) {
  const double width = 22 + 9 * static_cast<double>(frame.badge.size());
  add(card, "rect",
      {{"x", number(kCardWidth - width - 4)},
       {"y", "4"},
       {"width", number(width)},
       {"height", "30"},
       {"rx", "15"},
       {"fill", frame.faulty ? "#c00" : "#06c"}});
  add(card, "text", {{"x", number(kCardWidth - width / 2 - 4)}, {"y", "27"}, {"class", "badge"}})
      .text()
      .set(frame.badge.c_str());
}

}  // namespace

pugi::xml_node add(pugi::xml_node parent, const char* name, Attributes attributes) {
  pugi::xml_node node = parent.append_child(name);
  for (const auto& [key, value] : attributes) {
    node.append_attribute(key) = value.c_str();
  }
  return node;
}

void add_shapes(pugi::xml_node svg) {
  pugi::xml_node shapes = svg.append_child("defs");
  const auto add_shape = [&](const Shape& shape) {
    add(shapes, "path", {{"id", shape.id}, {"d", std::string{shape.path}}});
  };
  for (const Shape& shape : kSuitShapes) {
    add_shape(shape);
  }
  for (const Shape& shape : kCourtShapes) {
    add_shape(shape);
  }
}

void add_face(pugi::xml_node card, const Face& face, const Frame& frame, SvgLook look) {
  add_paper(card, face, frame);
  switch (face.kind) {
    case Face::Kind::Card:
    case Face::Kind::Suited:
    case Face::Kind::Ranked:
      add_known(card, face, look);
      break;
    case Face::Kind::Odd:
      add_index(card, face.says, 6, face.says.size() > 4 ? 28 : 38, "#111");
      break;
    case Face::Kind::Untold:
      add(card, "text", {{"x", "42"}, {"y", "76"}, {"class", "untold"}}).text().set("?");
      break;
    case Face::Kind::Hidden:
      add_back(card);
      break;
  }
}

void add_card(pugi::xml_node parent, const Face& face, const Frame& frame, const std::string& says,
              double x, double y, double scale, SvgLook look) {
  pugi::xml_node card = add(
      parent, "g",
      {{"class", "card"},
       {"role", "img"},
       {"aria-label", says},
       {"transform", scale == 1 ? fmt::format("translate({:g} {:g})", x, y)
                                : fmt::format("translate({:g} {:g}) scale({:g})", x, y, scale)}});
  card.append_child("title").text().set(says.c_str());
  add_face(card, face, frame, look);
  if (!frame.badge.empty()) {
    add_badge(card, frame);
  }
}

}  // namespace ecarte::picture
