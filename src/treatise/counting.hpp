// SPDX-License-Identifier: MIT
//
// Counts of hands, and the bounds they are held to. Private to this layer.
#pragma once

#include <cstdint>

#include "analysis/question.hpp"
#include "treatise/fraction.hpp"

namespace ecarte::treatise {

/// True if the chance lies within the bounds of the question.
template <class Bounded>
bool within(const Bounded& ask, Fraction chance) {
  return (!ask.at_least || !(chance < *ask.at_least)) && (!ask.below || chance < *ask.below);
}

/// Hands of the other that agree with the question.
inline std::int64_t count_hands(const analysis::OddsQuestion& question) {
  std::int64_t hands = 0;
  for (const analysis::HandType& type : analysis::hand_types(question)) {
    hands += type.hands;
  }
  return hands;
}

/// Of them, those that meet one condition more.
inline std::int64_t count_hands(const analysis::OddsQuestion& question,
                                const analysis::HandCondition& also) {
  analysis::OddsQuestion narrower = question;
  narrower.condition = [&](game::CardSet hand) {
    return (!question.condition || question.condition(hand)) && also(hand);
  };
  return count_hands(narrower);
}

}  // namespace ecarte::treatise
