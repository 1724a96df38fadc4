// SPDX-License-Identifier: MIT
#include "codes/lint.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include "codes/idle_words.hpp"
#include "codes/tables.hpp"
#include "codes/tariff.hpp"
#include "codes/vocabulary.hpp"

namespace ecarte::codes {

namespace {

std::string beat_list(WindowBeats beats) {
  std::string words;
  for (WindowBeats rest = beats; rest != 0; rest &= rest - 1) {
    words += words.empty() ? "" : ", ";
    words += window_beat_word(std::countr_zero(rest));
  }
  return words;
}

class Linter {
 public:
  explicit Linter(const Code& code) : code_(code) {}

  std::vector<LintMessage> lint() {
    check_tables();
    for (const Reading& reading : code_.readings) {
      check_reading(reading);
    }
    for (const Case& c : code_.cases) {
      check_windows(c);
      for (const std::string& idle : idle_words(code_, c)) {
        fault(about(c) + idle);
      }
    }
    check_tariff();
    list_unused();
    std::ranges::stable_sort(messages_, {}, &LintMessage::kind);
    return std::move(messages_);
  }

 private:
  void fault(std::string text) { messages_.push_back({LintMessage::Kind::Fault, std::move(text)}); }
  void note(std::string text) { messages_.push_back({LintMessage::Kind::Note, std::move(text)}); }

  [[nodiscard]] std::string about(const Case& c) const {
    const Law& law = code_.law_of(c);
    return (law.number.empty() ? std::string{law.id} : "law " + std::string{law.number}) +
           ", case '" + std::string{c.name} + "': ";
  }

  void check_tables() {
    std::vector<TableFault> faults;
    std::vector<bool> reached(code_.cases.size());
    for (int i = 0; i < replay::kFactKinds; ++i) {
      const BuiltTable table = build_table(static_cast<FactKind>(i), code_.cases, faults);
      for (const std::uint8_t answer : table.answers) {
        if (answer != kNoAnswer) {
          reached[table.cases[answer]] = true;
        }
      }
    }
    for (const TableFault& found : faults) {
      fault(describe(found, code_.cases));
    }
    for (std::size_t i = 0; i < reached.size(); ++i) {
      const Case& c = code_.cases[i];
      if (!reached[i] && c.in_force && c.or_after == kNoCase) {
        fault(about(code_.cases[i]) + "never reached: other cases stand over all of it");
      }
    }
  }

  /// Each reading that a club may take instead must answer every combination too.
  void check_reading(const Reading& reading) {
    if (std::ranges::find(code_.cases, reading.name, &Case::when_reading) == code_.cases.end()) {
      return fault("no case depends on the reading " + std::string{reading.name});
    }
    for (std::size_t value = 0; value < reading.values.size(); ++value) {
      if (value == reading.chosen) {
        continue;
      }
      std::vector<Case> cases{code_.cases.begin(), code_.cases.end()};
      bool any = false;
      for (Case& c : cases) {
        if (c.when_reading == reading.name) {
          c.in_force = c.when_value == reading.values[value];
          any = any || c.in_force;
        }
      }
      std::vector<TableFault> faults;
      for (int i = 0; i < replay::kFactKinds; ++i) {
        (void)build_table(static_cast<FactKind>(i), cases, faults);
      }
      const std::string which =
          std::string{reading.name} + ": " + std::string{reading.values[value]};
      for (const TableFault& found : faults) {
        fault("with the reading " + which + ", " + describe(found, cases));
      }
      if (!any) {
        note("no case depends on the reading " + which);
      }
    }
  }

