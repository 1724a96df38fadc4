// SPDX-License-Identifier: MIT
//
// What is done once more, or otherwise than was said: cuts for the deal made again in sentences, an
// order other than the one that was noticed, hands required again as the next deal is cut, cards
// gathered to be dealt afresh; and cards that belong to no pack, shown before any is turned.
#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

#include "campaign/fault.hpp"
#include "campaign/wrong_hand.hpp"

namespace ecarte::campaign {
namespace {

using support::height_of;
using support::text_of;

PlainCard of_another_height(Chance& chance, PlainCard card) {
  PlainCard other = chance.below(32);
  while (height_of(other) == height_of(card)) {
    other = chance.below(32);
  }
  return other;
}

void cuts_again(Table& table, Seat seat, PlainCard card) {
  table.say_before(table.name(seat) + " cuts again, showing " + text_of(card));
}

// ── 4, 5

/// Equal cards: both cut again, and the higher deals.
void tie_cut_again(Fault& fault, Table& table, Moment moment) {
  if (!fault.in_next && moment == Moment::CutForDeal) {
    fault.done = true;
    Chance& chance = table.chance;
    const PlainCard card = chance.below(32);
    table.say_before("cut for deal: " + table.name(0) + " " + text_of(card) + ", " + table.name(1) +
                     " " + text_of((card + 8) % 32));
    const PlainCard first = chance.below(32);
    const PlainCard second = of_another_height(chance, first);
    cuts_again(table, fault.seat, first);
    cuts_again(table, 1 - fault.seat, second);
    table.dealer = height_of(first) > height_of(second) ? fault.seat : 1 - fault.seat;
    table.cut_is_written = true;
  }
}

/// He who showed two cards cuts again, and the other does too, who need not: his first card counts.
void other_cuts_too(Fault& fault, Table& table, Moment moment) {
  if (!fault.in_next && moment == Moment::CutForDeal) {
    fault.done = true;
    Chance& chance = table.chance;
    const Seat seat = fault.seat;
    const PlainCard first = chance.below(32);
    const PlainCard second = (first + 1 + chance.below(31)) % 32;
    PlainCard others = of_another_height(chance, first);
    while (others == second) {
      others = of_another_height(chance, first);
    }
    const PlainCard again = of_another_height(chance, others);
    table.say_before("cut for deal: " + table.name(seat) + " " + text_of(first) + " " +
                     text_of(second) + ", " + table.name(1 - seat) + " " + text_of(others));
    cuts_again(table, seat, again);
    cuts_again(table, 1 - seat, chance.below(32));
    table.dealer = height_of(again) > height_of(others) ? seat : 1 - seat;
    table.cut_is_written = true;
    fault.expect(
        {"4", "cut-for-deal-multiple-exposed", as_seat(seat), "imposed", kNobody, "recut"});
  }
}

// ── 6

/// The pack is found wrong in the deal, and they cut for the deal anew: the first cut was good.
void cut_anew_within_the_deal(Fault& fault, Table& table, Moment moment, bool changed) {
  if (!at_first(fault, table, moment, Moment::Turned) || !table.cut_now || table.packs) {
    return;
  }
  fault.done = true;
  Chance& chance = table.chance;
  const PlainCard missing = table.stock.front();
  table.say(fault.seat, "finds the pack wrong");
  table.say_of("the pack lacks " + text_of(missing));
  PlainCard his = chance.below(32);
  PlainCard others = of_another_height(chance, his);
  if ((height_of(others) > height_of(his)) != changed) {
    std::swap(his, others);
  }
  const std::array<Seat, 2> order{fault.coin ? table.dealer : table.nondealer(),
                                  fault.coin ? table.nondealer() : table.dealer};
  for (const Seat seat : order) {
    table.say(seat, "cuts for the deal, showing " + text_of(seat == table.dealer ? his : others));
  }
  table.sound_pack = true;
  dealt_afresh(table);
  table.packs_untouched = true;
  fault.expect({"45", "pack-imperfect", kNobody, "imposed", kNobody, "void"});
  fault.expect({"6", "cut-for-deal-wrongly-annulled"});
  if (changed) {
    table.dealer = table.nondealer();
    fault.expect({"14", "deal-out-of-turn", as_seat(table.dealer), "latent"});
  }
}

// ── 8

/// The dealer's first deal of all, and he gives otherwise than he said before the cut.
enum class Noticed { Kept, Not, NotAndFound };

void otherwise_than_noticed(Fault& fault, Table& table, Moment moment, Noticed how) {
  const Seat d = table.dealer;
  const bool kept = how == Noticed::Kept;
  if (how == Noticed::NotAndFound && fault.done && at_first(fault, table, moment, Moment::Given)) {
    const Seat n = table.nondealer();
    table.say(n, "finds the order");
    table.say(n, "has not looked");
    claim_fresh_deal(table, n);
    table.three_first[d] = !table.three_first[d];
    dealt_afresh(table);
  }
  if (at_first(fault, table, moment, Moment::Gathered) && !table.has_dealt[d]) {
    fault.done = true;
    table.packs_untouched = true;
    const bool three = fault.coin;
    table.say(d, three ? "gives notice of 3-2" : "gives notice of 2-3");
    table.say(table.nondealer(), "cuts 11");
    table.three_first[d] = kept == three;
    if (how == Noticed::NotAndFound) {
      fault.expect({"9", "packet-order-changed-without-notice", as_seat(d), "elected",
                    as_seat(table.nondealer()), "fresh-deal"});
    } else if (!kept) {
      fault.expect({"8", "packet-order-changed-without-notice", as_seat(d), "latent"});
    }
  }
}

// ── 25

/// A false king; the hands are required again when the next pack is cut: in time, and not played.
void king_required_in_the_next_cut(Fault& fault, Table& table, Moment moment) {
  const Seat seat = fault.seat;
  if (at_first(fault, table, moment, Moment::Ready) && !fault.done &&
      !table.holds(0, table.king()) && !table.holds(1, table.king()) &&
      table.turned != table.king() && !table.announced[0] && !table.announced[1]) {
    fault.done = true;
    table.say(seat, "announces the king");
    table.capped[seat] = true;
    fault.expect({"25", "false-king-announced", as_seat(seat), "ignored", as_seat(1 - seat)});
  } else if (fault.done && fault.in_next && moment == Moment::Gathered && fault.stage == 0) {
    fault.stage = 1;
    table.say(1 - seat, "requires the hands again");
    fault.beside("mandatory-remedy-ignored");
  }
}

// ── 45

enum class SixShown { Cutting, Joining, Giving };

/// A card that belongs to no piquet pack is shown, and nobody says a word of it.
void six_shown(Fault& fault, Table& table, Moment moment, SixShown where) {
  const Seat n = table.nondealer();
  const Seat d = table.dealer;
  if (where == SixShown::Giving) {
    if (at_first(fault, table, moment, Moment::Given)) {
      fault.done = true;
      table.say(n, "has not looked");
      table.say(d, "exposes " + table.name(n) + "'s 6♥");
      table.say(n, "has not looked");
      fault.expect({"13", "dealer-exposed-nondealer-card", as_seat(d), "", as_seat(n)});
      fault.expect({"45", "pack-incorrect", kNobody, "latent"});
    }
    return;
  }
  if (at_first(fault, table, moment, Moment::Gathered)) {
    fault.done = true;
    table.packs_untouched = true;
    if (where == SixShown::Cutting) {
      table.say(n, "cuts, showing 6♥");
    } else {
      table.say(n, "cuts 11");
      table.say(d, "joins the packets, showing 6♥");
    }
    table.say(n, "cuts again");
    fault.expect({"7", "cut-to-dealer-exposed", as_seat(where == SixShown::Cutting ? n : d),
                  "imposed", kNobody, "recut"});
    fault.expect({"45", "pack-incorrect", kNobody, "latent"});
  }
}

/// A six stands for the seven of its suit, which it ranks below as that does below the rest:
/// turned, held, or taken in an exchange.
enum class SixMet { Turned, Held, Taken };

void six_met(Fault& fault, Table& table, Moment moment, SixMet where) {
  const PlainCard seven = table.six_for_seven;
  if (at_first(fault, table, moment, Moment::Given)) {
    table.six_for_seven = 8 * (fault.trick % 4);
    fault.expect({"45", "pack-incorrect", kNobody, "latent"});
    const auto lies = std::ranges::find(table.stock, table.six_for_seven);
    if (where == SixMet::Turned && lies != table.stock.end()) {
      std::iter_swap(lies, table.stock.end() - 1);
    }
  } else if (at_first(fault, table, moment, Moment::Turned)) {
    const bool held = table.holds(0, seven) || table.holds(1, seven);
    fault.done = where == SixMet::Turned ? table.turned == seven : where == SixMet::Held && held;
    fault.stage = held || table.turned == seven ? 0 : 1;
    fault.due_known = where == SixMet::Turned;  // what he played may be a slip of the pen
  } else if (where == SixMet::Taken && fault.stage == 1 && !fault.in_next &&
             moment == Moment::Exchanged) {
    fault.done = fault.done || table.holds(0, seven) || table.holds(1, seven);
  }
}

// ── 10

/// The king that he turned was not the top card; they go on with it, and it is his to mark.
void king_not_the_top_card(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::Given)) {
    table.turns_none = true;
    const auto king =
        std::ranges::find_if(table.stock, [](PlainCard card) { return support::is_king(card); });
    if (king != table.stock.end()) {
      std::iter_swap(king, table.stock.end() - 1);
    }
  } else if (at_first(fault, table, moment, Moment::Turned)) {
    fault.done = support::is_king(table.turned) && table.due[table.dealer] < 3;
    table.say(table.nondealer(), fault.coin ? "looks at his hand" : "has not looked");
    table.say(table.dealer, "turns " + text_of(table.turned) + " from the bottom");
    table.mark(table.dealer, 1, "marks the king");
    ++table.due[table.dealer];
    fault.expect({"10", "trump-not-top-card", as_seat(table.dealer)});
  }
}

