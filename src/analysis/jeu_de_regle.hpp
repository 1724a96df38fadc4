// SPDX-License-Identifier: MIT
//
// The hands to be played without proposing, as Cavendish classes them (Laws and Treatise, 1886,
// pp. 48-54), and what he advises with each: the word to say, and the card to lead.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "game/card.hpp"

namespace ecarte::analysis {

/// One of the ten classes.
struct JeuDeRegle {
  int number = 0;         ///< 1 to 10, his own
  std::string_view hand;  ///< what makes a hand one of the class, in our words
  std::string_view lead;  ///< what is led
  std::string_view page;  ///< "48", "48-49"
};

/// The classes in his order.
std::span<const JeuDeRegle> jeux_de_regle();

/// What to say with a hand.
enum class PlayOrPropose : std::uint8_t { Play, Propose };

/// The treatise's advice to the non-dealer.
struct Advice {
  const JeuDeRegle* hand_class = nullptr;  ///< the first that holds the hand; nullptr: none does
  PlayOrPropose word = PlayOrPropose::Propose;
  game::CardSet leads;   ///< what he would lead, all that he leaves open; empty if he says nothing
  bool doubted = false;  ///< some players will not risk it, he says
  std::string_view because;  ///< why a hand of a class is proposed on all the same; else empty
  std::string_view page;     ///< of this advice
};

/// Every class a hand of five cards belongs to, whatever is advised with it. Hands stronger than
/// those he names belong to the same class (Hint 9, p. 40).
std::vector<const JeuDeRegle*> classes_of(game::CardSet hand, game::Suit trump);

/// `turn_up` counts only where it is the king of trumps.
Advice advise(game::CardSet hand, game::Suit trump, std::optional<game::Card> turn_up = {});

}  // namespace ecarte::analysis
