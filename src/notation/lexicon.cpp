// SPDX-License-Identifier: MIT
#include "notation/lexicon.hpp"

#include <array>

#include "grammar/bytes.hpp"
#include "notation/same_word.hpp"
#include "notation/verb_forms.hpp"

namespace ecarte::notation {

using std::string_view;

int find_verb_row(string_view word) {
  return word.empty() ? -1 : verb_forms().find(word).row;
}

int verb_of_gerund(string_view word) {
  return word.ends_with("ing") ? verb_forms().gerund(word) : -1;
}

string_view verb_meant(string_view word) {
  const int row = find_verb_row(word);
  return row < 0 ? string_view{} : verb_rows()[static_cast<std::size_t>(row)].verb;
}

bool is_finite(string_view word) {
  return !word.empty() && verb_forms().find(word).finite;
}

bool is_of_another(string_view word) {
  return !one_of(word, {"was", "pass", "toss", "guess", "confess", "express"}) &&
         word.ends_with('s') && is_finite(word);
}

bool begins_with_article(std::string_view text) {
  if (text.size() < 5 || text[0] != 'A' || text[1] != ' ' || text[2] < 'a' || text[2] > 'z') {
    return false;
  }
  const string_view noun = text.substr(2, grammar::word_size(text.substr(2)));
  if (one_of(noun, {"of", "for", "with", "by", "from", "to", "and", "who"})) {
    return false;  // "accuses A of having revoked"
  }
  string_view left = text.substr(2 + noun.size());
  for (int words = 0; words < 2 && !left.empty() && left[0] == ' ' && !is_finite(noun); ++words) {
    const string_view verb = left.substr(1, grammar::word_size(left.substr(1)));
    if (one_of(verb, {"is", "was", "has", "had", "having", "being"})) {
      return true;
    }
    if (!one_of(verb,
                {"deal", "card", "trick", "point", "mark", "packet", "hand", "pack", "cut"})) {
      return false;
    }
    left.remove_prefix(1 + verb.size());  // "A fresh deal was claimed"
  }
  return false;
}

bool mentions_clause(std::string_view line) {
  static constexpr auto kBegins =
      std::to_array<string_view>({"which ", "though ", "although ", "because ", "as ", "since ",
                                  "for ", "whereas ", "after ", "once "});
  constexpr string_view kFirstLetters = "wtbasfo";
  for (std::size_t blank = line.find(' '); blank != string_view::npos;
       blank = line.find(' ', blank + 1)) {
    const string_view left = line.substr(blank + 1);
    if (!left.empty() && kFirstLetters.find(left[0]) != string_view::npos &&
        std::ranges::any_of(kBegins,
                            [left](string_view begins) { return left.starts_with(begins); })) {
      return true;
    }
  }
  return false;
}

}  // namespace ecarte::notation
