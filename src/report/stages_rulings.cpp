// SPDX-License-Identifier: MIT
//
// What law makes of the facts, line by line, and what is told of it. Each struct is taken apart by
// all its members, so that one that is added does not compile until it is written too.
#include <iterator>
#include <vector>

#include <fmt/core.h>

#include "report/escape.hpp"
#include "report/stage_parts.hpp"
#include "report/stages.hpp"
#include "report/text.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

std::string_view mending_word(law::Mending mending) {
  switch (mending) {
    case law::Mending::Over:
      return "";
    case law::Mending::Done:
      return "done";
    case law::Mending::Open:
      return "open";
  }
  return {};
}

std::string doubt_words(const law::RulingDoubts& doubts) {
  const auto& [which, in_time, owed, or_case] = doubts;  // the last stands beside the case
  return stage_flag("in-doubt which", which) + stage_flag("in-doubt in-time", in_time) +
         stage_flag("in-doubt owed", owed);
}

std::string ruling_line(const Deal& deal, const law::Ruling& ruling) {
  const auto& [case_index, fact, window, elector, status, deed, elected, owed, owed_at, doubt,
               mending, found_position] = ruling;
  const std::string name = stage_case(deal, case_index);
  return fmt::format("{}: {}", name.empty() ? "-" : name, law::word(status)) +
         stage_part("or", stage_case(deal, doubt.or_case)) + stage_window(deal, window) +
         stage_part("elector", stage_player(deal, elector)) + stage_number("deed", deed, -1) +
         stage_part("elected", stage_remedy(elected)) + stage_part("owed", stage_remedy(owed)) +
         stage_part("owed-at", stage_time(deal, owed_at)) + doubt_words(doubt) +
         stage_part("mending", mending_word(mending)) +
         stage_number("found-position", found_position) + stage_part("on", stage_fact(deal, fact));
}

/// Its own moment is that of the deed, in this deal or the one after.
std::string timed_words(const Deal& deal, const law::TimedDeed& timed) {
  const auto& [deed, at, ruling, done] = timed;
  return stage_deed(deal, deed, stage_time(deal, at)) +
         (ruling < 0 ? "; no ruling" : fmt::format("; ruling {}", ruling)) +
         stage_flag("done", done);
}

std::string annulled_words(const Deal& deal, const law::Annulled& annulled) {
  const auto& [the_deal, dealing_at] = annulled;
  return stage_flag("deal", the_deal.must_be(replay::NoYes::Yes)) +
         stage_flag("maybe", the_deal == replay::unknown<replay::NoYes>) +
         stage_part("dealing-at", stage_time(deal, dealing_at));
}

std::string in_doubt_words(const Deal& deal, const law::InDoubt& in_doubt) {
  const auto& [remedies, annulled, annulled_at, capped, kings, counted] = in_doubt;
  return stage_part("remedies", stage_remedies(remedies)) +
         stage_part("annulled", stage_remedies(annulled)) +
         (annulled == 0 ? std::string()
                        : stage_part("annulled-at", stage_time(deal, annulled_at))) +
         stage_part("capped", stage_players(deal, capped)) +
         stage_part("kings", stage_players(deal, kings)) +
         stage_part("counted", stage_players(deal, counted));
}

/// Only with these members is a row of acts all that is written of it below.
struct AsTimeline {
  std::vector<law::WindowBeats> words;
  std::vector<law::Timeline::Untold> untold;
  law::Time deal_end;
  bool has_next;
};
static_assert(sizeof(law::Timeline) == sizeof(AsTimeline));

