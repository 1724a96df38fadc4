// SPDX-License-Identifier: MIT
#include "campaign/attempt.hpp"

#include <algorithm>
#include <utility>

namespace ecarte::campaign {

std::array<int, 2> capped_at_five(const std::array<int, 2>& score) {
  return {std::min(score[0], 5), std::min(score[1], 5)};
}

namespace {

Owed owed_of(const Fault& fault, const Table& table, std::vector<Expected> expected,
             std::vector<Doubted> doubted) {
  Owed owed;
  owed.expected = std::move(expected);
  owed.doubted = std::move(doubted);
  owed.allowed = fault.allowed;
  if (fault.due_known) {
    owed.due = capped_at_five(table.due);
  }
  return owed;
}

/// The deals before.
class LeadUp : public Overseer {
 public:
  explicit LeadUp(const Kind& kind) : kind_(kind) {}
  void at(Table& table, Moment moment) override {
    if (kind_.lead_up) {
      kind_.lead_up(table, moment);
    }
  }

 private:
  const Kind& kind_;
};

/// What is begun anew is no sitting of the fault's.
bool begins_sitting(const Table& table) {
  return table.game == 1 && table.deal_number == 1;
}

/// A king that makes five before a card is led leaves open what only the play would have closed.
bool ended_by_king(const Table& table) {
  return table.dealings == 1 && table.ending == Ending::Stopped &&
         std::ranges::max({table.due[0], table.due[1], table.counters[0], table.counters[1]}) >=
             5 &&
         table.cards_played[0] + table.cards_played[1] == 0;
}

}  // namespace

bool attempt(const Kind& kind, Chance& chance, Attempt& out) {
  Table table(static_cast<std::uint64_t>(chance.below(1 << 30)) << 20U |
                  static_cast<std::uint64_t>(chance.below(1 << 20)),
              true);
  table.whole = true;
  table.rules = kind.rules;
  out.text = kind.header.empty() ? "" : kind.header + "\n";
  const auto deal = [&](Overseer& overseer) {
    table.deal(overseer, out.text);
    out.ends.push_back(out.text.size());
  };
  LeadUp lead_up(kind);
  for (int before = chance.below(kind.before + 1); before > 0; --before) {
    deal(lead_up);
    ++out.number;
  }
  if (table.spoilt) {
    return false;
  }
  Fault fault(kind, chance);
  const auto deal_of_fault = [&] {
    deal(fault);
    if (kind.amend) {
      kind.amend(fault, table);
    }
  };
  deal_of_fault();
  if (!fault.done || (ended_by_king(table) && !kind.upon_a_king && !fault.expected.empty())) {
    return false;
  }
  out.owed = {owed_of(fault, table, fault.expected, fault.doubted)};
  fault.in_next = true;
  const bool counters_agree = (table.counters[0] >= 5 || table.counters[1] >= 5) == table.over;
  if (fault.followed && !counters_agree && !table.deals_on) {
    return false;
  }
  while (fault.followed && fault.deals_since < kind.after) {
    if (++fault.deals_since > 1) {
      fault.expected_in_next.clear();
      fault.doubted_in_next.clear();
    }
    deal_of_fault();
    if (!fault.done || begins_sitting(table)) {
      return false;
    }
    out.owed.push_back(owed_of(fault, table, fault.expected_in_next, fault.doubted_in_next));
  }
  for (Owed& each : out.owed) {
    each.lapsed = fault.lapsed;
    each.allowed = fault.allowed;
  }
  out.owed.front().expected = fault.expected;
  out.owed.front().doubted = fault.doubted;
  return true;
}

}  // namespace ecarte::campaign
