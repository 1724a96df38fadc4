// SPDX-License-Identifier: MIT
#include "record/unread.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ecarte::record {

std::optional<ActKind> setting_begun(const Record& record, const Problem& unread) {
  static constexpr auto kStanding = std::to_array<std::pair<std::string_view, ActKind>>(
      {{"bet:", ActKind::Bet}, {"bets:", ActKind::Bet}, {"system:", ActKind::System}});
  const std::string_view line = without_blanks(line_at(record, unread.span.begin));
  const auto* const row = std::ranges::find_if(
      kStanding, [&](const auto& standing) { return line.starts_with(standing.first); });
  return row == kStanding.end() ? std::nullopt : std::optional(row->second);
}

}  // namespace ecarte::record
