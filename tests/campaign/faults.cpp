// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "campaign/attempt.hpp"
#include "campaign/campaigns.hpp"
#include "campaign/facts_met.hpp"
#include "campaign/fault.hpp"
#include "campaign/referee.hpp"
#include "campaign/verdict.hpp"

namespace ecarte::campaign {

namespace {

/// Kinds on which the program is known to say otherwise than the laws, each with the reason. They
/// run and are counted, and do not fail the campaign. Whoever mends one strikes it off.
struct Known {
  std::string_view kind;  ///< or how its name begins
  std::string_view why;
};
constexpr std::array<Known, 0> kKnownDisagreements{};

bool known(std::string_view kind) {
  return std::ranges::any_of(kKnownDisagreements,
                             [&](const Known& one) { return kind.starts_with(one.kind); });
}

struct Score {
  long games = 0;
  long misses = 0;
  long extras = 0;
  long tries = 0;
};

bool one_game(const Kind& kind, Chance& chance, Score& score, FactsMet& facts) {
  Attempt game;
  if (!attempt(kind, chance, game)) {
    return false;
  }
  Verdict verdict;
  std::size_t at = 0;
  std::vector<law::Score> dues;
  judge(game.text, [&](const referee::Judged& judged) {
    facts.count(judged);
    const Owed* const owed = game.owed_by(at++);
    compare(judged, owed != nullptr ? *owed : Owed{}, verdict);
    // What is marked too much, or too late, is reckoned with as long as nobody takes it down.
    const bool clean = std::ranges::all_of(judged.result.findings, [](const law::Finding& one) {
      return one.severity == law::Severity::Note;
    });
    if (!clean && !dues.empty()) {
      dues.back() = {};
    }
    dues.push_back(clean ? judged.result.after.due : law::Score{});
  });
  compare_ledger(game.text, dues, verdict);
  ++score.games;
  const bool miss = !verdict.miss.empty();
  const bool extra = !verdict.extra.empty();
  if ((miss && score.misses == 0) || (extra && score.extras == 0)) {
    std::printf("%s:%s%s%s\n%s----\n", kind.name.c_str(), verdict.miss.c_str(),
                extra ? " found besides:" : "", verdict.extra.c_str(), game.text.c_str());
  }
  score.misses += miss ? 1 : 0;
  score.extras += extra ? 1 : 0;
  return true;
}

/// Runs one kind and adds its line to `table`. True if something was amiss.
bool run(const Kind& kind, int games, std::uint64_t seed, FactsMet& facts, std::string& table) {
  Chance chance(seed);
  Score score;
  const long patience = 20000 + 1000L * games;
  while (score.games < games && score.tries < patience) {
    ++score.tries;
    one_game(kind, chance, score, facts);
  }
  const bool disagrees = score.misses > 0 || score.extras > 0;
  const bool amiss = (disagrees && !known(kind.name)) || score.games < games;
  std::array<char, 200> line{};
  std::snprintf(line.data(), line.size(), "%-52s %8ld games %6ld misses %6ld false%s%s\n",
                kind.name.c_str(), score.games, score.misses, score.extras,
                score.games < games ? "  TOO FEW" : "",
                !known(kind.name) ? ""
                : disagrees       ? "  (a known disagreement)"
                                  : "  (known to disagree, and does not)");
  table += line.data();
  std::fputs(line.data(), stderr);  // a long run shows how far it is
  return amiss;
}

}  // namespace

int faults(int games, std::uint64_t seed, std::string_view wanted) {
  const Kinds kinds = all_kinds();
  FactsMet facts;
  bool amiss = false;
  std::string table;
  long number = 0;
  for (const Kind& kind : kinds) {
    if (wanted.empty() || kind.name.starts_with(wanted)) {
      amiss = run(kind, games, seed, facts, table) || amiss;
      ++number;
    }
  }
  std::fputs(table.c_str(), stdout);
  std::printf("%ld kinds\n", number);
  if (wanted.empty()) {
    amiss = facts.print(Occurs::AsFault) > 0 || amiss;
  }
  return amiss || number == 0 ? 1 : 0;
}

int list_faults() {
  for (const Kind& kind : all_kinds()) {
    std::puts(kind.name.c_str());
  }
  return 0;
}

}  // namespace ecarte::campaign
