// SPDX-License-Identifier: MIT
#include "campaign/permissive.hpp"

#include <algorithm>
#include <string>

namespace ecarte::campaign {

void Permissive::at(Table& table, Moment moment) {
  before_the_hand(table, moment);
  if (!table.told_short) {
    in_exchanging(table, moment);
    in_play(table, moment);
  }
  if (table.bystander) {
    bystander(table, moment);
  }
  if (moment == Moment::Marked) {
    after_the_hand(table);
  }
}

void Permissive::before_the_hand(Table& table, Moment moment) {
  Chance& chance = table.chance;
  const Seat n = table.nondealer();
  const auto card_of = [&](Seat seat) {
    return "exposes " + table.name(seat) + "'s " + support::text_of(chance.any(table.hands[seat]));
  };
  if (moment == Moment::Gathered && !table.packs && chance.one_in(20)) {
    table.say(static_cast<Seat>(chance.below(2)), "calls for two new packs, and pays");
    if (chance.one_in(2)) {
      table.say(table.dealer, "chooses the red pack");
    }
  }
  if (moment == Moment::Opened && chance.one_in(12)) {
    table.say_before("agreed: change of seats");
    table.say_before(table.name(static_cast<Seat>(chance.below(2))) + " chooses his seat");
  }
  if (moment == Moment::Gathered && table.packs && chance.one_in(12)) {
    table.say(n, "shuffles the " + table.pack_name(table.dealer) + " pack");
  }
  if (moment == Moment::Cut && chance.one_in(20)) {
    // The right to shuffle ends with the cut.
    table.say(n, "cuts " + std::to_string(2 + chance.below(29)));
    table.say(table.dealer, "denies " + table.name(n) + " the shuffle");
  }
  if (moment == Moment::Given && chance.one_in(12)) {
    table.say(table.dealer, card_of(table.dealer));
  } else if (moment == Moment::Given && chance.one_in(20)) {
    table.say(n, card_of(n));
  }
  if (moment == Moment::Turned && table.packs && chance.one_in(10)) {
    table.say(n, "shuffles the idle pack");
  }
  if (moment == Moment::Turned && chance.one_in(20)) {
    table.say(n, "has not looked");
  }
  if (moment == Moment::Turned && chance.one_in(30)) {
    // The undermost card, which nobody will reach.
    table.say_of(support::text_of(table.stock.front()) + " lies faced in the stock");
    table.stock.erase(table.stock.begin());
  }
}

void Permissive::in_exchanging(Table& table, Moment moment) {
  Chance& chance = table.chance;
  const Seat n = table.nondealer();
  if (moment == Moment::Accepted && table.holds(n, table.king()) && chance.one_in(6)) {
    // Named while he holds it, then put out: the king must be in the hand that is played.
    table.say(n, "announces the king");
    table.throws[n] = table.king();
  }
  if (moment == Moment::Accepted && chance.one_in(25)) {
    table.say(table.dealer, "looks at his hand");
  }
  if (moment != Moment::Exchanged) {
    return;
  }
  if (chance.one_in(10)) {
    table.say(n, chance.one_in(2) ? "looks at the cards given" : "takes up the cards given");
  }
  if (chance.one_in(12)) {
    table.say(n, "touches his discard");
  }
  if (chance.one_in(12)) {
    table.say(table.dealer, "touches " + table.name(n) + "'s discard");
  }
}

/// What people write down besides, and what changes nothing.
void Permissive::of_no_bearing(Table& table) {
  Chance& chance = table.chance;
  const Seat seat = static_cast<Seat>(chance.below(2));
  if (chance.one_in(30)) {
    table.say(seat, "has looked");
  }
  if (chance.one_in(30)) {
    table.say(seat, "wants to play for more");
  }
  if (chance.one_in(30)) {
    table.say(seat, "does not claim");
  }
  if (chance.one_in(30) && table.stock.size() > 1) {
    table.say_of(std::to_string(table.stock.size()) + " cards are left");
  }
}

void Permissive::in_play(Table& table, Moment moment) {
  Chance& chance = table.chance;
  if (moment == Moment::Ready && chance.one_in(25)) {
    const Seat seat = static_cast<Seat>(chance.below(2));
    const bool own_king =
        table.turned == table.king() && seat == table.dealer;  // that is no false one
    if (!table.holds(seat, table.king()) && !table.announced[seat] && !own_king) {
      // A false king owned to before a card of his is played is none.
      table.say(seat, "announces the king");
      if (table.marks == Marks::Each && chance.one_in(2)) {
        table.say(seat, "marks the king");
        table.say(seat, "withdraws the king");
        table.say(seat, "takes down 1");
      } else {
        table.say(seat, "withdraws the king");
      }
    }
  }
  if (moment == Moment::Ready) {
    of_no_bearing(table);
  }
  if (moment == Moment::Led && chance.one_in(20)) {
    table.name_suit(support::suit_of(table.led));
  }
  const bool playing =
      moment == Moment::BeforeLead || moment == Moment::Led || moment == Moment::Replied;
  if (playing && table.exchanges > 0 && table.took[table.dealer] > 0 && chance.one_in(20)) {
    table.say(table.nondealer(), chance.one_in(3) ? "requires the number" : "asks how many");
    table.say(table.dealer, "answers " + std::to_string(table.took[table.dealer]));
  }
  if ((moment == Moment::BeforeLead || moment == Moment::Led) && !table.whole) {
    give_up_or_claim(table);
  }
}

void Permissive::give_up_or_claim(Table& table) {
  Chance& chance = table.chance;
  const Seat seat = static_cast<Seat>(chance.below(2));
  const Seat other = 1 - seat;
  const int made = table.tricks[seat];
  if (made < 3 && chance.one_in(60)) {
    table.throw_down(seat);
    return;
  }
  // A claim is no giving up: what is granted is scored, and what is disputed is played for.
  if (table.trick > 1 && chance.one_in(40)) {
    const bool all = table.tricks[other] == 0 && made >= 3;
    if (made >= 3 && chance.one_in(2)) {
      table.say(seat, all ? "throws down, claiming the vole" : "throws down, claiming the point");
      table.say(other, "grants it");
      table.result = table.worth(seat, all);
      table.result_of = seat;
      table.stopped = true;
      table.ending = Ending::Granted;
    } else if (table.tricks[other] > 0 && table.tricks[0] + table.tricks[1] < 5) {
      table.say(seat, "throws down, claiming the vole");
      table.say(other, "disputes it");
    }
  }
}

void Permissive::bystander(Table& table, Moment moment) {
  Chance& chance = table.chance;
  const std::string own = table.name(table.backed);
  if (table.french && moment == Moment::Ready && chance.one_in(6)) {
    table.say_of("Z advises " + own + " by pointing");
  }
  if (table.french && moment == Moment::Led && chance.one_in(20)) {
    table.say_of("Z advises " + own + " by pointing");
  }
  if (table.french && moment == Moment::Marked && chance.one_in(10)) {
    table.say_of("Z points out the score");
  }
  if (table.french && moment == Moment::Turned && chance.one_in(15)) {
    table.say_of("Z remarks");
  }
  backers(table, moment);
  forgotten_king(table, moment);
  if (table.french && moment == Moment::BeforeLead && table.trick > 1 && chance.one_in(40) &&
      !table.whole) {
    table.say(table.backed, "resigns the game");
    table.say_of("Z plays out " + own + "'s game");
  }
  if (moment == Moment::Turned && chance.one_in(8)) {
    table.say_of("Z looks over " + own + "'s hand");
  }
  if (moment == Moment::Exchanged && chance.one_in(20)) {
    table.say_of(table.name(0) + " and " + table.name(1) + " ask Z");
    if (chance.one_in(2)) {
      table.say_of("Z remarks");
    }
    table.say_of("Z rules: \"the number of cards is right\"");
  }
}

/// Others come to the table of French écarté, cover, and withdraw again what they covered.
void Permissive::backers(Table& table, Moment moment) {
  Chance& chance = table.chance;
  if (!table.french || moment != Moment::Gathered || !chance.one_in(8)) {
    return;
  }
  const std::string other = table.name(1 - table.backed);
  switch (chance.below(4)) {
    case 0:
      table.say_of("W covers 5 on " + other);
      table.say_of("W withdraws 5");
      break;
    case 1:
      table.say_of("Z stakes 5");
      break;
    case 2:
      table.say_of("V comes in");
      break;
    default:
      table.say_of("V retires");
  }
}

/// A forgotten king is pointed out by one who may: a backer at French écarté, or at English écarté
/// one whom both have asked.
void Permissive::forgotten_king(Table& table, Moment moment) {
  const bool playing = moment == Moment::BeforeLead || moment == Moment::Led;
  if (!table.king_unmarked || !playing || !table.chance.one_in(4)) {
    return;
  }
  if (!table.french) {
    table.say_of(table.name(0) + " and " + table.name(1) + " ask Z");
  }
  table.say_of("Z points out " + table.name(table.dealer) + "'s king");
  table.mark(table.dealer, 1, "marks the king");
  table.king_unmarked = false;
}

void Permissive::after_the_hand(Table& table) {
  Chance& chance = table.chance;
  const bool gathered = chance.one_in(6);
  if (gathered) {
    table.say_of("the cards are gathered");
    if (table.exchanges > 0 && chance.one_in(4)) {
      table.say(table.nondealer(), "asks how many");
      table.say(table.dealer, chance.one_in(2)
                                  ? "denies " + table.name(table.nondealer()) + " the number"
                                  : "does not answer");
    }
  }
  const Seat winner = table.due[0] >= 5 ? 0 : 1;
  if (table.due[winner] < 5) {
    return;
  }
  if (table.marks == Marks::Each && chance.one_in(3)) {
    table.say(winner, "claims the game");
  }
  const int lost_with = table.due[1 - winner];
  if (chance.one_in(3)) {
    table.say_of(std::string("settled: ") + (!table.multiples ? "single"
                                             : lost_with == 0 ? "treble"
                                             : lost_with <= 2 ? "double"
                                                              : "single"));
  }
  if (table.bystander && !table.french && gathered) {
    table.say_of("Z remarks");
  }
}

}  // namespace ecarte::campaign
