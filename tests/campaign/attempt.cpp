// SPDX-License-Identifier: MIT
#include "campaign/attempt.hpp"

#include <algorithm>

namespace ecarte::campaign {

std::array<int, 2> capped_at_five(const std::array<int, 2>& score) {
  return {std::min(score[0], 5), std::min(score[1], 5)};
}

bool attempt(const Kind& kind, Chance& chance, Attempt& out) {
  Table table(static_cast<std::uint64_t>(chance.below(1 << 30)) << 20U |
                  static_cast<std::uint64_t>(chance.below(1 << 20)),
              true);
  table.whole = true;
  const auto deal = [&](Overseer& overseer) {
    table.deal(overseer, out.text);
    out.ends.push_back(out.text.size());
  };
  Overseer nobody;
  for (int before = chance.below(kind.before + 1); before > 0; --before) {
    deal(nobody);
    ++out.number;
  }
  Fault fault(kind, chance);
  deal(fault);
  // A king that makes five before a card is led leaves open what only the play would have closed.
  const bool ended_by_king = table.dealings == 1 && table.ending == Ending::Stopped &&
                             table.cards_played[0] + table.cards_played[1] == 0;
  if (!fault.done || (ended_by_king && !fault.expected.empty())) {
    return false;
  }
  const auto due = [&] {
    return fault.due_known ? std::optional(capped_at_five(table.due)) : std::nullopt;
  };
  out.owed.due = due();
  fault.in_next = true;
  const bool counters_agree = (table.counters[0] >= 5 || table.counters[1] >= 5) == table.over;
  if (fault.followed && !counters_agree && !table.deals_on) {
    return false;
  }
  if (fault.followed) {
    deal(fault);
    const bool another_sitting = table.game == 1 && table.deal_number == 1;
    if (!fault.done || another_sitting) {
      return false;
    }
    out.owed_next.due = due();
  }
  out.owed.lapsed = out.owed_next.lapsed = fault.lapsed;
  out.owed.expected = fault.expected;
  out.owed.allowed = fault.allowed;
  out.owed_next.expected = fault.expected_in_next;
  out.owed_next.allowed = fault.allowed;
  return true;
}

}  // namespace ecarte::campaign
