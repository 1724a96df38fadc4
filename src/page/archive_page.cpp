// SPDX-License-Identifier: MIT
#include "page/archive_page.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/core.h>
#include <kainjow/mustache.hpp>

#include "json/value.hpp"
#include "page/deal_data.hpp"
#include "page/plots.hpp"
#include "page/sources.hpp"
#include "picture/svg_symbols.hpp"
#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/text.hpp"

namespace ecarte::page {
namespace {

namespace mustache = kainjow::mustache;
using Json = json::Value;

constexpr std::array kVerdicts{law::Verdict::Regular, law::Verdict::Irregular,
                               law::Verdict::Undecidable, law::Verdict::Impossible,
                               law::Verdict::Unreadable};

/// JSON that may stand in a script: no "<" is left in it, which alone could end one.
std::string in_script(const Json& value) {
  const std::string text = value.dump();
  std::string safe;
  safe.reserve(text.size());
  for (const char byte : text) {
    if (byte == '<') {
      safe += "\\u003c";
    } else {
      safe += byte;
    }
  }
  return safe;
}

/// A value for the part of an address behind "#", as the script reads it.
std::string link_to(std::string_view filter, std::string_view value) {
  std::string link = "#" + std::string{filter} + "=";
  for (const char byte : report::uri_encoded(value)) {
    link += byte == '&' ? "%26" : byte == '+' ? "%2B" : byte == '=' ? "%3D" : std::string(1, byte);
  }
  return link;
}

std::string counted(std::uint64_t count, std::string_view one, std::string_view more = {}) {
  return fmt::format("{} {}{}", count, count == 1 || more.empty() ? one : more,
                     count == 1 || !more.empty() ? "" : "s");
}

Plot plot_of(const std::vector<const report::Statistics::Row*>& rows, std::string id,
             std::string title, std::string_view filter, std::string what) {
  Plot plot;
  plot.id = std::move(id);
  plot.title = std::move(title);
  plot.unit = "findings";
  plot.what = std::move(what);
  for (const report::Statistics::Row* const row : rows) {
    PlotRow& drawn = plot.rows.emplace_back();
    drawn.label = row->first;
    for (const law::Severity severity :
         {law::Severity::Error, law::Severity::Warning, law::Severity::Note}) {
      const auto at = static_cast<std::size_t>(severity);
      drawn.counts.at(drawn.counts.size() - 1 - at) = row->second.at(at);
    }
    drawn.link = link_to(filter, row->first);
  }
  return plot;
}

/// The findings of a deal that are reported.
std::vector<const law::Finding*> reported(const report::Deal& deal, bool all_notes) {
  std::vector<const law::Finding*> findings;
  for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
    if (report::treatment_of(deal, i) == report::Treatment::Reported &&
        report::is_shown(deal.result.findings[i], all_notes)) {
      findings.push_back(&deal.result.findings[i]);
    }
  }
  return findings;
}

/// How grave what is found in a deal is: 0 errors, 1 warnings, 2 doubts, 3 notes, 4 nothing.
int weight_of(const report::Deal& deal, const std::vector<const law::Finding*>& findings) {
  int weight = deal.result.missing.empty() ? 4 : 2;
  for (const law::Finding* const finding : findings) {
    switch (finding->severity) {
      case law::Severity::Error:
        return 0;
      case law::Severity::Warning:
        weight = 1;
        break;
      case law::Severity::Note:
        weight = std::min(weight, 3);
        break;
    }
  }
  return weight;
}

}  // namespace

/// All that is gathered deal by deal.
struct ArchivePage::Kept {
  Numbered files;
  Numbered names;
  Numbered laws;  ///< as statistics call them, with their code
  Numbered said;  ///< what laws say
  Numbered codes;
  std::map<std::string, int, std::less<>> met;  ///< how often a place was met
  std::array<std::uint64_t, 3> found{};         ///< what is reported, by law::Severity
  std::string deals;                            ///< a line of JSON each
  Json index = Json::array();
};

ArchivePage::ArchivePage(PageTold told) : told_(std::move(told)), kept_(std::make_unique<Kept>()) {}

ArchivePage::~ArchivePage() = default;

void ArchivePage::deal(std::string_view file, const report::Deal& deal,
                       const replay::DealSeen& seen, DealTold told) {
  tally_.add(deal);
  statistics_.add(file, deal, told.all_notes);
  index(file, deal, told.all_notes);
  const DealShown shown{file, deal, seen, told.all_notes, told.stands};
  kept_->deals += in_script(deal_data(shown, kept_->said)) + "\n";
}

