// SPDX-License-Identifier: MIT
//
// What is claimed in words: marks that were left, the game, a multiple; and hands thrown down with
// a claim that is good.
#include <algorithm>
#include <array>
#include <string>

#include "campaign/fault.hpp"
#include "campaign/wrong_hand.hpp"

namespace ecarte::campaign {
namespace {

/// Whether the table stopped because a king made five, and what it wrote of the mark is taken back.
bool mark_of_turned_king_dropped(Table& table) {
  if (!support::is_king(table.turned) || table.king_is_barred) {
    return false;
  }
  table.drop_last_line();
  --table.counters[table.dealer];
  table.stopped = false;
  table.ending = Ending::Played;
  return true;
}

// ── 22, 50: marks left

enum class MarkClaimed { InTime, AndMarked, Late, ByLoser, ThoughMarked };

/// Nothing is marked for the hand, and the next deal brings the claim of it.
void claims_what_was_left(Fault& fault, Table& table, Moment moment, MarkClaimed how) {
  const bool late = how == MarkClaimed::Late;
  if (at_first(fault, table, moment, Moment::HandOver) && !fault.done) {
    const auto [seat, vole, points] = table.came_out();
    fault.done = points > 0 && table.due[seat] + points < 5 && !silent_king(table, 0) &&
                 !silent_king(table, 1) && !support::is_king(table.turned);
    fault.seat = seat;
    fault.number = points;
    fault.stage = vole ? 2 : 1;
    table.marked_already = how != MarkClaimed::ThoughMarked;
  } else if (fault.done && !fault.in_next && moment == Moment::Marked) {
    // Where neither mark nor counters are told, who claims tells that it was left.
    table.score_shown =
        fault.trick % 2 == 0 || how == MarkClaimed::ByLoser || how == MarkClaimed::InTime;
    if (how != MarkClaimed::AndMarked && how != MarkClaimed::ThoughMarked) {
      lapses(fault, table, fault.seat, fault.number);
    }
  } else if (fault.done && fault.in_next && moment == (late ? Moment::Turned : Moment::Given)) {
    if (table.deal_number == 1 || (late && support::is_king(table.turned))) {
      return give_up(fault, table);
    }
    const Seat claimer = how == MarkClaimed::ByLoser ? 1 - fault.seat : fault.seat;
    const bool right = how == MarkClaimed::InTime || how == MarkClaimed::AndMarked;
    table.say(claimer, std::string("claims the ") + (fault.stage == 2 ? "vole" : "point"));
    if (how == MarkClaimed::AndMarked) {
      table.mark(claimer, fault.number, "marks " + std::to_string(fault.number));
      table.due[claimer] += fault.number;
    }
    fault.expect_in_next({right || late ? "50" : "",
                          right  ? "remedy-claimed"
                          : late ? "remedy-claimed-late"
                                 : "remedy-not-available",
                          right ? kNobody : as_seat(claimer)});
  }
}

/// The same of a king that was turned.
void claims_king_left(Fault& fault, Table& table, Moment moment, bool late) {
  if (at_first(fault, table, moment, Moment::Turned) && table.due[table.dealer] < 4 &&
      mark_of_turned_king_dropped(table)) {
    fault.done = true;
    fault.seat = table.dealer;
    lapses(fault, table, fault.seat, late || !fault.coin ? 1 : 0);
    table.score_shown = fault.trick % 2 == 0;
  } else if (fault.done && fault.in_next && moment == (late ? Moment::Turned : Moment::Given)) {
    if (table.deal_number == 1 ||
        (late && (support::is_king(table.turned) || table.holds(fault.seat, table.king())))) {
      return give_up(fault, table);
    }
    table.say(fault.seat, "claims the king");
    if (!late && fault.coin) {
      table.mark(fault.seat, 1, "marks the king");
      ++table.due[fault.seat];
    } else if (late) {
      fault.expect_in_next({"22", "remedy-claimed-late", as_seat(fault.seat)});
    }
  }
}

// ── 46: the game, and what it counts

/// The dealer at four turns the king and claims the game; then a number proves wrong, and the cards
/// are dealt afresh. At three the claim had no ground.
void game_claimed_then_dealt_afresh(Fault& fault, Table& table, Moment moment, int score) {
  const WrongHand& wrong = kWrongHands[static_cast<std::size_t>(fault.trick % 4)];
  const Seat d = table.dealer;
  if (at_first(fault, table, moment, Moment::Given)) {
    deal_wrongly(table, wrong);
  } else if (at_first(fault, table, moment, Moment::Turned)) {
    fault.done = support::is_king(table.turned) && table.due[d] == score;
    if (fault.coin) {
      table.mark(d, 1, "marks the king");
    }
    table.say(d, "claims the game");
    find_number(table, wrong, table.nondealer());
    claim_fresh_deal(table, table.nondealer());
    dealt_afresh(table);
    fault.expect({wrong.law(), "wrong-number-dealt", as_seat(d), "elected",
                  as_seat(table.nondealer()), "fresh-deal"});
    if (score < 4) {
      fault.expect({"46", "game-claimed-short", as_seat(d)});
    } else {
      fault.beside("game-claimed-short");  // the king is barred till the cards are dealt afresh
    }
  }
}

/// Of a king that was held, announced or not.
void game_claimed_on_a_held_king(Fault& fault, Table& table, Moment moment, bool announced) {
  const WrongHand& wrong = kWrongHands[2 + static_cast<std::size_t>(fault.trick % 2)];
  const Seat seat = fault.seat;
  if (at_first(fault, table, moment, Moment::Given)) {
    deal_wrongly(table, wrong);
  } else if (at_first(fault, table, moment, Moment::Ready) && table.proposals == 0 &&
             table.holds(seat, table.king()) && !table.announced[seat] && table.due[seat] == 4) {
    fault.done = true;
    if (announced) {
      table.say(seat, "announces the king");
      if (fault.coin) {
        table.mark(seat, 1, "marks the king");
      }
    }
    table.say(seat, "claims the game");
    find_number(table, wrong, table.nondealer());
    claim_fresh_deal(table, table.nondealer());
    dealt_afresh(table);
    fault.expect({wrong.law(), "wrong-number-dealt", as_seat(table.dealer), "elected",
                  as_seat(table.nondealer()), "fresh-deal"});
    if (!announced) {
      fault.expect({"46", "game-claimed-short", as_seat(seat)});
    }
  }
}

/// Both at four. The dealer has not marked the king he turned when the other makes the point: his
/// right is the older, and he claims king and game.
void king_and_game_claimed(Fault& fault, Table& table, Moment moment) {
  const Seat d = table.dealer;
  const Seat n = table.nondealer();
  if (at_first(fault, table, moment, Moment::Turned) && table.before[d] == 4 &&
      table.before[n] == 4 && mark_of_turned_king_dropped(table)) {
    --table.due[d];
    fault.stage = 1;
  } else if (at_first(fault, table, moment, Moment::Marked) && fault.stage == 1) {
    fault.done = table.came_out().seat == n && table.came_out().points > 0;
    table.say(d, "claims the king");
    table.say(d, "claims the game");
    table.due[n] = 4;
    table.due[d] = 5;
    table.game_taken_as_won = true;
  }
}

/// And so does one who holds it and never said so: he has no title.
void game_claimed_on_a_silent_king(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Marked) && !fault.done &&
      silent_king(table, fault.seat) && table.due[fault.seat] == 4 &&
      table.due[1 - fault.seat] < 5) {
    fault.done = true;
    table.say(fault.seat, "claims the game");
    fault.expect({"46", "game-claimed-short", as_seat(fault.seat)});
  }
}

