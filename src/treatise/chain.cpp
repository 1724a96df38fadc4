// SPDX-License-Identifier: MIT
#include "treatise/chain.hpp"

#include <optional>

#include "analysis/places.hpp"
#include "analysis/scores.hpp"

namespace ecarte::treatise {

namespace {

/// The chances of the game from every score, each found once.
class Game {
 public:
  explicit Game(const ScoreOddsAsk& ask) : ask_(ask) {}

  /// Of the player with `own` points, who deals or does not.
  Fraction chance(int own, int other, bool deals) {
    if (own >= analysis::kGame) {
      return {1, 1};
    }
    if (other >= analysis::kGame) {
      return {0, 1};
    }
    auto& known = known_.at(static_cast<std::size_t>(own))
                      .at(static_cast<std::size_t>(other))
                      .at(deals ? 1 : 0);
    if (!known) {
      Fraction sum;
      for (std::size_t i = 0; i < 3; ++i) {
        const int points = static_cast<int>(i) + 1;
        sum = sum + ask_.steps.at(deals ? 0 : 1).at(i) * chance(own + points, other, !deals) +
              ask_.steps.at(deals ? 1 : 0).at(i) * chance(own, other + points, !deals);
      }
      known = sum;
    }
    return *known;
  }

 private:
  const ScoreOddsAsk& ask_;
  std::array<std::array<std::array<std::optional<Fraction>, 2>, analysis::kGame>, analysis::kGame>
      known_;
};

}  // namespace

std::array<Fraction, 2> king_chances() {
  const Fraction turned{game::kSuits, game::kCards};
  const Fraction not_turned = Fraction{1, 1} - turned;
  const Fraction held{analysis::kHand, game::kCards - 1};
  return {turned + not_turned * held, not_turned * held};
}

Fraction game_chance(const ScoreOddsAsk& ask) {
  Game game{ask};
  const int own = ask.score[0];
  const int other = ask.score[1];
  switch (ask.deals) {
    case ScoreOddsAsk::Deals::Leader:
      return game.chance(own, other, true);
    case ScoreOddsAsk::Deals::Trailer:
      return game.chance(own, other, false);
    case ScoreOddsAsk::Deals::Either:
      return Fraction{1, 2} * (game.chance(own, other, true) + game.chance(own, other, false));
  }
  return {};
}

}  // namespace ecarte::treatise
