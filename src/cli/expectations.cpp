// SPDX-License-Identifier: MIT
#include "cli/expectations.hpp"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "report/escape.hpp"
#include "report/words.hpp"

namespace ecarte::cli {
namespace {

constexpr std::size_t kMostHeld = 1000;  ///< failures kept until their file shows an expectation

using law::Finding;
using law::Severity;
using law::Verdict;
using record::Expectation;
using Kind = Expectation::Kind;

bool says_law(const Expectation& expected, const Finding& finding) {
  return expected.law.empty() || expected.law == finding.under.law ||
         std::ranges::find(finding.under.also, expected.law) != finding.under.also.end();
}

bool says_id(const Expectation& expected, const Finding& finding, const codes::Code& code) {
  if (expected.id.empty() || expected.id == finding.id ||
      expected.id == finding.under.or_broken.id) {
    return true;
  }
  return finding.under.case_index < code.cases.size() &&
         expected.id == code.cases[finding.under.case_index].name;
}

/// A right is nobody's offence: the player named is then the one whose right it is.
bool says_player(const Expectation& expected, const Finding& finding) {
  if (!expected.player || *expected.player == finding.offender) {
    return true;
  }
  return finding.offender == record::kNobody && *expected.player == finding.fact.subject;
}

bool meets(const Expectation& expected, const Finding& finding, const codes::Code& code) {
  return says_law(expected, finding) && says_id(expected, finding, code) &&
         says_player(expected, finding) &&
         (expected.status.empty() || expected.status == law::word(finding.remedy.status));
}

void append_word(std::string& text, std::string_view word) {
  if (!word.empty()) {
    text.append(text.empty() ? "" : " ").append(word);
  }
}

std::string words_of(const report::Deal& deal, const Expectation& expected) {
  std::string text;
  append_word(text, expected.law);
  append_word(text, expected.id);
  append_word(text,
              expected.player ? record::name_of(deal.record, *expected.player) : std::string{});
  append_word(text, expected.status);
  return text;
}

/// A finding as an `expect:` line would put it.
std::string words_of(const report::Deal& deal, const Finding& finding) {
  std::string text;
  append_word(text, finding.under.law);
  append_word(text, finding.id);
  append_word(text, finding.offender == record::kBoth
                        ? std::string{}
                        : record::name_of(deal.record, finding.offender));
  if (finding.remedy.status != law::Status::None) {
    append_word(text, law::word(finding.remedy.status));
  }
  return text;
}

std::string found_words(const report::Deal& deal) {
  std::string text = report::verdict_words(deal.result);
  for (const Finding& finding : deal.result.findings) {
    text += ", " + std::string{law::word(finding.severity)} + " " + words_of(deal, finding);
  }
  return text;
}

std::string due_words(const report::Deal& deal, const law::Score& due) {
  if (!due.knows_any()) {
    return "due ?";
  }
  const auto of = [&](record::Actor actor) {
    const std::optional<std::uint8_t> points = due.of(actor);
    return record::name_of(deal.record, actor) + " " +
           (points ? std::to_string(*points) : std::string{"?"});
  };
  return "due " + of(0) + ", " + of(1);
}

/// Gives each expectation a finding of its own, as many as can be: gravest findings first.
class Matching {
 public:
  explicit Matching(const report::Deal& deal) : deal_(deal) {
    const auto& findings = deal.result.findings;
    taken_by_.resize(findings.size());
    for (std::size_t i = 0; i < findings.size(); ++i) {
      order_.push_back(i);
    }
    std::ranges::stable_sort(order_, [&findings](std::size_t a, std::size_t b) {
      return findings[a].severity > findings[b].severity;
    });
  }

  /// False if no finding can be found for `expected`, whatever the others give up.
  bool place(const Expectation& expected) {
    std::vector<bool> tried(taken_by_.size());
    return place(expected, tried);
  }