// ── 15 to 18

/// A fresh deal is claimed, and the cards are gathered for it; there the record ends.
void gathered_for_a_fresh_deal(Fault& fault, Table& table, Moment moment) {
  const WrongHand& wrong = kWrongHands[static_cast<std::size_t>(fault.trick % 4)];
  const Seat n = table.nondealer();
  if (at_first(fault, table, moment, Moment::Given)) {
    deal_wrongly(table, wrong);
  } else if (at_first(fault, table, moment, Moment::Turned)) {
    fault.done = true;
    find_number(table, wrong, n);
    claim_fresh_deal(table, n);
    table.say_of("the cards are gathered");
    table.stopped = true;
    table.ending = Ending::Stopped;
    table.due = table.before;
    table.counters = table.before;
    table.score_shown = false;
    fault.expect({wrong.law(), "wrong-number-dealt", as_seat(table.dealer), "elected", as_seat(n),
                  "fresh-deal"});
  }
}

/// Kinds in which the cards are dealt afresh: what is due then is open, or elected, and not
/// ignored, if the record ends as the cards are gathered for it.
constexpr std::array<std::string_view, 29> kDealtAfresh{
    "nondealers-card-exposed-dealt-afresh",
    "nondealers-card-exposed-dealt-afresh-after-turn-up",
    "exposed-by-nondealer-dealt-afresh",
    "faced-in-pack-dealt-afresh",
    "nondealer-surplus-before-turn-up-dealt-afresh",
    "dealer-short-before-turn-up-dealt-afresh",
    "packet-sizes-dealt-afresh",
    "dealer-first-dealt-afresh",
    "order-in-game-dealt-afresh",
    "order-without-notice-dealt-afresh",
    "two-turned-dealt-afresh",
    "two-turned-and-seen-dealt-afresh",
    "two-turned-and-looked-dealt-afresh",
    "out-of-turn-found-in-time",
    "wrong-pack-found-in-time",
    "nondealer-surplus-played-dealt-afresh",
    "nondealer-short-played-dealt-afresh",
    "nondealer-surplus-played-dealt-afresh-at-the-end",
    "dealer-surplus-played-dealt-afresh",
    "dealer-short-played-dealt-afresh",
    "dealer-short-played-dealt-afresh-at-the-end",
    "nondealer-took-excess-dealt-afresh",
    "dealer-gave-excess-dealt-afresh",
    "dealer-took-excess-dealt-afresh",
    "dealer-gave-short-dealt-afresh",
    "dealer-exchanges-without-right-dealt-afresh",
    "pack-redundant-found-in-time",
    "pack-imperfect-found-in-time",
    "pack-foreign-found-in-time"};

