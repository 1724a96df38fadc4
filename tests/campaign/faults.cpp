// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "campaign/campaigns.hpp"
#include "campaign/fault.hpp"
#include "campaign/referee.hpp"

namespace ecarte::campaign {

Fault::Fault(const Kind& kind, Chance& chance)
    : followed(kind.followed.value_or(chance.one_in(2))),
      coin(chance.one_in(2)),
      seat(static_cast<Seat>(chance.below(2))),
      trick(1 + chance.below(5)),
      kind_(kind) {}

void Fault::at(Table& table, Moment moment) {
  kind_.at(*this, table, moment);
}

std::optional<PlainCard> Fault::lead(Table& table) {
  return kind_.lead && !in_next ? kind_.lead(*this, table) : std::nullopt;
}

std::optional<PlainCard> Fault::reply(Table& table) {
  return kind_.reply && !in_next ? kind_.reply(*this, table) : std::nullopt;
}

namespace {

bool is(int expected, record::Actor actor) {
  switch (expected) {
    case kAnybody:
      return true;
    case kNobody:
      return !record::is_player(actor);
    case kZ:
      return record::is_bystander(actor);
    case kEither:
      return actor == record::kBoth;
    default:
      return actor == expected;
  }
}

bool meets(const law::Finding& finding, const Expected& expected) {
  const bool law = expected.law.empty() || finding.law == expected.law ||
                   std::ranges::count(finding.also, expected.law) != 0;
  return law && finding.id == expected.id && is(expected.offender, finding.offender) &&
         is(expected.elector, finding.remedy.elector) &&
         (expected.status.empty() || law::word(finding.remedy.status) == expected.status);
}

struct Verdict {
  std::string miss;
  std::string extra;
};

void compare(const referee::Judged& judged, const std::vector<Expected>& expected,
             const std::vector<std::string_view>& allowed,
             const std::optional<std::array<int, 2>>& due, Verdict& verdict) {
  if (!judged.record.problems.empty()) {
    verdict.miss += " problem: " + judged.record.problems.front().message + ";";
    return;
  }
  for (const Expected& one : expected) {
    if (std::ranges::none_of(judged.result.findings,
                             [&](const law::Finding& finding) { return meets(finding, one); })) {
      verdict.miss += " not found: " + std::string(one.law) + " " + std::string(one.id) +
                      " offender " + std::to_string(one.offender) + " " + std::string(one.status) +
                      ", elector " + std::to_string(one.elector) + ";";
    }
  }
  if (!verdict.miss.empty()) {
    verdict.miss += " found instead:";
    for (const law::Finding& finding : judged.result.findings) {
      verdict.miss += " [" + written(finding) + "]";
    }
    verdict.miss += ";";
  }
  for (const law::Missing& missing : judged.result.missing) {
    verdict.miss += " missing: " + std::string(missing.id) + ";";
  }
  if (due && written(judged.result.due) != written(*due)) {
    verdict.miss += " due " + written(judged.result.due) + ", not " + written(*due) + ";";
  }
  for (const law::Finding& finding : judged.result.findings) {
    if (finding.severity != law::Severity::Note &&
        std::ranges::none_of(expected, [&](const Expected& one) { return finding.id == one.id; }) &&
        std::ranges::count(allowed, finding.id) == 0) {
      verdict.extra += " " + written(finding) + ";";
    }
  }
}

std::array<int, 2> capped_at_five(const std::array<int, 2>& due) {
  return {std::min(due[0], 5), std::min(due[1], 5)};
}

struct Score {
  long games = 0;
  long misses = 0;
  long extras = 0;
  long tries = 0;
};

/// One game of the kind, if the cards let it be. False if they do not.
bool one_game(const Kind& kind, Chance& chance, Score& score) {
  Table table(static_cast<std::uint64_t>(chance.below(1 << 30)) << 20U |
                  static_cast<std::uint64_t>(chance.below(1 << 20)),
              true);
  table.whole = true;
  Overseer nobody;
  std::string text;
  std::size_t number = 0;
  for (int before = chance.below(4); before > 0; --before) {
    table.deal(nobody, text);
    ++number;
  }
  Fault fault(kind, chance);

  table.deal(fault, text);
  if (!fault.done) {
    return false;
  }
  const auto due = fault.due_known ? std::optional(capped_at_five(table.due)) : std::nullopt;
  std::optional<std::array<int, 2>> due_next;
  fault.in_next = true;
  const bool counters_agree = (table.counters[0] >= 5 || table.counters[1] >= 5) == table.over;
  if (fault.followed && !counters_agree && !table.deals_on) {
    return false;
  }
  if (fault.followed) {
    table.deal(fault, text);
    const bool another_sitting = table.game == 1 && table.deal_number == 1;
    if (!fault.done || another_sitting) {
      return false;
    }
    due_next = fault.due_known ? std::optional(capped_at_five(table.due)) : std::nullopt;
  }
  Verdict verdict;
  std::size_t at = 0;
  judge(text, [&](const referee::Judged& judged) {
    if (at == number) {
      compare(judged, fault.expected, fault.allowed, due, verdict);
    } else if (at == number + 1) {
      compare(judged, fault.expected_in_next, fault.allowed, due_next, verdict);
    } else {
      compare(judged, {}, {}, {}, verdict);
    }
    ++at;
  });
  ++score.games;
  const bool miss = !verdict.miss.empty();
  const bool extra = !verdict.extra.empty();
  if ((miss && score.misses == 0) || (extra && score.extras == 0)) {
    std::printf("%s:%s%s%s\n%s----\n", kind.name.c_str(), verdict.miss.c_str(),
                extra ? " found besides:" : "", verdict.extra.c_str(), text.c_str());
  }
  score.misses += miss ? 1 : 0;
  score.extras += extra ? 1 : 0;
  return true;
}

}  // namespace

int faults(int games, std::uint64_t seed, std::string_view wanted) {
  Kinds kinds;
  add_king(kinds);
  add_words(kinds);
  add_play(kinds);
  add_score(kinds);
  add_deal(kinds);
  add_exchange(kinds);
  add_table(kinds);
  bool amiss = false;
  std::string table;
  for (const Kind& kind : kinds) {
    if (!wanted.empty() && kind.name != wanted) {
      continue;
    }
    Chance chance(seed);
    Score score;
    const long patience = 2000 + 400L * games;
    while (score.games < games && score.tries < patience) {
      ++score.tries;
      one_game(kind, chance, score);
    }
    std::array<char, 160> line{};
    std::snprintf(line.data(), line.size(), "%-44s %8ld games %6ld misses %6ld false%s\n",
                  kind.name.c_str(), score.games, score.misses, score.extras,
                  score.games < games ? "  TOO FEW" : "");
    table += line.data();
    amiss = amiss || score.misses > 0 || score.extras > 0 || score.games < games;
  }
  std::fputs(table.c_str(), stdout);
  return amiss ? 1 : 0;
}

}  // namespace ecarte::campaign
