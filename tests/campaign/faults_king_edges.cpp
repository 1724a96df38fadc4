// SPDX-License-Identifier: MIT
//
// Edges of the times for the king: the last moment and the one after it, the wrong player, and the
// king that is not in the hand played.
#include <algorithm>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

using support::text_of;

/// The turned king, marked while the next trump is waited for.
void turned_king_at_the_last(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Turned) && support::is_king(table.turned) &&
      table.due[table.dealer] < 4) {
    fault.done = true;
    fault.seat = table.dealer;
    table.drop_last_line();  // his mark
    --table.counters[fault.seat];
    table.score_shown = true;
  } else if (fault.done && fault.in_next && moment == Moment::Given) {
    table.mark(fault.seat, 1, "marks the king");
    if (table.deal_number == 1) {
      --table.counters[fault.seat];  // it was the last king of a game that is over
    } else {
      ++table.due[fault.seat];
    }
  }
}

/// What comes of a king announced by one who has not got it, and plays a card.
enum class OnFalseKing { ByOffender, LetStand, NotDone, WhileTurned, Abandoned };

bool can_pretend_unheld(const Table& table, Seat seat, bool turned) {
  const PlainCard king = table.king();
  return !table.holds(seat, king) && !table.holds(1 - seat, king) &&
         (table.turned == king) == turned && !(turned && seat == table.dealer) &&
         !table.announced[0] && !table.announced[1];
}

void after_the_hand(Fault& fault, Table& table, OnFalseKing then) {
  const Seat other = 1 - fault.seat;
  table.say(other, "takes down " + table.name(fault.seat) + "'s king");
  --table.counters[fault.seat];
  fault.stage = 1;
  if (then == OnFalseKing::ByOffender) {
    table.say(fault.seat, "requires the hands again");
    fault.expect({"25", "remedy-by-wrong-party", as_seat(fault.seat)});
  } else if (then == OnFalseKing::LetStand) {
    table.say(other, "finds the false king");
    table.say(other, "lets it stand");
  }
}

void false_king(Fault& fault, Table& table, Moment moment, OnFalseKing then) {
  if (at_first(fault, table, moment, Moment::Ready) && !fault.done &&
      can_pretend_unheld(table, fault.seat, then == OnFalseKing::WhileTurned)) {
    fault.done = true;
    table.say(fault.seat, "announces the king");
    table.mark(fault.seat, 1, "marks the king");
    table.capped[fault.seat] = true;
    fault.expect({"25", "false-king-announced", as_seat(fault.seat),
                  then == OnFalseKing::LetStand  ? "waived"
                  : then == OnFalseKing::NotDone ? "ignored"
                                                 : fault.unused(),
                  as_seat(1 - fault.seat), "replay-hands"});
    if (then == OnFalseKing::Abandoned) {
      table.throw_down(1 - fault.seat);
    }
  } else if (fault.done && !fault.in_next && fault.stage == 0 && moment == Moment::Marked) {
    after_the_hand(fault, table, then);
  } else if (fault.done && fault.in_next && then == OnFalseKing::NotDone &&
             moment == Moment::Gathered) {
    table.say(1 - fault.seat, "requires the hands again");
    fault.beside("mandatory-remedy-ignored");
    fault.done = true;
  }
}

/// Announced and marked, then put out in the exchange: the mark comes off, or it stands undue.
void put_out(Fault& fault, Table& table, Moment moment, bool taken_down) {
  const Seat n = table.nondealer();
  if (at_first(fault, table, moment, Moment::Accepted) && !fault.done &&
      table.holds(n, table.king()) && table.due[n] < 3 && table.exchanges + 1 == fault.nth) {
    fault.done = true;
    table.say(n, "announces the king");
    table.mark(n, 1, "marks the king");
    table.announced[n] = true;
    table.throws[n] = table.king();
    fault.seat = n;
  } else if (fault.done && !fault.in_next && moment == Moment::Marked) {
    if (taken_down) {
      table.say(n, "takes down 1");
      --table.counters[n];
    } else {
      fault.expect({"23", "king-announced-then-discarded", as_seat(n)});
    }
  }
}

