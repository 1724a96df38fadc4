// SPDX-License-Identifier: MIT
#include <algorithm>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "cli/side_by_side_parts.hpp"
#include "notation/parse.hpp"
#include "referee/under.hpp"

namespace ecarte::cli {
namespace {

// Results handed on at once, at the most: so many, and so many bytes of them.
constexpr std::size_t kBatch = 32;
constexpr std::size_t kMostResults = std::size_t{192} << 10U;

std::size_t size_of(const WrittenApart& written) {
  std::size_t size = 0;
  for (const report::WrittenEntry& one : written) {
    size += sizeof(one) + one.deal.size();
    for (const std::string& problem : one.problems) {
      size += sizeof(problem) + problem.size();
    }
  }
  return size;
}

/// About how many bytes it takes.
std::size_t size_of(const LaneResult& result) {
  std::size_t size = sizeof(LaneResult) + size_of(result.written);
  for (const WrittenApart& written : result.silent.written) {
    size += size_of(written);
  }
  for (std::size_t i = 0; result.compared && i < result.compared->said.size(); ++i) {
    size += result.compared->said[i].size();
  }
  return size + (result.deal ? result.deal->size() : 0);
}

class Worker {
 public:
  Worker(const SideBySide& work, std::shared_ptr<notation::KnownToAll> known)
      : work_(work), known_(std::move(known)) {
    options_.code = work.code;
    options_.in_brief = true;
  }

  void run(TextLanes::Lane& lane) {
    reader_.share(*known_);
    lane_ = &lane;
    items_.clear();
    at_ = 0;
    results_.clear();
    results_size_ = 0;
    while (LaneItem* const item = next()) {
      switch (item->kind) {
        case LaneItem::Kind::Text:
          judge(*item);
          break;
        case LaneItem::Kind::BadFile:
          give({LaneResult::Kind::BadFile, item->text, {}, nullptr, {}, std::move(item->why)});
          break;
        case LaneItem::Kind::Bytes:  // of a text that nothing more is read of
        case LaneItem::Kind::Cut:
          break;
      }
    }
    hand_on();
  }

 private:
  /// The next item; nullptr at the end of the lane. Until then all that came of those before has
  /// been handed on wherever there is none to be had at once.
  LaneItem* next() {
    if (at_ == items_.size()) {
      if (!silent_.written.empty()) {
        give_silent();
      }
      hand_on();
      at_ = 0;
      items_.clear();
      if (!lane_->get(items_)) {
        return nullptr;
      }
    }
    return &items_[at_++];
  }

  /// More of the text at hand.
  std::size_t read(char* into, std::size_t size) {
    while (rest_.empty()) {
      LaneItem* const item = next();
      if (item == nullptr || item->kind != LaneItem::Kind::Bytes) {
        const bool cut = item != nullptr && item->kind == LaneItem::Kind::Cut;
        at_ -= item != nullptr && !cut ? 1 : 0;  // another text begins
        return 0;
      }
      rest_ = item->bytes;
      held_ = std::move(item->held);  // and what was held before may serve the feeder again
    }
    const std::size_t given = rest_.copy(into, size);
    rest_.remove_prefix(given);
    return given;
  }

  void judge(const LaneItem& begins) {
    text_ = begins.text;
    const bool goes_on = begins.goes_on;
    rest_ = {};
    stops_ = false;
    silent_ = {};
    given_ = false;
    options_.default_code = text_->terms->default_code.code();
    options_.strict = text_->terms->strict;
    reader_.begin([this](char* into, std::size_t size) { return read(into, size); }, begins.line,
                  goes_on);
    bool begins_sitting = goes_on;
    const referee::Records next = [&](record::Record& into) {
      if (!reader_.next(into)) {
        return false;
      }
      if (std::exchange(begins_sitting, false)) {
        hold_to_a_sitting(into);
      }
      return true;
    };
    if (work_.codes.empty()) {
      referee_.judge(next, [this] { return reader_.has_at_hand(); });
    } else {
      referee::judge_under(work_.codes, next, options_,
                           [this](std::span<const referee::Judged* const> all) { deal(all); });
    }
    end();
  }

