// SPDX-License-Identifier: MIT
#include "referee/referee.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "record/mark.hpp"
#include "record/timing.hpp"
#include "referee/course.hpp"
#include "referee/kept_by_course.hpp"
#include "referee/merge.hpp"
#include "referee/orders.hpp"
#include "referee/steps.hpp"
#include "referee/waivers.hpp"
#include "referee/writing.hpp"
#include "sitting/book.hpp"

namespace ecarte::referee {

namespace {

using record::Problem, record::Record;

/// What a deal is handed on with, whether one course ruled on it or several.
struct Whole {
  Unit& unit;
  NextDeal next;
  const codes::Code& code;
  Workings workings;
};

class Referee final : public Steps {
 public:
  Referee(const Options& options, const std::function<void(const Judged&)>& sink)
      : sink_(sink), options_(options), book_(options.account != nullptr) {
    courses_.push_back(std::make_unique<Course>(options_));
    answers_.resize(1);
    rest_ = [this] { courses_.front()->tell_whole(); };
    deliver_ = [this](const Delivered& given) { deliver(given); };
  }

  void take(Record& record, record::ActKinds kinds, record::Stopped stopped) override {
    const bool ordered =
        kinds.has(record::ActKind::Timing) && !record::times_told(record.acts).empty();
    // Where more than one order may be told of, no deal waits: what is told is of the one before.
    const bool in_step =
        ordered || told_.before.is_told || told_.now.is_told || courses_.size() != 1;
    if (in_step) {
      settle();
    }
    stopped_ = stopped;
    take(record, kinds, ordered);
    if (in_step) {
      settle();
    }
  }

  void settle() override {
    through([](Course& course, const Course::Sink& sink) { course.settle(sink); });
  }

  void begin_anew() override {
    begin_courses_anew();
    courses_.front()->begin_anew();
  }

  void end(bool goes_on) override {
    last_ = true;
    through([](Course& course, const Course::Sink& sink) { course.end(sink); });
    if (!goes_on) {
      hand_on(book_.close());
    }
  }

  void go_on_behind_mark() override {
    begin_courses_anew();
    courses_.front()->break_off();
  }

  [[nodiscard]] Course* only_course() override {
    return courses_.size() == 1 ? courses_.front().get() : nullptr;
  }

 private:
  /// To each question, in the order asked: which of two acts came first, or whether one was done.
  using Answers = std::vector<std::string>;

  void begin_courses_anew() {
    numbers_.begin_anew();
    courses_.resize(1);
    answers_.assign(1, {});
    since_ = 0;
    told_.before = {};
    told_.now = {};
    stopped_ = {};
    last_ = false;
  }

  void hand_on(const std::unique_ptr<sitting::Account>& account) const {
    if (account && options_.account) {
      options_.account(*account);
    }
  }

  /// `ordered`: something is told of the order of its acts.
  void take(Record& record, record::ActKinds kinds, bool ordered) {
    if (told_.before.is_told || told_.now.is_told) {
      told_.before = std::move(told_.now);
      told_.now = {};
    }
    if (ordered) {
      return take_in_every_order(record);
    }
    if (courses_.size() == 1) {
      return through(
          [&](Course& course, const Course::Sink& sink) { course.take(record, kinds, sink); });
    }
    const bool new_sitting = begins_sitting(record);
    through([&](Course& course, const Course::Sink& sink) {
      Record copy = record;
      course.take(copy, kinds, sink);
    });
    settle();
    if (new_sitting) {
      return forget(answers_.front().size());
    }
    ++since_;
    // The rights of a deal end with the deal after it: from here on the courses differ in the score
    // alone.
    if (since_ == 2) {
      join();
    }
  }

  /// Every course goes on in every order that the record leaves open.
  void take_in_every_order(Record& record) {
    told_.now.is_told = true;
    told_.now.written = std::make_unique<Record>(record);
    auto orders = orders_of(record, *courses_.front());
    const std::size_t number = orders ? orders->variants.size() * courses_.size() : 0;
    if (number == 0 || number > kMostOrders) {
      refuse(record);
      orders = Orders{};
      orders->variants.push_back({record, {}});
    }
    const bool new_sitting = begins_sitting(record);
    const std::size_t asked = answers_.front().size();
    std::vector<Record> records;
    std::vector<Answers> answers;
    const std::size_t courses = courses_.size();
    for (std::size_t v = 0; v < orders->variants.size(); ++v) {
      for (std::size_t i = 0; i < courses; ++i) {
        const Variant& variant = orders->variants[v];
        records.push_back(variant.record);
        answers.push_back(answers_[i]);
        answers.back().insert(answers.back().end(), variant.when.begin(), variant.when.end());
        if (v > 0) {
          courses_.push_back(std::make_unique<Course>(*courses_[i]));
        }
      }
    }
    told_.now.notes = std::move(orders->notes);
    told_.now.open = orders->variants.size() > 1;
    told_.now.at = orders->at;
    told_.now.kind = orders->kind;
    told_.now.in_order = orders->in_order;
    answers_ = std::move(answers);
    since_ = 0;
    std::size_t next = 0;
    through([&](Course& course, const Course::Sink& sink) {
      Record& one = records[next++];
      course.take(one, replay::kinds_of(one), sink);
    });
    settle();
    if (new_sitting) {
      forget(asked);
    }
  }

