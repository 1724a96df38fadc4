// SPDX-License-Identifier: MIT
//
// Wrong numbers of cards of which too late something is made: 15 and 16 end with the non-dealer's
// proposal, 17 and 18 with the dealer's answer.
#include <array>
#include <string>

#include "campaign/fault.hpp"
#include "campaign/wrong_hand.hpp"

namespace ecarte::campaign {
namespace {

/// The act that closes the time has just been done.
bool just_closed(const Table& table, Moment moment, const WrongHand& wrong) {
  return table.proposals == 1 &&
         (wrong.nondealers ? moment == Moment::Proposed
                           : moment == Moment::Accepted || moment == Moment::Refused);
}

/// And this is the moment before it.
bool just_open(const Fault& fault, const Table& table, Moment moment, const WrongHand& wrong) {
  return wrong.nondealers || fault.coin ? moment == Moment::Turned
                                        : moment == Moment::Proposed && table.proposals == 1;
}

void expect_dealt(Fault& fault, const Table& table, const WrongHand& wrong,
                  std::string_view status) {
  fault.expect({wrong.law(), "wrong-number-dealt", as_seat(table.dealer), status,
                as_seat(table.nondealer())});
}

/// Found in time; the fresh deal is claimed one act late. What must be thrown out or drawn is still
/// to be; what might have been completed, not.
void claimed_late(Fault& fault, Table& table, Moment moment, const WrongHand& wrong) {
  const Seat n = table.nondealer();
  if (at_first(fault, table, moment, Moment::Given)) {
    deal_wrongly(table, wrong);
  } else if (!fault.in_next && fault.stage == 0 && just_open(fault, table, moment, wrong)) {
    fault.stage = 1;
    find_number(table, wrong, fault.trick < 3 ? n : table.dealer);
  } else if (!fault.in_next && fault.stage == 1 && just_closed(table, moment, wrong)) {
    fault.stage = 2;
    fault.done = true;
    fault.expect({wrong.law(), "remedy-claimed-late", as_seat(n)});
    if (!wrong.surplus) {
      expect_dealt(fault, table, wrong, "lapsed");
      claim_fresh_deal(table, n);
      return;
    }
    expect_dealt(fault, table, wrong, "imposed");
    claim_fresh_deal(table, n);
    const std::string card = support::text_of(part_with(table, wrong.seat(table)));
    table.say(n, wrong.nondealers ? "throws out " + card
                                  : "draws " + card + " from " + table.name(table.dealer));
  }
}

/// Found one act late, and claimed.
void found_late(Fault& fault, Table& table, Moment moment, const WrongHand& wrong) {
  const Seat n = table.nondealer();
  if (at_first(fault, table, moment, Moment::Given)) {
    deal_wrongly(table, wrong);
  } else if (!fault.in_next && !fault.done && just_closed(table, moment, wrong)) {
    fault.done = true;
    find_number(table, wrong, fault.coin ? n : table.dealer);
    claim_fresh_deal(table, n);
    fault.expect({"8", "wrong-number-dealt", as_seat(table.dealer), "none"});
    fault.expect({wrong.law(), "remedy-claimed-late", as_seat(n)});
  }
}

/// The dealer short, completed by leave that came one act late.
void completed_late(Fault& fault, Table& table, Moment moment, const WrongHand& wrong) {
  if (at_first(fault, table, moment, Moment::Given)) {
    deal_wrongly(table, wrong);
  } else if (!fault.in_next && fault.stage == 0 && just_open(fault, table, moment, wrong)) {
    fault.stage = 1;
    find_number(table, wrong, table.nondealer());
  } else if (!fault.in_next && fault.stage == 1 && just_closed(table, moment, wrong)) {
    fault.stage = 2;
    fault.done = true;
    const Seat seat = wrong.seat(table);
    if (!wrong.nondealers) {
      table.say(table.nondealer(), "permits " + table.name(seat) + " to complete");
    }
    table.say(seat, "completes with " + support::text_of(take_one(table, seat)));
    expect_dealt(fault, table, wrong, "lapsed");
    fault.expect({wrong.law(), "remedy-claimed-late", kAnybody});
  }
}

/// The hand that is then played with a wrong number is the matter of other laws.
void played_with(Fault& fault, Table& table, Moment moment) {
  if (!at_first(fault, table, moment, Moment::Ready) || !fault.done) {
    return;
  }
  for (const std::string_view id :
       {"wrong-number-played", "mandatory-remedy-ignored", "nondealer-surplus-survives",
        "nondealer-short-survives", "dealer-surplus-survives", "dealer-played-short"}) {
    fault.beside(id);
  }
  table.score_shown = true;
  fault.due_known = fault.due_known && table.hands[0].size() == table.hands[1].size();
}

}  // namespace

void add_number_late(Kinds& kinds) {
  for (const WrongHand& wrong : kWrongHands) {
    kinds.push_back({wrong.name() + "-claimed-late", [=](Fault& f, Table& t, Moment m) {
                       claimed_late(f, t, m, wrong);
                       played_with(f, t, m);
                     }});
    kinds.push_back({wrong.name() + "-found-late", [=](Fault& f, Table& t, Moment m) {
                       found_late(f, t, m, wrong);
                       played_with(f, t, m);
                     }});
    if (!wrong.surplus) {
      kinds.push_back({wrong.name() + "-completed-late",
                       [=](Fault& f, Table& t, Moment m) { completed_late(f, t, m, wrong); }});
    }
  }
}

}  // namespace ecarte::campaign
