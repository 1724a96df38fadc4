// SPDX-License-Identifier: MIT
#include "referee/course.hpp"

#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

#include "law/finding.hpp"
#include "referee/deal_before.hpp"
#include "referee/impossible.hpp"

namespace ecarte::referee {

namespace {

using record::Problem;
using record::Record;

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

law::Verdict unanswerable(const Unit& unit) {
  return unit.record.problems.front().kind == Problem::Kind::Impossible ? law::Verdict::Impossible
                                                                        : law::Verdict::Unreadable;
}

/// Its facts, whole.
const replay::DealFacts& told(Unit& unit) {
  unit.tell_facts();
  return unit.facts;
}

const codes::Code& default_code(const Options& options) {
  return options.default_code != nullptr ? *options.default_code : *codes::built_in_codes().front();
}

}  // namespace

void Course::begin_anew() {
  leader_ = nullptr;
  pending_ = false;
  waiting_ = 0;
  sitting_.begin_anew();
  if (judging_.judge) {
    judging_.judge->begin_anew();
  }
}

void Course::take(Record& record, record::ActKinds kinds, const Sink& sink) {
  Unit& unit = units_.next();
  Unit& last = units_.taken();
  exchange(unit.record, record);
  unit.written.reset();
  std::optional<OfDealBefore> told;
  if (pending_ && may_tell_of_deal_before(kinds)) {
    last.tell_facts();
    told = told_of_deal_before(unit.record, kinds, last.facts);
  }
  if (told) {
    settle(sink);  // what was known of the deal before when it came is what they are ruled on by
    auto before = std::make_shared<Record>(last.record);
    auto after = std::make_shared<Record>(unit.record);
    if (give_back(last.record, unit.record, *told)) {
      last.written = last.written ? last.written : std::move(before);
      unit.written = std::move(after);
      leader_ = nullptr;
      kinds = replay::kinds_of(unit.record);
      establish_anew(last);
    }
  }
  if (const Course* const leader = std::exchange(leader_, nullptr); leader != nullptr) {
    take_over(unit, *leader);
  } else {
    establish(unit, kinds);
  }
  units_.take_next();
  waiting_ += std::exchange(pending_, true) ? 1 : 0;
  if (waiting_ > kDealsAtOnce) {
    settle(sink);
  }
}

void Course::settle(const Sink& sink) {
  while (waiting_ != 0) {
    finish(waiting_--, sink);
  }
}

void Course::take_over(Unit& unit, const Course& leader) {
  const Unit& theirs = leader.units_.taken_last();
  unit.record.problems = theirs.record.problems;
  unit.facts = theirs.facts;
  unit.before = theirs.before;
  unit.passed = theirs.passed;
  unit.judged = theirs.judged;
  unit.plain = theirs.plain;
  unit.outline = theirs.outline;
  unit.understood = theirs.understood;
  unit.seen.clear();
  sitting_ = leader.sitting_;
}

void Course::end(const Sink& sink) {
  settle(sink);
  if (pending_) {
    finish(0, sink);
  }
  pending_ = false;
}

void Course::break_off() {
  Unit& last = units_.taken();
  sitting_ = last.before;
  replay::skip(last.record, sitting_, last.passed);
  played_by_ = nullptr;
  judging_.judge->skip(last.passed);
}

/// What was told of the deal taken last was not all of it.
void Course::establish_anew(Unit& last) {
  std::erase_if(last.record.problems,
                [](const Problem& problem) { return problem.kind == Problem::Kind::Impossible; });
  sitting_ = last.before;
  played_by_ = nullptr;
  establish(last, replay::kinds_of(last.record));
}

replay::DealFacts Course::facts_of(const Record& record) const {
  replay::Sitting apart = sitting_;
  apart.customs = customs_of(code_for(record));
  replay::DealFacts facts;
  if (record.readable()) {
    replay::replay(record, apart, facts);
  }
  return facts;
}

void Course::join(const Course& other) {
  if (judging_.judge && other.judging_.judge) {
    judging_.judge->join(*other.judging_.judge);
  }
}

void Course::establish(Unit& unit, record::ActKinds kinds) {
  unit.judged = unit.record.readable();
  unit.plain = false;
  unit.understood = 0;
  unit.seen.clear();
  if (const codes::Code& code = code_for(unit.record); played_by_ != &code) {
    played_by_ = &code;
    sitting_.customs = customs_of(code);
  }
  unit.before = sitting_;
  if (unit.judged) {
    unit.plain = replay_plainly(unit, kinds);
    if (unit.plain) {
      return;  // it can be true
    }
    replay::replay_in_full(unit.record, sitting_, unit.facts, seen_of(unit));
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

/// The short way, if nobody looks on.
bool Course::replay_plainly(Unit& unit, record::ActKinds kinds) {
  if (options_.seen) {
    return false;
  }
  const bool in_brief = is_brief() && judging_.knows_most();
  return in_brief ? replay::replay_in_brief(unit.record, kinds, sitting_, unit.facts, unit.outline)
                  : replay::replay_plainly(unit.record, kinds, sitting_, unit.facts, &unit.outline);
}

/// What comes before act `at`, which cannot be true, is ruled on as if the record stopped there.
void Course::establish_before(Unit& unit, replay::ActIndex at) const {
  std::swap(unit.facts, unit.passed);
  Record part = unit.record;
  part.problems.clear();
  for (unit.understood = at; unit.understood != 0;
       unit.understood =
           std::min<std::size_t>(unit.facts.impossible.front().at, unit.understood - 1)) {
    part.acts.resize(unit.understood);
    replay::Sitting apart = unit.before;
    replay::replay(part, apart, unit.facts, seen_of(unit));
    if (unit.facts.impossible.empty()) {
      return;
    }
  }
  std::swap(unit.facts, unit.passed);
}

/// Nothing of a deal that was not read whole goes on to the next.
void Course::establish_in_part(Unit& unit) {
  unit.understood = understood_of(unit.record);
  if (unit.understood != 0) {
    Record part = unit.record;
    part.problems.clear();
    part.acts.resize(unit.understood);
    replay::Sitting apart = sitting_;
    replay::replay(part, apart, unit.facts, seen_of(unit));
    unit.understood = unit.facts.impossible.empty() ? unit.understood : 0;
  }
  replay::skip(unit.record, sitting_, unit.understood != 0 ? unit.passed : unit.facts);
}

/// Of the deal taken so many before the last.
void Course::finish(std::size_t ago, const Sink& sink) {
  Unit& unit = units_.taken(ago);
  Unit* const after = ago != 0 ? &units_.taken(ago - 1) : nullptr;
  const codes::Code& code = choose_code(unit);
  if (!judging_.judge || judging_.code != &code || judging_.strictly != options_.strict) {
    judging_.judge.emplace(code, options_.strict);
    judging_.code = &code;
    judging_.strictly = options_.strict;
  }
  if (rule_in_brief(unit, after)) {
    units_.rule_on(ago);
    is_last_ = after == nullptr;
    return sink({unit, after, code, *judging_.judge});
  }
  Unit& ruled = units_.ruled();
  const std::function<void()> tell = [&ruled] { ruled.tell_facts(); };
  const law::RuledLast brief{ruled.facts, ruled.record.acts.size(), tell};
  const law::RuledLast* const last = judging_.judge->is_in_brief() ? &brief : nullptr;
  const replay::DealFacts* const next = after != nullptr ? &told(*after) : nullptr;
  unit.tell_facts();
  units_.rule_on(ago);
  if (unit.judged) {
    judging_.judge->rule_on(unit.facts, next, unit.result, last);
    if (!unit.result.contradictions.empty()) {
      add_impossible(unit.record, unit.result.contradictions.front());
    }
  } else if (!rule_in_part(unit, last)) {
    unit.result.clear();
    judging_.judge->skip(unit.known());
    unit.result.verdict = unanswerable(unit);
  }
  sink({unit, after, code, *judging_.judge});
  if (unit.understood != 0) {
    judging_.judge->skip(unit.passed);
  }
}

/// Where somebody asks for more of every deal, all is told of it.
bool Course::is_brief() const {
  return options_.in_brief && !options_.account;
}

/// Not where the record waives something.
bool Course::rule_in_brief(Unit& unit, const Unit* after) {
  const bool plain =
      unit.plain && (after == nullptr || after->plain || after->facts.place.sitting_begins ||
                     (after->judged && law::keeps_to_itself(after->facts)));
  if (!is_brief() || !plain || !unit.judged || !unit.record.waivers.empty()) {
    return false;
  }
  law::Judge& judge = *judging_.judge;
  const replay::DealFacts* const next = after != nullptr ? &after->facts : nullptr;
  const bool known = judge.recall(unit.facts, unit.outline, next, unit.result);
  judging_.was_known(known);
  if (known) {
    assert(is_recalled_rightly(unit, after));
    if (after != nullptr) {
      judge.expect(after->facts, after->outline);
    }
    return true;
  }
  return judge.rule_in_brief(told(unit), unit.outline, next, unit.result);
}

/// What was made of deals alike is what is made of it.
bool Course::is_recalled_rightly(Unit unit, const Unit* after) const {
  std::optional<Unit> next;
  if (after != nullptr) {
    next = *after;
    next->tell_facts();
  }
  unit.tell_facts();
  return judging_.judge->comes_to(unit.facts, next ? &next->facts : nullptr, unit.result);
}

void Course::tell_whole() {
  if (judging_.judge && judging_.judge->is_in_brief()) {
    Unit& ruled = units_.ruled();
    judging_.judge->tell_whole(told(ruled), is_last_ ? nullptr : &told(units_.after_ruled()),
                               ruled.result);
  }
}

/// What nothing is told to have given, a sentence before it that was not understood may have told
/// of.
void soften_what_may_be_given(Unit& unit) {
  const auto left_out_before = [&](std::uint32_t at) {
    return std::ranges::any_of(unit.record.problems, [&](const Problem& problem) {
      return problem.reach == Problem::Reach::Sentence && problem.sentence.begin < at;
    });
  };
  for (law::Finding& finding : unit.result.findings) {
    if (law::is_for_want_of_right(finding) &&
        left_out_before(record::span_of(unit.record.acts[finding.place.at]).begin)) {
      finding.severity = codes::Severity::Note;
    }
  }
}

/// Rules on what was understood of a deal, as if the record stopped there. False if there is
/// nothing to rule on.
bool Course::rule_in_part(Unit& unit, const law::RuledLast* last) {
  if (unit.understood == 0) {
    return false;
  }
  judging_.judge->rule_on(unit.facts, nullptr, unit.result, last);
  soften_what_may_be_given(unit);
  unit.result.verdict = unanswerable(unit);
  if (!unit.result.contradictions.empty()) {
    unit.understood = 0;
  }
  return unit.understood != 0;
}

const codes::Code* own_code(const Options& options, const Record& record) {
  const std::string& name = record.names->code;
  return name.empty() ? &default_code(options) : codes::built_in_code(name);
}

bool is_own_code(const Options& options, const Record& record, const codes::Code& code) {
  // By name: a code read from a file is no built-in one, and is the record's own all the same.
  const std::string& name = record.names->code;
  return options.code == nullptr ||
         code.name == (name.empty() ? std::string_view{default_code(options).name} : name);
}

const codes::Code& Course::code_for(const Record& record) const {
  if (options_.code != nullptr) {
    return *options_.code;
  }
  const codes::Code* const code = own_code(options_, record);
  return code != nullptr ? *code : default_code(options_);
}

/// The code to judge a deal by. A name nobody knows is the writer's slip.
const codes::Code& Course::choose_code(Unit& unit) const {
  const std::string& name = unit.record.names->code;
  const bool known = options_.code != nullptr || own_code(options_, unit.record) != nullptr;
  if (!known && (unit.judged || unit.understood != 0)) {
    Problem problem;
    problem.id = "unknown-code";
    problem.message = "expected the name of a code built in, such as " +
                      std::string(codes::built_in_codes().front()->name) + ", not '" + name + "'";
    unit.record.problems.push_back(std::move(problem));
    unit.judged = false;
    unit.understood = 0;
  }
  return code_for(unit.record);
}

}  // namespace ecarte::referee
