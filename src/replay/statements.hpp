// SPDX-License-Identifier: MIT
//
// What is said of the deal rather than done in it: hands and results told, the pack, the dealer.
#pragma once

#include "replay/hands_told.hpp"
#include "replay/looks_told.hpp"
#include "replay/playing_out.hpp"

namespace ecarte::replay {

class Statements {
 public:
  Statements(Table& table, Opening& opening, Cutting& cutting, Giving& giving,
             Exchanging& exchanging, PlayingOut& playing)
      : t_(table),
        cutting_(cutting),
        playing_(playing),
        hands_told_(table, opening, cutting, giving, exchanging, playing.hands()),
        looks_(table, opening, exchanging) {}

  void statement(const record::Act& a);
  [[nodiscard]] HandsTold& hands() { return hands_told_; }
  [[nodiscard]] LooksTold& looks() { return looks_; }

 private:
  void dealer_told(const record::Act& a);

  Table& t_;
  Cutting& cutting_;
  PlayingOut& playing_;
  HandsTold hands_told_;
  LooksTold looks_;
};

}  // namespace ecarte::replay