  /// Elsewhere nothing may be cut: what was settled before would be lost.
  static void hold_to_a_sitting(const record::Record& record) {
    if (record.acts.empty() || record.acts.front().kind != record::ActKind::Players) {
      throw std::logic_error("a text was cut where no sitting begins");
    }
  }

  void deal(const referee::Judged& judged) {
    note_what_is_no_text(judged);
    WrittenApart written = work_.write(text_->file, *text_->terms, judged);
    if (work_.silent(*text_->terms, judged, written)) {
      ++silent_.deals;
      silent_.notes += judged.result.number_of_findings();
      silent_.bytes += judged.record.text.size();
      if (!written.empty()) {
        silent_.written.push_back(std::move(written));
      }
      if (silent_.written.size() >= kBatch) {
        give_silent();
      }
      return;
    }
    give_silent();
    judged.tell_whole();
    give({LaneResult::Kind::Judged,
          text_,
          {},
          std::make_unique<referee::JudgedCopy>(judged),
          std::move(written),
          {}});
  }

  /// A deal as several codes rule on it.
  void deal(std::span<const referee::Judged* const> all) {
    note_what_is_no_text(*all.front());
    if (compared_ == nullptr) {
      compared_ = std::make_unique<Compared>();
    }
    work_.compare(text_->file, all, *compared_);
    if (compared_->said.size() >= kBatch) {
      give_compared();
    }
  }

  void note_what_is_no_text(const referee::Judged& judged) {
    stops_ = stops_ || std::ranges::any_of(judged.record.problems, [](const record::Problem& one) {
               return one.id == "not-text";
             });
  }

  void give_compared() {
    if (compared_ != nullptr) {
      LaneResult result{LaneResult::Kind::Compared, text_, {}, nullptr, {}, {}};
      result.compared = std::move(compared_);
      give(std::move(result));
    }
  }

  void give_silent() {
    if (silent_.deals != 0) {
      give({LaneResult::Kind::Silent, text_, std::exchange(silent_, {}), nullptr, {}, {}});
    }
  }

  void end() {
    give_silent();
    give_compared();
    if (stops_) {
      give({LaneResult::Kind::Stops, text_, {}, nullptr, {}, {}});
    } else if (!given_) {
      give({LaneResult::Kind::Silent, text_, {}, nullptr, {}, {}});
    }
  }

  void give(LaneResult result) {
    given_ = true;
    results_size_ += size_of(result);
    results_.push_back(std::move(result));
    if (results_.size() >= kBatch || results_size_ >= kMostResults) {
      hand_on();
    }
  }

  void hand_on() {
    if (!results_.empty()) {
      lane_->give(std::exchange(results_, {}), std::exchange(results_size_, 0));
    }
  }

  const SideBySide& work_;
  const std::shared_ptr<notation::KnownToAll> known_;
  TextLanes::Lane* lane_ = nullptr;
  referee::Options options_;
  const std::function<void(const referee::Judged&)> taker_ = [this](const referee::Judged& judged) {
    deal(judged);
  };
  notation::Reader reader_{notation::source_of({})};  ///< of one text after another
  referee::TextJudge referee_{options_, taker_};
  Items items_;
  std::size_t at_ = 0;
  // Of the text at hand.
  TextPtr text_;
  std::string_view rest_;               ///< of its bytes, what the item before has left,
  std::shared_ptr<const char[]> held_;  ///<  which are here
  bool stops_ = false;                  ///< what is left of it counts for nothing
  SilentDeals silent_;                  ///< not given yet
  std::unique_ptr<Compared> compared_;
  bool given_ = false;  ///< something was
  Results results_;
  std::size_t results_size_ = 0;
};

}  // namespace

std::function<void(TextLanes::Lane&)> lane_judge(const SideBySide& work) {
  return [&work, known = std::make_shared<notation::KnownToAll>(),
          worker = std::shared_ptr<Worker>{}](TextLanes::Lane& lane) mutable {
    if (worker == nullptr) {
      worker = std::make_shared<Worker>(work, known);
    }
    worker->run(lane);
  };
}

}  // namespace ecarte::cli
