// SPDX-License-Identifier: MIT
//
// Rulings in brief that were made, to be found again for another deal with the same outline
// (replay::Outline) and before the same score: law makes the same of the same. It keeps so many,
// and of those that have the same place the last two. Where assertions are compiled in, whoever
// finds one makes it anew and compares. Private to law.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "law/ledger.hpp"
#include "law/result.hpp"
#include "replay/outline.hpp"

namespace ecarte::law {

/// All of a deal that a ruling in brief turns on.
struct BriefMatter {
  std::array<std::uint64_t, 3> outline{};
  ScoreSet before;  ///< with which it began; none at the beginning of a game
  friend bool operator==(const BriefMatter&, const BriefMatter&) = default;
};

/// What comes of it.
struct BriefRuling {
  ScoreAfter after;
  std::uint16_t notes = 0;
  bool to_mark = false;  ///< more was due than is marked, the game being won without it
  // What goes on to the deal after, with the score as marked (CarriedScore).
  bool game_over = false;
  ScoreSet recorded;
  ScoreSet ended;
  ScoreSet false_fifth;
  friend bool operator==(const BriefRuling&, const BriefRuling&) = default;
};

class RuledAlike {
 public:
  /// `nullptr` if it is not known.
  [[nodiscard]] const BriefRuling* find(const BriefMatter& matter) const {
    if (!of_) {
      return nullptr;
    }
    for (const Known& known : (*of_)[place_of(matter)]) {
      if (known.matter == matter) {
        return &known.ruling;
      }
    }
    return nullptr;
  }
  /// Not the first: a short text has few that are alike, and room for them takes its time too.
  void keep(const BriefMatter& matter, const BriefRuling& ruling) {
    constexpr unsigned kFirst = 64;
    if (!of_ && ++met_ < kFirst) {
      return;
    }
    if (!of_) {
      of_ = std::make_unique<std::array<Two, kRoom>>();
    }
    Two& two = (*of_)[place_of(matter)];
    two[1] = two[0];
    two[0] = {matter, ruling};
  }

 private:
  static constexpr unsigned kBits = 12;
  static constexpr std::size_t kRoom = std::size_t{1} << kBits;
  /// An outline that is told has numbers: of no deal is this one.
  struct Known {
    BriefMatter matter;
    BriefRuling ruling;
  };
  using Two = std::array<Known, 2>;
  static std::size_t place_of(const BriefMatter& matter) {
    constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15ULL;
    std::uint64_t mixed = matter.before.bits();
    for (const std::uint64_t word : matter.outline) {
      mixed = (mixed ^ (mixed >> 29U) ^ word) * kOdd;
    }
    return static_cast<std::size_t>(mixed >> (64U - kBits));
  }

  std::unique_ptr<std::array<Two, kRoom>> of_;
  unsigned met_ = 0;  ///< before there was room
};

}  // namespace ecarte::law
