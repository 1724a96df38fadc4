// SPDX-License-Identifier: MIT
//
// Faults about the king of trumps: the titles to mark it, the times to announce it, and a king that
// is announced and not held.
#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

/// `seat` can announce falsely: nobody holds the king, or (`adversary`) the other does.
bool can_pretend(const Table& table, Seat seat, bool adversary) {
  return !table.holds(seat, table.king()) && table.turned != table.king() &&
         table.holds(1 - seat, table.king()) == adversary && !table.announced[0] &&
         !table.announced[1];
}

/// At a random moment before his first card, `fault.seat` announces a king he has not.
bool pretends(Fault& fault, Table& table, Moment moment, bool adversary) {
  const bool now =
      fault.coin ? moment == Moment::Ready
                 : moment == Moment::Led && table.trick == 1 && table.cards_played[fault.seat] == 0;
  const bool just_led = moment == Moment::Led && table.led == table.king();
  if (fault.in_next || fault.done || !now || just_led ||
      !can_pretend(table, fault.seat, adversary)) {
    return false;
  }
  fault.done = true;
  table.say(fault.seat, "announces the king");
  table.mark(fault.seat, 1, "marks the king");
  fault.number = 1;  // a mark stands that is not due
  return true;
}

/// The mark comes off: the adversary may correct it himself.
void corrected(Fault& fault, Table& table, Seat by) {
  if (fault.number == 1) {
    table.say(
        by, by == fault.seat ? "takes down 1" : "takes down " + table.name(fault.seat) + "'s king");
    --table.counters[fault.seat];
    fault.number = 0;
  }
}

/// Announced, a card played, no word: the adversary may have the hands again, and there is a
/// ceiling.
void false_king(Fault& fault, Table& table, Moment moment) {
  if (pretends(fault, table, moment, false)) {
    table.capped[fault.seat] = true;
    fault.expect({"25", "false-king-announced", as_seat(fault.seat), fault.unused(),
                  as_seat(1 - fault.seat)});
  }
  if (fault.done && !fault.in_next && moment == Moment::Marked) {
    corrected(fault, table, 1 - fault.seat);
  }
}

void false_king_mark_stands(Fault& fault, Table& table, Moment moment) {
  if (pretends(fault, table, moment, false)) {
    table.capped[fault.seat] = true;
    fault.expect({"25", "false-king-announced", as_seat(fault.seat), fault.unused(),
                  as_seat(1 - fault.seat)});
    // 47 and 51: a mark without a title stands.
    fault.expect({"", "king-marked-without-title", as_seat(fault.seat)});
  }
}

void false_king_owned_to_late(Fault& fault, Table& table, Moment moment) {
  if (pretends(fault, table, moment, false)) {
    table.capped[fault.seat] = true;
    fault.expect({"25", "false-king-announced", as_seat(fault.seat), fault.unused(),
                  as_seat(1 - fault.seat)});
    return;
  }
  // One act after his first card.
  if (fault.done && fault.number == 1 && table.cards_played[fault.seat] == 1) {
    table.say(fault.seat, "withdraws the king");
    corrected(fault, table, fault.seat);
  }
}

void false_king_owned_to_in_time(Fault& fault, Table& table, Moment moment) {
  if (pretends(fault, table, moment, false)) {
    table.say(fault.seat, "withdraws the king");
    corrected(fault, table, fault.seat);
    fault.expect({"25", "false-king-withdrawn"});
  }
}

void false_king_adversary_holds(Fault& fault, Table& table, Moment moment) {
  if (pretends(fault, table, moment, true)) {
    fault.expect({"25", "false-king-announced", as_seat(fault.seat), "imposed", kNobody,
                  "take-down", "automatic take-down"});
  }
  if (fault.done && !fault.in_next && moment == Moment::Marked) {
    corrected(fault, table, 1 - fault.seat);
  }
}

