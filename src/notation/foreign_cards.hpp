// SPDX-License-Identifier: MIT
//
// The letters and the words of cards in other tongues, for those whose cards bear them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "game/card.hpp"

namespace ecarte::notation {

/// In what tongue the cards of a sitting are written, besides English, which is always read.
enum class Tongue : std::uint8_t { English, French, German, Dutch };

/// The tongue a `cards:` line names: "french".
std::optional<Tongue> tongue_of(std::string_view name);
std::string_view name_of(Tongue tongue);

/// The court card of a letter: `R` is the king of French cards. Nothing if it is none there.
std::optional<game::Rank> court_of(char letter, Tongue tongue);
/// The first tongue other than English in which the letter is a court card; nothing if in none.
std::optional<Tongue> tongue_with_court(char letter);

/// "roi" in French. Capitals do not matter, but for letters with accents.
std::optional<game::Rank> rank_of(std::string_view word, Tongue tongue);
std::optional<game::Suit> suit_of(std::string_view word, Tongue tongue);

}  // namespace ecarte::notation
