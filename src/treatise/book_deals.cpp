// SPDX-License-Identifier: MIT
#include "treatise/book_deals.hpp"

#include <algorithm>
#include <cmath>
#include <random>

#include "analysis/exchange.hpp"
#include "analysis/jeu_de_regle.hpp"
#include "treatise/refusal.hpp"

namespace ecarte::treatise {

namespace {

using analysis::DealOutcomes;
using analysis::ExchangeQuestion;
using analysis::KingMarkedBy;
using analysis::TrickMark;
using analysis::TrickPoints;
using analysis::Weighed;
using game::Card;
using game::CardSet;
using game::Suit;

class BookDeals {
 public:
  explicit BookDeals(std::uint32_t seed) : random_(seed) {
    for (int i = 0; i < game::kCards; ++i) {
      pack_.push_back(game::card_at(i));
    }
  }

  void draw(DealOutcomes& outcomes) {
    shuffle();
    ExchangeQuestion exchange;
    exchange.hand = next(0, 5);
    const CardSet dealer = next(5, 5);
    exchange.turn_up = pack_[10];
    const Suit trump = exchange.turn_up.suit;
    const auto word = analysis::advise(exchange.hand, trump, exchange.turn_up).word;
    if (word == analysis::PlayOrPropose::Play) {
      stand(exchange, outcomes);
    } else if (advise_dealer(dealer, trump).refuse) {
      play(exchange, exchange.hand, dealer, counter_.weigh_unasked(exchange), analysis::kRefused,
           outcomes);
    } else {
      const CardSet kept = analysis::keepers(exchange.hand, trump);
      const CardSet hand = kept | next(11, 5 - kept.size());
      const CardSet others = analysis::keepers(dealer, trump);
      const CardSet other =
          others | next(11 + static_cast<std::size_t>(5 - kept.size()), 5 - others.size());
      play(exchange, hand, other, counter_.weigh(exchange, hand), analysis::kAccepted, outcomes);
    }
  }

 private:
  /// Of the pack only what a deal can take, the first twenty-one cards, is put in order.
  void shuffle() {
    for (std::size_t i = 0; i < 21; ++i) {
      std::swap(pack_[i], pack_[i + random_() % (pack_.size() - i)]);
    }
  }

  [[nodiscard]] CardSet next(std::size_t from, int size) const {
    CardSet cards;
    for (std::size_t i = from; i < from + static_cast<std::size_t>(size); ++i) {
      cards |= pack_[i];
    }
    return cards;
  }

  static KingMarkedBy king_of(const ExchangeQuestion& exchange, CardSet hand, bool dealers) {
    const Card king{game::Rank::King, exchange.turn_up.suit};
    return exchange.turn_up == king ? KingMarkedBy::DealerTurned
           : hand.has(king)         ? KingMarkedBy::NonDealerHeld
           : dealers                ? KingMarkedBy::DealerHeld
                                    : KingMarkedBy::Nobody;
  }

  /// Every hand the dealer may hold, those with the king of trumps apart.
  void stand(const ExchangeQuestion& exchange, DealOutcomes& outcomes) {
    const Weighed all = counter_.weigh_unasked(exchange);
    const std::size_t lead = all.best(analysis::kStood);
    const auto total = static_cast<double>(all.total);
    for (int tricks = 0; tricks <= 5; ++tricks) {
      const auto at = static_cast<std::size_t>(tricks);
      const TrickMark mark = analysis::trick_mark(tricks, analysis::kStood);
      outcomes.at(king_of(exchange, exchange.hand, false), mark) +=
          static_cast<double>(all.tricks[lead][at] - all.with_king[lead][at]) / total;
      outcomes.at(KingMarkedBy::DealerHeld, mark) +=
          static_cast<double>(all.with_king[lead][at]) / total;
    }
  }

  void play(const ExchangeQuestion& exchange, CardSet hand, CardSet other, const Weighed& weighed,
            const TrickPoints& stakes, DealOutcomes& outcomes) {
    const Suit trump = exchange.turn_up.suit;
    const Card lead = weighed.cards.at(weighed.best(stakes));
    const int tricks = counter_.tricks(hand, other, trump, lead);
    const bool dealers = other.has({game::Rank::King, trump});
    outcomes.at(king_of(exchange, hand, dealers), analysis::trick_mark(tricks, stakes)) += 1;
  }

  std::mt19937 random_;
  std::vector<Card> pack_;
  analysis::ExchangeCounter counter_;
};

}  // namespace

std::vector<DealOutcomes> draw_book_deals(std::int64_t deals, int batches, std::uint32_t seed) {
  BookDeals source{seed};
  std::vector<DealOutcomes> drawn(static_cast<std::size_t>(batches));
  for (DealOutcomes& batch : drawn) {
    for (std::int64_t i = 0; i < deals / batches; ++i) {
      source.draw(batch);
    }
  }
  return drawn;
}

DealOutcomes sum_of(const std::vector<DealOutcomes>& batches) {
  DealOutcomes sum;
  for (const DealOutcomes& batch : batches) {
    for (std::size_t king = 0; king < 4; ++king) {
      for (std::size_t tricks = 0; tricks < 4; ++tricks) {
        sum.weights.at(king).at(tricks) += batch.weights.at(king).at(tricks);
      }
    }
  }
  return sum;
}

double largest_error(const std::vector<DealOutcomes>& batches) {
  const auto n = static_cast<double>(batches.size());
  double largest = 0;
  for (int dealer = 0; dealer < analysis::kGame; ++dealer) {
    for (int other = 0; other < analysis::kGame; ++other) {
      double sum = 0;
      double squares = 0;
      for (const DealOutcomes& batch : batches) {
        const double chance = analysis::ScoreTable{batch}.dealer_wins(dealer, other);
        sum += chance;
        squares += chance * chance;
      }
      const double spread = std::max(0.0, (squares - sum * sum / n) / (n - 1));
      largest = std::max(largest, std::sqrt(spread / n));
    }
  }
  return largest;
}

}  // namespace ecarte::treatise
