// SPDX-License-Identifier: MIT
#include "law/finding.hpp"

#include "law/window.hpp"

namespace ecarte::law {

using replay::kSometime;

Finding finding_of(const Code& code, const DealFacts& deal, std::uint16_t case_index,
                   const Fact& fact) {
  const Case& c = code.cases[case_index];
  Finding out;
  out.under.law = code.law_of(c).number;
  for (std::size_t i = 0; i < out.under.also.size() && i < c.also.size(); ++i) {
    out.under.also[i] = c.also[i];
  }
  out.id = c.id;
  out.cls = c.cls;
  out.severity = severity_of(c);
  out.place.dealing = fact.place.dealing;
  out.place.playing = fact.place.playing;
  const bool blamed =
      c.cls == Class::Irregularity || c.cls == Class::ScoreError || c.cls == Class::BadRemedy;
  out.offender = blamed ? party(deal, c.offender, fact) : record::kNobody;
  out.place.trick = fact.place.trick;
  out.place.cards = fact.cards;
  out.place.at = fact.occurred < kSometime ? fact.occurred
                 : fact.found < kSometime  ? fact.found
                                           : deal.place.heading;
  out.place.witness = fact.witness;
  out.fact = fact;
  out.under.case_index = case_index;
  out.under.reading = c.reading;
  out.under.note = c.note;
  return out;
}

bool is_for_want_of_right(const Finding& finding) {
  return finding.cls == codes::Class::BadRemedy || finding.cls == codes::Class::ScoreError;
}

bool comes_before(const Finding& a, const Finding& b) {
  return a.place.at != b.place.at                   ? a.place.at < b.place.at
         : a.under.law.size() != b.under.law.size() ? a.under.law.size() < b.under.law.size()
                                                    : a.under.law < b.under.law;
}

}  // namespace ecarte::law
