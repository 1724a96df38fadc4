// SPDX-License-Identifier: MIT
//
// Wrong numbers of cards found after the turn-up, in the time of 15 to 18; and the king turned in
// such a deal (19).
#include <array>
#include <string>

#include "campaign/fault.hpp"
#include "campaign/wrong_hand.hpp"

namespace ecarte::campaign {
namespace {

/// What comes of the finding. To mend is to throw out (15), to complete (16, 18) or to draw (17).
enum class OnNumber {
  Afresh,         ///< the non-dealer has the cards dealt afresh
  Mended,         ///< he mends, or lets the dealer
  MendedMarked,   ///< … and the dealer marks the king he turned
  NotDone,        ///< he claims a fresh deal, and the dealer goes on
  ByDealer,       ///< the dealer claims one and does not get it; then it is mended
  ByDealerDealt,  ///< … and deals it
  Unlawful,       ///< the dealer mends by himself
  Peeked,         ///< mended, and somebody looks at the card who may not
  Seen,           ///< mended, and somebody looks at it who may (17)
  Sight,          ///< mended, and he requires to see it who may not
  Refused,        ///< the dealer will not let him draw (17)
};

Expected at_law(const Table& table, const WrongHand& wrong, std::string_view status,
                std::string_view remedy) {
  return {wrong.law(), "wrong-number-dealt",       as_seat(table.dealer),
          status,      as_seat(table.nondealer()), remedy};
}

std::string_view mending(const WrongHand& wrong) {
  return !wrong.surplus ? "complete" : wrong.nondealers ? "throw-out" : "draw";
}

/// Mended as the law has it.
void mend(Table& table, const WrongHand& wrong) {
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  const Seat seat = wrong.seat(table);
  if (wrong.surplus && wrong.nondealers) {
    table.say(n, "throws out " + support::text_of(part_with(table, n)));
  } else if (wrong.surplus) {
    table.say(n, "draws " + support::text_of(part_with(table, d)) + " from " + table.name(d));
  } else {
    if (!wrong.nondealers) {
      table.say(n, "permits " + table.name(d) + " to complete");
    }
    table.say(seat, "completes with " + support::text_of(take_one(table, seat)));
  }
}

/// Whether the number comes to light here. The non-dealer's must before his proposal; the dealer's
/// may wait for his answer, or for his first card where he was not asked.
bool comes_to_light(const Fault& fault, const Table& table, Moment moment, const WrongHand& wrong) {
  if (fault.in_next || fault.stage > 0 || table.dealings != 1) {
    return false;
  }
  if (wrong.nondealers || fault.trick <= 2) {
    return moment == Moment::Turned;
  }
  return fault.trick <= 4 ? moment == Moment::Proposed && table.proposals == 1
                          : table.proposals == 0 && moment == Moment::Led && table.trick == 1 &&
                                table.leader == table.nondealer();
}

void after_mending(Fault& fault, Table& table, const WrongHand& wrong, OnNumber then) {
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  if (then == OnNumber::MendedMarked) {
    table.mark(d, 1, "marks the king");
    fault.expect({"19", "turned-king-mark-barred", as_seat(d), "", kEither, "take-down"});
    return;
  }
  if (then == OnNumber::Seen) {
    table.say(n, "looks at the card drawn");
    return;
  }
  if (then == OnNumber::Sight) {
    const Seat who = wrong.nondealers ? d : n;
    table.say(who, "requires the sight");
    fault.expect({wrong.law(), "remedy-not-available", as_seat(who)});
    return;
  }
  if (then != OnNumber::Peeked) {
    return;
  }
  if (wrong.nondealers) {
    table.say(d, "looks at the card thrown out");
    fault.expect({"15", "superfluous-peeked", as_seat(d)});
  } else {
    table.say(d, "has not looked");
    table.say(n, "looks at the card drawn");
    table.say(d, "has not looked");
    fault.expect({"17", "drawn-cards-peeked", as_seat(n)});
  }
}

/// The dealer puts it right himself: nobody gave him leave, or the choice was not his.
void mends_unlawfully(Fault& fault, Table& table, const WrongHand& wrong) {
  const Seat d = table.dealer;
  if (!wrong.nondealers && !wrong.surplus) {
    table.say(d, "completes with " + support::text_of(take_one(table, d)));
    fault.expect({"18", "self-completed-without-leave", as_seat(d)});
    fault.expect(at_law(table, wrong, "lapsed", ""));
    return;
  }
  table.say(d, "throws out " + support::text_of(part_with(table, d)));
  fault.expect({"17", "remedy-not-available", as_seat(d)});
  fault.expect(at_law(table, wrong, "ignored", "draw"));
  fault.beside("draw-omitted");
}

void found(Fault& fault, Table& table, const WrongHand& wrong, OnNumber then) {
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  fault.stage = 1;
  fault.done = then != OnNumber::MendedMarked || support::is_king(table.turned);
  if (then == OnNumber::Seen) {
    table.say(d, "takes up his hand");
  } else if (then == OnNumber::Peeked || then == OnNumber::Sight) {
    table.say(d, "has not looked");
  }
  find_number(table, wrong,
              fault.coin || then == OnNumber::Peeked || then == OnNumber::Sight ? n : d);
  switch (then) {
    case OnNumber::Afresh:
      claim_fresh_deal(table, n);
      dealt_afresh(table);
      fault.expect(at_law(table, wrong, "elected", "fresh-deal"));
      return;
    case OnNumber::NotDone:
      claim_fresh_deal(table, n);
      fault.nothing_counts = true;
      fault.expect(at_law(table, wrong, "ignored", "fresh-deal"));
      fault.beside("mandatory-remedy-ignored");
      return;
    case OnNumber::ByDealer:
    case OnNumber::ByDealerDealt:
      claim_fresh_deal(table, d);
      fault.expect({wrong.law(), "remedy-by-wrong-party", as_seat(d)});
      if (then == OnNumber::ByDealerDealt) {
        dealt_afresh(table);
        fault.expect(at_law(table, wrong, "", ""));
        return;
      }
      break;
    case OnNumber::Unlawful:
      return mends_unlawfully(fault, table, wrong);
    case OnNumber::Refused:
      table.say(d, "denies " + table.name(n) + " the draw");
      fault.expect({"17", "draw-refused", as_seat(d)});
      break;
    default:
      break;
  }
  mend(table, wrong);
  fault.expect(at_law(table, wrong, "elected", mending(wrong)));
  after_mending(fault, table, wrong, then);
}

void wrong_number(Fault& fault, Table& table, Moment moment, const WrongHand& wrong,
                  OnNumber then) {
  if (at_first(fault, table, moment, Moment::Given)) {
    deal_wrongly(table, wrong);
  }
  // Who has announced his king has looked at his hand.
  const bool has_looked =
      (then == OnNumber::Peeked || then == OnNumber::Sight) && table.announced[table.dealer];
  if (!has_looked && comes_to_light(fault, table, moment, wrong)) {
    found(fault, table, wrong, then);
  }
}

/// Found before the turn-up; let stand, or the non-dealer looked: 9 is past, and the later law
/// speaks after the turn-up.
void handed_on(Fault& fault, Table& table, Moment moment, const WrongHand& wrong, bool let_stand) {
  const Seat n = table.nondealer();
  if (at_first(fault, table, moment, Moment::Given)) {
    deal_wrongly(table, wrong);
    table.say(n, "has not looked");
    find_number(table, wrong, fault.coin ? n : table.dealer);
    table.say(n, let_stand ? "lets it stand" : "looks at his hand");
    if (let_stand) {
      table.say(n, "has not looked");
    }
    fault.expect({"9", "wrong-number-dealt", as_seat(table.dealer), let_stand ? "waived" : "lapsed",
                  as_seat(n)});
  } else if (at_first(fault, table, moment, Moment::Turned)) {
    fault.done = true;
    if (fault.trick < 3) {
      claim_fresh_deal(table, n);
      dealt_afresh(table);
      fault.expect(at_law(table, wrong, "elected", "fresh-deal"));
    } else {
      mend(table, wrong);
      fault.expect(at_law(table, wrong, "elected", mending(wrong)));
    }
  }
}

/// A king turned after the number was mended before the turn-up may be marked; it is marked at
/// once, or while the next trump is waited for, or one act late.
void rectified_king(Fault& fault, Table& table, Moment moment, bool late) {
  const WrongHand wrong = kWrongHands[static_cast<std::size_t>(fault.trick % 4)];
  const Seat n = table.nondealer();
  if (at_first(fault, table, moment, Moment::Given)) {
    deal_wrongly(table, wrong);
    find_number(table, wrong, n);
    table.say(n, "requires rectification");
    table.say(table.dealer, "puts it right");
    table.say(n, "has not looked");
    rectify(table, wrong);
    table.king_is_barred = late;
    fault.expect(
        {"9", "wrong-number-dealt", as_seat(table.dealer), "elected", as_seat(n), "rectify"});
    fault.seat = table.dealer;
  } else if (at_first(fault, table, moment, Moment::Turned)) {
    fault.done = support::is_king(table.turned) && (!late || table.due[table.dealer] < 4);
    table.score_shown = true;
    fault.lapsed[fault.seat] += late ? 1 : 0;  // barred, so that it is not in what is due
  } else if (late && fault.in_next && moment == Moment::Turned) {
    fault.done = table.turned != table.king() && !table.holds(fault.seat, table.king()) &&
                 table.deal_number > 1;
    table.mark(fault.seat, 1, "marks the king");
    fault.expect_in_next({"22", "turned-king-marked-late", as_seat(fault.seat)});
  }
}

}  // namespace

void add_number(Kinds& kinds) {
  const auto add = [&kinds](const WrongHand& wrong, const char* end, OnNumber then) {
    kinds.push_back({wrong.name() + end,
                     [=](Fault& f, Table& t, Moment m) { wrong_number(f, t, m, wrong, then); }});
  };
  for (const WrongHand& wrong : kWrongHands) {
    add(wrong, "-dealt-afresh", OnNumber::Afresh);
    add(wrong, "-mended", OnNumber::Mended);
    add(wrong, "-mended-and-king-marked", OnNumber::MendedMarked);
    add(wrong, "-claimed-and-not-done", OnNumber::NotDone);
    add(wrong, "-claimed-by-the-dealer", OnNumber::ByDealer);
    add(wrong, "-claimed-and-dealt-by-the-dealer", OnNumber::ByDealerDealt);
    if (!wrong.nondealers) {
      add(wrong, "-mended-by-the-dealer", OnNumber::Unlawful);
    }
    if (wrong.surplus) {
      add(wrong, "-and-looked-at", OnNumber::Peeked);
      add(wrong, "-and-sight-required", OnNumber::Sight);
    }
    for (const bool let_stand : {true, false}) {
      kinds.push_back(
          {wrong.name() + (let_stand ? "-let-stand" : "-looked") + "-before-turn-up",
           [=](Fault& f, Table& t, Moment m) { handed_on(f, t, m, wrong, let_stand); }});
    }
  }
  add(kWrongHands[2], "-and-seen-of-right", OnNumber::Seen);
  add(kWrongHands[2], "-draw-refused", OnNumber::Refused);
  kinds.push_back({"rectified-king-marked",
                   [](Fault& f, Table& t, Moment m) { rectified_king(f, t, m, false); }});
  kinds.push_back({"rectified-king-marked-late",
                   [](Fault& f, Table& t, Moment m) { rectified_king(f, t, m, true); },
                   {},
                   {},
                   true});
}

}  // namespace ecarte::campaign
