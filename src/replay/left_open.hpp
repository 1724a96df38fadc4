// SPDX-License-Identifier: MIT
//
// What a fact left open when it was noted and only the end of its dealing tells: whether the
// non-dealer had looked when it was found, whether a word altered was gone by, and whether a
// question is to be answered yet.
#pragma once

#include "replay/room.hpp"

namespace ecarte::replay {

class LeftOpen : private Room {
 public:
  explicit LeftOpen(Table& table) : Room(table) {}

  /// Where the record stops: he was asked how many cards he took, and the hand is not over.
  void note_number_owed();
  /// Fills in, for each word altered, whether the players went by the first, and what
  /// that was.
  void fill_upheld();
  /// What the non-dealer had by a claim or a choice of his that is for one who has not looked at
  /// his hand, and the dealer did as he wished and said nothing against it: both went by it that he
  /// had not.
  void heed_what_was_granted();
  /// Fills in whether the non-dealer had looked at his hand, where a fact asks.
  void fill_looked();

 private:
  [[nodiscard]] Upheld first_word_upheld(const Fact& altered) const;
  [[nodiscard]] NoYes looked_before_choosing() const;
  [[nodiscard]] ActIndex granted_at(const Deed& wish) const;
  [[nodiscard]] bool has_other_ground(const Deed& wish) const;
};

}  // namespace ecarte::replay
