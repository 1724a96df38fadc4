// SPDX-License-Identifier: MIT
//
// Who is spoken of by name in some lines of a text: he does not tell them. And whether they have a
// word for whoever tells them that only somebody who plays would use of himself.
#pragma once

#include <array>
#include <string_view>

#include "notation/names.hpp"

namespace ecarte::notation {

/// How it is asked who writes a letter in which neither player is named: once, and what follows is
/// read as if it were who is named first.
inline constexpr std::string_view kWhoTells = "expected who tells it";

struct SpokenOf {
  std::array<bool, 2> players{};  ///< named outside of quotes and settings
  bool teller_plays = false;      ///< "I dealt", "my king", "gave me two"
  bool teller = false;            ///< "I", "me", "my" stand in them,
  std::array<bool, 2> called{};   ///< and "he", and "she"

  /// The one who is not named, if the other is; kNobody if it may be either.
  [[nodiscard]] record::Actor unnamed() const {
    return players[0] == players[1] ? record::kNobody
                                    : static_cast<record::Actor>(players[0] ? 1 : 0);
  }
  [[nodiscard]] bool anybody() const { return players[0] || players[1]; }
};

SpokenOf spoken_of(std::string_view lines, const NameTable& names);

/// Does the act with these words begin as whoever tells it begins: "I lead", "My queen"?
bool begins_as_teller(std::string_view told);
/// "I", "me", "my", "mine", "you", "your": a word for who tells it or is told it, or for what is
/// his.
bool is_word_of_letter(std::string_view word);
/// Is there such a word in the clause, outside of quotes, and none as its subject?
bool has_word_of_letter(std::string_view clause);

}  // namespace ecarte::notation
