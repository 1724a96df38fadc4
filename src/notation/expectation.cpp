// SPDX-License-Identifier: MIT
#include "notation/expectation.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "notation/draft.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

using record::Expectation;

namespace {

[[noreturn]] void bad_expectation(std::string_view word, std::string_view expected) {
  throw LineError{"expected-expectation", word.data(), word.data() + word.size(),
                  std::string(expected)};
}

std::optional<Expectation::Kind> verdict(std::string_view word) {
  using Kind = Expectation::Kind;
  constexpr std::array<std::pair<std::string_view, Kind>, 5> kVerdicts{
      {{"regular", Kind::Regular},
       {"irregular", Kind::Irregular},
       {"undecidable", Kind::Undecidable},
       {"impossible", Kind::Impossible},
       {"unreadable", Kind::Unreadable}}};
  for (const auto& [text, kind] : kVerdicts) {
    if (text == word) {
      return kind;
    }
  }
  return std::nullopt;
}

bool is_number(std::string_view word) {
  return std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

/// `[law] LAW [ID] [PLAYER] [STATUS]`, or `ID [PLAYER] [STATUS]`.
void read_finding(std::span<const std::string_view> words, const NameTable& names,
                  std::string_view expected, Expectation& into) {
  std::size_t i = 0;
  if (words[0] == "law" && words.size() > 1) {
    into.law = words[1];
    i = 2;
  } else if (is_number(words[0])) {
    into.law = words[i++];
  }
  for (; i < words.size(); ++i) {
    const std::string_view word = words[i];
    const auto who = names.find(word);
    const bool status = std::ranges::find(record::kStatusWords, word) != record::kStatusWords.end();
    if (who && !into.player && into.status.empty()) {
      into.player = *who;
    } else if (status && into.status.empty()) {
      into.status = word;
    } else if (into.id.empty() && !into.player && into.status.empty() && word[0] >= 'a' &&
               word[0] <= 'z') {
      into.id = word;
    } else {
      bad_expectation(word, expected);
    }
  }
  if (into.law.empty() && into.id.empty()) {
    bad_expectation(words[0], expected);
  }
}

}  // namespace

Expectation read_expectation(std::span<const std::string_view> words, const NameTable& names,
                             std::string_view message) {
  Expectation demanded;
  if (const auto kind = verdict(words[0]); kind && words.size() == 1) {
    demanded.kind = *kind;
  } else {
    read_finding(words, names, message, demanded);
  }
  return demanded;
}

}  // namespace ecarte::notation
