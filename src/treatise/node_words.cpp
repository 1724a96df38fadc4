// SPDX-License-Identifier: MIT
#include "treatise/node_words.hpp"

#include <algorithm>
#include <charconv>

#include "notation/nearest.hpp"

namespace ecarte::treatise {

std::string unknown_word(std::string_view what, std::string_view word,
                         std::span<const std::string_view> known) {
  std::string message =
      "unknown " + std::string{what} + " '" + std::string{word.substr(0, 60)} + "'";
  if (const std::string_view near = notation::nearest(word, known); !near.empty()) {
    return message + "; the nearest is '" + std::string{near} + "'";
  }
  message += "; known are";
  for (const std::string_view one : known) {
    message += (one == known.front() ? " '" : ", '") + std::string{one} + "'";
  }
  return message;
}

void NodeWords::fail(yaml::Place at, std::string_view message) const {
  throw yaml::Error(file_, at, message);
}

void NodeWords::map(const yaml::Node& node, std::string_view what,
                    std::span<const std::string_view> known) const {
  if (!node.is_map()) {
    fail(node.at, "expected " + std::string{what} + " as a map of keys, found " +
                      std::string{description(node.kind)});
  }
  for (const yaml::Entry& entry : node.entries) {
    if (std::ranges::find(known, entry.key) == known.end()) {
      fail(entry.at, unknown_word("key", entry.key, known) + " (in " + std::string{what} + ")");
    }
  }
}

const yaml::Node& NodeWords::required(const yaml::Node& node, std::string_view what,
                                      std::string_view key) const {
  if (const yaml::Node* const value = node.find(key)) {
    return *value;
  }
  fail(node.at, std::string{what} + " has no '" + std::string{key} + "'");
}

std::span<const yaml::Node> NodeWords::items(const yaml::Node& node) const {
  return node.is_list() ? std::span<const yaml::Node>{node.items} : std::span{&node, 1};
}

std::string NodeWords::text(const yaml::Node& node, std::string_view what) const {
  if (!node.is_scalar() || node.text.empty()) {
    fail(node.at,
         "expected " + std::string{what} + " in words, found " +
             std::string{description(node.is_scalar() ? yaml::Node::Kind::Empty : node.kind)});
  }
  return node.text.substr(0, node.text.find_last_not_of(" \n\t") + 1);
}

int NodeWords::number(const yaml::Node& node, std::string_view what, int least, int most) const {
  const std::string digits = text(node, what);
  int value = 0;
  const char* const end = digits.data() + digits.size();
  const auto [rest, error] = std::from_chars(digits.data(), end, value);
  if (error != std::errc{} || rest != end || value < least || value > most) {
    fail(node.at, "expected " + std::string{what} + ", a number from " + std::to_string(least) +
                      " to " + std::to_string(most) + ", found '" + digits + "'");
  }
  return value;
}

bool NodeWords::yes_or_no(const yaml::Node& node, std::string_view what) const {
  static constexpr std::array<std::pair<std::string_view, bool>, 2> kWords{
      {{"yes", true}, {"no", false}}};
  return choice(node, what, kWords);
}

}  // namespace ecarte::treatise
