// SPDX-License-Identifier: MIT
#include "report/writer.hpp"

#include <algorithm>
#include <array>

#include "report/json.hpp"

namespace ecarte::report {

// Each is defined in a file of its own, and known only here.
std::unique_ptr<Writer> short_writer(const WriterContext& context);
std::unique_ptr<Writer> sarif_writer(const WriterContext& context);
std::unique_ptr<Writer> junit_writer(const WriterContext& context);
std::unique_ptr<Writer> github_writer(const WriterContext& context);
std::unique_ptr<Writer> gitlab_writer(const WriterContext& context);
std::unique_ptr<Writer> findings_csv_writer(const WriterContext& context);
std::unique_ptr<Writer> deals_csv_writer(const WriterContext& context);

namespace {

std::unique_ptr<Writer> json_document(const WriterContext& context) {
  return std::make_unique<JsonWriter>(JsonForm::Document, context.tool, context.codes);
}

std::unique_ptr<Writer> json_lines(const WriterContext& context) {
  return std::make_unique<JsonWriter>(JsonForm::Lines, context.tool, context.codes);
}

constexpr auto kForms = std::to_array<WriterForm>({
    {"short", "a line a finding, for people and editors", false, short_writer},
    {"json", "one document; `ecarte schema` prints its schema", true, json_document},
    {"jsonl", "one object a line, by the same schema", true, json_lines},
    {"sarif", "SARIF 2.1.0, for code scanning", false, sarif_writer},
    {"junit", "JUnit XML, a case a deal", true, junit_writer},
    {"github", "annotations of GitHub Actions", false, github_writer},
    {"gitlab", "a code quality report of GitLab", false, gitlab_writer},
    {"csv", "a line a finding", false, findings_csv_writer},
    {"deals", "CSV, a line a deal", true, deals_csv_writer},
});

}  // namespace

std::span<const WriterForm> writer_forms() {
  return kForms;
}

const WriterForm* writer_form(std::string_view name) {
  const auto* const found = std::ranges::find(kForms, name, &WriterForm::name);
  return found == kForms.end() ? nullptr : found;
}

}  // namespace ecarte::report
