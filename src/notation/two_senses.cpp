// SPDX-License-Identifier: MIT
#include "notation/two_senses.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ecarte::notation {

using record::Act;
using record::ActKind;
using record::Problem;
using record::Record;

namespace {

/// Is it known by an act whose the deal is: has each shown a card, of another rank, or has somebody
/// chosen since? Then nobody cuts for it any more.
class DealCutFor {
 public:
  bool operator()(const Act& act) {
    if (act.cuts_for_deal() && record::is_player(act.actor)) {
      shown_[act.actor] = act.cards;
      chosen_ = false;
      last_ = &shown_[act.actor];
    } else if (act.kind == ActKind::Partly && last_ != nullptr) {
      *last_ |= act.cards;  // what his card may be
    } else {
      last_ = nullptr;
    }
    chosen_ = chosen_ || (act.kind == ActKind::Choose && is_for_deal_shown());
    return known();
  }
  [[nodiscard]] bool chosen() const { return chosen_; }
  [[nodiscard]] bool known() const {
    return chosen_ || (is_of_one_rank(shown_[0]) && is_of_one_rank(shown_[1]) &&
                       shown_[0].first().rank != shown_[1].first().rank);
  }

 private:
  /// Whichever of its suit it is, where that is not told.
  [[nodiscard]] static bool is_of_one_rank(game::CardSet card) {
    return !card.empty() && game::CardSet::of(card.first().rank).has_all(card);
  }
  [[nodiscard]] bool is_for_deal_shown() const { return !shown_[0].empty() || !shown_[1].empty(); }

  std::array<game::CardSet, 2> shown_{};
  game::CardSet* last_ = nullptr;  ///< by the act before, if that was a cut for the deal
  bool chosen_ = false;
};

/// Does it tell that the deal was cut for, being of the deal itself?
bool is_of_deal(const Act& act) {
  constexpr record::ActKinds kOfDeal{ActKind::HeadDeal, ActKind::Give,   ActKind::Turn,
                                     ActKind::DealerIs, ActKind::Timing, ActKind::Hold,
                                     ActKind::Play};
  return kOfDeal.has(act.kind);
}

/// Who cuts again while they cut for the deal, and nothing was cut to the dealer, does so for it;
/// and who shows a card in it does, whosever the deal is by then: it is as needless a cut.
void read_cuts_again_for_deal(Record& record) {
  DealCutFor cut_for;
  bool for_deal = false;
  for (Act& act : record.acts) {
    const bool beside = act.kind == ActKind::Cut && for_deal && !act.cuts_for_deal();
    if (is_of_deal(act) || (beside && (act.flags & record::kAgain) == 0)) {
      return;
    }
    if (beside && (!cut_for.known() || (!cut_for.chosen() && !act.cards.empty()))) {
      act.flags |= record::kForDeal;
    }
    for_deal = for_deal || act.cuts_for_deal();
    cut_for(act);
  }
}

}  // namespace

void refuse_cuts_in_two_senses(Record& record) {
  read_cuts_again_for_deal(record);
  if (std::ranges::any_of(record.acts, is_of_deal) ||
      std::ranges::none_of(record.acts, &Act::cuts_for_deal)) {
    return;
  }
  DealCutFor cut_for;
  const auto asks = [&](const Act& act) {
    return !cut_for(act) && act.kind == ActKind::Cut && !act.cuts_for_deal() &&
           (act.flags & record::kJoining) == 0;
  };
  bool left_out = false;  // and the notes on its cards with it
  std::erase_if(record.acts, [&](const Act& act) {
    const bool asked = asks(act);
    if (asked) {
      Problem problem;
      problem.id = "two-senses";
      problem.reach = Problem::Reach::Sentence;
      problem.span = problem.sentence = record::span_of(act);
      problem.message =
          "expected what he cuts for: cuts for the deal, showing K♥, with the number lifted or all "
          "the cards shown; or, if it is to the dealer, deal: on a line before it";
      record.problems.push_back(std::move(problem));
    }
    left_out = asked || (left_out && (act.kind == ActKind::Partly || act.kind == ActKind::Odd));
    return left_out;
  });
}

}  // namespace ecarte::notation
