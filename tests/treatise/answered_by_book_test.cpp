// SPDX-License-Identifier: MIT
//
// The exchange with the dealer of the treatise, counted, against all the ways on a small pack and
// against exchanges simulated.
#include <algorithm>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "analysis/answered.hpp"
#include "tests/analysis/cards.hpp"
#include "tests/analysis/exchanges.hpp"
#include "treatise/refusal.hpp"

namespace ecarte::treatise {
namespace {

using analysis::AnsweredExchange;
using analysis::ExchangeCounter;
using analysis::ExchangeQuestion;
using analysis::Weighed;
using game::Card;
using game::CardSet;

/// What one hand of the non-dealer's brings against another in a lead that is best for it: kept,
/// for it comes again.
class Leads {
 public:
  Leads(AnsweredExchange& answered, const ExchangeQuestion& exchange)
      : answered_(answered), exchange_(exchange) {}

  Card accepted(CardSet hand) {
    const auto [found, fresh] = known_.try_emplace(hand.bits());
    if (fresh) {
      const Weighed weighed = answered_.weigh(hand);
      found->second = weighed.cards.at(weighed.best(analysis::kAccepted));
    }
    return found->second;
  }

  /// Every hand that refuses, every lead.
  Card refused() {
    if (!refused_) {
      std::map<int, double> points;
      analysis::each_subset(exchange_.unseen(), 5, [&](CardSet dealt) {
        if (!advise_dealer(dealt, exchange_.turn_up.suit).refuse) {
          return;
        }
        for (const auto& choice :
             solver_.choices({exchange_.hand, dealt, exchange_.turn_up.suit, {}})) {
          points[game::index_of(choice.card)] += choice.tricks >= 3   ? 2
                                                 : choice.tricks == 0 ? -2
                                                                      : -1;
        }
      });
      refused_ = game::card_at(
          std::ranges::max_element(points, {}, [](const auto& one) { return one.second; })->first);
    }
    return *refused_;
  }

  int tricks(CardSet hand, CardSet other, Card lead) {
    return solver_.leader_tricks({hand - lead, other, exchange_.turn_up.suit, lead});
  }

 private:
  AnsweredExchange& answered_;
  const ExchangeQuestion& exchange_;
  analysis::Solver solver_;
  std::map<std::uint32_t, Card> known_;
  std::optional<Card> refused_;
};

void agrees(const ExchangeQuestion& exchange, CardSet thrown, std::uint32_t seed) {
  ExchangeCounter counter;
  const auto trump = exchange.turn_up.suit;
  AnsweredExchange answered{counter, exchange,
                            [trump](CardSet hand) { return advise_dealer(hand, trump).refuse; }};
  const analysis::ExchangeValue value = answered.exchanged(thrown);
  std::mt19937 random(seed);
  std::vector<Card> pack = analysis::cards_of(exchange.unseen());
  const Card king{game::Rank::King, trump};
  Leads leads{answered, exchange};
  analysis::Mean mean;
  for (int i = analysis::deals_asked(); i > 0; --i) {
    std::shuffle(pack.begin(), pack.end(), random);
    std::size_t top = 0;
    const auto take = [&](CardSet hand) {
      while (hand.size() < 5) {
        hand |= pack[top++];
      }
      return hand;
    };
    CardSet other = take({});
    CardSet hand = exchange.hand;
    const bool refuses = advise_dealer(other, trump).refuse;
    if (!refuses) {
      hand = take(hand - thrown);
      other = take(analysis::kept(other, trump));
    }
    const Card lead = refuses ? leads.refused() : leads.accepted(hand);
    const int tricks = leads.tricks(hand, other, lead);
    const int more = refuses && (tricks == 3 || tricks == 4) ? 1 : 0;
    mean.add(analysis::points_of(tricks, hand, other, king) + more -
             (exchange.turn_up == king ? 1 : 0));
  }
  EXPECT_NEAR(value.expected(), mean.value(), 4 * mean.error())
      << "counted " << value.expected() << ", simulated " << mean.value() << " with an error of "
      << mean.error();
  const std::string said = "_" + std::to_string(seed);
  testing::Test::RecordProperty("counted" + said, std::to_string(value.expected()));
  testing::Test::RecordProperty("simulated" + said, std::to_string(mean.value()));
  testing::Test::RecordProperty("error" + said, std::to_string(mean.error()));
}

TEST(AnsweredByBook, AgreesWithExchangesSimulated) {
  using analysis::cards;
  agrees({cards("9S 8H 7D KC 8C"), cards("TS").first(), {}}, cards("8H 7D 8C"), 21);
  agrees({cards("QS 8H 7H AC KC"), cards("KS").first(), {}}, cards("8H 7H"), 22);
}

TEST(AnsweredByBook, IsAllTheWaysOneByOne) {
  std::mt19937 random(23);
  ExchangeCounter counter;
  for (int i = 0; i < 3; ++i) {
    const ExchangeQuestion exchange = analysis::small(random, 12);
    const auto refuses = [trump = exchange.turn_up.suit](CardSet hand) {
      return advise_dealer(hand, trump).refuse;
    };
    AnsweredExchange answered{counter, exchange, refuses};
    EXPECT_GT(answered.refused().total, 0);
    const CardSet thrown = exchange.hand.first();
    const analysis::ExchangeValue found = answered.exchanged(thrown);
    const analysis::ExchangeValue every = analysis::by_brute(exchange, thrown, refuses);
    EXPECT_EQ(found.total, every.total);
    EXPECT_EQ(found.point, every.point);
    EXPECT_EQ(found.vole, every.vole);
    EXPECT_EQ(found.points, every.points);
    EXPECT_EQ(found.kings, every.kings);
  }
}

}  // namespace
}  // namespace ecarte::treatise
