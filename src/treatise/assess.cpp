// SPDX-License-Identifier: MIT
#include "treatise/assess.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <fmt/core.h>

#include "analysis/odds.hpp"
#include "treatise/counting.hpp"

namespace ecarte::treatise {

namespace {

using Holds = Assessment::Holds;

/// The most hands that any card reaches the goal against, each card assessed by itself.
std::int64_t best_count(const Survey& survey, CardSet hand, Goal goal) {
  std::int64_t most = 0;
  for (const Card card : survey.playable) {
    most = std::max(most, reaching(survey.of(hand, card), goal));
  }
  return most;
}

/// Of the best of `cards`; nothing if none of them can be played.
std::optional<std::int64_t> best_among(const Survey& survey, CardSet cards, CardSet hand, Goal goal,
                                       const ClaimPoints& stakes = {}) {
  std::optional<std::int64_t> most;
  for (const Card card : cards& survey.playable) {
    most = std::max(most.value_or(INT64_MIN), reaching(survey.of(hand, card), goal, stakes));
  }
  return most;
}

/// "K♥ 40123, J♠ 40123, 7♦ 30000", the best first.
std::string card_counts(const Survey& survey, CardSet hand, const BestAsk& ask) {
  std::vector<std::pair<std::int64_t, std::string>> counts;
  for (const Card card : survey.playable) {
    counts.emplace_back(reaching(survey.of(hand, card), ask.goal, ask.stakes), spoken_name(card));
  }
  std::ranges::stable_sort(counts, [](const auto& a, const auto& b) { return a.first > b.first; });
  std::string text;
  for (const auto& [count, card] : counts) {
    text += (text.empty() ? "" : ", ") + card + " " + std::to_string(count);
  }
  return text;
}

std::string in_words(Feature feature, int number) {
  if (feature == Feature::Rule) {
    return number > 0 ? "jeu de règle " + std::to_string(number) : "no jeu de règle";
  }
  if (feature == Feature::Refusal) {
    return number > 0 ? "refused with" : "accepted with";
  }
  if (feature == Feature::Stands || feature == Feature::Proposed) {
    return (number > 0) == (feature == Feature::Stands) ? "played without proposing"
                                                        : "proposed on";
  }
  return std::string{word_of(feature)} + " " + std::to_string(number);
}

bool compares(BetterAsk::Mode mode, std::int64_t gains, std::int64_t losses) {
  switch (mode) {
    case BetterAsk::Mode::Oftener:
      return gains > losses;
    case BetterAsk::Mode::NeverWorse:
      return losses == 0;
    case BetterAsk::Mode::SometimesWorse:
      return losses > 0;
    case BetterAsk::Mode::Equal:
      return gains == 0 && losses == 0;
  }
  return false;
}

}  // namespace

CardSet all_chosen(const std::vector<CardChoice>& choices, const CompletedPosition& one,
                   Suit trump) {
  CardSet all;
  for (const CardChoice& choice : choices) {
    all |= chosen(choice, one, one.hand, trump);
  }
  return all;
}

std::string share_text(std::int64_t over, std::int64_t under) {
  const auto part = static_cast<double>(over);
  const auto rest = static_cast<double>(under - over);
  const double share = under == 0 ? 0.0 : part / static_cast<double>(under);
  if (over == 0 || over == under) {
    return fmt::format("{}/{} ({:.3f})", over, under, share);
  }
  return fmt::format("{}/{} ({:.3f}, {:.2f} to 1 {})", over, under, share,
                     std::max(part, rest) / std::min(part, rest), part < rest ? "against" : "on");
}

Assessment Assessor::assess(const Claim& claim, ClaimModel model, const CompletedPosition& one) {
  return std::visit([&](const auto& question) { return ask(question, claim, model, one); },
                    claim.ask);
}

Assessment Assessor::ask(const ChanceAsk& ask, const Claim& claim, ClaimModel model,
                         const CompletedPosition& one) {
  if (model == ClaimModel::Blind || model == ClaimModel::Certain) {
    return searched(ask, claim, model, one);
  }
  const Survey survey = surveyor_.survey(claim.position, one);
  if (survey.total == 0) {
    return {Holds::Void, {}, {}};
  }
  std::int64_t count = reaching(survey.best, ask.goal);
  if (ask.lead) {
    const auto found = best_among(survey, chosen(*ask.lead, one, one.hand, claim.position.trump),
                                  one.hand, ask.goal);
    if (!found) {
      return {Holds::Void, {}, {}};
    }
    count = *found;
  } else if (model == ClaimModel::Lead && !survey.playable.empty()) {
    count = best_count(survey, one.hand, ask.goal);
  }
  const Fraction chance{count, survey.total};
  return {yes_or_no(within(ask, chance)), chance, share_text(count, survey.total)};
}

Assessment Assessor::ask(const BestAsk& ask, const Claim& claim, ClaimModel model,
                         const CompletedPosition& one) {
  if (model == ClaimModel::Blind) {
    return best_unseen(ask, claim, one);
  }
  const Survey survey = surveyor_.survey(claim.position, one);
  const CardSet advised = all_chosen(ask.cards, one, claim.position.trump);
  const auto count = best_among(survey, advised, one.hand, ask.goal, ask.stakes);
  if (survey.total == 0 || !count) {
    return {Holds::Void, {}, {}};
  }
  const std::int64_t most = *best_among(survey, survey.playable, one.hand, ask.goal, ask.stakes);
  return {yes_or_no((*count == most) != ask.never), Fraction{*count - most, survey.total},
          card_counts(survey, one.hand, ask) + (ask.goal == Goal::Points ? " points in " : " of ") +
              std::to_string(survey.total)};
}

Assessment Assessor::ask(const BetterAsk& ask, const Claim& claim, ClaimModel model,
                         const CompletedPosition& one) {
  if (model == ClaimModel::Blind) {
    return better_unseen(ask, claim, one);
  }
  const CardSet card = chosen(ask.card, one, one.hand, claim.position.trump);
  const CardSet than = chosen(ask.than, one, one.hand, claim.position.trump);
  std::int64_t gains = 0;
  std::int64_t losses = 0;
  std::int64_t total = 0;
  // One if the best of the cards reaches the goal; for points, what it brings.
  const auto worth = [&ask](const AgainstHand& outcome, CardSet cards) {
    std::int64_t most = INT64_MIN;
    for (const Card each : cards& outcome.playable) {
      ByTricks hand{};
      hand.at(outcome.tricks.at(index_of(each))) = 1;
      most = std::max(most, reaching(hand, ask.goal, ask.stakes));
    }
    return most;
  };
  look(solver_, claim.position, one, [&](const AgainstHand& outcome) {
    if ((outcome.playable & card).empty() || (outcome.playable & than).empty()) {
      return;
    }
    const std::int64_t more = worth(outcome, card) - worth(outcome, than);
    gains += std::max<std::int64_t>(more, 0) * outcome.hands;
    losses += std::max<std::int64_t>(-more, 0) * outcome.hands;
    total += outcome.hands;
  });
  if (total == 0) {
    return {Holds::Void, {}, {}};
  }
  const bool holds = compares(ask.mode, gains, losses);
  return {yes_or_no(holds), Fraction{gains - losses, total},
          fmt::format("gains {}, loses {} of {}", gains, losses, total)};
}

Assessment Assessor::ask(const ForcedAsk& ask, const Claim& claim, ClaimModel /*model*/,
                         const CompletedPosition& one) {
  std::int64_t total = 0;
  std::int64_t reached = 0;
  std::optional<CardSet> witness;
  std::optional<CardSet> exception;
  const CardSet cards =
      ask.card ? chosen(*ask.card, one, one.hand, claim.position.trump) : CardSet::all();
  look(
      solver_, claim.position, one,
      [&](const AgainstHand& outcome) {
        int tricks = ask.card ? -1 : outcome.best;
        for (const Card card : cards& outcome.playable) {
          tricks = std::max(tricks, int{outcome.tricks.at(index_of(card))});
        }
        if (tricks < 0) {
          return;
        }
        const bool as_said = (tricks >= needed(ask.goal)) == ask.reached;
        total += outcome.hands;
        reached += as_said ? outcome.hands : 0;
        std::optional<CardSet>& kept = as_said ? witness : exception;
        if (!kept) {
          kept = outcome.other;
        }
      },
      ask.helped ? Manner::Helped : Manner::Best);
  if (total == 0) {
    return {Holds::Void, {}, {}};
  }
  Assessment assessment{yes_or_no(ask.against_some ? reached > 0 : reached == total),
                        Fraction{reached, total}, share_text(reached, total)};
  if (witness && total > 1) {
    assessment.figures += ", so against " + name_of(*witness, claim.position.trump);
  }
  if (exception) {
    assessment.figures += ", not against " + name_of(*exception, claim.position.trump);
  }
  return assessment;
}

Assessment Assessor::ask(const CertainAsk& ask, const Claim& claim, ClaimModel /*model*/,
                         const CompletedPosition& one) {
  const analysis::OddsQuestion question = question_of(claim.position, one);
  CardSet certain;
  for (const Card card : one.hand) {
    if (analysis::is_certain(solver_, question, needed(ask.goal), card)) {
      certain |= CardSet{card};
    }
  }
  const CardSet said = all_chosen(ask.leads, one, claim.position.trump);
  const CardSet differ = (certain | said) - (certain & said);
  return {yes_or_no(differ.empty()), Fraction{-differ.size(), 1},
          certain.empty() ? "no lead is certain"
                          : "certain with " + name_of(certain, claim.position.trump)};
}

Assessment Assessor::ask(const IsAsk& ask, const Claim& claim, ClaimModel /*model*/,
                         const CompletedPosition& one) {
  const Holding holding{one.hand, claim.position.trump,
                        one.turned ? CardSet{*one.turned} : CardSet{}};
  const bool yes = std::ranges::any_of(one.bindings, [&](const Binding& binding) {
    return meets(ask.conditions, holding, binding);
  });
  std::string figures;
  for (const Condition& condition : ask.conditions) {
    if (!condition.shape_asked) {
      figures += (figures.empty() ? "" : ", ") +
                 in_words(condition.feature, measure(condition.feature, holding));
    }
  }
  return {yes_or_no(yes), Fraction{yes ? 1 : 0, 1}, figures};
}

Assessment Assessor::ask(const CountAsk& ask, const Claim& claim, ClaimModel /*model*/,
                         const CompletedPosition& one) {
  const CardSet turned = one.turned ? CardSet{*one.turned} : CardSet{};
  const CardSet unseen = ask.token.cards(claim.position.trump, one.bindings.front()) -
                         (one.hand | turned | claim.position.gone);
  return {yes_or_no(unseen.size() == ask.equals), Fraction{unseen.size(), 1},
          std::to_string(unseen.size()) +
              (unseen.empty() ? "" : ": " + name_of(unseen, claim.position.trump))};
}

Assessment Assessor::ask(const LikelierAsk& ask, const Claim& claim, ClaimModel /*model*/,
                         const CompletedPosition& one) {
  const Suit trump = claim.position.trump;
  const analysis::OddsQuestion question = question_of(claim.position, one);
  const std::int64_t total = count_hands(question);
  if (total == 0) {
    return {Holds::Void, {}, {}};
  }
  const auto holding = [&](const std::vector<PatternCard>& tokens) {
    return count_hands(question,
                       [&](CardSet hand) { return holds(hand, tokens, trump, one.bindings); });
  };
  const std::int64_t first = holding(ask.first);
  const std::int64_t second = holding(ask.second);
  return {yes_or_no(first > second), Fraction{first - second, total},
          fmt::format("{} against {} of {}", first, second, total)};
}

Assessment Assessor::ask(const ShareAsk& ask, const Claim& claim, ClaimModel /*model*/,
                         const CompletedPosition& one) {
  const analysis::OddsQuestion question = question_of(claim.position, one);
  const std::int64_t total = count_hands(question);
  if (total == 0) {
    return {Holds::Void, {}, {}};
  }
  const CardSet turned = one.turned ? CardSet{*one.turned} : CardSet{};
  const std::int64_t meeting = count_hands(question, [&](CardSet hand) {
    return meets(ask.conditions, {hand, claim.position.trump, turned}, one.bindings.front());
  });
  const Fraction share{meeting, total};
  return {yes_or_no(within(ask, share)), share, share_text(meeting, total)};
}

Assessment Assessor::ask(const SeatsAsk& ask, const Claim& claim, ClaimModel /*model*/,
                         const CompletedPosition& one) {
  Position position = claim.position;
  position.holder_leads = true;
  const Survey leading = surveyor_.survey(position, one);
  position.holder_leads = false;
  const Survey dealing = surveyor_.survey(position, one);
  if (leading.total == 0 || dealing.total == 0) {
    return {Holds::Void, {}, {}};
  }
  const std::int64_t first = reaching(leading.best, ask.goal);
  const std::int64_t second = reaching(dealing.best, ask.goal);
  return {yes_or_no(second < first), Fraction{first - second, leading.total},
          fmt::format("leading {}, dealing {} of {}", first, second, leading.total)};
}

template <class NotOfCards>
Assessment Assessor::ask(const NotOfCards& /*ask*/, const Claim& /*claim*/, ClaimModel /*model*/,
                         const CompletedPosition& /*one*/) {
  return {Holds::Void, {}, {}};
}

}  // namespace ecarte::treatise
