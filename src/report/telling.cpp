// SPDX-License-Identifier: MIT
#include "report/telling.hpp"

#include <iterator>
#include <utility>

#include <fmt/core.h>

#include "record/telling.hpp"
#include "replay/replay.hpp"
#include "report/escape.hpp"
#include "report/settings_told.hpp"
#include "report/wrap.hpp"

namespace ecarte::report {
bool counted_as_left(const record::Record& record, std::size_t at) {
  const record::Act& found = record.acts[at];
  const auto whose = found.counted_hand();
  if (!whose || !record::is_player(*whose) || (found.flags & record::kAsDealt) != 0) {
    return false;
  }
  int played = 0;
  for (std::size_t i = at; i > 0 && record.acts[i - 1].kind != record::ActKind::Give; --i) {
    const record::Act& act = record.acts[i - 1];
    played += act.kind == record::ActKind::Play && act.actor == whose ? 1 : 0;
  }
  constexpr int kHand = 5;
  return played > 0 && found.number + played == kHand;
}

namespace {

using record::ToldBack;
using record::ToldLine;

/// The two cards of a trick are one sentence.
std::string sentence_from(const std::vector<ToldBack>& told, std::size_t& next) {
  std::string words = told[next].words();
  for (++next; next < told.size() && told[next].form == ToldBack::Form::Reply; ++next) {
    words += ", " + told[next].words();
  }
  return words;
}

/// What a sentence does not say of itself.
std::string_view sense_of(const record::Act& act, bool idle) {
  const bool as_due = act.kind == record::ActKind::Mark && act.number == record::kUnstated &&
                      (act.flags & record::kNotKnown) == 0 &&
                      act.object_as<record::For>() != record::For::King;
  const bool between_them = act.kind == record::ActKind::Pay && record::is_player(act.actor) &&
                            act.object_as<record::PaidTo>() != record::PaidTo::Pool;
  return between_them ? " [kept: what the players pay each other is not ruled on]"
         : as_due     ? " [as many as are due]"
         : idle       ? " [kept as it was said: nothing is read from it]"
                      : "";
}

/// `written` is the line itself: a heading or a setting that says the same is not said twice.
void add_sentences(std::vector<std::string>& says, const Deal& deal, const ToldLine& line,
                   std::string_view written) {
  for (std::size_t next = 0; next < line.told.size();) {
    const ToldBack& first = line.told[next];
    const std::string words = sentence_from(line.told, next);
    if (first.form == ToldBack::Form::Setting) {
      const auto settings = settings_told(deal, first.act, line.span.end);
      says.insert(says.end(), settings.begin(), settings.end());
      continue;
    }
    if (first.form == ToldBack::Form::Heading) {
      if (!written.starts_with(words)) {
        says.push_back(escaped(words));
      }
      continue;
    }
    if (words == "?") {
      says.emplace_back("? [here the ruling stops]");
      continue;
    }
    const record::Act& act = deal.record.acts[first.act];
    const bool idle = replay::establishes_nothing(act);
    std::string sentence = as_sentence(escaped(words));
    sentence = idle ? sentence : deal.pronouns.turned(sentence);
    const bool left = counted_as_left(deal.record, first.act);
    says.push_back(
        sentence.append(sense_of(act, idle)).append(left ? " [as many as are left of five]" : ""));
  }
}

/// The sentences of a line that were not understood, or that the line was not.
void add_unread(std::vector<std::string>& says, const Deal& deal, const ToldLine& line) {
  for (const record::Problem& problem : deal.record.problems) {
    const bool here = problem.kind == record::Problem::Kind::Unreadable &&
                      problem.span.begin >= line.span.begin && problem.span.begin <= line.span.end;
    if (here && problem.reach == record::Problem::Reach::Deal) {
      says.emplace_back("[not read]");
      return;
    }
    if (here) {
      const record::Span said = problem.sentence;
      says.push_back(fmt::format("[not understood: {}]", escaped(deal.record.text.substr(
                                                             said.begin, said.end - said.begin))));
    }
  }
}

}  // namespace

std::vector<ReadLine> read_lines(const Deal& deal) {
  std::vector<ReadLine> lines;
  for (const ToldLine& line : record::tell(deal.record)) {
    const std::string_view written = record::without_blanks(
        record::without_comment(record::line_at(deal.record, line.span.begin)));
    if (written.empty()) {
      continue;
    }
    ReadLine& one = lines.emplace_back(ReadLine{line.number, written, {}});
    add_sentences(one.says, deal, line, written);
    add_unread(one.says, deal, line);
  }
  return lines;
}

void write_telling(std::string& out, std::string_view file, const Deal& deal) {
  fmt::format_to(std::back_inserter(out), "{}: game {}, deal {}, as it was read\n", escaped(file),
                 deal.facts.place.game, deal.facts.place.deal);
  for (const ReadLine& line : read_lines(deal)) {
    fmt::format_to(std::back_inserter(out), "{:>5} | {}\n", line.number, escaped(line.written));
    for (const std::string& words : line.says) {
      fmt::format_to(std::back_inserter(out), "        {}\n", words);
    }
  }
}

}  // namespace ecarte::report
