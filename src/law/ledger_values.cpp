// SPDX-License-Identifier: MIT
//
// The values a ledger is made of: what a hand may give, the entries, and how each world stands.
#include <algorithm>

#include "law/ledger.hpp"
#include "law/world.hpp"

namespace ecarte::law {

void HandSet::add(const HandGives& gives) {
  const std::span<const HandGives> known = all();
  if (size < static_cast<int>(of.size()) && std::ranges::find(known, gives) == known.end()) {
    of[static_cast<std::size_t>(size++)] = gives;
  }
}

void Entries::clear() {
  rights.clear();
  not_due.clear();
  lost.clear();
  late.clear();
  kings.clear();
}

void WorldScore::clear() {
  points = {};
  scored = hand_over = false;
  doubt = {};
  down.clear();
  won = {};
  entries.clear();
  no_titles.clear();
  contradiction.reset();
}

void Ledger::clear() {
  before = due = recorded = possible = {};
  scored = false;
  hangs_on = 0;
  game = {};
  hand = {};
  entries.clear();
  one_way.before = one_way.earlier = {};
  one_way.rights.clear();
  one_way.erased = false;
  missing.clear();
  contradiction.reset();
}

}  // namespace ecarte::law
