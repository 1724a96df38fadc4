// SPDX-License-Identifier: MIT
#include "notation/verbs.hpp"

#include <algorithm>
#include <vector>

#include "notation/line.hpp"

namespace ecarte::notation {
namespace {

const std::vector<const Verb*>& all_verbs() {
  static const auto kAll = [] {
    std::vector<const Verb*> all;
    for (const auto part : {verbs_of_dealing(), verbs_of_remedies(), verbs_of_exchange(),
                            verbs_of_play(), verbs_of_table()}) {
      for (const Verb& verb : part) {
        all.push_back(&verb);
      }
    }
    std::ranges::sort(all, {}, &Verb::word);
    return all;
  }();
  return kAll;
}

}  // namespace

const Verb* find_verb(std::string_view word) {
  const auto& all = all_verbs();
  const auto found = std::ranges::lower_bound(all, word, {}, &Verb::word);
  return found == all.end() || (*found)->word != word ? nullptr : *found;
}

std::span<const std::string_view> verb_words() {
  static const auto kWords = [] {
    std::vector<std::string_view> words;
    for (const Verb* verb : all_verbs()) {
      words.push_back(verb->word);
    }
    return words;
  }();
  return kWords;
}

bool is_verb(std::string_view word) {
  return find_verb(word) != nullptr;
}

}  // namespace ecarte::notation
