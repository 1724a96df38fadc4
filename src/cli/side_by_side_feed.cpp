// SPDX-License-Identifier: MIT
#include <memory>
#include <string_view>
#include <utility>

#include "cli/side_by_side_parts.hpp"
#include "notation/cuts.hpp"

namespace ecarte::cli {
namespace {

constexpr std::size_t kReadAtOnce = std::size_t{64} << 10U;

/// Bytes that are put into a lane at once: all of it.
constexpr std::size_t kHandedOn = std::size_t{1} << 20U;

/// A text, block by block. A block that is mostly filled goes on as it is, and the next is read
/// into another.
class Blocks {
 public:
  /// The next; empty at the end.
  std::string_view next(const notation::Source& source) {
    if (block_ == nullptr || is_held()) {
      block_ = std::make_shared_for_overwrite<char[]>(kReadAtOnce);
    }
    size_ = source(block_.get(), kReadAtOnce);
    return {block_.get(), size_};
  }

  /// Puts some of it into the lane at hand.
  void put(std::string_view bytes, LaneFiller& to) const {
    if (is_held()) {
      to.add(bytes, block_);
    } else {
      to.add(bytes);
    }
  }

 private:
  [[nodiscard]] bool is_held() const { return size_ > kReadAtOnce / 2; }

  std::shared_ptr<char[]> block_;
  std::size_t size_ = 0;
};

class Feeder {
 public:
  Feeder(const SideBySide& work, TextLanes::Feed& feed) : work_(work), to_(feed, kHandedOn) {}

  void run() {
    work_.read([this](const std::string& file, const notation::Source& source,
                      std::uint32_t first_line) { text(file, source, first_line); },
               [this](const std::string& file, const std::string& why) { trouble(file, why); });
    to_.hand_on();
  }

 private:
  void text(const std::string& file, const notation::Source& source, std::uint32_t first_line) {
    if (!to_.is_wanted()) {
      return;
    }
    auto text = std::make_shared<Text>();
    text->file = file;
    text->terms = &work_.terms(file);
    begin(text, first_line, false);
    notation::Cuts cuts{first_line};
    const bool at_once = work_.may_pause(file);
    if (at_once) {
      to_.hand_on();
    }
    for (std::string_view block; to_.is_wanted() && !(block = blocks_.next(source)).empty();) {
      if (const auto cut = cuts.next(block, to_.is_full())) {
        blocks_.put(block.substr(0, cut->at), to_);
        to_.cut(text);
        to_.end_lane();
        begin(text, cut->line, true);
        block.remove_prefix(cut->at);
      }
      blocks_.put(block, to_);
      if (at_once) {
        to_.hand_on();
      }
    }
  }

  void trouble(const std::string& file, const std::string& why) {
    auto text = std::make_shared<Text>();
    text->file = file;
    to_.trouble(text, why);
  }

  void begin(const TextPtr& text, std::uint32_t line, bool goes_on) {
    if (!goes_on && to_.is_full()) {
      to_.end_lane();
    }
    to_.begin(text, line, goes_on);
  }

  const SideBySide& work_;
  LaneFiller to_;
  Blocks blocks_;
};

}  // namespace

void LaneFiller::put(LaneItem item) {
  if (in_lane_ == 0) {
    feed_.open();
  }
  const std::size_t size = item.bytes.size() + kItem;
  in_lane_ += size;
  in_all_ += size;
  waiting_ += size;
  items_.push_back(std::move(item));
  if (waiting_ >= at_once_) {
    hand_on();
  }
}

void LaneFiller::begin(const TextPtr& text, std::uint32_t line, bool goes_on) {
  LaneItem item;
  item.text = text;
  item.line = line;
  item.goes_on = goes_on;
  put(std::move(item));
}

void LaneFiller::add(std::string_view bytes) {
  const auto copy = std::make_shared_for_overwrite<char[]>(bytes.size());
  bytes.copy(copy.get(), bytes.size());
  add({copy.get(), bytes.size()}, copy);
}

void LaneFiller::add(std::string_view bytes, std::shared_ptr<const char[]> held) {
  if (!bytes.empty()) {
    LaneItem item;
    item.kind = LaneItem::Kind::Bytes;
    item.bytes = bytes;
    item.held = std::move(held);
    put(std::move(item));
  }
}

void LaneFiller::cut(const TextPtr& text) {
  LaneItem item;
  item.kind = LaneItem::Kind::Cut;
  item.text = text;
  put(std::move(item));
}

void LaneFiller::trouble(const TextPtr& text, const std::string& why) {
  LaneItem item;
  item.kind = LaneItem::Kind::BadFile;
  item.text = text;
  item.why = why;
  put(std::move(item));
}

void LaneFiller::hand_on() {
  if (!items_.empty()) {
    wanted_ = feed_.put(std::exchange(items_, {}), std::exchange(waiting_, 0)) && wanted_;
  }
}

void LaneFiller::end_lane() {
  hand_on();
  in_lane_ = 0;
}

void feed_texts(const SideBySide& work, TextLanes::Feed& feed) {
  Feeder{work, feed}.run();
}

}  // namespace ecarte::cli
