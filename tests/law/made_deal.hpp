// SPDX-License-Identifier: MIT
//
// Deals as replay would establish them, made by hand: only what a test of law asks for.
#pragma once

#include <initializer_list>

#include "codes/code.hpp"
#include "law/ruling.hpp"
#include "replay/facts.hpp"

namespace ecarte::law {

/// A deal of acts 0, 1, 2 …, one for each set of beats. The first seat deals.
inline replay::DealFacts deal_of(std::initializer_list<replay::BeatSet> beats) {
  replay::DealFacts deal;
  deal.beats = beats;
  replay::DealingSpan dealing;
  dealing.end = static_cast<replay::ActIndex>(deal.beats.size());
  dealing.dealer = game::Seat::First;
  dealing.rightful = game::Seat::First;
  dealing.reached_turn_up = true;
  deal.dealings.push_back(dealing);
  return deal;
}

inline replay::Deed deed_of(Remedy what, Actor by, replay::ActIndex at, bool carried_out) {
  replay::Deed deed;
  deed.what = what;
  deed.by = by;
  deed.at = at;
  deed.carried_out = carried_out;
  return deed;
}

/// The name of the case of a ruling.
inline std::string_view case_name(const Code& code, const Ruling& ruling) {
  return code.cases[ruling.case_index].name;
}

}  // namespace ecarte::law
