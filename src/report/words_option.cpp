// SPDX-License-Identifier: MIT
//
// An option in words, with what it comes to here: how many points, how many cards, and what is done
// before it.
#include <algorithm>
#include <optional>

#include "codes/remedy_rows.hpp"
#include "codes/tariff.hpp"
#include "replay/cards.hpp"
#include "report/clause_format.hpp"
#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {

using replay::Remedy;

namespace {

/// " (two if Y stood or refused first)", where nothing tells whether he did.
Clause more_if_bold(const Deal& deal, const law::Scored& one) {
  const bool known =
      deal.facts.dealings.empty() ||
      deal.facts.dealings.back().bold[game::other(one.seat)] != replay::unknown<replay::NoYes>;
  const bool marked = std::ranges::any_of(deal.facts.testimony, [&](const replay::Testimony& said) {
    return said.kind == replay::Testimony::Kind::Mark && said.seat == one.seat &&
           (said.purpose == record::For::Point || said.purpose == record::For::Unsaid);
  });
  const int most = codes::tariff(deal.code, {one.purpose, true});
  if (known || marked || most <= one.due) {
    return {};
  }
  const record::Actor other = record::actor_of(game::other(one.seat));
  return " (" + number_word(most) + " if " + name_in(deal, other) + " stood or refused first)";
}

/// Does a law without an amount of its own speak of what a hand gave? Then it says of one loser
/// what another says of both, and which of them gave it is not told by the amount.
bool shares_a_law(const codes::Code& code) {
  for (std::size_t i = 0; i < code.laws.size(); ++i) {
    const codes::Law& law = code.laws[i];
    const bool of_hand =
        std::ranges::find(law.engaged_by, replay::FactKind::HandOver) != law.engaged_by.end();
    if (of_hand && law.cases == 0 &&
        std::ranges::find(code.tariff, i, &codes::Tariff::law) == code.tariff.end()) {
      return true;
    }
  }
  return false;
}

/// What the point counts against a bold loser, by the law that gives it more for that; nothing
/// where it is due by another.
std::optional<int> against_bold(const Deal& deal, const law::Scored& one) {
  std::uint16_t law = 0;
  const int points = codes::tariff(deal.code, {one.purpose, true}, &law);
  std::uint16_t plain = 0;
  codes::tariff(deal.code, {one.purpose, false}, &plain);
  return one.purpose == replay::ScoreFor::Point && law != plain && one.due > 0 &&
                 deal.code.laws[law].number == one.law
             ? std::optional{points}
             : std::nullopt;
}

}  // namespace

Clause option_of(const Deal& deal, record::Actor who, Remedy option) {
  if (!codes::is_award(option)) {
    return Clause{option_words(option)};
  }
  const bool vole = option == Remedy::AwardVole;
  const auto words = [vole](int points) {
    return "mark " + (points == 0 ? "nothing" : number_word(points)) +
           (vole ? " for the vole" : " for the point");
  };
  for (const law::Finding& finding : deal.result.findings) {
    if (finding.remedy.ceiling && finding.offender == who) {
      return words(*finding.remedy.ceiling);  // a fault of his own limits it
    }
  }
  for (const law::Scored& one : deal.result.scores) {
    const bool it = one.purpose == (vole ? replay::ScoreFor::Vole : replay::ScoreFor::Point);
    if (it && record::actor_of(one.seat) == who) {
      return words(against_bold(deal, one).value_or(one.due)) + more_if_bold(deal, one) +
             (against_bold(deal, one) && !shares_a_law(deal.code) ? formatted(" (law {})", one.law)
                                                                  : "");
    }
  }
  return Clause{option_words(option)};
}

Clause counted(Clause text, const replay::Fact& fact) {
  constexpr std::string_view kMany = "the superfluous cards";
  const int surplus = fact.kind == replay::FactKind::ExcessTaken   ? fact.number
                      : fact.kind == replay::FactKind::WrongNumber ? fact.number - replay::kFullHand
                                                                   : 0;
  if (surplus <= 0) {
    return text;
  }
  constexpr std::string_view kInExcess = "the cards in excess";
  if (const std::size_t at = text.find(kInExcess); surplus == 1 && at != Clause::npos) {
    text.replace(at, kInExcess.size(), "the card in excess");
  }
  const Clause words = surplus == 1 ? Clause{"the superfluous card"}
                                    : "the " + number_word(surplus) + " superfluous cards";
  for (std::size_t at = text.find(kMany); at != Clause::npos;
       at = text.find(kMany, at + words.size())) {
    text.replace(at, kMany.size(), words);
  }
  // Who may draw them may look at them, if the other has looked at what he took.
  const Clause draw = "draw " + words;
  const std::size_t at = text.find(draw);
  if (fact.kind != replay::FactKind::ExcessTaken || at == Clause::npos ||
      !replay::may_be(fact, 3, replay::NoYes::Yes)) {
    return text;
  }
  const Clause look = surplus == 1 ? "look at it" : "look at them";
  return text.insert(at + draw.size(), replay::must_be(fact, 3, replay::NoYes::Yes)
                                           ? " and " + look
                                           : " (and " + look + " if any card taken was seen)");
}

Clause first_clause(const Deal& deal, std::uint16_t case_index, const replay::Fact& fact) {
  const auto cases = deal.code.cases;
  if (case_index >= cases.size() || cases[case_index].follows == codes::kNoCase) {
    return {};
  }
  const std::uint16_t first = cases[case_index].follows;
  const bool to_come = std::ranges::any_of(deal.result.stands.open, [&](const law::Standing& one) {
    return one.case_index == first && one.fact.subject == fact.subject &&
           one.fact.place.dealing == fact.place.dealing;
  });
  const std::string_view number = deal.code.law_of(cases[first]).number;
  return !to_come
             ? Clause{}
             : "; what " + (number.empty() ? Clause{cases[first].id} : "law " + Clause{number}) +
                   " gives of the same hand is done first";
}

}  // namespace ecarte::report
