// SPDX-License-Identifier: MIT
//
// An answer to what a record leaves open as a condition: "if Y had looked at his hand".
#include <span>

#include "report/phrases.hpp"
#include "report/plain_facts.hpp"
#include "report/text.hpp"
#include "report/why.hpp"
#include "report/words.hpp"

namespace ecarte::report {

bool is_of_either(const law::Missing& missing) {
  return missing.attribute == law::kWhetherSo && law::is_marked_by_either(missing.fact);
}

namespace {

/// That an attribute has one of some values: "they lie apart or they are mixed with his hand".
Clause values_clause(const Deal& deal, const replay::Fact& fact, int attribute,
                     replay::ValueBits values) {
  Clauses clauses;
  for (std::uint8_t value = 0; value < 8; ++value) {
    if ((values >> value & 1U) != 0) {
      clauses.push_back(
          by_name(Phrases{deal, fact}, Clause{plain_value_of(fact, attribute, value)}));
    }
  }
  return joined(clauses, "or");
}

/// What else tells an answer from another that has the same values of the open attribute.
Clause told_apart(const Deal& deal, const law::Missing& missing, int answer) {
  const auto cases = deal.code.cases;
  const law::Alternative& mine = missing.alternatives[static_cast<std::size_t>(answer)];
  for (int i = 0; i < missing.answers; ++i) {
    const law::Alternative& other = missing.alternatives[static_cast<std::size_t>(i)];
    if (i == answer || (other.values & mine.values) == 0 || mine.case_index >= cases.size() ||
        other.case_index >= cases.size()) {
      continue;
    }
    for (std::size_t a = 0; a < replay::kMaxAttributes; ++a) {
      const auto may = [&](std::uint16_t number) {
        return static_cast<replay::ValueBits>(missing.fact.values[a] & cases[number].accepts[a]);
      };
      const bool apart = (may(mine.case_index) & may(other.case_index)) == 0;
      if (static_cast<int>(a) != missing.attribute && may(mine.case_index) != 0 && apart) {
        return values_clause(deal, missing.fact, static_cast<int>(a), may(mine.case_index));
      }
    }
  }
  return {};
}

}  // namespace

Clause answer_clause(const Deal& deal, const law::Missing& missing, int answer) {
  if (missing.attribute == law::kWhichFirst) {
    return "if " + Clause{deal.orders[static_cast<std::size_t>(answer)].when};
  }
  if (missing.attribute == law::kWhetherCame) {
    return "if " + Phrases{deal, missing.fact}.nondealer() +
           (answer == 0 ? " had not looked at his hand before the claim"
                        : " had looked at his hand");
  }
  if (missing.attribute == law::kWhenFound) {
    return "if it came to light " + when_found(deal, missing, answer);
  }
  if (missing.attribute < law::kWhetherSo) {
    return "if " + Clause{open_answer(missing, answer)};
  }
  if (missing.attribute < 0) {
    if (is_of_either(missing)) {
      return "if " + name_in(deal, static_cast<record::Actor>(answer)) + " did";
    }
    if (missing.fact.kind == replay::FactKind::MarkNotDue) {
      return answer == 0 ? "if nothing did" : "if something did, such as a king";
    }
    replay::Fact so = missing.fact;
    so.proof = replay::Proof::Proved;
    return answer == 0 ? "if " + sentence_of(deal, so) : "if not";
  }
  const replay::ValueBits values = missing.alternatives[static_cast<std::size_t>(answer)].values;
  if (missing.attribute == 1 && is_trump_if_they_go_on(missing.fact)) {
    const auto alone = replay::ValueBits{1} << static_cast<unsigned>(replay::KingCard::Alone);
    return (values & alone) != 0 ? "if they go on with it" : "if the cards are dealt again";
  }
  Clause text = values_clause(deal, missing.fact, missing.attribute, values);
  if (const auto apart = told_apart(deal, missing, answer); !apart.empty()) {
    // An answer that holds whatever the value is says only what tells it apart.
    const bool any = values == missing.fact.values[static_cast<std::size_t>(missing.attribute)];
    text = any ? apart : text + ", and " + apart;
  }
  // A clause begins with the player only where it speaks of him.
  if (text.starts_with("he ") && record::is_player(missing.fact.subject)) {
    text = Phrases{deal, missing.fact}.subject() + text.substr(2);
  }
  return "if " + text;
}

}  // namespace ecarte::report