/// They are gathered, and there the record ends.
void gather_and_end(Fault& fault, Table& table) {
  table.say_of("the cards are gathered");
  table.again = false;
  table.due = table.before;
  table.counters = table.before;
  table.score_shown = false;
  for (Expected& one : fault.expected) {
    const bool must = one.status == "imposed";
    one.status = must ? "open" : one.status;
    if (must && one.id == "multiple-trumps-turned") {
      one.gives = "mandatory fresh-deal";  // nobody may choose any more
    }
  }
}

void add_gathered(Kinds& kinds, std::string_view name) {
  const auto whole = std::ranges::find(kinds, name, &Kind::name);
  if (whole == kinds.end()) {
    throw std::logic_error("no kind is called " + std::string(name));
  }
  Kind kind = *whole;
  kind.name = "gathered-after-" + kind.name;
  kind.at = [at = whole->at](Fault& fault, Table& table, Moment moment) {
    at(fault, table, moment);
    if (!fault.in_next && table.again) {
      gather_and_end(fault, table);
    }
  };
  kind.followed = false;
  kinds.push_back(std::move(kind));
}

}  // namespace

void add_again(Kinds& kinds) {
  for (const std::string_view name : kDealtAfresh) {
    add_gathered(kinds, name);
  }
  kinds.push_back({.name = "tie-cut-again", .at = tie_cut_again});
  kinds.push_back({.name = "several-shown-and-the-other-cuts-too", .at = other_cuts_too});
  for (const bool changed : {false, true}) {
    kinds.push_back(
        {.name = changed ? "cut-anew-within-the-deal-for-the-other" : "cut-anew-within-the-deal",
         .at = [changed](Fault& f, Table& t, Moment m) {
           cut_anew_within_the_deal(f, t, m, changed);
         }});
  }
  static constexpr std::array<std::pair<const char*, Noticed>, 3> kNoticed{
      {{"otherwise-than-he-gave-notice", Noticed::Not},
       {"otherwise-than-he-gave-notice-found-in-time", Noticed::NotAndFound},
       {"as-he-gave-notice", Noticed::Kept}}};
  for (const auto& [name, noticed] : kNoticed) {
    const Noticed how = noticed;
    kinds.push_back({.name = name, .at = [how](Fault& f, Table& t, Moment m) {
                       otherwise_than_noticed(f, t, m, how);
                     }});
  }
  kinds.push_back({.name = "false-king-required-in-the-next-cut",
                   .at = king_required_in_the_next_cut,
                   .followed = true});
  static constexpr std::array<std::pair<const char*, SixShown>, 3> kSixes{
      {{"six-shown-in-cutting", SixShown::Cutting},
       {"six-shown-in-joining", SixShown::Joining},
       {"six-shown-in-giving", SixShown::Giving}}};
  for (const auto& [name, where] : kSixes) {
    const SixShown shown = where;
    kinds.push_back(
        {.name = name, .at = [shown](Fault& f, Table& t, Moment m) { six_shown(f, t, m, shown); }});
  }
  static constexpr std::array<std::pair<const char*, SixMet>, 3> kMet{
      {{"six-turned", SixMet::Turned}, {"six-held", SixMet::Held}, {"six-taken", SixMet::Taken}}};
  for (const auto& [name, where] : kMet) {
    const SixMet met = where;
    kinds.push_back({.name = name,
                     .at = [met](Fault& f, Table& t, Moment m) { six_met(f, t, m, met); },
                     .needs_all_told = true});
  }
  kinds.push_back({.name = "king-not-the-top-card-and-marked", .at = king_not_the_top_card});
  kinds.push_back(
      {.name = "gathered-for-a-fresh-deal", .at = gathered_for_a_fresh_deal, .followed = false});
}

}  // namespace ecarte::campaign
