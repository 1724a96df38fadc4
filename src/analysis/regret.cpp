// SPDX-License-Identifier: MIT
#include "analysis/regret.hpp"

#include <algorithm>

namespace ecarte::analysis {
namespace {

using Kind = DarkOutcome::Kind;

/// Expected regrets above nought in proportion; all alike where there are none.
void match(const double* expected, double* play, std::uint32_t n) {
  double sum = 0;
  for (std::uint32_t i = 0; i < n; ++i) {
    sum += expected[i];
  }
  for (std::uint32_t i = 0; i < n; ++i) {
    play[i] = sum > 0 ? expected[i] / sum : 1.0 / n;
  }
}

}  // namespace

Plans::Plans(const DarkGame& game) : game_(game) {
  std::uint32_t cards = 0;
  for (const Knot& knot : game.knots) {
    first_card_.push_back(cards);
    cards += knot.cards;
    knot_of_.insert(knot_of_.end(), knot.entries,
                    static_cast<std::uint32_t>(first_card_.size() - 1));
  }
  regret_.resize(cards);
  expected_.resize(cards);
  play_.resize(cards);
  plan_.resize(cards);
  other_regret_.resize(game.ways.size());
  other_expected_.resize(game.ways.size());
  other_play_.resize(game.ways.size());
  other_plan_.resize(game.ways.size());
  worth_.resize(game.types.size());
  adversary_reach_.resize(game.types.size());
  player_reach_.resize(game.knots.size());
  find_parents();
  match_player();
  match_adversary();
}

void Plans::find_parents() {
  parent_.assign(game_.knots.size(), -1);
  each_open([this](const DarkOutcome& outcome, std::uint32_t, std::uint32_t card, std::size_t) {
    for (std::uint32_t way = 0; way < outcome.ways; ++way) {
      parent_[knot_of_[game_.ways[outcome.first + way]]] = card;
    }
  });
}

void Plans::match_player() {
  for (std::size_t k = 0; k < game_.knots.size(); ++k) {
    match(&expected_[first_card_[k]], &play_[first_card_[k]], game_.knots[k].cards);
  }
}

void Plans::match_adversary() {
  const auto one = [this](const DarkOutcome& outcome) {
    match(&other_expected_[outcome.first], &other_play_[outcome.first], outcome.ways);
  };
  each_open([&](const DarkOutcome& outcome, auto...) { one(outcome); });
  for (const DarkOutcome& root : game_.roots) {
    if (root.kind == Kind::Open) {
      one(root);
    }
  }
}

/// How much of each type the adversary brings to each entry, hands and his own choices counted.
void Plans::push_adversary_reach() {
  const auto push = [this](const DarkOutcome& outcome, double reach) {
    for (std::uint32_t way = outcome.first; way < outcome.first + outcome.ways; ++way) {
      adversary_reach_[game_.ways[way]] = reach * other_play_[way];
    }
  };
  for (std::size_t type = 0; type < game_.roots.size(); ++type) {
    push(game_.roots[type], game_.weights[type]);
  }
  each_open([&](const DarkOutcome& outcome, std::uint32_t entry, auto...) {
    push(outcome, adversary_reach_[entry]);
  });
}

void Plans::push_player_reach() {
  for (std::size_t k = game_.knots.size(); k-- > 0;) {
    if (parent_[k] < 0) {
      player_reach_[k] = 1;
      continue;
    }
    const auto card = static_cast<std::size_t>(parent_[k]);
    const auto before = static_cast<std::size_t>(
        std::ranges::upper_bound(first_card_, static_cast<std::uint32_t>(card)) -
        first_card_.begin() - 1);
    player_reach_[k] = player_reach_[before] * play_[card];
  }
}

double Plans::worth(const DarkOutcome& outcome) const {
  if (outcome.kind != Kind::Open) {
    return outcome.kind == Kind::Won ? 1 : 0;
  }
  double sum = 0;
  for (std::uint32_t way = outcome.first; way < outcome.first + outcome.ways; ++way) {
    sum += other_play_[way] * worth_[game_.ways[way]];
  }
  return sum;
}

/// What every entry is worth with the cards both now play; and, on the way, the player's regrets.
void Plans::learn_player() {
  for (std::size_t k = 0; k < game_.knots.size(); ++k) {
    const Knot& knot = game_.knots[k];
    double* const regret = &regret_[first_card_[k]];
    double* const expected = &expected_[first_card_[k]];  // until the mean is known, the sums
    const double* const play = &play_[first_card_[k]];
    const double* const reach = &adversary_reach_[knot.first_entry];
    double* const value = &worth_[knot.first_entry];
    std::fill(value, value + knot.entries, 0.0);
    const DarkOutcome* outcome = &game_.outcomes[knot.first_outcome];
    double mean = 0;
    for (std::uint32_t card = 0; card < knot.cards; ++card) {
      double sum = 0;
      for (std::uint32_t i = 0; i < knot.entries; ++i, ++outcome) {
        const double made = worth(*outcome);
        value[i] += play[card] * made;
        sum += reach[i] * made;
      }
      expected[card] = sum;
      mean += play[card] * sum;
    }
    for (std::uint32_t card = 0; card < knot.cards; ++card) {
      const double gain = expected[card] - mean;
      regret[card] = std::max(0.0, regret[card] + gain);
      expected[card] = std::max(0.0, regret[card] + gain);
    }
  }
}

/// Every entry's worth to the player with the cards both now play.
void Plans::evaluate() {
  for (std::size_t k = 0; k < game_.knots.size(); ++k) {
    const Knot& knot = game_.knots[k];
    const DarkOutcome* outcome = &game_.outcomes[knot.first_outcome];
    double* const value = &worth_[knot.first_entry];
    std::fill(value, value + knot.entries, 0.0);
    for (std::uint32_t card = 0; card < knot.cards; ++card) {
      const double play = play_[first_card_[k] + card];
      for (std::uint32_t i = 0; i < knot.entries; ++i, ++outcome) {
        value[i] += play * worth(*outcome);
      }
    }
  }
}

void Plans::learn_adversary() {
  const auto learn = [this](const DarkOutcome& outcome, double reach) {
    const double mean = worth(outcome);
    for (std::uint32_t way = outcome.first; way < outcome.first + outcome.ways; ++way) {
      const double gain = reach * (mean - worth_[game_.ways[way]]);
      other_regret_[way] = std::max(0.0, other_regret_[way] + gain);
      other_expected_[way] = std::max(0.0, other_regret_[way] + gain);
    }
  };
  each_open([&](const DarkOutcome& outcome, std::uint32_t, std::uint32_t card, std::size_t k) {
    learn(outcome, player_reach_[k] * play_[card]);
  });
  for (const DarkOutcome& root : game_.roots) {
    if (root.kind == Kind::Open) {
      learn(root, 1);
    }
  }
}

void Plans::add_to_plans() {
  const double weight = rounds_ * rounds_;
  for (std::size_t k = 0; k < game_.knots.size(); ++k) {
    for (std::uint32_t card = 0; card < game_.knots[k].cards; ++card) {
      plan_[first_card_[k] + card] += weight * player_reach_[k] * play_[first_card_[k] + card];
    }
  }
  const auto add = [this, weight](const DarkOutcome& outcome) {
    for (std::uint32_t way = outcome.first; way < outcome.first + outcome.ways; ++way) {
      other_plan_[way] += weight * adversary_reach_[game_.ways[way]];
    }
  };
  each_open([&](const DarkOutcome& outcome, auto...) { add(outcome); });
  for (const DarkOutcome& root : game_.roots) {
    if (root.kind == Kind::Open) {
      add(root);
    }
  }
}

void Plans::round() {
  rounds_ += 1;
  push_adversary_reach();
  learn_player();
  match_player();
  push_player_reach();
  evaluate();
  learn_adversary();
  match_adversary();
  push_adversary_reach();
  add_to_plans();
}

}  // namespace ecarte::analysis
