// SPDX-License-Identifier: MIT
#include "treatise/plan_answer.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/core.h>

#include "analysis/proposing.hpp"
#include "treatise/counsel.hpp"

namespace ecarte::treatise {

namespace {

using Holds = Assessment::Holds;
using Word = PlanAsk::Word;

/// Of the kinds of hands that the plans do not settle so many are counted, evenly over the order of
/// the hands: one exception refutes a claim of all hands, and to count one takes a tenth of a
/// second. Where none of them is one, more are, and then more.
constexpr std::array<std::size_t, 3> kCountedKinds{4, 12, 48};
// Deals drawn for a hand; where they cannot tell, more; and then of the dealer's hands, which are
// quicker, more once more.
constexpr std::array<int, 3> kPlanDeals{1000, 4000, 16'000};
// Of the dealer's hands that leave a claim open, if what was found differs by so many standard
// errors: else there is little hope that they will tell.
constexpr int kManyDeals = 256'000;
constexpr double kHope = 1;
constexpr std::int64_t kMillion = 1'000'000;

bool of_the_dealer(const PlanAsk& ask) {
  return ask.word == Word::Refuse || ask.word == Word::Accept;
}

/// The word that a player says where he plays with the cards he has.
bool keeps(const PlanAsk& ask) {
  return ask.word == Word::Play || ask.word == Word::Refuse;
}

/// By the plan for the class alone.
Assessment by_plan(const PlanAsk& ask, const CompletedPosition& one) {
  const analysis::ScorePlans& plans = analysis::known_plans().at(ask.score[0], ask.score[1]);
  const int parts = (of_the_dealer(ask) ? plans.refuse : plans.play)
                        .at(analysis::class_of(one.hand, *one.turned).index());
  const int doing = keeps(ask) ? parts : analysis::kPartsOfPlan - parts;
  return {2 * doing >= analysis::kPartsOfPlan ? Holds::Yes : Holds::Unknown,
          Fraction{doing, analysis::kPartsOfPlan},
          fmt::format("the plan {} {} times in a hundred",
                      of_the_dealer(ask) ? "refuses with it" : "plays it",
                      100 * parts / analysis::kPartsOfPlan)};
}

bool is_settled(Over over, const ModelAnswer& answer) {
  return (over == Over::Most && 2 * answer.holds > answer.cases) ||
         (over == Over::Some && answer.holds > 0);
}

}  // namespace

void PlanAnswerer::count_some(Over over, const PlanAsk& ask, std::map<Kind, Unsettled>& unsettled) {
  bool refuted = false;
  for (const std::size_t wanted : kCountedKinds) {
    if (wanted != kCountedKinds.front() && (over != Over::All || refuted)) {
      return;
    }
    const std::size_t chosen = std::min(unsettled.size(), wanted);
    std::size_t number = 0;
    std::size_t next = 0;
    for (auto& [kind, group] : unsettled) {
      if (next < chosen &&
          number == (chosen == 1 ? 0 : next * (unsettled.size() - 1) / (chosen - 1))) {
        group.counted = true;
        group.worth = worth(ask, group.hands.front().first, kind);
        refuted = refuted || assess(ask, group.worth).holds == Holds::No;
        ++next;
      }
      ++number;
    }
  }
  for (auto& [kind, group] : unsettled) {
    if (over == Over::All && !refuted && group.counted) {
      group.worth = worth_at_length(ask, group.hands.front().first, kind);
      refuted = assess(ask, group.worth).holds == Holds::No;
    }
  }
}

bool PlanAnswerer::is_told(const Worth& worth) {
  return std::abs(worth.claimed - worth.other) >= kErrorsApart * worth.error;
}

PlanAnswerer::Worth PlanAnswerer::dealers_worth(const PlanAsk& ask, const CompletedPosition& one,
                                                int deals) {
  const DealerCounsel counsel =
      counsel_dealer(counter_, {one.hand, *one.turned, ask.score[0], ask.score[1], deals, 1, {}});
  const double refused = counsel.refused.mean;
  const double accepted = counsel.accepted.front().chance.mean;
  return keeps(ask) ? Worth{refused, accepted, counsel.difference_error}
                    : Worth{accepted, refused, counsel.difference_error};
}

PlanAnswerer::Worth PlanAnswerer::non_dealers_worth(const PlanAsk& ask,
                                                    const CompletedPosition& one, int deals,
                                                    bool first) {
  CounselAsked asked{one.hand, *one.turned, ask.score[1], ask.score[0], deals, 1, {}};
  const auto counted = [&] {
    const NonDealerCounsel counsel = counsel_non_dealer(counter_, asked);
    const double played = counsel.played.front().chance;
    const Chance& proposed = counsel.proposed;
    return keeps(ask) ? Worth{played, proposed.mean, proposed.error}
                      : Worth{proposed.mean, played, proposed.error};
  };
  if (first) {
    asked.looked_at = deals;
    const Worth glance = counted();
    const bool proposing_is_better = (glance.claimed > glance.other) != keeps(ask);
    if (proposing_is_better) {
      return glance;
    }
    asked.looked_at.reset();  // another exchange may yet be better than to play
  }
  return counted();
}

const PlanAnswerer::Worth& PlanAnswerer::worth(const PlanAsk& ask, const CompletedPosition& one,
                                               const Kind& kind) {
  const auto [found, fresh] = known_.try_emplace(kind);
  if (!fresh) {
    return found->second;
  }
  Worth& worth = found->second;
  for (const int deals : kPlanDeals) {
    if (deals == kPlanDeals.back() && !of_the_dealer(ask)) {
      break;
    }
    worth = of_the_dealer(ask) ? dealers_worth(ask, one, deals)
                               : non_dealers_worth(ask, one, deals, deals == kPlanDeals.front());
    if (is_told(worth)) {
      break;
    }
  }
  return worth;
}

const PlanAnswerer::Worth& PlanAnswerer::worth_at_length(const PlanAsk& ask,
                                                         const CompletedPosition& one,
                                                         const Kind& kind) {
  const auto [found, fresh] = known_at_length_.try_emplace(kind);
  Worth& known = found->second;
  if (fresh) {
    known = worth(ask, one, kind);
    const bool hopeful = std::abs(known.claimed - known.other) >= kHope * known.error;
    if (of_the_dealer(ask) && !is_told(known) && hopeful) {
      known = dealers_worth(ask, one, kManyDeals);
    }
  }
  return known;
}

Assessment PlanAnswerer::assess(const PlanAsk& ask, const Worth& worth) {
  const double more = worth.claimed - worth.other;
  const Holds holds = !is_told(worth) ? Holds::Unknown : more >= 0 ? Holds::Yes : Holds::No;
  static constexpr std::array<std::array<std::string_view, 2>, 4> kWords{
      {{"played", "proposed on"},
       {"proposed on", "played"},
       {"refused with", "accepted with"},
       {"accepted with", "refused with"}}};
  const auto& words = kWords.at(static_cast<std::size_t>(ask.word));
  std::string figures = fmt::format("{} it wins {:.2f} games in a hundred, {} {:.2f}", words[0],
                                    100 * worth.claimed, words[1], 100 * worth.other);
  if (worth.error > 0) {
    figures += fmt::format(" (standard error {:.2f})", 100 * worth.error);
  }
  return {holds, Fraction{std::llround(more * static_cast<double>(kMillion)), kMillion}, figures};
}

ModelAnswer PlanAnswerer::answer(const Claim& claim, const PlanAsk& ask,
                                 const std::vector<CompletedPosition>& cases) {
  ModelAnswer answer;
  answer.model = claim.models.front();
  std::map<Kind, Unsettled> unsettled;
  for (const CompletedPosition& one : cases) {
    Assessment assessment = by_plan(ask, one);
    if (assessment.holds == Holds::Yes) {
      take(answer, one, std::move(assessment), false);
      continue;
    }
    ++answer.cases;
    const CardSet trumps = CardSet::of(claim.position.trump);
    std::array<int, 3> plain{};
    std::size_t at = 0;
    for (int suit = 0; suit < game::kSuits; ++suit) {
      if (static_cast<Suit>(suit) != claim.position.trump) {
        plain.at(at++) =
            static_cast<int>((one.hand & CardSet::of(static_cast<Suit>(suit))).bits() >>
                             static_cast<unsigned>(game::kRanks * suit));
      }
    }
    std::ranges::sort(plain);
    const int own = static_cast<int>((one.hand & trumps).bits() >>
                                     (static_cast<unsigned>(claim.position.trump) * game::kRanks));
    Kind kind{ask.score[0], ask.score[1], static_cast<int>(ask.word),        own, plain[0],
              plain[1],     plain[2],     static_cast<int>(one.turned->rank)};
    unsettled[std::move(kind)].hands.emplace_back(one, std::move(assessment));
  }
  answer.by_plan = answer.holds;
  if (!is_settled(claim.over, answer)) {
    count_some(claim.over, ask, unsettled);
  }
  double lost = 0;
  for (auto& [kind, group] : unsettled) {
    const auto size = static_cast<std::int64_t>(group.hands.size());
    if (group.counted) {
      answer.counted += size;
      lost += (group.worth.other - group.worth.claimed) * static_cast<double>(size);
    }
    for (auto& [one, assessment] : group.hands) {
      --answer.cases;  // `take` counts it
      take(answer, one, group.counted ? assess(ask, group.worth) : std::move(assessment), false);
    }
  }
  if (answer.counted > 0) {
    answer.loss = lost / static_cast<double>(answer.counted);
  }
  return answer;
}

}  // namespace ecarte::treatise
