// SPDX-License-Identifier: MIT
//
// The verbs of the table of words in every form people use.
#pragma once

#include <string_view>

namespace ecarte::notation {

/// "had" of "hadn't", whose word is "hadn": without the letter that belongs to "not".
constexpr std::string_view without_not(std::string_view word) {
  const bool drawn = word.size() > 2 && word.back() == 'n' &&
                     (word.ends_with("sn") || word.ends_with("dn") || word == "aren" ||
                      word == "weren" || word == "haven" || word == "don");
  return drawn ? word.substr(0, word.size() - 1) : word;
}

/// The row of a verb in any of its forms; -1 if the table has none.
int find_verb_row(std::string_view word);
/// The same of a gerund, "finding".
int verb_of_gerund(std::string_view word);
/// The verb of the grammar a word means; empty if it means none.
std::string_view verb_meant(std::string_view word);
/// True of "finds" and "found", not of "find".
bool is_finite(std::string_view word);
/// True of "finds" and "is", which nobody says of himself.
bool is_of_another(std::string_view word);
/// Does the text begin with an article, and not with whoever is called A: "A heart is required"?
bool begins_with_article(std::string_view text);
/// May the line have a clause that hangs on a sentence: "which he marked"?
bool mentions_clause(std::string_view line);

}  // namespace ecarte::notation
