// SPDX-License-Identifier: MIT
#include "report/telling.hpp"

#include <iterator>

#include <fmt/core.h>

#include "record/telling.hpp"
#include "replay/replay.hpp"
#include "report/escape.hpp"
#include "report/wrap.hpp"

namespace ecarte::report {
namespace {

using record::Told;
using record::ToldLine;

/// The two cards of a trick are one sentence.
std::string sentence_from(const std::vector<Told>& told, std::size_t& next) {
  std::string words = told[next].words();
  for (++next; next < told.size() && told[next].form == Told::Form::Reply; ++next) {
    words += ", " + told[next].words();
  }
  return words;
}

/// `written` is the line itself: a heading or a setting that says the same is not said twice.
void write_sentences(std::string& out, const Deal& deal, const ToldLine& line,
                     std::string_view written) {
  for (std::size_t next = 0; next < line.told.size();) {
    const Told& first = line.told[next];
    const std::string words = sentence_from(line.told, next);
    if (first.form == Told::Form::Setting || first.form == Told::Form::Heading) {
      if (!written.starts_with(words)) {
        fmt::format_to(std::back_inserter(out), "        {}\n", escaped(words));
      }
      continue;
    }
    if (words == "?") {
      out += "        ? [here the ruling stops]\n";
      continue;
    }
    const bool idle = replay::establishes_nothing(deal.record.acts[first.act]);
    fmt::format_to(std::back_inserter(out), "        {}{}\n", as_sentence(escaped(words)),
                   idle ? " [kept as it was said: no law asks about it]" : "");
  }
}

/// The sentences of a line that were not understood, or that the line was not.
void write_unread(std::string& out, const Deal& deal, const ToldLine& line) {
  for (const record::Problem& problem : deal.record.problems) {
    const bool here = problem.kind == record::Problem::Kind::Unreadable &&
                      problem.span.begin >= line.span.begin && problem.span.begin <= line.span.end;
    if (here && problem.reach == record::Problem::Reach::Deal) {
      out += "        [not read]\n";
      return;
    }
    if (here) {
      const record::Span said = problem.sentence;
      fmt::format_to(std::back_inserter(out), "        [not understood: {}]\n",
                     escaped(deal.record.text.substr(said.begin, said.end - said.begin)));
    }
  }
}

}  // namespace

void write_telling(std::string& out, std::string_view file, const Deal& deal) {
  fmt::format_to(std::back_inserter(out), "{}: game {}, deal {}, as it was read\n", escaped(file),
                 deal.facts.game, deal.facts.deal);
  for (const ToldLine& line : record::tell(deal.record)) {
    const std::string_view written = record::without_blanks(
        record::without_comment(record::line_at(deal.record, line.span.begin)));
    if (written.empty()) {
      continue;
    }
    fmt::format_to(std::back_inserter(out), "{:>5} | {}\n", line.number, escaped(written));
    write_sentences(out, deal, line, written);
    write_unread(out, deal, line);
  }
}

}  // namespace ecarte::report
