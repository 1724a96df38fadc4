// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/campaigns.hpp"
#include "campaign/facts_met.hpp"
#include "campaign/paths.hpp"
#include "campaign/permissive.hpp"
#include "campaign/referee.hpp"
#include "campaign/table.hpp"
#include "report/stages.hpp"

namespace ecarte::campaign {
namespace {

/// Acts that mend a fault, speak of one, or belong to pools: lawful games do without them.
constexpr std::array<std::string_view, 25> kNotInLawfulGames{
    "pool",       "find",        "claim",      "let-stand",  "permit",
    "put-right",  "throw-out",   "draw",       "admit",      "alter",
    "take-back",  "hands-again", "call-upon",  "pay",        "pack-holds",
    "pack-lacks", "head-rubber", "odd",        "timing",     "throw-aside",
    "take-pool",  "pool-stands", "take-share", "claim-bets", "rentrant"};

/// Acts that no game is written with yet, though it might be: what the notation has learnt since.
constexpr std::array<std::string_view, 6> kNotWrittenYet{"aside",    "take-trick", "stock-card",
                                                         "hold-not", "dealer-is",  "cut-won"};

struct LawfulTally {
  FactsMet facts;
  Paths paths;
  std::array<long, record::kActKinds> acts{};
  long games = 0;
  long deals = 0;
  long complaints = 0;
};

struct Reckoned {
  std::array<int, 2> due{};
  bool late_mark = false;
  /// Neither the play nor a mark is written, in this deal or in one since the counters were: a king
  /// may have been announced, and a hand thrown down after a trick or two.
  bool untold = false;
};

std::string complaint(const referee::Judged& judged, const Reckoned& reckoned) {
  if (!judged.record.problems.empty()) {
    return judged.record.problems.front().message;
  }
  for (const law::Finding& finding : judged.result.findings) {
    if (finding.severity != law::Severity::Note) {
      return "found: " + written(finding);
    }
  }
  if (!judged.result.missing.empty()) {
    return "missing: " + std::string(judged.result.missing.front().id);
  }
  if (judged.result.verdict != law::Verdict::Regular) {
    std::string text = "verdict " + std::string(law::word(judged.result.verdict));
    for (const law::Finding& finding : judged.result.findings) {
      text += ", " + written(finding);
    }
    return text;
  }
  const std::array<int, 2> due{std::min(reckoned.due[0], 5), std::min(reckoned.due[1], 5)};
  if (written(judged.result.after.due) != written(due) &&
      (judged.result.after.due || !reckoned.untold)) {
    return "due " + written(judged.result.after.due) + ", not " + written(due);
  }
  if (!reckoned.late_mark && judged.result.after.marked &&
      written(judged.result.after.marked) != written(due)) {
    return "marked " + written(judged.result.after.marked) + ", not " + written(due);
  }
  return {};
}

void count(LawfulTally& tally, const referee::Judged& judged) {
  ++tally.deals;
  tally.facts.count(judged);
  for (const record::Act& act : judged.record.acts) {
    ++tally.acts[static_cast<std::size_t>(act.kind)];
  }
}

int print(const LawfulTally& tally) {
  std::printf("%ld games, %ld deals, %ld complaints\n", tally.games, tally.deals, tally.complaints);
  int absent = tally.facts.print(Occurs::Lawfully);
  absent += tally.paths.print();
  std::printf("\nact (times written)\n");
  for (std::size_t i = 0; i < tally.acts.size(); ++i) {
    const std::string_view name = report::name_of(static_cast<record::ActKind>(i));
    const bool unwritten = std::ranges::count(kNotWrittenYet, name) != 0;
    const bool lacks =
        tally.acts[i] == 0 && !unwritten && std::ranges::count(kNotInLawfulGames, name) == 0;
    absent += lacks ? 1 : 0;
    std::printf("  %-32.*s %9ld%s\n", static_cast<int>(name.size()), name.data(), tally.acts[i],
                lacks                ? "  NEVER OCCURRED"
                : tally.acts[i] != 0 ? ""
                : unwritten          ? "  not written yet"
                                     : "  not in a lawful game");
  }
  return absent;
}

}  // namespace

int lawful(int games, std::uint64_t seed) {
  LawfulTally tally;
  Permissive permissive;
  Table table(seed, true);
  std::map<std::string, int> shown;
  while (tally.games < games) {
    // One sitting at a time, so that a complaint shows what led to it.
    std::string text;
    std::vector<Reckoned> reckoned;
    bool untold = false;
    std::vector<std::size_t> ends;
    do {
      table.deal(permissive, text);
      const bool no_card =
          table.ending == Ending::ThrownDown && table.cards_played == std::array{0, 0};
      const bool here =
          (table.told_short || no_card) && table.marks == Marks::None && !table.score_shown;
      reckoned.push_back({table.due, table.late_mark, untold || here});
      untold = (untold || here) && !table.score_shown && !table.over;
      tally.paths.count(table);
      ends.push_back(text.size());
      tally.games += table.over ? 1 : 0;
    } while (!table.over || table.games_left > 0);
    std::size_t number = 0;
    judge(text, [&](const referee::Judged& judged) {
      count(tally, judged);
      const std::string what =
          number < reckoned.size() ? complaint(judged, reckoned[number]) : "a deal too many";
      if (!what.empty()) {
        ++tally.complaints;
        // What led to it may be deals ago, and the one after may have closed it.
        if (++shown[what.substr(0, what.find(','))] <= 2) {
          std::printf("%s:\n%s----\n", what.c_str(),
                      text.substr(0, ends[std::min(number + 2, ends.size() - 1)]).c_str());
        }
      }
      ++number;
    });
    tally.complaints += number == reckoned.size() ? 0 : 1;
  }
  for (const auto& [what, times] : shown) {
    std::printf("%6d times: %s\n", times, what.c_str());
  }
  const int absent = print(tally);
  return tally.complaints == 0 && absent == 0 ? 0 : 1;
}

}  // namespace ecarte::campaign
