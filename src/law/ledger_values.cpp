// SPDX-License-Identifier: MIT
//
// The values a ledger is made of and from: what a hand may give, the entries, how each world
// stands, and until when a score may be marked.
#include <algorithm>

#include "law/ledger.hpp"
#include "law/lookup.hpp"
#include "law/window.hpp"
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
  denied.clear();
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

LedgerSource matter_of(const Given& given, const Rulings& rulings) {
  // A dealing that should have been annulled, and was played on, fell as a whole.
  Annulled annulled = rulings.annulled;
  annulled.dealing_at = annulled.surely() ? kNoTime : annulled.dealing_at;
  return {given.code,   given.deal,    given.next, rulings.timeline,
          rulings.list, rulings.deeds, annulled,   rulings.in_doubt};
}

Time closing_time(const LedgerSource& matter, WindowBeats beats, Time from, std::uint8_t dealing) {
  return closing_time(matter.deal, matter.timeline, beats, from, dealing);
}

Time score_window(const LedgerSource& matter, replay::ScoreFor purpose, Time accrued,
                  std::uint16_t* case_index) {
  const std::uint16_t number = case_of_score(matter.code, purpose);
  if (number == kNoCase) {
    return kNoTime;
  }
  *case_index = number;
  return closing_time(
      matter, resolve(matter.code.cases[number].may.until, false), accrued,
      static_cast<std::uint8_t>(std::max<std::size_t>(1, matter.deal.dealings.size())));
}

}  // namespace ecarte::law
