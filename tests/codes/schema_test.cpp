// SPDX-License-Identifier: MIT
//
// rules/SCHEMA.md keeps step with the vocabulary.
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codes/vocabulary.hpp"
#include "small_code.hpp"

namespace ecarte::codes {
namespace {

using testing::HasSubstr;

std::string schema() {
  std::ifstream stream{std::string{ECARTE_RULES} + "/SCHEMA.md"};
  return {std::istreambuf_iterator<char>{stream}, std::istreambuf_iterator<char>{}};
}

/// A fact's row in the table of facts.
std::string row(const replay::FactEntry& fact) {
  std::string text = "| `" + std::string{fact.name} + (fact.can_be_found ? "` † | " : "` | ");
  std::string attributes;
  for (const replay::Attribute& attribute : fact.attributes) {
    if (attribute.name.empty()) {
      break;
    }
    attributes += attributes.empty() ? "`" : "; `";
    attributes += attribute.name;
    std::string_view separator = "` ";
    for (const std::string_view value : value_words(attribute)) {
      attributes += separator;
      attributes += value;
      separator = ", ";
    }
  }
  return text + (attributes.empty() ? "–" : attributes) + " |\n";
}

TEST(Schema, ListsEveryFactWithItsAttributes) {
  const std::string text = schema();
  for (const replay::FactEntry& fact : replay::kFacts) {
    EXPECT_THAT(text, HasSubstr(row(fact)));
  }
}

TEST(Schema, ListsEveryOtherWord) {
  const std::string text = schema();
  std::vector<std::string_view> words = remedy_words();
  for (const std::vector<std::string_view>& more :
       {window_beat_words(), std::vector<std::string_view>{kClassWords.begin(), kClassWords.end()},
        std::vector<std::string_view>{kWhoWords.begin(), kWhoWords.end()},
        std::vector<std::string_view>{kScoreWords.begin(), kScoreWords.end()}}) {
    words.insert(words.end(), more.begin(), more.end());
  }
  for (const std::string_view word : words) {
    EXPECT_THAT(text, HasSubstr('`' + std::string{word} + '`'));
  }
}

}  // namespace
}  // namespace ecarte::codes
