// SPDX-License-Identifier: MIT
//
// When to propose and when to refuse, as a game of two players who each go by the class of their
// own hand: the non-dealer plays or proposes, and the dealer, if asked, refuses or accepts. What is
// played for is the non-dealer's chance of the game. The game of two players who see their very
// cards is a larger one, and is not solved here.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "analysis/hand_band.hpp"
#include "analysis/scores.hpp"

namespace ecarte::analysis {

/// What a player goes by: whether the king of trumps is his, or turned; how many cards he would
/// throw out; and the band of his hand.
struct HandClass {
  enum class King : std::uint8_t { NotSeen, Held, Turned };
  King king = King::NotSeen;
  int thrown = 0;  ///< 0 to 5: cards that are neither trumps nor kings
  int band = 0;

  [[nodiscard]] std::size_t index() const;
  static HandClass at(std::size_t index);
  friend bool operator==(const HandClass&, const HandClass&) = default;
};
inline constexpr std::size_t kHandClasses = std::size_t{3} * (kHand + 1) * kBands;
/// How finely a plan is told.
inline constexpr int kPartsOfPlan = 50;
/// What stands for none of these parts where a plan is written; the next one for one of them.
inline constexpr char kPlanLetter = '#';

HandClass class_of(game::CardSet hand, game::Card turn_up);

/// The game, by the numbers of the classes of either player.
class ProposingGame {
 public:
  ProposingGame(std::size_t non_dealer, std::size_t dealer);

  /// Two hands of these classes, met with this weight, and what the non-dealer has of playing, of
  /// being refused and of being accepted.
  void add(std::size_t non_dealer, std::size_t dealer, double weight, double played, double refused,
           double accepted);

  /// By class: the chance that the non-dealer plays, that the dealer refuses.
  struct Plans {
    std::vector<double> play;
    std::vector<double> refuse;
  };
  /// What the non-dealer has of the deal if both keep to their plans.
  [[nodiscard]] double value(const Plans& plans) const;
  /// What he has if he answers the dealer's plan as well as can be; and if the dealer answers his.
  [[nodiscard]] double best_play(const std::vector<double>& refuse) const;
  [[nodiscard]] double best_refusal(const std::vector<double>& play) const;
  /// What the two could gain between them by departing from their plans; never below nothing.
  [[nodiscard]] double gap(const Plans& plans) const {
    return best_play(plans.refuse) - best_refusal(plans.play);
  }
  /// The answers that come out best, never mixed; those that are all one are not to play, and to
  /// accept.
  [[nodiscard]] std::vector<double> answer_to_refusing(const std::vector<double>& refuse) const;
  [[nodiscard]] std::vector<double> answer_to_playing(const std::vector<double>& play) const;
  /// Each in turn answers the mean of all the other's answers so far, `rounds` times; the plans are
  /// the means, in whole hundredths.
  [[nodiscard]] Plans solve(int rounds) const;

 private:
  struct Cell {
    double refused = 0;
    double accepted = 0;
  };
  [[nodiscard]] const Cell& cell(std::size_t n, std::size_t d) const {
    return cells_[n * dealers_ + d];
  }
  [[nodiscard]] double proposing(std::size_t n, const std::vector<double>& refuse) const;
  [[nodiscard]] Cell answering(std::size_t d, const std::vector<double>& play) const;

  std::size_t dealers_;
  double total_ = 0;
  std::vector<double> played_;  ///< by the non-dealer's class
  std::vector<Cell> cells_;
};

/// What two players could gain between them by leaving their plans, in chances of the game, on
/// deals that the plans were not found from.
struct PlanGain {
  /// With the best answers found on half of these deals and played on the other half: if anything
  /// too little, since what is found on some deals is not quite the best on others.
  double low = 0;
  /// With the best answers found on the very deals they are played on: if anything too much.
  double high = 0;
};

/// The plans at a score, and what comes of them.
struct ScorePlans {
  double dealer_wins = 0;
  double gap = 0;          ///< as `ProposingGame::gap`, on the deals the plans were found from
  PlanGain elsewhere;      ///< and on other deals
  double book_play = 0;    ///< what proposing by the book costs the non-dealer against this dealer,
  double book_refuse = 0;  ///< and refusing by it the dealer against this non-dealer
  std::array<std::uint8_t, kHandClasses> play{};    ///< in parts, by class
  std::array<std::uint8_t, kHandClasses> refuse{};  ///< of a class no deal came to, nothing
};

/// By the dealer's score, then the non-dealer's.
struct KnownPlans {
  std::array<std::array<ScorePlans, kGame>, kGame> scores;
  std::int64_t deals = 0;
  std::int64_t other_deals = 0;  ///< those of `elsewhere`
  double error = 0;              ///< the largest standard error of a chance at any score

  [[nodiscard]] const ScorePlans& at(int dealer, int non_dealer) const {
    return scores.at(static_cast<std::size_t>(dealer)).at(static_cast<std::size_t>(non_dealer));
  }
  [[nodiscard]] DealerWins wins() const;
  [[nodiscard]] ScoreTable table() const { return ScoreTable{wins()}; }
  /// The most at any score.
  [[nodiscard]] double largest_gap() const;
  [[nodiscard]] PlanGain largest_gain() const;
};
/// Those built in, found by `ecarte proposing --deals`.
const KnownPlans& known_plans();

}  // namespace ecarte::analysis
