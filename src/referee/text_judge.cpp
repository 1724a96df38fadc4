// SPDX-License-Identifier: MIT
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

  void judge(const Records& next) {
    constexpr record::ActKinds kMarkOrOrder{record::ActKind::Aside, record::ActKind::Timing};
    steps_->begin_anew();
    record::Stopped stopped;
    while (!stopped.at_mark && next(record_)) {
      record::ActKinds kinds = replay::kinds_of(record_);
      if (kinds.any_of(kMarkOrOrder)) {
        stopped = record::stop_at_mark(record_);
        kinds = replay::kinds_of(record_);
      }
      steps_->take(record_, kinds, stopped);
    }
    steps_->end(stopped.at_mark && next(record_));
  }

 private:
  std::unique_ptr<Steps> steps_;
  Record record_;  ///< the next
};

TextJudge::TextJudge(const Options& options, const std::function<void(const Judged&)>& sink)
    : impl_(std::make_unique<Impl>(options, sink)) {}

TextJudge::~TextJudge() = default;

void TextJudge::judge(const Records& next) {
  impl_->judge(next);
}

void TextJudge::judge(notation::Reader& reader) {
  impl_->judge([&reader](Record& into) { return reader.next(into); });
}

void judge(const Records& next, const Options& options,
           const std::function<void(const Judged&)>& sink) {
  TextJudge{options, sink}.judge(next);
}

void judge(notation::Reader& reader, const Options& options,
           const std::function<void(const Judged&)>& sink) {
  TextJudge{options, sink}.judge(reader);
}

}  // namespace ecarte::referee
