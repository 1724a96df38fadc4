// SPDX-License-Identifier: MIT
//
// The vocabulary of facts in plain words, for whoever knows the game and not this program: what a
// fact is, how one asks a player for it, and the same for each attribute and each of its values.
// What explains a law, and what asks about a dispute, speak from this one table.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "replay/facts.hpp"

namespace ecarte::report {

/// One attribute. `values` holds a clause for each value of the attribute, in the order of its
/// domain, with `|` between them; a clause may follow "if".
struct PlainAttribute {
  std::string_view question;  ///< "Had the non-dealer looked at his hand?"
  std::string_view values;
};

/// One fact. "He" is the fact's subject.
struct PlainFact {
  replay::FactKind kind;
  std::string_view clause;    ///< may follow "if": "a player takes a card back"
  std::string_view question;  ///< "Did a player take a card back?"
  std::array<PlainAttribute, replay::kMaxAttributes> attributes{};
};

const PlainFact& plain(replay::FactKind kind);

/// The clause for value number `value` of attribute number `attribute`.
std::string_view plain_value(replay::FactKind kind, int attribute, std::uint8_t value);
/// The same of a fact of which more is known: it is not a hand dealt, but the cards of an exchange
/// that were taken up or not.
std::string_view plain_value_of(const replay::Fact& fact, int attribute, std::uint8_t value);

}  // namespace ecarte::report
