// SPDX-License-Identifier: MIT
#include "record/record.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace ecarte::record {

std::string Names::of(Actor actor) const {
  if (is_player(actor)) {
    return players[actor];
  }
  if (actor == kBoth) {
    return players[0] + " and " + players[1];
  }
  if (is_bystander(actor) && actor - kFirstBystander < static_cast<int>(bystanders.size())) {
    return bystanders[static_cast<std::size_t>(actor - kFirstBystander)];
  }
  return {};
}

void Record::clear() {
  text.clear();
  acts.clear();
  expectations.clear();
  waivers.clear();
  problems.clear();
  passed_over.clear();
  deal_follows = false;
  next_number = 0;
}

namespace {

constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
constexpr std::uint64_t kHighest = kOnes * 0x80U;

/// How many bytes of the text `is` says yes to: it is given eight, and answers with the highest bit
/// of each. Behind the end stand bytes that are nothing.
template <class Is>
std::uint32_t count_bytes(std::string_view text, const Is& is) {
  constexpr std::size_t kEight = sizeof(std::uint64_t);
  const auto number_in = [&is](std::uint64_t eight) {
    return static_cast<std::uint32_t>((is(eight) / 0x80U * kOnes) >> (8 * (kEight - 1)));
  };
  std::uint32_t count = 0;
  for (; text.size() >= kEight; text.remove_prefix(kEight)) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, text.data(), kEight);
    count += number_in(eight);
  }
  std::array<char, kEight> rest{};
  std::ranges::copy(text, rest.begin());
  return count + number_in(std::bit_cast<std::uint64_t>(rest));
}

constexpr std::uint64_t ends_line(std::uint64_t eight) {
  const std::uint64_t other = eight ^ (kOnes * '\n');
  return ~(((other & ~kHighest) + ~kHighest) | other) & kHighest;
}

/// A byte that does not continue a UTF-8 sequence begins a character.
constexpr std::uint64_t continues(std::uint64_t eight) {
  return eight & ~(eight << 1U) & kHighest;
}

}  // namespace

Place place_of(const Record& record, Offset offset) {
  const std::string_view before =
      std::string_view(record.text).substr(0, std::min<std::size_t>(offset, record.text.size()));
  const std::string_view line = before.substr(before.rfind('\n') + 1);
  const auto characters = static_cast<std::uint32_t>(line.size()) - count_bytes(line, continues);
  return {record.first_line + count_bytes(before, ends_line), 1 + characters};
}

std::string_view line_at(const Record& record, Offset offset) {
  const std::string_view text = record.text;
  const std::size_t at = std::min<std::size_t>(offset, text.size());
  const std::size_t start = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
  std::string_view line = text.substr(start, text.find('\n', at) - start);
  if (line.ends_with('\r')) {
    line.remove_suffix(1);
  }
  return line;
}

std::string_view without_comment(std::string_view line) {
  if (line.find('#') == std::string_view::npos) {
    return line;
  }
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') {
      quoted = !quoted;
    } else if (line[i] == '#' && !quoted &&
               (i == 0 || line[i - 1] == ' ' || line[i - 1] == '\t' || line[i - 1] == '\r')) {
      return line.substr(0, i);
    }
  }
  return line;
}

std::string name_of(const Record& record, Actor actor) {
  return record.names ? record.names->of(actor) : std::string{};
}

std::size_t quote_in(std::string_view text, std::size_t from) {
  constexpr std::string_view kOpens = "\xe2\x80\x9c";  // “
  const std::size_t straight = text.find('"', from);
  // Its first byte begins the sign of every suit; its last is in nearly no text but for it.
  for (std::size_t last = text.find(kOpens.back(), from); last < straight;
       last = text.find(kOpens.back(), last + 1)) {
    const std::string_view before = text.substr(from, last + 1 - from);
    if (before.ends_with(kOpens)) {
      return last + 1 - kOpens.size();
    }
  }
  return straight;
}

std::string_view without_blanks(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

}  // namespace ecarte::record
