// SPDX-License-Identifier: MIT
#include "record/record.hpp"

#include <algorithm>

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
  may_quote = true;
}

Place place_of(const Record& record, Offset offset) {
  const std::string_view before =
      std::string_view(record.text).substr(0, std::min<std::size_t>(offset, record.text.size()));
  std::uint32_t lines = 0;
  std::size_t start = 0;
  for (std::size_t end = before.find('\n'); end != std::string_view::npos;
       end = before.find('\n', start)) {
    ++lines;
    start = end + 1;
  }
  // A byte that does not continue a UTF-8 sequence begins a character.
  const auto characters = std::ranges::count_if(before.substr(start), [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U;
  });
  return {record.first_line + lines, 1 + static_cast<std::uint32_t>(characters)};
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
