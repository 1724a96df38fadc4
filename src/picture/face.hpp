// SPDX-License-Identifier: MIT
//
// A card as far as it is known, and what it is called: in a drawing, and aloud.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/card.hpp"
#include "record/act.hpp"

namespace ecarte::picture {

/// The face of a card that is drawn.
struct Face {
  enum class Kind : std::uint8_t {
    Card,    ///< one of the thirty-two: `card`
    Suited,  ///< the suit alone is known: that of `card`
    Ranked,  ///< the rank alone: that of `card`
    Odd,     ///< foreign to the pack: `says`
    Untold,  ///< the record does not tell it
    Hidden   ///< it is not for the eyes of whom the drawing is made for
  };
  Kind kind = Kind::Untold;
  game::Card card{};
  std::string says;  ///< of an odd card: "2♦", "joker"

  [[nodiscard]] bool is_card() const { return kind == Kind::Card; }
  friend bool operator==(const Face&, const Face&) = default;
};

Face face_of(game::Card card);

/// Of a card that may be any of these. One of several that have neither suit nor rank in common is
/// not told.
Face face_among(game::CardSet may);

/// The cards of the act at `at`, those known first, then those known in part or odd, then as many
/// as are counted and not told.
std::vector<Face> faces_of(std::span<const record::Act> acts, std::size_t at);

/// A hand of so many cards, of which these are known: trumps first, then suit by suit, from the
/// highest down; then those not told.
std::vector<Face> hand_of(game::CardSet known, int count, std::optional<game::Suit> trump);

/// "K♠", "10♠", "?♥", "J?", "2♦", "?"; of a hidden card nothing.
std::string index_of(const Face& face);

/// "king of spades", "a heart", "a knave", "a card foreign to the pack: 2♦", "a card not told".
std::string spoken(const Face& face);

}  // namespace ecarte::picture
