// SPDX-License-Identifier: MIT
//
// Faults of playing: cards taken back, leads out of turn, suits named wrongly, hands given up, and
// tricks not followed or not won as they should be.
#include <algorithm>
#include <array>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

using support::suit_of;
using support::takes;

constexpr std::array<std::string_view, 4> kSuits{"spade", "heart", "diamond", "club"};

bool here(const Fault& fault, const Table& table, Moment moment, Moment when) {
  return !fault.in_next && moment == when && table.trick == fault.trick;
}

/// What a card not among the lawful replies breaks.
std::string_view broken_by(const PlainHand& hand, PlainCard lead, PlainCard played) {
  const bool follows =
      std::ranges::any_of(hand, [&](PlainCard c) { return suit_of(c) == suit_of(lead); });
  return !follows ? "failure-to-trump" : suit_of(played) == suit_of(lead) ? "underplay" : "revoke";
}

/// A card that `fault.seat` may not play to what is led at `fault.trick`, if he has one. `number`
/// remembers which duty it breaks.
std::optional<PlainCard> misplays(Fault& fault, Table& table, std::string_view wanted) {
  const Seat seat = 1 - table.leader;
  if (fault.done || table.trick != fault.trick) {
    return {};
  }
  const PlainHand& hand = table.hands[seat];
  const PlainHand lawful = support::lawful_replies(hand, table.led, table.trump);
  PlainHand wrong;
  for (const PlainCard card : hand) {
    if (std::ranges::count(lawful, card) == 0 && broken_by(hand, table.led, card) == wanted) {
      wrong.push_back(card);
    }
  }
  if (wrong.empty()) {
    return {};
  }
  fault.done = true;
  fault.seat = seat;
  fault.card = lawful.front();  // what he might have played
  table.capped[seat] = true;
  return wrong.front();
}

void established(Fault& fault, std::string_view what, std::string_view status) {
  if (fault.done && fault.expected.empty()) {
    fault.expect({"43", what, as_seat(fault.seat), status, as_seat(1 - fault.seat)});
  }
}

/// Never put right; nobody says a word.
Kind misplay(std::string_view what) {
  return {std::string(what), [what](Fault& f, Table&, Moment) { established(f, what, f.unused()); },
          [what](Fault& f, Table& t) { return misplays(f, t, what); }};
}

/// Taken up before another card is led: nothing is lost.
Kind cured(std::string_view what) {
  return {std::string(what) + "-cured",
          [](Fault& f, Table& t, Moment m) {
            if (f.done && f.stage == 0 && here(f, t, m, Moment::Replied)) {
              f.stage = 1;
              t.say(f.seat, "takes back " + support::text_of(t.replied));
              t.hands[f.seat].push_back(t.replied);
              std::erase(t.hands[f.seat], f.card);
              t.replied = f.card;
              t.write_reply(f.seat, f.card);
              t.capped[f.seat] = false;
              f.expect({"39", "misplay-corrected", as_seat(f.seat)});
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); }};
}

/// One act later, with the next card led: the card goes back where it lay, and the fault stands.
Kind cured_late(std::string_view what) {
  return {std::string(what) + "-cured-late",
          [what](Fault& f, Table& t, Moment m) {
            if (f.done && f.stage == 0 && m == Moment::Replied && t.trick == f.trick) {
              f.number = t.replied;
            }
            if (f.done && f.stage == 0 && m == Moment::Led && t.trick == f.trick + 1) {
              f.stage = 1;
              t.say(f.seat, "takes back " + support::text_of(f.number));
              t.say(f.seat, "plays " + support::text_of(f.number));
              f.expect({"43", what, as_seat(f.seat), f.unused(), as_seat(1 - f.seat)});
              f.expect({"39", "card-withdrawn-late", as_seat(f.seat), "imposed"});
            }
            if (m == Moment::Marked && f.stage == 0 && !f.in_next) {
              f.done = false;
            }
          },
          [what](Fault& f, Table& t) { return f.trick < 5 ? misplays(f, t, what) : std::nullopt; }};
}

/// The other has the hands played again, at once when the hand is over or when it is marked.
Kind again(std::string_view what) {
  return {std::string(what) + "-hands-again",
          [what](Fault& f, Table& t, Moment m) {
            established(f, what, "elected");
            if (f.done && !f.in_next && m == Moment::HandOver && f.stage == 0) {
              f.stage = 1;
              if (f.coin) {
                t.say(1 - f.seat, "finds the " + (what == "failure-to-trump" ? "failure to trump"
                                                                             : std::string(what)));
              }
              t.say(1 - f.seat, "requires the hands again");
              t.say_of("hands again");
              t.restore_hands();
              t.play(f);
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); }};
}

