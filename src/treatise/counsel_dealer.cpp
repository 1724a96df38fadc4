// SPDX-License-Identifier: MIT
#include <algorithm>
#include <functional>

#include "analysis/exchange.hpp"
#include "treatise/counsel.hpp"
#include "treatise/counsel_draw.hpp"
#include "treatise/proposing_deals.hpp"

namespace ecarte::treatise {

namespace {

using analysis::ExchangeQuestion;
using analysis::KingMarkedBy;
using analysis::Weighed;
using game::Card;
using game::CardSet;
using game::Suit;

class Dealer {
 public:
  Dealer(analysis::ExchangeCounter& counter, const CounselAsked& asked)
      : asked_(asked),
        plans_(analysis::known_plans().at(asked.own, asked.other)),
        ways_(analysis::known_plans().wins(), asked.own, asked.other),
        unseen_(~(asked.hand | asked.turn_up)),
        draw_(asked.seed),
        counter_(counter) {}

  DealerCounsel counsel() {
    DealerCounsel found;
    found.plan_refuse = part_of(plans_.refuse, analysis::class_of(asked_.hand, asked_.turn_up));
    learn_proposers(found);
    for (int size = 0; size <= analysis::kHand; ++size) {
      each_set(asked_.hand, size, [&](CardSet thrown) { throws_.push_back({thrown, {}, {}}); });
    }
    for (int i = 0; i < asked_.deals; ++i) {
      meet(proposing_.one(draw_));
    }
    tell(found);
    return found;
  }

 private:
  struct Throw {
    CardSet thrown;
    Mean chance;
    Mean lost;  ///< what refusing has more
  };

  void learn_proposers(DealerCounsel& found) {
    double all = 0;
    each_set(unseen_, analysis::kHand, [&](CardSet other) {
      ++all;
      const double plays = part_of(plans_.play, analysis::class_of(other, asked_.turn_up));
      if (plays < 1) {
        proposing_.add(other, 1 - plays);
      }
    });
    found.proposing = proposing_.total() / all;
    if (proposing_.total() == 0) {
      // Cards were asked for all the same: any hand may have done it.
      each_set(unseen_, analysis::kHand, [&](CardSet other) { proposing_.add(other, 1); });
    }
  }

  /// One hand that proposes: refused, and accepted with each discard.
  void meet(CardSet other) {
    const Suit trump = asked_.turn_up.suit;
    const ExchangeQuestion exchange{other, asked_.turn_up, {}};
    const double refused =
        1 - outcome(counter_.weigh_unasked(exchange), other, asked_.hand, Way::Refused);
    refused_.add(refused);
    const CardSet thrown = analysis::thrown_out(other, trump);
    const CardSet hand = (other - thrown) | draw_.cards(unseen_ - other, thrown.size());
    const CardSet left = unseen_ - other - hand;
    const Weighed weighed = counter_.weigh(exchange, hand);
    const Card lead = lead_of(weighed, hand, Way::Exchanged);
    // The same cards lie on top for every discard.
    const CardSet first = draw_.cards(left, analysis::kHand);
    std::vector<Card> top;
    for (CardSet rest = first; !rest.empty();) {
      const CardSet one = draw_.cards(rest, 1);
      top.push_back(one.first());
      rest -= one;
    }
    for (Throw& one : throws_) {
      CardSet final_hand = asked_.hand - one.thrown;
      for (std::size_t i = 0; i < static_cast<std::size_t>(one.thrown.size()); ++i) {
        final_hand |= top[i];
      }
      const double chance = 1 - ways_.worth(Way::Exchanged)
                                    .at(analysis::king_mark(asked_.turn_up, hand, final_hand),
                                        counter_.tricks(hand, final_hand, trump, lead));
      one.chance.add(chance);
      one.lost.add(refused - chance);
    }
  }

  [[nodiscard]] Card lead_of(const Weighed& weighed, CardSet hand, Way way) const {
    return weighed
        .cards[best_lead(weighed, analysis::king_mark(asked_.turn_up, hand, {}), ways_.worth(way))];
  }

  double outcome(const Weighed& weighed, CardSet hand, CardSet other, Way way) {
    const int tricks =
        counter_.tricks(hand, other, asked_.turn_up.suit, lead_of(weighed, hand, way));
    return ways_.worth(way).at(analysis::king_mark(asked_.turn_up, hand, other), tricks);
  }

  void tell(DealerCounsel& found) {
    std::ranges::stable_sort(
        throws_, [](const Throw& a, const Throw& b) { return a.chance.mean() > b.chance.mean(); });
    for (const Throw& one : throws_) {
      found.accepted.push_back({one.thrown, {one.chance.mean(), one.chance.error()}});
    }
    found.refused = {refused_.mean(), refused_.error()};
    found.difference_error = throws_.front().lost.error();
  }

  const CounselAsked& asked_;
  const analysis::ScorePlans& plans_;
  Ways ways_;
  CardSet unseen_;
  Draw draw_;
  analysis::ExchangeCounter& counter_;
  WeightedHands proposing_;
  Mean refused_;
  std::vector<Throw> throws_;
};

}  // namespace

DealerCounsel counsel_dealer(analysis::ExchangeCounter& counter, const CounselAsked& asked) {
  return Dealer{counter, asked}.counsel();
}

DealerCounsel counsel_dealer(const CounselAsked& asked) {
  analysis::ExchangeCounter counter;
  return counsel_dealer(counter, asked);
}

}  // namespace ecarte::treatise
