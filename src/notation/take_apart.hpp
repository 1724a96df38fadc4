// SPDX-License-Identifier: MIT
//
// Takes the patterns of the table of words apart, when ecarte is built (take_words_apart_main.cpp).
// What a pattern is made of is said at the head of table_words.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/patterns.hpp"

namespace ecarte::notation {

/// The rows of a table in their order, and the patterns made of them.
class TakenApart {
 public:
  /// Adds the list of the sayings with these numbers, of all there are; if `of_verb` without their
  /// first word.
  PatternList add_list(std::span<const Saying> all, std::span<const std::uint16_t> sayings,
                       bool of_verb);

  [[nodiscard]] const std::vector<Token>& tokens() const { return tokens_; }
  [[nodiscard]] const std::vector<std::uint16_t>& numbers() const { return numbers_; }
  [[nodiscard]] const std::vector<Pattern>& patterns() const { return patterns_; }
  [[nodiscard]] const std::vector<Admission>& admissions() const { return admissions_; }
  /// The tokens of a pattern.
  [[nodiscard]] std::vector<Token> tokens_of(const Pattern& pattern) const;

 private:
  void add(std::string_view said, std::string_view as_written);
  std::uint16_t number_of(std::string_view written, const Token& token);
  /// "a|b" as two words.
  std::span<const std::string_view> words_of(std::string_view text);
  Token token_of(std::string_view text);

  std::map<std::string, std::uint16_t> known_;  ///< the numbers of tokens as they are written
  std::deque<std::vector<std::string_view>> words_;
  std::vector<Token> tokens_;  ///< each different from the others
  std::vector<std::uint16_t> numbers_;
  /// By where their tokens begin, of patterns whose tokens are written alike.
  std::map<std::string_view, Pattern> of_tokens_;
  std::vector<Pattern> patterns_;
  std::vector<Admission> admissions_;
};

}  // namespace ecarte::notation
