// SPDX-License-Identifier: MIT
#include "report/json.hpp"

#include <algorithm>
#include <array>

#include "json/value.hpp"
#include "report/escape.hpp"
#include "report/pronouns.hpp"
#include "report/why.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

using Json = json::Value;

constexpr std::size_t kMostProblemBytes = std::size_t{16} << 20U;

std::string dumped(const Json& value) {
  return escaped_json(value.dump());
}

/// A number if the code counts its laws, a string for a law house rules add, null for none.
Json law_number(std::string_view number) {
  if (number.empty()) {
    return nullptr;
  }
  return is_count(number) ? Json(std::stoi(std::string{number})) : Json(number);
}

Json person(const record::Record& record, record::Actor actor) {
  if (actor == record::kBoth) {
    return "both";
  }
  std::string name = record::name_of(record, actor);
  return name.empty() ? Json(nullptr) : Json(std::move(name));
}

Json number_or_null(int number) {
  return number == 0 ? Json(nullptr) : Json(number);
}

Json span_json(const record::Record& record, record::Span span) {
  const record::Place begin = record::place_of(record, span.begin);
  const record::Place end = record::place_of(record, std::max(span.begin, span.end));
  return {{"line", begin.line},
          {"column", begin.column},
          {"end_line", end.line},
          {"end_column", end.column}};
}

Json score_json(const record::Record& record, const law::Score& score) {
  if (!score.knows_any() || !record.names) {
    return nullptr;
  }
  Json points = Json::object();
  for (const std::size_t seat : {std::size_t{0}, std::size_t{1}}) {
    const std::optional<std::uint8_t> known = score.of(seat);
    points[record.names->players[seat]] = known ? Json(*known) : Json(nullptr);
  }
  return points;
}

template <class Remedies>
Json remedy_list(const Remedies& remedies) {
  Json list = Json::array();
  for (const law::Remedy remedy : remedies) {
    if (remedy == law::Remedy::None) {
      break;
    }
    list.push_back(replay::word(remedy));
  }
  return list;
}

/// What was reckoned of choice number `choice`; nullptr if nothing was.
const WhatIf* what_if(const Deal& deal, std::size_t choice) {
  if (deal.what_ifs == nullptr) {
    return nullptr;
  }
  const auto found = std::ranges::find(*deal.what_ifs, choice, &WhatIf::choice);
  return found == deal.what_ifs->end() ? nullptr : &*found;
}

/// What the score comes to under each choice that is open.
Json choices_json(const Deal& deal, const law::Finding& finding) {
  Json list = Json::array();
  for (std::size_t i = 0; i < deal.result.choices.size(); ++i) {
    const law::Choice& choice = deal.result.choices[i];
    if (choice.at != finding.at || choice.case_index != finding.case_index) {
      continue;
    }
    Json json{{"remedy", replay::word(choice.remedy)},
              {"due", score_json(deal.record, choice.due)},
              {"winner", person(deal.record, choice.winner)}};
    if (const WhatIf* const one = what_if(deal, i)) {
      json["what_if"] = Json{{"due", score_json(deal.record, one->due)},
                             {"winner", person(deal.record, one->winner)},
                             {"text", one->text}};
    }
    list.push_back(std::move(json));
  }
  return list;
}

Json remedy_json(const Deal& deal, const law::Finding& finding) {
  const law::RemedyState& remedy = finding.remedy;
  const law::Remedy kind = remedy.kind == law::Remedy::None ? remedy.options[0] : remedy.kind;
  const std::string closes = closing_words(remedy.closes);
  return {{"kind", replay::word(kind)},
          {"force", law::word(remedy.force)},
          {"elector", person(deal.record, remedy.elector)},
          {"options", remedy_list(remedy.options)},
          {"status", law::word(remedy.status)},
          {"closes", closes.empty() ? Json(nullptr) : Json(closes)},
          {"choices", choices_json(deal, finding)}};
}

Json effects_json(law::Remedies effects) {
  Json list = Json::array();
  for (int i = 0; i < record::kRemedies; ++i) {
    if ((effects >> i & 1U) != 0) {
      list.push_back(replay::word(static_cast<law::Remedy>(i)));
    }
  }
  return list;
}