Kind let_stand(std::string_view what) {
  return {std::string(what) + "-let-stand",
          [what](Fault& f, Table& t, Moment m) {
            established(f, what, "waived");
            if (f.done && !f.in_next && m == Moment::HandOver) {
              t.say(1 - f.seat, "finds the " + (what == "failure-to-trump" ? "failure to trump"
                                                                           : std::string(what)));
              t.say(1 - f.seat, "lets it stand");
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); }};
}

/// One act after the next turn-up.
Kind claimed_late(std::string_view what) {
  return {std::string(what) + "-claimed-late",
          [what](Fault& f, Table& t, Moment m) {
            established(f, what, "lapsed");
            if (f.done && f.in_next && m == Moment::Turned) {
              t.say(1 - f.seat, "requires the hands again");
              f.expect_in_next({"43", "remedy-claimed-late", as_seat(1 - f.seat)});
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); },
          {},
          true};
}

/// The offender himself has the hands again, which is the other's right.
Kind claimed_by_offender(std::string_view what) {
  return {std::string(what) + "-claimed-by-the-offender",
          [what](Fault& f, Table& t, Moment m) {
            established(f, what, f.unused());
            if (f.done && !f.in_next && m == Moment::HandOver && f.stage == 0) {
              f.stage = 1;
              t.say(f.seat, "requires the hands again");
              f.expect({"43", "remedy-by-wrong-party", as_seat(f.seat)});
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); }};
}

/// The innocent gives up his hand, not knowing.
Kind innocent_abandons(std::string_view what) {
  return {std::string(what) + "-innocent-abandons",
          [what](Fault& f, Table& t, Moment m) {
            established(f, what, f.unused());
            if (f.done && !f.in_next && f.stage == 0 && m == Moment::BeforeLead &&
                t.trick > f.trick && t.tricks[1 - f.seat] < 3) {
              f.stage = 1;
              t.throw_down(1 - f.seat);
            }
          },
          [what](Fault& f, Table& t) { return misplays(f, t, what); }};
}

void takes_back_without_cause(Fault& fault, Table& table, Moment moment) {
  if (fault.done || !here(fault, table, moment, Moment::Replied)) {
    return;
  }
  fault.done = true;
  const Seat seat = 1 - table.leader;
  table.say(seat, "takes back " + support::text_of(table.replied));
  table.write_reply(seat, table.replied);
  fault.expect({"39", "card-withdrawn-without-cause", as_seat(seat), "imposed"});
}

void takes_back_lead(Fault& fault, Table& table, Moment moment) {
  if (fault.done || !here(fault, table, moment, Moment::Led)) {
    return;
  }
  fault.done = true;
  table.say(table.leader, "takes back " + support::text_of(table.led));
  const bool lies = fault.coin || table.hands[table.leader].empty();
  if (!lies) {
    const PlainCard other = table.hands[table.leader].front();
    std::erase(table.hands[table.leader], other);
    table.hands[table.leader].push_back(table.led);
    table.led = other;
    fault.beside("mandatory-remedy-ignored");
  }
  table.say(table.leader, "leads " + support::text_of(table.led));
  fault.expect({"39", "lead-withdrawn", as_seat(table.leader), lies ? "imposed" : "ignored"});
}

void leads_out_of_turn(Fault& fault, Table& table, Moment moment, bool taken_up) {
  if (fault.done || !here(fault, table, moment, Moment::BeforeLead)) {
    return;
  }
  fault.done = true;
  const Seat seat = 1 - table.leader;
  if (taken_up) {
    const PlainCard card = table.hands[seat].front();
    table.say(seat, "leads " + support::text_of(card));
    table.say(seat, "takes back " + support::text_of(card));
  } else {
    table.leader = seat;
  }
  fault.expect(
      {"40", "led-out-of-turn", as_seat(seat), taken_up ? "elected" : "lapsed", as_seat(seat)});
}

enum class Answer { Played, Obeyed, NotObeyed, Void, VoidWithdrawn, TooLate };

