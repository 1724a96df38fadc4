// SPDX-License-Identifier: MIT
//
// What two plans certify: each is rounded to whole weights, and answered by the best play against
// it. Whole numbers throughout.
#include <algorithm>
#include <array>
#include <cmath>

#include "analysis/regret.hpp"

namespace ecarte::analysis {
namespace {

using Kind = DarkOutcome::Kind;

/// `whole` split in proportion to `shares`, without a remainder.
void split(std::int64_t whole, const double* shares, std::int64_t* parts, std::uint32_t n) {
  double sum = 0;
  std::uint32_t most = 0;
  for (std::uint32_t i = 0; i < n; ++i) {
    sum += shares[i];
    most = shares[i] > shares[most] ? i : most;
  }
  std::int64_t left = whole;
  for (std::uint32_t i = 0; i < n; ++i) {
    const double part = sum > 0 ? std::floor(static_cast<double>(whole) * (shares[i] / sum)) : 0;
    parts[i] = std::clamp(static_cast<std::int64_t>(part), std::int64_t{0}, left);
    left -= parts[i];
  }
  parts[most] += left;
}

/// Choices made less than so many times as often as the commonest are left out: in the one those
/// that are on their way out, in the other nearly all.
constexpr std::array kLeftOutBelow{0.05, 0.999};

void trim(double* shares, std::uint32_t n, double share) {
  const double least = n > 0 ? share * *std::max_element(shares, shares + n) : 0;
  std::replace_if(
      shares, shares + n, [least](double one) { return one < least; }, 0.0);
}

}  // namespace

Interval Plans::bounds() const {
  Interval best{lower(plan_), upper(other_plan_)};
  for (const double share : kLeftOutBelow) {
    best.low = std::max(best.low, lower(trimmed_plan(share)));
    best.high = std::min(best.high, upper(trimmed_other_plan(share)));
  }
  return best;
}

std::vector<double> Plans::trimmed_plan(double share) const {
  std::vector<double> plan = plan_;
  for (std::size_t k = 0; k < game_.knots.size(); ++k) {
    trim(&plan[first_card_[k]], game_.knots[k].cards, share);
  }
  return plan;
}

std::vector<double> Plans::trimmed_other_plan(double share) const {
  std::vector<double> plan = other_plan_;
  const auto one = [&plan, share](const DarkOutcome& outcome) {
    trim(plan.data() + outcome.first, outcome.ways, share);
  };
  each_open([&](const DarkOutcome& outcome, auto...) { one(outcome); });
  std::ranges::for_each(game_.roots, one);
  return plan;
}

std::int64_t Plans::lower(const std::vector<double>& plan) const {
  constexpr std::int64_t kOne = std::int64_t{1} << kPlanBits;
  std::vector<std::int64_t> weight(plan_.size());
  for (std::size_t k = game_.knots.size(); k-- > 0;) {
    const std::int64_t whole = parent_[k] < 0 ? kOne : weight[static_cast<std::size_t>(parent_[k])];
    split(whole, &plan[first_card_[k]], &weight[first_card_[k]], game_.knots[k].cards);
  }
  std::vector<std::int64_t> made(game_.types.size());
  const auto least = [&](const DarkOutcome& outcome, std::int64_t whole) {
    if (outcome.kind != Kind::Open) {
      return outcome.kind == Kind::Won ? whole : 0;
    }
    std::int64_t fewest = whole;
    for (std::uint32_t way = outcome.first; way < outcome.first + outcome.ways; ++way) {
      fewest = std::min(fewest, made[game_.ways[way]]);
    }
    return fewest;
  };
  for (std::size_t k = 0; k < game_.knots.size(); ++k) {
    const Knot& knot = game_.knots[k];
    const DarkOutcome* outcome = &game_.outcomes[knot.first_outcome];
    for (std::uint32_t card = 0; card < knot.cards; ++card) {
      for (std::uint32_t i = 0; i < knot.entries; ++i, ++outcome) {
        made[knot.first_entry + i] += least(*outcome, weight[first_card_[k] + card]);
      }
    }
  }
  std::int64_t sum = 0;
  for (std::size_t type = 0; type < game_.roots.size(); ++type) {
    sum += std::int64_t{game_.weights[type]} * least(game_.roots[type], kOne);
  }
  return sum;
}

std::int64_t Plans::upper(const std::vector<double>& other_plan) const {
  constexpr std::int64_t kOne = std::int64_t{1} << kPlanBits;
  std::vector<std::int64_t> part(game_.ways.size());
  std::vector<std::int64_t> reach(game_.types.size());
  const auto push = [&](const DarkOutcome& outcome, std::int64_t whole) {
    split(whole, &other_plan[outcome.first], &part[outcome.first], outcome.ways);
    for (std::uint32_t way = outcome.first; way < outcome.first + outcome.ways; ++way) {
      reach[game_.ways[way]] = part[way];
    }
  };
  std::int64_t sum = 0;
  for (std::size_t type = 0; type < game_.roots.size(); ++type) {
    if (game_.roots[type].kind == Kind::Open) {
      push(game_.roots[type], kOne);
    } else if (game_.roots[type].kind == Kind::Won) {
      sum += std::int64_t{game_.weights[type]} * kOne;
    }
  }
  each_open([&](const DarkOutcome& outcome, std::uint32_t entry, auto...) {
    push(outcome, reach[entry]);
  });
  std::vector<std::int64_t> made(plan_.size());
  for (std::size_t k = 0; k < game_.knots.size(); ++k) {
    const Knot& knot = game_.knots[k];
    const DarkOutcome* outcome = &game_.outcomes[knot.first_outcome];
    for (std::uint32_t card = 0; card < knot.cards; ++card) {
      for (std::uint32_t i = 0; i < knot.entries; ++i, ++outcome) {
        const std::uint32_t entry = knot.first_entry + i;
        made[first_card_[k] + card] +=
            outcome->kind == Kind::Won ? reach[entry] * game_.weights[game_.types[entry]] : 0;
      }
    }
    const auto first = made.begin() + first_card_[k];
    const std::int64_t best = *std::max_element(first, first + knot.cards);
    (parent_[k] < 0 ? sum : made[static_cast<std::size_t>(parent_[k])]) += best;
  }
  return sum;
}

}  // namespace ecarte::analysis
