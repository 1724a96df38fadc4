// SPDX-License-Identifier: MIT
//
// Who may do what, and between which moments, in words.
#include <algorithm>

#include "law/window.hpp"
#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {

std::string elector_words(const Phrases& p, record::Actor elector, std::uint16_t case_index) {
  if (elector == record::kBoth) {
    return "either player";
  }
  if (elector != record::kNobody) {
    return p.name(elector);
  }
  // Who he is by name is not known, but what he is to the deal.
  const auto cases = p.deal().code.cases;
  const codes::Who who = case_index < cases.size() ? cases[case_index].may.who : codes::Who::Nobody;
  return who == codes::Who::Dealer      ? p.dealer()
         : who == codes::Who::NonDealer ? p.nondealer()
         : who == codes::Who::Subject || who == codes::Who::Adversary
             ? "the player whose right it is"
             : "the players";
}

std::string may_words(const Phrases& p, const std::string& who, std::uint16_t case_index,
                      codes::WindowBeats closes, const std::string& what) {
  const std::string until = until_words(p, closes);
  const std::string opening = opening_words(p, case_index);
  if (until.empty()) {
    return who + " may" + opening + what;
  }
  const bool later = opening.starts_with(", ");  // "once the trump is turned, and until …"
  return (later ? opening.substr(2) + "and " : std::string{}) + until.substr(1) + ", " + who +
         " may " + what;
}

std::string opening_words(const Phrases& p, std::uint16_t case_index) {
  const codes::Code& code = p.deal().code;
  const replay::DealFacts& facts = p.deal().facts;
  if (!p.deal().result.last || case_index >= code.cases.size()) {
    return " ";
  }
  const codes::WindowBeats opens =
      law::resolve(code.cases[case_index].may.from, law::subject_deals(facts, p.fact()));
  const auto begin = static_cast<std::ptrdiff_t>(law::dealing_begin(facts, p.fact().dealing));
  const bool came = std::any_of(facts.beats.begin() + begin, facts.beats.end(),
                                [opens](auto beats) { return (beats & opens) != 0; });
  return opens == 0 || came ? " " : ", once " + beat_clause(opens) + ", ";
}

}  // namespace ecarte::report
