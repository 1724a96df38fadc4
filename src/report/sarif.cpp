// SPDX-License-Identifier: MIT
//
// SARIF 2.1.0: one run, a result for each finding, each doubt and each line that cannot be read or
// be true. The rules are the cases of the codes that were met, with their law for help.
#include <algorithm>
#include <map>
#include <vector>

#include <fmt/core.h>

#include "json/value.hpp"
#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/law_words.hpp"
#include "report/words.hpp"
#include "report/writer.hpp"

namespace ecarte::report {
namespace {

using Json = json::Value;

constexpr std::string_view kSchema = "https://json.schemastore.org/sarif-2.1.0.json";

Json text(std::string_view words) {
  return {{"text", words}};
}

Json region_json(const Region& region) {
  return {{"startLine", region.begin.line},
          {"startColumn", region.begin.column},
          {"endLine", region.end.line},
          {"endColumn", region.end.column}};
}

const codes::Law* law_of(const codes::Code& code, std::string_view number) {
  const auto found = std::ranges::find(code.laws, number, &codes::Law::number);
  return number.empty() || found == code.laws.end() ? nullptr : &*found;
}

class Sarif final : public Writer {
 public:
  explicit Sarif(const WriterContext& context) : context_(context) {}

  void begin(std::string& out) override {
    out += fmt::format(
        "{{\"$schema\":\"{}\",\"version\":\"2.1.0\",\"runs\":[{{\"columnKind\":"
        "\"unicodeCodePoints\",\"results\":[",
        kSchema);
  }

  void deal(std::string& out, std::string_view file, const Deal& deal) override {
    for (const record::Problem& problem : deal.record.problems) {
      of_problem(out, file, deal, problem);
    }
    for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
      of_finding(out, file, deal, i);
    }
    for (const law::Missing& missing : deal.result.missing) {
      of_missing(out, file, deal, missing);
    }
  }

  void end(std::string& out, Tally& tally, const Coverage* /*coverage*/) override {
    Json rules = Json::array();
    for (Json& rule : rules_) {
      rules.push_back(std::move(rule));
    }
    const Json driver{{"name", "ecarte"}, {"version", context_.version}, {"rules", rules}};
    Json invocation{{"executionSuccessful", tally.problems == 0 && tally.troubles.empty()}};
    if (!tally.troubles.empty()) {
      Json notes = Json::array();
      for (const std::string& trouble : tally.troubles) {
        notes.push_back(Json{{"level", "error"}, {"message", text(trouble)}});
      }
      invocation["toolExecutionNotifications"] = std::move(notes);
    }
    out += "\n],\"tool\":" + escaped_json(Json{{"driver", driver}}.dump()) +
           ",\"invocations\":" + escaped_json(Json::array({invocation}).dump());
    if (!context_.root.empty()) {
      const Json base{{"SRCROOT", Json{{"uri", context_.root}}}};
      out += ",\"originalUriBaseIds\":" + base.dump();
    }
    out += "}]}\n";
  }

 private:
  void add(std::string& out, const Json& result) {
    out += first_ ? "\n" : ",\n";
    out += escaped_json(result.dump());
    first_ = false;
  }

  [[nodiscard]] Json place(std::string_view file, const record::Record& record,
                           record::Span span) const {
    const std::string path = context_.from_root(file);
    const bool below_root = !context_.root.empty() && !path.starts_with('/');
    Json artifact{{"uri", (path.starts_with('/') ? "file://" : "") + uri_encoded(path)}};
    if (below_root) {
      artifact["uriBaseId"] = Json("SRCROOT");
    }
    return {{"artifactLocation", std::move(artifact)},
            {"region", region_json(region_of(record, span))}};
  }

  [[nodiscard]] Json locations(std::string_view file, const Deal& deal, record::Span span) const {
    const Json logical{
        {"fullyQualifiedName", fmt::format("{}.{}", deal.facts.place.game, deal.facts.place.deal)},
        {"name", deal_words(deal)},
        {"kind", "member"}};
    return Json::array({Json{{"physicalLocation", place(file, deal.record, span)},
                             {"logicalLocations", Json::array({logical})}}});
  }

  /// The number of a rule, which is described when it is met first.
  template <class Describe>
  std::size_t rule(const std::string& id, const Describe& describe) {
    const auto [at, is_new] = numbers_.try_emplace(id, rules_.size());
    if (is_new) {
      rules_.push_back(describe());
    }
    return at->second;
  }

  static std::string rule_id(const codes::Code& code, std::string_view law, std::string_view id) {
    return fmt::format("{}/{}/{}", code.name, law.empty() ? "-" : law, id);
  }

