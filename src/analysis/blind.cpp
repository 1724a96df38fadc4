// SPDX-License-Identifier: MIT
//
// The two models in which the player never sees the adversary's hand.
#include <algorithm>
#include <stdexcept>

#include "analysis/dark.hpp"
#include "analysis/odds.hpp"
#include "analysis/regret.hpp"

namespace ecarte::analysis {
namespace {

constexpr int kFirstLook = 16;  ///< rounds before the bounds are first reckoned

DarkGame checked_game(Solver& solver, const OddsQuestion& question, int needed,
                      std::optional<Card> lead) {
  if (const std::string fault = question.fault(); !fault.empty()) {
    throw std::invalid_argument(fault);
  }
  if (lead && (question.role == Role::Dealer || !question.hand.has(*lead))) {
    throw std::invalid_argument("the lead is not a card of the player who leads");
  }
  return make_dark_game(solver, question, needed, lead);
}

/// Parts of a hand, from hands times 2^kPlanBits; rounded down.
std::int64_t parts_below(std::int64_t weight) {
  const std::int64_t whole = weight >> kPlanBits;
  const std::int64_t rest = weight - (whole << kPlanBits);
  return whole * kPartsOfHand + ((rest * kPartsOfHand) >> kPlanBits);
}

HandCount outward(const Interval& interval) {
  return {parts_below(interval.low), -parts_below(-interval.high)};
}

/// With the least effort nothing but the plans' own bounds; the best of each is kept.
HandCount improve(Plans& plans, const Effort& effort) {
  HandCount best = outward(plans.bounds());
  int look = kFirstLook;
  for (int round = 1; round <= effort.rounds && best.high - best.low > effort.tolerance; ++round) {
    plans.round();
    if (round == look || round == effort.rounds) {
      const HandCount now = outward(plans.bounds());
      best = {std::max(best.low, now.low), std::min(best.high, now.high)};
      look += std::max(kFirstLook, look / 4);
    }
  }
  return best;
}

}  // namespace

HandCount blind_value(Solver& solver, const OddsQuestion& question, int needed,
                      std::optional<Card> lead, const Effort& effort) {
  const DarkGame game = checked_game(solver, question, needed, lead);
  Plans plans(game);
  return improve(plans, effort);
}

HandCount blind_rest(Solver& solver, const Rest& rest, int needed, Card lead,
                     const Effort& effort) {
  const bool as_many = std::ranges::all_of(rest.others, [&](const Rest::Other& other) {
    return other.cards.size() == rest.hand.size() && (other.cards & rest.hand).empty();
  });
  if (!as_many || !rest.hand.has(lead)) {
    throw std::invalid_argument("the cards left cannot be played");
  }
  const DarkGame game = make_dark_game(solver, rest, needed, lead);
  Plans plans(game);
  return improve(plans, effort);
}

bool is_certain(Solver& solver, const OddsQuestion& question, int needed,
                std::optional<Card> lead) {
  const DarkGame game = checked_game(solver, question, needed, lead);
  // A plan won with every hand leaves nothing open; a mixed one is no better where all must win.
  return std::ranges::all_of(
      game.roots, [](const DarkOutcome& root) { return root.kind == DarkOutcome::Kind::Won; });
}

}  // namespace ecarte::analysis
