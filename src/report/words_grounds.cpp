// SPDX-License-Identifier: MIT
//
// What a right rests on where a record stops, in words.
#include "codes/fact_rows.hpp"
#include "law/lookup.hpp"
#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

/// Of what is yet to be done: "Y began to play" becomes "Y begin to play", after "should".
Clause still_to_be(Clause sentence) {
  constexpr std::string_view kBegan = " began ";
  const std::size_t at = sentence.find(kBegan);
  return at == Clause::npos ? sentence : sentence.replace(at, kBegan.size(), " begin ");
}

/// Is the king that may be announced by it the first card that its holder has played?
bool is_of_king_played(const Deal& deal, const law::Standing& one) {
  if (one.case_index >= deal.code.cases.size()) {
    return false;
  }
  const auto first = static_cast<replay::ValueBits>(one.fact.values[1] &
                                                    deal.code.cases[one.case_index].accepts[1]);
  constexpr auto kKing =
      static_cast<replay::ValueBits>(replay::bits_of(replay::FirstCard::KingLed) |
                                     replay::bits_of(replay::FirstCard::KingFollowed));
  return first != 0 && (first & ~kKing) == 0;
}

}  // namespace

Clause ground_words(const Phrases& p, const law::Standing& one) {
  replay::Fact fact = law::as_accepted(p.deal().code, one.case_index, one.fact);
  fact.proof = replay::Proof::Proved;  // the clause says that it may be otherwise
  switch (one.ground) {
    case law::Ground::Sure:
      return {};
    case law::Ground::IfFound:
      return "should it come to light that " + sentence_of(p.deal(), fact) + ", ";
    case law::Ground::IfSo:
      break;
    case law::Ground::IfDone:
      return "should " + still_to_be(sentence_of(p.deal(), fact)) + ", ";
  }
  if (one.of_deal_before) {
    return "if what is open there was a fault, ";
  }
  if (const Clause answer = deciding_answer(p.deal(), one); !answer.empty()) {
    return answer + ", ";
  }
  if (fact.kind != replay::FactKind::KingHeld) {
    return "if " + sentence_of(p.deal(), fact) + ", ";
  }
  const Clause king = p.cards_or("the king of trumps");
  return is_of_king_played(p.deal(), one)
             ? "if the card " + p.subject() + " played first was " + king + ", "
             : "if " + p.subject() + " holds " + king + ", ";
}

}  // namespace ecarte::report
