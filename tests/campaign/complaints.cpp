// SPDX-License-Identifier: MIT
#include "campaign/complaints.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>
#include <utility>

#include "campaign/referee.hpp"
#include "campaign/same_acts.hpp"

namespace ecarte::campaign {
namespace {

const Ruled kNothing;
constexpr std::string_view kWithFault = "with a fault: ";
/// What is left of a sentence may mean two things: the teller is asked which.
constexpr std::string_view kTwoSenses = "two-senses";

/// Is `id`, found in `ruled`, another name of `in_full`?
bool is_same(std::string_view in_full, std::string_view id, const Ruled& ruled) {
  return std::ranges::any_of(kSameActs, [&](const SameAct& same) {
    return same.in_full == in_full && same.with_less == id &&
           (!same.in_doubt || std::ranges::count(ruled.missing, id, &Ruled::Open::id) != 0 ||
            std::ranges::count(ruled.missing, in_full, &Ruled::Open::id) != 0);
  });
}

/// Is `id`, found of `offender` in `ruled`, found in full?
bool has(const Ruled& in_full, std::string_view id, int offender, const Ruled& ruled) {
  return std::ranges::any_of(in_full.found, [&](const Ruled::Found& one) {
    return !one.note && one.offender == offender && (one.id == id || is_same(one.id, id, ruled));
  });
}

/// What the kind of fault says of a deal of it; null if nothing.
const Owed* owed(const Whole* whole, std::size_t number) {
  return whole == nullptr ? nullptr : whole->game.owed_by(number);
}

bool expects(const Owed* owed, std::string_view id) {
  return owed != nullptr &&
         std::ranges::any_of(owed->expected, [&](const Expected& one) { return one.id == id; });
}

/// A finding that the kind expects, or allows as the same act under another name.
bool allowed(const Owed* owed, std::string_view id, const Ruled& ruled) {
  return owed != nullptr && (std::ranges::count(owed->allowed, id) != 0 || expects(owed, id) ||
                             std::ranges::any_of(owed->expected, [&](const Expected& one) {
                               return is_same(one.id, id, ruled);
                             }));
}

const Ruled& ruled_whole(const Whole* whole, std::size_t number) {
  return whole != nullptr && number < whole->rulings.size() ? whole->rulings[number] : kNothing;
}

bool has_at_all(const Ruled& ruled, std::string_view id) {
  return std::ranges::any_of(
      ruled.found, [&](const Ruled::Found& one) { return one.id == id || one.or_id == id; });
}

/// The king he has announced where the deal is broken off, and may put out again before he plays.
int king_to_lose(const Telling& telling, const ToldDeal& told, std::size_t seat) {
  return std::ranges::any_of(told.pieces,
                             [&](const Piece& one) {
                               return one.said == Said::Announces &&
                                      one.actor == telling.players[seat];
                             })
             ? 1
             : 0;
}

/// Whether the score said to be due is not the true one, as far as it is known.
bool wrong_due(const Telling& telling, const ToldDeal& told, const Ruled& ruled, bool unfinished) {
  if (!told.truth.due) {
    return false;
  }
  // A right that nobody used may still be open, where what closed it is not told. Broken off, the
  // score is somewhere between what it was before and what it came to.
  const std::array<int, 2>& truth = *told.truth.due;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    if (!ruled.due.knows(seat)) {
      continue;
    }
    const int due = *ruled.due.of(seat);
    const int least = unfinished ? std::min(told.truth.before[seat], 5) : truth[seat];
    const int lost = unfinished ? king_to_lose(telling, told, seat) : 0;
    if (due < least || due > std::min(truth[seat] + told.truth.lapsed[seat] + lost, 5)) {
      return true;
    }
  }
  return false;
}

std::string pair(const std::array<int, 2>& score) {
  return std::to_string(score[0]) + "-" + std::to_string(score[1]);
}

/// The scores that were due and those said to be, as a comment to the record.
std::string scores_beside(const Telling& telling) {
  const std::vector<Ruled> rulings = rule_on(text_of(telling));
  std::string text = "# due (said to be due):";
  for (std::size_t i = 0; i < std::min(rulings.size(), telling.deals.size()); ++i) {
    const auto& truth = telling.deals[i].truth.due;
    const auto& due = rulings[i].due;
    text += i == 0 ? " " : ", ";
    text += truth ? pair(*truth) : "?";
    text += due ? " (" + pair({(*due)[0], (*due)[1]}) + ")" : " (?)";
  }
  return text + "\n";
}

/// The game as it was played, as a comment to the record.
std::string whole_beside(const Whole* whole) {
  std::string text;
  bool begins = true;
  for (const char one : whole == nullptr ? std::string() : without_blank_lines(whole->game.text)) {
    text += begins ? "# whole: " : "";
    text += one;
    begins = one == '\n';
  }
  return text;
}

/// Whether the deal may go on after what is told of it, as far as the record goes.
bool is_unfinished(const Telling& telling, std::size_t i) {
  if (telling.broken_off && i + 2 >= telling.deals.size()) {
    return true;
  }
  // The last deal, of which neither the end of the play nor a result is told, is as good as broken
  // off there.
  const std::vector<Piece>& pieces = telling.deals[i].pieces;
  const auto last = std::find_if(pieces.rbegin(), pieces.rend(), [](const Piece& one) {
    return one.said != Said::Exposes && one.said != Said::Looks && one.said != Said::Shuffles;
  });
  const bool only_given =
      last == pieces.rend() || last->said == Said::Gives || is_heading(last->said);
  return i + 1 == telling.deals.size() && (telling.deals[i].end_untold || only_given);
}

/// Is it the last deal told, and the game went on?
bool ends_early(const Telling& telling, std::size_t i, const Whole& whole) {
  return i + 1 == telling.deals.size() && telling.deals[i].number + 1 < whole.rulings.size();
}

bool tells(const ToldDeal& told, Said said) {
  return std::ranges::any_of(told.pieces, [&](const Piece& one) { return one.said == said; });
}

/// What is said of the deal that is not said of it when it is told in full.
/// `unfinished`: it may go on, and a mark that can still be taken down may be.
void accusations(const ToldDeal& told, const Ruled& ruled, const Ruled& in_full, const Whole* whole,
                 bool unfinished, std::set<std::string>& complaints) {
  if (!ruled.problem.empty() && ruled.problem != kTwoSenses && in_full.problem.empty()) {
    complaints.insert("impossible: " + ruled.problem);
  }
  for (const Ruled::Found& one : ruled.found) {
    const bool may_be_mended = unfinished && one.may_come_off;
    const auto is_so = [&](const std::string& id) {
      return has(in_full, id, one.offender, ruled) || allowed(owed(whole, told.number), id, ruled);
    };
    if (!one.note && !may_be_mended && !is_so(one.id) && (one.or_id.empty() || !is_so(one.or_id))) {
      complaints.insert(one.law + " " + one.id);
    }
  }
}

bool is_among(std::string_view law, std::string_view laws) {
  // What stands outside the laws is of games and rubbers, which their headings tell.
  return laws == "any" || law.empty() ||
         (" " + std::string(laws) + " ").find(" " + std::string(law) + " ") != std::string::npos;
}

/// Is what was found left in doubt? A remedy of which it is doubtful whether anything gave it is
/// left in doubt with that.
bool is_doubted(const Ruled& ruled, const Ruled::Found& found) {
  const auto it = [&](const Ruled::Open& open) {
    const bool another = record::is_player(static_cast<record::Actor>(open.player)) &&
                         record::is_player(static_cast<record::Actor>(found.offender)) &&
                         open.player != found.offender;
    return open.id == found.id && !another;
  };
  return std::ranges::any_of(ruled.missing, it) ||
         (found.id == "remedy-not-available" && !ruled.missing.empty());
}

/// Looks what became of what was found `in_full`. True if nothing of it has gone.
bool follow(const Ruled& ruled, const Ruled& in_full, const Owed* owed, std::string_view may_lose,
            Fates& fates, std::set<std::string>& complaints) {
  bool all_here = true;
  for (const Ruled::Found& one : in_full.found) {
    if (one.note) {
      continue;
    }
    const bool kept = has_at_all(ruled, one.id);
    const bool doubted = !kept && is_doubted(ruled, one);
    ++(kept ? fates.kept : doubted ? fates.in_doubt : fates.gone);
    all_here = all_here && (kept || doubted);
    if (!kept && !doubted && expects(owed, one.id) && !is_among(one.law, may_lose)) {
      complaints.insert("lost: " + one.law + " " + one.id);
    }
  }
  return all_here;
}

}  // namespace

