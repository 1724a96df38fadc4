// SPDX-License-Identifier: MIT
#include "report/finding_parts.hpp"

#include <algorithm>
#include <span>

#define XXH_INLINE_ALL
#include <fmt/core.h>
#include <xxhash.h>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "report/escape.hpp"
#include "report/phrases.hpp"
#include "report/text.hpp"
#include "report/text_parts.hpp"
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

Clause sentence(Clause text) {
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
             finding.so == law::IsSo::Refuted ||           // or found what is not so,
             finding.fact.found < replay::kSometime ||     // or what is, and is no fault
             codes::row_of(finding.fact.kind).claimed;
  }
  return true;
}

std::string title_of(const law::Finding& finding) {
  return label_of(finding);
}

std::string sentences_of(const Deal& deal, const law::Finding& finding) {
  Clause text = sentence(message_of(deal, finding));
  if (const Clause remedy = remedy_of(deal, finding); !remedy.empty()) {
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

bool falls_anyway(const Deal& deal, const law::Finding& finding, bool told) {
  const auto takes_down = [&](const law::Finding& other) {
    if (told && !is_shown(other, false)) {
      return false;
    }
    const bool by_effect = (other.remedy.effects & codes::bit(replay::Remedy::TakeDown)) != 0 &&
                           replay::must_be(finding.fact, 1, replay::ScoreFor::King);
    const bool owed = other.remedy.force == law::Force::Mandatory &&
                      other.remedy.kind == replay::Remedy::TakeDown;
    return (by_effect || owed) &&
           (other.offender == finding.offender || other.fact.subject == finding.fact.subject);
  };
  const auto takes_down_in_any_case = [&](const law::Missing& open) {
    const std::span answers(open.alternatives.data(), open.answers);
    return open.fact.subject == finding.fact.subject && !answers.empty() &&
           replay::must_be(finding.fact, 1, replay::ScoreFor::King) &&
           std::ranges::all_of(answers, [&](const law::Alternative& answer) {
             return answer.case_index != codes::kNoCase &&
                    (deal.code.cases[answer.case_index].effects &
                     codes::bit(replay::Remedy::TakeDown)) != 0;
           });
  };
  return finding.fact.kind == replay::FactKind::MarkNotDue &&
         (std::ranges::any_of(deal.result.findings, takes_down) ||
          std::ranges::any_of(deal.result.missing, takes_down_in_any_case));
}

bool beyond_game(const Deal& deal, const law::Finding& finding) {
  const record::Actor player = finding.fact.subject;
  return finding.fact.kind == replay::FactKind::MarkNotDue && record::is_player(player) &&
         finding.remedy.status == law::Status::Open && finding.amounts.due > 0 &&
         game_winner(deal) == player && deal.result.after.marked.of(player) == deal.code.game;
}

const law::Finding* cause_of(const Deal& deal, const law::Finding& finding) {
  if (finding.fact.kind != replay::FactKind::MarkNotDue ||
      finding.under.near_case == codes::kNoCase) {
    return nullptr;
  }
  for (std::size_t i = 0; i < deal.result.findings.size(); ++i) {
    const law::Finding& other = deal.result.findings[i];
    if (other.under.case_index == finding.under.near_case && other.offender == finding.offender &&
        other.cls == codes::Class::Irregularity && is_shown(other, false) &&
        treatment_of(deal, i) == Treatment::Reported) {
      return &other;
    }
  }
  return nullptr;
}

}  // namespace ecarte::report
