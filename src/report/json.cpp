// SPDX-License-Identifier: MIT
#include "report/json.hpp"

#include <algorithm>

#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/json_parts.hpp"

namespace ecarte::report {
namespace {

using Json = json::Value;

constexpr std::size_t kMostProblemBytes = std::size_t{16} << 20U;

Json remark_json(const Deal& deal, const Remark& remark) {
  return {{"id", remark.id},
          {"player", person(deal.record, remark.player)},
          {"trick", number_or_null(remark.trick)},
          {"span", span_json(deal.record, remark.span)},
          {"message", remark.message},
          {"notes", remark.notes}};
}

Json left_out_json(const Deal& deal) {
  const LeftOut left_out = left_out_of(deal);
  Json sentences = Json::array();
  for (const record::Span sentence : left_out.sentences) {
    sentences.push_back(span_json(deal.record, sentence));
  }
  return {{"sentences", std::move(sentences)},
          {"ends", left_out.ends ? span_json(deal.record, *left_out.ends) : Json(nullptr)}};
}

Json deal_json(std::string_view file, const Deal& deal) {
  Json missing = Json::array();
  for (const law::Missing& fact : deal.result.missing) {
    Json json = missing_json(deal, fact);
    if (is_waived(fact)) {
      json["waived"] = waived_because(deal, fact.waiver);
    }
    missing.push_back(std::move(json));
  }
  Json findings = Json::array();
  for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
    const law::Finding& finding = deal.result.findings[i];
    Json json = finding_json(deal, finding);
    json["treatment"] = word(treatment_of(deal, i));
    if (is_waived(finding)) {
      json["waived"] = waived_because(deal, finding.waived.by);
    }
    findings.push_back(std::move(json));
  }
  Json json{{"file", file},
            {"code", deal.code.name},
            {"game", deal.facts.place.game},
            {"deal", deal.facts.place.deal},
            {"line", line_of(deal)},
            {"verdict", law::word(deal.result.verdict)},
            {"undecided", deal.result.missing.size()},
            {"due", score_json(deal.record, deal.result.after.due)},
            {"marked", score_json(deal.record, deal.result.after.marked)},
            {"missing", std::move(missing)},
            {"findings", std::move(findings)}};
  if (deal.understood != 0) {
    json["left_out"] = left_out_json(deal);
  }
  if (deal.result.stands.last) {
    json["open"] = standings_json(deal, deal.result.stands.open);
    json["past"] = standings_json(deal, deal.result.stands.past);
  }
  if (deal.remarks != nullptr) {
    Json& remarks = json["remarks"] = Json::array();
    for (const Remark& remark : *deal.remarks) {
      remarks.push_back(remark_json(deal, remark));
    }
  }
  return json;
}

Json problem_json(std::string_view file, const Deal& deal, const record::Problem& problem) {
  const bool unreadable = problem.kind == record::Problem::Kind::Unreadable;
  return {{"file", file},
          {"kind", unreadable ? "unreadable" : "impossible"},
          {"id", problem.id},
          {"game", deal.facts.place.game},
          {"deal", deal.facts.place.deal},
          {"span", span_json(deal.record, problem.span)},
          {"message", problem.message}};
}

Json summary_json(const Tally& tally) {
  return {{"deals", tally.deals},
          {"regular", tally.of(law::Verdict::Regular)},
          {"irregular", tally.of(law::Verdict::Irregular)},
          {"undecided_in_part", tally.undecided_in_part},
          {"undecidable", tally.of(law::Verdict::Undecidable)},
          {"impossible", tally.of(law::Verdict::Impossible)},
          {"unreadable", tally.of(law::Verdict::Unreadable)},
          {"errors", tally.of(law::Severity::Error)},
          {"warnings", tally.of(law::Severity::Warning)},
          {"notes", tally.of(law::Severity::Note)},
          {"waived", tally.waived},
          {"problems", tally.problems},
          {"held_back", tally.held_back},
          {"troubles", tally.troubles}};
}

/// Of each law, how many deals got which answer; answers that nobody got are left out.
Json coverage_json(const Coverage& coverage) {
  Json list = Json::array();
  for (const CodeCoverage& counted : coverage.codes()) {
    Json laws = Json::array();
    for (std::size_t i = 0; i < counted.laws.size(); ++i) {
      const codes::Law& law = counted.code->laws[i];
      Json answers = Json::object();
      for (std::size_t answer = 0; answer < counted.laws[i].size(); ++answer) {
        if (counted.laws[i][answer] != 0) {
          answers[std::string{law::word(static_cast<law::Answer>(answer))}] =
              counted.laws[i][answer];
        }
      }
      laws.push_back(
          {{"law", law_number(law.number)}, {"id", law.id}, {"answers", std::move(answers)}});
    }
    list.push_back(
        {{"code", counted.code->name}, {"deals", counted.deals}, {"laws", std::move(laws)}});
  }
  return list;
}

Json codes_json(std::span<const codes::Code* const> codes) {
  Json list = Json::array();
  for (const codes::Code* const code : codes) {
    list.push_back({{"name", code->name}, {"digest", code->digest}});
  }
  return list;
}

/// `{"type": …, …}`: one object of the line form.
std::string typed(std::string_view type, const Json& value) {
  Json line{{"type", type}};
  line.update(value);
  return dumped(line) + "\n";
}

}  // namespace

JsonWriter::JsonWriter(JsonForm form, std::string_view tool,
                       std::span<const codes::Code* const> codes)
    : form_(form), tool_(tool), codes_(codes) {}

void JsonWriter::begin(std::string& out) {
  if (form_ == JsonForm::Lines) {
    return;
  }
  Json head{{"schema", "ecarte.result/1"}, {"tool", tool_}, {"codes", codes_json(codes_)}};
  std::string text = dumped(head);
  text.pop_back();  // the object goes on
  out += text + ",\"deals\":[";
}

WrittenEntry JsonWriter::apart(std::string_view file, const Deal& deal) const {
  const auto form = [this](std::string_view type, const Json& value) {
    return form_ == JsonForm::Lines ? typed(type, value) : dumped(value);
  };
  WrittenEntry written{form("deal", deal_json(file, deal)), {}};
  for (const record::Problem& problem : deal.record.problems) {
    written.problems.push_back(form("problem", problem_json(file, deal, problem)));
  }
  return written;
}

void JsonWriter::add_entry(std::string& out, const WrittenEntry& written) {
  if (form_ == JsonForm::Document) {
    out += first_deal_ ? "\n" : ",\n";
  }
  out += written.deal;
  first_deal_ = false;
  for (const std::string& one : written.problems) {
    problem(out, one);
  }
}

void JsonWriter::problem(std::string& out, const std::string& written) {
  if (form_ == JsonForm::Lines) {
    out += written;
  } else if (problems_.size() > kMostProblemBytes) {
    ++held_back_;
  } else {
    problems_ += problems_.empty() ? "\n" : ",\n";
    problems_ += written;
  }
}

void JsonWriter::end(std::string& out, Tally& tally, const Coverage* coverage) {
  tally.held_back += held_back_;
  Json totals = summary_json(tally);
  if (coverage != nullptr) {
    totals["coverage"] = coverage_json(*coverage);
  }
  if (form_ == JsonForm::Document) {
    out += "\n],\"problems\":[" + problems_ + "\n],\"summary\":" + dumped(totals) + "}\n";
    return;
  }
  Json summary{{"schema", "ecarte.result/1"}, {"tool", tool_}, {"codes", codes_json(codes_)}};
  summary.update(totals);
  out += typed("summary", summary);
}

}  // namespace ecarte::report
