// SPDX-License-Identifier: MIT
//
// What replay makes of a record written as people write it, for the tests of this folder.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "notation/parse.hpp"
#include "replay/replay.hpp"

namespace ecarte::replay {

/// The facts of each deal of `text`, whose players are A and Y.
inline std::vector<DealFacts> told_deals(std::string_view text) {
  notation::Reader reader{notation::source_of(text)};
  std::vector<DealFacts> deals;
  record::Record record;
  Sitting sitting;
  while (reader.next(record)) {
    deals.emplace_back();
    if (record.readable()) {
      replay(record, sitting, deals.back());
    } else {
      deals.back().impossible.push_back({"unreadable", 0, kNever, {}, record::kNobody});
    }
  }
  return deals;
}

/// The facts of the last deal of the lines.
inline DealFacts told(std::initializer_list<std::string_view> lines) {
  std::string text = "players: A, Y\n";
  for (const std::string_view line : lines) {
    text.append(line).append("\n");
  }
  return told_deals(text).back();
}

/// Who must win the point or lose two: neither; or it is not known.
inline constexpr PerSeat<Some<NoYes>> kNobodyBold{{NoYes::No, NoYes::No}};
inline constexpr PerSeat<Some<NoYes>> kAnybodyBold{};

/// The first fact of its kind; nullptr if there is none.
inline const Fact* find_fact(const DealFacts& deal, FactKind kind) {
  const auto found =
      std::ranges::find_if(deal.facts, [&](const Fact& fact) { return fact.kind == kind; });
  return found == deal.facts.end() ? nullptr : &*found;
}

}  // namespace ecarte::replay
