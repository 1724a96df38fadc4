// SPDX-License-Identifier: MIT
#include "lsp/lines.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ecarte::lsp {
namespace {

constexpr std::array<std::pair<std::string_view, Encoding>, 3> kEncodings{
    {{"utf-8", Encoding::Utf8}, {"utf-16", Encoding::Utf16}, {"utf-32", Encoding::Utf32}}};

/// The bytes of the character that begins with `lead`. The text is UTF-8: it came as JSON.
std::size_t size_of(char lead) {
  const auto byte = static_cast<unsigned char>(lead);
  return byte < 0x80U ? 1 : byte < 0xe0U ? 2 : byte < 0xf0U ? 3 : 4;
}

/// How many units a client counts it as.
std::size_t units_of(char lead, Encoding encoding) {
  switch (encoding) {
    case Encoding::Utf8:
      return size_of(lead);
    case Encoding::Utf16:
      return size_of(lead) == 4 ? 2 : 1;
    case Encoding::Utf32:
      return 1;
  }
  return 1;
}

std::size_t number_in(const Json& position, std::string_view name) {
  const auto number = position.at(name).integer();
  if (!number || *number < 0) {
    throw RequestError{Refusal::InvalidParams,
                       "expected a position, a line and a character from 0"};
  }
  return static_cast<std::size_t>(*number);
}

constexpr std::string_view kMark = "\xef\xbb\xbf";

}  // namespace

std::string_view word(Encoding encoding) {
  return std::ranges::find(kEncodings, encoding, &decltype(kEncodings)::value_type::second)->first;
}

std::optional<Encoding> encoding_of(std::string_view word) {
  const auto* const found =
      std::ranges::find(kEncodings, word, &decltype(kEncodings)::value_type::first);
  return found == kEncodings.end() ? std::nullopt : std::optional{found->second};
}

Lines::Lines(std::string_view text, Encoding encoding) : text_(text), encoding_(encoding) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool both = text[at] == '\r' && text.substr(at + 1).starts_with('\n');
    if (text[at] == '\n' || (text[at] == '\r' && !both)) {
      starts_.push_back(at + 1);
    }
  }
}

std::size_t Lines::line_of(std::size_t offset) const {
  return static_cast<std::size_t>(std::ranges::upper_bound(starts_, offset) - starts_.begin()) - 1;
}

Stretch Lines::line(std::size_t number) const {
  if (number >= starts_.size()) {
    return {text_.size(), text_.size()};
  }
  const std::size_t begin = starts_[number];
  std::size_t end = number + 1 < starts_.size() ? starts_[number + 1] : text_.size();
  while (end > begin && (text_[end - 1] == '\n' || text_[end - 1] == '\r')) {
    --end;
  }
  return {begin, end};
}

std::size_t Lines::offset(const Json& position) const {
  const Stretch on = line(number_in(position, "line"));
  std::size_t left = number_in(position, "character");
  std::size_t at = on.begin;
  while (at < on.end) {
    const std::size_t units = units_of(text_[at], encoding_);
    if (units > left) {
      break;
    }
    left -= units;
    at += size_of(text_[at]);
  }
  return std::min(at, on.end);
}

Json Lines::position(std::size_t offset) const {
  const std::size_t number = line_of(std::min(offset, text_.size()));
  std::size_t units = 0;
  for (std::size_t at = starts_[number]; at < offset && at < text_.size();
       at += size_of(text_[at])) {
    units += units_of(text_[at], encoding_);
  }
  return {{"line", number}, {"character", units}};
}

Json Lines::range(Stretch stretch) const {
  return {{"start", position(stretch.begin)}, {"end", position(stretch.end)}};
}

Stretch Lines::stretch(const Json& range) const {
  const std::size_t begin = offset(range.at("start"));
  const std::size_t end = offset(range.at("end"));
  return {std::min(begin, end), std::max(begin, end)};
}

ReaderLines::ReaderLines(std::string_view text) : text_(text) {
  for (std::size_t at = text.find('\n'); at != std::string_view::npos;
       at = text.find('\n', at + 1)) {
    starts_.push_back(at + 1);
  }
}

Stretch ReaderLines::line(std::uint32_t number) const {
  if (number == 0 || number > starts_.size()) {
    return {text_.size(), text_.size()};
  }
  const std::size_t begin =
      number == 1 && text_.starts_with(kMark) ? kMark.size() : starts_[number - 1];
  std::size_t end = number < starts_.size() ? starts_[number] - 1 : text_.size();
  end -= end > begin && text_[end - 1] == '\r' ? 1U : 0U;
  return {begin, end};
}

std::size_t ReaderLines::place(const record::Record& record, record::Offset offset) const {
  const std::string_view before =
      std::string_view(record.text).substr(0, std::min<std::size_t>(offset, record.text.size()));
  const auto lines = static_cast<std::uint32_t>(std::ranges::count(before, '\n'));
  const std::size_t column = before.size() - (before.rfind('\n') + 1);  // npos + 1 is 0
  // A line too long to be read is shorter in the record than in its text.
  const Stretch on = line(record.first_line + lines);
  return std::min(on.begin + column, on.end);
}

Stretch ReaderLines::stretch(const record::Record& record, record::Span span) const {
  const std::size_t begin = place(record, span.begin);
  return {begin, std::max(begin, place(record, span.end))};
}

}  // namespace ecarte::lsp
