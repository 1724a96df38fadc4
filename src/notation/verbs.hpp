// SPDX-License-Identifier: MIT
//
// The table of verbs: which act each makes, and by which rule of the grammar its sentence goes on.
// verbs.cpp holds the rows.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "notation/input.hpp"

namespace ecarte::grammar {
struct Expected;
}  // namespace ecarte::grammar

namespace ecarte::notation {

/// One verb: the act it makes, the rule for what follows it, and what to say when that fails.
struct Verb {
  std::string_view word;
  record::ActKind kind;
  bool (*match)(Input&, Draft&);
  const grammar::Expected* expected;
  enum class By : std::uint8_t { Anyone, Bystander, Cards } by = By::Anyone;
};

inline constexpr auto kBystander = Verb::By::Bystander;
inline constexpr auto kCards = Verb::By::Cards;

/// The verb of the grammar; nullptr if it has none such.
const Verb* find_verb(std::string_view word);
/// All of them, in the order of the alphabet.
std::span<const std::string_view> verb_words();

}  // namespace ecarte::notation
