// SPDX-License-Identifier: MIT
//
// How a dealing opens: by its first packet, or by an act that supposes it where it is not told.
#pragma once

#include "replay/cutting.hpp"
#include "replay/exchanging.hpp"
#include "replay/giving.hpp"
#include "replay/room.hpp"

namespace ecarte::replay {

class Opening : private Room {
 public:
  Opening(Table& table, Cutting& cutting, Giving& giving, Exchanging& exchanging)
      : Room(table), cutting_(cutting), giving_(giving), exchanging_(exchanging) {}

  /// Begins a dealing that is not written, because an act supposes it; nothing if there is one.
  void implied_dealing();
  /// Begins one with the act under way, whose dealer is known by now or is not.
  void open_dealing();

 private:
  void find_dealer();
  void find_dealer_by_acts();
  [[nodiscard]] std::optional<Seat> first_to_exchange() const;

  Cutting& cutting_;
  Giving& giving_;
  Exchanging& exchanging_;
};

}  // namespace ecarte::replay
