// SPDX-License-Identifier: MIT
//
// What can be said of a hand besides its cards: so many trumps, a tenace, a hand of the book. A
// closed vocabulary, shared by a claim's own hand and by what it says of the other.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "treatise/pattern.hpp"

namespace ecarte::treatise {

/// A number that every hand has.
enum class Feature : std::uint8_t {
  Cards,     ///< cards
  Trumps,    ///< trumps held
  TopTrump,  ///< 1 if the king of trumps is held, or was turned
  Kings,     ///< kings of plain suits
  Queens,    ///< queens of any suit
  Courts,    ///< kings, queens and knaves of any suit
  Keepers,   ///< trumps, and kings of plain suits: what Cavendish never throws out (p. 39)
  Suits,     ///< plain suits held
  Longest,   ///< cards of the longest plain suit
  Guarded,   ///< plain suits held by the king, by the queen, or by the knave and another
  Rule,      ///< the jeu de règle it belongs to, 1 to 10; 0 if none (pp. 48-54)
  Stands,    ///< 1 if the non-dealer should play with it without proposing
  Refusal,   ///< 1 if the dealer should refuse with it (pp. 55-57)
  Proposed,  ///< 1 if the book proposes with it: it is no jeu de règle, or one that pp. 48-53 and
             ///< Hint 9 have asked for cards with; so 1 where Stands is 0
  TwoToOne,  ///< 1 if the hand, led at once against any other, gives two to one on the point
};

enum class Compare : std::uint8_t { Equal, AtLeast, AtMost };

/// How the cards of one suit lie.
enum class Shape : std::uint8_t {
  Tenace,    ///< just two cards, with at least one between them
  Sequence,  ///< two cards or more, with none between them
};

/// "trumps >= 2", or "tenace x".
struct Condition {
  bool shape_asked = false;
  Feature feature = Feature::Trumps;
  Compare compare = Compare::Equal;
  int value = 0;
  Shape shape = Shape::Tenace;
  SuitWord suit = SuitWord::Trump;
};

/// Reads "FEATURE = N" (or >=, <=) or "SHAPE SUIT". Throws PatternError, naming the nearest word.
Condition read_condition(std::string_view text);

/// The hand as it was dealt, and what it is looked at with.
struct Holding {
  CardSet hand;
  Suit trump = Suit::Spades;
  CardSet turned;  ///< the turn-up; empty if nothing is said of it
};

/// True if one of them asks whether the book proposes with a hand.
bool asks_for_proposal(const std::vector<Condition>& conditions);

/// The same with that read as p. 55 has it: of a hand that is no jeu de règle.
std::vector<Condition> as_page_55_has_it(std::vector<Condition> conditions);

/// As it is written: "trumps".
std::string_view word_of(Feature feature);

/// The feature's number.
int measure(Feature feature, const Holding& holding);

/// True if the condition, which is of a feature, holds.
bool meets(const Condition& condition, const Holding& holding);

/// True if every condition holds under `binding`.
bool meets(const std::vector<Condition>& conditions, const Holding& holding,
           const Binding& binding);

/// Whether each hand of five meets the conditions, which are of features, by its place
/// (hand_order.hpp). Found once: claims ask it of thousands of hands for each completion.
const std::vector<std::uint8_t>& hands_that_meet(const std::vector<Condition>& conditions,
                                                 Suit trump, CardSet turned);

}  // namespace ecarte::treatise
