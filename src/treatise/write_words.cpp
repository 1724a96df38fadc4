// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>

#include <fmt/core.h>

#include "treatise/answered_claims.hpp"

namespace ecarte::treatise {

namespace {

/// "40 of 54; of 14 others 12 counted: 9 wrong"
std::string borne_out(const ModelAnswer& answer) {
  const std::int64_t others = answer.cases - answer.by_plan;
  std::string text = fmt::format("{} of {}", answer.by_plan, answer.cases);
  if (others > 0) {
    text += answer.counted == 0
                ? ""
                : fmt::format("; of {} counted {} wrong", answer.counted, answer.wrong());
  }
  return text;
}

}  // namespace

void write_words(std::string& out, const std::vector<CheckedChapter>& chapters, std::size_t most) {
  std::vector<AnsweredClaim> found;
  each_answered(chapters, [&](const AnsweredClaim& one) {
    if (std::holds_alternative<PlanAsk>(one.checked->claim->ask)) {
      found.push_back(one);
    }
  });
  std::ranges::stable_sort(found, [](const AnsweredClaim& a, const AnsweredClaim& b) {
    return a.answer->mean_cost() > b.answer->mean_cost();
  });
  out +=
      "A plan is for a class of hands, and of a single hand of it the other word may be the "
      "better: "
      "so of the hands that the plans go against some, spread evenly, were counted by themselves, "
      "as `ecarte advise` counts them. The cost is the mean over all hands that fit, those counted "
      "standing for the others that the plans go against; where the plans agree, it is nothing.\n\n"
      "| mean cost | the plans agree | where | the book says |\n|---|---|---|---|\n";
  for (const AnsweredClaim& one : found) {
    if (most-- == 0) {
      break;
    }
    const double cost = std::max(0.0, one.answer->mean_cost());
    fmt::format_to(std::back_inserter(out), "| {:.2f} | {} | {} | {} |\n", 100 * cost,
                   borne_out(*one.answer), one.where(), one.checked->claim->says);
  }
  out += "\n";
}

}  // namespace ecarte::treatise
