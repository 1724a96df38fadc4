// SPDX-License-Identifier: MIT
//
// What somebody at the table finds, as he finds it. What it proves, the end of the dealing shows
// (found_out.hpp).
#pragma once

#include "replay/around_table.hpp"
#include "replay/card_room.hpp"
#include "replay/statements.hpp"
#include "replay/trick_play.hpp"

namespace ecarte::replay {

class FaultsFound : private CardRoom {
 public:
  FaultsFound(Table& table, Opening& opening, Giving& giving, Exchanging& exchanging,
              TrickPlay& play, AroundTable& around, HandsTold& hands_told)
      : CardRoom(table),
        opening_(opening),
        giving_(giving),
        exchanging_(exchanging),
        play_(play),
        around_(around),
        hands_told_(hands_told) {}

  void find(const Act& a);

 private:
  void allege(const Act& a, record::Noun noun);
  [[nodiscard]] Seat whose_king(const Act& a) const;
  void find_exposed();
  void find_false_king(const Act& a);
  void find_lead(const Act& a);
  void find_misplay();

  Opening& opening_;
  Giving& giving_;
  Exchanging& exchanging_;
  TrickPlay& play_;
  AroundTable& around_;
  HandsTold& hands_told_;
};

}  // namespace ecarte::replay
