// SPDX-License-Identifier: MIT
//
// The rubbers that games make up, and how the deal passes on from game to game of a series.
#pragma once

#include "sitting/games.hpp"

namespace ecarte::sitting {

class Rubbers : private BookRoom {
 public:
  explicit Rubbers(BookDesk& desk) : BookRoom(desk) {}

  /// A deal is taken up: what one before it was headed by holds no more.
  void begin_deal() { headed_ = 0; }
  /// The record heads a rubber.
  void head(std::uint32_t number);
  /// Do the players agree on rubbers, of so many games? Of any other act, nothing.
  static void agree(const Act& a, ActIndex at, BookedDeal& deal);
  /// A game begins. A rubber begins with it where the record says so, or, where it heads none,
  /// after the last was decided.
  void open(BookedDeal& deal);
  /// A game that is not the first has begun: is there a cut where the players have agreed how the
  /// deal passes on?
  void series_cut(BookedDeal& deal) const;
  /// A game is won.
  void count(const GameEnd& end);
  /// The sitting is over.
  void close();

  /// Of the rubber under way; 0: none is played.
  [[nodiscard]] std::uint32_t number() const { return terms().rubber_of == 0 ? 0 : rubber_.number; }

 private:
  [[nodiscard]] bool none_yet() const { return rubber_.players[0] == kNoPerson; }

  RubberLine rubber_;
  bool are_headed_ = false;   ///< the record heads its rubbers
  std::uint32_t headed_ = 0;  ///< in this deal; 0: not
  bool begins_ = false;       ///< with the game under way
};

}  // namespace ecarte::sitting
