// SPDX-License-Identifier: MIT
//
// What goes from thread to thread where several judge (side_by_side.hpp): texts to be judged, and
// what came of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/side_by_side.hpp"
#include "lanes/lanes.hpp"
#include "referee/judged_copy.hpp"

namespace ecarte::cli {

/// Some text of a file; of a Markdown file, one of several.
struct Text {
  std::string file;
  const Terms* terms = nullptr;
  // Where a part of a check is kept (part_results.hpp), it is one sitting:
  std::uint32_t number = 0;   ///< of the text in its file,
  std::uint32_t sitting = 0;  ///< of the sitting in the text,
  std::uint64_t digest = 0;   ///< and of its bytes, once it is over
};
using TextPtr = std::shared_ptr<const Text>;

/// What is put into a lane.
struct LaneItem {
  enum class Kind : std::uint8_t {
    Text,     ///< from here on, the bytes of `text`, the first being those of line `line`
    Bytes,    ///< more of it
    Cut,      ///< it goes on in the next lane
    BadFile,  ///< with a file that cannot be read
  };
  Kind kind = Kind::Text;
  TextPtr text;
  std::uint32_t line = 1;
  bool goes_on = false;  ///< the text was cut here
  std::string why;       ///< of a trouble
  std::string_view bytes;
  std::shared_ptr<const char[]> held;  ///< where they are
};
using Items = std::vector<LaneItem>;

/// What comes of it.
struct LaneResult {
  enum class Kind : std::uint8_t {
    Silent,    ///< so many deals; perhaps none
    Judged,    ///< one deal
    Compared,  ///< so many deals, under several codes
    Stops,     ///< what stands after it in the same text counts for nothing
    BadFile,   ///< with a file
  };
  Kind kind = Kind::Silent;
  TextPtr text;
  SilentDeals silent;
  std::unique_ptr<referee::JudgedCopy> deal;
  WrittenApart written;  ///< of it
  std::string why;
  std::unique_ptr<Compared> compared = nullptr;
};
using Results = std::vector<LaneResult>;
using TextLanes = lanes::Lanes<Items, Results>;

/// What may wait of texts and of results, in bytes.
inline constexpr lanes::LaneLimits kLaneLimits{std::size_t{4} << 20U, std::size_t{12} << 20U};

/// Puts items into lanes, `at_once` bytes at a time.
class LaneFiller {
 public:
  LaneFiller(TextLanes::Feed& feed, std::size_t at_once) : feed_(feed), at_once_(at_once) {}

  /// A text, or what is behind a cut in it.
  void begin(const TextPtr& text, std::uint32_t line, bool goes_on);
  /// More of it, which is copied, or is held.
  void add(std::string_view bytes);
  void add(std::string_view bytes, std::shared_ptr<const char[]> held);
  /// It goes on in the next lane.
  void cut(const TextPtr& text);
  void trouble(const TextPtr& text, const std::string& why);
  /// What waits is put in now.
  void hand_on();
  /// The next item goes into another lane.
  void end_lane();
  /// Has the lane at hand as much as one is to have?
  [[nodiscard]] bool is_full() const { return in_lane_ >= lane_size(); }
  /// False once nobody takes what is put in.
  [[nodiscard]] bool is_wanted() const { return wanted_; }

 private:
  void put(LaneItem item);

  static constexpr std::size_t kItem = 64;  ///< what an item costs besides its bytes
  /// Bytes after which a cut is looked for: at first few, so that all threads have work soon, then
  /// more, since each lane costs the threads a rest.
  static constexpr std::size_t kShortLane = std::size_t{192} << 10U;
  static constexpr std::size_t kLongLane = std::size_t{768} << 10U;
  static constexpr std::size_t kShareOfAll = 16;
  [[nodiscard]] std::size_t lane_size() const {
    return std::clamp(in_all_ / kShareOfAll, kShortLane, kLongLane);
  }

  TextLanes::Feed& feed_;
  std::size_t at_once_;
  Items items_;
  std::size_t waiting_ = 0;  ///< the size of these
  std::size_t in_lane_ = 0;  ///< of all that was put into the lane at hand; 0: none is
  std::size_t in_all_ = 0;   ///< of what was put into any
  bool wanted_ = true;
};

/// Hands results on; those of what counts for nothing are passed over.
class ResultGiver {
 public:
  explicit ResultGiver(DealTaker& taker) : taker_(taker) {}
  void give(const LaneResult& result);

 private:
  DealTaker& taker_;
  TextPtr text_;
  TextPtr stopped_;
};

/// Puts texts into lanes: a text of some length into several, several short ones into one.
void feed_texts(const SideBySide& work, TextLanes::Feed& feed);

/// Judges what is in a lane. What was learnt of one serves the next that it or a copy of it judges;
/// what comes of a lane does not turn on that.
std::function<void(TextLanes::Lane&)> lane_judge(const SideBySide& work);

}  // namespace ecarte::cli
