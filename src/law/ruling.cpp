// SPDX-License-Identifier: MIT
//
// A ruling as it is first laid, with its window; and a doubt as it is noted.
#include <algorithm>

#include "law/settle.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::kNever;
using replay::kSometime;

Missing* note_missing(const Given& given, Rulings& rulings, const Fact& fact,
                      std::uint16_t case_index, int attribute) {
  const Case& c = given.code.cases[case_index];
  Missing open;
  open.law = given.code.law_of(c).number;
  open.id = c.id;
  open.player = fact.subject;
  open.trick = fact.place.trick;
  open.at = fact.occurred < kSometime ? fact.occurred
            : fact.found < kSometime  ? fact.found
                                      : given.deal.place.heading;
  open.fact = fact;
  open.attribute = attribute;
  open.would_prove = attribute == kWhetherSo ? fact.cards : game::CardSet{};
  const bool said = std::ranges::any_of(rulings.missing, [&](const Missing& other) {
    return other.law == open.law && other.player == open.player && other.attribute == attribute;
  });
  return said ? nullptr : &rulings.missing.emplace_back(open);
}

Ruling ruling_of(const Given& given, const Timeline& timeline, std::uint16_t case_index,
                 const Fact& fact) {
  const Case& c = given.code.cases[case_index];
  Ruling ruling;
  ruling.case_index = case_index;
  ruling.fact = fact;
  ruling.window = window_of(given.deal, timeline, c, fact);
  ruling.found_position = found_positions(given.code, given.deal, timeline, fact).first;
  if (c.may.given) {
    ruling.elector = party(given.deal, c.may.who, fact);
  }
  return ruling;
}

}  // namespace ecarte::law
