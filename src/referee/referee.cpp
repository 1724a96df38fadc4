// SPDX-License-Identifier: MIT
#include "referee/referee.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "law/judge.hpp"
#include "record/mark.hpp"
#include "referee/waivers.hpp"
#include "replay/replay.hpp"
#include "sitting/book.hpp"

namespace ecarte::referee {

namespace {

using record::Problem;
using record::Record;

/// Why a record cannot be true, in words.
std::string explain(const Record& record, const replay::Impossible& what) {
  const std::string who = record.names->of(what.who);
  const std::string card = what.cards.empty() ? "a card" : game::name(what.cards.first());
  const std::string_view id = what.id;
  if (id == "card-in-two-places") {
    return card + " is already elsewhere, and nothing is said against the pack";
  }
  if (id == "card-not-held") {
    return who + " cannot hold " + card + ": the cards in his hand are known";
  }
  if (id == "card-not-played") {
    return who + " has played no " + card + " that he could take back";
  }
  if (id == "trick-number") {
    return "tricks are numbered upwards, and this number is past";
  }
  if (id == "sixth-trick") {
    return "five tricks have been played: there is no sixth";
  }
  if (id == "no-card-left") {
    return who + " has no card left to play";
  }
  if (id == "too-many-dealings" || id == "too-many-playings") {
    return "no deal was ever begun as often as this";
  }
  return "the marks written and the score shown cannot both be true";
}

void add_impossible(Record& record, const replay::Impossible& what) {
  Problem problem;
  problem.kind = Problem::Kind::Impossible;
  problem.id = what.id;
  problem.span =
      what.at < record.acts.size() ? record::span_of(record.acts[what.at]) : record::Span{};
  problem.message = explain(record, what);
  problem.sentence = problem.span;
  problem.reach = Problem::Reach::Onwards;
  if (what.earlier < record.acts.size()) {
    const record::Place place = record::place_of(record, record.acts[what.earlier].at);
    problem.notes.push_back("see line " + std::to_string(place.line) + ", column " +
                            std::to_string(place.column));
  }
  record.problems.push_back(std::move(problem));
}

/// How many acts of a record that was not read whole can be ruled on: those before the first
/// sentence on which others hang. 0 if none can be.
std::size_t understood_of(const Record& record) {
  std::size_t acts = record.acts.size();
  for (const Problem& problem : record.problems) {
    if (problem.reach == Problem::Reach::Deal) {
      return 0;
    }
    if (problem.reach == Problem::Reach::Onwards) {
      const auto later = std::ranges::find_if(
          record.acts, [&](const record::Act& act) { return act.at >= problem.sentence.begin; });
      acts = std::min(acts, static_cast<std::size_t>(later - record.acts.begin()));
    }
  }
  return acts;
}

/// One deal on its way through.
struct Unit {
  Record record;
  replay::DealFacts facts;
  law::DealResult result;
  bool judged = false;         ///< it can be: it was read, and it can be true
  std::size_t understood = 0;  ///< acts to be ruled on although it was not read whole
  replay::DealFacts passed;    ///< then: what is known of it to other deals

  [[nodiscard]] const replay::DealFacts& known() const { return understood != 0 ? passed : facts; }
};

class Referee {
 public:
  Referee(const Options& options, const std::function<void(const Judged&)>& sink)
      : options_(options), sink_(sink), book_(options.account != nullptr) {}

  void run(const Records& next) {
    int current = 0;
    bool pending = false;
    while (!stopped_.at_mark && next(units_[static_cast<std::size_t>(current)].record)) {
      Unit& unit = units_[static_cast<std::size_t>(current)];
      Unit& before = units_[static_cast<std::size_t>(1 - current)];
      stopped_ = record::stop_at_mark(unit.record);
      establish(unit);
      if (pending) {
        finish(before, &unit);
      }
      pending = true;
      current = 1 - current;
    }
    if (pending) {
      stopped_.cut = stopped_.cut ||
                     (stopped_.at_mark && next(units_[static_cast<std::size_t>(current)].record));
      finish(units_[static_cast<std::size_t>(1 - current)], nullptr);
    }
    hand_on(book_.close());
  }

 private:
  void hand_on(const std::unique_ptr<sitting::Account>& account) const {
    if (account && options_.account) {
      options_.account(*account);
    }
  }

  /// Facts of the sitting are the last to be established: they turn on the score.
  void keep_book(Unit& unit, const law::Code& code) {
    const bool sound = unit.judged && unit.result.contradictions.empty();
    hand_on(sound ? book_.take(unit.record, unit.facts, code, unit.result)
                  : book_.skip(unit.record, unit.known()));
  }

  void establish(Unit& unit) {
    unit.judged = unit.record.readable();
    unit.understood = 0;
    if (unit.judged) {
      before_ = sitting_;
      replay::replay(unit.record, sitting_, unit.facts);
      if (!unit.facts.impossible.empty()) {
        unit.judged = false;
        const replay::ActIndex at = unit.facts.impossible.front().at;
        add_impossible(unit.record, unit.facts.impossible.front());
        establish_before(unit, at);
      }
    } else {
      establish_in_part(unit);
    }
  }

