// SPDX-License-Identifier: MIT
#include "analysis/solver.hpp"

#include <algorithm>
#include <stdexcept>

#include "analysis/moves.hpp"
#include "game/legal_play.hpp"

namespace ecarte::analysis {
namespace {

void require_possible(const Ending& ending) {
  const CardSet led = ending.led ? CardSet{*ending.led} : CardSet{};
  if (!(ending.leader & ending.follower).empty() ||
      !(led & (ending.leader | ending.follower)).empty()) {
    throw std::invalid_argument("a card is in both hands");
  }
  if (ending.leader.size() + led.size() > kHand || ending.follower.size() > kHand) {
    throw std::invalid_argument("a hand has more than five cards");
  }
}

/// The leader's tricks once both have played to this trick, with it.
int answered(CardSet leader, CardSet follower, Suit trump, Card lead, Card reply) {
  if (!game::beats(reply, lead, trump)) {
    return 1 + solved(leader, follower, trump);
  }
  return std::max(leader.size(), follower.size()) - solved(follower, leader, trump);
}

/// The leader's tricks once `lead` is on the table, and no longer in `leader`.
int led(CardSet leader, CardSet follower, Suit trump, Card lead) {
  if (follower.empty()) {
    return leader.size() + 1;
  }
  int worst = kHand;
  const CardSet replies = game::legal_replies(follower, lead, trump);
  for (const Card reply : distinct(replies, leader | follower | lead)) {
    worst = std::min(worst, answered(leader, follower - reply, trump, lead, reply));
  }
  return worst;
}

}  // namespace

CardSet Ending::lawful() const {
  if (led) {
    return follower.empty() ? CardSet{} : game::legal_replies(follower, *led, trump);
  }
  return follower.empty() ? CardSet{} : leader;
}

int Ending::tricks() const {
  return std::max(leader.size() + (led ? 1 : 0), follower.size());
}

Ending after(const Ending& ending, Card card) {
  if (!ending.led) {
    return {ending.leader - card, ending.follower, ending.trump, card};
  }
  const CardSet follower = ending.follower - card;
  if (game::beats(card, *ending.led, ending.trump)) {
    return {follower, ending.leader, ending.trump, {}};
  }
  return {ending.leader, follower, ending.trump, {}};
}

int Solver::leader_tricks(const Ending& ending) {
  require_possible(ending);
  return ending.led ? led(ending.leader, ending.follower, ending.trump, *ending.led)
                    : solved(ending.leader, ending.follower, ending.trump);
}

std::vector<CardOutcome> Solver::choices(const Ending& ending) {
  require_possible(ending);
  std::vector<CardOutcome> found;
  for (const Card card : ending.lawful()) {
    if (ending.led) {
      const int leader =
          answered(ending.leader, ending.follower - card, ending.trump, *ending.led, card);
      found.push_back({card, ending.tricks() - leader});
    } else {
      found.push_back({card, led(ending.leader - card, ending.follower, ending.trump, card)});
    }
  }
  return found;
}

CardSet Solver::best(const Ending& ending) {
  CardSet cards;
  int most = -1;
  for (const CardOutcome& choice : choices(ending)) {
    if (choice.tricks > most) {
      most = choice.tricks;
      cards = {};
    }
    if (choice.tricks == most) {
      cards |= choice.card;
    }
  }
  return cards;
}

std::vector<LineCard> Solver::line(Ending ending) {
  std::vector<LineCard> steps;
  bool first_leads = true;
  while (!ending.lawful().empty()) {
    const std::vector<CardOutcome> open = choices(ending);
    const CardOutcome best = *std::ranges::max_element(open, {}, &CardOutcome::tricks);
    const bool answered = ending.led.has_value();
    steps.push_back({ending, best.card, best.tricks, first_leads != answered});
    if (answered && game::beats(best.card, *ending.led, ending.trump)) {
      first_leads = !first_leads;
    }
    ending = after(ending, best.card);
  }
  return steps;
}

}  // namespace ecarte::analysis