void false_king_hands_again(Fault& fault, Table& table, Moment moment) {
  if (pretends(fault, table, moment, false)) {
    table.capped[fault.seat] = true;
    fault.expect(
        {"25", "false-king-announced", as_seat(fault.seat), "elected", as_seat(1 - fault.seat)});
  }
  if (fault.done && !fault.in_next && moment == Moment::HandOver && fault.stage == 0) {
    fault.stage = 1;
    corrected(fault, table, 1 - fault.seat);
    table.say(1 - fault.seat, "requires the hands again");
    table.say_of("hands again");
    table.restore_hands();
    table.play(fault);
  }
}

void false_king_claimed_late(Fault& fault, Table& table, Moment moment) {
  false_king(fault, table, moment);
  if (fault.done && fault.in_next && moment == Moment::Turned) {
    table.say(1 - fault.seat, "requires the hands again");
    fault.expect_in_next({"25", "remedy-claimed-late", as_seat(1 - fault.seat)});
  }
}

/// `fault.seat` holds the king, keeps silent, and announces it when `late` says so.
void speaks_late(Fault& fault, Table& table, Moment moment, std::string_view law, bool now) {
  if (moment == Moment::Ready && !fault.in_next) {
    fault.stage = table.holds(fault.seat, table.king()) && !table.announced[fault.seat] ? 1 : 0;
  }
  if (fault.stage == 1 && !fault.done && now) {
    fault.done = true;
    table.say(fault.seat, "announces the king");
    table.mark(fault.seat, 1, "marks the king");
    fault.expect({law, "king-announced-late", as_seat(fault.seat)});
  }
}

void king_one_act_late(Fault& fault, Table& table, Moment moment) {
  const PlainCard first = table.leader == fault.seat ? table.led : table.replied;
  const bool now = table.trick == 1 && table.cards_played[fault.seat] == 1 &&
                   first != table.king() && (moment == Moment::Led || moment == Moment::Replied);
  speaks_late(fault, table, moment, "23", now);
}

void king_late_in_the_hand(Fault& fault, Table& table, Moment moment) {
  const bool now = table.trick == 1 + fault.trick && moment == Moment::BeforeLead;
  if (table.trick == 1 && (moment == Moment::Led || moment == Moment::Replied) &&
      (table.leader == fault.seat ? table.led : table.replied) == table.king()) {
    fault.stage = 0;
  }
  speaks_late(fault, table, moment, "23", now);
}

void king_led_first_late(Fault& fault, Table& table, Moment moment) {
  // Led first and played to: one act late.
  const bool now = table.trick == 1 && moment == Moment::Replied && table.leader == fault.seat &&
                   table.led == table.king();
  speaks_late(fault, table, moment, "24", now);
}

void king_first_of_dealer_late(Fault& fault, Table& table, Moment moment) {
  if (table.trick == 1 && moment == Moment::Replied &&
      (table.replied != table.king() || fault.seat != table.dealer)) {
    fault.stage = 0;
  }
  speaks_late(fault, table, moment, "24",
              table.trick == 2 && moment == Moment::Led && table.cards_played[fault.seat] == 2);
}

/// The same acts one earlier: in time, and nothing is found.
void king_in_time(Fault& fault, Table& table, Moment moment) {
  if (moment == Moment::Ready && !fault.in_next) {
    fault.stage = table.holds(fault.seat, table.king()) && !table.announced[fault.seat] ? 1 : 0;
  }
  const bool unplayed =
      moment == Moment::Led && table.trick == 1 && table.cards_played[fault.seat] == 0;
  const bool led_king = moment == Moment::Led && table.trick == 1 && table.leader == fault.seat &&
                        table.led == table.king();
  const bool dealers = table.trick == 2 && moment == Moment::BeforeLead &&
                       fault.seat == table.dealer && table.replied == table.king();
  if (fault.stage == 1 && !fault.done && (unplayed || led_king || dealers)) {
    fault.done = true;
    table.announce(fault.seat);
  }
}

void king_marked_unannounced(Fault& fault, Table& table, Moment moment) {
  if (moment == Moment::Ready && !fault.in_next && table.holds(fault.seat, table.king()) &&
      !table.announced[fault.seat]) {
    fault.done = true;
    table.mark(fault.seat, 1, "marks the king");
    fault.expect({"23", "king-marked-unannounced", as_seat(fault.seat)});
  }
}