  /// A fault whose mandatory remedy was ignored has two findings, the fault and the omission: to
  /// expect either is to expect both.
  [[nodiscard]] bool taken(std::size_t finding) const {
    if (taken_by_[finding] != nullptr) {
      return true;
    }
    const auto& findings = deal_.result.findings;
    const Finding& one = findings[finding];
    for (std::size_t i = 0; i < findings.size(); ++i) {
      const Finding& other = findings[i];
      if (taken_by_[i] != nullptr && other.under.case_index == one.under.case_index &&
          other.place.at == one.place.at && one.remedy.status == law::Status::Ignored &&
          other.remedy.status == law::Status::Ignored) {
        return true;
      }
    }
    return false;
  }

 private:
  bool place(const Expectation& expected, std::vector<bool>& tried) {
    for (const std::size_t i : order_) {
      if (tried[i] || !meets(expected, deal_.result.findings[i], deal_.code)) {
        continue;
      }
      tried[i] = true;
      if (taken_by_[i] == nullptr || place(*taken_by_[i], tried)) {
        taken_by_[i] = &expected;
        return true;
      }
    }
    return false;
  }

  const report::Deal& deal_;
  std::vector<std::size_t> order_;
  std::vector<const Expectation*> taken_by_;
};

bool nothing_above_note(const report::Deal& deal) {
  return std::ranges::all_of(deal.result.findings, [](const Finding& finding) {
    return finding.severity == Severity::Note || report::is_waived(finding);
  });
}

std::optional<Verdict> verdict_of(Kind kind) {
  switch (kind) {
    case Kind::Regular:
      return Verdict::Regular;
    case Kind::Irregular:
      return Verdict::Irregular;
    case Kind::Undecidable:
      return Verdict::Undecidable;
    case Kind::Impossible:
      return Verdict::Impossible;
    case Kind::Unreadable:
      return Verdict::Unreadable;
    case Kind::Finding:
    case Kind::Due:
      return std::nullopt;
  }
  return std::nullopt;
}

/// What `expected` demands besides a finding: nothing if it is met.
std::string unmet(const report::Deal& deal, const Expectation& expected) {
  if (expected.kind == Kind::Due) {
    const law::Score due = expected.due;
    if (due == deal.result.after.due || (!due.knows_any() && !deal.result.after.due)) {
      return {};  // `due ?`: it is not known, though half of it may be
    }
    return "expected " + due_words(deal, due) + ", found " + due_words(deal, deal.result.after.due);
  }
  const auto verdict = verdict_of(expected.kind);
  if (!verdict || *verdict == deal.result.verdict) {
    return {};
  }
  if (*verdict == Verdict::Undecidable && deal.result.undecided_in_part()) {
    return {};  // the faults that are sure are expected each by itself, or by "irregular"
  }
  if (*verdict == Verdict::Regular && deal.record.problems.empty() && nothing_above_note(deal)) {
    return {};  // a fault duly remedied and a doubt are notes
  }
  return "expected " + std::string{law::word(*verdict)} + ", found " + found_words(deal);
}

bool expects(const report::Deal& deal, Kind kind) {
  return std::ranges::any_of(deal.record.expectations,
                             [kind](const Expectation& e) { return e.kind == kind; });
}

void add_unexpected(const report::Deal& deal, Comparison& comparison) {
  for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
    const Finding& finding = deal.result.findings[i];
    if (!comparison.expected[i] && finding.severity != Severity::Note &&
        !report::is_waived(finding)) {
      comparison.failures.push_back(
          {report::span_of(deal, finding), "expected nothing more, found " +
                                               std::string{law::word(finding.severity)} + " " +
                                               words_of(deal, finding)});
    }
  }
}

}  // namespace

