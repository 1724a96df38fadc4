// SPDX-License-Identifier: MIT
#include "notation/utf8.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace ecarte::notation {
namespace {

/// From blank to tilde, and the tab.
constexpr auto kPlain = [] {
  std::array<bool, 256> plain{};
  for (unsigned byte = 0; byte < plain.size(); ++byte) {
    plain[byte] = (byte >= 0x20U && byte < 0x7fU) || byte == '\t';
  }
  return plain;
}();

bool is_plain(char c) {
  return kPlain[static_cast<unsigned char>(c)];
}

/// Past all that is plain, most of it eight bytes at a time.
std::size_t past_plain(std::string_view line, std::size_t at) {
  if constexpr (std::endian::native == std::endian::little) {
    constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
    constexpr std::uint64_t kTops = kOnes * 0x80U;
    while (at + 8 <= line.size()) {
      std::uint64_t bytes = 0;
      std::memcpy(&bytes, line.data() + at, sizeof bytes);
      const std::uint64_t high = bytes | (bytes + kOnes);         // top bit: not ASCII, or 0x7f
      const std::uint64_t low = (bytes | kTops) - kOnes * 0x20U;  // no top bit: below a blank
      const std::uint64_t other = (high | ~low) & kTops;
      if (other != 0) {
        at += static_cast<std::size_t>(std::countr_zero(other)) / 8;
        break;
      }
      at += 8;
    }
  }
  while (at < line.size() && is_plain(line[at])) {
    ++at;
  }
  return at;
}

bool continues(char c) {
  return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
}

/// The length of the character that begins `text`, 0 if it is none.
std::size_t length_of(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  const std::size_t length = lead < 0xc2   ? 0
                             : lead < 0xe0 ? 2
                             : lead < 0xf0 ? 3
                             : lead < 0xf5 ? 4
                                           : 0;
  if (length == 0 || text.size() < length) {
    return 0;
  }
  for (std::size_t i = 1; i < length; ++i) {
    if (!continues(text[i])) {
      return 0;
    }
  }
  const unsigned second = byte(1);
  const bool overlong = (lead == 0xe0 && second < 0xa0) || (lead == 0xf0 && second < 0x90);
  const bool outside = (lead == 0xed && second >= 0xa0) || (lead == 0xf4 && second >= 0x90);
  return overlong || outside ? 0 : length;
}

/// U+0080 to U+009F.
bool is_c1_control(std::string_view text) {
  return text[0] == '\xc2' && static_cast<unsigned char>(text[1]) < 0xa0;
}

/// Is every other byte nought, as where two are written for each letter?
bool is_utf16(std::string_view text) {
  std::array<std::size_t, 2> noughts{};
  for (std::size_t i = 0; i < text.size(); ++i) {
    noughts[i % 2] += text[i] == '\0' ? 1U : 0U;
  }
  const auto [few, many] = std::minmax(noughts[0], noughts[1]);
  return few == 0 && many * 3 > text.size();
}

}  // namespace

NoText no_text_of(std::string_view beginning) {
  // A text has no such bytes at all, or a slip or two.
  constexpr std::ptrdiff_t kSlips = 3;
  if (beginning.find('\0') == std::string_view::npos ||
      std::count(beginning.begin(), beginning.end(), '\0') <= kSlips) {
    return NoText::No;
  }
  return is_utf16(beginning) ? NoText::Utf16 : NoText::Bytes;
}

std::string_view expected_in_place_of(NoText what) {
  return what == NoText::Utf16
             ? "expected text in UTF-8; this looks like UTF-16, so save the file as UTF-8"
             : "expected a file of text, such as a record is";
}

std::string_view expected_in_place_of(const BadText& bad) {
  return bad.control ? "expected text without control characters"
                     : "expected text in UTF-8; this looks like Latin-1 or Windows-1252, so save "
                       "the file as UTF-8";
}

std::optional<BadText> first_bad_text(std::string_view line) {
  std::size_t at = 0;
  for (;;) {
    if (at == line.size() || line[at] != '\xe2') {
      at = past_plain(line, at);
    }
    if (at == line.size()) {
      return std::nullopt;
    }
    const auto byte = static_cast<unsigned char>(line[at]);
    if (byte < 0x80) {
      return BadText{at, at + 1, true};
    }
    if (byte == 0xe2 && line.size() - at >= 3 && continues(line[at + 1]) &&
        continues(line[at + 2])) {
      at += 3;  // the signs of the suits, dashes and quotes
      for (int next = 0; next < 2 && at < line.size() && is_plain(line[at]); ++next) {
        ++at;  // " K" of the next card
      }
      continue;
    }
    const std::size_t length = length_of(line.substr(at));
    if (length == 0) {
      return BadText{at, at + 1, false};
    }
    if (is_c1_control(line.substr(at))) {
      return BadText{at, at + length, true};
    }
    at += length;
  }
}

}  // namespace ecarte::notation
