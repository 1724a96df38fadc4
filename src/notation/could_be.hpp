// SPDX-License-Identifier: MIT
//
// What a sentence that cannot be read could have been, by the table of words: whether the deal can
// be ruled on past it.
#pragma once

#include <string_view>

namespace ecarte::notation {

/// True if a card may have been moved in `clause`, a player bound or a mark put up: its verb can do
/// that, or a verb that "and" adds to it, or nobody knows what its verb does and there is something
/// of the game beside it.
bool may_change_the_table(std::string_view clause);

/// The same of what was said in a clause and has two senses: true if `offered`, what was asked of
/// the writer instead, names a sense that can do that.
bool may_be_offered_a_change(std::string_view offered);

/// True if there is speech in the clause, and nothing but who speaks before it.
bool is_speech(std::string_view clause);

}  // namespace ecarte::notation