Json because_json(const Deal& deal, const law::Finding& finding) {
  const Why why = why_of(deal, finding);
  Json steps = Json::array();
  for (const Step& step : why.steps) {
    steps.push_back(Json{{"step", word(step.kind)},
                         {"text", step.text},
                         {"span", step.span ? span_json(deal.record, *step.span) : Json(nullptr)}});
  }
  Json otherwise = Json::array();
  for (const Otherwise& other : why.otherwise) {
    const bool found = other.attribute == kWhenFound;
    const replay::Attribute& attribute =
        replay::entry(finding.fact.kind)
            .attributes[static_cast<std::size_t>(found ? 0 : other.attribute)];
    otherwise.push_back(Json{{"attribute", found ? "found" : attribute.name},
                             {"value", found ? "earlier" : replay::word_of(attribute, other.value)},
                             {"id", deal.code.cases[other.case_index].id},
                             {"text", other.text}});
  }
  return {{"steps", std::move(steps)}, {"otherwise", std::move(otherwise)}};
}

Json finding_json(const Deal& deal, const law::Finding& finding) {
  Json also = Json::array();
  for (const std::string_view number : finding.also) {
    if (!number.empty()) {
      also.push_back(law_number(number));
    }
  }
  Json cards = Json::array();
  for (const game::Card card : finding.cards) {
    cards.push_back(game::plain_name(card));
  }
  Json json{{"law", law_number(finding.law)},
            {"also", std::move(also)},
            {"id", finding.id},
            {"class", law::word(finding.cls)},
            {"severity", law::word(finding.severity)},
            {"dealing", finding.dealing},
            {"playing", finding.playing},
            {"offender", person(deal.record, finding.offender)},
            {"trick", number_or_null(finding.trick)},
            {"cards", std::move(cards)},
            {"span", span_json(deal.record, span_of(deal, finding.at))},
            {"message", as_told(deal.record, message_of(deal, finding))},
            {"notes", as_told(deal.record, notes_of(deal, finding))},
            {"remedy", remedy_json(deal, finding)},
            {"effects", effects_json(finding.effects)},
            {"ceiling", finding.ceiling ? Json(*finding.ceiling) : Json(nullptr)}};
  if (deal.why) {
    json["because"] = because_json(deal, finding);
  }
  return json;
}

std::string_view word(law::Ground ground) {
  constexpr std::array<std::string_view, 3> kWords{"sure", "if-found", "if-so"};
  return kWords[static_cast<std::size_t>(ground)];
}

/// The act that ended a right; null if none has.
Json closed_json(const Deal& deal, const law::Standing& one) {
  if (one.closed_at == law::kNoTime) {
    return nullptr;
  }
  const bool here = one.closed_at < deal.record.acts.size();
  const auto at = static_cast<replay::ActIndex>(one.closed_at);
  return {{"act", closing_words(one.closed_by)},
          {"span", here ? span_json(deal.record, span_of(deal, at)) : Json(nullptr)}};
}

Json standing_json(const Deal& deal, const law::Standing& one) {
  const law::Case& c = deal.code.cases[one.case_index];
  const std::string closes = closing_words(one.closes);
  const bool open = one.status == law::Status::Open;
  return {{"law", law_number(deal.code.law_of(c).number)},
          {"id", c.id},
          {"who", person(deal.record, one.who)},
          {"force", one.owed ? "must" : "may"},
          {"remedies", remedy_list(one.options)},
          {"ground", word(one.ground)},
          {"of_deal_before", one.of_deal_before},
          {"status", law::word(one.status)},
          {"closes", closes.empty() ? Json(nullptr) : Json(closes)},
          {"closed", closed_json(deal, one)},
          {"message", as_told(deal.record, open ? open_words(deal, one) : past_words(deal, one))}};
}

Json standings_json(const Deal& deal, const std::vector<law::Standing>& list) {
  Json json = Json::array();
  for (const law::Standing& one : list) {
    json.push_back(standing_json(deal, one));
  }
  return json;
}

