// SPDX-License-Identifier: MIT
//
// Plans for both sides of a game in the dark, improved round by round until neither could do much
// better, and the bounds they certify. Private to `blind`.
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/dark.hpp"

namespace ecarte::analysis {

/// Weights of a plan are whole numbers of this part of one.
inline constexpr int kPlanBits = 40;

/// A certified interval in whole numbers: hands times 2^kPlanBits.
struct Interval {
  std::int64_t low = 0;
  std::int64_t high = 0;
};

/// Regret matching, floored at nought, for both sides in turn: each plays as though what it last
/// regretted came once more, and later rounds weigh more in the plans. The rounds are reckoned in
/// floating point; what the plans are worth is not.
class Plans {
 public:
  explicit Plans(const DarkGame& game);

  void round();
  /// What the player's plan so far wins against the best play against it, and what the adversary's
  /// concedes to the best play against it: exact for plans rounded to whole weights. Any plan
  /// bounds the value from its side, so the same plans without what they seldom do are asked too,
  /// and the best is kept: most games are won by a plan that hardly mixes, and the mixture on the
  /// way to it never quite forgets the rest.
  [[nodiscard]] Interval bounds() const;

 private:
  void find_parents();
  void match_player();
  void match_adversary();
  void push_adversary_reach();
  void push_player_reach();
  void evaluate();
  void learn_player();
  void learn_adversary();
  void add_to_plans();
  [[nodiscard]] double worth(const DarkOutcome& outcome) const;
  [[nodiscard]] std::int64_t lower(const std::vector<double>& plan) const;
  [[nodiscard]] std::int64_t upper(const std::vector<double>& other_plan) const;
  /// The plans without each choice that is made less than `share` times as often as the commonest.
  [[nodiscard]] std::vector<double> trimmed_plan(double share) const;
  [[nodiscard]] std::vector<double> trimmed_other_plan(double share) const;
  /// Calls `use(outcome, entry, card, knot)` for every open outcome after a card, the knots nearer
  /// the beginning first.
  template <class Use>
  void each_open(const Use& use) const;

  const DarkGame& game_;
  std::vector<std::uint32_t> knot_of_;     ///< by entry
  std::vector<std::uint32_t> first_card_;  ///< by knot: number of its first card over all knots
  std::vector<std::int64_t> parent_;       ///< by knot: the card it follows, or -1
  double rounds_ = 0;
  // By card; `expected` is the regret if the last comes once more:
  std::vector<double> regret_, expected_, play_, plan_;
  // By way:
  std::vector<double> other_regret_, other_expected_, other_play_, other_plan_;
  // By entry:
  std::vector<double> worth_, adversary_reach_;
  std::vector<double> player_reach_;  ///< by knot
};

template <class Use>
void Plans::each_open(const Use& use) const {
  for (std::size_t k = game_.knots.size(); k-- > 0;) {
    const Knot& knot = game_.knots[k];
    const DarkOutcome* outcome = &game_.outcomes[knot.first_outcome];
    for (std::uint32_t card = 0; card < knot.cards; ++card) {
      for (std::uint32_t i = 0; i < knot.entries; ++i, ++outcome) {
        if (outcome->kind == DarkOutcome::Kind::Open) {
          use(*outcome, knot.first_entry + i, first_card_[k] + card, k);
        }
      }
    }
  }
}

}  // namespace ecarte::analysis
