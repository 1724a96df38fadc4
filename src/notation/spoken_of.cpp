// SPDX-License-Identifier: MIT
#include "notation/spoken_of.hpp"

#include <algorithm>

#include "grammar/bytes.hpp"
#include "notation/lexicon.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

using std::string_view;

namespace {

/// What only a player has: "my hand", "my queen".
bool is_of_player(string_view thing) {
  return one_of(
      thing, {"hand",  "king",   "queen",   "knave",    "jack",  "ace",    "ten",      "nine",
              "eight", "seven",  "discard", "discards", "trump", "trumps", "trick",    "tricks",
              "point", "points", "lead",    "proposal", "deal",  "turn",   "opponent", "adversary",
              "first", "second", "third",   "fourth",   "fifth", "last",   "counter",  "counters"});
}

/// A line that settles something, and names both.
bool settles(string_view line) {
  return line.find(" score ") != line.npos ||
         one_of(line.substr(0, line.find_first_of(" :")),
                {"players", "score", "cut", "bet", "bets", "packs", "stakes", "agreed", "expect"});
}

struct Words {
  string_view line;
  std::size_t at = 0;
  bool quoted = false;
  std::size_t begin = 0;  ///< of the word last taken

  /// The next word outside of quotes; empty at the end.
  string_view next() {
    while (at < line.size()) {
      const string_view left = line.substr(at);
      if (left[0] == '"' || left.starts_with("\xe2\x80\x9c") || left.starts_with("\xe2\x80\x9d")) {
        quoted = left[0] == '"' ? !quoted : left[2] == '\x9c';
        at += left[0] == '"' ? 1 : 3;
        continue;
      }
      const std::size_t size = grammar::word_size(left);
      if (size == 0 || quoted) {
        at += std::max<std::size_t>(size, 1);
        continue;
      }
      begin = at;
      at += size;
      return left.substr(0, size);
    }
    return {};
  }
};

/// The verb behind "I" or "you", past "had not", "also".
string_view verb_behind(Words words) {
  constexpr int kMost = 4;
  string_view word = words.next();
  for (int i = 0; i < kMost && one_of(word, {"then", "also", "just", "now", "again", "only", "did",
                                             "had", "have", "not", "never", "simply", "t", "didn"});
       ++i) {
    word = words.next();
  }
  return verb_meant(word);
}

bool tells_that_he_plays(string_view line) {
  Words words{line};
  string_view before;
  for (string_view word = words.next(); !word.empty(); word = words.next()) {
    const bool subject = word == "I" || one_of(word, {"you"});
    if (subject && only_of_players(verb_behind(words))) {
      return true;
    }
    if (one_of(word, {"my", "your"})) {
      Words behind = words;
      string_view thing = behind.next();
      thing = one_of(thing, {"own", "remaining", "other"}) ? behind.next() : thing;
      if (is_of_player(thing)) {
        return true;
      }
    }
    if (one_of(word, {"me", "you"}) &&
        (verb_meant(before) == "gives" ||
         (one_of(before, {"on", "against"}) && line.find(" bet") != line.npos))) {
      return true;
    }
    before = word;
  }
  return false;
}

}  // namespace

bool begins_as_teller(std::string_view told) {
  return opens_with(told, "I") || opens_with(told, "My");
}

bool is_word_of_letter(string_view word) {
  return word == "I" ||
         one_of(word, {"me", "my", "mine", "myself", "you", "your", "yours", "yourself"});
}

bool has_word_of_letter(string_view clause) {
  Words words{clause};
  if (opens_with(clause, "I") || opens_with(clause, "you")) {
    return false;
  }
  for (string_view word = words.next(); !word.empty(); word = words.next()) {
    if (word != "I" && words.begin > 0 && is_word_of_letter(word)) {
      return true;
    }
  }
  return false;
}

SpokenOf spoken_of(string_view lines, const NameTable& names) {
  SpokenOf spoken;
  while (!lines.empty()) {
    const std::size_t newline = lines.find('\n');
    const string_view line = record::without_comment(lines.substr(0, newline));
    lines.remove_prefix(newline == lines.npos ? lines.size() : newline + 1);
    const bool of_teller = has_word_of_letter(line) || opens_with(line, "I") ||
                           opens_with(line, "you") || line.find(" I ") != line.npos;
    if (settles(line) && !of_teller) {
      continue;
    }
    Words words{line};
    for (string_view word = words.next(); !word.empty(); word = words.next()) {
      const auto named = names.person_at(line.substr(words.begin));
      if (named && record::is_player(named->actor)) {
        spoken.players[named->actor] = true;
      }
      words.at = std::max(words.at, words.begin + (named ? named->size : 0));
      spoken.called[0] = spoken.called[0] || one_of(word, {"he"});
      spoken.called[1] = spoken.called[1] || one_of(word, {"she"});
    }
    spoken.teller = spoken.teller || of_teller;
    spoken.teller_plays = spoken.teller_plays || (of_teller && tells_that_he_plays(line));
  }
  return spoken;
}

}  // namespace ecarte::notation
