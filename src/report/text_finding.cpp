// SPDX-License-Identifier: MIT
//
// A finding for people: what was done, what the law says of it, what may be done now, the score in
// each choice; and a doubt, with what each answer to it gives.
#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "codes/remedy_rows.hpp"
#include "report/clause_format.hpp"
#include "report/escape.hpp"
#include "report/excerpt.hpp"
#include "report/finding_parts.hpp"
#include "report/phrases.hpp"
#include "report/restated.hpp"
#include "report/text_parts.hpp"
#include "report/why.hpp"
#include "report/words.hpp"
#include "report/wrap.hpp"

namespace ecarte::report {
namespace {

std::string_view colour_of(law::Severity severity, const Palette& colours) {
  switch (severity) {
    case law::Severity::Error:
      return colours.error;
    case law::Severity::Warning:
      return colours.warning;
    case law::Severity::Note:
      return colours.note;
  }
  return {};
}

void write_why(std::string& out, const Deal& deal, const Why& why, const TextOptions& options) {
  constexpr std::size_t kDeeper = 4;
  for (const Step& step : why.steps) {
    append_wrapped(
        out,
        as_sentence(escaped(deal.pronouns.turned(formatted("{}: {}", word(step.kind), step.text)))),
        kDeeper, options.width);
  }
  for (const Otherwise& other : why.otherwise) {
    append_wrapped(out, as_sentence(escaped(deal.pronouns.turned(other.text))), kDeeper,
                   options.width);
  }
}

/// Of a mark that he may take down, where somebody may have the cards dealt again: with that it
/// falls, whatever he does.
Clause falls_with_deal(const Deal& deal, const law::Finding& finding) {
  const bool may_take_down = finding.fact.kind == replay::FactKind::MarkNotDue &&
                             finding.remedy.status == law::Status::Open;
  const auto may_annul = [&](const law::Standing& one) {
    return one.ground == law::Ground::Sure && !one.of_deal_before &&
           one.fact.place.dealing == finding.place.dealing &&
           std::ranges::any_of(one.options,
                               [](replay::Remedy option) { return codes::annuls(option); });
  };
  return may_take_down && std::ranges::any_of(deal.result.stands.open, may_annul)
             ? "; it falls in any case if the cards are dealt again"
             : Clause{};
}

/// What may or must be done about it.
Clause what_now(const Deal& deal, const law::Finding& finding) {
  const auto mends = [&](const law::Standing& one) {
    return one.is_mending() && same_fact(one.fact, finding.fact);
  };
  if (const auto mend = std::ranges::find_if(deal.result.stands.open, mends);
      finding.so == law::IsSo::NotYet && mend != deal.result.stands.open.end()) {
    return open_words(deal, *mend);
  }
  const Phrases p{deal, finding.fact};
  if (falls_anyway(deal, finding)) {
    const bool open = finding.remedy.status == law::Status::Open;
    return open && !falls_anyway(deal, finding, true)
               ? duty_of(p, finding.fact.subject, replay::Remedy::TakeDown)
               : Clause{};
  }
  return beyond_game(deal, finding)
             ? "even so it is the game for " + p.subject()
             : remedy_of(deal, finding).append(falls_with_deal(deal, finding));
}

/// Of one of several marks: "take that mark down; if not, it stands".
Clause of_that_mark(Clause text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kThat{
      {{"take the mark down", "take that mark down"}, {"the mark stands", "it stands"}}};
  for (const auto& [the, that] : kThat) {
    if (const std::size_t at = text.find(the); at != Clause::npos) {
      text.replace(at, the.size(), that);
    }
  }
  return text;
}

/// What a fault led its player to mark: "A marked 2, line 12, where the laws give 1".
Clauses marks_by(const Deal& deal, const law::Finding& finding) {
  Clauses clauses;
  for (const law::Finding& mark : deal.result.findings) {
    if (&mark == &finding || cause_of(deal, mark) != &finding || mark.amounts.marked < 0) {
      continue;
    }
    const Phrases p{deal, mark.fact};
    clauses.push_back(
        formatted("{} marked {}{}{}", p.subject(), number_word(mark.amounts.marked),
                  line_clause(deal, mark.place.at),
                  mark.amounts.due < 0 ? ""
                  : mark.amounts.due == 0
                      ? ", where the laws give none"
                      : formatted(", where the laws give {}", number_word(mark.amounts.due))));
    if (beyond_game(deal, mark)) {
      clauses.back() += "; " + what_now(deal, mark);
    } else {
      clauses.push_back(of_that_mark(what_now(deal, mark)));
    }
    if (mark.remedy.status == law::Status::Lapsed) {
      clauses.emplace_back(mark.under.note);  // whether it may come off all the same
    }
  }
  return clauses;
}

/// Of what was marked against one who threw his cards down: what the law makes of that, where it is
/// not told by itself.
Clauses thrown_down_words(const Deal& deal, const law::Finding& mark) {
  Clauses clauses;
  const bool of_tricks = mark.fact.kind == replay::FactKind::MarkNotDue &&
                         !replay::must_be(mark.fact, 1, replay::ScoreFor::King);
  for (const law::Finding& finding : deal.result.findings) {
    const replay::Fact& fact = finding.fact;
    if (!of_tricks || fact.kind != replay::FactKind::ThrownDown || is_shown(finding, false) ||
        fact.subject == mark.fact.subject || fact.place.dealing != mark.fact.place.dealing) {
      continue;
    }
    for (const Restated& said : restated(deal, finding)) {
      clauses.push_back(words_of(said));
    }
    Clause gave = message_of(deal, finding);
    for (const Clause& effect : effects_of(deal, finding)) {
      gave += "; " + effect;
    }
    clauses.push_back(std::move(gave));
  }
  return clauses;
}

/// That nobody can claim anything, where so much is sure and nothing else says it.
Clause no_remedy(const Deal& deal, const law::Finding& finding) {
  const bool settled = finding.remedy.status == law::Status::Latent ||
                       finding.remedy.status == law::Status::Moot ||
                       finding.so == law::IsSo::NotYet;
  if (finding.cls != codes::Class::Irregularity || settled || !finding.under.note.empty() ||
      finding.under.case_index >= deal.code.cases.size()) {
    return {};
  }
  const codes::Case& c = deal.code.cases[finding.under.case_index];
  // What it led to has a law of its own, which is told below.
  const bool led_on = std::ranges::any_of(deal.result.findings, [&](const law::Finding& other) {
    using replay::FactKind;
    const bool king = other.fact.kind == FactKind::KingTurned && other.remedy.effects != 0;
    return finding.fact.kind == FactKind::WrongNumber &&
           other.place.dealing == finding.place.dealing &&
           (king || (other.fact.kind == FactKind::PlayedWrongNumber &&
                     other.fact.subject == finding.fact.subject));
  });
  // What will be open once it is played with is said with how things stand.
  const bool ahead = std::ranges::any_of(deal.result.stands.open, [&](const law::Standing& one) {
    return one.ground == law::Ground::IfDone && one.fact.subject == finding.fact.subject &&
           finding.fact.kind == replay::FactKind::WrongNumber;
  });
  const bool gives =
      led_on || ahead || c.may.given || c.must.remedy != replay::Remedy::None || c.effects != 0;
  const bool doubt = std::ranges::any_of(deal.result.missing, [&](const law::Missing& missing) {
    // What follows in each order of acts is told with that order.
    return missing.attribute == law::kWhichFirst || same_deed(missing.fact, finding.fact);
  });
  return gives || doubt ? Clause{} : "the laws give nobody a remedy for it";
}

/// What the record does not say of it, and what each answer gives.
Clauses doubts_of(const Deal& deal, const law::Finding& finding) {
  Clauses clauses;
  for (const law::Missing& missing : deal.result.missing) {
    if (!deal.doubt_expected && !is_waived(missing) && same_deed(missing.fact, finding.fact)) {
      clauses.push_back("the record does not say what the ruling turns on: " +
                        needs_of(deal, missing));
      std::ranges::copy(answers_words(deal, missing), std::back_inserter(clauses));
    }
  }
  return clauses;
}

/// If the choice is let go, does all stand as it was?
bool leaves_as_it_is(const Deal& deal, const law::Finding& finding) {
  return finding.under.case_index < deal.code.cases.size() &&
         deal.code.cases[finding.under.case_index].may.lapse == codes::Lapse::Stands;
}

/// The sentences under a finding, after what the law says.
Clauses sentences_under(const Deal& deal, const law::Finding& finding) {
  Clause now = what_now(deal, finding);
  const Clause choices = choices_of(deal, finding);
  if (!choices.empty() && leaves_as_it_is(deal, finding)) {
    // What comes of it if he does nothing is said with the score.
    const Clause if_not =
        if_not_words(Phrases{deal, finding.fact}, finding.remedy.elector, finding.under.case_index);
    now.resize(now.size() - (now.ends_with(if_not) ? if_not.size() : 0));
  }
  // What follows by itself bears on the choice, and is told before it.
  Clauses clauses = effects_of(deal, finding);
  constexpr std::size_t kMostSaid = 8;  // of nearly every finding
  clauses.reserve(kMostSaid);
  const auto say = [&](Clause clause) {
    if (!clause.empty()) {
      clauses.push_back(std::move(clause));
    }
  };
  std::ranges::for_each(marks_by(deal, finding), say);
  std::ranges::for_each(thrown_down_words(deal, finding), say);
  say(lead_due_words(deal, finding));
  say(std::move(now));
  say(choices);
  say(what_if_of(deal, finding));
  for (const law::Standing& past : deal.result.stands.past) {
    if (past.ground == law::Ground::IfFound && same_fact(past.fact, finding.fact)) {
      say(past_words(deal, past));
    }
  }
  say(decided_words(deal, finding));
  say(no_remedy(deal, finding));
  add_other_notes(clauses, deal, finding);
  std::ranges::for_each(doubts_of(deal, finding), say);
  return clauses;
}

/// Is a doubt told under a finding of the same deed?
bool told_with_finding(const Deal& deal, const law::Missing& missing) {
  for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
    const law::Finding& finding = deal.result.findings[i];
    if (same_deed(missing.fact, finding.fact) && is_shown(finding, false) &&
        cause_of(deal, finding) == nullptr && treatment_of(deal, i) == Treatment::Reported) {
      return true;
    }
  }
  return false;
}

}  // namespace

