// SPDX-License-Identifier: MIT
#include "referee/under.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "record/timing.hpp"
#include "referee/course.hpp"
#include "referee/steps.hpp"

namespace ecarte::referee {
namespace {

using record::Record;

/// The way through under one code.
struct UnderCode {
  Options options;
  std::function<void(const Judged&)> sink;
  std::unique_ptr<Steps> steps;
  Record record;           ///< the next, if it is not to be had from the leader
  std::size_t leader = 0;  ///< the first code of the same customs; its own number: it leads
  bool in_step = true;     ///< what was replayed so far is what the leader replayed
  bool handed = false;     ///< over, the deal before the record at hand
};

/// Whatever each step hands over is still there when the last does: they are taken one within the
/// other.
class UnderCodes {
 public:
  UnderCodes(std::span<const codes::Code* const> codes, const Options& options,
             const JudgedUnder& sink)
      : sink_(sink), ones_(codes.size()) {
    for (std::size_t i = 0; i < codes.size(); ++i) {
      UnderCode& one = ones_[i];
      one.options = options;
      one.options.code = codes[i];
      one.sink = [this, i](const Judged& judged) {
        ones_[i].handed = true;
        judged_.push_back(&judged);
        step(i + 1);
        judged_.pop_back();
      };
      one.steps = steps(one.options, one.sink);
      const auto alike = [&](const codes::Code* other) {
        return customs_of(*other) == customs_of(*codes[i]);
      };
      one.leader = static_cast<std::size_t>(std::ranges::find_if(codes, alike) - codes.begin());
    }
  }

  void run(const Records& next) {
    Record record;
    bool any = false;
    for (; next(record); any = true) {
      kinds_ = replay::kinds_of(record);
      if (stopped_.at_mark) {
        go_on(kinds_.has(record::ActKind::Players));
      }
      stopped_ = {};
      if (kinds_.has(record::ActKind::Aside)) {
        stopped_ = record::stop_at_mark(record);
        kinds_ = replay::kinds_of(record);
      }
      plain_ = !kinds_.has(record::ActKind::Timing) || record::times_told(record.acts).empty();
      begins_sitting_ = kinds_.has(record::ActKind::Players);
      for (std::size_t i = 1; i < ones_.size(); ++i) {
        ones_[i].record = record;
      }
      std::swap(ones_.front().record, record);
      step(0);
    }
    if (any) {
      last_ = true;
      step(0);
    }
  }

 private:
  /// Another deal stands behind the mark: of another sitting, or of the same.
  void go_on(bool another) {
    last_ = true;
    goes_on_ = !another;
    step(0);
    last_ = goes_on_ = false;
    for (UnderCode& one : ones_) {
      if (another) {
        one.steps->begin_anew();
      } else {
        one.steps->go_on_behind_mark();
      }
      one.in_step = true;
    }
  }

  /// The step of code `i` and those after it; then what all of them have handed over is handed on.
  void step(std::size_t i) {
    if (i == ones_.size()) {
      if (!judged_.empty()) {
        sink_(judged_);
      }
      return;
    }
    UnderCode& one = ones_[i];
    one.handed = false;
    if (last_) {
      one.steps->end(goes_on_);
    } else {
      follow(i);
      one.steps->take(one.record, kinds_, stopped_);
      one.steps->settle();
    }
    if (!one.handed) {
      step(i + 1);
    }
  }

  /// Where a record leaves open which act came first the codes part, until a sitting begins.
  void follow(std::size_t i) {
    UnderCode& one = ones_[i];
    Course* const own = one.steps->only_course();
    const Course* const leader = one.leader == i ? nullptr : ones_[one.leader].steps->only_course();
    one.in_step = plain_ && own != nullptr && leader != nullptr && (one.in_step || begins_sitting_);
    if (one.in_step) {
      own->follow(leader);
    }
  }

  const JudgedUnder& sink_;
  std::vector<UnderCode> ones_;
  std::vector<const Judged*> judged_;  ///< the deal at hand, under the codes that came to it
  record::Stopped stopped_;
  record::ActKinds kinds_;  ///< of the acts of the record at hand
  bool plain_ = true;       ///< the record tells of no times
  bool begins_sitting_ = false;
  bool goes_on_ = false;  ///< the sitting does, behind a mark
  bool last_ = false;
};

bool alike(const law::Finding& a, const law::Finding& b) {
  return a.severity == b.severity && a.cls == b.cls && a.offender == b.offender &&
         a.fact.kind == b.fact.kind && a.fact.subject == b.fact.subject &&
         a.place.at == b.place.at && a.remedy.kind == b.remedy.kind &&
         a.remedy.elector == b.remedy.elector && a.remedy.status == b.remedy.status &&
         a.remedy.options == b.remedy.options && a.remedy.ceiling == b.remedy.ceiling &&
         a.remedy.to_do == b.remedy.to_do && a.so == b.so && a.bad == b.bad &&
         a.amounts == b.amounts;
}

/// A note only says what was done, unless it is of a fault.
std::vector<const law::Finding*> weighty(const law::DealResult& result) {
  std::vector<const law::Finding*> list;
  for (const law::Finding& finding : result.findings) {
    if ((finding.severity != law::Severity::Note || finding.makes_irregular()) &&
        finding.waived.rests_on_a_fact()) {
      list.push_back(&finding);
    }
  }
  return list;
}

/// What must be done where the record stops, whatever else is so.
std::vector<const law::Standing*> duties(const law::DealResult& result) {
  std::vector<const law::Standing*> list;
  for (const law::Standing& one : result.stands.open) {
    if (one.must_be_done()) {
      list.push_back(&one);
    }
  }
  return list;
}

}  // namespace

void judge_under(std::span<const codes::Code* const> codes, const Records& next,
                 const Options& options, const JudgedUnder& sink) {
  UnderCodes{codes, options, sink}.run(next);
}

bool same_outcome(const law::DealResult& a, const law::DealResult& b) {
  const auto same_doubt = [](const law::Missing& one, const law::Missing& other) {
    return one.fact.kind == other.fact.kind && one.player == other.player &&
           one.trick == other.trick && one.claimed == other.claimed;
  };
  const auto same_finding = [](const law::Finding* one, const law::Finding* other) {
    return alike(*one, *other);
  };
  const auto same_duty = [](const law::Standing* one, const law::Standing* other) {
    return one->who == other->who && one->options == other->options;
  };
  return a.verdict == b.verdict && a.after.due == b.after.due &&
         std::ranges::equal(duties(a), duties(b), same_duty) &&
         std::ranges::equal(a.missing, b.missing, same_doubt) &&
         std::ranges::equal(weighty(a), weighty(b), same_finding);
}

}  // namespace ecarte::referee
