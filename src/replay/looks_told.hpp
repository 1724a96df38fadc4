// SPDX-License-Identifier: MIT
//
// Who looked at what, and at which moment: his hand, cards given, a discard, a surplus card.
#pragma once

#include "replay/opening.hpp"

namespace ecarte::replay {

/// A surplus card drawn from a hand.
struct DrawnSurplus {
  Some<NoYes> from_taken_up{NoYes::No};
  ActIndex at = kNever;
};

class LooksTold : private Room {
 public:
  LooksTold(Table& table, Opening& opening, Exchanging& exchanging)
      : Room(table), opening_(opening), exchanging_(exchanging) {}

  void look(const Act& a);
  /// He is told to have seen his hand by now, or not to have.
  void has_looked(const Act& a);
  void has_not_looked_yet(const Act& a);
  /// What is looked at as drawn from now on.
  void is_drawn(const DrawnSurplus& drawn) { drawn_ = drawn; }

 private:
  void look_at_thrown_out(const Act& a);
  [[nodiscard]] bool discards_lie() const;
  void note_handled(const Act& a, Some<Whose> whose);
  [[nodiscard]] Some<SurplusFrom> surplus_from(Seat whose) const;

  Opening& opening_;
  Exchanging& exchanging_;
  DrawnSurplus drawn_;
};

}  // namespace ecarte::replay
