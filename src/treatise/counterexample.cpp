// SPDX-License-Identifier: MIT
#include "treatise/counterexample.hpp"

#include <algorithm>

#include "treatise/hands_in_play.hpp"
#include "treatise/survey.hpp"

namespace ecarte::treatise {

namespace {

/// A hand of the other that goes against a claim, and the cards to play it with: those the claim
/// names, and those that are better. Empty sets: any card.
struct Against {
  CardSet other;
  CardSet said;
  std::optional<CardSet> better;
};

class Finder {
 public:
  Finder(const Claim& claim, const ShownClaim& shown)
      : claim_(claim),
        one_(shown.example->one),
        model_(shown.answer->model.value_or(ClaimModel::Open)) {}

  /// Cards by what they come to; of claims of the best card.
  void count(ShownClaim& shown) {
    const auto* const ask = std::get_if<BestAsk>(&claim_.ask);
    if (ask == nullptr || model_ == ClaimModel::Blind) {
      return;
    }
    const Survey survey = surveyor_.survey(claim_.position, one_);
    const CardSet said = chosen_of(ask->cards);
    for (const Card card : survey.playable) {
      shown.cards.push_back(
          {card, reaching(survey.of(one_.hand, card), ask->goal, ask->stakes), said.has(card)});
    }
    std::ranges::stable_sort(
        shown.cards, [](const CardCount& a, const CardCount& b) { return a.count > b.count; });
    shown.total = survey.total;
  }

  /// The hand that stands for the most, of those that go against the claim.
  std::optional<Against> find(const ShownClaim& shown) {
    if (model_ == ClaimModel::Blind || model_ == ClaimModel::Certain) {
      return std::nullopt;  // nobody plays the best card of the hand he does not see
    }
    return std::visit([&](const auto& ask) { return against(ask, shown); }, claim_.ask);
  }

  std::optional<Playthrough> play(CardSet other, std::optional<CardSet> first) {
    const std::optional<std::vector<Card>> told = cards_told(claim_.position, one_, other);
    if (!told) {
      return std::nullopt;
    }
    Playthrough play;
    play.made = claim_.position.made;
    play.told = told->size();
    HandsInPlay table{one_.hand, other, {}, claim_.position.holder_leads, play.made};
    const Suit trump = claim_.position.trump;
    const auto lay = [&](Card card) {
      play.cards.push_back({card, table.holder_to_play});
      table.play(card, trump);
    };
    std::ranges::for_each(*told, lay);
    if (first && table.holder_to_play) {
      play.first = best_of(table, *first & table.lawful(trump));
      lay(*play.first);
    }
    for (const analysis::LineCard& next : solver_.line(table.ending(trump))) {
      lay(next.card);
    }
    play.tricks = table.made;
    return play;
  }

 private:
  [[nodiscard]] CardSet chosen_of(const std::vector<CardChoice>& choices) const {
    return all_chosen(choices, one_, claim_.position.trump);
  }

  /// The card with which the holder makes the most tricks; of several the lowest by `index_of`.
  Card best_of(const HandsInPlay& table, CardSet cards) {
    Card best = cards.first();
    int most = -1;
    for (const analysis::CardOutcome& choice :
         solver_.choices(table.ending(claim_.position.trump))) {
      if (cards.has(choice.card) && choice.tricks > most) {
        best = choice.card;
        most = choice.tricks;
      }
    }
    return best;
  }

  /// The holder's tricks with the best of these, or with any card if he is not to play; nothing if
  /// he cannot play one of them.
  static std::optional<int> tricks_with(const AgainstHand& outcome, CardSet cards) {
    if (outcome.playable.empty()) {
      return outcome.best;
    }
    std::optional<int> most;
    for (const Card card : cards& outcome.playable) {
      most = std::max(most.value_or(0), int{outcome.tricks.at(index_of(card))});
    }
    return most;
  }

  template <class Fails>
  std::optional<Against> commonest(CardSet said, std::optional<CardSet> better,
                                   const Fails& fails) {
    std::optional<Against> found;
    std::int64_t most = 0;
    // A hand may stand for others of its kind though nothing of what is said is true of itself.
    const analysis::HandCondition admits = question_of(claim_.position, one_).condition;
    look(solver_, claim_.position, one_, [&](const AgainstHand& outcome) {
      if (outcome.hands > most && (!admits || admits(outcome.other)) && fails(outcome)) {
        most = outcome.hands;
        found = {outcome.other, said, better};
      }
    });
    return found;
  }

