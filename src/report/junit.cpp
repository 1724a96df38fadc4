// SPDX-License-Identifier: MIT
//
// JUnit XML: a suite for each file, a case for each deal. A deal fails by what counts at --fail-on,
// is an error if it could not be read or be true, and is skipped if it cannot be decided.
#include <sstream>
#include <vector>

#include <fmt/core.h>
#include <pugixml.hpp>

#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/text.hpp"
#include "report/words.hpp"
#include "report/writer.hpp"

namespace ecarte::report {
namespace {

class JUnit final : public Writer {
 public:
  explicit JUnit(const WriterContext& context) : context_(context) {}

  void begin(std::string& out) override {
    out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"ecarte\">\n";
  }

  void deal(std::string& out, std::string_view file, const Deal& deal) override {
    if (file != file_) {
      close(out);
      file_ = file;
    }
    ++tests_;
    pugi::xml_node one = suite_.append_child("testcase");
    const std::string name = deal_words(deal) + ", line " + std::to_string(line_of(deal));
    one.append_attribute("name") = name.c_str();
    one.append_attribute("classname") = escaped(context_.from_root(file)).c_str();
    doubts(one, deal);
    problems(one, deal);
    failures(one, deal);
    others(one, deal);
  }

  void end(std::string& out, Tally& tally, const Coverage* /*coverage*/) override {
    close(out);
    troubles(out, tally);
    out += "</testsuites>\n";
  }

 private:
  /// What could not be read, as cases of a suite of their own: without them nothing would fail.
  void troubles(std::string& out, const Tally& tally) {
    file_ = "<ecarte>";
    for (const std::string& trouble : tally.troubles) {
      ++tests_;
      ++errors_;
      pugi::xml_node one = suite_.append_child("testcase");
      one.append_attribute("name") = "what was to be checked";
      one.append_attribute("classname") = "ecarte";
      pugi::xml_node error = one.append_child("error");
      error.append_attribute("type") = "trouble";
      error.append_attribute("message") = trouble.c_str();
      error.text() = trouble.c_str();
    }
    close(out);
  }

  [[nodiscard]] bool fails(const Deal& deal, std::size_t i) const {
    return treatment_of(deal, i) == Treatment::Reported &&
           context_.counts(deal.result.findings[i].severity);
  }

  /// `file:line:column: message`, as in the report.
  static std::string placed(std::string_view file, const record::Place& place,
                            std::string_view text) {
    return fmt::format("{}:{}:{}: {}", escaped(file), place.line, place.column, text);
  }

  void doubts(pugi::xml_node one, const Deal& deal) {
    bool failed = !deal.record.problems.empty();
    for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
      failed = failed || fails(deal, i);
    }
    if (deal.doubt_expected || failed) {
      return;
    }
    std::string text;
    for (const law::Missing& missing : deal.result.missing) {
      if (is_waived(missing)) {
        continue;
      }
      text += (text.empty() ? "" : "\n") +
              placed(file_, region_of(deal.record, span_of(deal, missing.at)).begin,
                     "undecidable[" + label_of(missing.law, missing.id) + "]: it turns on " +
                         escaped(needs_of(deal, missing)));
    }
    if (text.empty()) {
      return;
    }
    ++skipped_;
    one.append_child("skipped").text() = text.c_str();
  }

  void problems(pugi::xml_node one, const Deal& deal) {
    if (deal.problems_expected || deal.record.problems.empty()) {
      return;
    }
    ++errors_;
    for (const record::Problem& problem : deal.record.problems) {
      pugi::xml_node error = one.append_child("error");
      error.append_attribute("type") = problem.id.c_str();
      const std::string message = escaped(problem.message);
      error.append_attribute("message") = message.c_str();
      error.text() =
          placed(file_, record::place_of(deal.record, problem.span.begin), message).c_str();
    }
  }

  void failures(pugi::xml_node one, const Deal& deal) {
    bool any = false;
    for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
      if (!fails(deal, i)) {
        continue;
      }
      any = true;
      const law::Finding& finding = deal.result.findings[i];
      pugi::xml_node failure = one.append_child("failure");
      failure.append_attribute("type") = title_of(finding).c_str();
      failure.append_attribute("message") = escaped(message_of(deal, finding)).c_str();
      failure.text() = placed(file_, region_of(deal.record, span_of(deal, finding)).begin,
                              sentences_of(deal, finding))
                           .c_str();
    }
    failures_ += any ? 1 : 0;
  }

  /// What was found and does not make the deal fail.
  void others(pugi::xml_node one, const Deal& deal) {
    std::string text;
    for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
      const law::Finding& finding = deal.result.findings[i];
      if (!fails(deal, i) && is_shown(finding, context_.all_notes())) {
        text += (text.empty() ? "" : "\n") +
                placed(file_, region_of(deal.record, span_of(deal, finding)).begin,
                       std::string{law::word(finding.severity)} + "[" + title_of(finding) +
                           "]: " + sentences_of(deal, finding));
      }
    }
    if (!text.empty()) {
      one.append_child("system-out").text() = text.c_str();
    }
  }

  void close(std::string& out) {
    if (tests_ == 0) {
      return;
    }
    const auto put = [this](const char* name, std::uint64_t number) {
      suite_.append_attribute(name) = std::to_string(number).c_str();
    };
    suite_.append_attribute("name") = escaped(context_.from_root(file_)).c_str();
    put("tests", tests_);
    put("failures", failures_);
    put("errors", errors_);
    put("skipped", skipped_);
    std::ostringstream text;
    suite_.print(text, "  ", pugi::format_indent, pugi::encoding_utf8, 1);
    out += text.str();
    document_.reset();
    suite_ = document_.append_child("testsuite");
    tests_ = failures_ = errors_ = skipped_ = 0;
  }

  WriterContext context_;
  std::string file_;
  pugi::xml_document document_;  ///< the suite of the file at hand
  pugi::xml_node suite_ = document_.append_child("testsuite");
  std::uint64_t tests_ = 0;
  std::uint64_t failures_ = 0;
  std::uint64_t errors_ = 0;
  std::uint64_t skipped_ = 0;
};

}  // namespace

std::unique_ptr<Writer> junit_writer(const WriterContext& context) {
  return std::make_unique<JUnit>(context);
}

}  // namespace ecarte::report
