// SPDX-License-Identifier: MIT
//
// What a fact left open when it was noted and only the end of its dealing tells: whether the
// non-dealer had looked when it was found, and whether a word altered was gone by.
#pragma once

#include "replay/room.hpp"

namespace ecarte::replay {

class LeftOpen : private Room {
 public:
  explicit LeftOpen(Table& table) : Room(table) {}

  /// Fills in, for each word altered, whether the players went by the first.
  void fill_upheld();
  /// Fills in whether the non-dealer had looked at his hand, where a fact asks.
  void fill_looked();

 private:
  [[nodiscard]] Upheld first_word_upheld(const Fact& altered) const;
  [[nodiscard]] int given_before(const Fact& altered) const;
  [[nodiscard]] NoYes looked_before_choosing() const;
};

}  // namespace ecarte::replay
