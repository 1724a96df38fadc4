// SPDX-License-Identifier: MIT
#include "treatise/evaluate.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/core.h>

#include "treatise/plan_answer.hpp"
#include "treatise/without_cards.hpp"

namespace ecarte::treatise {

namespace {

using Holds = Assessment::Holds;

constexpr std::int64_t kErrorsFromHalf = 4;  // by so many standard errors most differ from half

/// Of completions drawn by lot: an exception and an example are what they are, and of most it is
/// held that they do if those drawn would hardly come so were it half of all.
ClaimVerdict verdict_of_drawn(Over over, const ModelAnswer& answer) {
  const std::int64_t fails = answer.wrong();
  const std::int64_t more = 2 * answer.holds - answer.cases;
  const bool told = more * more >= kErrorsFromHalf * kErrorsFromHalf * answer.cases;
  switch (over) {
    case Over::All:
      return fails > 0 ? ClaimVerdict::Refuted : ClaimVerdict::NotDecidable;
    case Over::Most:
      return told && more > 0                            ? ClaimVerdict::Verified
             : told && more < 0 && answer.undecided == 0 ? ClaimVerdict::Refuted
                                                         : ClaimVerdict::NotDecidable;
    case Over::Some:
      return answer.holds > 0 ? ClaimVerdict::Verified : ClaimVerdict::NotDecidable;
    case Over::Lost:
      return answer.holds > 0 && fails > 0 ? ClaimVerdict::HoldsForSome
                                           : ClaimVerdict::NotDecidable;
  }
  return ClaimVerdict::NotDecidable;
}

ClaimVerdict verdict_of(Over over, const ModelAnswer& answer) {
  if (answer.drawn_from > 0) {
    return verdict_of_drawn(over, answer);
  }
  const std::int64_t fails = answer.wrong();
  switch (over) {
    case Over::All:
      return fails > 0              ? ClaimVerdict::Refuted
             : answer.undecided > 0 ? ClaimVerdict::NotDecidable
                                    : ClaimVerdict::Verified;
    case Over::Most:
      return 2 * answer.holds > answer.cases ? ClaimVerdict::Verified
             : 2 * fails >= answer.cases     ? ClaimVerdict::Refuted
                                             : ClaimVerdict::NotDecidable;
    case Over::Some:
      return answer.holds > 0       ? ClaimVerdict::Verified
             : answer.undecided > 0 ? ClaimVerdict::NotDecidable
                                    : ClaimVerdict::Refuted;
    case Over::Lost:
      return answer.holds == answer.cases ? ClaimVerdict::Verified
             : fails == answer.cases      ? ClaimVerdict::Refuted
             : answer.undecided > 0       ? ClaimVerdict::NotDecidable
                                          : ClaimVerdict::HoldsForSome;
  }
  return ClaimVerdict::NotDecidable;
}

std::string case_name(const Extreme& extreme, Suit trump) {
  std::string text = name_of(extreme.one.hand, trump);
  if (extreme.one.turned) {
    text += ", " + spoken_name(*extreme.one.turned) + " turned";
  }
  return text;
}

std::string figures_of(const ModelAnswer& answer, Suit trump) {
  std::string text = answer.model ? std::string{in_words(*answer.model)} + ": " : "";
  if (answer.cases == 1 && answer.least) {
    return text + answer.least->assessment.figures;
  }
  text += fmt::format("{} of {}", answer.holds, answer.cases);
  if (answer.drawn_from > 0) {
    text += fmt::format(" drawn by lot from {}", answer.drawn_from);
  }
  if (answer.counted > 0 || answer.drawn_from > 0) {
    text += fmt::format(", {} wrong", answer.wrong());
  }
  if (answer.undecided > 0) {
    text += fmt::format(", {} not decided", answer.undecided);
  }
  const auto add = [&](std::string_view word, const Extreme& extreme) {
    text += fmt::format("; {} {}: {}", word, case_name(extreme, trump), extreme.assessment.figures);
  };
  if (answer.least) {
    add("least", *answer.least);
  }
  if (answer.most && answer.least &&
      answer.least->assessment.measure < answer.most->assessment.measure) {
    add("most", *answer.most);
  }
  return text;
}

/// The lot of a completion, the same in every claim: so of two claims the one of the fewer hands
/// has many of its hands drawn for the other.
std::uint64_t lot_of(const CompletedPosition& one) {
  const CardSet turned = one.turned ? CardSet{*one.turned} : CardSet{};
  std::uint64_t lot = one.hand.bits() | std::uint64_t{turned.bits()} << 32U;
  lot = (lot ^ lot >> 31U) * 0x9e3779b97f4a7c15U;
  lot = (lot ^ lot >> 29U) * 0xbf58476d1ce4e5b9U;
  return lot ^ lot >> 32U;
}

/// So many of them by lot, in order.
std::vector<CompletedPosition> drawn(const std::vector<CompletedPosition>& cases, int size) {
  std::vector<std::pair<std::uint64_t, std::size_t>> lots;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    lots.emplace_back(lot_of(cases[i]), i);
  }
  std::ranges::nth_element(lots, lots.begin() + size);
  lots.resize(static_cast<std::size_t>(size));
  std::ranges::sort(lots, {}, [](const auto& lot) { return lot.second; });
  std::vector<CompletedPosition> some;
  for (const auto& [lot, place] : lots) {
    some.push_back(cases[place]);
  }
  return some;
}

/// Names what asks for too much.
std::string no_hand(const Claim& claim) {
  std::string text = "no hand agrees with claim '" + claim.id + "'";
  std::string_view before = ": ";
  for (const std::string& term : claim.terms) {
    if (!term.starts_with("asks") && !term.starts_with("models") && !term.starts_with("over")) {
      text += std::string{before} + "'" + term + "'";
      before = ", ";
    }
  }
  return text;
}

ClaimVerdict combined(const std::vector<ModelAnswer>& models) {
  const ClaimVerdict first = models.front().verdict;
  const bool agree = std::ranges::all_of(
      models, [first](const ModelAnswer& answer) { return answer.verdict == first; });
  return agree ? first : ClaimVerdict::DependsOnModel;
}

}  // namespace

