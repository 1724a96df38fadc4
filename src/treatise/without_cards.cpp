// SPDX-License-Identifier: MIT
#include "treatise/without_cards.hpp"

#include <cmath>

#include <fmt/core.h>

#include "analysis/scores.hpp"
#include "treatise/chain.hpp"

namespace ecarte::treatise {

namespace {

ModelAnswer exact(bool holds, std::string figures) {
  ModelAnswer answer;
  answer.cases = 1;
  answer.holds = holds ? 1 : 0;
  answer.figures = std::move(figures);
  answer.verdict = holds ? ClaimVerdict::Verified : ClaimVerdict::Refuted;
  return answer;
}

/// Questions that no cards are played in; nothing for the others.
struct WithoutCards {
  template <class OfCards>
  std::optional<ModelAnswer> operator()(const OfCards& /*ask*/) const {
    return std::nullopt;
  }
  std::optional<ModelAnswer> operator()(const KingOddsAsk& ask) const {
    const auto [dealer, other] = king_chances();
    const Fraction laid = ask.odds * other;
    const Fraction ratio{dealer.over() * other.under(), dealer.under() * other.over()};
    return exact(ask.below ? dealer < laid : dealer == laid,
                 fmt::format("{} to {}: dealer {}, non-dealer {}", ratio.over(), ratio.under(),
                             dealer.text(), other.text()));
  }
  std::optional<ModelAnswer> operator()(const ScoreOddsAsk& ask) const {
    const Fraction chance = game_chance(ask);
    const Fraction laid{ask.odds.over(), ask.odds.over() + ask.odds.under()};
    using Relation = ScoreOddsAsk::Relation;
    const bool holds = ask.relation == Relation::Fair      ? chance == laid
                       : ask.relation == Relation::Favours ? laid < chance
                                                           : chance < laid;
    return exact(
        holds, fmt::format("chance {} ({:.3f}), odds {:.2f} to 1; laid {} ({:.3f})", chance.text(),
                           chance.value(), chance.value() / (1 - chance.value()), laid.text(),
                           laid.value()));
  }
  std::optional<ModelAnswer> operator()(const GameOddsAsk& ask) const {
    const analysis::KnownDeal& deal = analysis::book_deal();
    const analysis::ScoreTable table{deal.outcomes};
    const double with = table.chance(ask.score[0], ask.score[1], true);
    const double without = table.chance(ask.score[0], ask.score[1], false);
    using Deals = ScoreOddsAsk::Deals;
    const double chance = ask.deals == Deals::Leader    ? with
                          : ask.deals == Deals::Trailer ? without
                                                        : (with + without) / 2;
    const double laid = Fraction{ask.odds.over(), ask.odds.over() + ask.odds.under()}.value();
    using Relation = GameOddsAsk::Relation;
    // Scores alike, without saying who deals, are even whatever a deal brings.
    const bool exactly_even = ask.deals == Deals::Either && ask.score[0] == ask.score[1];
    const double doubt = exactly_even ? 0 : 3 * deal.error;
    const bool holds = ask.relation == Relation::Even  ? std::abs(chance - laid) <= 1e-9
                       : ask.relation == Relation::Bad ? chance < laid
                                                       : chance > laid;
    ModelAnswer answer =
        exact(holds, fmt::format("chance {:.4f}, {:.2f} to 1; laid {}, which is fair at {:.4f}; "
                                 "standard error at most {:.4f}",
                                 chance, chance / (1 - chance),
                                 fmt::format("{} to {}", ask.odds.over(), ask.odds.under()), laid,
                                 exactly_even ? 0 : deal.error));
    if (std::abs(chance - laid) < doubt) {
      answer.verdict = ClaimVerdict::NotDecidable;
    }
    return answer;
  }
  std::optional<ModelAnswer> operator()(const MarksAsk& ask) const {
    int score = ask.score;
    for (const int mark : ask.marks) {
      score += mark;
    }
    return exact((score >= 5) == ask.game, fmt::format("the score is {}", score));
  }
  std::optional<ModelAnswer> operator()(const BreakEvenAsk& ask) const {
    const Fraction chance{ask.lost, ask.won + ask.lost};
    return exact(chance == ask.chance, fmt::format("even at {}", chance.text()));
  }
};

}  // namespace

std::optional<ModelAnswer> answer_without_cards(const Ask& ask) {
  return std::visit(WithoutCards{}, ask);
}

}  // namespace ecarte::treatise