  /// A window whose last closing beat comes before its opening one is never open.
  void check_windows(const Case& c) {
    if (c.must_be_found && c.found_after != 0 &&
        last_rank(c.found_before) <= first_rank(c.found_after)) {
      fault(about(c) + "the time for finding ends (" + beat_list(c.found_before) +
            ") before it begins (" + beat_list(c.found_after) + ')');
    }
    WindowBeats from = c.may.from;
    if (c.must_be_found) {
      from |= c.found_after;
    }
    if (!c.may.given || c.may.until == 0 || from == 0) {
      return;
    }
    if (last_rank(c.may.until) <= last_rank(from)) {
      fault(about(c) + "the window closes (" + beat_list(c.may.until) + ") before it opens (" +
            beat_list(from) + ')');
      return;
    }
    for (WindowBeats rest = c.may.until; rest != 0; rest &= rest - 1) {
      const WindowBeats one = rest & (~rest + 1);
      if (last_rank(one) <= last_rank(from)) {
        fault(about(c) + "'" + beat_list(one) + "' cannot close a window that opens later (" +
              beat_list(from) + ')');
      }
    }
  }

  /// Whatever can be earned lies in one row of the score: the king; and point or vole, of a bold
  /// loser or not, by an offender or not. (That it lies in two does not load.)
  void check_tariff() {
    using replay::ScoreFor;
    if (row_of(code_, kTheKing, false) == nullptr) {
      fault("score, king: no law says what it is worth");
    }
    for (const ScoreFor what : {ScoreFor::Point, ScoreFor::Vole}) {
      for (const bool bold : {false, true}) {
        for (const bool offended : {false, true}) {
          if (row_of(code_, {what, bold}, offended) == nullptr) {
            fault("score, " + std::string{kScoreWords[static_cast<std::size_t>(what)]} +
                  " loser-bold:" + (bold ? "yes" : "no") +
                  " offender:" + (offended ? "yes" : "no") + ": no law says what it is worth");
          }
        }
        if (tariff(code_, {what, bold}, true, nullptr) > tariff(code_, {what, bold})) {
          note("score, " + std::string{word(Earned{what, bold})} +
               ": the offender's ceiling is higher than what there is to win");
        }
      }
    }
    check_ceilings();
  }

  /// Of ceilings there are both the rows and the cases that put them on somebody, or neither.
  void check_ceilings() {
    const bool some = has_ceilings(code_);
    const bool effect = std::ranges::any_of(
        code_.cases, [](const Case& c) { return (c.effects & bit(Remedy::Ceiling)) != 0; });
    if (effect && !some) {
      fault("score: cases put a ceiling on an offender, but no row says how high");
    } else if (some && !effect) {
      fault("score: rows say how high an offender's ceiling is, but no case puts one on him");
    }
  }

  void list_unused() {
    std::set<FactKind> facts;
    Remedies remedies = 0;
    WindowBeats beats = 0;
    for (const Law& law : code_.laws) {
      facts.insert(law.engaged_by.begin(), law.engaged_by.end());
    }
    for (const Case& c : code_.cases) {
      facts.insert(c.on);
      remedies |= c.may.remedies | c.effects | bit(c.must.remedy) | bit(c.may.owed);
      beats |= c.may.from | c.may.until | c.found_after | c.found_before;
    }
    std::string unused;
    for (const replay::FactEntry& fact : replay::kFacts) {
      list(unused, fact.name, facts.contains(fact.kind));
    }
    say("facts", unused);
    unused.clear();
    for (const std::string_view name : remedy_words()) {
      list(unused, name, (remedies & bit(remedy_of(name).value_or(Remedy::None))) != 0);
    }
    say("remedies", unused);
    unused.clear();
    for (int beat = 0; beat < kWindowBeats; ++beat) {
      list(unused, window_beat_word(beat), (beats >> beat & 1U) != 0);
    }
    say("beats", unused);
  }

  static void list(std::string& words, std::string_view name, bool used) {
    if (!used) {
      words += (words.empty() ? "" : ", ") + std::string{name};
    }
  }

  void say(std::string_view what, const std::string& unused) {
    if (!unused.empty()) {
      note("not used by this code, " + std::string{what} + ": " + unused);
    }
  }

  const Code& code_;
  std::vector<LintMessage> messages_;
};

}  // namespace

std::vector<LintMessage> lint(const Code& code) {
  return Linter{code}.lint();
}

}  // namespace ecarte::codes
