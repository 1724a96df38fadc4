// SPDX-License-Identifier: MIT
#include "analysis/answered.hpp"

#include <stdexcept>
#include <vector>

#include "analysis/accepted_weights.hpp"

namespace ecarte::analysis {
namespace {

using Ranks = std::array<std::uint32_t, game::kSuits>;

Ranks by_suits(CardSet cards, Suit trump) {
  Ranks ranks{};
  const auto order = trumps_first(trump);
  for (std::size_t suit = 0; suit < order.size(); ++suit) {
    ranks.at(suit) = ranks_in(cards, order.at(suit));
  }
  return ranks;
}

/// Calls `use` with every set of up to `most` of the ranks, and how many more there may be.
template <class Use>
void each_taken(std::uint32_t ranks, int most, const Use& use) {
  for (std::uint32_t taken = ranks;; taken = (taken - 1) & ranks) {
    if (const int size = game::bits_in(taken); size <= most) {
      use(taken, most - size);
    }
    if (taken == 0) {
      return;
    }
  }
}

}  // namespace

struct AnsweredExchange::Inside {
  ExchangeCounter& counter;
  const ExchangeQuestion exchange;
  const Suit trump;
  const Ranks unseen;
  const ExchangeValue refusal;
  const RefusingSuits refusing;
  AcceptedWeights weights;

  Inside(ExchangeCounter& with, const ExchangeQuestion& asked, const HandCondition& refuses)
      : counter(with),
        exchange(asked),
        trump(asked.turn_up.suit),
        unseen(by_suits(asked.unseen(), trump)),
        refusal(with.refused(asked, refuses)),
        refusing(asked.unseen(), trump, refuses),
        weights(with.endings(), refusing, unseen) {}

  /// Adds the hands he may have after throwing out all but `kept`, where the dealer accepts.
  void add_accepted(CardSet kept, const StockWays& stock, ExchangeValue& value) {
    const Ranks own = by_suits(kept, trump);
    weights.draw_from(stock);
    each_taken(unseen[3], kHand - kept.size(), [&](std::uint32_t third, int after_third) {
      weights.third_suit(own[3] | third);
      each_taken(unseen[2], after_third, [&](std::uint32_t second, int after_second) {
        weights.second_suit(own[2] | second);
        each_taken(unseen[1], after_second, [&](std::uint32_t first, int left) {
          if (left > game::bits_in(unseen[0])) {
            return;
          }
          weights.first_suit(own[1] | first);
          each_taken(unseen[0], left, [&](std::uint32_t trumps, int none) {
            if (none == 0) {
              add_hand({own[0] | trumps, own[1] | first, own[2] | second, own[3] | third}, stock,
                       value);
            }
          });
        });
      });
    });
  }

  void add_hand(const Ranks& ranks, const StockWays& stock, ExchangeValue& value) {
    CardSet hand;
    const auto order = trumps_first(trump);
    for (std::size_t suit = 0; suit < order.size(); ++suit) {
      hand |= of_suit(ranks.at(suit), order.at(suit));
    }
    add(value, weigh_told(hand, ranks[0], stock), has_king(hand, trump), kAccepted);
  }

  /// A hand of which the plain suits have been told.
  Weighed weigh_told(CardSet hand, std::uint32_t trumps, const StockWays& stock) {
    const CardSet others = exchange.unseen() - hand;
    const int useless = (others - keepers(others, trump)).size();
    weights.trump_suit(trumps, keeper_weights(useless, stock));
    Weighed weighed;
    counter.endings().weigh(hand, others, trump, weights, weighed);
    return weighed;
  }

  Weighed weigh(CardSet hand) {
    const StockWays& stock = stock_ways((exchange.unseen() - hand).size() - kHand);
    const Ranks own = by_suits(hand, trump);
    weights.draw_from(stock);
    weights.third_suit(own[3]);
    weights.second_suit(own[2]);
    weights.first_suit(own[1]);
    return weigh_told(hand, own[0], stock);
  }
};

AnsweredExchange::AnsweredExchange(ExchangeCounter& counter, const ExchangeQuestion& exchange,
                                   const HandCondition& refuses) {
  require(exchange, {});
  inside_ = std::make_unique<Inside>(counter, exchange, refuses);
}
AnsweredExchange::~AnsweredExchange() = default;

const ExchangeValue& AnsweredExchange::refused() const {
  return inside_->refusal;
}

ExchangeValue AnsweredExchange::exchanged(CardSet thrown) {
  const ExchangeQuestion& exchange = inside_->exchange;
  require(exchange, thrown);
  if (thrown.empty()) {
    throw std::invalid_argument("no card is thrown out");
  }
  const int left = exchange.unseen().size() - kHand;  // when the dealer has his cards
  const StockWays& stock = stock_ways(left - thrown.size());
  ExchangeValue value;
  inside_->add_accepted(exchange.hand - thrown, stock, value);
  value.kings -= turned_king(exchange, value.total);
  // Each hand he refuses with goes with all the ways the cards would have been drawn.
  const std::int64_t ways = choose(left, thrown.size()) * stock.multiple();
  const ExchangeValue& refusal = inside_->refusal;
  value.total += refusal.total * ways;
  value.point += refusal.point * ways;
  value.vole += refusal.vole * ways;
  value.points += refusal.points * ways;
  value.kings += refusal.kings * ways;
  return value;
}

Weighed AnsweredExchange::weigh(CardSet hand) {
  require(inside_->exchange, inside_->exchange.hand - hand);
  return inside_->weigh(hand);
}

}  // namespace ecarte::analysis
