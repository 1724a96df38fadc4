// SPDX-License-Identifier: MIT
//
// Cards and plays as data for the template of the page. Private to this layer.
#pragma once

#include <kainjow/mustache.hpp>

#include "treatise/counterexample.hpp"

namespace ecarte::treatise {

/// What the card is called aloud, and the code of its symbol.
kainjow::mustache::data card_data(Card card);
/// A hand, trumps first, each suit from the top.
kainjow::mustache::data hand_data(CardSet cards, Suit trump);
/// The plays of a claim, trick by trick.
kainjow::mustache::data plays_data(const Claim& claim, const ShownClaim& shown);

}  // namespace ecarte::treatise