/// A multiple is claimed that the loser's score does not give, or that nobody agreed on.
void multiple_claimed(Fault& fault, Table& table, Moment moment, bool agreed) {
  const Seat winner = table.due[0] >= 5 ? 0 : 1;
  if (!at_first(fault, table, moment, Moment::Marked) || fault.done || table.due[winner] < 5 ||
      table.multiples != agreed) {
    return;
  }
  const int lost_with = table.due[1 - winner];
  const std::string_view right = lost_with == 0 ? "treble" : lost_with <= 2 ? "double" : "";
  const std::string_view claimed = fault.coin ? "treble" : "double";
  fault.done = !agreed || claimed != right;
  table.say(winner, "claims a " + std::string(claimed) + " game");
  fault.expect({"46", agreed ? "wrong-multiple" : "multiple-without-agreement", as_seat(winner)});
}

/// The game is won, by a king turned or by the hand; and one of them marks once more. (What the
/// winner of the hand marks beyond five is no matter.)
void marks_after_the_game(Fault& fault, Table& table, Moment moment, bool upon_a_king) {
  const bool won = std::max(table.due[0], table.due[1]) >= 5;
  if (at_first(fault, table, moment, upon_a_king ? Moment::Turned : Moment::Marked) &&
      !fault.done && won && (upon_a_king || table.due[fault.seat] < 5)) {
    fault.done = true;
    table.mark(fault.seat, 1, fault.trick < 3 ? "marks 1" : "marks the point");
    fault.expect({"46", "marked-after-game", as_seat(fault.seat)});
  }
}

