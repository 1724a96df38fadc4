// SPDX-License-Identifier: MIT
#include "treatise/proposing_deals.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "analysis/exchange.hpp"
#include "analysis/jeu_de_regle.hpp"
#include "treatise/refusal.hpp"

namespace ecarte::treatise {

namespace {

using analysis::DealerWins;
using analysis::DealWorth;
using analysis::ExchangeQuestion;
using analysis::kGame;
using analysis::KingMarkedBy;
using analysis::KnownPlans;
using analysis::ScorePlans;
using analysis::TrickPoints;
using analysis::Weighed;
using game::Card;
using game::CardSet;
using game::Suit;

constexpr std::size_t kOnTop = 21;  // no deal takes more cards than these
constexpr std::size_t kScores = std::size_t{kGame} * kGame;
constexpr std::array<TrickPoints, 3> kStakes{analysis::kStood, analysis::kRefused,
                                             analysis::kAccepted};

constexpr std::size_t score_of(int dealer, int non_dealer) {
  return static_cast<std::size_t>(dealer) * kGame + static_cast<std::size_t>(non_dealer);
}

DealerWins wins_by_the_book() {
  const analysis::ScoreTable table{analysis::book_deal().outcomes};
  DealerWins wins{};
  for (int dealer = 0; dealer < kGame; ++dealer) {
    for (int other = 0; other < kGame; ++other) {
      wins.at(static_cast<std::size_t>(dealer)).at(static_cast<std::size_t>(other)) =
          table.dealer_wins(dealer, other);
    }
  }
  return wins;
}

/// Draws deals and notes what they come to. The leads are chosen by what a score is worth where
/// both play by the book: that is near enough to tell which card is worth most.
class Noting {
 public:
  explicit Noting(std::uint32_t seed) : dealing_(seed) {
    const DealerWins wins = wins_by_the_book();
    for (int dealer = 0; dealer < kGame; ++dealer) {
      for (int other = 0; other < kGame; ++other) {
        ways_.emplace_back(wins, dealer, other);
      }
    }
  }

  Drawn next() {
    dealing_.shuffle();
    ExchangeQuestion exchange;
    exchange.hand = dealing_.cards(0, 5);
    exchange.turn_up = dealing_.card(10);
    const CardSet other = dealing_.cards(5, 5);
    const Suit trump = exchange.turn_up.suit;
    Drawn deal;
    deal.non_dealer =
        static_cast<std::uint16_t>(analysis::class_of(exchange.hand, exchange.turn_up).index());
    deal.dealer = static_cast<std::uint16_t>(analysis::class_of(other, exchange.turn_up).index());
    deal.book_plays = analysis::advise(exchange.hand, trump, exchange.turn_up).word ==
                      analysis::PlayOrPropose::Play;
    deal.book_refuses = advise_dealer(other, trump).refuse;
    const Weighed unasked = counter_.weigh_unasked(exchange);
    deal.dealt = analysis::king_mark(exchange.turn_up, exchange.hand, other);
    note(deal, exchange, exchange.hand, other, unasked, {Way::Played, Way::Refused});

    const CardSet thrown = analysis::thrown_out(exchange.hand, trump);
    const CardSet hand = (exchange.hand - thrown) | dealing_.cards(11, thrown.size());
    const CardSet kept = analysis::keepers(other, trump);
    const CardSet final_other =
        kept | dealing_.cards(11 + static_cast<std::size_t>(thrown.size()), 5 - kept.size());
    deal.exchanged = analysis::king_mark(exchange.turn_up, hand, final_other);
    note(deal, exchange, hand, final_other, counter_.weigh(exchange, hand), {Way::Exchanged});
    return deal;
  }

 private:
  void note(Drawn& deal, const ExchangeQuestion& exchange, CardSet hand, CardSet other,
            const Weighed& weighed, const std::vector<Way>& ways) {
    const KingMarkedBy unheld = analysis::king_mark(exchange.turn_up, hand, {});
    std::array<unsigned, analysis::kHand> made{};
    for (std::size_t lead = 0; lead < weighed.cards.size(); ++lead) {
      made.at(lead) = static_cast<unsigned>(
          counter_.tricks(hand, other, exchange.turn_up.suit, weighed.cards[lead]));
    }
    for (std::size_t score = 0; score < kScores; ++score) {
      for (const Way way : ways) {
        const std::size_t lead = best_lead(weighed, unheld, ways_[score].worth(way));
        deal.tricks.at(score) = static_cast<std::uint16_t>(
            deal.tricks.at(score) | made.at(lead) << 3U * static_cast<unsigned>(way));
      }
    }
  }

