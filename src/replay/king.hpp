// SPDX-License-Identifier: MIT
//
// What was said of the king of trumps in one dealing, and whether the cards bear it out. Whether it
// was said in time, and what it is worth, is for law.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "replay/cards.hpp"
#include "replay/hindsight.hpp"
#include "replay/notes.hpp"

namespace ecarte::replay {

/// An announcement of the king.
struct Announcement {
  ActIndex at = 0;
  Seat by{};
  ActIndex withdrawn = kNever;
  bool another = false;  ///< a king of another suit was named
};

/// What the truth of an announcement turns on, once the dealing is over.
struct KingTable {
  Suit trump{};
  std::optional<Seat> dealer;
  ActIndex since = 0;               ///< the trump was known
  PerSeat<ActIndex> hand_final{};   ///< his first card was played
  std::span<const CardSet> turned;  ///< each as far as it is known
  PerSeat<CardSet> discarded;
  PerSeat<FirstPlayed> first;
  bool hand_open = false;  ///< the record stops within the hand
};

class King {
 public:
  /// More announcements than these are not looked at.
  static constexpr int kMost = 4;

  void announce(Seat by, ActIndex at, bool another);
  /// The last announcement of his that still stands is taken back.
  void withdraw(Seat by, ActIndex at);

  [[nodiscard]] std::span<const Announcement> announced() const {
    return {announced_.data(), static_cast<std::size_t>(number_)};
  }

  /// The trump is not known, and both have announced its king: one of them at the least has not
  /// got it.
  void doubt_both(Notes& notes) const;
  /// Notes who held the king, and each announcement that was false or came to nothing.
  void look_back(Notes& notes, const Cards& cards, const KingTable& table) const;

 private:
  std::array<Announcement, kMost> announced_{};
  int number_ = 0;
};

}  // namespace ecarte::replay