/// One gives up the game in the hand, and either marks for it. What was turned before may be
/// marked.
void marks_after_resigning(Fault& fault, Table& table, Moment moment, bool king) {
  if (king && at_first(fault, table, moment, Moment::Turned) && table.due[table.dealer] < 4 &&
      mark_of_turned_king_dropped(table)) {
    fault.stage = 1;
  }
  // By the French rules a backer may still play it out.
  if (at_first(fault, table, moment, Moment::BeforeLead) && !fault.done && !table.french &&
      fault.stage == (king ? 1 : 0) && table.trick == 1 + fault.trick % 4 &&
      std::max(table.tricks[0], table.tricks[1]) < 3 && (king || !support::is_king(table.turned))) {
    fault.done = true;
    table.say(fault.seat, "resigns the game");
    table.stopped = true;
    table.ending = Ending::Stopped;
    table.game_taken_as_won = true;
    table.score_shown = false;
    if (king) {
      table.mark(table.dealer, 1, "marks the king");
      return;
    }
    const Seat marks = fault.coin ? fault.seat : 1 - fault.seat;
    // Before a card is led a point that he marks might be for a king.
    const bool bare = fault.trick % 2 == 0 && table.trick > 1;
    table.mark(marks, 1, bare ? "marks 1" : "marks the point");
    fault.expect({"46", "marked-after-game", as_seat(marks)});
  }
}

// ── 25: a word too many that says what everybody saw

/// The dealer announces the king he turned, and marks it.
void announces_what_he_turned(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Turned) && table.due[table.dealer] < 5 &&
      mark_of_turned_king_dropped(table)) {
    fault.stage = 1;
  } else if (at_first(fault, table, moment, Moment::Ready) && fault.stage == 1 && !fault.done) {
    fault.done = true;
    table.say(table.dealer, "announces the king");
    table.mark(table.dealer, 1, "marks the king");
  }
}

// ── 42: thrown down with a claim

/// He has his three tricks, and says so as he throws down.
void claims_and_throws_down(Fault& fault, Table& table, Moment moment) {
  const Seat seat = fault.seat;
  if (!at_first(fault, table, moment, Moment::BeforeLead) || fault.done || table.tricks[seat] < 3) {
    return;
  }
  fault.done = true;
  const int points = table.worth(seat, false);
  const std::string what =
      table.due[seat] + points >= 5 && fault.trick % 2 == 0 ? "the game" : "the point";
  if (fault.coin) {
    table.say(seat, "claims " + what);
    table.say(seat, "throws down");
  } else {
    table.say(seat, "throws down");
    table.say(seat, "claims " + what);
  }
  if (fault.trick < 4) {
    table.say(1 - seat, "grants it");
  }
  table.stopped = true;
  table.ending = Ending::Granted;
  table.result_of = seat;
  table.result = points;
}

/// Are all his cards trumps, and each above all that the other has?
bool must_win_all(const Table& table, Seat seat) {
  const auto of_trumps = [&](PlainCard card) { return support::suit_of(card) == table.trump; };
  int highest = -1;
  for (const PlainCard card : table.hands[1 - seat]) {
    highest = of_trumps(card) ? std::max(highest, support::height_of(card)) : highest;
  }
  return !table.hands[seat].empty() && std::ranges::all_of(table.hands[seat], [&](PlainCard card) {
    return of_trumps(card) && support::height_of(card) > highest;
  });
}

/// What is left is his, whatever is played: that the other disputes it does not make it less so.
void claims_what_cannot_fail(Fault& fault, Table& table, Moment moment, bool marks) {
  const Seat seat = fault.seat;
  if (!at_first(fault, table, moment, Moment::BeforeLead) || fault.done ||
      !must_win_all(table, seat)) {
    return;
  }
  const int made = table.tricks[seat] + static_cast<int>(table.hands[seat].size());
  const bool vole = made == 5;
  if (made < 3 || (marks && std::max(table.due[0], table.due[1]) >= 3)) {
    return;
  }
  fault.done = true;
  table.say(seat, std::string("throws down, claiming the ") + (vole ? "vole" : "point"));
  table.say(1 - seat, "disputes it");
  table.stopped = true;
  table.ending = Ending::Granted;
  table.result_of = seat;
  table.result = table.worth(seat, vole);
  if (marks) {
    table.mark(1 - seat, 1, "marks the point");
    fault.expect({"48", "point-vole-misscored", as_seat(1 - seat)});
  }
}

}  // namespace

