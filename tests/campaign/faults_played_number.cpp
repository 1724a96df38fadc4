// SPDX-License-Identifier: MIT
//
// A wrong number dealt and played with, no cards having been taken: 20 if it is the non-dealer's,
// 21 if it is the dealer's.
#include <array>
#include <string>

#include "campaign/fault.hpp"
#include "campaign/wrong_hand.hpp"

namespace ecarte::campaign {
namespace {

/// What comes of it. A hand too short is found out when it runs out of cards, if not before.
enum class OnPlayedNumber {
  Afresh,         ///< found in the hand; the cards are dealt afresh
  AfreshAtEnd,    ///< found when the hand is over and not yet gathered; dealt afresh
  PlayedOn,       ///< found in the hand; nobody says more
  LetStand,       ///< … or the non-dealer says that it may stand (21)
  Late,           ///< … or claims one card too late (21)
  ByDealer,       ///< … or the dealer claims what is not his (21)
  ByDealerDealt,  ///< … and deals
  Gathered,       ///< found when the cards are gathered: one act late
  Never,          ///< not found while six are held, or only when four run out
};

std::string_view law_of(const WrongHand& wrong) {
  return wrong.nondealers ? "20" : "21";
}

void expect(Fault& fault, const Table& table, const WrongHand& wrong, std::string_view status,
            std::string_view remedy = {}) {
  const bool option = !wrong.nondealers && status != "none" && status != "latent";
  fault.expect({law_of(wrong), "wrong-number-played", as_seat(wrong.seat(table)), status,
                option ? as_seat(table.nondealer()) : kNobody, remedy});
}

/// The hand is played on by right: four cards leave one of the non-dealer's unanswered.
void stands(Fault& fault, Table& table, const WrongHand& wrong) {
  if (!wrong.nondealers && !wrong.surplus) {
    table.uncovered = table.nondealer();
    fault.expect({"34", "dealer-played-short", as_seat(table.dealer), "imposed"});
  }
}

void late_claim(Fault& fault, Table& table, const WrongHand& wrong, Moment moment) {
  const Seat n = table.nondealer();
  const int cards = table.cards_played[n];
  if (fault.stage == 1 && cards > fault.number &&
      (moment == Moment::Led || moment == Moment::Replied)) {
    fault.stage = 2;
    claim_fresh_deal(table, n);
    fault.expect({law_of(wrong), "remedy-claimed-late", as_seat(n)});
  }
}

void found_in_hand(Fault& fault, Table& table, const WrongHand& wrong, OnPlayedNumber then) {
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  fault.stage = 1;
  fault.done = true;
  fault.number = table.cards_played[n];
  find_number(table, wrong, fault.coin ? n : d);
  switch (then) {
    case OnPlayedNumber::Afresh:
      if (!wrong.nondealers) {
        claim_fresh_deal(table, n);
      }
      dealt_afresh(table);
      return expect(fault, table, wrong, wrong.nondealers ? "imposed" : "elected", "fresh-deal");
    case OnPlayedNumber::LetStand:
      table.say(n, "lets it stand");
      expect(fault, table, wrong, "waived");
      return stands(fault, table, wrong);
    case OnPlayedNumber::ByDealer:
    case OnPlayedNumber::ByDealerDealt:
      claim_fresh_deal(table, d);
      fault.expect({"21", "remedy-by-wrong-party", as_seat(d)});
      if (then == OnPlayedNumber::ByDealerDealt) {
        dealt_afresh(table);
        fault.beside("dealer-played-short");
        return expect(fault, table, wrong, "");
      }
      [[fallthrough]];
    default:
      if (wrong.nondealers) {
        expect(fault, table, wrong, "ignored", "fresh-deal");
        fault.expect({"20", "mandatory-remedy-ignored"});
        fault.nothing_counts = !fault.followed;  // till they are gathered the cards must be dealt
        return;
      }
      expect(fault, table, wrong, "lapsed");
      return stands(fault, table, wrong);
  }
}

/// When the last card is played.
void hand_over(Fault& fault, Table& table, const WrongHand& wrong, OnPlayedNumber then,
               Moment moment) {
  const Seat n = table.nondealer();
  const Seat finder = fault.coin ? n : table.dealer;
  if (then == OnPlayedNumber::AfreshAtEnd &&
      moment == (fault.trick < 3 ? Moment::HandOver : Moment::Marked)) {
    fault.done = true;
    find_number(table, wrong, finder);
    if (!wrong.nondealers) {
      claim_fresh_deal(table, n);
    }
    dealt_afresh(table);
    expect(fault, table, wrong, wrong.nondealers ? "imposed" : "elected", "fresh-deal");
  }
  if (moment != Moment::Marked || then == OnPlayedNumber::AfreshAtEnd) {
    return;
  }
  if (then == OnPlayedNumber::Gathered || then == OnPlayedNumber::Never) {
    fault.done = wrong.surplus || table.hands[wrong.seat(table)].empty();
    table.say_of("the cards are gathered");
    if (then == OnPlayedNumber::Gathered) {
      find_number(table, wrong, finder);
    }
    const bool ran_out = !wrong.surplus;
    // Nobody has a point to mark, so they are gathered as soon as it is seen: for another deal, if
    // the counters are not told after it.
    const bool for_another =
        wrong.nondealers && !fault.followed && !table.score_shown && table.came_out().points == 0;
    fault.nothing_counts = ran_out && for_another;
    expect(fault, table, wrong,
           then == OnPlayedNumber::Gathered ? "none"
           : !ran_out                       ? "latent"
           : for_another                    ? "open"
           : wrong.nondealers               ? "ignored"
                                            : "lapsed");
    if (ran_out && wrong.nondealers && !for_another) {
      fault.expect({"20", "mandatory-remedy-ignored"});
    }
  }
}

void played(Fault& fault, Table& table, Moment moment, const WrongHand& wrong,
            OnPlayedNumber then) {
  if (fault.in_next || table.dealings != 1) {
    return;
  }
  const Seat seat = wrong.seat(table);
  if (moment == Moment::Given) {
    deal_wrongly(table, wrong);
    fault.expect({"8", "wrong-number-dealt", as_seat(table.dealer)});
  } else if (moment == Moment::Ready) {
    const bool took =
        wrong.nondealers ? table.exchanges > 0 : table.exchanges > 1 || table.took[seat] > 0;
    if (took) {
      return give_up(fault, table);
    }
    if (then == OnPlayedNumber::Never) {
      stands(fault, table, wrong);
    }
  } else if (moment == Moment::HandOver || moment == Moment::Marked) {
    hand_over(fault, table, wrong, then, moment);
  } else if (then == OnPlayedNumber::Late) {
    late_claim(fault, table, wrong, moment);
  }
  const bool in_hand = then != OnPlayedNumber::AfreshAtEnd && then != OnPlayedNumber::Gathered &&
                       then != OnPlayedNumber::Never;
  const bool playing =
      moment == Moment::Led || moment == Moment::Replied || moment == Moment::BeforeLead;
  // The trick is not the last but one of a short hand: what closes the window has still to come.
  if (in_hand && playing && fault.stage == 0 && table.cards_played[seat] > 0 &&
      table.trick >= 1 + fault.trick % 3 && table.trick <= 3 && fault.seat == 0) {
    found_in_hand(fault, table, wrong, then);
  } else if (playing) {
    fault.seat = 0;
  }
}

}  // namespace

void add_played_number(Kinds& kinds) {
  const auto add = [&kinds](const WrongHand& wrong, const char* end, OnPlayedNumber then) {
    kinds.push_back({wrong.name() + "-played" + end,
                     [=](Fault& f, Table& t, Moment m) { played(f, t, m, wrong, then); }});
  };
  for (const WrongHand& wrong : kWrongHands) {
    add(wrong, "-dealt-afresh", OnPlayedNumber::Afresh);
    add(wrong, "-dealt-afresh-at-the-end", OnPlayedNumber::AfreshAtEnd);
    add(wrong, "-found-and-played-on", OnPlayedNumber::PlayedOn);
    add(wrong, "-never-found", OnPlayedNumber::Never);
    if (wrong.surplus) {
      add(wrong, "-found-when-gathered", OnPlayedNumber::Gathered);
    }
    if (!wrong.nondealers) {
      add(wrong, "-let-stand", OnPlayedNumber::LetStand);
      add(wrong, "-claimed-late", OnPlayedNumber::Late);
      add(wrong, "-claimed-by-the-dealer", OnPlayedNumber::ByDealer);
      add(wrong, "-claimed-and-dealt-by-the-dealer", OnPlayedNumber::ByDealerDealt);
    }
  }
}

}  // namespace ecarte::campaign
