// SPDX-License-Identifier: MIT
#include "campaign/complaints.hpp"

#include <algorithm>
#include <cstdio>
#include <set>

#include "campaign/referee.hpp"

namespace ecarte::campaign {
namespace {

const Ruled kNothing;

/// Findings of the same act under another name that a kind allows, and what it expects.
bool allowed(const Whole& whole, std::size_t number, std::string_view id) {
  const Owed& owed = number == whole.game.number ? whole.game.owed : whole.game.owed_next;
  const bool near = number == whole.game.number || number == whole.game.number + 1;
  return near &&
         (std::ranges::count(owed.allowed, id) != 0 ||
          std::ranges::any_of(owed.expected, [&](const Expected& one) { return one.id == id; }));
}

const Ruled& ruled_whole(const Whole* whole, std::size_t number) {
  return whole != nullptr && number < whole->rulings.size() ? whole->rulings[number] : kNothing;
}

bool has(const Ruled& ruled, std::string_view id, int offender) {
  return std::ranges::any_of(ruled.found, [&](const Ruled::Found& one) {
    return !one.note && one.id == id && one.offender == offender;
  });
}

bool has_at_all(const Ruled& ruled, std::string_view id) {
  return std::ranges::any_of(ruled.found, [&](const Ruled::Found& one) { return one.id == id; });
}

/// Why the referee's score cannot be right; empty if it may.
std::string wrong_due(const ToldDeal& told, const Ruled& ruled, bool unfinished) {
  if (!told.truth.due || !ruled.due) {
    return {};
  }
  const std::array<int, 2> due{(*ruled.due)[0], (*ruled.due)[1]};
  const std::array<int, 2>& truth = *told.truth.due;
  // A right that nobody used may still be open, where what closed it is not told. Broken off, the
  // score is somewhere between what it was before and what it came to.
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const int least = unfinished ? std::min(told.truth.before[seat], 5) : truth[seat];
    if (due[seat] < least || due[seat] > std::min(truth[seat] + told.truth.lapsed[seat], 5)) {
      return "due";
    }
  }
  return {};
}

}  // namespace

std::vector<Ruled> rule_on(std::string_view text) {
  std::vector<Ruled> rulings;
  judge(text, [&](const referee::Judged& judged) {
    Ruled ruled;
    ruled.verdict = judged.result.verdict;
    for (const law::Finding& finding : judged.result.findings) {
      ruled.found.push_back({std::string(finding.law), std::string(finding.id), finding.offender,
                             finding.severity == law::Severity::Note});
    }
    for (const law::Missing& missing : judged.result.missing) {
      ruled.missing.emplace_back(missing.id);
    }
    ruled.due = judged.result.due;
    if (!judged.record.problems.empty()) {
      ruled.problem = judged.record.problems.front().id;
    } else if (ruled.verdict == law::Verdict::Impossible ||
               ruled.verdict == law::Verdict::Unreadable) {
      ruled.problem = "marks and scores";
    }
    rulings.push_back(std::move(ruled));
  });
  return rulings;
}

void Tally::complain(std::string_view erasure, std::string_view fault, const std::string& sort,
                     const std::string& record) {
  Sort& known = sorts_[{std::string(erasure), sort}];
  ++known.times;
  if (known.record.empty() || record.size() < known.record.size()) {
    known.record = record;
    known.fault = fault;
  }
}

void Tally::count(std::string_view erasure, std::string_view fault, const Telling& telling,
                  const Whole* whole) {
  ++records_;
  Figures& figures = (whole == nullptr ? lawful_ : with_fault_)[std::string(erasure)];
  ++figures.records;
  const std::string text = text_of(telling);
  const std::vector<Ruled> rulings = rule_on(text);
  const bool in_doubt = std::ranges::any_of(
      rulings, [](const Ruled& one) { return one.verdict == law::Verdict::Undecidable; });
  figures.undecidable += in_doubt ? 1 : 0;
  long before = 0;
  for (const auto& [key, sort] : sorts_) {
    before += sort.times;
  }
  compare(erasure, fault, telling, rulings, whole, text);
  long after = 0;
  for (const auto& [key, sort] : sorts_) {
    after += sort.times;
  }
  figures.amiss += after > before ? 1 : 0;
}

void Tally::compare(std::string_view erasure, std::string_view fault, const Telling& telling,
                    const std::vector<Ruled>& rulings, const Whole* whole,
                    const std::string& text) {
  const std::string prefix = whole == nullptr ? "" : "with a fault: ";
  std::set<std::string> complaints;
  if (rulings.size() != telling.deals.size()) {
    complain(erasure, fault, prefix + "so many deals are not told", text);
    return;
  }
  Figures& figures = (whole == nullptr ? lawful_ : with_fault_)[std::string(erasure)];
  for (std::size_t i = 0; i < rulings.size(); ++i) {
    const ToldDeal& told = telling.deals[i];
    const Ruled& ruled = rulings[i];
    const Ruled& in_full = ruled_whole(whole, told.number);
    const bool unfinished = telling.broken_off && i + 2 >= rulings.size();
    if (!ruled.problem.empty() && in_full.problem.empty()) {
      complaints.insert("impossible: " + ruled.problem);
    }
    for (const Ruled::Found& one : ruled.found) {
      if (!one.note && !has(in_full, one.id, one.offender) &&
          !(whole != nullptr && allowed(*whole, told.number, one.id))) {
        complaints.insert(one.law + " " + one.id);
      }
    }
    bool all_here = true;
    for (const Ruled::Found& one : in_full.found) {
      if (one.note) {
        continue;
      }
      const bool stays = has_at_all(ruled, one.id);
      const bool doubted = !stays && std::ranges::count(ruled.missing, one.id) != 0;
      ++(stays ? figures.kept : doubted ? figures.in_doubt : figures.gone);
      all_here = all_here && (stays || doubted);
    }
    if (all_here) {
      const std::string due = wrong_due(told, ruled, unfinished);
      if (!due.empty()) {
        complaints.insert(due);
      }
    }
  }
  for (const std::string& one : complaints) {
    complain(erasure, fault, prefix + one, text);
  }
}

long Tally::print() const {
  long complaints = 0;
  for (const auto& [key, sort] : sorts_) {
    complaints += sort.times;
    std::printf("%s: %s%s%s\n%s----\n", key.first.c_str(), key.second.c_str(),
                sort.fault.empty() ? "" : ", fault ", sort.fault.c_str(), sort.record.c_str());
  }
  for (const auto& [key, sort] : sorts_) {
    std::printf("%7ld times %-20s %s\n", sort.times, key.first.c_str(), key.second.c_str());
  }
  std::printf("\n%-20s %9s %9s %12s\n", "lawful games", "records", "amiss", "undecidable");
  for (const auto& [name, figures] : lawful_) {
    std::printf("%-20s %9ld %9ld %12ld\n", name.c_str(), figures.records, figures.amiss,
                figures.undecidable);
  }
  std::printf("\n%-20s %9s %9s %12s   findings %9s %9s %9s\n", "games with a fault", "records",
              "amiss", "undecidable", "kept", "in doubt", "gone");
  for (const auto& [name, figures] : with_fault_) {
    std::printf("%-20s %9ld %9ld %12ld            %9ld %9ld %9ld\n", name.c_str(), figures.records,
                figures.amiss, figures.undecidable, figures.kept, figures.in_doubt, figures.gone);
  }
  std::printf("%ld records, %ld complaints\n", records_, complaints);
  return complaints;
}

}  // namespace ecarte::campaign
