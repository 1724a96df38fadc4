// SPDX-License-Identifier: MIT
#include "report/escape.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <iterator>

#include <fmt/core.h>
#include <utf8proc.h>

#include "report/clause_format.hpp"

namespace ecarte::report {
namespace {

constexpr bool continues(char c) {
  return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
}

/// The number of bytes a character beginning with `lead` takes; 0 if none begins so.
constexpr std::size_t length_by(unsigned char lead) {
  if (lead < 0x80) {
    return 1;
  }
  if (lead >= 0xc2 && lead < 0xe0) {
    return 2;
  }
  if (lead >= 0xe0 && lead < 0xf0) {
    return 3;
  }
  return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

}  // namespace

/// Eight characters at a time, some at the end twice.
bool is_plain(std::string_view text) {
  constexpr std::size_t kEight = sizeof(std::uint64_t);
  if (text.size() < kEight) {
    return std::ranges::all_of(text, [](char c) { return is_plain(c); });
  }
  constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
  const auto others_at = [&](std::size_t at) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, text.data() + at, kEight);
    // The highest bit of a byte that is no ASCII, of "~" and one more, or less than a blank.
    return eight | (eight + kOnes) | (eight - kOnes * ' ');
  };
  std::uint64_t others = others_at(text.size() - kEight);
  for (std::size_t at = 0; at + kEight < text.size(); at += kEight) {
    others |= others_at(at);
  }
  return (others & kOnes * 0x80U) == 0;
}

Character first_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const Character broken{lead, 1, false};
  const std::size_t length = length_by(lead);
  if (length == 0 || length > text.size()) {
    return broken;
  }
  if (length == 1) {
    return {lead, 1, true};
  }
  char32_t code = lead & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if (!continues(text[i])) {
      return broken;
    }
    code = code << 6U | (static_cast<unsigned char>(text[i]) & 0x3fU);
  }
  constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  if (code < kLeast[length] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) {
    return broken;
  }
  return {code, length, true};
}

bool needs_escape(const Character& character) {
  const char32_t c = character.code;
  const bool control = c < 0x20 || (c >= 0x7f && c < 0xa0);
  const bool separator = c == 0x2028 || c == 0x2029;
  const bool direction = c == 0x061c || c == 0x200e || c == 0x200f ||
                         (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
  return !character.valid || control || separator || direction || c == 0xfeff;
}

std::size_t columns_of(const Character& character) {
  const int columns = utf8proc_charwidth(static_cast<utf8proc_int32_t>(character.code));
  return static_cast<std::size_t>(std::max(columns, 0));
}

std::optional<std::size_t> columns_as_written(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty()) {
    if (is_plain(text.front())) {
      ++columns;
      text.remove_prefix(1);
      continue;
    }
    const Character character = first_character(text);
    const std::size_t own = needs_escape(character) ? 0 : columns_of(character);
    if (own == 0) {
      return std::nullopt;
    }
    columns += own;
    text.remove_prefix(character.bytes);
  }
  return columns;
}

namespace {

/// How many bytes it begins with that are written as they are.
std::size_t safe_bytes(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    if (is_plain(text[at])) {
      ++at;
      continue;
    }
    const Character character = first_character(text.substr(at));
    if (needs_escape(character)) {
      break;
    }
    at += character.bytes;
  }
  return at;
}

template <class Text>
void escape_into(Text& safe, std::string_view text) {
  if (is_plain(text)) {
    safe.append(text);
    return;
  }
  while (true) {
    const std::size_t as_it_is = safe_bytes(text);
    safe.append(text.substr(0, as_it_is));
    text.remove_prefix(as_it_is);
    if (text.empty()) {
      return;
    }
    const Character character = first_character(text);
    if (character.code < 0x100) {
      fmt::format_to(std::back_inserter(safe), "\\x{:02x}", static_cast<unsigned>(character.code));
    } else {
      fmt::format_to(std::back_inserter(safe), "\\u{{{:x}}}",
                     static_cast<unsigned>(character.code));
    }
    text.remove_prefix(character.bytes);
  }
}

}  // namespace

void append_escaped(std::string& out, std::string_view text) {
  escape_into(out, text);
}
void append_escaped(Clause& out, std::string_view text) {
  escape_into(out, text);
}

std::string escaped(std::string_view text) {
  std::string safe;
  append_escaped(safe, text);
  return safe;
}

std::string escaped_json(std::string_view json) {
  std::string safe;
  safe.reserve(json.size());
  while (!json.empty()) {
    const Character character = first_character(json);
    // Below a space stand only the line ends between JSON values: the writer escaped the rest.
    if (character.code < 0x20 || !needs_escape(character)) {
      safe.append(json.substr(0, character.bytes));
    } else {
      fmt::format_to(std::back_inserter(safe), "\\u{:04x}", static_cast<unsigned>(character.code));
    }
    json.remove_prefix(character.bytes);
  }
  return safe;
}

std::string uri_encoded(std::string_view path) {
  constexpr std::string_view kPlain = "-._~/!$&'()*+,;=@";
  std::string uri;
  for (const char c : path) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       kPlain.find(c) != std::string_view::npos;
    uri += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return uri;
}

bool is_count(std::string_view number) {
  constexpr std::size_t kMostDigits = 9;
  return !number.empty() && number.size() <= kMostDigits &&
         number.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace ecarte::report
