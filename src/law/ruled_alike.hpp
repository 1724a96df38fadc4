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
#include <vector>

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
    const std::size_t place = place_of(matter);
    const Two& two = of_->matters[place];
    for (std::size_t n = 0; n < two.of.size(); ++n) {
      if (two.of[n] == matter) {
        return &of_->rulings[of_->numbers[place][n]];
      }
    }
    return nullptr;
  }
  /// That one may be looked for soon: it is fetched from far away by then.
  void expect(const BriefMatter& matter) const {
    if (of_) {
      __builtin_prefetch(&of_->matters[place_of(matter)]);
    }
  }
  /// Not the first: a short text has few that are alike, and room for them takes its time too.
  void keep(const BriefMatter& matter, const BriefRuling& ruling) {
    constexpr unsigned kFirst = 64;
    if (!of_ && ++met_ < kFirst) {
      return;
    }
    if (!of_) {
      of_ = std::make_unique<Known>();
    }
    const Number number = number_of(ruling);
    const std::size_t place = place_of(matter);
    Two& two = of_->matters[place];
    std::array<Number, 2>& numbers = of_->numbers[place];
    two.of[1] = two.of[0];
    numbers[1] = numbers[0];
    two.of[0] = matter;
    numbers[0] = number;
  }

 private:
  static constexpr unsigned kBits = 12;
  static constexpr std::size_t kRoom = std::size_t{1} << kBits;
  static constexpr std::size_t kMostRulings = 1024;
  static constexpr std::size_t kSlots = 2 * kMostRulings;
  using Number = std::uint16_t;  ///< of a ruling, from 1
  /// What is compared in one place is fetched at once.
  struct alignas(64) Two {
    std::array<BriefMatter, 2> of;  ///< an outline that is told has numbers: of no deal is this one
  };
  /// Many matters come to few rulings.
  struct Known {
    std::array<Two, kRoom> matters;
    std::array<std::array<Number, 2>, kRoom> numbers{};
    std::vector<BriefRuling> rulings{1};
    std::array<Number, kSlots> slots{};  ///< where a ruling is looked for; 0: there is none
  };

  static std::uint64_t mixed(std::uint64_t with, std::uint64_t word) {
    constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15ULL;
    return (with ^ (with >> 29U) ^ word) * kOdd;
  }
  static std::size_t place_of(const BriefMatter& matter) {
    std::uint64_t all = matter.before.bits();
    for (const std::uint64_t word : matter.outline) {
      all = mixed(all, word);
    }
    return static_cast<std::size_t>(all >> (64U - kBits));
  }
  static std::size_t first_slot(const BriefRuling& ruling) {
    const std::uint64_t all =
        mixed(mixed(ruling.recorded.bits(), ruling.ended.bits()), ruling.notes);
    return static_cast<std::size_t>(all >> 32U) % kSlots;
  }
  /// All are forgotten if there is no room for one more.
  Number number_of(const BriefRuling& ruling) {
    std::size_t slot = first_slot(ruling);
    for (; of_->slots[slot] != 0; slot = (slot + 1) % kSlots) {
      if (of_->rulings[of_->slots[slot]] == ruling) {
        return of_->slots[slot];
      }
    }
    if (of_->rulings.size() > kMostRulings) {
      of_ = std::make_unique<Known>();
      slot = first_slot(ruling);
    }
    of_->rulings.push_back(ruling);
    return of_->slots[slot] = static_cast<Number>(of_->rulings.size() - 1);
  }

  std::unique_ptr<Known> of_;
  unsigned met_ = 0;  ///< before there was room
};

}  // namespace ecarte::law
