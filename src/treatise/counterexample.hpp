// SPDX-License-Identifier: MIT
//
// What can be shown of a claim: the hand at the end that is least in its favour, and where the
// claim does not hold of it, a hand of the other against which it does not, played out card by
// card.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "treatise/evaluate.hpp"

namespace ecarte::treatise {

struct LaidCard {
  Card card{};
  bool by_holder = false;
};

/// The cards of one hand against another, as they may go: after what the claim tells, and the first
/// card if one is asked about, with best play of both, who see every card.
struct Playthrough {
  std::optional<Card> first;  ///< the card asked about, which the holder plays first
  std::vector<LaidCard> cards;
  std::size_t told = 0;         ///< so many of these the claim tells
  std::array<int, 2> made{};    ///< tricks before the first of them, of the holder and of the other
  std::array<int, 2> tricks{};  ///< in the end
};

/// What one card comes to over all hands the other may hold.
struct CardCount {
  Card card{};
  std::int64_t count = 0;  ///< hands against which it reaches the goal; of `points`, the points
  bool said = false;       ///< the claim names it
};

struct ShownClaim {
  const ModelAnswer* answer = nullptr;  ///< the model it is shown for
  const Extreme* example = nullptr;     ///< the hand
  std::vector<CardCount> cards;         ///< of claims of the best card, the best first
  std::int64_t total = 0;               ///< hands of the other, in `cards`
  CardSet other;                        ///< the hand of the other that is played against
  std::vector<Playthrough> plays;       ///< with the card said, then with a better one
};

/// Nothing if no hand is asked about. The claim and its answer must outlive what is given.
std::optional<ShownClaim> shown_claim(const Claim& claim, const ClaimAnswer& answer);

}  // namespace ecarte::treatise
