// SPDX-License-Identifier: MIT
#include "yaml/source.hpp"

#include <algorithm>

#include <utf8proc.h>

namespace ecarte::yaml {

namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/// The character at `offset` and its length in bytes; a length below 1 if it is not UTF-8.
struct Decoded {
  utf8proc_int32_t character;
  utf8proc_ssize_t length;
};

Decoded decode(std::string_view text, std::size_t offset) {
  Decoded decoded{};
  decoded.length =
      utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()) + offset,
                       static_cast<utf8proc_ssize_t>(text.size() - offset), &decoded.character);
  return decoded;
}

bool starts_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U;
}

}  // namespace

std::size_t find_control(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Decoded decoded = decode(text, at);
    if (decoded.length < 1 || is_control(static_cast<char32_t>(decoded.character))) {
      return at;
    }
    at += static_cast<std::size_t>(decoded.length);
  }
  return std::string_view::npos;
}

SourceText::SourceText(std::string_view bytes, std::string_view file, const Limits& limits)
    : file_(file) {
  if (bytes.size() > limits.bytes) {
    refuse(Place{}, "larger than the " + std::to_string(limits.bytes) + " bytes allowed");
  }
  if (bytes.starts_with(kByteOrderMark)) {
    bytes.remove_prefix(kByteOrderMark.size());
  }
  text_.reserve(bytes.size() + 1);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n') {
      continue;
    }
    text_ += bytes[i];
    if (bytes[i] == '\n') {
      lines_.push_back(text_.size());
    }
  }
  check_characters();
}

void SourceText::check_characters() const {
  for (std::size_t at = 0; at < text_.size();) {
    const Decoded decoded = decode(text_, at);
    if (decoded.length < 1) {
      refuse(at, "this is not UTF-8");
    }
    if (is_control(static_cast<char32_t>(decoded.character))) {
      refuse(at, "control characters are not allowed");
    }
    at += static_cast<std::size_t>(decoded.length);
  }
}

std::size_t SourceText::offset_of(int line, int column) const {
  if (line < 0 || static_cast<std::size_t>(line) >= lines_.size()) {
    return text_.size();
  }
  return std::min(text_.size(), lines_[static_cast<std::size_t>(line)] +
                                    static_cast<std::size_t>(std::max(column, 0)));
}

Place SourceText::place_of(std::size_t offset) const {
  const auto after = std::ranges::upper_bound(lines_, offset);
  const std::size_t begin = *(after - 1);
  const std::string_view before{text_.data() + begin, std::min(offset, text_.size()) - begin};
  return {static_cast<int>(after - lines_.begin()),
          1 + static_cast<int>(std::ranges::count_if(before, starts_character))};
}

void SourceText::refuse(Place at, std::string_view message) const {
  throw Error{file_, at, message};
}

void SourceText::refuse(std::size_t offset, std::string_view message) const {
  refuse(place_of(offset), message);
}

}  // namespace ecarte::yaml
