// SPDX-License-Identifier: MIT
//
// What a player claims as his that is no remedy: the deal, what was staked on the game, a card; and
// what he is denied. Who is to have it is left to the law; here stands what decides it.
#pragma once

#include "replay/bystanders.hpp"
#include "replay/cutting.hpp"
#include "replay/room.hpp"

namespace ecarte::replay {

class RightsClaimed : private Room {
 public:
  RightsClaimed(Table& table, Cutting& cutting, const Bystanders& bystanders)
      : Room(table), cutting_(cutting), bystanders_(bystanders) {}

  void claim_right(const Act& a);
  /// Is a card claimed that was shown in giving, or lies faced, and that nobody has had yet?
  [[nodiscard]] bool claims_shown(const Act& a) const;
  void deny(const Act& a);

 private:
  void claim_deal(const Act& a);
  [[nodiscard]] bool found_out_of_turn_in_time() const;
  [[nodiscard]] Some<CardLies> lies(const Act& a) const;

  Cutting& cutting_;
  const Bystanders& bystanders_;
};

}  // namespace ecarte::replay
