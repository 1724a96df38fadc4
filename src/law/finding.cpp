// SPDX-License-Identifier: MIT
#include "law/finding.hpp"

#include "law/window.hpp"

namespace ecarte::law {

using replay::kSometime;

Finding finding_of(const Code& code, const DealFacts& deal, std::uint16_t case_index,
                   const Fact& fact) {
  const Case& c = code.cases[case_index];
  Finding out;
  out.law = code.law_of(c).number;
  for (std::size_t i = 0; i < out.also.size() && i < c.also.size(); ++i) {
    out.also[i] = c.also[i];
  }
  out.id = c.id;
  out.cls = c.cls;
  out.severity = severity_of(c);
  out.dealing = fact.dealing;
  out.playing = fact.playing;
  const bool blamed =
      c.cls == Class::Irregularity || c.cls == Class::ScoreError || c.cls == Class::BadRemedy;
  out.offender = blamed ? party(deal, c.offender, fact) : record::kNobody;
  out.trick = fact.trick;
  out.cards = fact.cards;
  out.at = fact.occurred < kSometime ? fact.occurred
           : fact.found < kSometime  ? fact.found
                                     : deal.place.heading;
  out.witness = fact.witness;
  out.fact = fact;
  out.case_index = case_index;
  out.reading = c.reading;
  out.note = c.note;
  return out;
}

bool is_for_want_of_right(const Finding& finding) {
  return finding.cls == codes::Class::BadRemedy || finding.cls == codes::Class::ScoreError;
}

bool comes_before(const Finding& a, const Finding& b) {
  return a.at != b.at                   ? a.at < b.at
         : a.law.size() != b.law.size() ? a.law.size() < b.law.size()
                                        : a.law < b.law;
}

}  // namespace ecarte::law
