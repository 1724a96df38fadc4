// SPDX-License-Identifier: MIT
//
// Where an act of those around the table, or a remark on the game, falls: is there a hand to look
// over or to speak of? What they are to the game is for bystanders.hpp.
#pragma once

#include "replay/bystanders.hpp"
#include "replay/headings.hpp"
#include "replay/opening.hpp"

namespace ecarte::replay {

class AroundTable : private Room {
 public:
  AroundTable(Table& table, const record::Record& record, const DealHeading& frame,
              Opening& opening, const Cutting& cutting)
      : Room(table),
        frame_(frame),
        opening_(opening),
        cutting_(cutting),
        bystanders_(table.notes, table.sitting, record.names ? record.names->bystanders.size() : 0,
                    record.text) {}

  void bystander_act(const Act& a);
  /// A player gives up the game.
  void resign(const Act& a);
  [[nodiscard]] Bystanders& bystanders() { return bystanders_; }
  /// Is a fault of play that somebody speaks of one of the deal before?
  [[nodiscard]] bool of_deal_before() const;

 private:
  void urge(const Act& a);

  const DealHeading& frame_;
  Opening& opening_;
  const Cutting& cutting_;
  Bystanders bystanders_;
};

}  // namespace ecarte::replay
