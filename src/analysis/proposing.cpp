// SPDX-License-Identifier: MIT
#include "analysis/proposing.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace ecarte::analysis {

std::size_t HandClass::index() const {
  return (static_cast<std::size_t>(king) * (kHand + 1) + static_cast<std::size_t>(thrown)) *
             kBands +
         static_cast<std::size_t>(band);
}

HandClass HandClass::at(std::size_t index) {
  const auto bands = static_cast<std::size_t>(kBands);
  return {static_cast<King>(index / bands / (kHand + 1)),
          static_cast<int>(index / bands % (kHand + 1)), static_cast<int>(index % bands)};
}

HandClass class_of(game::CardSet hand, game::Card turn_up) {
  const Suit trump = turn_up.suit;
  HandClass found;
  found.king = turn_up.rank == game::Rank::King      ? HandClass::King::Turned
               : hand.has({game::Rank::King, trump}) ? HandClass::King::Held
                                                     : HandClass::King::NotSeen;
  found.thrown = kHand - keepers(hand, trump).size();
  found.band = band(hand, trump);
  return found;
}

ProposingGame::ProposingGame(std::size_t non_dealer, std::size_t dealer)
    : dealers_(dealer), played_(non_dealer), cells_(non_dealer * dealer) {}

void ProposingGame::add(std::size_t non_dealer, std::size_t dealer, double weight, double played,
                        double refused, double accepted) {
  total_ += weight;
  played_[non_dealer] += weight * played;
  Cell& cell = cells_[non_dealer * dealers_ + dealer];
  cell.refused += weight * refused;
  cell.accepted += weight * accepted;
}

double ProposingGame::proposing(std::size_t n, const std::vector<double>& refuse) const {
  double worth = 0;
  for (std::size_t d = 0; d < dealers_; ++d) {
    worth += refuse[d] * cell(n, d).refused + (1 - refuse[d]) * cell(n, d).accepted;
  }
  return worth;
}

ProposingGame::Cell ProposingGame::answering(std::size_t d, const std::vector<double>& play) const {
  Cell worth;
  for (std::size_t n = 0; n < played_.size(); ++n) {
    worth.refused += (1 - play[n]) * cell(n, d).refused;
    worth.accepted += (1 - play[n]) * cell(n, d).accepted;
  }
  return worth;
}

double ProposingGame::value(const Plans& plans) const {
  double worth = 0;
  for (std::size_t n = 0; n < played_.size(); ++n) {
    worth += plans.play[n] * played_[n] + (1 - plans.play[n]) * proposing(n, plans.refuse);
  }
  return worth / total_;
}

double ProposingGame::best_play(const std::vector<double>& refuse) const {
  double worth = 0;
  for (std::size_t n = 0; n < played_.size(); ++n) {
    worth += std::max(played_[n], proposing(n, refuse));
  }
  return worth / total_;
}

double ProposingGame::best_refusal(const std::vector<double>& play) const {
  double worth = 0;
  for (std::size_t n = 0; n < played_.size(); ++n) {
    worth += play[n] * played_[n];
  }
  for (std::size_t d = 0; d < dealers_; ++d) {
    const Cell both = answering(d, play);
    worth += std::min(both.refused, both.accepted);
  }
  return worth / total_;
}

std::vector<double> ProposingGame::answer_to_refusing(const std::vector<double>& refuse) const {
  std::vector<double> play(played_.size());
  for (std::size_t n = 0; n < played_.size(); ++n) {
    play[n] = played_[n] > proposing(n, refuse) ? 1 : 0;
  }
  return play;
}

std::vector<double> ProposingGame::answer_to_playing(const std::vector<double>& play) const {
  std::vector<double> refuse(dealers_);
  for (std::size_t d = 0; d < dealers_; ++d) {
    const Cell both = answering(d, play);
    refuse[d] = both.refused < both.accepted ? 1 : 0;
  }
  return refuse;
}

ProposingGame::Plans ProposingGame::solve(int rounds) const {
  Plans plans{std::vector<double>(played_.size()), std::vector<double>(dealers_)};
  for (int round = 1; round <= rounds; ++round) {
    const double step = 2.0 / (round + 1);
    const std::vector<double> play = answer_to_refusing(plans.refuse);
    for (std::size_t n = 0; n < play.size(); ++n) {
      plans.play[n] += step * (play[n] - plans.play[n]);
    }
    const std::vector<double> refuse = answer_to_playing(plans.play);
    for (std::size_t d = 0; d < refuse.size(); ++d) {
      plans.refuse[d] += step * (refuse[d] - plans.refuse[d]);
    }
  }
  const auto whole = [](double& chance) {
    chance = std::round(kPartsOfPlan * chance) / kPartsOfPlan;
  };
  std::ranges::for_each(plans.play, whole);
  std::ranges::for_each(plans.refuse, whole);
  return plans;
}

DealerWins KnownPlans::wins() const {
  DealerWins wins{};
  for (std::size_t dealer = 0; dealer < kGame; ++dealer) {
    for (std::size_t other = 0; other < kGame; ++other) {
      wins.at(dealer).at(other) = scores.at(dealer).at(other).dealer_wins;
    }
  }
  return wins;
}

double KnownPlans::largest_gap() const {
  double most = 0;
  for (const auto& row : scores) {
    for (const ScorePlans& one : row) {
      most = std::max(most, one.gap);
    }
  }
  return most;
}

PlanGain KnownPlans::largest_gain() const {
  PlanGain most;
  for (const auto& row : scores) {
    for (const ScorePlans& one : row) {
      most.low = std::max(most.low, one.elsewhere.low);
      most.high = std::max(most.high, one.elsewhere.high);
    }
  }
  return most;
}

namespace {

/// A score as src/analysis/proposing_plans.inc keeps it: a plan has a letter for each class.
struct Written {
  double dealer_wins;
  double gap;
  double gain_low;
  double gain_high;
  double book_play;
  double book_refuse;
  std::string_view play;
  std::string_view refuse;
};

std::array<std::uint8_t, kHandClasses> read_plan(std::string_view text) {
  std::array<std::uint8_t, kHandClasses> plan{};
  for (std::size_t i = 0; i < plan.size(); ++i) {
    plan.at(i) = static_cast<std::uint8_t>(text.at(i) - kPlanLetter);
  }
  return plan;
}

}  // namespace

const KnownPlans& known_plans() {
  static const KnownPlans kKnown = [] {
    KnownPlans known;
    // By the dealer's score, then the non-dealer's.
    const std::array<Written, std::size_t{kGame} * kGame> written {
      {
#include "analysis/proposing_plans.inc"
        for (std::size_t i = 0; i < written.size(); ++i) {
          const Written& one = written.at(i);
          known.scores.at(i / kGame).at(i % kGame) = {
              one.dealer_wins,      one.gap,         {one.gain_low, one.gain_high},
              one.book_play,        one.book_refuse, read_plan(one.play),
              read_plan(one.refuse)};
        }
        return known;
      }
      ();
      return kKnown;
    }
  }  // namespace ecarte::analysis
