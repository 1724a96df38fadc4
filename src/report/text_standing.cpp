// SPDX-License-Identifier: MIT
//
// How things stand where a record stops, for people: what is open, what no longer is, the score.
#include <algorithm>

#include <fmt/core.h>

#include "codes/remedy_rows.hpp"
#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/phrases.hpp"
#include "report/text_parts.hpp"
#include "report/words.hpp"
#include "report/wrap.hpp"

namespace ecarte::report {

bool said_under(const law::Finding& finding, const law::Standing& one) {
  const bool same =
      !one.of_deal_before && same_fact(one.fact, finding.fact) && one.ground == law::Ground::Sure;
  return same && (finding.pending ? one.mend
                                  : finding.remedy.status == law::Status::Open &&
                                        finding.case_index == one.case_index);
}

namespace {

/// What follows from an act that is no fault, and is therefore not told above: "A threw down his
/// cards; Y may mark the vole (law 42)".
std::string gained(const Deal& deal, const law::Finding& finding) {
  constexpr codes::Remedies kGains = codes::kAwards | codes::bit(replay::Remedy::AcceptanceFails) |
                                     codes::bit(replay::Remedy::DealerStands);
  if (finding.cls != codes::Class::Info || (finding.effects & kGains) == 0 ||
      finding.remedy.status == law::Status::Moot ||
      ((finding.effects & codes::kAwards) != 0 && is_replayed({deal, finding.fact}))) {
    return {};
  }
  std::string text = message_of(deal, finding);
  for (const std::string& note : notes_of(deal, finding)) {
    text += "; " + note;
  }
  return text + (finding.law.empty() ? "" : fmt::format(" (law {})", finding.law));
}

/// What the score becomes if what the deal before left open is marked, or taken down.
std::string with_what_was_left(const Deal& deal) {
  std::string text;
  for (const law::Standing& one : deal.result.open) {
    const bool down = one.options[0] == replay::Remedy::TakeDown;
    const bool up = one.options[0] == replay::Remedy::Mark;
    const record::Actor whose = down ? one.fact.subject : one.who;
    if (!one.of_deal_before || one.ground != law::Ground::Sure || one.amount == 0 ||
        (!down && !up) || !record::is_player(whose) || !deal.result.due.of(whose)) {
      continue;
    }
    const int points = *deal.result.due.of(whose) + (down ? -one.amount : one.amount);
    text += fmt::format("; {} {} if what was {} before is {}", record::name_of(deal.record, whose),
                        std::clamp(points, 0, static_cast<int>(deal.code.game)),
                        down ? "marked too many" : "left unmarked", down ? "taken down" : "marked");
  }
  return text;
}

}  // namespace

namespace {

/// Is it what a player may do if he holds the king, of which nobody has shown whose it is?
bool is_of_hidden_king(const law::Standing& one) {
  return one.ground == law::Ground::IfSo && one.fact.kind == replay::FactKind::KingHeld &&
         !one.of_deal_before && !one.owed && record::is_player(one.who);
}

bool same_right(const law::Standing& a, const law::Standing& b) {
  return is_of_hidden_king(a) && is_of_hidden_king(b) && a.case_index == b.case_index;
}

/// Where either player may hold the king, the first of the two rights: they are told as one.
const law::Standing* either_king(const Deal& deal) {
  const auto twin = [&](const law::Standing& one) {
    return std::ranges::any_of(deal.result.open, [&](const law::Standing& other) {
      return same_right(one, other) && one.who != other.who;
    });
  };
  const auto first = std::ranges::find_if(deal.result.open, twin);
  return first == deal.result.open.end() ? nullptr : &*first;
}

/// Is it a right to a king that nobody is told to have turned, or spoken of?
bool is_of_untold_turn_up(const law::Standing& one) {
  return one.ground == law::Ground::IfSo && one.fact.kind == replay::FactKind::KingTurned &&
         !one.of_deal_before;
}

}  // namespace

namespace {

/// Has he a choice that is to be made before the play goes on: without it the cards must be dealt
/// again?
bool must_choose_first(const Deal& deal, record::Actor who) {
  return std::ranges::any_of(deal.result.open, [&](const law::Standing& one) {
    const bool his = one.ground == law::Ground::Sure && !one.owed && !one.of_deal_before &&
                     one.who == who && one.case_index < deal.code.cases.size();
    const codes::Option& may = deal.code.cases[his ? one.case_index : 0].may;
    return his && may.lapse == codes::Lapse::Owed && codes::annuls(may.owed);
  });
}

/// Whose turn it is where a hand is broken off: "it is for Y to lead". Not where that turns on what
/// the record leaves open, nor where all begins anew.
std::string to_act_words(const Deal& deal) {
  using replay::NextAct;
  const replay::ToAct next = deal.facts.to_act;
  if (!deal.result.stops || !record::is_player(next.who) || begins_anew(deal) ||
      !deal.result.missing.empty()) {
    return {};
  }
  const auto it_is = [&](std::string_view what) {
    return fmt::format("it is for {} to {}", record::name_of(deal.record, next.who), what);
  };
  if (must_choose_first(deal, next.who)) {
    return it_is("choose first");
  }
  switch (next.what) {
    case NextAct::None:
      break;
    case NextAct::Give:
      return it_is("go on dealing");
    case NextAct::Propose:
      return it_is("propose or to play");
    case NextAct::Answer:
      return it_is("accept or to refuse");
    case NextAct::AnswerOrFollow:
      return it_is("accept or to refuse, or, if that is done, to play to the card led");
    case NextAct::Exchange:
      return it_is("throw out and take cards");
    case NextAct::Take:
      return it_is("take cards");
    case NextAct::Lead:
      return it_is("lead");
    case NextAct::Follow:
      return it_is("play to the card led");
    case NextAct::Won:
      return fmt::format("{} has won the game, which was resigned",
                         record::name_of(deal.record, next.who));
  }
  return {};
}

}  // namespace

bool said_of_missing(const Deal& deal, const law::Standing& one) {
  return !deal.doubt_expected && !one.of_deal_before &&
         std::ranges::any_of(deal.result.missing, [&](const law::Missing& missing) {
           return answers_with(missing, one) >= 0;
         });
}

namespace {

/// Is it said under a finding, or as an answer to what the record does not say?
bool said_above(const Deal& deal, const law::Standing& one, bool all_notes) {
  return said_of_missing(deal, one) ||
         std::ranges::any_of(deal.result.findings, [&](const law::Finding& finding) {
           return is_shown(finding, all_notes) && said_under(finding, one);
         });
}

}  // namespace

bool leaves_open(const Deal& deal, bool all_notes) {
  return deal.result.last && std::ranges::any_of(deal.result.open, [&](const law::Standing& one) {
           return one.ground == law::Ground::Sure && !said_above(deal, one, all_notes);
         });
}

namespace {

/// What is said where nothing is, but for what is said above.
std::string nothing_open(const Deal& deal) {
  const bool doubt = !deal.doubt_expected &&
                     std::ranges::any_of(deal.result.missing, [](const law::Missing& missing) {
                       return !is_waived(missing);
                     });
  const std::string turn = to_act_words(deal);
  return (!deal.result.open.empty() ? "nothing else is open"
          : doubt                   ? "what may be done now turns on what the record leaves open"
                                    : "no law gives anybody a choice now") +
         (turn.empty() ? "" : ", and " + turn);
}

}  // namespace

std::vector<std::string> standing_of(const Deal& deal, bool all_notes, std::uint64_t& held_back) {
  std::vector<std::string> sentences;
  const auto say = [&](std::string_view clause) {
    if (!clause.empty()) {
      sentences.push_back(as_sentence(escaped(clause)));
    }
  };
  for (const law::Finding& finding : deal.result.findings) {
    say(deal.pronouns.turned(gained(deal, finding)));
  }
  std::size_t said = 0;
  const law::Standing* const either = either_king(deal);
  // Who disputes about something else need not hear of a turn-up that nobody has spoken of.
  const bool in_dispute = !deal.result.findings.empty() || !deal.result.missing.empty();
  for (const law::Standing& one : deal.result.open) {
    if (either != nullptr && &one != either && same_right(one, *either)) {
      continue;
    }
    if (in_dispute && !all_notes && is_of_untold_turn_up(one)) {
      ++held_back;
      continue;
    }
    // That all begins anew is the answer to how things stand, wherever else it is said.
    if (said_above(deal, one, all_notes) && !is_to_begin_anew(one)) {
      ++said;
      continue;
    }
    say(deal.pronouns.turned(&one == either ? either_king_words(deal, one)
                                            : open_words(deal, one)));
    if (one.reading_decides) {
      say("doubtful reading: " + std::string{deal.code.cases[one.case_index].reading});
    }
  }
  if (said == deal.result.open.size()) {
    say(nothing_open(deal));
  } else {
    say(to_act_words(deal));
  }
  // What is over under a finding is told there.
  for (const law::Standing& one : deal.result.past) {
    if (std::ranges::none_of(deal.result.findings, [&](const law::Finding& finding) {
          return is_shown(finding, all_notes) && same_fact(one.fact, finding.fact);
        })) {
      say(deal.pronouns.turned(past_words(deal, one)));
    }
  }
  return sentences;
}

void TextReport::standing(std::string& out, std::string_view file, const Deal& deal) {
  if (!deal.result.last || options_.form == TextForm::Short || deal.record.acts.empty()) {
    return;
  }
  const Palette colours = palette(options_.colour);
  const std::size_t acts = deal.understood != 0 ? deal.understood : deal.record.acts.size();
  const record::Place place = record::place_of(deal.record, deal.record.acts[acts - 1].at);
  out += fmt::format("{}{}:{}:{} as it stands now\n", colours.bold, escaped(file), place.line,
                     colours.end);
  for (const std::string& sentence : standing_of(deal, options_.all_notes, held_back_)) {
    append_wrapped(out, sentence, kSentenceIndent, options_.width);
  }
}

void TextReport::left_out(std::string& out) const {
  if (options_.form == TextForm::Full) {
    write_sentence(out, "what is written after the mark is not taken into account", options_);
  }
}

namespace {

/// Is the score that is due said already, where one choice is open, as what it is if that is let
/// go?
bool is_said_with_choice(const Deal& deal) {
  const law::Finding* asked = nullptr;
  for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
    const law::Finding& finding = deal.result.findings[i];
    const bool open = std::ranges::any_of(deal.result.choices, [&](const law::Choice& choice) {
      return choice.at == finding.at && choice.case_index == finding.case_index;
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
  return asked != nullptr &&
         std::ranges::any_of(deal.result.choices, [&](const law::Choice& choice) {
           return choice.remedy == replay::Remedy::LetStand && choice.due == deal.result.due;
         });
}

/// Has somebody points to mark yet? The score that is due counts them.
bool left_to_mark(const Deal& deal) {
  return std::ranges::any_of(deal.result.open, [](const law::Standing& one) {
    return one.ground == law::Ground::Sure && !one.owed && !one.of_deal_before &&
           one.options[0] == replay::Remedy::Mark;
  });
}

/// Does the record end before the hand is over, or before a card is dealt?
bool is_going_on(const Deal& deal) {
  constexpr replay::BeatSet kOver =
      replay::bit(replay::Beat::HandOver) | replay::bit(replay::Beat::HandClosed);
  return deal.result.stops || begins_anew(deal) ||
         (deal.result.last && (deal.facts.dealings.empty() ||
                               std::ranges::none_of(deal.facts.beats, [](replay::BeatSet beats) {
                                 return (beats & kOver) != 0;
                               })));
}

}  // namespace

std::string score_sentence(const Deal& deal) {
  const law::Score& due = deal.result.due;
  const law::Score& marked = deal.result.marked;
  const bool now = is_going_on(deal);
  if (!due.knows_any()) {
    return as_sentence(escaped(
        fmt::format("what the score should be {} cannot be told from the record{}",
                    now ? "now" : "after this deal", hangs_on_words(deal.result.hangs_on))));
  }
  const auto agrees = [&](std::size_t seat) {
    return !marked.knows(seat) || !due.knows(seat) || marked.of(seat) == due.of(seat);
  };
  const bool agree = agrees(0) && agrees(1);
  const std::string left = with_what_was_left(deal);
  if (agree && left.empty() && is_said_with_choice(deal)) {
    return {};
  }
  // Said last, it would be taken to settle what somebody may still choose.
  const bool hangs = std::ranges::any_of(deal.result.choices, [&](const law::Choice& choice) {
    return choice.remedy != replay::Remedy::LetStand && choice.due != due;
  });
  const bool stays = !deal.result.choices.empty() && agree && due.knows(0) && due.knows(1) &&
                     std::ranges::all_of(deal.result.choices, [&](const law::Choice& choice) {
                       return choice.due == due;
                     });
  return as_sentence(escaped(fmt::format(
      "{}the score {} is {}{}{}{}{}", hangs && !left_to_mark(deal) ? "if nothing is claimed, " : "",
      now ? "now" : "after this deal", score_words(deal, due),
      stays && left.empty() && !counts_unmarked(deal) ? ", whatever is chosen" : "",
      how_game_stands(deal), agree ? "" : fmt::format("; {} was marked", score_words(deal, marked)),
      left)));
}

void TextReport::score(std::string& out, const Deal& deal) const {
  if (options_.form == TextForm::Short) {
    return;
  }
  if (const std::string sentence = score_sentence(deal); !sentence.empty()) {
    append_wrapped(out, sentence, kSentenceIndent, options_.width);
  }
}

}  // namespace ecarte::report