void take(ModelAnswer& answer, const CompletedPosition& one, Assessment assessment,
          bool keep_measure) {
  ++answer.cases;
  answer.mean += (assessment.measure.value() - answer.mean) / static_cast<double>(answer.cases);
  answer.holds += assessment.holds == Holds::Yes ? 1 : 0;
  answer.undecided += assessment.holds == Holds::Unknown ? 1 : 0;
  if (keep_measure) {
    answer.measures.push_back(assessment.measure);
  }
  if (!answer.least || assessment.measure < answer.least->assessment.measure) {
    answer.least = {one, assessment};
  }
  if (!answer.most || answer.most->assessment.measure < assessment.measure) {
    answer.most = {one, std::move(assessment)};
  }
}

std::vector<std::string> ClaimAnswer::figures() const {
  std::vector<std::string> all;
  for (const ModelAnswer& model : models) {
    all.push_back(model.figures);
  }
  return all;
}

Evaluator::Evaluator(std::shared_ptr<KnownExchanges> exchanges)
    : assessor_(exchanges ? std::move(exchanges) : std::make_shared<KnownExchanges>()) {}
Evaluator::~Evaluator() = default;

ModelAnswer Evaluator::answer(const Claim& claim, ClaimModel model,
                              const std::vector<CompletedPosition>& cases) {
  ModelAnswer answer;
  answer.model = model;
  const bool some = claim.drawn > 0 && static_cast<std::size_t>(claim.drawn) < cases.size();
  answer.drawn_from = some ? static_cast<std::int64_t>(cases.size()) : 0;
  for (const CompletedPosition& one : some ? drawn(cases, claim.drawn) : cases) {
    Assessment assessment = assessor_.assess(claim, model, one);
    if (assessment.holds != Holds::Void) {
      take(answer, one, std::move(assessment), claim.plot != 0);
    }
  }
  if (answer.cases == 0) {
    throw PatternError(no_hand(claim));
  }
  answer.figures = figures_of(answer, claim.position.trump);
  answer.verdict = verdict_of(claim.over, answer);
  return answer;
}

