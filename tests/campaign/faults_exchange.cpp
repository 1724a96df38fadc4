// SPDX-License-Identifier: MIT
//
// Too many cards in an exchange, each with what the law lets the other do about it (29, 31, 33).
#include <array>
#include <string>

#include "campaign/one_exchange.hpp"
#include "campaign/wrong_hand.hpp"

namespace ecarte::campaign {
namespace {

/// Whose fault it is, and so which law.
struct Excess {
  std::string_view law;
  std::string_view id;
  std::string_view name;
  bool dealers_hand;   ///< it is the dealer who has a card too many
  bool dealers_fault;  ///< 31: the dealer gave it to the other
  std::string_view mending;
  std::string_view undone;

  [[nodiscard]] Seat holder(const Table& t) const {
    return dealers_hand ? t.dealer : t.nondealer();
  }
  [[nodiscard]] Seat offender(const Table& t) const {
    return dealers_fault ? t.dealer : t.nondealer();
  }
  [[nodiscard]] Seat elector(const Table& t) const { return 1 - offender(t); }
};

constexpr std::array kExcesses{
    Excess{"29", "nondealer-took-excess", "nondealer-took-excess", false, false, "draw",
           "draw-omitted"},
    Excess{"31", "dealer-gave-nondealer-excess", "dealer-gave-excess", false, true, "throw-out",
           "superfluous-not-discarded"},
    Excess{"33", "dealer-took-excess", "dealer-took-excess", true, true, "draw", "draw-omitted"},
};

enum class OnExcess {
  Mended,
  Afresh,
  NotDone,   ///< a fresh deal is claimed, and the play goes on
  Peeked,    ///< mended, and looked at by one who may not
  Sight,     ///< … who requires to see it, and does not
  Seen,      ///< … by one who may
  Omitted,   ///< nobody mends it
  LetStand,  ///< … though it is said that it may stand: what is owed is owed
  Late,      ///< a fresh deal is claimed one act late
  LateDone,  ///< … and it is mended then
  ByOther,   ///< the wrong player claims a fresh deal; then it is mended
};

void gives_too_many(Fault& fault, Table& table, const Excess& what, bool unseen) {
  const Seat holder = what.holder(table);
  if (what.dealers_hand) {
    nondealer_exchanges(table, 2);
  }
  const int number = 1 + fault.trick % 3;
  const Exchange exchange(table, holder, number, number + 1);
  const bool given = what.law == "31";
  exchange.discards();
  if (!what.dealers_hand || fault.coin) {
    exchange.asks(given ? number : number + 1);
  }
  if (given && table.chance.one_in(2)) {
    table.say(table.dealer, "gives " + table.name(holder) + " " + std::to_string(number + 1));
  }
  if (unseen) {
    exchange.takes_number(", unseen");
    fault.number = 1;
  } else {
    exchange.takes();
  }
}

void mend(Table& table, const Excess& what) {
  const Seat holder = what.holder(table);
  const std::string card = support::text_of(loses(table, holder));
  if (what.mending == "draw") {
    table.say(1 - holder, "draws " + card + " from " + table.name(holder));
  } else {
    table.say(holder, "throws out " + card);
  }
}

void looks(Fault& fault, Table& table, const Excess& what, bool may) {
  const Seat looker = 1 - what.holder(table);
  const bool drawn = what.mending == "draw";
  table.say(looker, drawn ? "looks at the card drawn" : "looks at the card thrown out");
  if (!may) {
    fault.expect({what.law, drawn ? "drawn-cards-peeked" : "superfluous-peeked", as_seat(looker)});
  }
}

/// Six are played with. 33 stays open as long as it is not found; the rest no law provides for.
void played_with(Fault& fault, const Excess& what) {
  fault.beside(what.undone);
  if (!what.dealers_hand) {
    fault.expect({what.law, "nondealer-surplus-survives"});
  }
}

/// It is found, and not mended at once.
void nothing_done(Fault& fault, Table& table, const Excess& what, OnExcess then) {
  const Seat elector = what.elector(table);
  if (what.dealers_hand) {
    find_number(table, kWrongHands[2], elector);
  }
  if (then == OnExcess::LetStand) {
    table.say(elector, "lets it stand");
  }
  fault.stage = 1;
  played_with(fault, what);
  if (then != OnExcess::LateDone) {
    fault.expect({what.law, what.undone});
  }
}

void at_once(Fault& fault, Table& table, const Excess& what, OnExcess then) {
  const Seat elector = what.elector(table);
  Expected owed{what.law,  what.id,          as_seat(what.offender(table)),
                "elected", as_seat(elector), what.mending};
  fault.seat = elector;
  switch (then) {
    case OnExcess::Afresh:
      owed.remedy = "fresh-deal";
      claim_fresh_deal(table, elector);
      dealt_afresh(table);
      break;
    case OnExcess::NotDone:
      owed.remedy = "fresh-deal";
      owed.status = "ignored";
      claim_fresh_deal(table, elector);
      fault.beside("mandatory-remedy-ignored");
      fault.beside("nondealer-surplus-survives");
      fault.nothing_counts = true;
      break;
    case OnExcess::ByOther:
      claim_fresh_deal(table, 1 - elector);
      fault.expect({what.law, "remedy-by-wrong-party", as_seat(1 - elector)});
      mend(table, what);
      break;
    case OnExcess::Mended:
    case OnExcess::Peeked:
    case OnExcess::Sight:
    case OnExcess::Seen:
      if (then == OnExcess::Seen && what.mending == "draw") {
        table.say(what.holder(table), "looks at his hand");
      }
      mend(table, what);
      if (then == OnExcess::Sight) {
        const Seat looker = 1 - what.holder(table);
        table.say(looker, "requires the sight");
        fault.expect({what.law, "remedy-not-available", as_seat(looker)});
      } else if (then != OnExcess::Mended) {
        looks(fault, table, what, then == OnExcess::Seen);
      }
      break;
    default:
      owed.status = then == OnExcess::LateDone ? "imposed" : "ignored";
      nothing_done(fault, table, what, then);
  }
  fault.expect(owed);
}

/// What he took, nobody has written down.
void tells_hand(const Fault& fault, Table& table, Moment moment, Seat seat) {
  if (at_first(fault, table, moment, Moment::Ready) && fault.number == 1) {
    table.say(seat, "holds " + campaign::text_of(table.hands[seat]));
  }
}

void excess(Fault& fault, Table& table, Moment moment, const Excess& what, OnExcess then) {
  tells_hand(fault, table, moment, what.holder(table));
  if (exchange_of(fault, table, moment)) {
    const bool unseen = then == OnExcess::Peeked || then == OnExcess::Sight;
    gives_too_many(fault, table, what, unseen && what.mending == "draw");
    at_once(fault, table, what, then);
    return;
  }
  // One act after his next card (33) or his first (29, 31).
  const bool late = then == OnExcess::Late || then == OnExcess::LateDone;
  const bool playing = moment == Moment::Led || moment == Moment::Replied;
  if (late && fault.stage == 1 && !fault.in_next && playing &&
      table.cards_played[fault.seat] == 1) {
    fault.stage = 2;
    claim_fresh_deal(table, fault.seat);
    fault.expect({what.law, "remedy-claimed-late", as_seat(fault.seat)});
    if (then == OnExcess::LateDone) {
      mend(table, what);
    }
  }
}

/// Left apart, the excess goes back; kept all the same, it is a surplus that no law provides for.
void unmixed(Fault& fault, Table& table, Moment moment, bool dealers) {
  tells_hand(fault, table, moment, dealers ? table.dealer : table.nondealer());
  if (!exchange_of(fault, table, moment)) {
    return;
  }
  if (dealers) {
    nondealer_exchanges(table, 2);
  }
  const Seat seat = dealers ? table.dealer : table.nondealer();
  const int number = 1 + fault.trick % 3;
  const Exchange exchange(table, seat, number, number + 1);
  exchange.discards();
  exchange.asks(number + 1);
  exchange.takes_number(", left apart");
  fault.number = 1;
  table.say(1 - seat, "finds the cards taken");
  fault.expect(
      {dealers ? "33" : "29", "excess-unmixed-returned", kAnybody, "ignored", kNobody, "put-back"});
  fault.beside("mandatory-remedy-ignored");
  fault.beside("nondealer-surplus-survives");
}

/// 29 and 31 at once: he asks for one more than he put out, and is given one more than that. Either
/// may have the cards dealt afresh; else he throws out one, and one is drawn from him.
enum class Both { Mended, ByDealer, ByNonDealer };

void both(Fault& fault, Table& table, Moment moment, Both how) {
  if (!exchange_of(fault, table, moment)) {
    return;
  }
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  const int number = 1 + fault.trick % 3;
  const Exchange exchange(table, n, number, number + 2);
  exchange.discards();
  exchange.asks(number + 1);
  exchange.takes();
  const bool mended = how == Both::Mended;
  Expected taken{"29", "nondealer-took-excess", as_seat(n), mended ? "elected" : "", as_seat(d)};
  Expected given{"31", "dealer-gave-nondealer-excess", as_seat(d), mended ? "elected" : "",
                 as_seat(n)};
  if (mended) {
    mend(table, kExcesses[1]);
    mend(table, kExcesses[0]);
  } else {
    claim_fresh_deal(table, how == Both::ByDealer ? d : n);
    dealt_afresh(table);
    (how == Both::ByDealer ? taken : given).status = "elected";
    (how == Both::ByDealer ? taken : given).remedy = "fresh-deal";
  }
  fault.expect(taken);
  fault.expect(given);
}

}  // namespace

void add_exchange(Kinds& kinds) {
  static constexpr std::array<std::pair<std::string_view, OnExcess>, 11> kThen{
      {{"-mended", OnExcess::Mended},
       {"-dealt-afresh", OnExcess::Afresh},
       {"-claimed-and-not-done", OnExcess::NotDone},
       {"-looked-at", OnExcess::Peeked},
       {"-and-sight-required", OnExcess::Sight},
       {"-omitted", OnExcess::Omitted},
       {"-let-stand", OnExcess::LetStand},
       {"-claimed-late", OnExcess::Late},
       {"-mended-late", OnExcess::LateDone},
       {"-claimed-by-the-other", OnExcess::ByOther},
       {"-seen-of-right", OnExcess::Seen}}};
  for (const Excess& what : kExcesses) {
    for (const auto& [end, then] : kThen) {
      const OnExcess how = then;
      if (how != OnExcess::Seen || what.mending == "draw") {
        kinds.push_back(
            {std::string(what.name) + std::string(end),
             [what, how](Fault& f, Table& t, Moment m) { excess(f, t, m, what, how); }});
      }
    }
  }
  const auto two = [&kinds](const char* end, Both how) {
    kinds.push_back({std::string("took-and-gave-excess-") + end,
                     [how](Fault& f, Table& t, Moment m) { both(f, t, m, how); }});
  };
  two("mended", Both::Mended);
  two("claimed-by-the-dealer", Both::ByDealer);
  two("claimed-by-the-nondealer", Both::ByNonDealer);
  for (const bool dealers : {false, true}) {
    kinds.push_back({std::string(dealers ? "dealers" : "nondealers") + "-excess-apart-and-kept",
                     [dealers](Fault& f, Table& t, Moment m) { unmixed(f, t, m, dealers); }});
  }
}

}  // namespace ecarte::campaign
