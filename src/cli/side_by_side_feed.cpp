// SPDX-License-Identifier: MIT
#include <string_view>
#include <utility>

#include "cli/side_by_side_parts.hpp"
#include "notation/cuts.hpp"

namespace ecarte::cli {
namespace {

constexpr std::size_t kReadAtOnce = std::size_t{32} << 10U;

class Feeder {
 public:
  Feeder(const SideBySide& work, TextLanes::Feed& feed) : work_(work), to_(feed, kReadAtOnce) {}

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
    buffer_.resize(kReadAtOnce);
    for (std::size_t got = 0;
         to_.is_wanted() && (got = source(buffer_.data(), kReadAtOnce)) != 0;) {
      const std::string_view block{buffer_.data(), got};
      if (const auto cut = cuts.next(block, to_.is_full())) {
        bytes(block.substr(0, cut->at));
        to_.add({LaneItem::Kind::Cut, text, 0, false, {}});
        to_.end_lane();
        begin(text, cut->line, true);
        bytes(block.substr(cut->at));
      } else {
        bytes(block);
      }
      if (at_once) {
        to_.hand_on();
      }
    }
  }

  void trouble(const std::string& file, const std::string& why) {
    auto text = std::make_shared<Text>();
    text->file = file;
    to_.add({LaneItem::Kind::BadFile, std::move(text), 0, false, why});
  }

  void begin(const TextPtr& text, std::uint32_t line, bool goes_on) {
    if (!goes_on && to_.is_full()) {
      to_.end_lane();
    }
    to_.add({LaneItem::Kind::Text, text, line, goes_on, {}});
  }

  void bytes(std::string_view bytes) {
    if (!bytes.empty()) {
      to_.add({LaneItem::Kind::Bytes, nullptr, 0, false, std::string{bytes}});
    }
  }

  const SideBySide& work_;
  LaneFiller to_;
  std::string buffer_;
};

}  // namespace

void LaneFiller::add(LaneItem item) {
  if (in_lane_ == 0) {
    feed_.open();
  }
  const std::size_t size = item.bytes.size() + kItem;
  in_lane_ += size;
  waiting_ += size;
  items_.push_back(std::move(item));
  if (waiting_ >= at_once_) {
    hand_on();
  }
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
