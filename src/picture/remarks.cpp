// SPDX-License-Identifier: MIT
#include "picture/remarks.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "record/sentence.hpp"
#include "report/escape.hpp"
#include "report/pronouns.hpp"
#include "report/text.hpp"
#include "report/words.hpp"
#include "report/wrap.hpp"

namespace ecarte::picture {
namespace {

using report::Deal;

Weight weight_of(law::Severity severity) {
  switch (severity) {
    case law::Severity::Error:
      return Weight::Error;
    case law::Severity::Warning:
      return Weight::Warning;
    case law::Severity::Note:
      break;
  }
  return Weight::Note;
}

Footnote remark_of(const Deal& deal, Weight weight, std::string_view law, std::string_view id,
                 record::Span span, std::string says) {
  Footnote remark;
  remark.weight = weight;
  remark.label = report::escaped(report::label_of(law, id));
  remark.line = record::place_of(deal.record, span.begin).line;
  remark.says = report::as_sentence(report::escaped(report::as_told(deal.record, std::move(says))));
  return remark;
}

/// A sentence is said once, at the first remark that has it.
void drop_repeated(std::vector<Footnote>& remarks) {
  std::set<std::string> said;
  for (Footnote& remark : remarks) {
    std::erase_if(remark.sentences,
                  [&said](const std::string& sentence) { return !said.insert(sentence).second; });
  }
}

}  // namespace

Remarks::Remarks(const Deal& deal) : deal_(deal) {
  for (const law::Finding& finding : deal.result.findings) {
    if (report::told_with_other(deal, finding)) {
      continue;
    }
    Footnote remark = remark_of(deal, weight_of(finding.severity), finding.law, finding.id,
                              report::span_of(deal, finding), report::message_of(deal, finding));
    remark.sentences = report::explained(deal, finding);
    add(std::move(remark), finding.at, finding.cards);
  }
  for (const law::Missing& missing : deal.result.missing) {
    if (report::told_with_other(deal, missing)) {
      continue;
    }
    Footnote remark = remark_of(
        deal, Weight::Doubt, missing.law, missing.id, report::span_of(deal, missing.at),
        "the record does not say what the ruling turns on: " + report::needs_of(deal, missing));
    remark.sentences = report::explained(deal, missing);
    add(std::move(remark), missing.at, missing.fact.cards);
  }
  std::ranges::stable_sort(placed_, {}, &Placed::at);
  // Numbered as the eye meets them.
  std::vector<Footnote> numbered;
  int next = 0;
  for (Placed& placed : placed_) {
    numbered.push_back(remarks_[static_cast<std::size_t>(placed.number)]);
    numbered.back().number = placed.number = ++next;
  }
  std::ranges::copy_if(remarks_, std::back_inserter(numbered),
                       [](const Footnote& one) { return one.weight == Weight::Note; });
  remarks_ = std::move(numbered);
  drop_repeated(remarks_);
}

void Remarks::add(Footnote remark, std::size_t at, game::CardSet cards) {
  if (remark.weight != Weight::Note) {
    placed_.push_back({static_cast<int>(remarks_.size()), act_told(at), cards});
  }
  remarks_.push_back(std::move(remark));
}

/// The act that is told in words, where one carries it on.
std::size_t Remarks::act_told(std::size_t at) const {
  const auto& acts = deal_.record.acts;
  while (at > 0 && at < acts.size() && record::carries_on(acts[at])) {
    --at;
  }
  return at;
}

Marks Remarks::on_card(std::size_t at, game::Card card) {
  Marks marks;
  for (Placed& placed : placed_) {
    if (!placed.drawn && placed.at == at && placed.cards.has(card)) {
      placed.drawn = true;
      marks.push_back(placed.number);
    }
  }
  return marks;
}

Marks Remarks::at(std::size_t at) {
  Marks marks;
  for (Placed& placed : placed_) {
    if (!placed.drawn && placed.at == at) {
      placed.drawn = true;
      marks.push_back(placed.number);
    }
  }
  return marks;
}

Marks Remarks::left() {
  Marks marks;
  for (Placed& placed : placed_) {
    if (!std::exchange(placed.drawn, true)) {
      marks.push_back(placed.number);
    }
  }
  return marks;
}

}  // namespace ecarte::picture
