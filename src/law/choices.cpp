// SPDX-License-Identifier: MIT
#include "law/choices.hpp"

#include <algorithm>

#include "law/judge.hpp"
#include "law/judging.hpp"

namespace ecarte::law {

namespace {

bool is_open(const Finding& finding) {
  return finding.remedy.force == Force::Elective && finding.remedy.status == Status::Open &&
         finding.case_index != kNoCase && finding.remedy.elector != record::kNobody;
}

/// The deal with the choice made after all that is written.
DealFacts chosen(const DealFacts& deal, const Finding& finding, Remedy remedy) {
  DealFacts then = deal;
  Deed deed;
  deed.what = remedy;
  deed.by = record::is_player(finding.remedy.elector) ? finding.remedy.elector
                                                      : record::actor_of(game::Seat::First);
  deed.at = static_cast<replay::ActIndex>(deal.beats.size());
  deed.dealing = finding.dealing;
  deed.playing = finding.playing;
  then.beats.push_back(0);
  then.deeds.push_back(deed);
  return then;
}

Actor winner(const Code& code, const Score& due) {
  for (const Seat seat : game::kSeats) {
    if (due && (*due)[game::index_of(seat)] >= code.game) {
      return record::actor_of(seat);
    }
  }
  return record::kNobody;
}

}  // namespace

void weigh_choices(const Given& given, const CarriedScore& carried, Account& room,
                   DealResult& result) {
  if (std::ranges::none_of(result.findings, is_open)) {
    return;
  }
  Rulings rulings;
  Ledger ledger;
  for (const Finding& finding : result.findings) {
    if (!is_open(finding)) {
      continue;
    }
    for (const Remedy remedy : finding.remedy.options) {
      if (remedy == Remedy::None) {
        break;
      }
      const DealFacts then = chosen(given.deal, finding, remedy);
      const Given imagined{given.code, then, given.next};
      judge_facts(imagined, rulings);
      reckon(matter_of(imagined, rulings), carried, room, ledger);
      Choice choice;
      choice.at = finding.at;
      choice.case_index = finding.case_index;
      choice.remedy = remedy;
      choice.due = shown(given.code, ledger.due);
      choice.winner = winner(given.code, choice.due);
      result.choices.push_back(choice);
    }
  }
}

}  // namespace ecarte::law
