// SPDX-License-Identifier: MIT
//
// A remedy taken wrongly, or not taken where it was due, in words.
#include "record/sentence.hpp"
#include "report/escape.hpp"
#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {

using law::Status;
using replay::Remedy;

namespace {

/// Whether what is reported at `finding` was carried out, or only claimed.
bool was_done(const Deal& deal, const law::Finding& finding) {
  for (const replay::Deed& deed : deal.facts.deeds) {
    if (deed.at == finding.place.at && deed.what == finding.bad.taken) {
      return deed.carried_out;
    }
  }
  return finding.severity == law::Severity::Error;
}

}  // namespace

Clause of_bad_remedy(const Deal& deal, const law::Finding& finding) {
  const Phrases p{deal, finding.fact};
  if (finding.bad.taken == Remedy::None || finding.remedy.status == Status::Ignored) {
    const Remedy owed =
        finding.remedy.kind == Remedy::None ? finding.remedy.options[0] : finding.remedy.kind;
    if (owed == Remedy::None) {
      return sentence_of(deal, finding.fact);
    }
    return sentence_of(deal, finding.fact) + "; " + duty_words(owed) + ", and that was not done";
  }
  Clause text = p.name(finding.bad.by);
  if (finding.bad.taken == Remedy::Other) {
    const record::Act& act = deal.record.acts[finding.place.at];
    text += act.kind == record::ActKind::Rule ? " ruled" : " claimed";
    return text + " \"" + escaped(record::kept_words(act, deal.record.text)) +
           "\": the laws are asked for a remedy by its name, so this is not ruled on";
  }
  text += was_done(deal, finding) ? " " + Clause{done_words(finding.bad.taken)}
                                  : " claimed " + Clause{noun_of(finding.bad.taken)};
  if (finding.id == "remedy-not-available") {
    return text + ", which no law gives here";
  }
  if (finding.cls == codes::Class::Info) {
    return text + (finding.remedy.force == law::Force::Mandatory ? ", which the law orders"
                   : finding.remedy.status == Status::Elected    ? ", and has had it"
                                                                 : ", and has a right to it");
  }
  if (finding.bad.taken == Remedy::TakeDown && finding.bad.entitled == record::kNobody &&
      finding.id == "remedy-by-wrong-party") {
    return text + ", which was due";
  }
  if (finding.bad.entitled != record::kNobody && finding.bad.entitled != record::kBoth &&
      finding.bad.entitled != finding.bad.by && finding.id != "remedy-claimed-late") {
    const bool over = finding.remedy.window.closes != 0;  // and past, for either
    return text + ", which it was for " + p.name(finding.bad.entitled) + " to choose" +
           (over ? " while there was time" : "");
  }
  return text + (finding.remedy.status == Status::Elected ? ", having chosen already"
                                                          : " when the time for it had passed");
}

}  // namespace ecarte::report
