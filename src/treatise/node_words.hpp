// SPDX-License-Identifier: MIT
//
// Words, numbers and lists out of a checked tree. Whatever else stands there throws yaml::Error
// with the place and, for a word unknown, the nearest known one.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "treatise/pattern.hpp"
#include "yaml/node.hpp"

namespace ecarte::treatise {

/// "unknown key 'hnad'; the nearest is 'hand'"
std::string unknown_word(std::string_view what, std::string_view word,
                         std::span<const std::string_view> known);

/// The nodes of one file.
class NodeWords {
 public:
  explicit NodeWords(std::string file) : file_(std::move(file)) {}

  [[noreturn]] void fail(yaml::Place at, std::string_view message) const;
  /// Fails unless `node` is a map with no keys but `known`. `what` names it.
  void map(const yaml::Node& node, std::string_view what,
           std::span<const std::string_view> known) const;
  const yaml::Node& required(const yaml::Node& node, std::string_view what,
                             std::string_view key) const;
  /// A list's items; of one word, that word alone.
  std::span<const yaml::Node> items(const yaml::Node& node) const;
  std::string text(const yaml::Node& node, std::string_view what) const;
  int number(const yaml::Node& node, std::string_view what, int least, int most) const;
  bool yes_or_no(const yaml::Node& node, std::string_view what) const;

  template <class Value, std::size_t N>
  Value choice(const yaml::Node& node, std::string_view what,
               const std::array<std::pair<std::string_view, Value>, N>& words) const {
    std::array<std::string_view, N> known;
    for (std::size_t i = 0; i < N; ++i) {
      known.at(i) = words.at(i).first;
      if (node.is_scalar() && known.at(i) == node.text) {
        return words.at(i).second;
      }
    }
    fail(node.at, unknown_word(what, text(node, what), known));
  }

  /// What `read` makes of the text; its PatternError gets the node's place.
  template <class Read>
  auto parsed(const yaml::Node& node, std::string_view what, const Read& read) const {
    try {
      return read(text(node, what));
    } catch (const PatternError& error) {
      fail(node.at, error.what());
    }
  }

 private:
  std::string file_;
};

}  // namespace ecarte::treatise
