// SPDX-License-Identifier: MIT
//
// Faults of playing: cards taken back, leads out of turn, suits named wrongly, hands given up.
#include <algorithm>
#include <array>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

using support::suit_of;

constexpr std::array<std::string_view, 4> kSuitsNamed{"spade", "heart", "diamond", "club"};

/// The card goes back where it lay; or another lawful one is played instead, against the law.
void takes_back_without_cause(Fault& fault, Table& table, Moment moment, bool put_back) {
  if (fault.done || !in_its_trick(fault, table, moment, Moment::Replied)) {
    return;
  }
  const Seat seat = 1 - table.leader;
  PlainHand& hand = table.hands[seat];
  PlainCard next = table.replied;
  if (!put_back) {
    PlainHand before = hand;
    before.push_back(table.replied);
    PlainHand lawful = support::lawful_replies(before, table.led, table.trump);
    std::erase(lawful, table.replied);
    if (lawful.empty() || std::ranges::count(lawful, table.king()) != 0 ||
        table.replied == table.king()) {
      return;
    }
    next = lawful.front();
    hand.push_back(table.replied);
    std::erase(hand, next);
    fault.due_known = false;
    fault.beside("mandatory-remedy-ignored");
  }
  fault.done = true;
  table.say(seat, "takes back " + support::text_of(table.replied));
  table.replied = next;
  table.write_reply(seat, next);
  fault.expect({"39", "card-withdrawn-without-cause", as_seat(seat),
                put_back ? "imposed" : "ignored", kNobody, "card-stands"});
}

