// SPDX-License-Identifier: MIT
#include "notation/two_senses.hpp"

#include <algorithm>
#include <utility>

namespace ecarte::notation {

using record::Act;
using record::ActKind;
using record::Problem;
using record::Record;

void refuse_cuts_in_two_senses(Record& record) {
  const auto for_deal = [](const Act& act) {
    return act.kind == ActKind::Cut && (act.flags & record::kForDeal) != 0;
  };
  const auto dealt = [](const Act& act) {
    return act.kind == ActKind::HeadDeal || act.kind == ActKind::Give ||
           act.kind == ActKind::Turn || act.kind == ActKind::DealerIs ||
           act.kind == ActKind::Timing || act.kind == ActKind::Hold || act.kind == ActKind::Play;
  };
  if (std::ranges::any_of(record.acts, dealt) || std::ranges::none_of(record.acts, for_deal)) {
    return;
  }
  const auto asked = [&](const Act& act) {
    return act.kind == ActKind::Cut && !for_deal(act) && (act.flags & record::kJoining) == 0;
  };
  bool left_out = false;  // and the notes on its cards with it
  std::erase_if(record.acts, [&](const Act& act) {
    if (asked(act)) {
      Problem problem;
      problem.id = "two-senses";
      problem.reach = Problem::Reach::Sentence;
      problem.span = problem.sentence = record::span_of(act);
      problem.message =
          "expected what he cuts for: cuts for the deal, showing K♥, with the number lifted or all "
          "the cards shown; or, if it is to the dealer, deal: on a line before it";
      record.problems.push_back(std::move(problem));
    }
    left_out =
        asked(act) || (left_out && (act.kind == ActKind::Partly || act.kind == ActKind::Odd));
    return left_out;
  });
}

}  // namespace ecarte::notation
