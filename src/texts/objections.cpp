// SPDX-License-Identifier: MIT
#include "texts/objections.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "codes/fact_rows.hpp"
#include "record/act_kinds.hpp"
#include "record/sentence.hpp"
#include "report/finding_parts.hpp"
#include "report/text.hpp"
#include "report/words.hpp"

namespace ecarte::texts {
namespace {

using record::Act;
using record::ActKind;

constexpr record::ActKinds kObjections{ActKind::Urge, ActKind::Dispute};

bool objects(const Act& act) {
  const bool urged =
      act.kind == ActKind::Urge && act.object_as<record::Urged>() == record::Urged::Objection;
  return record::is_player(act.actor) && (urged || act.kind == ActKind::Dispute);
}

/// The act of the other's to which he objects at act `at`: the last that was more than talk.
/// Nothing where that was a claim, which has its own answer.
std::optional<std::size_t> objected_to(const record::Record& record, std::size_t at) {
  constexpr record::ActKinds kTalk{ActKind::Speak, ActKind::Aside, ActKind::Urge, ActKind::Omit,
                                   ActKind::Find};
  constexpr record::ActKinds kClaims{ActKind::Claim, ActKind::Require, ActKind::ClaimGame};
  const Act& objection = record.acts[at];
  if (objection.keeps_words() &&
      record::kept_words(objection, record.text).find("claim") != std::string_view::npos) {
    return std::nullopt;
  }
  for (std::size_t i = at; i-- > 0;) {
    const Act& act = record.acts[i];
    if (kTalk.has(act.kind) || record::carries_on(act)) {
      continue;
    }
    const bool his = act.actor == 1 - objection.actor && !kClaims.has(act.kind);
    return his ? std::optional(i) : std::nullopt;
  }
  return std::nullopt;
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
  return finding.at == at || (king && of_king);
}

bool is_lawful(const law::Finding& finding) {
  return finding.severity == law::Severity::Note && !finding.refuted &&
         (finding.cls == codes::Class::Info || finding.cls == codes::Class::Election);
}

}  // namespace

std::vector<report::Remark> objections(const report::Deal& deal) {
  std::vector<report::Remark> remarks;
  const record::Record& record = deal.record;
  if (!record.readable() || !deal.facts.seen.any_of(kObjections)) {
    return remarks;
  }
  for (std::size_t i = 0; i < record.acts.size(); ++i) {
    const auto at = objects(record.acts[i]) ? objected_to(record, i) : std::nullopt;
    if (!at) {
      continue;
    }
    const Act& act = record.acts[*at];
    const auto speaks = [&](const law::Finding& finding) { return speaks_of(finding, act, *at); };
    const auto& findings = deal.result.findings;
    const auto note = std::ranges::find_if(findings, speaks);
    const bool ruled = std::ranges::any_of(findings, [&](const law::Finding& finding) {
      return speaks(finding) && (report::is_shown(finding, false) || !is_lawful(finding));
    });
    // Of what is done with the pack before the cards nothing is hidden.
    const bool plain = note == findings.end() && deal.result.missing.empty() &&
                       (act.kind == ActKind::Shuffle || act.kind == ActKind::Cut);
    if (ruled || (note == findings.end() && !plain)) {
      continue;
    }
    report::Remark& remark = remarks.emplace_back();
    remark.id = "objection";
    remark.span = record::span_of(record.acts[i]);
    remark.message = plain ? "no law forbids what is objected to"
                           : "what is objected to is lawful: " + report::message_of(deal, *note);
    if (!plain) {
      remark.notes = report::explained(deal, *note);
    }
  }
  return remarks;
}

}  // namespace ecarte::texts