/// The row of acts, where it says another thing than the facts do: of this deal only what law
/// changed, and all of the deal after.
void write_timeline(std::string& out, const Deal& deal, const law::Timeline& timeline) {
  const std::vector<replay::BeatSet>& own = deal.facts.beats;
  law::Time at = 0;
  for (const law::WindowBeats beats : timeline.words()) {
    if (beats != (at < own.size() ? own[at] : 0U)) {
      const std::string words = stage_beats(beats);
      out +=
          fmt::format("timeline {} {}\n", stage_time(deal, at), words.empty() ? "nothing" : words);
    }
    ++at;
  }
  for (const auto& [before, beats, deeds] : timeline.untold()) {
    out += stage_line(
        "timeline untold",
        stage_part("before", before == own.size() ? "end" : stage_time(deal, before)) +
            stage_part("beats", stage_beats(beats)) + stage_part("deeds", stage_remedies(deeds)));
  }
  out +=
      stage_line("timeline", (timeline.deal_end() == own.size()
                                  ? ""
                                  : stage_part("deal-end", stage_time(deal, timeline.deal_end()))) +
                                 stage_flag("has-next", timeline.has_next()));
}

/// The order in which the facts were judged, where it is not the one they stand in.
std::string judged_words(const std::vector<std::uint16_t>& order) {
  std::string text;
  bool as_they_stand = true;
  for (std::size_t i = 0; i < order.size(); ++i) {
    text += fmt::format("{}{}", i == 0 ? "" : " ", order[i]);
    as_they_stand = as_they_stand && order[i] == i;
  }
  return as_they_stand ? "" : text;
}

void write_list(std::string& out, const Deal& deal, std::string_view name,
                const std::vector<law::Ruling>& list) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    out += fmt::format("{} {} {}\n", name, i, ruling_line(deal, list[i]));
  }
}

void write_rulings(std::string& out, const Deal& deal) {
  if (deal.rulings == nullptr) {
    return;
  }
  const auto& [list, deeds, timeline, refuted, supposed, missing, spent, order, annulled, in_doubt,
               deals_untold] = *deal.rulings;
  write_list(out, deal, "ruling", list);
  write_list(out, deal, "refuted", refuted);
  write_list(out, deal, "supposed", supposed);
  for (std::size_t i = 0; i < deeds.size(); ++i) {
    out += fmt::format("deed {} {}\n", i, timed_words(deal, deeds[i]));
  }
  for (const law::Missing& each : missing) {
    write_stage_missing(out, deal, each);
  }
  out += stage_line("annulled", annulled_words(deal, annulled));
  out += stage_line("in-doubt", in_doubt_words(deal, in_doubt));
  for (const law::Time act : spent) {
    out += fmt::format("spent next+{}\n", act);
  }
  out += deals_untold ? "deals-untold\n" : "";
  out += stage_row("judged", judged_words(order));
  write_timeline(out, deal, timeline);
}

void write_finding(std::string& out, const Deal& deal, const law::Finding& finding) {
  const auto back = std::back_inserter(out);
  fmt::format_to(back, "{} {} {} at {}: {}; {}", law::word(finding.severity),
                 law::word(finding.cls), label_of(finding), stage_act(deal, finding.place.at),
                 escaped(message_of(deal, finding)), law::word(finding.remedy.force));
  for (const replay::Remedy option : finding.remedy.options) {
    if (option != replay::Remedy::None) {
      fmt::format_to(back, " {}", replay::word(option));
    }
  }
  fmt::format_to(back, ", {}; elector {}; closes {}\n", law::word(finding.remedy.status),
                 stage_name(deal, finding.remedy.elector),
                 closing_words(finding.remedy.window.closes));
}

}  // namespace

void write_rulings_stage(std::string& out, const Deal& deal) {
  write_each_order(out, deal, write_rulings);
  out += fmt::format("verdict {}; due {}; marked {}\n", verdict_words(deal.result),
                     stage_score(deal, deal.result.after.due),
                     stage_score(deal, deal.result.after.marked));
  for (const law::Finding& finding : deal.result.findings) {
    write_finding(out, deal, finding);
  }
  for (const law::Missing& missing : deal.result.missing) {
    out += fmt::format("missing {} at {}: {}\n", label_of(missing.law, missing.id),
                       stage_act(deal, missing.at), escaped(needs_of(deal, missing)));
  }
  for (const replay::Impossible& impossible : deal.result.contradictions) {
    out += fmt::format("impossible {}\n", stage_impossible(deal, impossible));
  }
}

}  // namespace ecarte::report
