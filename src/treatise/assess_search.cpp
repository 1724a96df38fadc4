// SPDX-License-Identifier: MIT
//
// Points expected, and chances in the models that are searched, not counted: certain and blind.
#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "analysis/odds.hpp"
#include "treatise/assess.hpp"
#include "treatise/counting.hpp"

namespace ecarte::treatise {

namespace {

using Holds = Assessment::Holds;

/// Two cards are of one worth if they are worth the same to this part of a hand: what is certified
/// of either is a little less exact than that.
constexpr std::int64_t kOneWorth = analysis::kPartsOfHand / 10;

/// The worth of each of the holder's cards to one who never sees the other's hand, by its place in
/// the order of `index_of`; and of how many hands.
struct Unseen {
  std::vector<std::pair<Card, analysis::HandCount>> cards;
  std::int64_t total = 0;

  [[nodiscard]] analysis::HandCount best_of(CardSet some) const {
    analysis::HandCount best{-1, -1};
    for (const auto& [card, worth] : cards) {
      if (some.has(card)) {
        best = {std::max(best.low, worth.low), std::max(best.high, worth.high)};
      }
    }
    return best;
  }
  [[nodiscard]] CardSet playable() const {
    CardSet all;
    for (const auto& [card, worth] : cards) {
      all |= card;
    }
    return all;
  }
};

double in_hands(std::int64_t parts) {
  return static_cast<double>(parts) / static_cast<double>(analysis::kPartsOfHand);
}

/// From the first lead on.
Unseen unseen_leads(analysis::Solver& solver, const Claim& claim, Goal goal,
                    const CompletedPosition& one) {
  const analysis::OddsQuestion question = question_of(claim.position, one);
  Unseen found;
  found.total = count_hands(question);
  for (const Card card : found.total > 0 ? one.hand : CardSet{}) {
    found.cards.emplace_back(
        card, analysis::blind_value(solver, question, needed(goal) - claim.position.made[0], card));
  }
  return found;
}

/// From the middle of the hand. He knows whether the king of trumps was announced, and of the cards
/// played what the claim says of them.
Unseen unseen_rest(analysis::Solver& solver, const Claim& claim, Goal goal,
                   const CompletedPosition& one) {
  Unseen found;
  const Card king{game::Rank::King, claim.position.trump};
  std::array<analysis::Rest, 2> rests;  // the king not announced, and announced
  int made = 0;
  each_left(claim.position, one, [&](const Left& left) {
    if (!left.holder_leads) {
      throw PatternError("in the middle of a hand 'blind' is of him who is to lead");
    }
    analysis::Rest& rest = rests.at(left.other_dealt.has(king) ? 1 : 0);
    rest.hand = left.own;
    rest.trump = claim.position.trump;
    rest.others.push_back({left.other, 1});
    made = left.made;
    ++found.total;
  });
  const CardSet hand = rests[0].hand | rests[1].hand;
  for (const Card card : hand) {
    analysis::HandCount worth;
    for (const analysis::Rest& rest : rests) {
      if (!rest.others.empty()) {
        const analysis::HandCount part =
            analysis::blind_rest(solver, rest, needed(goal) - made, card);
        worth = {worth.low + part.low, worth.high + part.high};
      }
    }
    found.cards.emplace_back(card, worth);
  }
  return found;
}

Unseen unseen_cards(analysis::Solver& solver, const Claim& claim, Goal goal,
                    const CompletedPosition& one) {
  return claim.position.play.empty() ? unseen_leads(solver, claim, goal, one)
                                     : unseen_rest(solver, claim, goal, one);
}

/// "K♥ 40123.0, J♠ 39000.4 of 65780", the best first.
std::string worths_text(const Unseen& found) {
  std::vector<std::pair<Card, analysis::HandCount>> sorted = found.cards;
  std::ranges::stable_sort(sorted, [](const auto& a, const auto& b) {
    return a.second.low / kOneWorth > b.second.low / kOneWorth;
  });
  std::string text;
  for (const auto& [card, worth] : sorted) {
    text += fmt::format("{}{} {:.0f}", text.empty() ? "" : ", ", spoken_name(card),
                        in_hands(worth.low));
  }
  return text + fmt::format(" of {}", found.total);
}

/// `first` at least as good as `second`; Unknown where the bounds do not tell.
Holds as_good(analysis::HandCount first, analysis::HandCount second) {
  return first.low + kOneWorth >= second.high  ? Holds::Yes
         : first.high + kOneWorth < second.low ? Holds::No
                                               : Holds::Unknown;
}

Holds turned_about(Holds holds, bool about) {
  return !about || holds == Holds::Unknown ? holds : yes_or_no(holds == Holds::No);
}

}  // namespace

Assessment Assessor::best_unseen(const BestAsk& ask, const Claim& claim,
                                 const CompletedPosition& one) {
  const Unseen found = unseen_cards(solver_, claim, ask.goal, one);
  const CardSet playable = found.playable();
  const CardSet advised = all_chosen(ask.cards, one, claim.position.trump) & playable;
  if (found.total == 0 || advised.empty()) {
    return {Holds::Void, {}, {}};
  }
  const analysis::HandCount own = found.best_of(advised);
  const analysis::HandCount best = found.best_of(playable);
  return {turned_about(as_good(own, best), ask.never),
          Fraction{(own.low - best.low) / kOneWorth, found.total}, worths_text(found)};
}

Assessment Assessor::better_unseen(const BetterAsk& ask, const Claim& claim,
                                   const CompletedPosition& one) {
  const Unseen found = unseen_cards(solver_, claim, ask.goal, one);
  const CardSet playable = found.playable();
  const CardSet card = chosen(ask.card, one, one.hand, claim.position.trump) & playable;
  const CardSet than = chosen(ask.than, one, one.hand, claim.position.trump) & playable;
  if (found.total == 0 || card.empty() || than.empty()) {
    return {Holds::Void, {}, {}};
  }
  const analysis::HandCount first = found.best_of(card);
  const analysis::HandCount second = found.best_of(than);
  return {turned_about(as_good(second, first), true),
          Fraction{(first.low - second.low) / kOneWorth, found.total}, worths_text(found)};
}

Assessment Assessor::ask(const ExpectAsk& ask, const Claim& claim, ClaimModel model,
                         const CompletedPosition& one) {
  const Survey survey = surveyor_.survey(claim.position, one);
  if (survey.total == 0) {
    return {Holds::Void, {}, {}};
  }
  const auto points = [&ask](const ByTricks& hands) { return points_of(hands, {1, ask.lost}); };
  std::int64_t sum = points(survey.best);
  if (model == ClaimModel::Lead && !survey.playable.empty()) {
    sum = points(survey.of(one.hand, survey.playable.first()));
    for (const Card card : survey.playable) {
      sum = std::max(sum, points(survey.of(one.hand, card)));
    }
  }
  const Fraction expected{sum, survey.total};
  return {yes_or_no(!(expected < ask.at_least)), expected,
          fmt::format("{} points in {} hands ({:.3f})", sum, survey.total, expected.value())};
}

Assessment Assessor::searched(const ChanceAsk& ask, const Claim& claim, ClaimModel model,
                              const CompletedPosition& one) {
  std::string name = ask.lead ? std::string{} : common_name(claim.position, one);
  if (name.empty()) {
    return search(ask, claim, model, one);
  }
  const auto bound = [](const std::optional<Fraction>& fraction) {
    return fraction ? fraction->text() : std::string{};
  };
  name += '/' + std::string{word_of(model)} + '/' + std::string{word_of(ask.goal)} + '/' +
          bound(ask.at_least) + '/' + bound(ask.below);
  const auto [found, fresh] = searched_.try_emplace(std::move(name));
  if (fresh) {
    found->second = search(ask, claim, model, one);
  }
  return found->second;
}

Assessment Assessor::search(const ChanceAsk& ask, const Claim& claim, ClaimModel model,
                            const CompletedPosition& one) {
  const analysis::OddsQuestion question = question_of(claim.position, one);
  const std::int64_t total = count_hands(question);
  if (total == 0) {
    return {Holds::Void, {}, {}};
  }
  std::optional<Card> lead;
  if (ask.lead) {
    const CardSet cards = chosen(*ask.lead, one, one.hand, claim.position.trump);
    if (cards.empty()) {
      return {Holds::Void, {}, {}};
    }
    lead = cards.first();
  }
  if (model == ClaimModel::Certain) {
    const bool sure = analysis::is_certain(solver_, question, needed(ask.goal), lead);
    const Fraction chance{sure ? 1 : 0, 1};
    return {yes_or_no(within(ask, chance)), chance, sure ? "certain" : "no certain plan"};
  }
  const analysis::HandCount value =
      analysis::blind_value(solver_, question, needed(ask.goal), lead);
  const Fraction low{value.low, total * analysis::kPartsOfHand};
  const Fraction high{value.high, total * analysis::kPartsOfHand};
  const bool agree = within(ask, low) == within(ask, high);
  const auto hands = [](std::int64_t parts) {
    return static_cast<double>(parts) / static_cast<double>(analysis::kPartsOfHand);
  };
  return {agree ? yes_or_no(within(ask, low)) : Holds::Unknown, low,
          fmt::format("{:.0f} to {:.0f} of {} ({:.3f})", std::floor(hands(value.low)),
                      std::ceil(hands(value.high)), total, low.value())};
}

}  // namespace ecarte::treatise
