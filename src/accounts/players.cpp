// SPDX-License-Identifier: MIT
#include "accounts/players.hpp"

#include <algorithm>

namespace ecarte::accounts {

using record::Act;
using record::ActKind;
using record::Record;

namespace {

std::string lower(std::string_view name) {
  std::string small{name};
  std::ranges::transform(small, small.begin(),
                         [](unsigned char c) { return static_cast<char>(c < 128 ? c | 32U : c); });
  return small;
}

/// The seat of the first to deal; nothing if nobody does.
std::optional<record::Actor> dealer(const Record& record) {
  const auto given = std::ranges::find_if(record.acts, [](const Act& act) {
    return (act.kind == ActKind::Give || act.kind == ActKind::DealerIs) &&
           record::is_player(act.actor);
  });
  return given == record.acts.end() ? std::nullopt : std::optional{given->actor};
}

}  // namespace

WhoIsWho who_is_who(const Record& first, const Record& second) {
  const auto& a = first.names->players;
  const auto& b = second.names->players;
  const auto same = [&](std::size_t i, std::size_t j) { return lower(a[i]) == lower(b[j]); };
  if (same(0, 0) || same(1, 1)) {
    return {true, false};
  }
  if (same(0, 1) || same(1, 0)) {
    return {true, true};
  }
  const auto x = dealer(first);
  const auto y = dealer(second);
  return {false, x && y && *x != *y};
}

std::string turned(const Record& account, std::string_view text) {
  const std::string named =
      "players: " + account.names->players[1] + ", " + account.names->players[0];
  constexpr std::string_view kSetting = "players:";
  std::string result;
  bool done = false;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
    const bool here = line.substr(begin).starts_with(kSetting);
    result += here ? named : std::string{line};
    result += end < text.size() ? "\n" : "";
    done = done || here;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return done ? result : named + "\n" + result;
}

}  // namespace ecarte::accounts
