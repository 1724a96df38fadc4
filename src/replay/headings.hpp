// SPDX-License-Identifier: MIT
//
// The room of what stands around the acts of a deal: its headings, which deal of which game it is,
// and what it leaves to the next deal of its sitting.
#pragma once

#include <cstdint>
#include <optional>

#include "replay/cutting.hpp"
#include "replay/giving.hpp"
#include "replay/room.hpp"

namespace ecarte::replay {

/// What the record says around the acts, so far.
struct DealHeading {
  std::uint32_t number = 0;  ///< of the deal, as written; 0 if it is not
  bool new_game = false;     ///< another game of the sitting begins with this deal
  bool game_headed = false;  ///< a game has its heading in this deal
};

class Headings : private Room {
 public:
  Headings(Table& table, Cutting& cutting, Giving& giving)
      : Room(table), cutting_(cutting), giving_(giving) {}

  /// A game, a rubber or a deal is headed, or the players are named.
  void heading(const Act& a);
  [[nodiscard]] const DealHeading& frame() const { return frame_; }
  /// How many deals ago was earned what an act claims, if it says of which deal it is?
  [[nodiscard]] std::optional<std::uint32_t> deals_ago(const Act& claim) const;

  /// All acts are read: which deal this is, and whether others came before that are not told.
  void place_in_sitting();
  /// And at the very end: what the deals to come go by.
  void settle_sitting();

 private:
  [[nodiscard]] bool is_another_of_that_number(const Act& game) const;
  void deals_untold();
  void doubt_packs();
  [[nodiscard]] bool disputed() const;
  [[nodiscard]] bool spoken_of_once_closed() const;
  [[nodiscard]] bool deal_passes_on() const;
  [[nodiscard]] WhoDeals dealer_of_void() const;
  // Games of which the beginning is not told (untold_score.cpp)
  [[nodiscard]] bool begins_untold() const;
  [[nodiscard]] bool won_by_its_result() const;
  [[nodiscard]] bool began_with_a_score_untold() const;

  Cutting& cutting_;
  Giving& giving_;
  DealHeading frame_;
};

}  // namespace ecarte::replay
