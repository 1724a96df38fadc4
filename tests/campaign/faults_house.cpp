// SPDX-License-Identifier: MIT
//
// House rules: the other reading of each doubtful law, and amendments as clubs make them. One kind
// for each that changes a ruling.
#include <algorithm>

#include "campaign/one_exchange.hpp"
#include "campaign/otherwise.hpp"
#include "campaign/wrong_hand.hpp"

namespace ecarte::campaign {
namespace {

std::string reading(std::string_view name) {
  return std::string(kHouseRules) + "readings: {" + std::string(name) + "}";
}

/// 6 by the other reading: the foreign card decides nothing, and both may cut again. Nobody does.
Otherwise foreign_card() {
  return {"foreign-card-cut",
          {{"6", "foreign-card-cut", kNobody, "lapsed", kEither, "recut", "elective recut"}}};
}

/// 11: he who looks has let the choice go, and the first card is the trump.
Otherwise looked_and_let_go() {
  return {"two-turned-and-looked-played-on",
          {{"11", "multiple-trumps-turned", kAnybody, "lapsed", kAnybody, "",
            "elective choose-trump fresh-deal"}}};
}

/// 25: the king is turned, so that what was announced is marked in vain, and no more.
Otherwise only_the_mark() {
  return {"false-king-while-it-is-turned",
          {{"25", "false-king-announced", kAnybody, "imposed", kNobody, "take-down",
            "automatic take-down"}}};
}

/// 38: what remains is the dealer's to take.
Otherwise takes_the_rest() {
  return {"stock-short-dealer-takes-the-rest"};
}

/// 43 and 25: in hands played again to the end an offence costs nothing.
Otherwise clean_replay(std::string_view kind, std::string_view law, std::string_view id) {
  Otherwise what{kind, {{law, id, kAnybody, "elected", kAnybody, "replay-hands"}}};
  return what;
}

/// The number was mended before the turn-up; by the letter of 19 the king is barred all the same.
void rectified_king_barred(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Given)) {
    const WrongHand& wrong =
        kWrongHands[static_cast<std::size_t>(fault.trick) % kWrongHands.size()];
    deal_wrongly(table, wrong);
    find_number(table, wrong, fault.seat);
    table.say(table.nondealer(), "has not looked");
    table.say(table.nondealer(), "requires rectification");
    table.say(table.dealer, "puts it right");
    rectify(table, wrong);
    table.say(table.nondealer(), "has not looked");
    table.king_is_barred = true;
    fault.expect({"9", "wrong-number-dealt", as_seat(table.dealer), "elected",
                  as_seat(table.nondealer()), "rectify"});
  } else if (at_first(fault, table, moment, Moment::Turned) && support::is_king(table.turned)) {
    fault.done = true;
    table.mark(table.dealer, 1, "marks the king");
    fault.expect({"19", "turned-king-mark-barred", as_seat(table.dealer)});
  }
}

/// A card that is not of the pack decides nothing by the other reading of 6, and both cut again.
void foreign_card_cut_again(Fault& fault, Table& table, Moment moment) {
  if (!fault.in_next && moment == Moment::CutForDeal) {
    fault.done = true;
    const auto cut = [&table](const char* words, const std::string& first, PlainCard second) {
      table.say_before(std::string(words) + table.name(0) + " " + first + ", " + table.name(1) +
                       " " + support::text_of(second));
    };
    const PlainCard first = table.chance.below(32);
    PlainCard second = table.chance.below(32);
    while (support::height_of(second) == support::height_of(first)) {
      second = table.chance.below(32);
    }
    cut("cut for deal: ", "6♣", table.chance.below(32));
    cut("cut for deal again: ", support::text_of(first), second);
    table.dealer = support::height_of(first) > support::height_of(second) ? 0 : 1;
    table.cut_is_written = true;
  }
}

/// Announced before the exchange that brings it: good by the one reading, false by the other.
void king_announced_early(Fault& fault, Table& table, Moment moment) {
  const Seat n = table.nondealer();
  if (!exchange_of(fault, table, moment)) {
    return;
  }
  const auto king = std::ranges::find(table.stock, table.king());
  if (king == table.stock.end() || table.announced[n]) {
    fault.done = false;
    return;
  }
  table.say(n, "announces the king");
  table.mark(n, 1, "marks the king");
  table.announced[n] = true;
  std::iter_swap(king, table.stock.end() - 1);
  table.capped[n] = true;
  nondealer_exchanges(table, 1 + fault.trick % 3);
  fault.expect({"25", "false-king-announced", as_seat(n), fault.unused(), as_seat(1 - n)});
  fault.expect({"", "king-marked-without-title", as_seat(n)});
}

}  // namespace

void add_house(Kinds& kinds) {
  const auto add = [&kinds](std::string_view rule, const Otherwise& what, TableRules rules = {}) {
    add_otherwise(kinds, {"house-", reading(rule), rules}, what);
  };
  add("foreign-cut: cut-again", foreign_card());
  add("look-before-choice: first-card", looked_and_let_go());
  add("king-announced-while-turned: mark-off", only_the_mark(), {.ceilings = false});
  add("stock-short: what-remains", takes_the_rest());
  const CodeOfKinds clean{"house-clean-",
                          std::string(kHouseRules) + "ceilings: {after-replay: fall}",
                          {.ceilings = false}};
  add_otherwise(kinds, clean, clean_replay("revoke-hands-again", "43", "revoke"));
  add_otherwise(kinds, clean, clean_replay("false-king-hands-again", "25", "false-king-announced"));
  const auto own = [&kinds](const char* name, std::string_view rule, auto at) {
    Kind kind{name, at};
    kind.header = reading(rule);
    kinds.push_back(std::move(kind));
  };
  own("house-rectified-king-marked", "king-after-rectification: barred", rectified_king_barred);
  own("house-foreign-card-cut-again", "foreign-cut: cut-again", foreign_card_cut_again);
  own("house-king-announced-early", "king-announced-early: penalty", king_announced_early);
  // A misplay caps nothing, or is to be claimed before the cards are gathered.
  const std::string amended =
      std::string(kHouseRules) +
      "amend: [{case: revoke, on: misplay, if: {kind: revoke, cured: [late, never]}, may: {who: "
      "adversary, do: [replay-hands], until: [";
  Otherwise uncapped{"revoke", {{"43", "revoke", kAnybody, "", kAnybody, "replay-hands"}}};
  add_otherwise(kinds, {"house-uncapped-", amended + "next-turn-up]}}]", {.ceilings = false}},
                uncapped);
  Otherwise gathered{"revoke-required-in-the-next-cut",
                     {{"43", "revoke", kAnybody, "lapsed", kAnybody, "replay-hands"}},
                     {{"43", "remedy-claimed-late"}}};
  add_otherwise(kinds, {"house-gathered-", amended + "hand-closed]}, effects: [ceiling]}]"},
                gathered);
}

}  // namespace ecarte::campaign