void add_claims(Kinds& kinds) {
  const auto left = [&kinds](const char* name, MarkClaimed how) {
    kinds.push_back(
        {.name = name,
         .at = [how](Fault& f, Table& t, Moment m) { claims_what_was_left(f, t, m, how); },
         .followed = true});
  };
  left("mark-left-and-claimed", MarkClaimed::InTime);
  left("mark-left-claimed-and-marked", MarkClaimed::AndMarked);
  left("mark-left-claimed-late", MarkClaimed::Late);
  left("mark-left-claimed-by-the-loser", MarkClaimed::ByLoser);
  left("mark-made-and-claimed", MarkClaimed::ThoughMarked);
  for (const bool late : {false, true}) {
    kinds.push_back(
        {.name = late ? "turned-king-left-and-claimed-late" : "turned-king-left-and-claimed",
         .at = [late](Fault& f, Table& t, Moment m) { claims_king_left(f, t, m, late); },
         .followed = true,
         .needs_all_told = !late,
         .amend =
             [](Fault& f, Table& t) {
               // Of one who has that of this deal it might be said that he claims it.
               f.done = f.done && !(f.in_next &&
                                    (t.announced[f.seat] || t.king_was_held_by == as_seat(f.seat)));
             }});
  }
  for (const int score : {4, 3}) {
    kinds.push_back({.name = score == 4 ? "game-claimed-then-dealt-afresh"
                                        : "game-claimed-short-then-dealt-afresh",
                     .at = [score](Fault& f, Table& t,
                                   Moment m) { game_claimed_then_dealt_afresh(f, t, m, score); },
                     .before = 8});
  }
  for (const bool announced : {true, false}) {
    kinds.push_back(
        {.name = announced ? "game-claimed-on-a-king-then-dealt-afresh"
                           : "game-claimed-on-a-silent-king-then-dealt-afresh",
         .at = [announced](Fault& f, Table& t,
                           Moment m) { game_claimed_on_a_held_king(f, t, m, announced); },
         .before = 16});
  }
  kinds.push_back({.name = "king-and-game-claimed-at-four",
                   .at = king_and_game_claimed,
                   .followed = false,
                   .before = 12,
                   .needs_all_told = true});
  kinds.push_back(
      {.name = "game-claimed-on-a-silent-king", .at = game_claimed_on_a_silent_king, .before = 8});
  kinds.push_back({.name = "multiple-claimed-wrongly",
                   .at = [](Fault& f, Table& t, Moment m) { multiple_claimed(f, t, m, true); },
                   .before = 8});
  kinds.push_back({.name = "multiple-claimed-without-agreement",
                   .at = [](Fault& f, Table& t, Moment m) { multiple_claimed(f, t, m, false); },
                   .before = 8});
  for (const bool upon_a_king : {true, false}) {
    kinds.push_back({.name = upon_a_king ? "marked-after-a-king-won" : "marked-after-the-game",
                     .at = [upon_a_king](Fault& f, Table& t,
                                         Moment m) { marks_after_the_game(f, t, m, upon_a_king); },
                     .before = 8,
                     .upon_a_king = upon_a_king});
  }
  for (const bool king : {false, true}) {
    kinds.push_back(
        {.name = king ? "king-marked-after-resigning" : "marked-after-resigning",
         .at = [king](Fault& f, Table& t, Moment m) { marks_after_resigning(f, t, m, king); },
         .followed = false,
         .needs_all_told = true});
  }
  kinds.push_back({.name = "turned-king-announced", .at = announces_what_he_turned});
  kinds.push_back({.name = "claims-and-throws-down", .at = claims_and_throws_down});
  for (const bool marks : {false, true}) {
    kinds.push_back(
        {.name = marks ? "claim-that-cannot-fail-marked-by-the-other" : "claim-that-cannot-fail",
         .at = [marks](Fault& f, Table& t, Moment m) { claims_what_cannot_fail(f, t, m, marks); },
         .needs_all_told = marks});
  }
}

}  // namespace ecarte::campaign
