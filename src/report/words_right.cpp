// SPDX-License-Identifier: MIT
//
// Who may do what, and between which moments, in words.
#include <algorithm>

#include "law/lookup.hpp"
#include "law/window.hpp"
#include "record/sentence.hpp"
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

namespace {

using replay::FirstCard;

/// What a code gives of a king that is itself the first card of its holder: how long he has then,
/// where that is longer than of any other first card.
struct OfFirstCard {
  replay::ValueBits firsts = 0;  ///< the values of the attribute that lead to it
  codes::WindowBeats until = 0;
  std::string_view law;
};

OfFirstCard of_first_card(const Phrases& p, replay::Role role, codes::WindowBeats otherwise) {
  OfFirstCard out;
  for (const FirstCard first : {FirstCard::KingLed, FirstCard::KingFollowed}) {
    const replay::Fact king =
        replay::fact_of(replay::FactKind::KingHeld, p.fact().subject, 0, role, first);
    const law::Candidates found = law::candidates(p.deal().code, king, 0);
    if (found.size != 1) {
      continue;
    }
    const codes::Case& c = p.deal().code.cases[found.cases[0]];
    const bool longer = c.may.given && (c.may.until & ~otherwise) != 0;
    if (longer && (out.firsts == 0 || out.until == c.may.until)) {
      out.firsts = static_cast<replay::ValueBits>(out.firsts | replay::bits_of(first));
      out.until = c.may.until;
      out.law = p.deal().code.law_of(c).number;
    }
  }
  return out;
}

/// "if it is the first card he plays, until A plays his second card (law 24)"
std::string first_card_words(const Phrases& p, const OfFirstCard& longer, record::Actor who) {
  const bool led_only = longer.firsts == replay::bits_of(FirstCard::KingLed);
  const bool dealer = law::subject_deals(p.deal().facts, p.fact());
  return std::string{led_only ? "if he leads it as his first card"
                              : "if it is the first card he plays"} +
         "," +
         until_words(p,
                     record::is_player(who) ? law::resolve(longer.until, dealer) : longer.until) +
         (longer.law.empty() ? "" : " (law " + std::string{longer.law} + ")");
}

}  // namespace

std::string longer_for_first_card(const Deal& deal, const law::Standing& one, bool either) {
  const bool unplayed = one.fact.kind == replay::FactKind::KingHeld &&
                        (one.fact.values[1] & replay::bits_of(FirstCard::None)) != 0;
  if (!unplayed || one.owed || one.case_index >= deal.code.cases.size()) {
    return {};
  }
  const codes::WindowBeats otherwise = deal.code.cases[one.case_index].may.until;
  std::vector<std::string> clauses;
  for (const game::Seat seat : game::kSeats) {
    replay::Fact fact = one.fact;
    fact.subject = record::actor_of(seat);
    if (!law::dealer_of(deal.facts, fact) || (!either && fact.subject != one.who)) {
      continue;
    }
    const Phrases p{deal, fact};
    const replay::Role role =
        law::subject_deals(deal.facts, fact) ? replay::Role::Dealer : replay::Role::NonDealer;
    const OfFirstCard longer = of_first_card(p, role, otherwise);
    if (longer.firsts != 0) {
      clauses.push_back((either ? p.subject() + ", " : "") +
                        first_card_words(p, longer, fact.subject));
    }
  }
  return clauses.empty() ? std::string{} : "; " + joined(clauses, "and");
}

}  // namespace ecarte::report
