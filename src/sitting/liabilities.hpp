// SPDX-License-Identifier: MIT
//
// Bystanders whose words changed the score, and who may be called upon to pay for them.
#pragma once

#include "sitting/bets.hpp"

namespace ecarte::sitting {

class Liabilities : private BookRoom {
 public:
  Liabilities(BookDesk& desk, const Games& games, const Bets& bets)
      : BookRoom(desk), games_(games), bets_(bets) {}

  /// How many there are: those of a deal are behind those there were when it was taken up.
  [[nodiscard]] std::size_t count() const { return lines_.size(); }
  /// Words of this deal that called attention to something, where a law says that they may be paid
  /// for.
  void hear_words(BookedDeal& deal);
  /// A player calls upon a bystander.
  void call_upon(const Act& a);
  /// The game is over.
  void settle(const GameEnd& end);
  /// A bystander pays: held against what he owes, if he owes anything, and it is not a bet of his.
  /// Returns who has it where nobody is named: as he stands in the place of the one who lost, his
  /// adversary; kNoPerson if he owes nothing.
  PersonNumber pay(const Act& a, ActIndex at, BookedDeal& deal);
  /// Of words spoken in this deal, those from the number `first` on: what is owed for them, where
  /// that is known by its end.
  void tell(std::size_t first, BookedDeal& deal) const;
  /// The sitting is over.
  void close();

 private:
  void hear(const replay::Fact& fact, law::Finding& finding);
  void settle(LiabilityLine& line, const GameEnd& end);
  void owe(LiabilityLine& line);

  const Games& games_;
  const Bets& bets_;
  std::vector<LiabilityLine> lines_;
};

}  // namespace ecarte::sitting
