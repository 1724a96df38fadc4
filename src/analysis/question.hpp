// SPDX-License-Identifier: MIT
//
// What one player knows before the first card is played, and every hand the other may hold.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "analysis/solver.hpp"

namespace ecarte::analysis {

/// The part a player has in a deal. The non-dealer leads.
enum class Role : std::uint8_t { NonDealer, Dealer };

/// Something known of the adversary's hand. Empty: nothing is.
using HandCondition = std::function<bool(CardSet)>;

/// A player's own hand, and what he knows of the other's. Hands of less than five cards are
/// endings: the adversary then holds as many, and the player leads if `role` is NonDealer.
struct OddsQuestion {
  CardSet hand;       ///< one to five cards
  CardSet elsewhere;  ///< known to be in neither hand: the turn-up, cards discarded
  Suit trump{};
  Role role = Role::NonDealer;  ///< of the player whose hand it is
  HandCondition condition;      ///< on the adversary's hand

  /// The cards the adversary's hand comes from.
  [[nodiscard]] CardSet unseen() const { return ~(hand | elsewhere); }
  /// Why it cannot be answered, in words for the person who asked; empty if it can.
  [[nodiscard]] std::string fault() const;
};

/// Hands of the adversary that differ in nothing that matters: the same cards but for some that lie
/// between the same two cards of the player's, and that the condition does not tell apart.
struct HandType {
  CardSet example;
  std::uint32_t hands = 0;  ///< how many there are
};

/// Cards the adversary may hold and that cannot matter apart, lowest by `index_of` first. The king
/// of trumps stands alone, since it is announced.
std::vector<CardSet> interchangeable(const OddsQuestion& question);
/// Every type of hand the adversary may hold and that meets the condition; together they are
/// C(unseen, cards held) hands, 65,780 for a full hand and a turn-up, less those that do not.
std::vector<HandType> hand_types(const OddsQuestion& question);

}  // namespace ecarte::analysis
