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
  bool another = false;              ///< a king of another suit was named
  ActIndex found = kNever;           ///< somebody found that he had it not,
  Actor found_by = record::kNobody;  ///< who,
  bool denied = false;               ///<  and he denies it
};

/// What the truth of an announcement turns on, once the dealing is over.
struct KingTable {
  Suit trump{};
  std::optional<Seat> dealer;
  ActIndex since = 0;               ///< the trump was known
  PerSeat<ActIndex> hand_final{};   ///< his first card was played
  std::span<const CardSet> turned;  ///< each as far as it is known
  CardSet turned_late;              ///< by the dealer after the giving, as if for trumps
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

  /// It is found that the last announcement of `whose` was false; `denied`: the other disputes
  /// that. False if no word of his is told that can be meant.
  bool find_false(Seat whose, ActIndex at, Actor by, bool denied);

  [[nodiscard]] std::span<const Announcement> announced() const {
    return {announced_.data(), static_cast<std::size_t>(number_)};
  }

  /// The trump is not known. Who withdrew what he announced, or of whom it was found that it was
  /// false, had not got the king; if both announced it, one of them at the least has not. Who
  /// stands to his word may have it.
  void look_back_untold(Notes& notes, std::optional<Seat> dealer, ActIndex since,
                        const PerSeat<FirstPlayed>& first) const;
  /// Notes who held the king, and each announcement that was false or came to nothing.
  void look_back(Notes& notes, const Cards& cards, const KingTable& table) const;

 private:
  std::array<Announcement, kMost> announced_{};
  int number_ = 0;
};

}  // namespace ecarte::replay