  std::optional<Against> unlike(Goal goal, CardSet said, bool reached) {
    return commonest(said, {}, [&](const AgainstHand& outcome) {
      const auto tricks = tricks_with(outcome, said);
      return tricks && (*tricks >= needed(goal)) != reached;
    });
  }

  std::optional<Against> worse(Goal goal, const ClaimPoints& stakes, CardSet said, CardSet better) {
    const auto worth = [&](int tricks) {
      ByTricks hand{};
      hand.at(static_cast<std::size_t>(tricks)) = 1;
      return reaching(hand, goal, stakes);
    };
    return commonest(said, better, [&](const AgainstHand& outcome) {
      const auto with_said = tricks_with(outcome, said);
      const auto with_better = tricks_with(outcome, better);
      return !outcome.playable.empty() && with_said && with_better &&
             worth(*with_said) < worth(*with_better);
    });
  }

  std::optional<Against> against(const ChanceAsk& ask, const ShownClaim& /*shown*/) {
    CardSet said = CardSet::all();
    if (ask.lead) {
      said = chosen(*ask.lead, one_, one_.hand, claim_.position.trump);
    } else if (model_ == ClaimModel::Lead) {
      said = best_in_all(ask.goal);
    }
    return unlike(ask.goal, said, ask.at_least.has_value());
  }
  std::optional<Against> against(const ExpectAsk& /*ask*/, const ShownClaim& /*shown*/) {
    return unlike(Goal::Point, CardSet::all(), true);
  }
  std::optional<Against> against(const ForcedAsk& ask, const ShownClaim& /*shown*/) {
    if (ask.helped) {
      return std::nullopt;  // the other does not play for himself there
    }
    const CardSet said =
        ask.card ? chosen(*ask.card, one_, one_.hand, claim_.position.trump) : CardSet::all();
    return unlike(ask.goal, said, ask.reached);
  }
  std::optional<Against> against(const BestAsk& ask, const ShownClaim& shown) {
    if (ask.never || shown.cards.empty()) {
      return std::nullopt;
    }
    return worse(ask.goal, ask.stakes, chosen_of(ask.cards), CardSet{shown.cards.front().card});
  }
  std::optional<Against> against(const BetterAsk& ask, const ShownClaim& /*shown*/) {
    const Suit trump = claim_.position.trump;
    return worse(ask.goal, ask.stakes, chosen(ask.card, one_, one_.hand, trump),
                 chosen(ask.than, one_, one_.hand, trump));
  }
  /// Questions that no single hand of the other goes against.
  template <class Other>
  std::optional<Against> against(const Other& /*ask*/, const ShownClaim& /*shown*/) {
    return std::nullopt;
  }

  /// The card he plays who must choose one for all hands; all his cards if he is not to play.
  CardSet best_in_all(Goal goal) {
    const Survey survey = surveyor_.survey(claim_.position, one_);
    CardSet best = CardSet::all();
    std::int64_t most = -1;
    for (const Card card : survey.playable) {
      if (const std::int64_t count = reaching(survey.of(one_.hand, card), goal); count > most) {
        most = count;
        best = CardSet{card};
      }
    }
    return best;
  }

  const Claim& claim_;
  const CompletedPosition& one_;
  ClaimModel model_;
  analysis::Solver solver_;
  Surveyor surveyor_{solver_};
};

/// The first model in which the claim does not hold; else the first.
const ModelAnswer* shown_model(const ClaimAnswer& answer) {
  for (const ModelAnswer& one : answer.models) {
    if (one.verdict != ClaimVerdict::Verified && one.least) {
      return &one;
    }
  }
  return answer.models.empty() || !answer.models.front().least ? nullptr : &answer.models.front();
}

}  // namespace

std::optional<ShownClaim> shown_claim(const Claim& claim, const ClaimAnswer& answer) {
  ShownClaim shown;
  shown.answer = shown_model(answer);
  if (shown.answer == nullptr || shown.answer->least->one.hand.empty()) {
    return std::nullopt;
  }
  shown.example = &*shown.answer->least;
  Finder finder{claim, shown};
  finder.count(shown);
  if (shown.example->assessment.holds != Assessment::Holds::No) {
    return shown;
  }
  if (const std::optional<Against> found = finder.find(shown)) {
    shown.other = found->other;
    const bool any = found->said == CardSet::all();
    for (const auto& first : {any ? std::nullopt : std::optional{found->said}, found->better}) {
      if (first || shown.plays.empty()) {
        if (auto play = finder.play(found->other, first)) {
          shown.plays.push_back(std::move(*play));
        }
      }
    }
  }
  return shown;
}

}  // namespace ecarte::treatise
