// SPDX-License-Identifier: MIT
#include "referee/referee.hpp"

#include <array>
#include <memory>
#include <string>
#include <utility>

#include "law/judge.hpp"
#include "record/mark.hpp"
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
  if (what.earlier < record.acts.size()) {
    const record::Place place = record::place_of(record, record.acts[what.earlier].at);
    problem.notes.push_back("see line " + std::to_string(place.line) + ", column " +
                            std::to_string(place.column));
  }
  record.problems.push_back(std::move(problem));
}

/// One deal on its way through.
struct Unit {
  Record record;
  replay::DealFacts facts;
  law::DealResult result;
  bool judged = false;  ///< it can be: it was read, and it can be true
};

class Referee {
 public:
  Referee(const Options& options, const std::function<void(const Judged&)>& sink)
      : options_(options), sink_(sink), book_(options.account != nullptr) {}

  void run(notation::Reader& reader) {
    int current = 0;
    bool pending = false;
    while (!stopped_.at_mark && reader.next(units_[static_cast<std::size_t>(current)].record)) {
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
      stopped_.cut =
          stopped_.cut ||
          (stopped_.at_mark && reader.next(units_[static_cast<std::size_t>(current)].record));
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
                  : book_.skip(unit.record, unit.facts));
  }

  void establish(Unit& unit) {
    unit.judged = unit.record.readable();
    if (unit.judged) {
      replay::replay(unit.record, sitting_, unit.facts);
      if (!unit.facts.impossible.empty()) {
        unit.judged = false;
        add_impossible(unit.record, unit.facts.impossible.front());
      }
    } else {
      replay::skip(unit.record, sitting_, unit.facts);
    }
  }

  void finish(Unit& unit, const Unit* after) {
    const replay::DealFacts* const next = after != nullptr ? &after->facts : nullptr;
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
    } else {
      unit.result.clear();
      judge_->skip(unit.facts);
      unit.result.verdict = unit.record.problems.front().kind == Problem::Kind::Impossible
                                ? law::Verdict::Impossible
                                : law::Verdict::Unreadable;
    }
    keep_book(unit, code);
    sink_({unit.record, unit.facts, code, unit.result, judge_->rulings(), judge_->ledger(),
           after != nullptr ? &after->record : nullptr, next, after == nullptr && stopped_.at_mark,
           after == nullptr && stopped_.cut});
  }

  /// The code to judge a deal by. A name nobody knows is the writer's slip.
  const law::Code& choose_code(Unit& unit) {
    if (options_.code != nullptr) {
      return *options_.code;
    }
    const std::string& name = unit.record.names->code;
    if (const law::Code* code = name.empty() ? nullptr : law::built_in_code(name)) {
      return *code;
    }
    if (!name.empty() && unit.judged) {
      Problem problem;
      problem.id = "unknown-code";
      problem.message = "expected the name of a code built in, such as " +
                        std::string(law::built_in_codes().front()->name) + ", not '" + name + "'";
      unit.record.problems.push_back(std::move(problem));
      unit.judged = false;
    }
    return *law::built_in_codes().front();
  }

  const Options& options_;
  const std::function<void(const Judged&)>& sink_;
  std::array<Unit, 2> units_;
  record::Stopped stopped_;  ///< the last deal read
  replay::Sitting sitting_;
  sitting::Book book_;
  std::unique_ptr<law::Judge> judge_;
  const law::Code* judging_ = nullptr;
};

}  // namespace

void judge(notation::Reader& reader, const Options& options,
           const std::function<void(const Judged&)>& sink) {
  Referee(options, sink).run(reader);
}

}  // namespace ecarte::referee
