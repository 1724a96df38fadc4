// SPDX-License-Identifier: MIT
#include "picture/svg_symbols.hpp"

#include <sstream>
#include <vector>

#include <fmt/core.h>

#include "picture/svg_card.hpp"

namespace ecarte::picture {
namespace {

Face face_like(Face::Kind kind, game::Card card = {}) {
  Face face;
  face.kind = kind;
  face.card = card;
  return face;
}

/// Every face but the odd ones.
std::vector<Face> all_faces() {
  std::vector<Face> faces;
  for (int suit = 0; suit < game::kSuits; ++suit) {
    for (int rank = 0; rank < game::kRanks; ++rank) {
      const game::Card card{static_cast<game::Rank>(rank), static_cast<game::Suit>(suit)};
      faces.push_back(face_like(Face::Kind::Card, card));
      if (suit == 0) {
        faces.push_back(face_like(Face::Kind::Ranked, card));
      }
    }
    faces.push_back(face_like(Face::Kind::Suited, {{}, static_cast<game::Suit>(suit)}));
  }
  faces.push_back(face_like(Face::Kind::Untold));
  faces.push_back(face_like(Face::Kind::Hidden));
  return faces;
}

void add_symbol(pugi::xml_node svg, const std::string& id, const Face& face, SvgLook look) {
  constexpr double kEdge = 3;  ///< for the line round the card
  pugi::xml_node symbol =
      add(svg, "symbol",
          {{"id", id},
           {"viewBox", fmt::format("{:g} {:g} {:g} {:g}", -kEdge, -kEdge, kCardWidth + 2 * kEdge,
                                   kCardHeight + 2 * kEdge)}});
  symbol.append_child("title").text().set(spoken(face).c_str());
  add_face(symbol, face, {}, look);
}

}  // namespace

std::string code_of(const Face& face) {
  switch (face.kind) {
    case Face::Kind::Card:
      return game::plain_name(face.card);
    case Face::Kind::Suited:
      return "x" + game::plain_name(face.card).substr(1);
    case Face::Kind::Ranked:
      return game::plain_name(face.card).substr(0, 1) + "x";
    case Face::Kind::Odd:
      return "=" + face.says;
    case Face::Kind::Untold:
      return "x";
    case Face::Kind::Hidden:
      break;
  }
  return "-";
}

std::string svg_symbols(SvgLook look) {
  pugi::xml_document document;
  pugi::xml_node svg =
      add(document.root(), "svg",
          {{"xmlns", "http://www.w3.org/2000/svg"}, {"aria-hidden", "true"}, {"class", "symbols"}});
  add_shapes(svg);
  for (const Face& face : all_faces()) {
    add_symbol(svg, "card-" + code_of(face), face, look);
  }
  add_symbol(svg, "card-blank", face_like(Face::Kind::Odd), look);
  std::ostringstream out;
  document.save(out, "", pugi::format_raw | pugi::format_no_declaration, pugi::encoding_utf8);
  return out.str();
}

}  // namespace ecarte::picture