void TextReport::finding(std::string& out, std::string_view file, const Deal& deal,
                         const law::Finding& finding) {
  const law::Finding* const cause =
      !finding.waived.rests_on_a_fact() ? nullptr : cause_of(deal, finding);
  if (cause != nullptr && options_.form == TextForm::Full &&
      finding.severity != law::Severity::Error) {
    return;  // it is told with what it comes of
  }
  if (!is_shown(finding, options_.all_notes)) {
    ++held_back_;
    return;
  }
  const record::Span span = span_of(deal, finding);
  const Palette colours = palette(options_.colour);
  const record::Place place = record::place_of(deal.record, span.begin);
  begin_head(out, file, place, law::word(finding.severity), colour_of(finding.severity, colours),
             colours);
  append_label(out, finding);
  end_head(out, turned(deal, message_of(deal, finding)), colours);
  if (options_.form == TextForm::Short) {
    return;
  }
  append_excerpt(out, deal.record, span, place.line, MarkKind::Fault, {}, colours);
  if (!finding.waived.rests_on_a_fact()) {
    return;  // there is no fact it rests on
  }
  if (is_proved_elsewhere(deal, finding.place)) {
    append_excerpt(out, deal.record, span_of(deal, finding.place.witness), MarkKind::Proof,
                   witness_words(finding), colours);
  }
  if (cause == nullptr) {
    rests_on_.clear();
    add_restated(rests_on_, deal, finding);
    for (const Restated& said : rests_on_) {
      restate(out, said);
    }
    for (const Clause& clause : sentences_under(deal, finding)) {
      if (!clause.empty() && !said_before(clause)) {
        write_sentence(out, turned(deal, clause), options_);
      }
    }
  } else {
    write_sentence(
        out, "it follows from what is ruled on" + line_clause(deal, cause->place.at) + " above",
        options_);
  }
  if (options_.why) {
    write_why(out, deal, why_of(deal, finding), options_);
  }
}