ModelAnswer Evaluator::uniform(const Claim& claim, const UniformAsk& ask, ClaimModel model,
                               const std::vector<CompletedPosition>& cases) {
  struct Group {
    std::optional<Extreme> least;
    std::optional<Extreme> most;
  };
  Claim chance = claim;
  chance.ask = ChanceAsk{Goal::Point, ask.at_least, std::nullopt, std::nullopt};
  std::map<std::uint32_t, Group> groups;  // by the plain cards
  for (const CompletedPosition& one : cases) {
    Assessment assessment = assessor_.assess(chance, model, one);
    Group& group = groups[(one.hand - CardSet::of(claim.position.trump)).bits()];
    if (!group.least || assessment.measure < group.least->assessment.measure) {
      group.least = {one, assessment};
    }
    if (!group.most || group.most->assessment.measure < assessment.measure) {
      group.most = {one, std::move(assessment)};
    }
  }
  ModelAnswer answer;
  answer.model = model;
  for (const auto& [plain, group] : groups) {
    const bool alike = (group.least->assessment.holds == group.most->assessment.holds);
    ++answer.cases;
    answer.holds += alike ? 1 : 0;
    const Fraction spread = group.most->assessment.measure - group.least->assessment.measure;
    if (!answer.least ||
        answer.most->assessment.measure - answer.least->assessment.measure < spread) {
      answer.least = group.least;
      answer.most = group.most;
    }
  }
  if (answer.cases == 0) {
    throw PatternError(no_hand(claim));
  }
  answer.figures = figures_of(answer, claim.position.trump);
  answer.verdict = verdict_of(claim.over, answer);
  return answer;
}

ModelAnswer Evaluator::by_plans(const Claim& claim, const PlanAsk& ask,
                                const std::vector<CompletedPosition>& cases) {
  if (!plans_) {
    plans_ = std::make_unique<PlanAnswerer>();
  }
  ModelAnswer answer = plans_->answer(claim, ask, cases);
  if (answer.cases == 0) {
    throw PatternError(no_hand(claim));
  }
  answer.figures = figures_of(answer, claim.position.trump);
  answer.verdict = verdict_of(claim.over, answer);
  return answer;
}

ClaimAnswer Evaluator::answer(const Claim& claim) {
  ClaimAnswer answer;
  if (!claim.missing.empty()) {
    return answer;
  }
  if (auto plain = answer_without_cards(claim.ask)) {
    answer.models.push_back(std::move(*plain));
    answer.verdict = answer.models.front().verdict;
    return answer;
  }
  const std::vector<CompletedPosition> cases = completions_of(claim.position);
  answer.models = in_all_models(claim, cases);
  answer.verdict = combined(answer.models);
  if (asks_for_proposal(claim.position.other.where)) {
    add_page_55(claim, cases, answer);
  }
  return answer;
}

std::vector<ModelAnswer> Evaluator::in_all_models(const Claim& claim,
                                                  const std::vector<CompletedPosition>& cases) {
  std::vector<ModelAnswer> all;
  if (const auto* const plan = std::get_if<PlanAsk>(&claim.ask)) {
    all.push_back(by_plans(claim, *plan, cases));
    return all;
  }
  const auto* const alike = std::get_if<UniformAsk>(&claim.ask);
  for (const ClaimModel model : claim.models) {
    all.push_back(alike != nullptr ? uniform(claim, *alike, model, cases)
                                   : answer(claim, model, cases));
  }
  return all;
}

/// What the other reading of "proposed" makes of the claim, where that is another verdict.
void Evaluator::add_page_55(const Claim& claim, const std::vector<CompletedPosition>& cases,
                            ClaimAnswer& answer) {
  Claim narrower = claim;
  narrower.position.other.where = as_page_55_has_it(claim.position.other.where);
  std::vector<ModelAnswer> others = in_all_models(narrower, cases);
  for (std::size_t i = 0; i < others.size(); ++i) {
    if (others[i].verdict != answer.models[i].verdict) {
      others[i].page_55 = true;
      others[i].figures = fmt::format("no jeu de règle at all (p. 55), {}: {}",
                                      word_of(others[i].verdict), others[i].figures);
      answer.models.push_back(std::move(others[i]));
    }
  }
}

Recorded to_record(const ClaimAnswer& answer) {
  return {{}, answer.verdict, answer.figures()};
}

std::vector<std::string> differences(const Recorded& recorded, const ClaimAnswer& answer) {
  if (!recorded.verdict) {
    return {"nothing is on record"};
  }
  std::vector<std::string> all;
  if (*recorded.verdict != answer.verdict) {
    all.push_back(fmt::format("on record '{}', found '{}'", word_of(*recorded.verdict),
                              word_of(answer.verdict)));
  }
  const std::vector<std::string> found = answer.figures();
  const std::size_t lines = std::max(found.size(), recorded.figures.size());
  for (std::size_t i = 0; i < lines; ++i) {
    const std::string was = i < recorded.figures.size() ? recorded.figures[i] : "no such figure";
    const std::string is = i < found.size() ? found[i] : "no such figure";
    if (was != is) {
      all.push_back(fmt::format("on record '{}', found '{}'", was, is));
    }
  }
  return all;
}

}  // namespace ecarte::treatise
