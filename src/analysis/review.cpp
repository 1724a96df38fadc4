// SPDX-License-Identifier: MIT
#include "analysis/review.hpp"

#include <algorithm>

namespace ecarte::analysis {
namespace {

using game::Seat;

class Review {
 public:
  Review(Solver& solver, const PlayedDeal& played, const Goals& goals)
      : solver_(solver),
        goals_(goals),
        leader_(played.leader),
        now_{played.hands[leader_], played.hands[game::other(leader_)], played.trump, {}},
        tricks_(now_.tricks()) {}

  std::vector<Turn> run(const PlayedDeal& played) {
    for (const PlayedCard& card : played.cards) {
      Turn turn = next();
      turn.played = card;
      turn.cost = cost_of(turn, card.card);
      play(card.card);
      turns_.push_back(std::move(turn));
    }
    while (!now_.lawful().empty()) {
      turns_.push_back(next());
      play(turns_.back().best.first());
    }
    return std::move(turns_);
  }

 private:
  [[nodiscard]] Turn next() const {
    Turn turn;
    turn.leads = !now_.led;
    turn.seat = turn.leads ? leader_ : game::other(leader_);
    turn.trick = trick_;
    turn.choices = solver_.choices(now_);
    for (CardOutcome& choice : turn.choices) {
      choice.tricks += made_[turn.seat];
      turn.best_tricks = std::max(turn.best_tricks, choice.tricks);
    }
    for (const CardOutcome& choice : turn.choices) {
      if (choice.tricks == turn.best_tricks) {
        turn.best |= choice.card;
      }
    }
    return turn;
  }

  [[nodiscard]] std::optional<Cost> cost_of(const Turn& turn, Card card) const {
    const auto found = std::ranges::find(turn.choices, card, &CardOutcome::card);
    if (found == turn.choices.end()) {
      return std::nullopt;
    }
    const int made = found->tricks;
    const int best = turn.best_tricks;
    return Cost{best - made, best >= goals_.point && made < goals_.point,
                best >= goals_.vole && made < goals_.vole,
                tricks_ - best < goals_.vole && tricks_ - made >= goals_.vole};
  }

  void play(Card card) {
    if (now_.led) {
      if (game::beats(card, *now_.led, now_.trump)) {
        leader_ = game::other(leader_);
      }
      ++made_[leader_];
      ++trick_;
    }
    now_ = after(now_, card);
  }

  Solver& solver_;
  Goals goals_;
  Seat leader_;
  Ending now_;
  int tricks_;
  int trick_ = 1;
  game::PerSeat<int> made_;
  std::vector<Turn> turns_;
};

}  // namespace

std::vector<Turn> review(Solver& solver, const PlayedDeal& played, const Goals& goals) {
  return Review{solver, played, goals}.run(played);
}

}  // namespace ecarte::analysis