std::vector<Ruled> rule_on(std::string_view text) {
  std::vector<Ruled> rulings;
  judge(text, [&](const referee::Judged& judged) {
    Ruled ruled;
    ruled.verdict = judged.result.verdict;
    for (const law::Finding& finding : judged.result.findings) {
      ruled.found.push_back(
          {std::string(finding.under.law), std::string(finding.id),
           std::string(finding.under.or_broken.id), finding.offender,
           finding.severity == law::Severity::Note,
           finding.cls == codes::Class::ScoreError && finding.remedy.status == law::Status::Open});
    }
    for (const law::Missing& missing : judged.result.missing) {
      ruled.missing.push_back({std::string(missing.id), missing.player});
      for (int i = 0; i < missing.answers; ++i) {  // one of which it may be
        const std::uint16_t answer = missing.alternatives[static_cast<std::size_t>(i)].case_index;
        if (answer < judged.code.cases.size()) {
          ruled.missing.push_back({std::string(judged.code.cases[answer].id), missing.player});
        }
      }
    }
    ruled.due = judged.result.after.due;
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

std::set<std::string> amiss(const Telling& telling, const std::vector<Ruled>& rulings,
                            const Whole* whole, std::string_view may_lose, Fates& fates) {
  if (rulings.size() != telling.deals.size()) {
    return {"another number of deals"};
  }
  std::set<std::string> complaints;
  bool all_here = true;  // of the deals since the counters were told
  for (std::size_t i = 0; i < rulings.size(); ++i) {
    const ToldDeal& told = telling.deals[i];
    const Ruled& in_full = ruled_whole(whole, told.number);
    const bool unfinished = is_unfinished(telling, i);
    accusations(told, rulings[i], in_full, whole, unfinished, complaints);
    if (rulings[i].problem == kTwoSenses && in_full.problem.empty()) {
      break;  // of what comes of it nothing is proved
    }
    all_here = follow(rulings[i], in_full, owed(whole, told.number), may_lose, fates, complaints) &&
               all_here;
    // Of a game with a fault what was done about it may come after the record ends.
    const bool open = whole != nullptr && (unfinished || ends_early(telling, i, *whole));
    if (all_here && !open && wrong_due(telling, told, rulings[i], unfinished)) {
      complaints.insert("due");
    }
    all_here = all_here || tells(told, Said::Score);
  }
  return complaints;
}

void Tally::count(const Erasure& erasure, std::string_view fault, const Telling& telling,
                  std::shared_ptr<const Whole> whole) {
  ++records_;
  Figures& figures = (whole == nullptr ? lawful_ : with_fault_)[std::string(erasure.name)];
  ++figures.records;
  const std::string text = text_of(telling);
  const std::vector<Ruled> rulings = rule_on(text);
  figures.undecidable +=
      std::ranges::any_of(rulings,
                          [](const Ruled& one) { return one.verdict == law::Verdict::Undecidable; })
          ? 1
          : 0;
  const std::set<std::string> complaints =
      amiss(telling, rulings, whole.get(), erasure.may_lose, figures.fates);
  figures.amiss += complaints.empty() ? 0 : 1;
  for (const std::string& one : complaints) {
    Sort& sort =
        sorts_[{std::string(erasure.name), std::string(whole == nullptr ? "" : kWithFault) + one}];
    ++sort.times;
    if (every_) {
      print(std::string(erasure.name), one, {1, telling, 0, std::string(fault), whole});
    }
    if (sort.size == 0 || text.size() < sort.size) {
      sort.shortest = telling;
      sort.size = text.size();
      sort.fault = fault;
      sort.whole = whole;
    }
  }
}

void Tally::print(const std::string& erasure, std::string_view what, const Sort& sort) {
  const Telling telling = shortened(sort.shortest, sort.whole.get(), std::string(what));
  std::printf("%s: %s%.*s%s%s\n%s%s%s----\n", erasure.c_str(),
              sort.whole == nullptr ? "" : kWithFault.data(), static_cast<int>(what.size()),
              what.data(), sort.fault.empty() ? "" : ", fault ", sort.fault.c_str(),
              text_of(telling).c_str(), whole_beside(sort.whole.get()).c_str(),
              scores_beside(telling).c_str());
  std::fflush(stdout);
}

long Tally::print() const {
  for (const auto& [key, sort] : sorts_) {
    const std::string_view what = key.second;
    if (!every_) {
      print(key.first, what.substr(what.starts_with(kWithFault) ? kWithFault.size() : 0), sort);
    }
  }
  for (const auto& [key, sort] : sorts_) {
    std::printf("%7ld times %-20s %s\n", sort.times, key.first.c_str(), key.second.c_str());
  }
  long amiss = 0;
  std::printf("\n%-20s %9s %9s %12s\n", "lawful games", "records", "amiss", "undecidable");
  for (const auto& [name, figures] : lawful_) {
    std::printf("%-20s %9ld %9ld %12ld\n", name.c_str(), figures.records, figures.amiss,
                figures.undecidable);
    amiss += figures.amiss;
  }
  std::printf("\n%-20s %9s %9s %12s   findings %9s %9s %9s\n", "games with a fault", "records",
              "amiss", "undecidable", "kept", "in doubt", "gone");
  for (const auto& [name, figures] : with_fault_) {
    std::printf("%-20s %9ld %9ld %12ld            %9ld %9ld %9ld\n", name.c_str(), figures.records,
                figures.amiss, figures.undecidable, figures.fates.kept, figures.fates.in_doubt,
                figures.fates.gone);
    amiss += figures.amiss;
  }
  std::printf("%ld records, %ld amiss\n", records_, amiss);
  return amiss;
}

}  // namespace ecarte::campaign
