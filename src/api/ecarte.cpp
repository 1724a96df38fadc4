// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>

#include <ecarte/ecarte.hpp>

#include "api/options.hpp"
#include "codes/code.hpp"
#include "ecarte_version.hpp"
#include "notation/parse.hpp"
#include "referee/referee.hpp"
#include "report/finding_parts.hpp"
#include "report/json.hpp"
#include "report/words.hpp"
#include "report/wrap.hpp"
#include "texts/judged.hpp"

namespace ecarte {
namespace {

record::Place place_of(const report::Deal& deal, record::Span span) {
  return report::region_of(deal.record, span).begin;
}

std::string name_of(const report::Deal& deal, law::Actor actor) {
  return actor == record::kNobody ? std::string{} : std::string{deal.record.names->of(actor)};
}

Finding finding_of(const report::Deal& deal, const law::Finding& finding) {
  const record::Place place = place_of(deal, span_of(deal, finding));
  return {std::string{finding.under.law},
          std::string{finding.id},
          static_cast<Severity>(finding.severity),
          name_of(deal, finding.offender),
          deal.pronouns.turned(report::sentences_of(deal, finding)),
          place.line,
          place.column};
}

Doubt doubt_of(const report::Deal& deal, const law::Missing& missing) {
  const record::Place place = place_of(deal, span_of(deal, missing.at));
  return {std::string{missing.law}, std::string{missing.id},
          deal.pronouns.turned(report::needs_of(deal, missing)), place.line, place.column};
}

Problem problem_of(const report::Deal& deal, const record::Problem& problem) {
  const record::Place place = place_of(deal, problem.span);
  return {std::string{problem.id}, problem.message, place.line, place.column};
}

std::array<int, 2> points_of(const law::Score& score) {
  return {score.knows(0) ? (*score)[0] : kNotKnown, score.knows(1) ? (*score)[1] : kNotKnown};
}

Deal deal_of(const report::Deal& told) {
  Deal deal;
  deal.game = told.facts.place.game;
  deal.deal = told.facts.place.deal;
  deal.line = line_of(told);
  deal.verdict = static_cast<Verdict>(told.result.verdict);
  deal.players = told.record.names->players;
  deal.due = points_of(told.result.after.due);
  deal.marked = points_of(told.result.after.marked);
  for (const law::Finding& finding : told.result.findings) {
    deal.findings.push_back(finding_of(told, finding));
  }
  for (const law::Missing& missing : told.result.missing) {
    deal.doubts.push_back(doubt_of(told, missing));
  }
  for (const record::Problem& problem : told.record.problems) {
    deal.problems.push_back(problem_of(told, problem));
  }
  for (const law::Standing& one : told.result.stands.open) {
    deal.open.push_back(report::as_sentence(told.pronouns.turned(report::open_words(told, one))));
  }
  return deal;
}

/// Hands each deal, as report is given it, to `sink`.
void each_deal(const Source& text, const referee::Options& options,
               const std::function<void(const report::Deal&)>& sink) {
  notation::Reader reader{text};
  referee::judge(reader, options, [&sink](const referee::Judged& judged) {
    const std::vector<report::DealInOrder> orders = texts::orders_of(judged);
    report::Deal deal{judged.record, judged.facts, judged.code, judged.result};
    deal.orders = orders;
    deal.understood = judged.understood;
    deal.own_code = judged.own_code;
    sink(deal);
  });
}

}  // namespace

const codes::Code& api::code_named(std::string_view name) {
  const codes::Code* const code = codes::built_in_code(name);
  if (code == nullptr) {
    throw std::invalid_argument("no built-in code of laws is called '" + std::string{name} + "'");
  }
  return *code;
}

referee::Options api::options_of(const Options& options) {
  referee::Options given;
  given.strict = options.strict;
  if (!options.code.empty()) {
    given.code = &code_named(options.code);
  }
  return given;
}

void rule(const Source& text, const Options& options,
          const std::function<void(const Deal&)>& sink) {
  each_deal(text, api::options_of(options),
            [&sink](const report::Deal& deal) { sink(deal_of(deal)); });
}

std::vector<Deal> rule(std::string_view text, const Options& options) {
  std::vector<Deal> deals;
  rule(notation::source_of(text), options, [&deals](const Deal& deal) { deals.push_back(deal); });
  return deals;
}

std::string rule_json(std::string_view text, const Options& options, std::string_view file) {
  const referee::Options given = api::options_of(options);
  report::JsonWriter writer{report::JsonForm::Document, "ecarte " ECARTE_VERSION,
                            given.code != nullptr
                                ? std::span<const codes::Code* const>{&given.code, 1}
                                : codes::built_in_codes()};
  report::Tally tally;
  std::string out;
  writer.begin(out);
  each_deal(notation::source_of(text), given, [&](const report::Deal& deal) {
    tally.add(deal);
    writer.deal(out, file, deal);
  });
  writer.end(out, tally, nullptr);
  return out;
}

std::vector<std::string> built_in_codes() {
  std::vector<std::string> names;
  std::ranges::transform(codes::built_in_codes(), std::back_inserter(names),
                         [](const codes::Code* code) { return std::string{code->name}; });
  return names;
}

std::string_view version() {
  return kVersion;
}

}  // namespace ecarte
