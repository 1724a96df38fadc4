// SPDX-License-Identifier: MIT
#include "analysis/solver.hpp"

#include <algorithm>
#include <stdexcept>

#include "analysis/memo.hpp"
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

}  // namespace

/// Values of endings between two tricks: the tricks of him who leads.
struct Solver::Memo {
  MemoTable table;

  int value(CardSet leader, CardSet follower, Suit trump) {
    if (leader.empty() || follower.empty()) {
      return leader.size();
    }
    const std::uint64_t key = canonical(leader, follower, trump);
    if (const int known = table.find(key); known >= 0) {
      return known;
    }
    int best = 0;
    for (const Card lead : distinct(leader, leader | follower)) {
      best = std::max(best, value_led(leader - lead, follower, trump, lead));
    }
    table.keep(key, best);
    return best;
  }

  /// The same once `lead` is on the table.
  int value_led(CardSet leader, CardSet follower, Suit trump, Card lead) {
    if (follower.empty()) {
      return leader.size() + 1;
    }
    int worst = kHand;
    const CardSet replies = game::legal_replies(follower, lead, trump);
    for (const Card reply : distinct(replies, leader | follower | lead)) {
      worst = std::min(worst, value_answered(leader, follower - reply, trump, lead, reply));
    }
    return worst;
  }

  int value_answered(CardSet leader, CardSet follower, Suit trump, Card lead, Card reply) {
    if (!game::beats(reply, lead, trump)) {
      return 1 + value(leader, follower, trump);
    }
    return std::max(leader.size(), follower.size()) - value(follower, leader, trump);
  }
};

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

Solver::Solver() : memo_(std::make_unique<Memo>()) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

int Solver::leader_tricks(const Ending& ending) {
  require_possible(ending);
  return ending.led ? memo_->value_led(ending.leader, ending.follower, ending.trump, *ending.led)
                    : memo_->value(ending.leader, ending.follower, ending.trump);
}

std::vector<Choice> Solver::choices(const Ending& ending) {
  require_possible(ending);
  std::vector<Choice> found;
  for (const Card card : ending.lawful()) {
    if (ending.led) {
      const int leader = memo_->value_answered(ending.leader, ending.follower - card, ending.trump,
                                               *ending.led, card);
      found.push_back({card, ending.tricks() - leader});
    } else {
      found.push_back(
          {card, memo_->value_led(ending.leader - card, ending.follower, ending.trump, card)});
    }
  }
  return found;
}

CardSet Solver::best(const Ending& ending) {
  CardSet cards;
  int most = -1;
  for (const Choice& choice : choices(ending)) {
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

std::vector<Step> Solver::line(Ending ending) {
  std::vector<Step> steps;
  bool first_leads = true;
  while (!ending.lawful().empty()) {
    const std::vector<Choice> open = choices(ending);
    const Choice best = *std::ranges::max_element(open, {}, &Choice::tricks);
    const bool answered = ending.led.has_value();
    steps.push_back({ending, best.card, best.tricks, first_leads != answered});
    if (answered && game::beats(best.card, *ending.led, ending.trump)) {
      first_leads = !first_leads;
    }
    ending = after(ending, best.card);
  }
  return steps;
}

std::size_t Solver::searched() const {
  return memo_->table.size();
}

}  // namespace ecarte::analysis
