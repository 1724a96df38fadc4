// SPDX-License-Identifier: MIT
//
// The room of the score as it is told: what is marked, taken down, shown by the counters, admitted
// or claimed, and what was settled. What was due, law reckons.
#pragma once

#include <cstdint>
#include <optional>

#include "replay/announcing.hpp"
#include "replay/bystanders.hpp"
#include "replay/headings.hpp"
#include "replay/room.hpp"

namespace ecarte::replay {

class ScoresTold : private Room {
 public:
  ScoresTold(Table& table, const Headings& headings, Opening& opening, const Cutting& cutting,
             Giving& giving, Exchanging& exchanging, Bystanders& bystanders)
      : Room(table),
        headings_(headings),
        frame_(headings.frame()),
        cutting_(cutting),
        giving_(giving),
        exchanging_(exchanging),
        bystanders_(bystanders),
        king_(table, opening, giving, exchanging) {}

  /// A mark, what is taken down or shown, what is admitted, or the game claimed.
  void score_act(const Act& a);
  /// What is said of the king.
  [[nodiscard]] Announcing& king() { return king_; }
  /// The game is paid for.
  void settled();
  /// All acts are read: what multiple was paid.
  void note_settled();

 private:
  void testify(const Act& a);
  [[nodiscard]] bool is_won_by_resigning(const Act& a) const;
  [[nodiscard]] bool marks_what_he_announced(const Act& a) const;
  [[nodiscard]] bool is_claimed_in_the_hand(const Act& a) const;
  [[nodiscard]] bool wins_by_king(const Act& a) const;
  void turned_by_the_mark(const Testimony& mark);
  [[nodiscard]] bool marks_king_announced(const Act& mark) const;
  [[nodiscard]] std::optional<std::uint32_t> claimed_of_deal(const Act& mark) const;
  [[nodiscard]] bool begins_next_game() const;
  void corrected_after_game(const Act& down);
  void admit(const Act& a);
  void claim_game(const Act& a);

  const Headings& headings_;
  const DealHeading& frame_;
  const Cutting& cutting_;
  Giving& giving_;
  Exchanging& exchanging_;
  Bystanders& bystanders_;
  Announcing king_;
  PerSeat<bool> marked_;  ///< in this deal
  ActIndex settled_ = kNever;
};

}  // namespace ecarte::replay
