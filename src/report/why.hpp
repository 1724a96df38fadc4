// SPDX-License-Identifier: MIT
//
// Why a ruling is as it is: the way from the acts to the fact, from the fact to the case of the
// code and from the case to the ruling; and what would have been ruled, had one thing been
// otherwise.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "report/clause.hpp"
#include "report/deal.hpp"

namespace ecarte::report {

/// One step of the way.
struct Step {
  enum class Kind : std::uint8_t { Act, Fact, Case, Ruling };
  Kind kind = Kind::Act;
  Clause text;  ///< a clause
  std::optional<record::Span> span;
};

inline constexpr int kWhenFound = -1;  ///< in place of an attribute: when the fault came to light

/// What would have been ruled, had one attribute of the fact been otherwise.
struct Otherwise {
  int attribute = 0;
  std::uint8_t value = 0;
  std::uint16_t case_index = codes::kNoCase;
  Clause text;  ///< "had the card been taken back in time, …"
};

struct Why {
  ClauseList<Step> steps;
  ClauseList<Otherwise> otherwise;
};

/// The way to a finding. One that law makes of itself, without a case, has its acts alone.
Why why_of(const Deal& deal, const law::Finding& finding);

/// That the non-dealer had looked at his hand, where the ruling turns on it, and where it was seen:
/// "it turns on this, that Y had looked at his hand, line 3". Empty where it does not.
Clause decided_words(const Deal& deal, const law::Finding& finding);

/// Of a lead out of turn, whose turn it was and by what: "Y had taken the trick before, J♥ to A♥:
/// the ace ranks below the knave", "it was for Y, who had not dealt, to lead first". Empty of other
/// facts.
Clause lead_due_words(const Deal& deal, const law::Finding& finding);

/// What follows from a case on a fact, with the players by name: "Y may claim a fresh deal", "the
/// cards must be dealt again"; "nothing follows". `over`: the time for what he may do has passed.
Clause follows_words(const Deal& deal, const replay::Fact& fact, std::uint16_t case_index,
                     bool over = false);

/// What each answer to an open fact would give, a clause each: "if not, …, and the score is A 1, Y
/// 5".
Clauses answers_words(const Deal& deal, const law::Missing& missing);

/// What a claim of which it is open whether it came in time leads to, if it did (0) or did not (1).
Clause claim_leads_to(const Deal& deal, const law::Missing& missing, int answer);

/// Is it open which of the players marked too many? Each is an answer.
bool is_of_either(const law::Missing& missing);
/// When it came to light, by an answer: "before the trump was turned".
Clause when_found(const Deal& deal, const law::Missing& missing, int answer);
/// The answers to what is open, where it is no attribute of the fact and not whether it is so.
std::string_view open_answer(const law::Missing& missing, int answer);
/// Is it a king that is the trump if the players go on with it, and that nobody can choose?
bool is_trump_if_they_go_on(const replay::Fact& fact);

/// What is answered, as a clause: "if the non-dealer has looked at his hand", "if A played 9♣ to A♥
/// while holding a heart", "if not".
Clause answer_clause(const Deal& deal, const law::Missing& missing, int answer);

/// "act", "fact", "case", "ruling".
std::string_view word(Step::Kind kind);

}  // namespace ecarte::report
