// SPDX-License-Identifier: MIT
#include "law/in_brief.hpp"

#include <algorithm>
#include <array>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/judge.hpp"
#include "law/lookup.hpp"
#include "law/plain_score.hpp"
#include "law/readings.hpp"
#include "replay/outline.hpp"

namespace ecarte::law {

using replay::Beat;
using replay::FactKind;

namespace {

/// Does nothing follow from the case, and is nothing said of it?
bool is_silent(const Case& c, const Fact& fact) {
  return c.cls == Class::Info && c.effects == 0 && c.must.remedy == Remedy::None && !c.may.given &&
         c.reading.empty() && c.note.empty() && codes::row_of(fact.kind).ordinary;
}

/// Is it noted, and does nothing follow from it?
bool is_note(const Case& c) {
  return c.cls == Class::Info && c.effects == 0 && c.must.remedy == Remedy::None && !c.may.given &&
         c.reading.empty();
}

/// Is no more to it than that it gives a king to mark?
bool gives_king(const Case& c) {
  return c.cls == Class::Election && c.effects == 0 && c.must.remedy == Remedy::None &&
         c.may.given && c.may.from == 0 && c.gives_king && c.when_reading.empty() && c.note.empty();
}

Ruling ruling_of_king(const DealFacts& deal, const Case& c, std::uint16_t number,
                      const Fact& fact) {
  const std::optional<Seat> dealer = deal.dealings.back().dealer;
  Ruling ruling;
  ruling.case_index = number;
  ruling.fact = fact;
  ruling.window.from = fact.occurred;
  ruling.window.closed.latest =
      first_within(deal, resolve(c.may.until, dealer && record::actor_of(*dealer) == fact.subject),
                   ruling.window.from);
  return ruling;
}

/// The case that answers the fact, kNoCase if there is none; nothing if it is in doubt which.
std::optional<std::uint16_t> only_case(const Code& code, const Fact& fact) {
  if (is_plain(fact)) {
    return case_of_plain(code, fact);
  }
  if (fact.proof != replay::Proof::Proved || fact.found != replay::kNever ||
      fact.occurred >= replay::kSometime || codes::row_of(fact.kind).reads == codes::Reads::King) {
    return std::nullopt;
  }
  const FactTable& table = code.tables[static_cast<std::size_t>(fact.kind)];
  const Candidates found =
      table.cases.empty() ? Candidates{} : candidates(code, fact, positions(table) - 1);
  return found.size == 1 && accepts(code.cases[found.cases[0]], fact)
             ? std::optional(found.cases[0])
         : found.size == 0 ? std::optional(kNoCase)
                           : std::nullopt;
}

/// The rulings on kings, where of all others no more than a note is made: how many, or nothing
/// where one is of any consequence.
std::optional<int> rule_on_kings(const Code& code, const DealFacts& deal,
                                 std::vector<Ruling>& kings) {
  kings.clear();
  int notes = 0;
  for (const Fact& fact : deal.facts) {
    const std::optional<std::uint16_t> number = only_case(code, fact);
    if (!number) {
      return std::nullopt;
    }
    const Case* const c = *number == kNoCase ? nullptr : &code.cases[*number];
    if (codes::row_of(fact.kind).reads == codes::Reads::King) {
      if (c == nullptr || !gives_king(*c)) {
        return std::nullopt;
      }
      kings.push_back(ruling_of_king(deal, *c, *number, fact));
    } else if (c != nullptr && !is_silent(*c, fact)) {
      if (!is_note(*c)) {
        return std::nullopt;
      }
      ++notes;
    }
  }
  return notes;
}

/// Was the game won by a king, and the hand led to all the same?
bool played_on(const DealFacts& deal, const GameWon& won) {
  return won.by_king && first_within(deal, replay::bit(Beat::Lead), won.at) != kNoTime;
}

/// Is a king left open, or does it turn on a doubtful reading who has won?
bool leaves_doubt(const Code& code, const Ledger& ledger, const std::vector<Ruling>& kings) {
  return std::ranges::any_of(ledger.entries.kings,
                             [](const KingFate& king) { return king.status == Status::Open; }) ||
         std::ranges::any_of(kings, [&](const Ruling& king) {
           return reading_decides(code, ledger, code.cases[king.case_index], king.fact.subject);
         });
}

}  // namespace

bool keeps_to_itself(const DealFacts& deal) {
  using K = record::ActKind;
  constexpr record::ActKinds kOfDealBefore{K::TakeDown,   K::Admit,       K::Deny,      K::Grant,
                                           K::Dispute,    K::Withdraw,    K::ClaimGame, K::Settled,
                                           K::HandsAgain, K::AskToDecide, K::Rule,      K::TakeBack,
                                           K::Resign,     K::Omit,        K::Odd};
  return !deal.seen.any_of(kOfDealBefore) && !deal.place.broken_before &&
         !deal.place.begins_untold && !deal.dealings.empty() &&
         std::ranges::none_of(deal.testimony,
                              [](const Testimony& said) { return said.deals_ago.value_or(0) > 0; });
}

int notes_on_game_won(const Code& code) {
  const Fact fact = replay::fact_of(FactKind::GameWon, record::actor_of(Seat::First), 0);
  const Candidates answers = candidates(code, fact, 0);
  if (answers.size != 1) {
    return 0;
  }
  const Case& c = code.cases[answers.cases[0]];
  return is_silent(c, fact) || (c.cls == Class::Info && c.reading.empty()) ? 1 : -1;
}

bool goes_by_outlines(const Code& code) {
  const auto closes_told = [](const Case& c) {
    return ((resolve(c.may.until, false) | resolve(c.may.until, true)) &
            replay::Outline::kUntold) == 0;
  };
  const auto of_score = {replay::ScoreFor::King, replay::ScoreFor::Point, replay::ScoreFor::Vole};
  return std::ranges::all_of(code.cases,
                             [&](const Case& c) { return !gives_king(c) || closes_told(c); }) &&
         std::ranges::all_of(of_score, [&](replay::ScoreFor what) {
           const std::uint16_t number = case_of_score(code, what);
           return number == kNoCase || closes_told(code.cases[number]);
         });
}

bool passes_over_later_proposals(const Code& code) {
  return std::ranges::all_of(std::array{false, true}, [&](bool agreed) {
    // Which case answers a fact does not turn on its number.
    const Fact fact = replay::later_proposal(record::actor_of(Seat::First), 0, agreed, 2);
    const std::optional<std::uint16_t> found = only_case(code, fact);
    return found && (*found == kNoCase || is_silent(code.cases[*found], fact));
  });
}

Time first_within(const DealFacts& deal, WindowBeats beats, Time from) {
  for (std::size_t at = from + 1; at < deal.beats.size(); ++at) {
    if ((deal.beats[at] & beats) != 0) {
      return static_cast<Time>(at);
    }
  }
  return kNoTime;
}

bool rule_in_brief(const Code& code, const DealFacts& deal, const DealFacts* next,
                   const CarriedScore& carried, ScoreRoom& room, DealResult& result) {
  std::vector<Ruling>& kings = room.tried.rulings.list;
  Ledger& ledger = room.tried.ledger;
  const std::optional<int> notes = rule_on_kings(code, deal, kings);
  if (!notes) {
    return false;
  }
  const LedgerSource matter{code, deal, next, room.tried.rulings.timeline, kings, {}, {}, {}};
  if (!reckon_in_brief(matter, carried, room, ledger)) {
    return false;
  }
  const bool won = ledger.game.won.at != kNoTime;
  if (leaves_doubt(code, ledger, kings) ||
      (won && (room.table.notes_on_game < 0 || played_on(deal, ledger.game.won)))) {
    return false;
  }
  result.clear();
  result.in_brief = true;
  result.stands.last = next == nullptr;
  result.after.due = shown(code, ledger.due);
  result.after.marked = shown(code, ledger.recorded);
  result.after.settled = result.after.marked;
  result.notes_in_brief =
      static_cast<std::uint16_t>(ledger.entries.kings.size() + static_cast<std::size_t>(*notes) +
                                 static_cast<std::size_t>(won ? room.table.notes_on_game : 0));
  return true;
}

}  // namespace ecarte::law
