// SPDX-License-Identifier: MIT
//
// The score after a deal, or where a record stops, for people.
#include <algorithm>
#include <string_view>

#include "codes/remedy_rows.hpp"
#include "report/clause_format.hpp"
#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/phrases.hpp"
#include "report/text_parts.hpp"
#include "report/words.hpp"
#include "report/wrap.hpp"

namespace ecarte::report {

namespace {

/// What the score becomes if what the deal before left open is marked, or taken down.
Clause with_what_was_left(const Deal& deal) {
  Clause text;
  if (deal.facts.place.game_begins) {
    return text;  // what the deal before left belongs to another game
  }
  for (const law::Standing& one : deal.result.stands.open) {
    const bool down = one.options[0] == replay::Remedy::TakeDown;
    const bool up = one.options[0] == replay::Remedy::Mark;
    const record::Actor whose = down ? one.fact.subject : one.who;
    if (!one.of_deal_before || one.ground != law::Ground::Sure || one.amount == 0 ||
        (!down && !up) || !record::is_player(whose) || !deal.result.after.due.of(whose)) {
      continue;
    }
    // Of a false game it is not counted as it is.
    const auto marked = deal.result.after.marked.of(whose);
    if (down && marked && *marked >= deal.code.game &&
        *marked - *deal.result.after.due.of(whose) >= one.amount) {
      continue;
    }
    const int points = *deal.result.after.due.of(whose) + (down ? -one.amount : one.amount);
    text += formatted("; {} {} if what was {} before is {}", name_in(deal, whose),
                      std::clamp(points, 0, static_cast<int>(deal.code.game)),
                      down ? "marked too many" : "left unmarked", down ? "taken down" : "marked");
  }
  return text;
}

/// Is the score that is due said already, where one choice is open, as what it is if that is let
/// go?
bool is_said_with_choice(const Deal& deal) {
  const law::Finding* asked = nullptr;
  for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
    const law::Finding& finding = deal.result.findings[i];
    const bool open = std::ranges::any_of(deal.result.choices, [&](const law::Choice& choice) {
      return choice.at == finding.place.at && choice.case_index == finding.under.case_index;
    });
    if (!open || choices_of(deal, finding).empty()) {
      continue;
    }
    const bool told = is_shown(finding, false) && treatment_of(deal, i) == Treatment::Reported;
    if (asked != nullptr || !told) {
      return false;
    }
    asked = &finding;
  }
  return asked != nullptr && deal.result.after.due.has_value() &&
         std::ranges::any_of(deal.result.choices, [&](const law::Choice& choice) {
           return choice.remedy == replay::Remedy::LetStand && choice.due == deal.result.after.due;
         });
}

/// Has somebody points to mark yet? The score that is due counts them.
bool left_to_mark(const Deal& deal) {
  return std::ranges::any_of(deal.result.stands.open, [](const law::Standing& one) {
    return is_sure_choice(one) && one.options[0] == replay::Remedy::Mark;
  });
}

/// Does the record end before the hand is over, or before a card is dealt?
bool is_going_on(const Deal& deal) {
  constexpr replay::BeatSet kOver =
      replay::bit(replay::Beat::HandOver) | replay::bit(replay::Beat::HandClosed);
  return deal.result.stands.stops || begins_anew(deal) ||
         (deal.result.stands.last &&
          (deal.facts.dealings.empty() ||
           std::ranges::none_of(deal.facts.beats,
                                [](replay::BeatSet beats) { return (beats & kOver) != 0; })));
}

/// The score of the deal, due and marked; nothing where it is said with a choice.
Clause score_clause(const Deal& deal) {
  const law::Score& due = deal.result.after.due;
  const law::Score& marked = deal.result.after.marked;
  const bool now = is_going_on(deal);
  if (!due.knows_any()) {
    return formatted("what the score should be {} cannot be told from the record{}",
                     now ? "now" : "after this deal", hangs_on_words(deal.result.after.hangs_on));
  }
  const auto agrees = [&](std::size_t seat) {
    return !marked.knows(seat) || !due.knows(seat) || marked.of(seat) == due.of(seat);
  };
  const bool agree = agrees(0) && agrees(1);
  const Clause left = with_what_was_left(deal);
  if (agree && left.empty() && is_said_with_choice(deal)) {
    return {};
  }
  // Said last, it would be taken to settle what somebody may still choose; and what was marked
  // stands if nobody takes it down.
  const bool hangs = std::ranges::any_of(deal.result.choices, [&](const law::Choice& choice) {
    return choice.remedy != replay::Remedy::LetStand &&
           (choice.due != due || (choice.remedy == replay::Remedy::ReplayHands && !now));
  });
  const bool stays =
      !hangs && !deal.result.choices.empty() && agree && due.knows(0) && due.knows(1) &&
      std::ranges::all_of(deal.result.choices,
                          [&](const law::Choice& choice) { return choice.due == due; });
  Clause text;
  if (hangs && !left_to_mark(deal)) {
    text.append(agree ? "if nothing is claimed, " : "by the laws ");
  }
  constexpr std::string_view kNow = "the score now is ";
  constexpr std::string_view kAfter = "the score after this deal is ";
  append_score_words(text.append(now ? kNow : kAfter), deal, due);
  text.append(stays && left.empty() && !counts_unmarked(deal) ? ", whatever is chosen" : "");
  text.append(how_game_stands(deal));
  if (!agree) {
    append_score_words(text.append("; "), deal, marked);
    text.append(" was marked");
  }
  text.append(left);
  if (!due.has_value()) {
    text.append(hangs_on_words(deal.result.after.hangs_on));
  }
  return text;
}

}  // namespace

std::string score_sentence(const Deal& deal) {
  return as_sentence(escaped(score_clause(deal)));
}

void TextReport::score(std::string& out, const Deal& deal) const {
  if (options_.form == TextForm::Short) {
    return;
  }
  write_sentence(out, score_clause(deal), options_);
}

}  // namespace ecarte::report
