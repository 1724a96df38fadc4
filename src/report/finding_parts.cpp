// SPDX-License-Identifier: MIT
#include "report/finding_parts.hpp"

#include <algorithm>

#define XXH_INLINE_ALL
#include <fmt/core.h>
#include <xxhash.h>

#include "codes/fact_rows.hpp"
#include "report/escape.hpp"
#include "report/text.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

/// A line without comment and with single blanks; without the number of a heading.
std::string plain_line(std::string_view line) {
  line = record::without_comment(line);
  std::string plain;
  bool heading = false;
  std::string word;
  const auto take = [&] {
    const bool number = !word.empty() && word.find_first_not_of("0123456789:") == std::string::npos;
    if (!word.empty() && !(heading && number)) {
      plain += (plain.empty() ? "" : " ") + word;
    }
    heading = word == "deal" || word == "Deal";
    word.clear();
  };
  for (const char c : line) {
    if (c == ' ' || c == '\t' || c == '\r') {
      take();
    } else {
      word += c;
    }
  }
  take();
  return plain;
}

/// The line that opens the deal: its heading, else the first of its acts.
std::string opening_line(const Deal& deal) {
  const auto& acts = deal.record.acts;
  const auto heading = std::ranges::find(acts, record::ActKind::HeadDeal, &record::Act::kind);
  if (heading != acts.end()) {
    return plain_line(record::line_at(deal.record, heading->at));
  }
  return acts.empty() ? std::string{} : plain_line(record::line_at(deal.record, acts.front().at));
}

std::string sentence(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text.empty() || text.ends_with('.') ? text : text + ".";
}

std::string digest(std::string_view what) {
  return fmt::format("{:016x}",
                     static_cast<unsigned long long>(XXH3_64bits(what.data(), what.size())));
}

}  // namespace

Region region_of(const record::Record& record, record::Span span) {
  return {record::place_of(record, span.begin),
          record::place_of(record, std::max(span.begin, span.end))};
}

bool is_shown(const law::Finding& finding, bool all_notes) {
  if (all_notes || finding.severity != law::Severity::Note || finding.under.reading_decides) {
    return true;
  }
  switch (finding.cls) {
    case codes::Class::Irregularity:
    case codes::Class::BadRemedy:
    case codes::Class::ScoreError:
    case codes::Class::Unprovided:
      return true;
    case codes::Class::Forfeiture:
    case codes::Class::Election:
      return false;
    case codes::Class::Info:
      return finding.bad.taken != replay::Remedy::None ||  // somebody asked for it,
             finding.so == law::IsSo::Refuted ||           // or found what is not so
             codes::row_of(finding.fact.kind).claimed;
  }
  return true;
}

std::string title_of(const law::Finding& finding) {
  return label_of(finding);
}

std::string sentences_of(const Deal& deal, const law::Finding& finding) {
  std::string text = sentence(message_of(deal, finding));
  if (const std::string remedy = remedy_of(deal, finding); !remedy.empty()) {
    text += " " + sentence(remedy);
  }
  return escaped(text);
}

std::string waived_because(const Deal& deal, std::int16_t waiver) {
  return escaped(deal.record.waivers[static_cast<std::size_t>(waiver)].reason);
}

std::string deal_words(const Deal& deal) {
  return fmt::format("game {}, deal {}", deal.facts.place.game, deal.facts.place.deal);
}

std::string Fingerprints::in_file(std::string_view path, std::string_view fingerprint) {
  return digest(fmt::format("{}\n{}", path, fingerprint));
}

std::string Fingerprints::counted(std::string_view file, std::string what) {
  if (file != file_) {
    file_ = file;
    met_.clear();
  }
  what += "\n" + std::to_string(met_[what]++);
  return digest(what);
}

std::string Fingerprints::of(std::string_view file, const Deal& deal, const law::Finding& finding) {
  const std::string who = record::name_of(deal.record, finding.offender);
  const std::string_view line = record::line_at(deal.record, span_of(deal, finding).begin);
  return counted(file,
                 fmt::format("{}\n{}\n{}\n{}\n{}.{}.{}\n{}\n{}", deal.code.name, finding.under.law,
                             finding.id, who, finding.place.dealing, finding.place.playing,
                             finding.place.trick, plain_line(line), opening_line(deal)));
}

std::string Fingerprints::of(std::string_view file, const Deal& deal,
                             const record::Problem& problem) {
  const std::string_view line = record::line_at(deal.record, problem.span.begin);
  return counted(file, fmt::format("{}\n{}\n{}", problem.id, plain_line(line), opening_line(deal)));
}

std::string csv_field(std::string_view text) {
  const bool formula =
      !text.empty() && std::string_view{"=+-@\t\r"}.find(text[0]) != std::string_view::npos;
  const bool plain = text.find_first_of(",\"\n\r") == std::string_view::npos;
  if (plain) {
    return (formula ? "'" : "") + std::string{text};
  }
  std::string quoted = formula ? "\"'" : "\"";
  for (const char c : text) {
    quoted += c == '"' ? "\"\"" : std::string(1, c);
  }
  return quoted + "\"";
}

}  // namespace ecarte::report
