// SPDX-License-Identifier: MIT
//
// Findings that what is told refutes: of packs, packets, numbers and cards taken; numbers that are
// counted in the middle of the hand; and lawful deeds that the other disputes.
#include <algorithm>
#include <array>
#include <string>

#include "campaign/fault.hpp"
#include "campaign/wrong_hand.hpp"

namespace ecarte::campaign {
namespace {

constexpr std::array<std::string_view, 8> kNumbers{"no card", "one",  "two", "three",
                                                   "four",    "five", "six", "seven"};

std::string number(std::size_t cards) {
  return std::string(kNumbers.at(cards));
}

/// He finds it, and claims a fresh deal upon it, or says no more.
void found(Fault& fault, Table& table, Seat finder, const std::string& what) {
  fault.done = true;
  table.say(finder, "finds " + what);
  fault.expect({"", "finding-refuted", kNobody, "none"});
  if (fault.coin) {
    claim_fresh_deal(table, finder);
    fault.expect({"", "remedy-not-available", as_seat(finder)});
  }
}

enum class Vain { Pack, Order, Packets, Number, NumberInPlay, CardsTaken };

void found_in_vain(Fault& fault, Table& table, Moment moment, Vain what) {
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  if (fault.in_next || fault.done || table.dealings != 1) {
    return;
  }
  switch (what) {
    case Vain::Pack:
      if (moment == Moment::Given && table.packs) {
        table.drop_last_line();
        table.say(d, std::string("gives ") + (table.three_first[d] ? "3-2" : "2-3") + " from the " +
                         table.pack_name(d) + " pack");
        found(fault, table, n, "the wrong pack");
      }
      return;
    case Vain::Order:
      if (moment == Moment::Given && table.deal_number > 2) {
        found(fault, table, n, "the order");
      }
      return;
    case Vain::Packets:
      // In a later game it might be the notice of another order that is objected to.
      if (moment == (fault.trick < 3 ? Moment::Given : Moment::Turned) && table.game == 1) {
        found(fault, table, n, "the packets");
      }
      return;
    case Vain::Number:
      if (moment == Moment::Ready && table.exchanges == 0) {
        found(fault, table, n, "four in " + table.name(fault.seat) + "'s hand");
      }
      return;
    case Vain::NumberInPlay:
      if (moment == Moment::BeforeLead && table.trick == 1 + fault.trick && table.trick > 1 &&
          table.exchanges == 0) {
        found(fault, table, n,
              number(table.hands[fault.seat].size() - 1) + " in " + table.name(fault.seat) +
                  "'s hand");
      }
      return;
    case Vain::CardsTaken:
      if (moment == Moment::Exchanged && table.exchanges == 1 && table.took[fault.seat] > 0) {
        found(fault, table, 1 - fault.seat, table.name(fault.seat) + "'s cards taken");
      }
      return;
  }
}

/// As many are found as are left of five: nothing is wrong with that.
void left_counted(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::BeforeLead) && !fault.done && table.trick > 1 &&
      table.trick == 1 + fault.trick) {
    fault.done = true;
    table.say(static_cast<Seat>(table.chance.below(2)),
              "finds " + number(table.hands[fault.seat].size()) + " in " + table.name(fault.seat) +
                  "'s hand");
  }
}

/// Those that are left of four, or of six, are counted.
void left_of_wrong_hand(Fault& fault, Table& table, Moment moment, const WrongHand& wrong) {
  const Seat seat = wrong.seat(table);
  const Seat n = table.nondealer();
  if (at_first(fault, table, moment, Moment::Given)) {
    deal_wrongly(table, wrong);
    fault.expect({"8", "wrong-number-dealt", as_seat(table.dealer)});
  } else if (at_first(fault, table, moment, Moment::Ready) &&
             (table.exchanges > 0 || table.took[seat] > 0)) {
    give_up(fault, table);
  } else if (at_first(fault, table, moment, Moment::BeforeLead) && !fault.done &&
             table.trick == (wrong.surplus ? 2 : 2 + fault.trick % 2)) {
    fault.done = true;
    table.say(fault.coin ? n : table.dealer,
              "finds " + number(table.hands[seat].size()) + " in " + table.name(seat) + "'s hand");
    if (!wrong.nondealers) {
      claim_fresh_deal(table, n);
    }
    fault.expect({wrong.nondealers ? "20" : "21", "wrong-number-played", as_seat(seat),
                  wrong.nondealers ? "imposed" : "elected", wrong.nondealers ? kNobody : as_seat(n),
                  "fresh-deal"});
    dealt_afresh(table);
  }
}

/// What is lawful is disputed, and stays so.
void disputed(Fault& fault, Table& table, Moment moment) {
  static constexpr std::array kMoments{Moment::Given, Moment::Turned, Moment::Refused,
                                       Moment::Exchanged, Moment::Marked};
  if (!fault.in_next && !fault.done && table.dealings == 1 &&
      moment == kMoments[static_cast<std::size_t>(fault.trick - 1)]) {
    fault.done = true;
    const Seat did = moment == Moment::Marked ? table.came_out().seat : table.dealer;
    fault.done = moment != Moment::Exchanged || table.took[table.dealer] > 0;
    table.say(1 - did, "disputes it");
  }
}

/// Of what the other put out he requires the sight, which no law gives him.
void sight_of_discard(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Exchanged) && !fault.done &&
      table.took[table.dealer] > 0) {
    fault.done = true;
    table.say(table.nondealer(), "requires the sight");
    fault.expect({"", "remedy-not-available", as_seat(table.nondealer())});
  }
}

/// A king that is announced by him who has it.
void king_disputed(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Ready) && !fault.done &&
      table.holds(fault.seat, table.king()) && !table.announced[fault.seat] &&
      table.due[fault.seat] < 4) {
    fault.done = true;
    table.announce(fault.seat);
    table.say(1 - fault.seat, "disputes it");
  }
}

}  // namespace

void add_refuted(Kinds& kinds) {
  static constexpr std::array<std::pair<const char*, Vain>, 6> kVain{
      {{"wrong-pack", Vain::Pack},
       {"order", Vain::Order},
       {"packets", Vain::Packets},
       {"number", Vain::Number},
       {"number-in-play", Vain::NumberInPlay},
       {"cards-taken", Vain::CardsTaken}}};
  for (const auto& [name, what] : kVain) {
    const Vain vain = what;
    kinds.push_back({.name = std::string(name) + "-found-and-refuted",
                     .at = [vain](Fault& f, Table& t, Moment m) { found_in_vain(f, t, m, vain); },
                     .needs_all_told = true});
  }
  kinds.push_back({.name = "number-left-counted", .at = left_counted, .needs_all_told = true});
  for (const WrongHand& wrong : kWrongHands) {
    kinds.push_back(
        {.name = wrong.name() + "-left-counted",
         .at = [wrong](Fault& f, Table& t, Moment m) { left_of_wrong_hand(f, t, m, wrong); }});
  }
  kinds.push_back({.name = "lawful-deed-disputed", .at = disputed});
  kinds.push_back({.name = "sight-required-of-a-discard", .at = sight_of_discard});
  kinds.push_back({.name = "king-disputed", .at = king_disputed});
}

}  // namespace ecarte::campaign