Comparison compare(const report::Deal& deal) {
  Comparison comparison;
  Matching matching{deal};
  for (const Expectation& expected : deal.record.expectations) {
    if (expected.kind == Kind::Finding && !matching.place(expected)) {
      comparison.failures.push_back(
          {expected.span, "expected " + words_of(deal, expected) + ", found " + found_words(deal)});
    }
    if (std::string failure = unmet(deal, expected); !failure.empty()) {
      comparison.failures.push_back({expected.span, std::move(failure)});
    }
  }
  const Verdict verdict = deal.result.verdict;
  comparison.problems_expected =
      (verdict == Verdict::Unreadable && expects(deal, Kind::Unreadable)) ||
      (verdict == Verdict::Impossible && expects(deal, Kind::Impossible));
  // What is ruled on the rest of an unreadable deal is no part of what it was to be.
  // "irregular" and no more says that some irregularity is there, whichever.
  const bool any = expects(deal, Kind::Irregular) && !expects(deal, Kind::Finding);
  for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
    comparison.expected.push_back(any || comparison.problems_expected || matching.taken(i));
  }
  add_unexpected(deal, comparison);
  comparison.doubt_expected =
      (verdict == Verdict::Undecidable || deal.result.undecided_in_part()) &&
      expects(deal, Kind::Undecidable);
  return comparison;
}

namespace {

/// As `expectation_of`, of the findings that `counts` is true of.
template <class Counts>
std::string said_of(const report::Deal& deal, const Counts& counts) {
  const Verdict verdict = deal.result.verdict;
  if (verdict == Verdict::Unreadable || verdict == Verdict::Impossible) {
    return std::string{law::word(verdict)};
  }
  std::string text;
  const auto add = [&text](std::string_view part) {
    text.append(text.empty() ? "" : "; ").append(part);
  };
  for (const Finding& finding : deal.result.findings) {
    if (counts(finding) && !report::is_waived(finding)) {
      const bool numbered =
          std::ranges::all_of(finding.under.law, [](char c) { return c >= '0' && c <= '9'; });
      add((numbered ? "" : "law ") + words_of(deal, finding));
    }
  }
  if (verdict == Verdict::Undecidable || deal.result.undecided_in_part()) {
    add("undecidable");
  } else if (text.empty()) {
    add("regular");
  }
  if (deal.result.after.due || verdict != Verdict::Undecidable) {
    add(due_words(deal, deal.result.after.due));
  }
  return text;
}

bool is_above_note(const Finding& finding) {
  return finding.severity != Severity::Note;
}

}  // namespace

std::string expectation_of(const report::Deal& deal) {
  return said_of(deal, is_above_note);
}

std::string ruling_of(const report::Deal& deal) {
  std::string text = nothing_above_note(deal)
                         ? said_of(deal, std::mem_fn(&Finding::makes_irregular))
                         : expectation_of(deal);
  for (const law::Standing& one : deal.result.stands.open) {
    if (one.must_be_done()) {
      text += fmt::format("; {} owed", replay::word(one.options[0]));
      text += record::is_player(one.who) ? " by " + record::name_of(deal.record, one.who) : "";
    }
  }
  return text;
}

void Expectations::begin_file() {
  file_expects_ = false;
  held_.clear();
}

const Comparison* Expectations::of(std::string_view file, const report::Deal& deal) {
  if (!deal.own_code) {
    return nullptr;
  }
  last_ = compare(deal);
  if (!deal.record.expectations.empty() && !file_expects_) {
    file_expects_ = true;
    std::ranges::for_each(held_, fail_);
    held_.clear();
  }
  for (const Failure& failure : last_->failures) {
    const record::Place place = record::place_of(deal.record, failure.span.begin);
    std::string text = fmt::format("{}:{}:{}: {}\n", report::escaped(file), place.line,
                                   place.column, report::escaped(failure.message));
    if (file_expects_) {
      fail_(text);
    } else if (held_.size() < kMostHeld) {
      held_.push_back(std::move(text));
    }
  }
  return file_expects_ ? &*last_ : nullptr;
}

}  // namespace ecarte::cli