  SeededDeals dealing_;
  std::vector<Ways> ways_;
  analysis::ExchangeCounter counter_;
};

/// The classes that some deal comes to, numbered.
class Numbering {
 public:
  Numbering() : numbers_(analysis::kHandClasses, kNone) {}
  std::size_t of(std::size_t index) {
    if (numbers_[index] == kNone) {
      numbers_[index] = classes_.size();
      classes_.push_back(index);
    }
    return numbers_[index];
  }
  [[nodiscard]] const std::vector<std::size_t>& classes() const { return classes_; }

 private:
  static constexpr std::size_t kNone = SIZE_MAX;
  std::vector<std::size_t> numbers_;
  std::vector<std::size_t> classes_;
};

double part(const std::array<std::uint8_t, analysis::kHandClasses>& plan, std::size_t index) {
  return static_cast<double>(plan.at(index)) / analysis::kPartsOfPlan;
}

/// The non-dealer's chance of the game at the score where this is how often he plays and how often
/// the dealer refuses.
double mix(double play, double refuse, const Drawn& deal, std::size_t score, const Ways& ways) {
  return play * ways.of(deal, score, Way::Played) +
         (1 - play) * (refuse * ways.of(deal, score, Way::Refused) +
                       (1 - refuse) * ways.of(deal, score, Way::Exchanged));
}

ScorePlans solve_score(const std::vector<Drawn>& deals, std::size_t score, const Ways& ways,
                       int rounds) {
  Numbering own;
  Numbering others;
  for (const Drawn& deal : deals) {
    own.of(deal.non_dealer);
    others.of(deal.dealer);
  }
  analysis::ProposingGame game(own.classes().size(), others.classes().size());
  for (const Drawn& deal : deals) {
    game.add(own.of(deal.non_dealer), others.of(deal.dealer), 1, ways.of(deal, score, Way::Played),
             ways.of(deal, score, Way::Refused), ways.of(deal, score, Way::Exchanged));
  }
  const analysis::ProposingGame::Plans plans = game.solve(rounds);
  ScorePlans found;
  const auto parts = [](double chance) {
    return static_cast<std::uint8_t>(std::lround(chance * analysis::kPartsOfPlan));
  };
  for (std::size_t i = 0; i < plans.play.size(); ++i) {
    found.play.at(own.classes()[i]) = parts(plans.play[i]);
  }
  for (std::size_t i = 0; i < plans.refuse.size(); ++i) {
    found.refuse.at(others.classes()[i]) = parts(plans.refuse[i]);
  }
  const double value = game.value(plans);
  found.dealer_wins = 1 - value;
  found.gap = game.gap(plans);
  double by_book = 0;
  double against_book = 0;
  for (const Drawn& deal : deals) {
    const double play = part(found.play, deal.non_dealer);
    const double refuse = part(found.refuse, deal.dealer);
    by_book += mix(deal.book_plays ? 1 : 0, refuse, deal, score, ways);
    against_book += mix(play, deal.book_refuses ? 1 : 0, deal, score, ways);
  }
  found.book_play = value - by_book / static_cast<double>(deals.size());
  found.book_refuse = against_book / static_cast<double>(deals.size()) - value;
  return found;
}

/// Calls `use` with every score from the end of the game backward: a deal leads only to scores that
/// came before.
template <class Use>
void each_score_backward(const Use& use) {
  for (int sum = 2 * (kGame - 1); sum >= 0; --sum) {
    for (int dealer = std::max(0, sum - kGame + 1); dealer <= std::min(sum, kGame - 1); ++dealer) {
      use(dealer, sum - dealer);
    }
  }
}

double& at(DealerWins& wins, int dealer, int non_dealer) {
  return wins.at(static_cast<std::size_t>(dealer)).at(static_cast<std::size_t>(non_dealer));
}

}  // namespace

SeededDeals::SeededDeals(std::uint32_t seed) : random_(seed) {
  for (int i = 0; i < game::kCards; ++i) {
    pack_.push_back(game::card_at(i));
  }
}

void SeededDeals::shuffle() {
  for (std::size_t i = 0; i < kOnTop; ++i) {
    std::swap(pack_[i], pack_[i + random_() % (pack_.size() - i)]);
  }
}

CardSet SeededDeals::cards(std::size_t from, int size) const {
  CardSet found;
  for (std::size_t i = from; i < from + static_cast<std::size_t>(size); ++i) {
    found |= pack_[i];
  }
  return found;
}

std::vector<Drawn> draw_proposing_deals(std::int64_t deals, std::uint32_t seed) {
  Noting noting{seed};
  std::vector<Drawn> drawn;
  drawn.reserve(static_cast<std::size_t>(deals));
  for (std::int64_t i = 0; i < deals; ++i) {
    drawn.push_back(noting.next());
  }
  return drawn;
}

Ways::Ways(const DealerWins& after, int dealer, int non_dealer) {
  for (std::size_t way = 0; way < worth_.size(); ++way) {
    worth_.at(way) = DealWorth{after, dealer, non_dealer, kStakes.at(way)};
  }
}

KnownPlans solve_proposing(const std::vector<Drawn>& deals, int rounds) {
  KnownPlans plans;
  plans.deals = static_cast<std::int64_t>(deals.size());
  DealerWins wins{};
  each_score_backward([&](int dealer, int other) {
    const Ways ways{wins, dealer, other};
    ScorePlans& found =
        plans.scores.at(static_cast<std::size_t>(dealer)).at(static_cast<std::size_t>(other));
    found = solve_score(deals, score_of(dealer, other), ways, rounds);
    at(wins, dealer, other) = found.dealer_wins;
  });
  constexpr std::size_t kBatches = 20;
  std::array<DealerWins, kBatches> batches{};
  for (std::size_t batch = 0; batch < kBatches; ++batch) {
    const auto size = static_cast<std::ptrdiff_t>(deals.size() / kBatches);
    const auto begin = deals.begin() + size * static_cast<std::ptrdiff_t>(batch);
    batches.at(batch) = play_plans(plans, {begin, begin + size});
  }
  for (std::size_t score = 0; score < kScores; ++score) {
    double sum = 0;
    double squares = 0;
    for (const DealerWins& batch : batches) {
      const double chance = batch.at(score / kGame).at(score % kGame);
      sum += chance;
      squares += chance * chance;
    }
    const double n = kBatches;
    plans.error =
        std::max(plans.error, std::sqrt(std::max(0.0, squares - sum * sum / n) / (n - 1) / n));
  }
  return plans;
}

void measure_elsewhere(KnownPlans& plans, const std::vector<Drawn>& deals) {
  using analysis::ProposingGame;
  const DealerWins wins = plans.wins();
  plans.other_deals = static_cast<std::int64_t>(deals.size());
  each_score_backward([&](int dealer, int other) {
    const Ways ways{wins, dealer, other};
    const std::size_t score = score_of(dealer, other);
    ProposingGame all(analysis::kHandClasses, analysis::kHandClasses);
    std::array<ProposingGame, 2> halves{all, all};
    for (std::size_t i = 0; i < deals.size(); ++i) {
      const Drawn& deal = deals[i];
      for (ProposingGame* const game : {&all, &halves.at(i % 2)}) {
        game->add(deal.non_dealer, deal.dealer, 1, ways.of(deal, score, Way::Played),
                  ways.of(deal, score, Way::Refused), ways.of(deal, score, Way::Exchanged));
      }
    }
    ScorePlans& found =
        plans.scores.at(static_cast<std::size_t>(dealer)).at(static_cast<std::size_t>(other));
    ProposingGame::Plans kept;
    for (std::size_t i = 0; i < analysis::kHandClasses; ++i) {
      kept.play.push_back(part(found.play, i));
      kept.refuse.push_back(part(found.refuse, i));
    }
    found.elsewhere = {0, all.gap(kept)};
    for (std::size_t half = 0; half < 2; ++half) {
      const ProposingGame& here = halves.at(half);
      const ProposingGame& there = halves.at(1 - half);
      found.elsewhere.low += (there.value({here.answer_to_refusing(kept.refuse), kept.refuse}) -
                              there.value({kept.play, here.answer_to_playing(kept.play)})) /
                             2;
    }
  });
}

DealerWins play_plans(const KnownPlans& plans, const std::vector<Drawn>& deals) {
  DealerWins wins{};
  each_score_backward([&](int dealer, int other) {
    const Ways ways{wins, dealer, other};
    const ScorePlans& plan = plans.at(dealer, other);
    double sum = 0;
    for (const Drawn& deal : deals) {
      sum += mix(part(plan.play, deal.non_dealer), part(plan.refuse, deal.dealer), deal,
                 score_of(dealer, other), ways);
    }
    at(wins, dealer, other) = 1 - sum / static_cast<double>(deals.size());
  });
  return wins;
}

}  // namespace ecarte::treatise
