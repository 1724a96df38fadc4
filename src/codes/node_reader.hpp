// SPDX-License-Identifier: MIT
//
// Words, numbers and lists out of a YAML tree, complaining of whatever else is found there.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "codes/code_draft.hpp"

namespace ecarte::codes {

/// Reads the nodes of one file. Every function complains at most once about one node and then
/// returns what does least harm, so that all faults of a file come to light together.
class NodeReader {
 public:
  NodeReader(Desk& desk, std::string_view file) : desk_(desk), file_(desk.strings.keep(file)) {}

  [[nodiscard]] Origin origin(yaml::Place at) const { return {file_, at}; }
  void complain(yaml::Place at, std::string message) const {
    desk_.complain(origin(at), std::move(message));
  }

  /// Complains unless `node` is a map with no other keys than `keys`. `what` names it.
  bool map(const yaml::Node& node, std::string_view what,
           std::span<const std::string_view> keys) const;
  /// The items of a list.
  std::span<const yaml::Node> list(const yaml::Node& node, std::string_view what) const;
  /// A word or a sentence; kept.
  std::string_view text(const yaml::Node& node, std::string_view what) const;
  /// A name of small letters, digits and hyphens; kept.
  std::string_view name(const yaml::Node& node, std::string_view what) const;
  /// A name of those, with its place.
  Mention mention(const yaml::Node& node, std::string_view what) const;
  std::vector<Mention> mentions(const yaml::Node& node, std::string_view what) const;
  std::optional<int> number(const yaml::Node& node, std::string_view what, int least,
                            int most) const;
  /// The place of a word in a closed list.
  std::optional<std::size_t> choice(const yaml::Node& node, std::string_view what,
                                    std::span<const std::string_view> words) const;
  /// One word, or a list of words, of a closed list; each once.
  std::vector<std::size_t> choices(const yaml::Node& node, std::string_view what,
                                   std::span<const std::string_view> words) const;

  Desk& desk() const { return desk_; }

 private:
  Desk& desk_;
  std::string_view file_;
};

}  // namespace ecarte::codes
