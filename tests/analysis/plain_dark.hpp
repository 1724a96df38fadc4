// SPDX-License-Identifier: MIT
//
// The game of a player in the dark once more, card by card: every hand apart, every card by its own
// name, nothing taken out beforehand. Both sides learn by regret, and two best responses certify
// what they have learnt. Slow, for endings of a few cards. Shares nothing with src/.
#pragma once

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "support/plain_cards.hpp"

namespace ecarte::naive {

using support::PlainCard;
using support::PlainHand;

class PlainDark {
 public:
  /// The player holds `hand`, the adversary any one of `hands`; the player needs `needed` tricks,
  /// and leads if `player_leads`.
  PlainDark(PlainHand hand, std::vector<PlainHand> hands, int trump, int needed, bool player_leads);

  void round();
  /// In hands; the value lies between them.
  std::pair<double, double> bounds();
  /// True if one plan without mixing wins against every hand.
  bool certain();

 private:
  struct Table {
    PlainHand mine;
    int made = 0;
    bool i_lead = true;
    PlainCard led = -1;
    /// The cards played in their order, and "!" where the adversary announced the king: all that
    /// the player has seen. Who played each follows from those before it.
    std::string seen;
    bool other_has_played = false;
  };
  struct Learnt {
    std::vector<double> regret, sum;
  };
  struct Held {
    std::size_t number;
    PlainHand cards;
    double reach;
  };

  [[nodiscard]] bool players_turn(const Table& table) const;
  [[nodiscard]] PlainHand lawful(const Table& table, const PlainHand& other) const;
  Table played(const Table& table, PlainCard card, const PlainHand& other) const;
  double learn(const Table& table, const Held& held, double my_reach, bool teach_me);
  double least(const Table& table, const Held& held);
  double most(const Table& table, const std::vector<Held>& held);
  bool sure(const Table& table, const std::vector<Held>& held);
  Learnt& learnt(const std::string& key, std::size_t n);
  std::string key_of(const Table& table, const Held& held) const;

  PlainHand hand_;
  std::vector<PlainHand> hands_;
  int trump_;
  int needed_;
  bool leads_;
  double rounds_ = 0;
  std::unordered_map<std::string, Learnt> known_;
};

}  // namespace ecarte::naive