void takes_back_lead(Fault& fault, Table& table, Moment moment) {
  if (fault.done || !in_its_trick(fault, table, moment, Moment::Led)) {
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
  if (fault.done || !in_its_trick(fault, table, moment, Moment::BeforeLead)) {
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
  fault.expect({"40", "led-out-of-turn", as_seat(seat), taken_up ? "elected" : "lapsed", kEither});
}

/// Taken up when it has been played to: it stays.
void takes_up_late(Fault& fault, Table& table, Moment moment) {
  if (!fault.done && in_its_trick(fault, table, moment, Moment::BeforeLead)) {
    table.leader = 1 - table.leader;
    fault.seat = table.leader;
    fault.done = true;
    fault.expect({"40", "led-out-of-turn", as_seat(fault.seat), "lapsed", kEither});
  } else if (fault.done && fault.stage == 0 &&
             in_its_trick(fault, table, moment, Moment::Replied)) {
    fault.stage = 1;
    table.say(fault.seat, "takes back " + support::text_of(table.led));
    table.say(fault.seat, "leads " + support::text_of(table.led));
    fault.expect(
        {"40", "lead-out-of-turn-stands", as_seat(fault.seat), "imposed", kNobody, "card-stands"});
  }
}

/// The one whose lead it is does not play to it, but leads himself.
void leads_himself(Fault& fault, Table& table, Moment moment) {
  if (!fault.done && in_its_trick(fault, table, moment, Moment::BeforeLead)) {
    const Seat seat = 1 - table.leader;
    const PlainCard card = table.hands[seat].front();
    fault.done = card != table.king();
    table.say(seat, "leads " + support::text_of(card));
    table.say(table.leader, "finds the lead out of turn");
    table.say(seat, "takes back " + support::text_of(card));
    fault.expect({"40", "led-out-of-turn", as_seat(seat), "elected", kEither, "unplay"});
  }
}

enum class Answer {
  Played,
  Obeyed,
  ObeyedUnsaid,
  AnotherUnsaid,
  NotObeyed,
  Void,
  VoidWithdrawn,
  TooLate
};

/// The other may have the suit led; but where the leader has none of it, the card stays.
void expect_of_suit(Fault& fault, Seat seat, Answer answer) {
  const bool is_void = answer == Answer::Void || answer == Answer::VoidWithdrawn;
  const bool late = answer == Answer::Played || answer == Answer::TooLate;
  Expected what{"41", "named-suit-mismatch", as_seat(seat)};
  const bool obeyed = answer == Answer::Obeyed || answer == Answer::ObeyedUnsaid;
  what.status = late ? "lapsed" : obeyed ? "elected" : "ignored";
  what.elector = as_seat(1 - seat);
  what.gives = "elective play-named-suit";
  if (is_void) {
    what.status = answer == Answer::Void ? "imposed" : "ignored";
    what.elector = kNobody;
    what.gives = "mandatory card-stands";
  }
  fault.expect(what);
  if (answer == Answer::NotObeyed || answer == Answer::AnotherUnsaid ||
      answer == Answer::VoidWithdrawn) {
    fault.expect({"41", is_void ? "withdrew-though-void" : "named-suit-not-led", as_seat(seat)});
  } else if (answer == Answer::TooLate) {
    fault.expect({"41", "remedy-claimed-late", as_seat(1 - seat)});
  }
}

void names_wrongly(Fault& fault, Table& table, Moment moment, Answer answer) {
  const Seat seat = table.leader;
  const Seat other = 1 - seat;
  if (fault.done && answer == Answer::TooLate && fault.stage == 1 &&
      in_its_trick(fault, table, moment, Moment::Replied)) {
    fault.stage = 2;
    table.say(other, std::string("requires a ") +
                         std::string(kSuitsNamed[static_cast<std::size_t>(fault.number)]));
  }
  if (fault.done || !in_its_trick(fault, table, moment, Moment::Led)) {
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
    table.say(other, "requires a " + std::string(kSuitsNamed[static_cast<std::size_t>(suit)]));
  }
  const bool unsaid = answer == Answer::ObeyedUnsaid || answer == Answer::AnotherUnsaid;
  if (answer == Answer::Obeyed || answer == Answer::VoidWithdrawn || unsaid) {
    if (!unsaid) {
      table.say(seat, "takes back " + support::text_of(table.led));
    }
    const bool of_it = answer != Answer::AnotherUnsaid;
    const auto of_suit =
        std::ranges::find_if(hand, [&](PlainCard c) { return (suit_of(c) == suit) == of_it; });
    if (of_suit == hand.end() && unsaid) {
      return give_up(fault, table);
    }
    const PlainCard card = of_suit == hand.end() ? hand.front() : *of_suit;
    std::erase(hand, card);
    hand.push_back(table.led);
    table.led = card;
    table.say(seat, "leads " + support::text_of(card));
  }
  expect_of_suit(fault, seat, answer);
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
  fault.expect({"42", "hand-abandoned", kAnybody, "", kNobody, "",
                tricks == 0   ? "automatic award-vole"
                : tricks == 3 ? "automatic forgo-vole"
                              : "automatic award-point"});
}

/// Throwing down with a claim of the vole, or the point, that the other's tricks deny: the other
/// disputes it, and the hand is played on.
void claims_in_vain(Fault& fault, Table& table, Moment moment, bool vole) {
  const Seat other = 1 - fault.seat;
  const bool denied = vole ? table.tricks[other] > 0 : table.tricks[other] >= 3;
  if (table.tricks[fault.seat] >= 3 || fault.in_next || fault.done ||
      moment != Moment::BeforeLead || !denied || table.trick < fault.trick) {
    return;
  }
  fault.done = true;
  table.say(fault.seat,
            std::string("throws down his hand, claiming the ") + (vole ? "vole" : "point"));
  table.say(other, "disputes it");
  fault.expect({"42", "claim-unfounded"});
}

}  // namespace

void add_play(Kinds& kinds) {
  for (const bool put_back : {true, false}) {
    kinds.push_back(
        {std::string("taken-back-without-cause") + (put_back ? "" : "-and-another-played"),
         [put_back](Fault& f, Table& t, Moment m) {
           takes_back_without_cause(f, t, m, put_back);
         }});
  }
  kinds.push_back({"led-out-of-turn-taken-up-late", takes_up_late});
  kinds.push_back({"led-out-of-turn-noticed", leads_himself});
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
  named("suit-named-obeyed-without-a-word", Answer::ObeyedUnsaid);
  named("suit-named-and-another-led-without-a-word", Answer::AnotherUnsaid);
  named("suit-named-not-obeyed", Answer::NotObeyed);
  named("suit-named-void", Answer::Void);
  named("suit-named-void-withdrawn", Answer::VoidWithdrawn);
  for (int tricks = 0; tricks <= 3; ++tricks) {
    kinds.push_back({"abandoned-with-" + std::to_string(tricks),
                     [tricks](Fault& f, Table& t, Moment m) { abandons(f, t, m, tricks); }});
  }
  for (const bool vole : {true, false}) {
    kinds.push_back({std::string(vole ? "vole" : "point") + "-claimed-in-vain-and-played-on",
                     [vole](Fault& f, Table& t, Moment m) { claims_in_vain(f, t, m, vole); }});
  }
}

}  // namespace ecarte::campaign
