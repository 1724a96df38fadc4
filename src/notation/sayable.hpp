// SPDX-License-Identifier: MIT
//
// What can be said next in a deal, for whoever is writing it: what is usual at its moment, every
// way of saying a thing that the table of words has for that moment alone, and what may follow a
// verb.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "record/record.hpp"

namespace ecarte::notation {

/// One thing that can be said, from the verb on: "announces the king", "discards <n> cards". What
/// stands in angle brackets is for the writer to fill in.
struct Sayable {
  enum class Kind : std::uint8_t {
    Usual,   ///< what a refusal would name
    Object,  ///< a verb with one of the things that may follow it: "claims a fresh deal"
    Saying,  ///< a way of saying it that has other words in the grammar
    Verb     ///< a verb of the grammar alone
  };
  Kind kind = Kind::Verb;
  std::string said;
  std::string means;  ///< of a saying, what it is read as; of a verb, those read as the same
};

/// What `actor` can say after `acts`, the acts of a deal so far: the usual first. kNobody: it is
/// not known who speaks.
std::vector<Sayable> sayable(const std::vector<record::Act>& acts, record::Actor actor);

/// Sentences whose subject is no player, at that moment: "the cards are gathered".
std::vector<Sayable> sayable_of_nobody(const std::vector<record::Act>& acts);

/// What is said aloud in a fixed sense, at that moment: "king".
std::vector<Sayable> sayable_aloud(const std::vector<record::Act>& acts, record::Actor actor);

/// The settings a line may begin with, with their colon, and the headings.
std::vector<std::string> line_openers();

}  // namespace ecarte::notation