/// The other gives up before the holder has played: his time is until the cards are gathered.
void after_giving_up(Fault& fault, Table& table, Moment moment, bool gathered) {
  if (at_first(fault, table, moment, Moment::Led) && table.trick == 1) {
    const Seat holder = 1 - table.leader;
    if (table.holds(holder, table.king()) && !table.announced[holder] && table.due[holder] < 2) {
      fault.done = true;
      fault.seat = holder;
      table.speaks[holder] = Speaks::Never;
      table.throw_down(1 - holder);
    }
  } else if (fault.done && !fault.in_next && moment == Moment::Marked) {
    if (gathered) {
      table.say_of("the cards are gathered");
      table.say(fault.seat, "announces the king");
      table.mark(fault.seat, 1, "marks the king");
      fault.expect({"23", "king-announced-late", as_seat(fault.seat)});
    } else {
      table.announce(fault.seat);
    }
  }
}

/// The non-dealer's first card is the king, played to a lead out of turn: neither led nor the
/// dealer's, so that it had to be announced before it was played.
void followed_out_of_turn(Fault& fault, Table& table, Moment moment) {
  const Seat n = table.nondealer();
  if (at_first(fault, table, moment, Moment::BeforeLead) && table.trick == 1 &&
      table.holds(n, table.king()) && !table.announced[n] && table.due[n] < 3) {
    table.leader = table.dealer;
    table.speaks[n] = Speaks::Never;
    fault.stage = 1;
  } else if (fault.stage == 1 && !fault.in_next && moment == Moment::Replied &&
             table.replied == table.king() && table.trick == 1) {
    fault.done = true;
    table.say(n, "announces the king");
    table.mark(n, 1, "marks the king");
    fault.expect({"23", "king-announced-late", as_seat(n)});
    fault.expect({"40", "led-out-of-turn", as_seat(table.dealer), "lapsed", kEither});
  }
}

std::optional<PlainCard> the_king(Fault& fault, Table& table) {
  const PlainHand lawful =
      support::lawful_replies(table.hands[1 - table.leader], table.led, table.trump);
  const bool may = std::ranges::count(lawful, table.king()) != 0;
  return fault.stage == 1 && table.trick == 1 && may ? std::optional(table.king()) : std::nullopt;
}

}  // namespace

void add_king_edges(Kinds& kinds) {
  kinds.push_back({"turned-king-marked-at-the-last", turned_king_at_the_last, {}, {}, true});
  const auto pretended = [&kinds](const char* end, OnFalseKing then,
                                  std::optional<bool> followed = {}) {
    kinds.push_back({std::string("false-king-") + end,
                     [then](Fault& f, Table& t, Moment m) { false_king(f, t, m, then); },
                     {},
                     {},
                     followed});
  };
  pretended("claimed-by-offender", OnFalseKing::ByOffender);
  pretended("let-stand", OnFalseKing::LetStand);
  pretended("claimed-and-not-done", OnFalseKing::NotDone, true);
  pretended("while-it-is-turned", OnFalseKing::WhileTurned);
  pretended("innocent-abandons-at-once", OnFalseKing::Abandoned);
  for (const bool down : {true, false}) {
    kinds.push_back({std::string("king-announced-then-put-out") + (down ? "-taken-down" : ""),
                     [down](Fault& f, Table& t, Moment m) { put_out(f, t, m, down); }});
  }
  kinds.push_back({"king-after-the-other-gives-up",
                   [](Fault& f, Table& t, Moment m) { after_giving_up(f, t, m, false); }});
  kinds.push_back({"king-after-the-cards-are-gathered",
                   [](Fault& f, Table& t, Moment m) { after_giving_up(f, t, m, true); }});
  kinds.push_back({"king-followed-to-a-lead-out-of-turn", followed_out_of_turn, the_king});
}

}  // namespace ecarte::campaign
