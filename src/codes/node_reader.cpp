// SPDX-License-Identifier: MIT
#include "codes/node_reader.hpp"

#include <algorithm>
#include <charconv>

#include "codes/vocabulary.hpp"

namespace ecarte::codes {

namespace {

/// What a message quotes of a word that may be of any length.
std::string quoted_word(std::string_view word) {
  constexpr std::size_t kMost = 60;
  if (word.size() <= kMost) {
    return '\'' + std::string{word} + '\'';
  }
  std::size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(word[end]) & 0xc0U) == 0x80U) {
    --end;  // never in the middle of a character
  }
  return '\'' + std::string{word.substr(0, end)} + "…'";
}

bool is_name(std::string_view word) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789-";
  return !word.empty() && word.size() <= 64 && word.front() != '-' && word.back() != '-' &&
         word.find_first_not_of(kLetters) == std::string_view::npos;
}

}  // namespace

std::string unknown_word(std::string_view what, std::string_view word,
                         std::span<const std::string_view> words) {
  std::string message = "unknown " + std::string{what} + ' ' + quoted_word(word);
  if (const std::string_view near = nearest(word, words); !near.empty()) {
    message += "; the nearest is '" + std::string{near} + '\'';
  } else if (words.size() <= 6 && !words.empty()) {
    message += "; known are";
    for (const std::string_view known : words) {
      message += (known == words.front() ? " '" : ", '") + std::string{known} + '\'';
    }
  }
  return message;
}

bool NodeReader::map(const yaml::Node& node, std::string_view what,
                     std::span<const std::string_view> keys) const {
  if (!node.is_map()) {
    complain(node.at, "expected " + std::string{what} + " as a map of keys, found " +
                          std::string{description(node.kind)});
    return false;
  }
  for (const yaml::Entry& entry : node.entries) {
    if (std::ranges::find(keys, entry.key) == keys.end()) {
      complain(entry.at, unknown_word("key", entry.key, keys) + " (in " + std::string{what} + ')');
    }
  }
  return true;
}

std::span<const yaml::Node> NodeReader::list(const yaml::Node& node, std::string_view what) const {
  if (!node.is_list()) {
    complain(node.at, "expected " + std::string{what} + " as a list, found " +
                          std::string{description(node.kind)});
  }
  return node.items;
}

std::string_view NodeReader::text(const yaml::Node& node, std::string_view what) const {
  if (!node.is_scalar() || node.text.empty()) {
    complain(node.at,
             "expected " + std::string{what} + " in words, found " +
                 std::string{description(node.is_scalar() ? yaml::Node::Kind::Empty : node.kind)});
    return {};
  }
  const std::string_view all = node.text;
  return desk_.strings.keep(all.substr(0, all.find_last_not_of(" \n\t") + 1));
}

std::string_view NodeReader::name(const yaml::Node& node, std::string_view what) const {
  if (!node.is_scalar() || !is_name(node.text)) {
    complain(node.at,
             "expected " + std::string{what} + " of small letters, digits and hyphens, found " +
                 (node.is_scalar() ? quoted_word(node.text) : std::string{description(node.kind)}));
    return {};
  }
  return desk_.strings.keep(node.text);
}

Mention NodeReader::mention(const yaml::Node& node, std::string_view what) const {
  return {name(node, what), origin(node.at)};
}

std::vector<Mention> NodeReader::mentions(const yaml::Node& node, std::string_view what) const {
  std::vector<Mention> all;
  const std::span<const yaml::Node> items =
      node.is_list() ? std::span<const yaml::Node>{node.items} : std::span{&node, 1};
  for (const yaml::Node& item : items) {
    if (const Mention one = mention(item, what); !one.name.empty()) {
      all.push_back(one);
    }
  }
  return all;
}

std::optional<int> NodeReader::number(const yaml::Node& node, std::string_view what, int least,
                                      int most) const {
  int value = 0;
  const char* const end = node.text.data() + node.text.size();
  const auto [rest, error] = std::from_chars(node.text.data(), end, value);
  if (!node.is_scalar() || error != std::errc{} || rest != end || value < least || value > most) {
    complain(node.at,
             "expected " + std::string{what} + ", a number from " + std::to_string(least) + " to " +
                 std::to_string(most) + ", found " +
                 (node.is_scalar() ? quoted_word(node.text) : std::string{description(node.kind)}));
    return std::nullopt;
  }
  return value;
}

std::optional<std::size_t> NodeReader::choice(const yaml::Node& node, std::string_view what,
                                              std::span<const std::string_view> words) const {
  if (!node.is_scalar()) {
    complain(node.at,
             "expected " + std::string{what} + ", found " + std::string{description(node.kind)});
    return std::nullopt;
  }
  const auto found = std::ranges::find(words, node.text);
  if (found == words.end()) {
    complain(node.at, unknown_word(what, node.text, words));
    return std::nullopt;
  }
  return static_cast<std::size_t>(found - words.begin());
}

std::vector<std::size_t> NodeReader::choices(const yaml::Node& node, std::string_view what,
                                             std::span<const std::string_view> words) const {
  std::vector<std::size_t> chosen;
  const std::span<const yaml::Node> items =
      node.is_list() ? std::span<const yaml::Node>{node.items} : std::span{&node, 1};
  if (items.empty()) {
    complain(node.at, "expected at least one " + std::string{what});
  }
  for (const yaml::Node& item : items) {
    const auto one = choice(item, what, words);
    if (one && std::ranges::find(chosen, *one) != chosen.end()) {
      complain(item.at, '\'' + item.text + "' is said twice");
    } else if (one) {
      chosen.push_back(*one);
    }
  }
  return chosen;
}

}  // namespace ecarte::codes
