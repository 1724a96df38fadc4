// SPDX-License-Identifier: MIT
//
// What an exchange brings: whether to ask for cards, what to throw out, and whether to ask again.
#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/core.h>

#include "treatise/assess.hpp"
#include "treatise/counting.hpp"

namespace ecarte::treatise {

namespace {

using Holds = Assessment::Holds;

// Sums of whole numbers, divided: what is equal differs by less than this.
constexpr double kNothing = 1e-9;
// Deals drawn for a second exchange; where they cannot tell, more.
constexpr std::array<int, 2> kExchangeDeals{1000, 8000};

/// For the order of completions alone; what is compared is what was counted.
Fraction in_parts(double points) {
  constexpr std::int64_t kParts = 1'000'000;
  return {std::llround(points * kParts), kParts};
}

/// What an answer is known by: hands alike but for the naming of suits have one, where the position
/// tells no suit from another.
std::string known_as(const Position& position, const CompletedPosition& one) {
  const std::string name = common_name(position, one);
  return name.empty() ? fmt::format("{}/{}/{}", one.hand.bits(), CardSet{*one.turned}.bits(),
                                    position.gone.bits())
                      : name;
}

/// What playing brings after an exchange, with the marks for the king, and the chance of the point.
struct Played {
  double points = 0;
  Fraction point;
};

Played played_now(analysis::ExchangeCounter& counter, const analysis::ExchangeQuestion& after) {
  const Card king{game::Rank::King, after.turn_up.suit};
  const analysis::Weighed weighed = counter.weigh(after, after.hand);
  std::int64_t point = 0;
  for (const analysis::TrickWeights& tricks : weighed.tricks) {
    point = std::max(point, tricks[3] + tricks[4] + tricks[5]);
  }
  const analysis::TrickWeights& best = weighed.tricks.at(weighed.best(analysis::kAccepted));
  const std::int64_t kings = (after.hand.has(king) ? weighed.total : 0) - weighed.dealers_king -
                             (after.turn_up == king ? weighed.total : 0);
  return {static_cast<double>(points_of(best, analysis::kAccepted) + kings) /
              static_cast<double>(weighed.total),
          Fraction{point, weighed.total}};
}

}  // namespace

analysis::ExchangeCounter& Assessor::exchanges() {
  if (!exchanges_) {
    exchanges_ = std::make_unique<analysis::ExchangeCounter>();
  }
  return *exchanges_;
}

Assessment Assessor::ask(const ExchangeAsk& ask, const Claim& claim, ClaimModel /*model*/,
                         const CompletedPosition& one) {
  const Suit trump = claim.position.trump;
  const auto [found, fresh] = exchanged_.try_emplace(known_as(claim.position, one));
  if (fresh) {
    const analysis::ExchangeQuestion exchange{one.hand, *one.turned, claim.position.gone};
    const CardSet thrown = one.hand - analysis::keepers(one.hand, trump);
    if (thrown.empty()) {
      throw PatternError("a hand of trumps and kings has nothing to exchange");
    }
    found->second = {exchanges().stand(exchange).expected(),
                     exchanges().exchanged(exchange, thrown).expected()};
  }
  const auto [played, proposed] = found->second;
  // A dealer who refuses whatever he holds leaves the same cards to be played for better stakes
  // than by him who did not propose. So where the exchange is better, to propose is, against him
  // and against one who accepts whatever he holds; else it turns on the dealer.
  return {proposed > played ? yes_or_no(ask.better) : Holds::Unknown,
          in_parts(ask.better ? proposed - played : played - proposed),
          fmt::format("played {:+.4f} points, exchanged {:+.4f}", played, proposed)};
}

const std::vector<Thrown>& Assessor::all_exchanges(const Claim& claim,
                                                   const CompletedPosition& one) {
  const KnownExchanges::Key key{one.hand.bits(), CardSet{*one.turned}.bits(),
                                claim.position.gone.bits()};
  return known_exchanges_->of(key, [&] {
    const analysis::ExchangeQuestion exchange{one.hand, *one.turned, claim.position.gone};
    std::vector<Thrown> all;
    for (unsigned which = 1; which < 1U << analysis::kHand; ++which) {
      CardSet cards;
      unsigned bit = 1;
      for (const Card card : one.hand) {
        cards |= (which & bit) != 0 ? CardSet{card} : CardSet{};
        bit <<= 1U;
      }
      all.push_back({cards, exchanges().exchanged(exchange, cards).expected()});
    }
    return all;
  });
}

Assessment Assessor::ask(const ThrowAsk& ask, const Claim& claim, ClaimModel /*model*/,
                         const CompletedPosition& one) {
  const Suit trump = claim.position.trump;
  const CardSet turned{*one.turned};
  const std::vector<Thrown>& all = all_exchanges(claim, one);
  const auto as_said = [&](const Thrown& thrown) {
    return ask.rest ? thrown.cards == one.hand - analysis::keepers(one.hand, trump)
                    : std::ranges::any_of(one.bindings, [&](const Binding& binding) {
                        return meets(ask.conditions, {thrown.cards, trump, turned}, binding);
                      });
  };
  const auto best_of = [&](const auto& admits) {
    const Thrown* best = nullptr;
    for (const Thrown& thrown : all) {
      if (admits(thrown) && (best == nullptr || thrown.points > best->points + kNothing)) {
        best = &thrown;
      }
    }
    return best;
  };
  const Thrown* const said = best_of(as_said);
  if (said == nullptr) {
    return {Holds::Void, {}, {}};
  }
  const Thrown* const best = best_of([](const Thrown&) { return true; });
  const bool holds = said->points >= best->points - kNothing;
  const auto in_words = [trump](const Thrown& thrown) {
    return fmt::format("{} {:+.4f} points", name_of(thrown.cards, trump), thrown.points);
  };
  return {yes_or_no(holds), in_parts(std::min(0.0, said->points - best->points)),
          "thrown out " + in_words(*said) + (holds ? ", none more" : ", " + in_words(*best))};
}

Assessment Assessor::ask(const AgainAsk& ask, const Claim& claim, ClaimModel /*model*/,
                         const CompletedPosition& one) {
  const analysis::ExchangeQuestion after{one.hand, *one.turned, claim.position.gone};
  const CardSet thrown = one.hand - analysis::keepers(one.hand, claim.position.trump);
  if (thrown.empty()) {
    throw PatternError("a hand of trumps and kings has nothing to exchange");
  }
  const Played played = played_now(exchanges(), after);
  if ((ask.at_least && played.point < *ask.at_least) ||
      (ask.below && !(played.point < *ask.below))) {
    return {Holds::Void, {}, {}};
  }
  const auto [known, fresh] = again_.try_emplace(known_as(claim.position, one));
  analysis::Sampled& again = known->second;
  const auto is_told = [&] {
    return std::abs(again.mean - played.points) >= kErrorsApart * again.error;
  };
  for (const int deals : kExchangeDeals) {
    if (fresh && (deals == kExchangeDeals.front() || !is_told())) {
      again = analysis::asked_again(exchanges(), after, thrown, deals, 1);
    }
  }
  const double gain = ask.better ? again.mean - played.points : played.points - again.mean;
  return {is_told() ? yes_or_no(gain > 0) : Holds::Unknown, in_parts(gain),
          fmt::format("the point {:.3f}, played {:+.4f} points, asked again {:+.4f} (standard "
                      "error {:.4f})",
                      played.point.value(), played.points, again.mean, again.error)};
}

}  // namespace ecarte::treatise
