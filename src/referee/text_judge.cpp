// SPDX-License-Identifier: MIT
#include <array>
#include <memory>

#include "record/mark.hpp"
#include "referee/referee.hpp"
#include "referee/steps.hpp"
#include "replay/replay.hpp"

namespace ecarte::referee {

using record::Record;

class TextJudge::Impl {
 public:
  Impl(const Options& options, const std::function<void(const Judged&)>& sink)
      : steps_(steps(options, sink)) {}

  void judge(const Records& next, const AtHand& at_hand) {
    steps_->begin_anew();
    record::Stopped stopped;
    bool left = false;  // a deal that was read, behind the mark
    for (bool more = true; more && !stopped.at_mark;) {
      std::size_t read = 0;
      do {
        more = next(records_[read]);
        read += more ? 1 : 0;
      } while (more && read < records_.size() && at_hand());
      std::size_t taken = 0;
      while (taken < read && !stopped.at_mark) {
        stopped = take(records_[taken++]);
      }
      steps_->settle();
      left = taken < read;
    }
    steps_->end(stopped.at_mark && (left || next(records_.front())));
  }

 private:
  record::Stopped take(Record& record) {
    constexpr record::ActKinds kMarkOrOrder{record::ActKind::Aside, record::ActKind::Timing};
    record::Stopped stopped;
    record::ActKinds kinds = replay::kinds_of(record);
    if (kinds.any_of(kMarkOrOrder)) {
      stopped = record::stop_at_mark(record);
      kinds = replay::kinds_of(record);
    }
    steps_->take(record, kinds, stopped);
    return stopped;
  }

  /// So many that the code which reads, that which replays and that which rules need not take turns
  /// in the processor's cache, which has not room for all; and few enough that their acts stay in
  /// its.
  static constexpr std::size_t kAtOnce = 8;
  std::unique_ptr<Steps> steps_;
  std::array<Record, kAtOnce> records_;  ///< the next
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
