// SPDX-License-Identifier: MIT
#include "texts/objections.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/core.h>

#include "codes/fact_rows.hpp"
#include "record/act_kinds.hpp"
#include "record/sentence.hpp"
#include "report/finding_parts.hpp"
#include "report/phrases.hpp"
#include "report/text.hpp"
#include "report/words.hpp"
#include "texts/objected_to.hpp"

namespace ecarte::texts {
namespace {

using record::Act;
using record::ActKind;

/// The ruling by which the act was his to do: he had the choice, and made it so.
const law::Finding* choice_made_by(const report::Deal& deal, std::size_t at) {
  for (const law::Finding& finding : deal.result.findings) {
    const bool chosen = std::ranges::any_of(deal.facts.deeds, [&](const replay::Deed& deed) {
      return deed.at == at && deed.what == finding.remedy.kind && deed.by == finding.remedy.elector;
    });
    if (finding.remedy.status == law::Status::Elected &&
        finding.remedy.force == law::Force::Elective && chosen) {
      return &finding;
    }
  }
  return nullptr;
}

/// Is it sure of a mark that nothing is wrong with it? The score of the deal must agree.
bool agrees_with_score(const report::Deal& deal, const Act& act) {
  const law::Score& due = deal.result.after.due;
  const law::Score& marked = deal.result.after.marked;
  const auto seat = static_cast<std::size_t>(act.actor);
  return act.kind != ActKind::Mark || (record::is_player(act.actor) && due.knows(seat) &&
                                       marked.knows(seat) && due.of(seat) == marked.of(seat));
}

/// Does nothing that is ruled on, and nothing left open, speak of the act, so that by what is told
/// it may be done?
bool is_plain(const report::Deal& deal, std::size_t at) {
  constexpr record::ActKinds kClaims{ActKind::Claim, ActKind::Require, ActKind::ClaimGame};
  const Act& act = deal.record.acts[at];
  return deal.understood == 0 && !report::begins_anew(deal) && !kClaims.has(act.kind) &&
         agrees_with_score(deal, act) &&
         std::ranges::none_of(deal.result.missing, [&](const law::Missing& missing) {
           return missing.at == at || missing.fact.subject == act.actor;
         });
}

/// Does a finding speak of act number `at`: is it there, or of the king that is announced or marked
/// there?
bool speaks_of(const law::Finding& finding, const Act& act, std::size_t at) {
  const bool king =
      act.kind == ActKind::Announce ||
      (act.kind == ActKind::Mark && act.object_as<record::For>() == record::For::King);
  const bool of_king = codes::row_of(finding.fact.kind).king != codes::KingIs::Unsaid &&
                       finding.fact.subject == act.actor &&
                       finding.remedy.status == law::Status::Elected;
  return finding.place.at == at || (king && of_king);
}

/// The first act of the sentence in which act number `at` is told.
std::size_t sentence_of_act(const record::Record& record, std::size_t at) {
  const std::string_view text = record.text;
  while (
      at > 0 && record.acts[at - 1].actor == record.acts[at].actor &&
      record.acts[at - 1].at <= record.acts[at].at &&
      text.substr(record.acts[at - 1].at, record.acts[at].at - record.acts[at - 1].at).find('\n') ==
          std::string_view::npos) {
    --at;
  }
  return at;
}

/// Does he take back a card that by the finding stays on the table?
bool takes_up_what_stays(const law::Finding& finding, const Act& act, std::size_t at) {
  return act.kind == ActKind::TakeBack && finding.remedy.kind == replay::Remedy::CardStands &&
         finding.remedy.status != law::Status::Moot && finding.fact.subject == act.actor &&
         finding.place.at < at;
}

/// Is it a fault shown of one of the acts from `first` to `last`?
bool is_fault_within(const law::Finding& finding, std::size_t first, std::size_t last) {
  return (finding.cls == codes::Class::Irregularity || finding.cls == codes::Class::BadRemedy) &&
         report::is_shown(finding, false) && finding.place.at >= first && finding.place.at <= last;
}

/// Is anything amiss in the sentence itself, or is what it undoes to stay? Then it is not lawful as
/// it stands.
bool is_of_a_fault(const report::Deal& deal, std::size_t at) {
  const std::size_t first = sentence_of_act(deal.record, at);
  return std::ranges::any_of(deal.result.findings, [&](const law::Finding& finding) {
    return takes_up_what_stays(finding, deal.record.acts[at], at) ||
           is_fault_within(finding, first, at);
  });
}

/// The first act that an objection told as act `said` may be to: the other has not gone on since.
std::size_t first_open_to(const record::Record& record, std::size_t said, std::size_t at) {
  constexpr record::ActKinds kTalk{ActKind::Speak, ActKind::Aside,   ActKind::Urge,
                                   ActKind::Omit,  ActKind::Find,    ActKind::Dispute,
                                   ActKind::Claim, ActKind::Require, ActKind::Permit,
                                   ActKind::Deny,  ActKind::LetStand};
  std::size_t first = at;
  while (first > 0 && (record.acts[first - 1].actor != record.acts[said].actor ||
                       kTalk.has(record.acts[first - 1].kind))) {
    --first;
  }
  return first;
}

/// Is anything that the same player has done since the other's last act against the laws, or open?
/// Then that may be what is objected to, and no word is lost on the rest of it.
bool in_question(const report::Deal& deal, std::size_t said, std::size_t at) {
  const std::size_t first = first_open_to(deal.record, said, at);
  const record::Actor by = deal.record.acts[at].actor;
  const auto amiss = [&](const law::Finding& finding) {
    const bool undone = finding.remedy.status == law::Status::Ignored && finding.place.at <= at;
    const bool his = finding.fact.subject == by || finding.offender == by;
    return undone || (his && is_fault_within(finding, first, at));
  };
  const auto open = [&](const law::Missing& missing) { return missing.fact.subject == by; };
  return std::ranges::any_of(deal.result.findings, amiss) ||
         std::ranges::any_of(deal.result.missing, open) ||
         std::ranges::any_of(deal.orders, [&](const report::DealInOrder& order) {
           return std::ranges::any_of(order.result.findings, amiss) ||
                  std::ranges::any_of(order.result.missing, open);
         });
}

bool is_lawful(const law::Finding& finding) {
  return finding.severity == law::Severity::Note && finding.so != law::IsSo::Refuted &&
         (finding.cls == codes::Class::Info || finding.cls == codes::Class::Election);
}

}  // namespace

namespace {

/// Is it advice that he objects to, and a mere remark that is told? Whether that advised anybody is
/// not known.
bool may_have_advised(const report::Deal& deal, std::size_t at, std::string_view what) {
  const Act& act = deal.record.acts[at];
  return act.kind == ActKind::Speak && act.object_as<record::Spoken>() == record::Spoken::Remark &&
         what.find("advice") != std::string_view::npos;
}

/// The same answer, of a remark that may have been advice.
void leave_open_advice(const report::Deal& deal, std::size_t said, std::size_t at,
                       report::Remark& answer) {
  constexpr std::string_view kLawful = "what is objected to is lawful: ";
  if (answer.message.starts_with(kLawful)) {
    answer.message = "no advice is told: " + answer.message.substr(kLawful.size());
  }
  const auto other = static_cast<record::Actor>(1 - deal.record.acts[said].actor);
  answer.notes.push_back(
      "If it was advice: " + record::subject_of(deal.record.acts, at, *deal.record.names) +
      " advises " + record::name_of(deal.record, other) + " by word.");
}

/// Has a player found fault with the score, and nothing is wrong with it by what is told? Then so
/// is the mark that he must mean.
std::optional<report::Remark> answer_to_finding(const report::Deal& deal, std::size_t at) {
  const record::Record& record = deal.record;
  const law::Score& due = deal.result.after.due;
  const law::Score& marked = deal.result.after.marked;
  const bool right = std::ranges::all_of(std::array{0, 1}, [&](int seat) {
    const auto number = static_cast<std::size_t>(seat);
    return due.knows(number) && marked.knows(number) && due.of(number) == marked.of(number);
  });
  const auto amiss = [](const law::Finding& finding) {
    return finding.cls == codes::Class::ScoreError;
  };
  if (!right || !deal.orders.empty() || !deal.result.missing.empty() ||
      std::ranges::any_of(deal.result.findings, amiss)) {
    return std::nullopt;
  }
  report::Remark remark;
  remark.id = kObjection;
  remark.message = fmt::format("by what is told, nothing is wrong with the score: {} {}",
                               record::subject_of(record.acts, at, *record.names),
                               record::predicate_of(record.acts, at, *record.names, record.text));
  return remark;
}

/// The answer to an objection to act `at`; nothing where it is ruled on whether anybody objects or
/// not, or not known to be lawful.
std::optional<report::Remark> answer_to(const report::Deal& deal, std::size_t at) {
  const record::Record& record = deal.record;
  const Act& act = record.acts[at];
  const auto speaks = [&](const law::Finding& finding) { return speaks_of(finding, act, at); };
  const auto& findings = deal.result.findings;
  report::Remark remark;
  remark.id = kObjection;
  auto note = std::ranges::find_if(findings, speaks);
  if (note ==
      findings.end()) {  // rather of what else was done in the sentence, if a law speaks of it
    const std::size_t first = sentence_of_act(record, at);
    note = std::ranges::find_if(findings, [&](const law::Finding& finding) {
      return is_lawful(finding) && finding.place.at >= first && finding.place.at < at &&
             finding.fact.subject == act.actor;
    });
  }
  const bool ruled = std::ranges::any_of(findings, [&](const law::Finding& finding) {
    return speaks(finding) && (report::is_shown(finding, false) || !is_lawful(finding));
  });
  const bool open_claim = std::ranges::any_of(findings, [&](const law::Finding& finding) {
    return speaks(finding) && finding.fact.kind == replay::FactKind::ThrownDown &&
           replay::must_be(finding.fact, 0, replay::NoYes::Yes) &&
           !replay::must_be(finding.fact, 2, replay::NoYes::Yes);
  });
  if (open_claim) {
    return std::nullopt;  // the objection is that he has not made what he claims
  }
  const law::Finding* const had = choice_made_by(deal, at);
  if (had != nullptr && (ruled || note == findings.end())) {
    remark.message =
        fmt::format("what is objected to is lawful: it was {}'s choice{}",
                    record::name_of(record, had->remedy.elector),
                    had->under.law.empty() ? "" : fmt::format(" by law {}", had->under.law));
    return remark;
  }
  if (ruled || (note == findings.end() && (!is_plain(deal, at) || is_of_a_fault(deal, at)))) {
    return std::nullopt;
  }
  if (note == findings.end()) {
    remark.message = fmt::format("by what is told, no law forbids what is objected to: {} {}",
                                 record::subject_of(record.acts, at, *record.names),
                                 record::predicate_of(record.acts, at, *record.names, record.text));
    return remark;
  }
  remark.message = "what is objected to is lawful: " + report::message_of(deal, *note);
  remark.notes = report::explained(deal, *note);
  return remark;
}

}  // namespace

std::vector<report::Remark> objections(const report::Deal& deal) {
  std::vector<report::Remark> remarks;
  const record::Record& record = deal.record;
  if (!record.readable() || !deal.facts.seen.any_of(kObjections)) {
    return remarks;
  }
  for (std::size_t i = 0; i < record.acts.size(); ++i) {
    if (!kObjections.has(record.acts[i].kind)) {
      continue;
    }
    const auto what = objection_in(record, record.acts[i]);
    const auto at = what ? objected_to(record, i, *what) : std::nullopt;
    const bool finds = record.acts[i].kind == ActKind::Find;
    std::optional<report::Remark> answer = !at || in_question(deal, i, *at) ? std::nullopt
                                           : finds ? answer_to_finding(deal, *at)
                                                   : answer_to(deal, *at);
    if (answer && may_have_advised(deal, *at, *what)) {
      leave_open_advice(deal, i, *at, *answer);
    }
    if (answer) {
      answer->span = record::span_of(record.acts[i]);
      answer->message = deal.pronouns.turned(answer->message);
      remarks.push_back(std::move(*answer));
    }
  }
  return remarks;
}

}  // namespace ecarte::texts
