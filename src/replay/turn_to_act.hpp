// SPDX-License-Identifier: MIT
//
// Where a record stops: whose turn it is, and to do what.
#pragma once

#include "replay/bystanders.hpp"
#include "replay/exchanging.hpp"
#include "replay/room.hpp"

namespace ecarte::replay {

class TurnToAct : private Room {
 public:
  TurnToAct(Table& table, const Exchanging& exchanging, const Bystanders& bystanders)
      : Room(table), exchanging_(exchanging), bystanders_(bystanders) {}

  [[nodiscard]] ToAct whose_turn() const;

 private:
  [[nodiscard]] bool done_last_is_left_out() const;
  [[nodiscard]] bool claim_unanswered() const;
  [[nodiscard]] ToAct whose_card() const;
  [[nodiscard]] bool right_card_to_come() const;

  const Exchanging& exchanging_;
  const Bystanders& bystanders_;
};

}  // namespace ecarte::replay
