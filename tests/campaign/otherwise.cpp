// SPDX-License-Identifier: MIT
#include "campaign/otherwise.hpp"

#include <algorithm>
#include <stdexcept>

namespace ecarte::campaign {
namespace {

/// Him of whom nothing is said it is he whom the club's laws name.
std::vector<Expected> of_the_same(std::vector<Expected> found, const std::vector<Expected>& club) {
  for (Expected& each : found) {
    each.offender =
        each.offender == kAnybody && !club.empty() ? club.front().offender : each.offender;
  }
  return found;
}

void amend(const Otherwise& what, Fault& fault, Table& table) {
  if (fault.in_next) {
    fault.expected_in_next = of_the_same(what.found_later, fault.expected_in_next);
  } else {
    fault.expected = of_the_same(what.found, fault.expected);
    fault.allowed.insert(fault.allowed.end(), what.beside.begin(), what.beside.end());
    if (what.nothing_counts && !(what.till_closed && fault.followed)) {
      table.due = table.before;
    }
  }
  if (what.due) {
    what.due(fault, table);
  }
}

}  // namespace

void add_otherwise(Kinds& kinds, const CodeOfKinds& code, const Otherwise& what) {
  const auto club = std::ranges::find(kinds, what.kind, &Kind::name);
  if (club == kinds.end()) {
    throw std::logic_error("no kind is called " + std::string(what.kind));
  }
  Kind kind = *club;
  kind.name = std::string(code.prefix) + kind.name;
  kind.header = code.header;
  kind.rules = code.rules;
  kind.amend = [what](Fault& fault, Table& table) { amend(what, fault, table); };
  kinds.push_back(std::move(kind));
}

}  // namespace ecarte::campaign
