// SPDX-License-Identifier: MIT
#include "law/choices.hpp"

#include <algorithm>

#include "law/judge.hpp"
#include "law/judging.hpp"
#include "law/world.hpp"

namespace ecarte::law {

namespace {

bool is_open(const Finding& finding) {
  return finding.remedy.force == Force::Elective && finding.remedy.status == Status::Open &&
         finding.under.case_index != kNoCase && finding.remedy.elector != record::kNobody;
}

/// The deal with the choice made after all that is written.
void choose(const DealFacts& deal, const Finding& finding, Remedy remedy, DealFacts& then) {
  then = deal;
  Deed deed;
  deed.what = remedy;
  deed.by = record::is_player(finding.remedy.elector) ? finding.remedy.elector
                                                      : record::actor_of(game::Seat::First);
  deed.at = static_cast<replay::ActIndex>(deal.beats.size());
  deed.dealing = finding.place.dealing;
  deed.playing = static_cast<std::uint8_t>(deal.playings.size());  // of the hands, the last
  then.beats.push_back(0);
  then.deeds.push_back(deed);
}

/// The score if nobody uses what is open: what a choice gives that is let go, for that may itself
/// give something, as tricks that are then counted. Of several that do not agree none is taken.
void let_go(DealResult& result) {
  const Choice* gone = nullptr;
  for (const Choice& choice : result.choices) {
    if (choice.remedy != Remedy::LetStand) {
      continue;
    }
    if (gone != nullptr && gone->due != choice.due) {
      return;
    }
    gone = &choice;
  }
  if (gone != nullptr) {
    result.after.due = gone->due;
    result.after.hangs_on = result.after.due.has_value() ? std::uint8_t{0} : result.after.hangs_on;
  }
}

}  // namespace

void weigh_choices(const Given& given, const CarriedScore& carried, ScoreRoom& room,
                   DealResult& result) {
  if (std::ranges::none_of(result.findings, is_open)) {
    return;
  }
  auto& [then, rulings, ledger] = room.tried;
  for (const Finding& finding : result.findings) {
    if (!is_open(finding)) {
      continue;
    }
    for (const Remedy remedy : finding.remedy.options) {
      if (remedy == Remedy::None) {
        break;
      }
      choose(given.deal, finding, remedy, then);
      const Given imagined{given.code, then, given.next};
      judge_facts(imagined, rulings);
      reckon(matter_of(imagined, rulings), carried, room, ledger);
      Choice choice;
      choice.at = finding.place.at;
      choice.case_index = finding.under.case_index;
      choice.remedy = remedy;
      choice.due = shown(given.code, ledger.due);
      choice.winner = winner_by(given.code, choice.due);
      result.choices.push_back(choice);
    }
  }
  let_go(result);
}

}  // namespace ecarte::law