  /// What comes before act `at`, which cannot be true, is ruled on as if the record stopped there.
  void establish_before(Unit& unit, replay::ActIndex at) const {
    std::swap(unit.facts, unit.passed);
    Record part = unit.record;
    part.problems.clear();
    for (unit.understood = at; unit.understood != 0;
         unit.understood =
             std::min<std::size_t>(unit.facts.impossible.front().at, unit.understood - 1)) {
      part.acts.resize(unit.understood);
      replay::Sitting apart = before_;
      replay::replay(part, apart, unit.facts);
      if (unit.facts.impossible.empty()) {
        return;
      }
    }
    std::swap(unit.facts, unit.passed);
  }

  /// Nothing of a deal that was not read whole goes on to the next.
  void establish_in_part(Unit& unit) {
    unit.understood = understood_of(unit.record);
    if (unit.understood != 0) {
      Record part = unit.record;
      part.problems.clear();
      part.acts.resize(unit.understood);
      replay::Sitting apart = sitting_;
      replay::replay(part, apart, unit.facts);
      unit.understood = unit.facts.impossible.empty() ? unit.understood : 0;
    }
    replay::skip(unit.record, sitting_, unit.understood != 0 ? unit.passed : unit.facts);
  }

  void finish(Unit& unit, const Unit* after) {
    const replay::DealFacts* const next = after != nullptr ? &after->known() : nullptr;
    const law::Code& code = choose_code(unit);
    if (judge_ == nullptr || judging_ != &code) {
      judge_ = std::make_unique<law::Judge>(code, options_.strict);
      judging_ = &code;
    }
    if (unit.judged) {
      judge_->rule_on(unit.facts, next, unit.result);
      if (!unit.result.contradictions.empty()) {
        add_impossible(unit.record, unit.result.contradictions.front());
      }
    } else if (!rule_in_part(unit)) {
      unit.result.clear();
      judge_->skip(unit.known());
      unit.result.verdict = unanswerable(unit);
    }
    keep_book(unit, code);
    const bool own = options_.code == nullptr || options_.code == own_code(unit);
    if (own) {
      apply_waivers(unit.record, code, unit.result);
    }
    sink_({unit.record, unit.facts, code, unit.result, judge_->rulings(), judge_->ledger(),
           after != nullptr ? &after->record : nullptr, next, after == nullptr && stopped_.at_mark,
           after == nullptr && stopped_.cut, unit.understood, own});
    if (unit.understood != 0) {
      judge_->skip(unit.passed);
    }
  }

  static law::Verdict unanswerable(const Unit& unit) {
    return unit.record.problems.front().kind == Problem::Kind::Impossible
               ? law::Verdict::Impossible
               : law::Verdict::Unreadable;
  }

  /// Rules on what was understood of a deal, as if the record stopped there. False if there is
  /// nothing to rule on.
  bool rule_in_part(Unit& unit) {
    if (unit.understood == 0) {
      return false;
    }
    judge_->rule_on(unit.facts, nullptr, unit.result);
    unit.result.verdict = unanswerable(unit);
    if (!unit.result.contradictions.empty()) {
      unit.understood = 0;
    }
    return unit.understood != 0;
  }

  [[nodiscard]] const law::Code* default_code() const {
    return options_.default_code != nullptr ? options_.default_code : law::built_in_codes().front();
  }

  /// The code a record is written for; nullptr if nobody knows the one it names.
  [[nodiscard]] const law::Code* own_code(const Unit& unit) const {
    const std::string& name = unit.record.names->code;
    return name.empty() ? default_code() : law::built_in_code(name);
  }

  /// The code to judge a deal by. A name nobody knows is the writer's slip.
  const law::Code& choose_code(Unit& unit) {
    if (options_.code != nullptr) {
      return *options_.code;
    }
    if (const law::Code* code = own_code(unit)) {
      return *code;
    }
    const std::string& name = unit.record.names->code;
    if ((unit.judged || unit.understood != 0)) {
      Problem problem;
      problem.id = "unknown-code";
      problem.message = "expected the name of a code built in, such as " +
                        std::string(law::built_in_codes().front()->name) + ", not '" + name + "'";
      unit.record.problems.push_back(std::move(problem));
      unit.judged = false;
      unit.understood = 0;
    }
    return *default_code();
  }

  const Options& options_;
  const std::function<void(const Judged&)>& sink_;
  std::array<Unit, 2> units_;
  record::Stopped stopped_;  ///< the last deal read
  replay::Sitting sitting_;
  replay::Sitting before_;  ///< as it was before the last deal
  sitting::Book book_;
  std::unique_ptr<law::Judge> judge_;
  const law::Code* judging_ = nullptr;
};

}  // namespace

void judge(const Records& next, const Options& options,
           const std::function<void(const Judged&)>& sink) {
  Referee(options, sink).run(next);
}

void judge(notation::Reader& reader, const Options& options,
           const std::function<void(const Judged&)>& sink) {
  judge([&reader](Record& into) { return reader.next(into); }, options, sink);
}

}  // namespace ecarte::referee
