// SPDX-License-Identifier: MIT
#include "law/readings.hpp"

#include <algorithm>

#include "codes/fact_rows.hpp"

namespace ecarte::law {

namespace {

/// Would a player have reached the game, were it not won before by the other?
bool would_have_won(const Code& code, const Ledger& ledger, Seat seat) {
  int points = 0;
  bool fell = false;
  for (const Right& right : ledger.entries.rights) {
    points += right.seat == seat ? right.amount : 0;
    fell = fell || (right.seat == seat && right.fate.fallen);
  }
  const int needed = code.game - points;
  return fell && (needed <= 0 || may_have(ledger.before, seat, needed));
}

/// Has a player a king to mark yet that brings him to the game?
bool may_win_yet(const Code& code, const Ledger& ledger, Seat seat) {
  int points = 0;
  bool pending = false;
  for (const Right& right : ledger.entries.rights) {
    points += right.seat == seat && !right.fate.fallen ? right.amount : 0;
    pending = pending ||
              (right.seat == seat && right.fate.pending && right.purpose == replay::ScoreFor::King);
  }
  const int needed = code.game - points;
  return pending && (needed <= 0 || may_have(ledger.before, seat, needed));
}

/// Did he mark his king before any of the other's points accrued that fell by it?
bool marked_first(const replay::DealFacts& deal, const Ledger& ledger, Seat seat) {
  const auto of_king = [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && said.seat == seat && !said.amount.is(0) &&
           said.purpose == record::For::King;
  };
  const auto mark = std::ranges::find_if(deal.testimony, of_king);
  return mark != deal.testimony.end() &&
         std::ranges::all_of(ledger.entries.rights, [&](const Right& right) {
           return right.seat == seat || !right.fate.fallen || right.accrued > mark->at;
         });
}

}  // namespace

bool reading_matters(const TellSource& told, const Case& c, Actor subject) {
  const Code& code = told.code();
  const Ledger& ledger = told.ledger;
  const bool of_order =
      codes::row_of(c.on).king == codes::KingIs::Turned && c.gives_king && c.when_reading.empty();
  if (!of_order || !record::is_player(subject)) {
    return true;
  }
  const Seat seat = static_cast<Seat>(subject);
  return may_have(ledger.before, seat, code.game - 1) &&
         !marked_first(told.given.deal, ledger, seat) &&
         (may_win_yet(code, ledger, seat) || would_have_won(code, ledger, game::other(seat)));
}

bool reading_decides(const Code& code, const Ledger& ledger, const Case& c, Actor subject) {
  if (c.reading.empty()) {
    return false;
  }
  if (!c.gives_king || !c.when_reading.empty()) {
    return true;
  }
  if (!record::is_player(subject)) {
    return false;
  }
  const Seat seat = static_cast<Seat>(subject);
  const GameWon& won = ledger.game.won;
  return won.by == subject ? won.by_king && would_have_won(code, ledger, game::other(seat))
                           : record::is_player(won.by) && may_win_yet(code, ledger, seat);
}

}  // namespace ecarte::law