  /// The law restated; of a case also what it is about and what follows.
  static Json describe(const codes::Code& code, std::string_view number, std::string_view id,
                       std::uint16_t case_index) {
    const codes::Law* const law = law_of(code, number);
    std::string short_words{id};
    std::string help = law == nullptr
                           ? std::string{"no law of this code speaks of it"}
                           : fmt::format("Law {} of {}: {}", law->number, code.title, law->gist);
    if (case_index < code.cases.size()) {
      const codes::Case& c = code.cases[case_index];
      short_words = case_words(c);
      for (const std::string& line : outcome_words(code, c)) {
        help += "\n" + line;
      }
    }
    return {{"id", rule_id(code, number, id)},
            {"name", id},
            {"shortDescription", text(escaped(short_words))},
            {"fullDescription", text(law == nullptr ? std::string_view{id} : law->gist)},
            {"help", text(help)},
            {"properties", Json{{"code", code.name}, {"law", number}}}};
  }

  void of_problem(std::string& out, std::string_view file, const Deal& deal,
                  const record::Problem& problem) {
    const std::string id = "record/" + problem.id;
    const std::size_t number = rule(id, [&] {
      const bool unreadable = problem.kind == record::Problem::Kind::Unreadable;
      const std::string_view says =
          unreadable ? "a line that cannot be read" : "a record that cannot be true";
      return Json{{"id", id},
                  {"name", problem.id},
                  {"shortDescription", text(says)},
                  {"fullDescription", text(std::string{says} + ": " + problem.id)},
                  {"help", text("grammar/NOTATION.md tells how records are written")}};
    });
    Json result{
        {"ruleId", id},
        {"ruleIndex", number},
        {"level", "error"},
        {"message", text(escaped(problem.message))},
        {"locations", locations(file, deal, problem.span)},
        {"partialFingerprints", Json{{"ecarte/v1", fingerprints_.of(file, deal, problem)}}}};
    if (deal.problems_expected) {
      result["suppressions"] = by_the_record();
    }
    add(out, result);
  }

  static Json suppressed(std::string_view kind, std::string_view why) {
    return Json::array({Json{{"kind", kind}, {"justification", why}}});
  }

  static Json by_the_record() { return suppressed("inSource", "an expect: line of the record"); }

  static Json suppressions(const Deal& deal, Treatment treatment, std::int16_t waiver) {
    switch (treatment) {
      case Treatment::Reported:
        return Json::array();
      case Treatment::Expected:
        return by_the_record();
      case Treatment::Known:
        return suppressed("external", "the baseline");
      case Treatment::Waived:
        return suppressed("inSource", waived_because(deal, waiver));
    }
    return Json::array();
  }

  void of_finding(std::string& out, std::string_view file, const Deal& deal, std::size_t i) {
    const law::Finding& finding = deal.result.findings[i];
    const std::string id = rule_id(deal.code, finding.under.law, finding.id);
    const std::size_t number = rule(id, [&] {
      return describe(deal.code, finding.under.law, finding.id, finding.under.case_index);
    });
    Json result{
        {"ruleId", id},
        {"ruleIndex", number},
        {"level", law::word(finding.severity)},
        {"message", text(sentences_of(deal, finding))},
        {"locations", locations(file, deal, span_of(deal, finding))},
        {"partialFingerprints", Json{{"ecarte/v1", fingerprints_.of(file, deal, finding)}}}};
    if (is_proved_elsewhere(deal, finding.place)) {
      const record::Span proof = span_of(deal, finding.place.witness);
      result["relatedLocations"] =
          Json::array({Json{{"physicalLocation", place(file, deal.record, proof)},
                            {"message", text(witness_words(finding))}}});
    }
    if (treatment_of(deal, i) != Treatment::Reported) {
      result["suppressions"] = suppressions(deal, treatment_of(deal, i), finding.waived.by);
    }
    add(out, result);
  }

  /// What the record leaves open: SARIF calls such a result open, and it has no level.
  void of_missing(std::string& out, std::string_view file, const Deal& deal,
                  const law::Missing& missing) {
    const std::string id = rule_id(deal.code, missing.law, missing.id);
    const std::size_t number =
        rule(id, [&] { return describe(deal.code, missing.law, missing.id, codes::kNoCase); });
    Json result{{"ruleId", id},
                {"ruleIndex", number},
                {"kind", "open"},
                {"level", "none"},
                {"message", text("the record does not say: " + escaped(needs_of(deal, missing)))},
                {"locations", locations(file, deal, span_of(deal, missing.at))}};
    if (is_waived(missing)) {
      result["suppressions"] = suppressed("inSource", waived_because(deal, missing.waiver));
    } else if (deal.doubt_expected) {
      result["suppressions"] = by_the_record();
    }
    add(out, result);
  }

  WriterContext context_;
  std::vector<Json> rules_;
  std::map<std::string, std::size_t> numbers_;
  Fingerprints fingerprints_;
  bool first_ = true;
};

}  // namespace

std::unique_ptr<Writer> sarif_writer(const WriterContext& context) {
  return std::make_unique<Sarif>(context);
}

}  // namespace ecarte::report
