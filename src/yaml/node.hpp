// SPDX-License-Identifier: MIT
//
// A checked tree of YAML: plain values, each with its place in the file. Knows nothing of what the
// file is for.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace ecarte::yaml {

/// A place as people count: from 1, columns in characters.
struct Place {
  int line = 1;
  int column = 1;
  friend constexpr bool operator==(Place, Place) = default;
};

struct Entry;

/// One value. Scalars keep the text that was written: "no" and "010" are words here, like any
/// other.
struct Node {
  enum class Kind { Empty, Scalar, List, Map };
  Kind kind = Kind::Empty;
  Place at;
  std::string text;            ///< of a scalar
  std::vector<Node> items;     ///< of a list
  std::vector<Entry> entries;  ///< of a map, in the order written; no key occurs twice

  [[nodiscard]] bool is_scalar() const { return kind == Kind::Scalar; }
  [[nodiscard]] bool is_list() const { return kind == Kind::List; }
  [[nodiscard]] bool is_map() const { return kind == Kind::Map; }
  /// The value of `key` in a map, or nothing.
  [[nodiscard]] const Node* find(std::string_view key) const;
};

/// One key of a map with its value.
struct Entry {
  std::string key;
  Place at;  ///< of the key
  Node value;
};

/// "a word", "a list", "a map", "nothing": for messages.
std::string_view description(Node::Kind kind);

/// A file that cannot be used as YAML, or uses more of YAML than this project does.
struct Error : std::runtime_error {
  Error(std::string_view file, Place at, std::string_view message);
  std::string file;
  Place at;
  std::string message;
};

}  // namespace ecarte::yaml
