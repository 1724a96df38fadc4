// SPDX-License-Identifier: MIT
#include "notation/could_be.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "notation/lexicon.hpp"
#include "notation/nearest.hpp"
#include "notation/table_words.hpp"
#include "notation/verbs.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kSuits = std::to_array<std::string_view>({"♠", "♥", "♦", "♣", "?"});

bool parts_words(char c) {
  return c == ' ' || c == '\t' || c == ',' || c == '"';
}

/// Takes the next word of `rest` before what is quoted; empty if there is none.
std::string_view take_word(std::string_view& rest) {
  while (!rest.empty() && rest[0] != '"' && parts_words(rest[0])) {
    rest.remove_prefix(1);
  }
  const auto* const stop = std::find_if(rest.begin(), rest.end(), parts_words);
  const std::string_view word = rest.substr(0, static_cast<std::size_t>(stop - rest.begin()));
  rest.remove_prefix(word.size());
  return word;
}

bool is_of_the_game(std::string_view word) {
  const std::string_view one = word.substr(0, word.size() - (word.ends_with('s') ? 1 : 0));
  return std::ranges::any_of(game_words(), [&](auto of) { return of == word || of == one; }) ||
         std::ranges::any_of(kSuits, [&](auto suit) { return word.find(suit) != word.npos; });
}

std::optional<Could> could_of(std::string_view word) {
  const int row = find_verb_row(word);
  return row < 0 ? std::nullopt
                 : std::optional<Could>(verb_rows()[static_cast<std::size_t>(row)].could);
}

/// What the verb behind "has", "is" or "does" could: "has not taken" has done nothing.
Could behind(std::string_view rest) {
  std::string_view word = take_word(rest);
  if (word == "not" || word == "never") {
    return Could::Talk;
  }
  if (const auto next = could_of(word); next && *next != Could::Other) {
    return *next;  // "does take"
  }
  for (; !word.empty(); word = take_word(rest)) {
    if (const auto done = is_finite(word) ? could_of(word) : std::nullopt;
        done && *done != Could::Other) {
      return *done;
    }
  }
  return Could::Talk;
}

/// "objects and gathers the cards", "names hearts, leads Q♠".
bool goes_on_to_move(std::string_view rest) {
  std::string_view before;
  for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest)) {
    const std::string_view between(
        before.data() + before.size(),
        before.empty() ? 0
                       : static_cast<std::size_t>(word.data() - (before.data() + before.size())));
    const bool added = before == "and" || before == "then" || before == "but" ||
                       between.find(',') != std::string_view::npos;
    if (added && is_finite(word) && could_of(word) == Could::Move) {
      return true;
    }
    before = word;
  }
  return false;
}

}  // namespace

bool may_change_the_table(std::string_view clause) {
  bool of_the_game = clause.find('"') != std::string_view::npos;  // said, if no verb says more
  for (std::string_view word = take_word(clause); !word.empty(); word = take_word(clause)) {
    if (word[0] >= '0' && word[0] <= '9' && word.ends_with('.')) {
      return true;  // a trick
    }
    if (is_finite(word)) {
      const Could could = could_of(word).value_or(Could::Move);
      return (could == Could::Other ? behind(clause) : could) == Could::Move ||
             goes_on_to_move(clause);
    }
    of_the_game =
        of_the_game || is_of_the_game(word) ||
        (find_verb_row(word) < 0 && could_of(slip_for(word, verb_words())) == Could::Move);
  }
  return of_the_game;
}

bool may_be_offered_a_change(std::string_view offered) {
  for (std::string_view word = take_word(offered); !word.empty(); word = take_word(offered)) {
    while (word.ends_with(';') || word.ends_with('.')) {
      word.remove_suffix(1);
    }
    if (!word.empty() && verb_meant(word) == word && could_of(word) == Could::Move) {
      return true;
    }
  }
  return false;
}

bool is_speech(std::string_view clause) {
  while (!clause.empty() && clause.find('"') != std::string_view::npos) {
    const std::string_view word = take_word(clause);
    if (word.empty()) {
      return true;
    }
    if (is_finite(word)) {
      return could_of(word) == Could::Quote;
    }
  }
  return false;
}

}  // namespace ecarte::notation
