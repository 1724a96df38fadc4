// SPDX-License-Identifier: MIT
//
// Points expected, and chances in the models that are searched, not counted: certain and blind.
#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "analysis/odds.hpp"
#include "treatise/counting.hpp"
#include "treatise/judge.hpp"

namespace ecarte::treatise {

namespace {

using Holds = Judgement::Holds;

Holds yes_or_no(bool yes) {
  return yes ? Holds::Yes : Holds::No;
}

}  // namespace

Judgement Judge::ask(const ExpectAsk& ask, const Claim& claim, Model model, const Case& one) {
  const Survey survey = surveyor_.survey(claim.position, one);
  if (survey.total == 0) {
    return {Holds::Void, {}, {}};
  }
  const auto points = [&ask](const ByTricks& hands) {
    return hands[3] + hands[4] + 2 * hands[5] - 2 * hands[0] - ask.lost * (hands[1] + hands[2]);
  };
  std::int64_t sum = points(survey.best);
  if (model == Model::Lead && !survey.playable.empty()) {
    sum = points(survey.of(one.hand, survey.playable.first()));
    for (const Card card : survey.playable) {
      sum = std::max(sum, points(survey.of(one.hand, card)));
    }
  }
  const Fraction expected{sum, survey.total};
  return {yes_or_no(!(expected < ask.at_least)), expected,
          fmt::format("{} points in {} hands ({:.3f})", sum, survey.total, expected.value())};
}

Judgement Judge::searched(const ChanceAsk& ask, const Claim& claim, Model model, const Case& one) {
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

Judgement Judge::search(const ChanceAsk& ask, const Claim& claim, Model model, const Case& one) {
  const analysis::Question question = question_of(claim.position, one);
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
  if (model == Model::Certain) {
    const bool sure = analysis::is_certain(solver_, question, needed(ask.goal), lead);
    const Fraction chance{sure ? 1 : 0, 1};
    return {yes_or_no(within(ask, chance)), chance, sure ? "certain" : "no certain plan"};
  }
  const analysis::Hands value = analysis::blind_value(solver_, question, needed(ask.goal), lead);
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