  static bool begins_sitting(const Record& record) {
    return replay::kinds_of(record).has(record::ActKind::Players);
  }

  /// What was open in the sitting before, the first so many questions, parts the courses no longer.
  void forget(std::size_t questions) {
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < answers_.size(); ++i) {
      answers_[i].erase(answers_[i].begin(),
                        answers_[i].begin() + static_cast<std::ptrdiff_t>(questions));
      const bool known =
          std::ranges::any_of(kept, [&](std::size_t k) { return answers_[k] == answers_[i]; });
      if (!known) {
        kept.push_back(i);
      }
    }
    leave_only(kept);
  }

  static void refuse(Record& record) {
    const auto told = record::times_told(record.acts);
    Problem problem;
    problem.id = "too-many-orders";
    problem.span = record::span_of(record.acts[told.front().act]);
    problem.message =
        "expected fewer acts of which it is not known which came first: no more than " +
        std::to_string(kMostOrders) + " orders of a deal can be ruled on";
    record.problems.push_back(std::move(problem));
    std::erase_if(record.acts,
                  [](const record::Act& act) { return act.kind == record::ActKind::Timing; });
  }

  /// What the only course made of a deal.
  void deliver(const Delivered& given) {
    const Unit* const after = given.after;
    const NextDeal next = after != nullptr ? NextDeal{&after->record, &after->facts} : NextDeal{};
    hand_over({given.unit, next, given.code, {given.judge.rulings(), given.judge.ledger()}}, {});
  }

  /// Lets every course do its next step; what it hands over goes on.
  template <class StepOf>
  void through(StepOf step) {
    if (courses_.size() == 1) {
      return step(*courses_.front(), deliver_);
    }
    std::vector<std::unique_ptr<KeptByCourse>> kept;
    for (const auto& course : courses_) {
      step(*course, [&](const Delivered& given) {
        course->tell_whole();
        kept.push_back(std::make_unique<KeptByCourse>(given));
      });
    }
    if (!kept.empty()) {
      hand_over_all(kept);
    }
  }

  /// What several courses made of one deal, as one: what cannot have been is left out.
  void hand_over_all(const std::vector<std::unique_ptr<KeptByCourse>>& all) {
    const std::vector<std::size_t> possible = possible_of(all);
    const std::size_t first = possible.empty() ? 0 : possible.front();
    KeptByCourse& kept = *all[first];
    // A course goes on into the deal after before that one's orders part it: those came first.
    std::vector<Ordered> orders;
    std::vector<Answered> answered;
    std::vector<const law::DealResult*> results;
    const law::DealResult own = kept.unit.result;
    for (const std::size_t i : possible) {
      const Unit& unit = all[i]->unit;
      const law::DealResult& result = i == first ? own : unit.result;
      const auto like = std::ranges::find_if(orders, [&](const Ordered& o) {
        return same_ruling(o.result, result) && same_turn(o.result, result, o.facts, unit.facts);
      });
      answered.push_back({answers_[i], static_cast<std::size_t>(like - orders.begin())});
      if (like == orders.end()) {
        orders.push_back({{}, unit.record, unit.facts, result, {all[i]->rulings, all[i]->ledger}});
        results.push_back(&result);
      }
    }
    const std::vector<std::string> when = conditions(answered, orders.size());
    for (std::size_t i = 0; i < orders.size(); ++i) {
      orders[i].when = when[i];
    }
    if (orders.size() > 1) {
      const auto [at, player] = place_in(kept.unit.record);
      merge(kept.unit.result, results, at, player);
    } else {
      orders.clear();
      for (const std::size_t i : possible) {
        if (i != first) {
          keep_common_findings(kept.unit.result, all[i]->unit.result);
        }
      }
    }
    hand_over({kept.unit, kept.next(), kept.code, {kept.rulings, kept.ledger}}, orders);
    if (!possible.empty()) {
      leave_only(possible);
    }
  }

