// SPDX-License-Identifier: MIT
//
// The canonical words of one act.
#pragma once

#include <span>
#include <string>

#include "record/record.hpp"

namespace ecarte::record {

/// The cards of `act`, known first, then those its continuations (the acts after it) tell of, then
/// a `?` for each that is not known: "T♦ 7♦ J? ?".
std::string cards_of(const Act& act, std::span<const Act> after);

/// The words an act keeps, without quotes around them; `text` is the record's.
std::string kept_words(const Act& act, std::string_view text);

/// The act without its actor, from the verb on: "marks the king". `after` are the acts after it,
/// `text` the record's text, which holds words in quotes.
std::string phrase_of(const Act& act, std::span<const Act> after, const Names& names,
                      std::string_view text);

/// Who acts, as a sentence names him: "Y", "A and Y", and of an act nobody does what it is about,
/// "the stock"; empty if the predicate is all there is. `at` is the act's place among `acts`.
std::string subject_of(std::span<const Act> acts, std::size_t at, const Names& names);

/// The words of `phrase_of` for the act at `at` in its place among all: two cards turned at once
/// are one predicate, and what two do is told of two ("find", not "finds").
std::string predicate_of(std::span<const Act> acts, std::size_t at, const Names& names,
                         std::string_view text);

/// The whole sentence of the act at `at`, without a stop: subject and predicate.
std::string words_of(std::span<const Act> acts, std::size_t at, const Names& names,
                     std::string_view text);

/// True of an act that is told in the words of one before it: a packet of the giving, a card known
/// in part, the second of two cards turned at once, the second of two remedies claimed.
bool carries_on(const Act& act);

}  // namespace ecarte::record