void TextReport::missing(std::string& out, std::string_view file, const Deal& deal,
                         const law::Missing& missing) {
  if (options_.form == TextForm::Full && told_with_finding(deal, missing)) {
    return;
  }
  const Palette colours = palette(options_.colour);
  const record::Span span = span_of(deal, missing.at);
  write_head(out, file, deal.record, span, "undecidable", colours.note,
             label_of(missing.law, missing.id),
             deal.pronouns.turned("the record does not say what the ruling turns on: " +
                                  needs_of(deal, missing)),
             colours);
  if (options_.form == TextForm::Short) {
    return;
  }
  append_excerpt(out, deal.record, span, MarkKind::Fault, {}, colours);
  for (const Restated& said : restated(deal, missing)) {
    restate(out, said);
  }
  for (const Clause& answer : answers_words(deal, missing)) {
    write_sentence(out, deal.pronouns.turned(answer), options_);
  }
}

namespace {

/// What the law says, then the clauses that are not empty, each a sentence that is safe to print.
std::vector<std::string> sentences(const Deal& deal, const std::vector<Restated>& laws,
                                   const Clauses& clauses) {
  std::vector<std::string> all;
  for (const Restated& said : laws) {
    all.push_back(as_sentence(escaped(words_of(said))));
  }
  for (const Clause& clause : clauses) {
    if (!clause.empty()) {
      all.push_back(as_sentence(escaped(deal.pronouns.turned(clause))));
    }
  }
  return all;
}

}  // namespace

std::vector<std::string> explained(const Deal& deal, const law::Finding& finding) {
  if (!finding.waived.rests_on_a_fact()) {
    return {};  // there is no fact it rests on
  }
  return sentences(deal, restated(deal, finding), sentences_under(deal, finding));
}

std::vector<std::string> law_said(const Deal& deal, const law::Finding& finding) {
  return !finding.waived.rests_on_a_fact() ? std::vector<std::string>{}
                                           : sentences(deal, restated(deal, finding), {});
}

std::vector<std::string> law_said(const Deal& deal, const law::Missing& missing) {
  return sentences(deal, restated(deal, missing), {});
}

bool told_with_other(const Deal& deal, const law::Finding& finding) {
  return finding.waived.rests_on_a_fact() && finding.severity != law::Severity::Error &&
         cause_of(deal, finding) != nullptr;
}

bool told_with_other(const Deal& deal, const law::Missing& missing) {
  return told_with_finding(deal, missing);
}

std::vector<std::string> explained(const Deal& deal, const law::Missing& missing) {
  return sentences(deal, restated(deal, missing), answers_words(deal, missing));
}

}  // namespace ecarte::report
