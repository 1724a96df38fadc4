// SPDX-License-Identifier: MIT
#include "picture/footnotes.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "record/sentence.hpp"
#include "report/escape.hpp"
#include "report/finding_parts.hpp"
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

Footnote footnote_of(const Deal& deal, Weight weight, std::string_view law, std::string_view id,
                     record::Span span, std::string_view says) {
  Footnote footnote;
  footnote.weight = weight;
  footnote.label = report::escaped(report::label_of(law, id));
  footnote.line = record::place_of(deal.record, span.begin).line;
  footnote.says = report::as_sentence(report::escaped(deal.pronouns.turned(says)));
  return footnote;
}

constexpr std::string_view kExpected = "expected by the record";

std::string waived_words(const Deal& deal, std::int16_t waiver) {
  return "waived by the record: " + report::escaped(report::waived_because(deal, waiver));
}

/// Why finding number `i` is not reported; empty if it is.
std::string set_aside(const Deal& deal, std::size_t i) {
  switch (report::treatment_of(deal, i)) {
    case report::Treatment::Reported:
      return {};
    case report::Treatment::Expected:
      return std::string{kExpected};
    case report::Treatment::Known:
      return "known of old";
    case report::Treatment::Waived:
      break;
  }
  return waived_words(deal, deal.result.findings[i].waived.by);
}

void add_choices(Footnote& footnote, const Deal& deal, const law::Finding& finding) {
  for (const report::ChoiceTold& told : report::choices_told(deal, finding)) {
    DrawnChoice& drawn = footnote.choices.emplace_back();
    drawn.words = report::escaped(deal.pronouns.turned(told.words));
    for (const game::Seat seat : game::kSeats) {
      drawn.points[seat] = told.choice.due.of(game::index_of(seat));
    }
    if (record::is_player(told.choice.winner)) {
      drawn.winner = game::kSeats.at(static_cast<std::size_t>(told.choice.winner));
    }
  }
  if (!footnote.choices.empty()) {
    footnote.elector = report::escaped(record::name_of(deal.record, finding.remedy.elector));
  }
}

/// A sentence is said once, at the first footnote that has it.
void drop_repeated(std::vector<Footnote>& footnotes) {
  std::set<std::string> said;
  for (Footnote& footnote : footnotes) {
    std::erase_if(footnote.sentences,
                  [&said](const std::string& sentence) { return !said.insert(sentence).second; });
  }
}

}  // namespace

Footnotes::Footnotes(const Deal& deal) : deal_(deal) {
  for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
    const law::Finding& finding = deal.result.findings[i];
    if (report::told_with_other(deal, finding)) {
      continue;
    }
    Footnote footnote =
        footnote_of(deal, weight_of(finding.severity), finding.under.law, finding.id,
                    report::span_of(deal, finding), report::message_of(deal, finding));
    footnote.sentences = report::explained(deal, finding);
    footnote.law = report::law_said(deal, finding);
    footnote.held_back = !report::is_shown(finding, false);
    footnote.set_aside = set_aside(deal, i);
    add_choices(footnote, deal, finding);
    add(std::move(footnote), finding.place.at, finding.place.cards);
  }
  for (const law::Missing& missing : deal.result.missing) {
    if (report::told_with_other(deal, missing)) {
      continue;
    }
    Footnote footnote = footnote_of(
        deal, Weight::Doubt, missing.law, missing.id, report::span_of(deal, missing.at),
        "the record does not say what the ruling turns on: " + report::needs_of(deal, missing));
    footnote.sentences = report::explained(deal, missing);
    footnote.law = report::law_said(deal, missing);
    footnote.set_aside = report::is_waived(missing)
                             ? waived_words(deal, missing.waiver)
                             : std::string{deal.doubt_expected ? kExpected : ""};
    add(std::move(footnote), missing.at, missing.fact.cards);
  }
  std::ranges::stable_sort(placed_, {}, &Placed::at);
  // Numbered as the eye meets them.
  std::vector<Footnote> numbered;
  int next = 0;
  for (Placed& placed : placed_) {
    numbered.push_back(footnotes_[static_cast<std::size_t>(placed.number)]);
    numbered.back().number = placed.number = ++next;
  }
  std::ranges::copy_if(footnotes_, std::back_inserter(numbered),
                       [](const Footnote& one) { return one.weight == Weight::Note; });
  footnotes_ = std::move(numbered);
  drop_repeated(footnotes_);
}

void Footnotes::add(Footnote footnote, std::size_t at, game::CardSet cards) {
  footnote.act = act_told(at);
  if (footnote.weight != Weight::Note) {
    placed_.push_back({static_cast<int>(footnotes_.size()), act_told(at), cards});
  }
  footnotes_.push_back(std::move(footnote));
}

/// The act that is told in words, where one carries it on.
std::size_t Footnotes::act_told(std::size_t at) const {
  const auto& acts = deal_.record.acts;
  while (at > 0 && at < acts.size() && record::carries_on(acts[at])) {
    --at;
  }
  return at;
}

Marks Footnotes::on_card(std::size_t at, game::Card card) {
  Marks marks;
  for (Placed& placed : placed_) {
    if (!placed.drawn && placed.at == at && placed.cards.has(card)) {
      placed.drawn = true;
      marks.push_back(placed.number);
    }
  }
  return marks;
}

Marks Footnotes::at(std::size_t at) {
  Marks marks;
  for (Placed& placed : placed_) {
    if (!placed.drawn && placed.at == at) {
      placed.drawn = true;
      marks.push_back(placed.number);
    }
  }
  return marks;
}

Marks Footnotes::left() {
  Marks marks;
  for (Placed& placed : placed_) {
    if (!std::exchange(placed.drawn, true)) {
      marks.push_back(placed.number);
    }
  }
  return marks;
}

}  // namespace ecarte::picture