/// File, game, deal, which of that name, line, verdict, both names, weight, laws, offenders.
void ArchivePage::index(std::string_view file, const report::Deal& deal, bool all_notes) {
  Kept& kept = *kept_;
  const std::string name = report::escaped(file);
  kept.codes.of(std::string{deal.code.name});
  const std::string place =
      fmt::format("{}#{}.{}", name, deal.facts.place.game, deal.facts.place.deal);
  std::vector<int> laws;
  std::vector<int> offenders;
  const auto add = [](std::vector<int>& list, int number) {
    if (std::ranges::find(list, number) == list.end()) {
      list.push_back(number);
    }
  };
  const auto add_law = [&](std::string_view law, std::string_view id) {
    add(laws, kept.laws.of(std::string{deal.code.name} + " " + report::label_of(law, id)));
  };
  const std::vector<const law::Finding*> findings = reported(deal, all_notes);
  for (const law::Finding* const finding : findings) {
    add_law(finding->under.law, finding->id);
    ++kept.found.at(static_cast<std::size_t>(finding->severity));
    const std::string who = record::name_of(deal.record, finding->offender);
    if (!who.empty()) {
      add(offenders, kept.names.of(report::escaped(who)));
    }
  }
  for (const law::Missing& missing : deal.result.missing) {
    add_law(missing.law, missing.id);
  }
  const auto player = [&](record::Actor seat) {
    return kept.names.of(report::escaped(record::name_of(deal.record, seat)));
  };
  kept.index.push_back(
      Json::array({kept.files.of(name), deal.facts.place.game, deal.facts.place.deal,
                   kept.met[place]++, report::line_of(deal), static_cast<int>(deal.result.verdict),
                   player(0), player(1), weight_of(deal, findings), laws, offenders}));
}

namespace {

/// What an archive comes to, a sentence each.
mustache::data sentences(const std::vector<std::string>& said) {
  mustache::data list{mustache::data::type::list};
  for (const std::string& sentence : said) {
    list << mustache::data{sentence};
  }
  return list;
}

std::string listed(const std::vector<std::string>& names, std::size_t most) {
  std::string text;
  for (std::size_t i = 0; i < std::min(most, names.size()); ++i) {
    text += (text.empty() ? "" : ", ") + names[i];
  }
  return names.size() > most ? fmt::format("{} and {} more", text, names.size() - most) : text;
}

Plot verdict_plot(const report::Tally& tally) {
  Plot plot;
  plot.id = "by-verdict";
  plot.title = "Deals by verdict";
  plot.unit = "deals";
  plot.what = "verdicts";
  plot.graded = false;
  for (const law::Verdict verdict : kVerdicts) {
    if (tally.of(verdict) != 0) {
      const std::string word{law::word(verdict)};
      plot.rows.push_back({word, {tally.of(verdict), 0, 0}, link_to("verdict", word)});
    }
  }
  return plot;
}

}  // namespace

std::vector<std::string> ArchivePage::facts() const {
  const Kept& kept = *kept_;
  const auto found = [&kept](law::Severity severity) {
    return kept.found.at(static_cast<std::size_t>(severity));
  };
  std::vector<std::string> said{
      fmt::format("{} in {}, judged by {}.", counted(tally_.deals, "deal"),
                  counted(kept.files.all().size(), "file"), listed(kept.codes.all(), 4)),
      fmt::format("Found: {}, {}, {}; {} on which a ruling turns and the records do not say.",
                  counted(found(law::Severity::Error), "error"),
                  counted(found(law::Severity::Warning), "warning"),
                  counted(found(law::Severity::Note), "note"), counted(tally_.missing, "thing"))};
  if (tally_.waived != 0) {
    said.push_back(counted(tally_.waived, "finding") + " waived by the records.");
  }
  if (tally_.problems != 0) {
    said.push_back(counted(tally_.problems, "sentence") +
                   " that cannot be read, or cannot be true.");
  }
  const std::uint64_t all_notes = tally_.of(law::Severity::Note);
  if (told_.asked.empty() && all_notes > found(law::Severity::Note)) {
    said.push_back(
        fmt::format("Not shown: {} of rights exercised or lapsed, and the like (--notes).",
                    counted(all_notes - found(law::Severity::Note), "note")));
  }
  if (!told_.asked.empty()) {
    said.push_back(told_.asked);
  }
  return said;
}

std::string ArchivePage::plots() const {
  std::string all = drawn(verdict_plot(tally_));
  const bool one_code = kept_->codes.all().size() == 1;
  for (Plot plot :
       {plot_of(statistics_.laws(), "by-law", "Findings by law", "law", "laws"),
        plot_of(statistics_.files(), "by-file", "Findings by file", "file", "files"),
        plot_of(statistics_.players(), "by-player", "Findings by player", "offender", "players")}) {
    plot.ends = plot.id == "by-file";
    for (PlotRow& row : plot.rows) {
      if (one_code && plot.id == "by-law") {
        row.label.erase(0, row.label.find(' ') + 1);
      }
    }
    if (!plot.rows.empty()) {
      all += drawn(plot);
    }
  }
  return all;
}

std::string ArchivePage::html() const {
  const Kept& kept = *kept_;
  Json verdicts = Json::array();
  for (int i = 0; i < static_cast<int>(kVerdicts.size()); ++i) {
    verdicts.push_back(law::word(static_cast<law::Verdict>(i)));
  }
  const Json index{{"files", kept.files.all()}, {"names", kept.names.all()},
                   {"laws", kept.laws.all()},   {"said", kept.said.all()},
                   {"verdicts", verdicts},      {"deals", kept.index}};
  mustache::data data;
  data.set("title", "Écarté: rulings on " + counted(tally_.deals, "deal"));
  if (kept.files.all().size() <= 3) {
    data.set("files", listed(kept.files.all(), 3));
  }
  data.set("facts", sentences(facts()));
  data.set("tool", told_.tool);
  data.set("plots", plots());
  data.set("style", std::string{kReportStyle});
  data.set("script", std::string{kReportScript});
  data.set("symbols", picture::svg_symbols(told_.look));
  data.set("index", in_script(index));
  data.set("deals", kept.deals);
  mustache::mustache page{std::string{kReportTemplate}};
  return page.render(data);
}

}  // namespace ecarte::page
