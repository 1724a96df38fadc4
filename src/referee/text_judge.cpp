// SPDX-License-Identifier: MIT
#include <memory>

#include "record/mark.hpp"
#include "referee/referee.hpp"
#include "referee/steps.hpp"
#include "referee/units.hpp"
#include "replay/replay.hpp"

namespace ecarte::referee {

using record::Record;

class TextJudge::Impl {
 public:
  Impl(const Options& options, const std::function<void(const Judged&)>& sink)
      : steps_(steps(options, sink)) {}

  void judge(const Records& next, const AtHand& at_hand) {
    steps_->begin_anew();
    stopped_ = {};
    for (bool more = true; more;) {
      std::size_t read = 0;
      do {
        more = next(records_[read]);
        read += more ? 1 : 0;
      } while (more && read < kDealsReadAtOnce && at_hand());
      for (std::size_t taken = 0; taken < read; ++taken) {
        take(records_[taken]);
      }
      steps_->settle();
    }
    steps_->end(false);
  }

 private:
  void take(Record& record) {
    constexpr record::ActKinds kMarkOrOrder{record::ActKind::Aside, record::ActKind::Timing};
    record::ActKinds kinds = replay::kinds_of(record);
    if (stopped_.at_mark) {
      go_on(kinds.has(record::ActKind::Players));
    }
    stopped_ = {};
    if (kinds.any_of(kMarkOrOrder)) {
      stopped_ = record::stop_at_mark(record);
      kinds = replay::kinds_of(record);
    }
    steps_->take(record, kinds, stopped_);
  }

  /// Another deal stands behind the mark: of another sitting, or of the same.
  void go_on(bool another) {
    steps_->end(!another);
    if (another) {
      steps_->begin_anew();
    } else {
      steps_->go_on_behind_mark();
    }
  }

  std::unique_ptr<Steps> steps_;
  MadeWhenAsked<Record, kDealsReadAtOnce> records_;  ///< the next
  record::Stopped stopped_;                          ///< the one taken last
};

TextJudge::TextJudge(const Options& options, const std::function<void(const Judged&)>& sink)
    : impl_(std::make_unique<Impl>(options, sink)) {}

TextJudge::~TextJudge() = default;

void TextJudge::judge(const Records& next, const AtHand& at_hand) {
  impl_->judge(next, at_hand);
}

void TextJudge::judge(notation::Reader& reader) {
  impl_->judge([&reader](Record& into) { return reader.next(into); },
               [&reader] { return reader.has_at_hand(); });
}

void judge(const Records& next, const Options& options,
           const std::function<void(const Judged&)>& sink) {
  TextJudge{options, sink}.judge(next, [] { return false; });
}

void judge(notation::Reader& reader, const Options& options,
           const std::function<void(const Judged&)>& sink) {
  TextJudge{options, sink}.judge(reader);
}

}  // namespace ecarte::referee
