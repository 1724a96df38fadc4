// SPDX-License-Identifier: MIT
#include "yaml/node.hpp"

#include <algorithm>

namespace ecarte::yaml {

const Node* Node::find(std::string_view key) const {
  const auto found = std::ranges::find(entries, key, &Entry::key);
  return found == entries.end() ? nullptr : &found->value;
}

std::string_view description(Node::Kind kind) {
  switch (kind) {
    case Node::Kind::Empty:
      return "nothing";
    case Node::Kind::Scalar:
      return "a word";
    case Node::Kind::List:
      return "a list";
    case Node::Kind::Map:
      return "a map";
  }
  return {};
}

namespace {

std::string in_full(std::string_view file, Place at, std::string_view message) {
  return std::string{file} + ':' + std::to_string(at.line) + ':' + std::to_string(at.column) +
         ": " + std::string{message};
}

}  // namespace

Error::Error(std::string_view in, Place where, std::string_view what)
    : std::runtime_error(in_full(in, where, what)), file(in), at(where), message(what) {}

}  // namespace ecarte::yaml
