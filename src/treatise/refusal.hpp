// SPDX-License-Identifier: MIT
//
// The hands with which the dealer should refuse, as Cavendish gives them by comparison with the
// jeux de règle (Laws and Treatise, 1886, pp. 55-57).
#pragma once

#include <string_view>

#include "game/card.hpp"

namespace ecarte::treatise {

/// What the dealer should answer to a first proposal, and where the book says so.
struct RefusalAdvice {
  bool refuse = false;
  std::string_view because;  ///< in our words
  std::string_view page;
};

/// For a hand of five. Where the king of trumps is held the advice is to accept: the book says so
/// of each class in which it speaks of that card, and of all hands that throw out two cards (p.
/// 57).
RefusalAdvice advise_dealer(game::CardSet hand, game::Suit trump);

}  // namespace ecarte::treatise