void names_wrongly(Fault& fault, Table& table, Moment moment, Answer answer) {
  const Seat seat = table.leader;
  const Seat other = 1 - seat;
  if (fault.done && answer == Answer::TooLate && fault.stage == 1 &&
      here(fault, table, moment, Moment::Replied)) {
    fault.stage = 2;
    table.say(other, std::string("requires a ") +
                         std::string(kSuits[static_cast<std::size_t>(fault.number)]));
  }
  if (fault.done || !here(fault, table, moment, Moment::Led)) {
    return;
  }
  const bool is_void = answer == Answer::Void || answer == Answer::VoidWithdrawn;
  PlainHand& hand = table.hands[seat];
  std::vector<int> suits;
  for (int suit = 0; suit < 4; ++suit) {
    const bool has = std::ranges::any_of(hand, [&](PlainCard c) { return suit_of(c) == suit; });
    if (suit != suit_of(table.led) && has != is_void) {
      suits.push_back(suit);
    }
  }
  if (suits.empty() || (answer == Answer::VoidWithdrawn && hand.empty()) ||
      table.led == table.king()) {
    return;
  }
  fault.done = true;
  fault.stage = 1;
  const int suit = table.chance.any(suits);
  fault.number = suit;
  table.name_suit(suit);
  if (answer != Answer::Played && answer != Answer::TooLate) {
    table.say(other, "requires a " + std::string(kSuits[static_cast<std::size_t>(suit)]));
  }
  if (answer == Answer::Obeyed || answer == Answer::VoidWithdrawn) {
    table.say(seat, "takes back " + support::text_of(table.led));
    const auto of_suit =
        std::ranges::find_if(hand, [&](PlainCard c) { return suit_of(c) == suit; });
    const PlainCard card = of_suit == hand.end() ? hand.front() : *of_suit;
    std::erase(hand, card);
    hand.push_back(table.led);
    table.led = card;
    table.say(seat, "leads " + support::text_of(card));
  }
  switch (answer) {
    case Answer::Played:
    case Answer::TooLate:
      fault.expect({"41", "named-suit-mismatch", as_seat(seat), "lapsed", as_seat(other)});
      break;
    case Answer::Obeyed:
      fault.expect({"41", "named-suit-mismatch", as_seat(seat), "elected", as_seat(other)});
      break;
    case Answer::NotObeyed:
      fault.expect({"41", "named-suit-not-led", as_seat(seat)});
      fault.expect({"41", "named-suit-mismatch", as_seat(seat), "ignored"});
      break;
    case Answer::Void:
      fault.expect({"41", "named-suit-mismatch", as_seat(seat), "imposed"});
      break;
    case Answer::VoidWithdrawn:
      fault.expect({"41", "withdrew-though-void", as_seat(seat)});
      fault.expect({"41", "named-suit-mismatch", as_seat(seat), "ignored"});
      break;
  }
}

/// Giving up with so many tricks: the vole, the point, or (the point being made) nothing more.
void abandons(Fault& fault, Table& table, Moment moment, int tricks) {
  const bool now = moment == (fault.coin ? Moment::BeforeLead : Moment::Led);
  if (fault.in_next || fault.done || !now || table.tricks[fault.seat] != tricks ||
      (tricks == 0 && table.trick < fault.trick)) {
    return;
  }
  fault.done = true;
  table.throw_down(fault.seat);
  if (tricks == 3) {
    table.result_of = fault.seat;
    table.result = table.worth(fault.seat, false);
  }
  fault.expect({"42", "hand-abandoned"});
}

}  // namespace

void add_play(Kinds& kinds) {
  for (const std::string_view what : {"revoke", "underplay", "failure-to-trump"}) {
    kinds.push_back(misplay(what));
    kinds.push_back(cured(what));
    kinds.push_back(cured_late(what));
    kinds.push_back(again(what));
    kinds.push_back(let_stand(what));
    kinds.push_back(claimed_late(what));
    kinds.push_back(claimed_by_offender(what));
    kinds.push_back(innocent_abandons(what));
  }
  kinds.push_back({"taken-back-without-cause", takes_back_without_cause});
  kinds.push_back({"lead-withdrawn", takes_back_lead});
  kinds.push_back({"led-out-of-turn-answered",
                   [](Fault& f, Table& t, Moment m) { leads_out_of_turn(f, t, m, false); }});
  kinds.push_back({"led-out-of-turn-taken-up",
                   [](Fault& f, Table& t, Moment m) { leads_out_of_turn(f, t, m, true); }});
  const auto named = [&kinds](const char* name, Answer answer) {
    kinds.push_back(
        {name, [answer](Fault& f, Table& t, Moment m) { names_wrongly(f, t, m, answer); }});
  };
  named("suit-named-wrongly", Answer::Played);
  named("suit-named-required-late", Answer::TooLate);
  named("suit-named-obeyed", Answer::Obeyed);
  named("suit-named-not-obeyed", Answer::NotObeyed);
  named("suit-named-void", Answer::Void);
  named("suit-named-void-withdrawn", Answer::VoidWithdrawn);
  for (int tricks = 0; tricks <= 3; ++tricks) {
    kinds.push_back({"abandoned-with-" + std::to_string(tricks),
                     [tricks](Fault& f, Table& t, Moment m) { abandons(f, t, m, tricks); }});
  }
}

}  // namespace ecarte::campaign
