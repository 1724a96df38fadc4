// SPDX-License-Identifier: MIT
//
// What is found only when hands are played again: a number dealt wrong (20, 21), or the pack (45).
// In the first playing nobody saw it, and that it came to its end is no finding.
#include <algorithm>
#include <array>
#include <string>

#include "campaign/fault.hpp"
#include "campaign/wrong_hand.hpp"

namespace ecarte::campaign {
namespace {

using support::text_of;

/// What comes of it.
enum class OnFoundAgain { Afresh, LetStand, PlayedOn };

/// A card that breaks a duty of the one who plays to the trick, before the last of them.
std::optional<PlainCard> revokes_first(Fault& fault, Table& table) {
  const Seat seat = 1 - table.leader;
  if (fault.stage != 0 || table.trick != 1 + fault.trick % 3) {
    return {};
  }
  const PlainHand lawful = support::lawful_replies(table.hands[seat], table.led, table.trump);
  for (const PlainCard card : table.hands[seat]) {
    const bool follows = std::ranges::any_of(table.hands[seat], [&](PlainCard one) {
      return support::suit_of(one) == support::suit_of(table.led);
    });
    if (std::ranges::count(lawful, card) == 0 && follows &&
        support::suit_of(card) != support::suit_of(table.led)) {
      fault.stage = 1;
      fault.seat = seat;
      table.capped[seat] = true;
      return card;
    }
  }
  return {};
}

/// The hands are required again: two tricks later, or when the hand is over.
bool plays_again(Fault& fault, Table& table, Moment moment) {
  const bool due = fault.coin ? moment == Moment::BeforeLead && table.trick == 3 + fault.trick % 3
                              : moment == Moment::HandOver;
  if (fault.in_next || fault.stage != 1 || !due) {
    return false;
  }
  fault.stage = 2;
  table.say(1 - fault.seat, "requires the hands again");
  table.say_of("hands again");
  table.restore_hands();
  table.play(fault);
  table.stopped = true;  // the first playing is not gone on with
  return true;
}

bool in_second_playing(const Fault& fault, const Table& table, Moment moment) {
  return !fault.in_next && fault.stage == 2 && moment == Moment::BeforeLead && table.trick == 3;
}

// ── 20, 21

void number_found_again(Fault& fault, Table& table, const WrongHand& wrong, OnFoundAgain then) {
  const Seat n = table.nondealer();
  const Seat holder = wrong.seat(table);
  Expected played{wrong.nondealers ? "20" : "21", "wrong-number-played", as_seat(holder)};
  played.elector = wrong.nondealers ? kNobody : as_seat(n);
  fault.stage = 3;
  fault.done = true;
  find_number(table, wrong, fault.number == 0 ? n : table.dealer);
  const bool afresh = then == OnFoundAgain::Afresh;
  if (afresh) {
    if (!wrong.nondealers) {
      claim_fresh_deal(table, n);
    }
    dealt_afresh(table);
    played.status = wrong.nondealers ? "imposed" : "elected";
    played.remedy = "fresh-deal";
  } else if (wrong.nondealers) {
    played.status = "ignored";
    fault.expect({"20", "mandatory-remedy-ignored"});
    fault.nothing_counts = !fault.followed;
  } else if (then == OnFoundAgain::LetStand) {
    table.say(n, "lets it stand");
    played.status = "waived";
  } else {
    played.status = "lapsed";
  }
  fault.expect(played);
  fault.expect({"43", "revoke", as_seat(fault.seat), afresh || wrong.nondealers ? "" : "elected"});
  if (!afresh && !wrong.nondealers && !wrong.surplus) {
    fault.expect({"34", "dealer-played-short", as_seat(table.dealer), "imposed"});
  }
}

void number_in_hands_again(Fault& fault, Table& table, Moment moment, const WrongHand& wrong,
                           OnFoundAgain then) {
  const Seat holder = wrong.seat(table);
  if (at_first(fault, table, moment, Moment::Given)) {
    deal_wrongly(table, wrong);
    fault.number = static_cast<int>(table.chance.below(2));
    fault.expect({"8", "wrong-number-dealt", as_seat(table.dealer)});
  } else if (at_first(fault, table, moment, Moment::Ready)) {
    const bool took =
        wrong.nondealers ? table.exchanges > 0 : table.exchanges > 1 || table.took[holder] > 0;
    if (took) {
      return give_up(fault, table);
    }
    if (!wrong.nondealers && !wrong.surplus) {
      table.uncovered = table.nondealer();
    }
  } else if (plays_again(fault, table, moment)) {
    return;
  } else if (in_second_playing(fault, table, moment)) {
    number_found_again(fault, table, wrong, then);
  }
}

// ── 45

void pack_in_hands_again(Fault& fault, Table& table, Moment moment, bool voided) {
  if (at_first(fault, table, moment, Moment::Given)) {
    fault.card = table.stock.front();
    table.stock.erase(table.stock.begin());
  } else if (plays_again(fault, table, moment)) {
    return;
  } else if (in_second_playing(fault, table, moment)) {
    fault.stage = 3;
    fault.done = true;
    table.say(static_cast<Seat>(table.chance.below(2)), "finds the pack wrong");
    table.say_of("the pack lacks " + text_of(fault.card));
    fault.expect({"43", "revoke", as_seat(fault.seat)});
    fault.expect(
        {"45", "pack-imperfect", kNobody, voided ? "imposed" : "ignored", kNobody, "void"});
    if (voided) {
      table.sound_pack = true;
      return dealt_afresh(table);
    }
    fault.expect({"45", "mandatory-remedy-ignored"});
    fault.nothing_counts = !fault.followed;
  }
}

}  // namespace

void add_replayed(Kinds& kinds) {
  static constexpr std::array<std::pair<std::string_view, OnFoundAgain>, 3> kThen{
      {{"-dealt-afresh", OnFoundAgain::Afresh},
       {"-let-stand", OnFoundAgain::LetStand},
       {"-played-on", OnFoundAgain::PlayedOn}}};
  for (const WrongHand& wrong : kWrongHands) {
    for (const auto& [end, how] : kThen) {
      const OnFoundAgain then = how;
      if (then != OnFoundAgain::LetStand || !wrong.nondealers) {
        kinds.push_back({.name = wrong.name() + "-found-in-hands-again" + std::string(end),
                         .at = [=](Fault& f, Table& t,
                                   Moment m) { number_in_hands_again(f, t, m, wrong, then); },
                         .reply = revokes_first});
      }
    }
  }
  for (const bool voided : {true, false}) {
    kinds.push_back(
        {.name = voided ? "pack-found-in-hands-again" : "pack-found-in-hands-again-and-played-on",
         .at = [voided](Fault& f, Table& t, Moment m) { pack_in_hands_again(f, t, m, voided); },
         .reply = revokes_first});
  }
}

}  // namespace ecarte::campaign