void turned_king_marked_late(Fault& fault, Table& table, Moment moment) {
  if (moment == Moment::Turned && !fault.in_next && support::is_king(table.turned) &&
      table.due[table.dealer] < 4) {
    fault.done = true;
    fault.seat = table.dealer;
    table.drop_last_line();  // his mark
    --table.counters[fault.seat];
    lapses(fault, table, fault.seat, 1);
    table.score_shown = true;
  } else if (fault.done && fault.in_next && moment == Moment::Turned) {
    // Who holds this deal's king might be thought to mark that one.
    fault.done = !table.holds(fault.seat, table.king()) && table.turned != table.king();
    table.mark(fault.seat, 1, "marks the king");
    fault.expect_in_next({"22", "turned-king-marked-late", as_seat(fault.seat)});
  }
}

/// The same, where the deal after begins another game.
void turned_king_marked_in_next_game(Fault& fault, Table& table, Moment moment) {
  turned_king_marked_late(fault, table, moment);
  if (fault.in_next && moment == Moment::Turned) {
    fault.done = fault.done && table.deal_number == 1;
  }
}

void turned_king_marked_by_nondealer(Fault& fault, Table& table, Moment moment) {
  if (moment == Moment::Turned && !fault.in_next && support::is_king(table.turned)) {
    fault.done = true;
    table.mark(table.nondealer(), 1, "marks the king");
    fault.expect({"22", "turned-king-marked-by-nondealer", as_seat(table.nondealer())});
  }
}

void king_of_another_suit(Fault& fault, Table& table, Moment moment) {
  if (moment == Moment::Ready && !fault.in_next && !table.holds(fault.seat, table.king()) &&
      table.turned != table.king() && !table.announced[1 - fault.seat]) {
    fault.done = true;
    table.mark(fault.seat, 1, "marks the king");
    fault.expect({"47", "king-marked-without-title", as_seat(fault.seat)});
  }
}

void king_marked_twice(Fault& fault, Table& table, Moment moment) {
  if (moment == Moment::Marked && !fault.in_next &&
      (table.announced[fault.seat] ||
       (support::is_king(table.turned) && table.dealer == fault.seat))) {
    fault.done = true;
    table.mark(fault.seat, 1, "marks the king");
    fault.expect({"47", "king-overmarked", as_seat(fault.seat)});
  }
}

}  // namespace

void add_king(Kinds& kinds) {
  kinds.push_back({"turned-king-marked-late", turned_king_marked_late, {}, {}, true});
  kinds.push_back(
      {"turned-king-marked-in-the-next-game", turned_king_marked_in_next_game, {}, {}, true, 8});
  kinds.push_back({"turned-king-marked-by-nondealer", turned_king_marked_by_nondealer});
  kinds.push_back({"king-one-act-late", king_one_act_late});
  kinds.push_back({"king-late-in-the-hand", king_late_in_the_hand});
  kinds.push_back({"king-led-first-late", king_led_first_late});
  kinds.push_back({"king-first-of-dealer-late", king_first_of_dealer_late});
  kinds.push_back({"king-in-time", king_in_time});
  kinds.push_back({"king-marked-unannounced", king_marked_unannounced});
  kinds.push_back({"false-king", false_king});
  kinds.push_back({"false-king-mark-stands", false_king_mark_stands});
  kinds.push_back({"false-king-owned-to-late", false_king_owned_to_late});
  kinds.push_back({"false-king-owned-to-in-time", false_king_owned_to_in_time});
  kinds.push_back({"false-king-adversary-holds", false_king_adversary_holds});
  kinds.push_back({"false-king-hands-again", false_king_hands_again});
  kinds.push_back({"false-king-claimed-late", false_king_claimed_late, {}, {}, true});
  kinds.push_back({"king-of-another-suit", king_of_another_suit});
  kinds.push_back({"king-marked-twice", king_marked_twice});
}

}  // namespace ecarte::campaign
