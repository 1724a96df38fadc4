// SPDX-License-Identifier: MIT
//
// Faults of dealing that end in a fresh deal, or might have.
#include <array>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

/// The packets of a deal in which one player gets a card too many or too few, written in full.
std::string wrong_packets(const Table& table, Seat seat, int cards) {
  const auto packet = [&](Seat to, int number) {
    return table.name(to) + " " + std::to_string(number);
  };
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  const bool three = table.three_first[d];
  const auto second = [&](Seat to) { return (to == seat ? cards : 5) - (three ? 3 : 2); };
  return "gives " + packet(n, three ? 3 : 2) + ", " + packet(d, three ? 3 : 2) + ", " +
         packet(n, second(n)) + ", " + packet(d, second(d));
}

void dealt_afresh(Table& table) {
  table.stopped = true;
  table.again = true;
}

/// Found before the trump is turned (9) or after it, in the time of 15 to 18; the non-dealer has
/// the cards dealt afresh.
void wrong_number(Fault& fault, Table& table, Moment moment, bool nondealers, bool surplus,
                  bool before_turn_up) {
  static constexpr std::array kNumbers{"four", "six"};
  if (fault.in_next || table.dealings != 1) {
    return;
  }
  const Seat n = table.nondealer();
  fault.seat = nondealers ? n : table.dealer;
  if (moment == Moment::Given) {
    table.drop_last_line();
    table.say(table.dealer, wrong_packets(table, fault.seat, surplus ? 6 : 4));
  }
  if (moment == (before_turn_up ? Moment::Given : Moment::Turned) &&
      !support::is_king(table.turned)) {
    fault.done = true;
    const Seat finder = fault.coin ? n : table.dealer;
    table.say(finder, std::string("finds ") + kNumbers[surplus ? 1 : 0] + " in " +
                          (finder == fault.seat ? "his hand" : table.name(fault.seat) + "'s hand"));
    table.say(n, "claims a fresh deal");
    if (before_turn_up) {
      table.say(n, "has not looked");
    }
    const std::string_view law = before_turn_up ? "9"
                                 : nondealers   ? (surplus ? "15" : "16")
                                 : surplus      ? "17"
                                                : "18";
    fault.expect({law, "wrong-number-dealt", as_seat(table.dealer), "elected", as_seat(n)});
    dealt_afresh(table);
  } else if (moment == Moment::Turned) {
    table.stopped = true;
    fault.done = false;
    table.ending = Ending::Stopped;
  }
}

enum class Exposed { Claimed, NotClaimed, Late };

void exposes(Fault& fault, Table& table, Moment moment, Exposed how) {
  const Seat n = table.nondealer();
  if (fault.in_next || table.dealings != 1 || moment != Moment::Given) {
    return;
  }
  fault.done = true;
  table.say(table.dealer,
            "exposes " + table.name(n) + "'s " + support::text_of(table.hands[n].front()));
  if (how == Exposed::Claimed) {
    table.say(n, "claims a fresh deal");
    table.say(n, "has not looked");
    dealt_afresh(table);
  } else if (how == Exposed::Late) {
    table.say(n, "looks at his hand");
    table.say(n, "claims a fresh deal");
    fault.expect({"13", "remedy-claimed-late", as_seat(n)});
  }
  if (how == Exposed::NotClaimed) {
    table.say(n, "has not looked");
  }
  fault.expect({"13", "dealer-exposed-nondealer-card", as_seat(table.dealer),
                how == Exposed::Claimed ? "elected"
                : how == Exposed::Late  ? "lapsed"
                                        : "",
                as_seat(n)});
}

void faced_in_pack(Fault& fault, Table& table, Moment moment, bool dealt_again) {
  if (fault.in_next || table.dealings != 1 || moment != Moment::Given) {
    return;
  }
  fault.done = true;
  table.say_of(support::text_of(table.stock.front()) + " lies faced in the pack");
  fault.expect({"12", "faced-card-in-pack", kNobody, dealt_again ? "imposed" : "ignored"});
  if (dealt_again) {
    dealt_afresh(table);
  } else {
    fault.beside("mandatory-remedy-ignored");
    fault.due_known = false;
  }
}

/// The packets come in another order than his last; nobody sees it, or not before the turn-up.
void order_changed(Fault& fault, Table& table, Moment moment) {
  if (fault.in_next || moment != Moment::Given || table.deal_number < 3) {
    return;
  }
  fault.done = true;
  table.drop_last_line();
  table.say(table.dealer, table.three_first[table.dealer] ? "gives 2-3" : "gives 3-2");
  table.three_first[table.dealer] = !table.three_first[table.dealer];
  // Should he open the next game: which of the two orders was his may be asked.
  fault.beside("packet-order-changed-without-notice");
  fault.expect({"8", "packet-order-changed-in-game", as_seat(table.dealer)});
}

}  // namespace

void add_deal(Kinds& kinds) {
  for (const bool before : {true, false}) {
    for (const bool nondealers : {true, false}) {
      for (const bool surplus : {true, false}) {
        kinds.push_back({std::string(nondealers ? "nondealer-" : "dealer-") +
                             (surplus ? "surplus" : "short") +
                             (before ? "-before-turn-up-dealt-afresh" : "-dealt-afresh"),
                         [=](Fault& f, Table& t, Moment m) {
                           wrong_number(f, t, m, nondealers, surplus, before);
                         }});
      }
    }
  }
  kinds.push_back({"nondealers-card-exposed-dealt-afresh",
                   [](Fault& f, Table& t, Moment m) { exposes(f, t, m, Exposed::Claimed); }});
  kinds.push_back({"nondealers-card-exposed-not-claimed",
                   [](Fault& f, Table& t, Moment m) { exposes(f, t, m, Exposed::NotClaimed); }});
  kinds.push_back({"nondealers-card-exposed-claimed-late",
                   [](Fault& f, Table& t, Moment m) { exposes(f, t, m, Exposed::Late); }});
  kinds.push_back({"faced-in-pack-dealt-afresh",
                   [](Fault& f, Table& t, Moment m) { faced_in_pack(f, t, m, true); }});
  kinds.push_back({"faced-in-pack-played-on",
                   [](Fault& f, Table& t, Moment m) { faced_in_pack(f, t, m, false); }});
  kinds.push_back({"packet-order-changed", order_changed});
}

}  // namespace ecarte::campaign