/// What each answer to an open fact would give.
Json answers_json(const Deal& deal, const law::Missing& missing) {
  Json list = Json::array();
  const std::vector<std::string> words = answers_words(deal, missing);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const law::Alternative& answer = missing.alternatives[i];
    const bool ruled =
        answer.case_index < deal.code.cases.size() && (missing.attribute >= 0 || i == 0);
    list.push_back(Json{{"if", answer_clause(deal, missing, static_cast<int>(i))},
                        {"id", ruled ? Json(deal.code.cases[answer.case_index].id) : Json(nullptr)},
                        {"due", score_json(deal.record, answer.due)},
                        {"winner", person(deal.record, answer.winner)},
                        {"message", as_told(deal.record, words[i])}});
  }
  return list;
}

Json missing_json(const Deal& deal, const law::Missing& missing) {
  return {{"law", law_number(missing.law)},
          {"id", missing.id},
          {"player", person(deal.record, missing.player)},
          {"trick", number_or_null(missing.trick)},
          {"needs", needs_of(deal, missing)},
          {"answers", answers_json(deal, missing)},
          {"span", span_json(deal.record, span_of(deal, missing.at))}};
}

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
    missing.push_back(missing_json(deal, fact));
  }
  Json findings = Json::array();
  for (const law::Finding& finding : deal.result.findings) {
    findings.push_back(finding_json(deal, finding));
  }
  Json json{{"file", file},
            {"code", deal.code.name},
            {"game", deal.facts.game},
            {"deal", deal.facts.deal},
            {"line", line_of(deal)},
            {"verdict", law::word(deal.result.verdict)},
            {"due", score_json(deal.record, deal.result.due)},
            {"marked", score_json(deal.record, deal.result.marked)},
            {"missing", std::move(missing)},
            {"findings", std::move(findings)}};
  if (deal.understood != 0) {
    json["left_out"] = left_out_json(deal);
  }
  if (deal.result.last) {
    json["open"] = standings_json(deal, deal.result.open);
    json["past"] = standings_json(deal, deal.result.past);
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
          {"game", deal.facts.game},
          {"deal", deal.facts.deal},
          {"span", span_json(deal.record, problem.span)},
          {"message", problem.message}};
}

Json summary_json(const Tally& tally) {
  return {{"deals", tally.deals},
          {"regular", tally.of(law::Verdict::Regular)},
          {"irregular", tally.of(law::Verdict::Irregular)},
          {"undecidable", tally.of(law::Verdict::Undecidable)},
          {"impossible", tally.of(law::Verdict::Impossible)},
          {"unreadable", tally.of(law::Verdict::Unreadable)},
          {"errors", tally.of(law::Severity::Error)},
          {"warnings", tally.of(law::Severity::Warning)},
          {"notes", tally.of(law::Severity::Note)},
          {"problems", tally.problems},
          {"held_back", tally.held_back}};
}

/// Of each law, how many deals got which answer; answers that nobody got are left out.
Json coverage_json(const Coverage& coverage) {
  Json list = Json::array();
  for (const CodeCoverage& counted : coverage.codes()) {
    Json laws = Json::array();
    for (std::size_t i = 0; i < counted.laws.size(); ++i) {
      const law::Law& law = counted.code->laws[i];
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

Json codes_json(std::span<const law::Code* const> codes) {
  Json list = Json::array();
  for (const law::Code* const code : codes) {
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
                       std::span<const law::Code* const> codes)
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

void JsonWriter::deal(std::string& out, std::string_view file, const Deal& deal) {
  const Json value = deal_json(file, deal);
  if (form_ == JsonForm::Lines) {
    out += typed("deal", value);
  } else {
    out += first_deal_ ? "\n" : ",\n";
    out += dumped(value);
  }
  first_deal_ = false;
  problems(out, file, deal);
}

void JsonWriter::problems(std::string& out, std::string_view file, const Deal& deal) {
  for (const record::Problem& problem : deal.record.problems) {
    if (form_ == JsonForm::Lines) {
      out += typed("problem", problem_json(file, deal, problem));
    } else if (problems_.size() > kMostProblemBytes) {
      ++held_back_;
    } else {
      problems_ += problems_.empty() ? "\n" : ",\n";
      problems_ += dumped(problem_json(file, deal, problem));
    }
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
