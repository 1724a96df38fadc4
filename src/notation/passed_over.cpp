// SPDX-License-Identifier: MIT
//
// What is passed over: words in a sentence that is read, of which nothing is. Whoever writes the
// record anew (record/format) must not lose them.
#include <algorithm>
#include <array>

#include "notation/draft.hpp"
#include "notation/matcher.hpp"

namespace ecarte::notation {
namespace {

using std::string_view;

/// Words that join a sentence to the one before it, which its place does too.
bool only_joins(string_view words) {
  static constexpr auto kJoins = std::to_array<string_view>(
      {"and", "but", "so", "while", "whereupon", "then", "and then", "but then", "so then"});
  return std::ranges::any_of(kJoins, [words](string_view join) { return same_word(words, join); });
}

/// Without the blanks and stops at its ends.
string_view without_stops(string_view words) {
  constexpr string_view kStops = " \t.,:;!?-";
  words.remove_prefix(std::min(words.find_first_not_of(kStops), words.size()));
  return words.substr(0, words.find_last_not_of(kStops) + 1);
}

/// Is what was caught by this name in the meaning, itself or what is reckoned from it?
bool is_in(string_view means, string_view name) {
  static constexpr std::pair<string_view, string_view> kFrom[] = {
      {"over", "n"},          {"over", "owner"},    {"short", "n"},        {"short", "owner"},
      {"left", "n"},          {"left2", "n2"},      {"unknown", "n"},      {"unknown", "cards"},
      {"nc", "cards"},        {"sign", "suit"},     {"gone", "cards"},     {"thrown", "owner"},
      {"owned", "owner"},     {"failed", "suit"},   {"followed", "suit"},  {"restored", "cards"},
      {"cut", "cards"},       {"wanting", "n"},     {"wanting", "player"}, {"inner", "quote"},
      {"standing", "player"}, {"ranked", "rank"},   {"ranked", "suit"},    {"led", "rank"},
      {"rival", "owner2"},    {"rival", "player2"}, {"lost", "reply"}};
  const auto stands = [means](string_view slot) {
    const std::size_t at = means.find(slot);
    return at != string_view::npos && at > 0 && means[at - 1] == '<' &&
           means.substr(at + slot.size()).starts_with('>');
  };
  return stands(name) || std::ranges::any_of(kFrom, [&](const auto& from) {
           return from.second == name && stands(from.first);
         });
}

}  // namespace

void Draft::pass_over(const char* from, const char* to) {
  const string_view words = without_stops({from, static_cast<std::size_t>(to - from)});
  if (words.empty() || only_joins(words)) {
    return;
  }
  from = words.data();
  to = from + words.size();
  const Rewritten* level = rewritten;
  while (level != nullptr && !level->holds(from)) {
    level = level->within;
  }
  if (level == nullptr) {
    passed_over->push_back({offset(from), offset(to)});
    return;
  }
  const auto first = static_cast<std::size_t>(from - level->text.data());
  for (const Rewritten::Piece& piece : level->pieces) {
    const std::size_t begin = std::max(first, piece.at);
    const std::size_t end = std::min(first + words.size(), piece.at + piece.size);
    if (begin < end) {
      const auto at = static_cast<record::Offset>(piece.from + (begin - piece.at) - text);
      passed_over->push_back({at, at + static_cast<record::Offset>(end - begin)});
    }
  }
}

void Draft::pass_over_noun() {
  const bool is_hand =
      noun.empty() || noun == "hand" || noun == "hands" || noun == "card" || noun == "cards";
  if (!is_hand && noun_at != nullptr && noun_at < end_) {
    pass_over(noun_at, end_);
  }
}

void Matcher::note_passed_over(Heard& heard) const {
  const auto note = [&](const char* from, const char* to) {
    const bool copied = std::ranges::any_of(heard.copies, [&](const Copied& copy) {
      return copy.from <= from && to <= copy.from + copy.size;
    });
    if (!copied && from < to) {
      heard.passed_over.emplace_back(from, to);
    }
  };
  const string_view means = heard.saying->means;
  for (const Caught& caught : caught_) {
    // "it", "his": whoever or whatever was spoken of.
    const bool refers = caught.name == "it" || caught.name == "word" || caught.value == "his";
    if (!refers && !is_in(means, caught.name)) {
      note(caught.begin, caught.end);
    }
  }
  note(known_, stop_);
}

}  // namespace ecarte::notation
