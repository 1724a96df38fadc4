// SPDX-License-Identifier: MIT
//
// The ledger of a deal, line by line: each score with all that it may be.
#include <array>
#include <iterator>

#include <fmt/core.h>

#include "report/escape.hpp"
#include "report/stages.hpp"

namespace ecarte::report {

namespace {

constexpr std::array<std::string_view, 3> kPurposes{"king", "point", "vole"};

std::string_view purpose_word(replay::ScoreFor purpose) {
  return kPurposes[static_cast<std::size_t>(purpose)];
}

/// "3-2", or "3-2 4-2": one of these.
std::string scores_text(law::ScoreSet scores) {
  std::string text = scores.empty() ? "none" : "";
  for (; !scores.empty(); scores.drop_first()) {
    const law::Points score = scores.first();
    text += fmt::format("{}{}-{}", text.empty() ? "" : " ", score[0], score[1]);
  }
  return text;
}

}  // namespace

void write_ledger_stage(std::string& out, const Deal& deal) {
  if (deal.ledger == nullptr) {
    return;
  }
  const law::Ledger& ledger = *deal.ledger;
  const auto back = std::back_inserter(out);
  fmt::format_to(back, "before {}\ndue {}\nrecorded {}\n{}\n", scores_text(ledger.before),
                 scores_text(ledger.due), scores_text(ledger.recorded),
                 ledger.scored ? "marks are written" : "no marks are written");
  for (const law::Right& right : ledger.entries.rights) {
    fmt::format_to(back, "right {} {} {} of {}, {} marked; accrued {}, until {}{}{}{}\n",
                   stage_name(deal, record::actor_of(right.seat)), purpose_word(right.purpose),
                   right.amount, right.uncapped, right.marked, stage_time(deal, right.accrued),
                   stage_time(deal, right.until), right.fate.forfeited ? ", lapsed" : "",
                   right.fate.marked_late ? ", marked in the deal after" : "",
                   right.fate.fallen ? ", fell with the game" : "");
  }
  for (const law::NotDue& entry : ledger.entries.not_due) {
    const replay::FactEntry& words = replay::entry(replay::FactKind::MarkNotDue);
    fmt::format_to(back, "not due {} {} of {} at {}: {}; {} taken down\n",
                   stage_name(deal, entry.fact.subject), entry.over, entry.marked,
                   stage_time(deal, entry.fact.occurred),
                   replay::word_of(words.attributes[0], replay::value_number(entry.fact, 0)),
                   entry.taken_down);
  }
  for (const law::LateMark& late : ledger.entries.late) {
    fmt::format_to(back, "late {} {}{}\n", stage_name(deal, record::actor_of(late.seat)),
                   late.points, late.sure ? "" : ", perhaps");
  }
  if (ledger.game.won.at != law::kNoTime) {
    fmt::format_to(back, "won {} at {}\n", stage_name(deal, ledger.game.won.by),
                   stage_time(deal, ledger.game.won.at));
  }
  if (ledger.contradiction) {
    fmt::format_to(back, "impossible at {}, against {}\n",
                   stage_time(deal, ledger.contradiction->at),
                   stage_time(deal, ledger.contradiction->earlier));
  }
}

}  // namespace ecarte::report
