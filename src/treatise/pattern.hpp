// SPDX-License-Identifier: MIT
//
// Hands as books tell them: some cards known, others known only by rank, by suit or not at all. A
// pattern stands for every hand that fits it; those hands are its completions. Knows no claims.
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "game/card.hpp"

namespace ecarte::treatise {

using game::Card;
using game::CardSet;
using game::Suit;

/// A word of a claim that means nothing. The reader of claims adds the place.
struct PatternError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The suits that the letters x, y and z stand for: plain, different from each other and from every
/// suit the pattern names by its symbol.
using Binding = std::array<Suit, 3>;

/// How a pattern says of which suit a card is.
enum class SuitWord : std::uint8_t { Spades, Hearts, Diamonds, Clubs, Trump, X, Y, Z, Plain, Any };

/// One card of a pattern: a set of ranks, bit 0 the seven, and a suit.
struct PatternCard {
  std::uint8_t ranks = 0xff;
  SuitWord suit = SuitWord::Any;
  friend constexpr bool operator==(PatternCard, PatternCard) = default;

  /// The cards it may be.
  [[nodiscard]] CardSet cards(Suit trump, const Binding& binding) const;
};

/// Reads one card: "K♠", "?t", "[7-9]x", "[^K]t", "[QK]p". The suits are ♠♥♦♣ or S H D C, t for
/// trumps, x y z for three different plain suits, p for any plain suit, * for any suit. Throws
/// PatternError.
PatternCard read_token(std::string_view text);
/// Cards with spaces between them. Throws PatternError.
std::vector<PatternCard> read_tokens(std::string_view text);
/// The suit that "t", "x" or "♠" names. Throws PatternError.
SuitWord read_suit(std::string_view text);

/// A hand that fits, with every meaning of the letters under which it does.
struct Completion {
  CardSet hand;
  std::vector<Binding> bindings;
};

/// Every set of different cards that fits the tokens one to one, in ascending order of its bits,
/// each once.
std::vector<Completion> completions(const std::vector<PatternCard>& tokens, Suit trump);

/// True if `hand` has different cards for all the tokens, under one of `bindings`.
bool holds(CardSet hand, const std::vector<PatternCard>& tokens, Suit trump,
           const std::vector<Binding>& bindings);

/// Every meaning that x, y and z may have beside the suits that `tokens` name. Letters that do not
/// occur have one meaning only.
std::vector<Binding> bindings_of(const std::vector<PatternCard>& tokens, Suit trump);

/// "10♠", as people write it.
std::string spoken_name(Card card);

/// "Q♠ K♥ 7♥": trumps first, each suit from the top.
std::string name_of(CardSet cards, Suit trump);

}  // namespace ecarte::treatise
