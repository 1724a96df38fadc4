// SPDX-License-Identifier: MIT
#include "campaign/facts_met.hpp"

#include <algorithm>
#include <cstdio>
#include <string>

namespace ecarte::campaign {
namespace {

using replay::FactKind;

/// Facts that lawful games do not bring. Of some of these acts every game is full, but the fact is
/// set only where something was amiss with one: a plain shuffle, deal, turn-up or discard is none.
constexpr std::array kFaults{
    FactKind::Shuffled,       // below the table, with faces shown, or in play
    FactKind::CutForDeal,     // several cards shown, or too few lifted or left
    FactKind::PackFault,      // the pack is wrong
    FactKind::Dealing,        // out of turn, or with the other's pack
    FactKind::WrongNumber,    //
    FactKind::PacketsWrong,   //
    FactKind::Turned,         // another card than the top one, or too early, or not at all
    FactKind::SeveralTurned,  //
    FactKind::FalseTurnUp,    //
    FactKind::WordAltered,    //
    FactKind::AskedNone,      //
    FactKind::ExchangedWithoutRight,
    FactKind::DiscardPut,         // face up, on the other's, or after taking
    FactKind::ServedFirst,        // the dealer, before the other has what he asked
    FactKind::SurplusLooked,      //
    FactKind::PlayedWrongNumber,  //
    FactKind::LedOutOfTurn,       //
    FactKind::TakenBack,          //
    FactKind::NamedSuit,          // another suit than the one led
    FactKind::Misplay,            //
    FactKind::OverscoreAdmitted,  //
    FactKind::RemedyDenied,       //
    FactKind::MarkNotDue,         //
    FactKind::PlayedAfterGame,    //
    FactKind::PlayedAfterRubber,  //
    FactKind::PoolOrder,          //
    FactKind::PoolStake,          //
    FactKind::PoolTaken,          //
    FactKind::BetUncovered,       // in part
};

/// A tricks' count against the cards is a statement, which these games do not make; cards taken off
/// the table, leads upon a lead and kings shown in silence have fixtures only. Stakes and bets have
/// a property test of their own (tests/sitting).
constexpr std::array kNotSet{
    FactKind::TrickMisawarded, FactKind::BetsClaimed,   FactKind::ShareTaken,
    FactKind::RentrantOrder,   FactKind::LiabilityPaid, FactKind::CardTakenUp,
    FactKind::LedOn,           FactKind::KingShown,     FactKind::RightClaimed,
};

}  // namespace

Occurs occurs(FactKind kind) {
  if (kind == FactKind::ChoiceOpen) {
    return Occurs::NowAndThen;  // where a cut for the deal is all that is told
  }
  return std::ranges::count(kFaults, kind) != 0   ? Occurs::AsFault
         : std::ranges::count(kNotSet, kind) != 0 ? Occurs::NotYetSet
                                                  : Occurs::Lawfully;
}

FactsMet::FactsMet() {
  for (const replay::FactEntry& entry : replay::kFacts) {
    auto& attributes = values_[static_cast<std::size_t>(entry.kind)];
    for (std::size_t i = 0; i < attributes.size(); ++i) {
      attributes[i].resize(static_cast<std::size_t>(replay::size_of(entry.attributes[i])));
    }
  }
}

void FactsMet::count(const replay::Fact& fact) {
  auto& attributes = values_[static_cast<std::size_t>(fact.kind)];
  for (std::size_t i = 0; i < attributes.size(); ++i) {
    const std::uint8_t value = replay::value_number(fact, static_cast<int>(i));
    if (value < attributes[i].size()) {
      ++attributes[i][value];
    }
  }
}

void FactsMet::count(const referee::Judged& judged) {
  std::array<bool, replay::kFactKinds> met{};
  for (const replay::Fact& fact : judged.facts.facts) {
    met[static_cast<std::size_t>(fact.kind)] = true;
    count(fact);
  }
  for (const law::Met& case_met : judged.result.met) {
    met[static_cast<std::size_t>(judged.code.cases[case_met.case_index].on)] = true;
  }
  for (const law::Finding& finding : judged.result.findings) {
    const auto kind = static_cast<std::size_t>(finding.fact.kind);
    if (finding.under.law.empty()) {
      continue;
    }
    // What the ledger makes of the marks is found here only.
    if (finding.fact.kind >= FactKind::ScoreAccrued) {
      count(finding.fact);
    }
    met[kind] = true;
  }
  for (std::size_t i = 0; i < met.size(); ++i) {
    deals_[i] += met[i] ? 1 : 0;
  }
}

int FactsMet::print(Occurs where) const {
  int absent = 0;
  std::printf("\nfact (deals it occurred in; each value of its attributes)\n");
  for (const replay::FactEntry& entry : replay::kFacts) {
    const auto kind = static_cast<std::size_t>(entry.kind);
    const Occurs expected = occurs(entry.kind);
    const bool lacks = deals_[kind] == 0 && expected == where;
    const bool unforeseen = deals_[kind] != 0 && expected == Occurs::NotYetSet;
    absent += lacks || unforeseen ? 1 : 0;
    std::printf("  %-30.*s %9ld %s\n", static_cast<int>(entry.name.size()), entry.name.data(),
                deals_[kind],
                lacks                            ? "NEVER OCCURRED"
                : unforeseen                     ? "OCCURRED, and is listed as not set"
                : deals_[kind] != 0              ? ""
                : expected == Occurs::AsFault    ? "a fault: not in lawful games"
                : expected == Occurs::NotYetSet  ? "nothing written sets it"
                : expected == Occurs::NowAndThen ? "only where a record stops"
                                                 : "see the lawful games");
    for (std::size_t i = 0; i < values_[kind].size() && deals_[kind] != 0; ++i) {
      std::string line;
      for (std::size_t value = 0; value < values_[kind][i].size(); ++value) {
        line +=
            " " +
            std::string(replay::word_of(entry.attributes[i], static_cast<std::uint8_t>(value))) +
            " " + std::to_string(values_[kind][i][value]);
      }
      if (!line.empty()) {
        std::printf("      %.*s:%s\n", static_cast<int>(entry.attributes[i].name.size()),
                    entry.attributes[i].name.data(), line.c_str());
      }
    }
  }
  return absent;
}

}  // namespace ecarte::campaign
