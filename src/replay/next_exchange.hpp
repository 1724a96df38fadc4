// SPDX-License-Identifier: MIT
//
// What comes next in an exchange, and whether what is told belongs to it or to another of which the
// words are not told.
#pragma once

#include "replay/exchange_room.hpp"

namespace ecarte::replay {

class NextExchange : private ExchangeRoom {
 public:
  NextExchange(Table& table, ExchangeSoFar& so_far) : ExchangeRoom(table, so_far) {}

  /// Who is to exchange next, or what comes when both have done so.
  [[nodiscard]] ToAct whose_exchange() const;
  /// In the exchange under way this player has had what he put out. Does he begin the next?
  [[nodiscard]] bool begins_another(const Act& a) const;
  /// Has the non-dealer, or have both, done in this exchange what there is to do?
  [[nodiscard]] bool exchange_done() const;
  /// Is this the answer to another proposal, which is not told?
  [[nodiscard]] bool accepts_another(AnswerGiven given) const;

 private:
  [[nodiscard]] bool puts_out_again(const Act& a) const;
  [[nodiscard]] bool shown_since_served(const Act& a) const;
};

}  // namespace ecarte::replay
