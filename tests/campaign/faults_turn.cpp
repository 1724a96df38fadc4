// SPDX-License-Identifier: MIT
//
// Faults of turning up the trump (10, 11).
#include <array>
#include <string>

#include "campaign/fault.hpp"
#include "campaign/wrong_hand.hpp"

namespace ecarte::campaign {
namespace {

using support::is_king;
using support::text_of;

/// The overseer turns the trump up himself.
bool takes_over_turning(Fault& fault, Table& table, Moment moment) {
  if (!at_first(fault, table, moment, Moment::Given)) {
    return false;
  }
  table.turns_none = true;
  return true;
}

void make_trump(Table& table, PlainCard card) {
  table.turned = card;
  table.trump = support::suit_of(card);
}

/// 10: another card than the top one is turned, and it is the trump. Or the top one is turned after
/// it, in time, and 11 gives the choice.
void not_the_top_card(Fault& fault, Table& table, Moment moment, bool then_the_top) {
  const Seat n = table.nondealer();
  if (takes_over_turning(fault, table, moment)) {
    const auto other = table.stock.begin() + (fault.coin ? 0 : table.chance.below(20));
    std::iter_swap(other, table.stock.end() - 1);
    return;
  }
  if (!at_first(fault, table, moment, Moment::Turned)) {
    return;
  }
  fault.done = !is_king(table.turned);
  table.say(n, "has not looked");
  table.say(table.dealer, "turns " + text_of(table.turned) +
                              (fault.coin ? " from the bottom" : ", not the top card"));
  fault.expect({"10", "trump-not-top-card", as_seat(table.dealer)});
  if (then_the_top) {
    const PlainCard top = table.from_stock(1).front();
    fault.done = fault.done && !is_king(top);
    table.say(table.dealer, "turns " + text_of(top));
    make_trump(table, fault.trick < 3 ? top : table.turned);
    table.say(n, "chooses " + text_of(table.turned));
    table.say(n, "has not looked");
    fault.expect({"11", "multiple-trumps-turned", as_seat(table.dealer), "elected", as_seat(n),
                  "choose-trump"});
  }
}

/// 10: the proposal comes before the turn-up.
void turned_after_the_proposal(Fault& fault, Table& table, Moment moment) {
  if (takes_over_turning(fault, table, moment)) {
    return;
  }
  if (at_first(fault, table, moment, Moment::Proposed) && !fault.done) {
    fault.done = !is_king(table.turned);
    table.say(table.dealer, "turns " + text_of(table.turned));
    fault.expect({"10", "trump-not-turned", as_seat(table.dealer)});
  } else if (at_first(fault, table, moment, Moment::Ready) && table.proposals == 0) {
    give_up(fault, table);
  }
}

/// 10: turned when only the first packets are given; the hands are short, and dealt afresh.
void turned_too_early(Fault& fault, Table& table, Moment moment) {
  const Seat n = table.nondealer();
  if (at_first(fault, table, moment, Moment::Given)) {
    const std::string size = table.three_first[table.dealer] ? " 3" : " 2";
    table.drop_last_line();
    table.say(table.dealer,
              "gives " + table.name(n) + size + ", " + table.name(table.dealer) + size);
    table.king_is_barred = true;
  } else if (at_first(fault, table, moment, Moment::Turned)) {
    fault.done = true;
    claim_fresh_deal(table, n);
    dealt_afresh(table);
    fault.expect({"10", "trump-turned-before-deal-complete", as_seat(table.dealer)});
    fault.expect(
        {"16", "wrong-number-dealt", as_seat(table.dealer), "elected", as_seat(n), "fresh-deal"});
    fault.beside("wrong-number-dealt");
  }
}

/// 11: what the non-dealer does when two cards are turned.
enum class OnTwoTurned {
  Chosen,       ///< he chooses one, unseen
  Afresh,       ///< has the cards dealt afresh
  SeenAfresh,   ///< he has seen his hand: dealt afresh, as it must be
  SeenPlayed,   ///< … and is not
  LooksAfresh,  ///< he looks before he chooses: dealt afresh, as it must be
  LooksPlayed,  ///< … and is not
  LooksChosen,  ///< … but he chooses, one act late
  ByDealer,     ///< the dealer chooses; the non-dealer has the cards dealt afresh
  KingMarked,   ///< he leaves the king, and the dealer marks it
};

bool seen_first(OnTwoTurned then) {
  return then == OnTwoTurned::SeenAfresh || then == OnTwoTurned::SeenPlayed;
}

/// No fresh deal is given, though there must be one.
void plays_on(Fault& fault, Table& table, OnTwoTurned then, PlainCard chosen) {
  if (then == OnTwoTurned::LooksChosen) {
    table.say(table.nondealer(), "chooses " + text_of(chosen));
    make_trump(table, chosen);
    fault.expect({"11", "remedy-claimed-late", as_seat(table.nondealer())});
  }
  fault.expect({"11", "mandatory-remedy-ignored"});
}

void answer(Fault& fault, Table& table, OnTwoTurned then, PlainCard chosen, PlainCard other) {
  const Seat n = table.nondealer();
  Expected what{"11", "multiple-trumps-turned", as_seat(table.dealer), "", as_seat(n)};
  const bool must = seen_first(then);
  switch (then) {
    case OnTwoTurned::Chosen:
    case OnTwoTurned::KingMarked:
      table.say(n, "chooses " + text_of(chosen));
      table.say(n, "has not looked");
      make_trump(table, chosen);
      what.status = "elected";
      what.remedy = "choose-trump";
      if (then == OnTwoTurned::KingMarked) {
        table.mark(table.dealer, 1, "marks the king");
        fault.expect({"47", "king-marked-without-title", as_seat(table.dealer)});
      }
      break;
    case OnTwoTurned::ByDealer:
      table.say(table.dealer, "chooses " + text_of(other));
      table.say(n, "has not looked");
      fault.expect({"11", "remedy-by-wrong-party", as_seat(table.dealer)});
      [[fallthrough]];
    case OnTwoTurned::Afresh:
      claim_fresh_deal(table, n);
      table.say(n, "has not looked");
      dealt_afresh(table);
      what.status = "elected";
      what.remedy = "fresh-deal";
      break;
    case OnTwoTurned::LooksAfresh:
    case OnTwoTurned::SeenAfresh:
      dealt_afresh(table);
      what.status = "imposed";
      what.remedy = "fresh-deal";
      break;
    default:
      plays_on(fault, table, then, chosen);
      what.status = "ignored";
      what.remedy = "fresh-deal";
  }
  if (must) {
    what.elector = kNobody;
    what.gives = "mandatory fresh-deal";
  }
  fault.expect(what);
}

void two_turned(Fault& fault, Table& table, Moment moment, OnTwoTurned then) {
  const Seat n = table.nondealer();
  if (takes_over_turning(fault, table, moment)) {
    return;
  }
  if (!at_first(fault, table, moment, Moment::Turned)) {
    return;
  }
  const PlainCard first = table.turned;
  const PlainCard second = table.from_stock(1).front();
  const bool king = is_king(first) || is_king(second);
  const bool both = is_king(first) && is_king(second);
  fault.done = then == OnTwoTurned::KingMarked ? king && !both : !king;
  table.say(n, seen_first(then) ? "looks at his hand" : "has not looked");
  table.say(table.dealer,
            "turns " + text_of(first) + (fault.coin ? ", " + text_of(second) : std::string()));
  if (!fault.coin) {
    table.say(table.dealer, "turns " + text_of(second));
  }
  if (then == OnTwoTurned::LooksAfresh || then == OnTwoTurned::LooksPlayed ||
      then == OnTwoTurned::LooksChosen) {
    table.say(n, "looks at his hand");
  }
  // By which trump they play who go by a choice that came too late, the record does not tell.
  const bool the_second = then == OnTwoTurned::KingMarked
                              ? is_king(first)
                              : then != OnTwoTurned::LooksChosen && fault.trick < 3;
  answer(fault, table, then, the_second ? second : first, the_second ? first : second);
}

}  // namespace

void add_turn(Kinds& kinds) {
  kinds.push_back(
      {"not-the-top-card", [](Fault& f, Table& t, Moment m) { not_the_top_card(f, t, m, false); }});
  kinds.push_back({"not-the-top-card-then-the-top",
                   [](Fault& f, Table& t, Moment m) { not_the_top_card(f, t, m, true); }});
  kinds.push_back({"turned-after-the-proposal", turned_after_the_proposal});
  kinds.push_back({"turned-too-early", turned_too_early});
  const auto two = [&kinds](const char* end, OnTwoTurned then) {
    kinds.push_back({std::string("two-turned-") + end,
                     [then](Fault& f, Table& t, Moment m) { two_turned(f, t, m, then); }});
  };
  two("chosen", OnTwoTurned::Chosen);
  two("dealt-afresh", OnTwoTurned::Afresh);
  two("and-seen-dealt-afresh", OnTwoTurned::SeenAfresh);
  two("and-seen-played-on", OnTwoTurned::SeenPlayed);
  two("and-looked-dealt-afresh", OnTwoTurned::LooksAfresh);
  two("and-looked-played-on", OnTwoTurned::LooksPlayed);
  two("and-looked-chosen-late", OnTwoTurned::LooksChosen);
  two("chosen-by-the-dealer", OnTwoTurned::ByDealer);
  two("king-left-and-marked", OnTwoTurned::KingMarked);
}

}  // namespace ecarte::campaign