  /// Courses that cannot have been are not gone on with.
  void leave_only(const std::vector<std::size_t>& possible) {
    std::vector<std::unique_ptr<Course>> courses;
    std::vector<Answers> answers;
    for (const std::size_t i : possible) {
      courses.push_back(std::move(courses_[i]));
      answers.push_back(std::move(answers_[i]));
    }
    courses_ = std::move(courses);
    answers_ = std::move(answers);
  }

  /// The act at which it is told that the order is open: in this deal, or its last act if that is
  /// told in the deal after.
  std::pair<replay::ActIndex, law::Actor> place_in(const Record& record) {
    const Told& told = last_ ? told_.now : told_.before;
    const auto act = std::ranges::find_if(record.acts, [&](const record::Act& one) {
      return told.open && one.at == told.at && one.kind == told.kind;
    });
    const auto at = act != record.acts.end()
                        ? act - record.acts.begin()
                        : std::max<std::ptrdiff_t>(std::ssize(record.acts), 1) - 1;
    return {static_cast<replay::ActIndex>(at),
            act != record.acts.end() ? act->actor : record::kNobody};
  }

  void hand_over(const Whole& deal, std::span<const Ordered> orders) {
    Unit& unit = deal.unit;
    // Facts of the sitting are the last to be established: they turn on the score.
    const bool sound = unit.judged && unit.result.contradictions.empty();
    hand_on(sound ? book_.take(unit.record, unit.facts, deal.code, unit.result, rest_)
                  : book_.skip(unit.record, unit.known()));
    Told& told = last_ ? told_.now : told_.before;
    if (told.open && orders.empty()) {
      told.notes.push_back(
          {span_in(unit.record, told.at),
           told.in_order ? "whether what is disputed was done or not, the ruling is the same"
                         : "whichever of the acts told here came first, the ruling is the same",
           true});
    }
    if (told.written) {
      told.written->problems = unit.record.problems;
    }
    const bool own = is_own_code(options_, unit.record, deal.code);
    const record::Stopped stopped = deal.next ? record::Stopped{} : stopped_;
    if (stopped.cut) {
      rest_();
      unit.result.findings.push_back(left_behind_mark(unit.record));
    }
    if (auto finding = numbers_.next(unit.record, unit.facts, unit.result)) {
      rest_();
      unit.result.findings.push_back(*finding);
    }
    if (own) {
      apply_waivers(unit.record, deal.code, orders.empty(), unit.result);
    }
    sink_({.record = unit.record,
           .facts = unit.facts,
           .code = deal.code,
           .result = unit.result,
           .workings = deal.workings,
           .next = deal.next,
           .stopped = stopped,
           .understood = unit.understood,
           .order = {told.written ? *told.written : unit.as_read(), orders, told.notes},
           .own_code = own,
           .seen = unit.seen,
           .rest = &rest_});
  }

  static record::Span span_in(const Record& record, record::Offset at) {
    const auto act = std::ranges::find(record.acts, at, &record::Act::at);
    return act == record.acts.end() ? record::Span{at, at} : record::span_of(*act);
  }

  /// All courses go on as the first, which then holds every score that any came to.
  void join() {
    for (std::size_t i = 1; i < courses_.size(); ++i) {
      courses_.front()->join(*courses_[i]);
    }
    courses_.resize(1);
    answers_.assign(1, {});
  }

  /// What is told of the order of acts in one deal.
  struct Told {
    bool is_told = false;             ///< something is
    std::unique_ptr<Record> written;  ///< nothing: as it is ruled on
    std::vector<OrderNote> notes;
    bool open = false;
    record::Offset at = 0;
    record::ActKind kind{};
    bool in_order = false;
  };

  const std::function<void(const Judged&)>& sink_;
  const Options& options_;
  std::vector<std::unique_ptr<Course>> courses_;
  std::vector<Answers> answers_;  ///< of each course
  int since_ = 0;                 ///< records taken since one was taken in several orders
  struct {
    Told before;  ///< of the deal that is ruled on next,
    Told now;     ///  and of the one taken last
  } told_;
  record::Stopped stopped_;     ///< the last deal read
  std::function<void()> rest_;  ///< tells a deal whole that is handed over in brief
  Course::Sink deliver_;        ///< `deliver`
  bool last_ = false;           ///< the deal taken last is the last
  sitting::Book book_;
  DealNumbers numbers_;
};

}  // namespace

std::unique_ptr<Steps> steps(const Options& options,
                             const std::function<void(const Judged&)>& sink) {
  return std::make_unique<Referee>(options, sink);
}

}  // namespace ecarte::referee
