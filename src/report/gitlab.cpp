// SPDX-License-Identifier: MIT
//
// A code quality report of GitLab: a list of findings, each with its place and a fingerprint.
#include "json/value.hpp"
#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/writer.hpp"

namespace ecarte::report {
namespace {

using Json = json::Value;

std::string_view grave(law::Severity severity) {
  switch (severity) {
    case law::Severity::Error:
      return "major";
    case law::Severity::Warning:
      return "minor";
    case law::Severity::Note:
      return "info";
  }
  return {};
}

class GitLab final : public Writer {
 public:
  explicit GitLab(const WriterContext& context) : context_(context) {}

  void begin(std::string& out) override { out += "["; }

  void deal(std::string& out, std::string_view file, const Deal& deal) override {
    for (const record::Problem& problem : deal.record.problems) {
      const std::string fingerprint = fingerprints_.of(file, deal, problem);
      if (!deal.problems_expected) {
        add(out, file, region_of(deal.record, problem.span), problem.message,
            "record/" + problem.id, "critical", fingerprint);
      }
    }
    for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
      const law::Finding& finding = deal.result.findings[i];
      const std::string fingerprint = fingerprints_.of(file, deal, finding);
      if (treatment_of(deal, i) == Treatment::Reported && is_shown(finding, context_.all_notes())) {
        add(out, file, region_of(deal.record, span_of(deal, finding)), sentences_of(deal, finding),
            std::string{finding.id}, grave(finding.severity), fingerprint);
      }
    }
  }

  void end(std::string& out, Tally& /*tally*/, const Coverage* /*coverage*/) override {
    out += "\n]\n";
  }

 private:
  void add(std::string& out, std::string_view file, const Region& region,
           std::string_view description, std::string_view name, std::string_view severity,
           std::string_view fingerprint) {
    const std::string path = context_.from_root(file);
    const Json lines{{"begin", region.begin.line}, {"end", region.end.line}};
    const Json entry{{"description", description},
                     {"check_name", name},
                     {"fingerprint", Fingerprints::in_file(path, fingerprint)},
                     {"severity", severity},
                     {"location", Json{{"path", path}, {"lines", lines}}}};
    out += first_ ? "\n" : ",\n";
    out += escaped_json(entry.dump());
    first_ = false;
  }

  WriterContext context_;
  Fingerprints fingerprints_;
  bool first_ = true;
};

}  // namespace

std::unique_ptr<Writer> gitlab_writer(const WriterContext& context) {
  return std::make_unique<GitLab>(context);
}

}  // namespace ecarte::report
