// SPDX-License-Identifier: MIT
//
// CSV (RFC 4180) of findings, and of deals: for spreadsheets and notebooks.
#include <iterator>

#include <fmt/core.h>

#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/phrases.hpp"
#include "report/words.hpp"
#include "report/writer.hpp"

namespace ecarte::report {
namespace {

constexpr std::string_view kEnd = "\r\n";

std::string player_of(const Deal& deal, record::Actor actor) {
  if (actor == record::kBoth) {
    return "both";
  }
  return record::name_of(deal.record, actor);
}

class Csv : public Writer {
 public:
  void begin(std::string& out) override {
    out += head();
    out += kEnd;
  }
  void deal(std::string& out, std::string_view file, const Deal& deal) override {
    lines(out, file, deal);
  }
  [[nodiscard]] bool writes_apart() const override { return true; }
  [[nodiscard]] WrittenEntry apart(std::string_view file, const Deal& deal) const override {
    WrittenEntry written;
    lines(written.deal, file, deal);
    return written;
  }
  void add_entry(std::string& out, const WrittenEntry& written) override { out += written.deal; }
  void end(std::string& /*out*/, Tally& /*tally*/, const Coverage* /*coverage*/) override {}

 protected:
  virtual void lines(std::string& out, std::string_view file, const Deal& deal) const = 0;
  virtual std::string_view head() const = 0;

  static void add(std::string& out, std::string_view text) {
    if (!out.empty() && out.back() != '\n') {
      out += ',';
    }
    out += csv_field(escaped(text));
  }
  static void add(std::string& out, std::uint64_t number) { out += fmt::format(",{}", number); }
};

class FindingsCsv final : public Csv {
 private:
  void lines(std::string& out, std::string_view file, const Deal& deal) const override {
    for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
      line(out, file, deal, i);
    }
  }

  std::string_view head() const override {
    return "file,line,column,end_line,end_column,game,deal,code,law,id,class,severity,treatment,"
           "offender,trick,cards,message,remedy,status,elector,says,turns_on";
  }

  static void line(std::string& out, std::string_view file, const Deal& deal, std::size_t i) {
    const law::Finding& finding = deal.result.findings[i];
    const Region region = region_of(deal.record, span_of(deal, finding));
    const law::RemedyState& remedy = finding.remedy;
    std::string cards;
    for (const game::Card card : finding.place.cards) {
      cards += (cards.empty() ? "" : " ") + std::string{game::plain_name(card)};
    }
    std::string fields;
    add(fields, file);
    for (const std::uint32_t number :
         {region.begin.line, region.begin.column, region.end.line, region.end.column}) {
      add(fields, number);
    }
    add(fields, static_cast<std::uint64_t>(deal.facts.place.game));
    add(fields, static_cast<std::uint64_t>(deal.facts.place.deal));
    add(fields, deal.code.name);
    add(fields, finding.under.law);
    add(fields, finding.id);
    add(fields, law::word(finding.cls));
    add(fields, law::word(finding.severity));
    add(fields, word(treatment_of(deal, i)));
    add(fields, player_of(deal, finding.offender));
    add(fields, finding.place.trick == 0 ? std::string{} : std::to_string(finding.place.trick));
    add(fields, cards);
    add(fields, message_of(deal, finding));
    add(fields,
        replay::word(remedy.kind == replay::Remedy::None ? remedy.options[0] : remedy.kind));
    add(fields, law::word(remedy.status));
    add(fields, player_of(deal, remedy.elector));
    add(fields, remedy_of(deal, finding));
    add(fields, listed(needs_of(deal, finding), "; "));
    out += fields;
    out += kEnd;
  }
};

class DealsCsv final : public Csv {
 private:
  void lines(std::string& out, std::string_view file, const Deal& deal) const override {
    std::array<std::uint64_t, 3> severities{};
    for (const law::Finding& finding : deal.result.findings) {
      ++severities[static_cast<std::size_t>(finding.severity)];
    }
    std::string fields;
    add(fields, file);
    add(fields, line_of(deal));
    add(fields, static_cast<std::uint64_t>(deal.facts.place.game));
    add(fields, static_cast<std::uint64_t>(deal.facts.place.deal));
    add(fields, deal.code.name);
    add(fields, law::word(deal.result.verdict));
    add(fields, player_of(deal, 0));
    add(fields, player_of(deal, 1));
    for (const law::Score& score : {deal.result.after.marked, deal.result.after.due}) {
      for (const std::size_t seat : {std::size_t{0}, std::size_t{1}}) {
        const std::optional<std::uint8_t> points = score.of(seat);
        add(fields, points ? std::to_string(*points) : std::string{});
      }
    }
    for (const law::Severity severity :
         {law::Severity::Error, law::Severity::Warning, law::Severity::Note}) {
      add(fields, severities[static_cast<std::size_t>(severity)]);
    }
    add(fields, deal.result.missing.size());
    add(fields, deal.record.problems.size());
    out += fields;
    out += kEnd;
  }

  std::string_view head() const override {
    return "file,line,game,deal,code,verdict,first_player,second_player,first_marked,"
           "second_marked,first_due,second_due,errors,warnings,notes,missing,problems";
  }
};

}  // namespace

std::unique_ptr<Writer> findings_csv_writer(const WriterContext& /*context*/) {
  return std::make_unique<FindingsCsv>();
}

std::unique_ptr<Writer> deals_csv_writer(const WriterContext& /*context*/) {
  return std::make_unique<DealsCsv>();
}

}  // namespace ecarte::report
