// SPDX-License-Identifier: MIT
#include "cli/side_by_side.hpp"

#include "cli/side_by_side_parts.hpp"

namespace ecarte::cli {

SideBySide work_on(const Inputs& inputs, AllTerms& all_terms, std::size_t threads) {
  SideBySide work;
  work.threads = threads;
  work.read = [&](const UseText& use, const Trouble& trouble) { inputs.read(use, trouble); };
  work.terms = [&](const std::string& file) -> const Terms& { return all_terms.of(file); };
  work.may_pause = [&](const std::string& file) { return inputs.may_pause(file); };
  return work;
}

void ResultGiver::give(const LaneResult& result) {
  if (result.text == stopped_) {
    return;
  }
  if (result.kind == LaneResult::Kind::BadFile) {
    return taker_.trouble(result.text->file, result.why);
  }
  if (result.text != text_) {
    text_ = result.text;
    taker_.text(text_->file, *text_->terms);
  }
  switch (result.kind) {
    case LaneResult::Kind::Silent:
      return taker_.silent(result.silent);
    case LaneResult::Kind::Judged:
      return taker_.judged(result.deal->judged(), result.written);
    case LaneResult::Kind::Compared:
      return taker_.compared(*result.compared);
    case LaneResult::Kind::Stops:
      stopped_ = result.text;
      return;
    case LaneResult::Kind::BadFile:
      return;
  }
}

void judge_side_by_side(const SideBySide& work, DealTaker& taker) {
  TextLanes lanes{work.threads, kLaneLimits, lane_judge(work),
                  [&work](TextLanes::Feed& feed) { feed_texts(work, feed); }};
  ResultGiver giver{taker};
  for (Results results; taker.wants_more() && lanes.take(results);) {
    for (const LaneResult& result : results) {
      giver.give(result);
    }
  }
}

}  // namespace ecarte::cli
