// SPDX-License-Identifier: MIT
#include "notation/two_senses.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace ecarte::notation {

using record::Act;
using record::ActKind;
using record::Problem;
using record::Record;

namespace {

/// The number of the deal that a line heads; nothing if it has none.
std::optional<unsigned> deal_headed(std::string_view line) {
  const std::size_t figure = line.find_first_of("0123456789");
  const std::size_t colon = line.find(':');
  if (figure == std::string_view::npos || figure > colon) {
    return std::nullopt;
  }
  unsigned number = 0;
  for (std::size_t at = figure; at < colon && line[at] >= '0' && line[at] <= '9' && at < figure + 6;
       ++at) {
    number = number * 10 + static_cast<unsigned>(line[at] - '0');
  }
  return number;
}

/// May the score be the one after the deal headed at `head`? What stood before it is told or, of a
/// first deal, nothing; and no deal gives more than the vole and the king.
bool may_be_after(const Act& score, std::span<const Act> before, const Act& head) {
  constexpr int kMost = 3;
  const auto told = std::find_if(before.rbegin(), before.rend(),
                                 [](const Act& act) { return act.kind == ActKind::Score; });
  if ((told == before.rend() && head.amount() != 1) || score.number == record::kUnstated ||
      score.detail == record::kUnstated) {
    return false;
  }
  const int first = score.number - (told == before.rend() ? 0 : told->number);
  const int second = score.detail - (told == before.rend() ? 0 : told->detail);
  return first >= 0 && second >= 0 && first + second <= kMost;
}

}  // namespace

void refuse_score_between(Record& record, std::string_view next_heading) {
  const auto head = std::ranges::find(record.acts, ActKind::HeadDeal, &Act::kind);
  const auto next = deal_headed(next_heading);
  if (!next || head == record.acts.end() || head->amount() == 0 || record.acts.empty()) {
    return;
  }
  const Act& last = record.acts.back();
  const bool apart = static_cast<std::int64_t>(*next) > head->amount() + 1;
  const bool score = last.kind == ActKind::Score && !record::is_player(last.actor);
  // Where the deal does not tell what it gave, the score does.
  const bool ended = std::any_of(head, record.acts.end(), [](const Act& act) {
    return act.kind == ActKind::Made || act.kind == ActKind::Mark;
  });
  const std::span<const Act> before(record.acts.begin(), head);
  if (!apart || !ended || !score || may_be_after(last, before, *head)) {
    return;
  }
  Problem problem;
  problem.id = "two-senses";
  problem.reach = Problem::Reach::Sentence;
  problem.span = problem.sentence = record::span_of(last);
  problem.message = "expected which deal it stood after: of deal " + std::to_string(*next) +
                    ", before its cards are given, as deal " + std::to_string(*next) +
                    ":, and score: below it; of deal " + std::to_string(head->amount()) +
                    ", what was marked there, such as A marks 1";
  record.problems.push_back(std::move(problem));
  record.acts.pop_back();
}

void refuse_cuts_in_two_senses(Record& record) {
  const auto for_deal = [](const Act& act) {
    return act.kind == ActKind::Cut && (act.flags & record::kForDeal) != 0;
  };
  const auto dealt = [](const Act& act) {
    return act.kind == ActKind::HeadDeal || act.kind == ActKind::Give ||
           act.kind == ActKind::Turn || act.kind == ActKind::DealerIs ||
           act.kind == ActKind::Timing || act.kind == ActKind::Hold || act.kind == ActKind::Play;
  };
  if (std::ranges::none_of(record.acts, for_deal) || std::ranges::any_of(record.acts, dealt)) {
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
