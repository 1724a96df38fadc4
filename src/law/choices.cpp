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

namespace {

/// The answers there are, where judging has not listed them: a value each, or yes and no.
void list_answers(Missing& missing) {
  if (missing.answers != 0) {
    return;
  }
  if (missing.attribute == kWhetherSo) {
    missing.answers = 2;
    return;
  }
  if (missing.attribute < 0) {
    return;
  }
  const auto attribute = static_cast<std::size_t>(missing.attribute);
  for (unsigned rest = missing.fact.values[attribute];
       rest != 0 && missing.answers < missing.alternatives.size(); rest &= rest - 1) {
    missing.alternatives[missing.answers++].values =
        static_cast<replay::ValueBits>(rest & ~(rest - 1));
  }
}

/// Who announced no false king held a true one.
void holds_the_king(DealFacts& deal, const Fact& announced) {
  const auto held = [&](const Fact& fact) {
    return codes::row_of(fact.kind).king == codes::KingIs::Held &&
           fact.subject == announced.subject && fact.dealing == announced.dealing;
  };
  if (codes::row_of(announced.kind).king != codes::KingIs::NotHeld) {
    return;
  }
  if (const auto fact = std::ranges::find_if(deal.facts, held); fact != deal.facts.end()) {
    fact->proof = replay::Proof::Proved;
  } else if (const auto other = std::ranges::find_if(deal.supposed, held);
             other != deal.supposed.end()) {
    deal.facts.push_back(*other);
    deal.facts.back().proof = replay::Proof::Proved;
  }
}

/// The deal in which answer number `answer` is so; nothing if it lacks the fact.
std::optional<DealFacts> answered(const DealFacts& deal, const Missing& missing, int answer) {
  DealFacts then = deal;
  const auto fact = std::ranges::find_if(
      then.facts, [&](const Fact& each) { return same_fact(each, missing.fact); });
  if (fact == then.facts.end()) {
    return std::nullopt;
  }
  if (missing.attribute >= 0) {
    fact->values[static_cast<std::size_t>(missing.attribute)] =
        missing.alternatives[static_cast<std::size_t>(answer)].values;
  } else if (answer == 0) {
    fact->proof = replay::Proof::Proved;
  } else {
    then.facts.erase(fact);
    holds_the_king(then, missing.fact);
  }
  return then;
}

}  // namespace

void weigh_answers(const Given& given, const CarriedScore& carried, Account& room,
                   DealResult& result) {
  Rulings rulings;
  Ledger ledger;
  for (Missing& missing : result.missing) {
    list_answers(missing);
    if (missing.attribute < kWhetherSo || missing.fact.kind == replay::FactKind::MarkNotDue) {
      continue;  // of a mark the ledger has weighed them
    }
    for (int i = 0; i < missing.answers; ++i) {
      const std::optional<DealFacts> then = answered(given.deal, missing, i);
      if (!then) {
        missing.answers = 0;
        break;
      }
      const Given imagined{given.code, *then, given.next};
      judge_facts(imagined, rulings);
      reckon(matter_of(imagined, rulings), carried, room, ledger);
      Alternative& answer = missing.alternatives[static_cast<std::size_t>(i)];
      const auto ruled = std::ranges::find_if(
          rulings.list, [&](const Ruling& ruling) { return same_fact(ruling.fact, missing.fact); });
      answer.case_index = ruled != rulings.list.end() ? ruled->case_index : answer.case_index;
      answer.due = shown(given.code, ledger.due);
      answer.winner = winner(given.code, answer.due);
    }
  }
}

}  // namespace ecarte::law
