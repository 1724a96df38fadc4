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

}  // namespace ecarte::record
