// SPDX-License-Identifier: MIT
//
// What the score comes to under each choice that is open, in words.
#include <algorithm>
#include <bit>
#include <string_view>
#include <vector>

#include "codes/remedy_rows.hpp"
#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {

using replay::Remedy;

void append_score_words(Clause& text, const Deal& deal, const law::Score& score) {
  for (const record::Actor player : {record::Actor{0}, record::Actor{1}}) {
    const std::string_view name =
        deal.record.names ? deal.record.names->players[player] : std::string_view{};
    constexpr std::string_view kBetween = ", ";
    text.append(player == 0 ? std::string_view{} : kBetween).append(name);
    const std::optional<std::uint8_t> points = score.of(player);
    const unsigned among = score.among(player);
    if (points) {
      text.append(" ").append(std::to_string(*points));
    } else if (std::popcount(among) == 2) {
      text.append(" ").append(std::to_string(std::countr_zero(among)));
      text.append(" or ").append(std::to_string(std::bit_width(among) - 1));
    } else {
      text.append(" not known");
    }
  }
}

Clause score_words(const Deal& deal, const law::Score& score) {
  Clause text;
  append_score_words(text, deal, score);
  return text;
}

namespace {

/// "the score is A 1, Y 5, and Y has won the game"
Clause score_clause(const Phrases& p, const law::Choice& choice) {
  if (!choice.due.knows_any()) {
    return "the score cannot be told from the record";
  }
  Clause text = "the score is " + score_words(p.deal(), choice.due);
  if (record::is_player(choice.winner)) {
    text += ", and " + p.name(choice.winner) + " has won the game";
  } else if (choice.remedy == Remedy::ReplayHands) {
    text += ", and the hand is still to be played";
  } else if (codes::annuls(choice.remedy)) {
    const Clause anew = deals_anew(p, choice.remedy);
    text += anew.empty() ? ", and the deal is still to be made" : anew;
  } else if (choice.remedy == Remedy::LetStand && choice.due == p.deal().result.after.due) {
    text += how_game_stands(p.deal());
  }
  return text;
}

/// Is there one thing that may be done, or left?
bool takes_or_leaves(const ClauseList<const law::Choice*>& choices) {
  return choices.size() == 2 && choices[1]->remedy == Remedy::LetStand;
}

}  // namespace

Clause choices_of(const Deal& deal, const law::Finding& finding) {
  ClauseList<const law::Choice*> his;
  for (const law::Choice& choice : deal.result.choices) {
    if (choice.at == finding.place.at && choice.case_index == finding.under.case_index) {
      his.push_back(&choice);
    }
  }
  if (his.empty()) {
    return {};
  }
  const Phrases p{deal, finding.fact};
  const Clause elector = elector_words(p, finding.remedy.elector, finding.under.case_index);
  const law::Choice* const first = his.front();
  // Of a hand that is over it is not the same that it be played again, whatever the score then is.
  const bool differ = std::ranges::any_of(his, [&](const law::Choice* choice) {
    return choice->due != first->due || choice->winner != first->winner ||
           (choice->remedy == Remedy::ReplayHands && !deal.result.stands.stops &&
            deal.result.stands.last);
  });
  if (differ && takes_or_leaves(his)) {
    const bool one = record::is_player(finding.remedy.elector);
    return "should " + elector + " do so, " + score_clause(p, *his[0]) + "; if " +
           (one ? elector + " does not, " : Clause{"not, "}) + score_clause(p, *his[1]);
  }
  if (differ) {
    Clauses each;
    for (const law::Choice* const choice : his) {
      each.push_back("should " + elector + " " +
                     counted(Clause{option_words(choice->remedy)}, finding.fact) + ", " +
                     score_clause(p, *choice));
    }
    return listed(each, "; ");
  }
  if (his.size() == 1 && first->due != deal.result.after.due && first->due.knows_any()) {
    return "should " + elector + " do so, " + score_clause(p, *first);
  }
  // The score that is due now is told at the end.
  return !first->due.knows_any() || first->due == deal.result.after.due
             ? Clause{}
             : "whatever " + elector + " chooses, the score is " + score_words(deal, first->due);
}

std::vector<ChoiceTold> choices_told(const Deal& deal, const law::Finding& finding) {
  std::vector<ChoiceTold> told;
  for (const law::Choice& choice : deal.result.choices) {
    if (choice.at == finding.place.at && choice.case_index == finding.under.case_index) {
      told.push_back({counted(Clause{option_words(choice.remedy)}, finding.fact), choice});
    }
  }
  return told;
}

Clause what_if_of(const Deal& deal, const law::Finding& finding) {
  if (deal.what_ifs == nullptr) {
    return {};
  }
  const Phrases p{deal, finding.fact};
  const Clause elector = elector_words(p, finding.remedy.elector, finding.under.case_index);
  Clause text;
  for (const WhatIf& one : *deal.what_ifs) {
    const law::Choice& choice = deal.result.choices[one.choice];
    if (choice.at != finding.place.at || choice.case_index != finding.under.case_index) {
      continue;
    }
    text += text.empty() ? "with best play on both sides, both being taken to see all the cards: "
                         : "; ";
    text += "should " + elector + " " + option_words(choice.remedy) + ", " + one.text;
    text += one.due ? ", and the score is " + score_words(deal, one.due) : Clause{};
    text += record::is_player(one.winner) ? ", and " + p.name(one.winner) + " has won the game"
                                          : Clause{};
  }
  return text;
}

}  // namespace ecarte::report
