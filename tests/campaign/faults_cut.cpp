// SPDX-License-Identifier: MIT
//
// Faults of cutting, for the deal and to the dealer, and of what the cut decides.
#include <array>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

using support::height_of;
using support::text_of;

/// A card for the one who is to deal, a lower one for the other.
struct Cards {
  PlainCard high;
  PlainCard low;
};

Cards unlike(Chance& chance) {
  Cards cards{};
  do {
    cards = {chance.below(32), chance.below(32)};
  } while (height_of(cards.high) <= height_of(cards.low));
  return cards;
}

/// A card of another height than `card`, and another card than `not_this`.
PlainCard other_card(Chance& chance, PlainCard card, PlainCard not_this) {
  PlainCard other = 0;
  do {
    other = chance.below(32);
  } while (height_of(other) == height_of(card) || other == not_this);
  return other;
}

std::string cut_line(const Table& table, Seat first, PlainCard his, PlainCard others) {
  return "cut for deal: " + table.name(first) + " " + text_of(his) + ", " + table.name(1 - first) +
         " " + text_of(others);
}

enum class Mended { Before, Claimed, No };

/// 4: one shows two cards. He cuts again before a card is dealt, or it is asked for too late, or
/// nobody says a word: who deals is then anybody's guess.
void shows_several(Fault& fault, Table& table, Moment moment, Mended mended) {
  Chance& chance = table.chance;
  const Seat seat = fault.seat;
  if (!fault.in_next && moment == Moment::CutForDeal) {
    fault.done = true;
    const PlainCard first = chance.below(32);
    const PlainCard second = (first + 1 + chance.below(31)) % 32;
    const PlainCard others = other_card(chance, first, second);
    table.say_before("cut for deal: " + table.name(seat) + " " + text_of(first) + " " +
                     text_of(second) + ", " + table.name(1 - seat) + " " + text_of(others));
    if (mended == Mended::Before) {
      const PlainCard again = other_card(chance, others, others);
      table.say_before(std::string(fault.coin ? "cut for deal: " : "cut for deal again: ") +
                       table.name(seat) + " " + text_of(again));
      table.dealer = height_of(again) > height_of(others) ? seat : 1 - seat;
    } else {
      table.dealer = static_cast<Seat>(chance.below(2));
    }
    table.cut_is_written = true;
    const bool done = mended == Mended::Before;
    fault.expect({"4", "cut-for-deal-multiple-exposed", as_seat(seat), done ? "imposed" : "ignored",
                  kNobody, "recut"});
    if (!done) {
      fault.expect({"4", "mandatory-remedy-ignored", as_seat(seat)});
    }
  }
  if (at_first(fault, table, moment, Moment::Given) && mended == Mended::Claimed && fault.done) {
    table.say(1 - seat, "claims a recut");
  }
}

/// 3, in cutting for the deal.
void cuts_badly_for_deal(Fault& fault, Table& table, Moment moment, bool lifts_few, Mended mended) {
  Chance& chance = table.chance;
  const Seat seat = fault.seat;
  if (!fault.in_next && moment == Moment::CutForDeal) {
    fault.done = true;
    const auto [high, low] = unlike(chance);
    const PlainCard his = fault.coin ? high : low;
    const PlainCard others = fault.coin ? low : high;
    const auto cuts = [&](Seat who, int number, PlainCard card) {
      table.say_before(table.name(who) + " cuts " + std::to_string(number) + " for deal, showing " +
                       text_of(card));
    };
    cuts(seat, lifts_few ? 1 : 31, his);
    cuts(1 - seat, 2 + chance.below(29), others);
    table.dealer = fault.coin ? seat : 1 - seat;
    if (mended == Mended::Before) {
      const PlainCard again = other_card(chance, others, others);
      cuts(seat, chance.one_in(2) ? 2 : 30, again);
      table.dealer = height_of(again) > height_of(others) ? seat : 1 - seat;
    }
    table.cut_is_written = true;
    fault.expect({"3", lifts_few ? "cut-too-small" : "cut-leaves-too-few", as_seat(seat),
                  mended == Mended::Before ? "elected" : "lapsed", kEither, "recut"});
  }
  if (at_first(fault, table, moment, Moment::Given) && mended == Mended::Claimed && fault.done) {
    table.say(static_cast<Seat>(chance.below(2)), "claims a recut");
  }
}

/// 3 and 7, in cutting to the dealer.
void cuts_badly_to_dealer(Fault& fault, Table& table, Moment moment, std::string_view id,
                          Mended mended) {
  Chance& chance = table.chance;
  const Seat n = table.nondealer();
  const bool shown = id == "cut-to-dealer-exposed";
  if (at_first(fault, table, moment, Moment::Gathered)) {
    fault.done = true;
    table.packs_untouched = true;
    const std::string number = id == "cut-too-small" ? "1" : id == "cut-leaves-too-few" ? "31" : "";
    table.say(n, shown ? "cuts, showing " + text_of(chance.below(32)) : "cuts " + number);
    const bool again = mended == Mended::Before;
    if (again) {
      table.say(n, "cuts again " + std::to_string(2 + chance.below(29)));
    }
    fault.seat = n;
    fault.expect({shown ? "7" : "3", id, as_seat(n),
                  shown ? (again ? "imposed" : "ignored") : (again ? "elected" : "lapsed"),
                  shown ? kNobody : kEither, "recut"});
    if (shown && !again) {
      fault.expect({"7", "mandatory-remedy-ignored", as_seat(n)});
    }
  }
  if (at_first(fault, table, moment, Moment::Given) && mended == Mended::Claimed && fault.done) {
    table.say(static_cast<Seat>(chance.below(2)), "claims a recut");
  }
}

enum class DealerFound { InTime, Ignored, AfterTurnUp, Never };

/// 5: the lower card deals. Void if that comes out before the turn-up.
void wrong_first_dealer(Fault& fault, Table& table, Moment moment, DealerFound found,
                        bool later_cut) {
  if (!fault.in_next && moment == Moment::CutForDeal && later_cut == (table.game > 1)) {
    fault.done = true;
    const auto [high, low] = unlike(table.chance);
    table.say_before(cut_line(table, fault.seat, high, low));
    table.dealer = fault.seat;
    table.cut_is_written = true;
  }
  if (at_first(fault, table, moment, Moment::Gathered) && fault.done) {
    table.dealer = 1 - fault.seat;
    table.packs_untouched = true;  // no notice of an order that a void deal might take with it
    fault.expect({"5", "wrong-player-deals-after-cut", as_seat(1 - fault.seat),
                  found == DealerFound::InTime    ? "imposed"
                  : found == DealerFound::Ignored ? "ignored"
                  : found == DealerFound::Never   ? "latent"
                                                  : "none",
                  kNobody});
  }
  const Moment when = found == DealerFound::AfterTurnUp ? Moment::Turned : Moment::Given;
  if (at_first(fault, table, moment, when) && found != DealerFound::Never && fault.done) {
    table.say(static_cast<Seat>(table.chance.below(2)), "finds the deal out of turn");
    if (found == DealerFound::InTime) {
      table.dealer = fault.seat;
      dealt_afresh(table);
    } else if (found == DealerFound::Ignored) {
      fault.beside("mandatory-remedy-ignored");
    }
  }
}

void loser_chooses(Fault& fault, Table& table, Moment moment) {
  if (!fault.in_next && moment == Moment::Opened) {
    fault.done = true;
    const Seat loser = table.nondealer();
    table.say_before(table.name(loser) + (table.packs && fault.coin
                                              ? " chooses the " + table.pack_name(loser) + " pack"
                                              : " chooses his seat"));
    fault.expect({"5", "choice-by-loser", as_seat(loser)});
    fault.done = !(table.packs_may_change && fault.coin);
  }
}

void chooses_later(Fault& fault, Table& table, Moment moment) {
  static constexpr std::array kMoments{Moment::Given,   Moment::Turned, Moment::Ready,
                                       Moment::Led,     Moment::Marked, Moment::HandOver,
                                       Moment::Proposed};
  if (!fault.in_next && !fault.done &&
      moment == kMoments[static_cast<std::size_t>(fault.trick + (fault.coin ? 1 : 0))]) {
    fault.done = true;
    table.say(fault.seat, "chooses his seat");
    fault.expect({"5", "choice-changed-during-play", as_seat(fault.seat)});
  }
}

/// A tie is cut again; where it is not, no law says who deals.
void tie_and_dealt(Fault& fault, Table& table, Moment moment) {
  if (!fault.in_next && moment == Moment::CutForDeal) {
    fault.done = true;
    const PlainCard card = table.chance.below(32);
    table.say_before(cut_line(table, fault.seat, card, (card + 8) % 32));
    table.dealer = static_cast<Seat>(table.chance.below(2));
    table.cut_is_written = true;
    fault.expect({"5", "cut-tied", kNobody, "lapsed", kEither});
  }
}

/// The cut has decided, and they cut once more: for no reason, or because the pack was wrong.
void cut_anew(Fault& fault, Table& table, Moment moment, bool pack) {
  if (!fault.in_next && moment == Moment::CutForDeal) {
    fault.done = true;
    Chance& chance = table.chance;
    const auto [high, low] = unlike(chance);
    table.say_before(cut_line(table, fault.seat, high, low));
    if (pack) {
      table.say_before(table.name(static_cast<Seat>(chance.below(2))) + " finds the pack wrong");
      table.say_before("the pack lacks " + text_of(chance.below(32)));
    }
    const auto [again, lower] = unlike(chance);
    table.say_before("cut for deal again: " + table.name(fault.seat) + " " + text_of(again) + ", " +
                     table.name(1 - fault.seat) + " " + text_of(lower));
    table.dealer = fault.seat;
    table.cut_is_written = true;
    table.sound_pack = pack;
    fault.expect(
        {pack ? "6" : "5", pack ? "cut-for-deal-wrongly-annulled" : "cut-anew-without-cause"});
  }
}

/// 6: a pack found wrong between the cut and the deal leaves the cut alone.
void cut_stands(Fault& fault, Table& table, Moment moment) {
  if (!fault.in_next && moment == Moment::Opened) {
    fault.done = true;
    table.say_before(table.name(fault.seat) + " finds the pack wrong");
    table.say_before(fault.coin ? "the pack holds 6♣"
                                : "the pack lacks " + text_of(table.chance.below(32)));
    table.sound_pack = true;
  }
}

/// A card that does not belong to the pack ranks below the seven, and the cut is good.
void foreign_card_cut(Fault& fault, Table& table, Moment moment) {
  if (!fault.in_next && moment == Moment::CutForDeal) {
    fault.done = true;
    table.say_before("cut for deal: " + table.name(fault.seat) + " 6♣, " +
                     table.name(1 - fault.seat) + " " + text_of(table.chance.below(32)));
    table.dealer = 1 - fault.seat;
    table.cut_is_written = true;
  }
}

}  // namespace

void add_cut(Kinds& kinds) {
  static constexpr std::array<std::pair<std::string_view, Mended>, 3> kMended{
      {{"-cut-again", Mended::Before}, {"-claimed-late", Mended::Claimed}, {"", Mended::No}}};
  for (const auto& [end, mended] : kMended) {
    const Mended how = mended;
    kinds.push_back({"several-shown-for-deal" + std::string(end),
                     [how](Fault& f, Table& t, Moment m) { shows_several(f, t, m, how); }});
    for (const bool few : {true, false}) {
      kinds.push_back(
          {std::string(few ? "one-lifted" : "one-left") + "-for-deal" + std::string(end),
           [=](Fault& f, Table& t, Moment m) { cuts_badly_for_deal(f, t, m, few, how); }});
    }
    for (const std::string_view id :
         {"cut-too-small", "cut-leaves-too-few", "cut-to-dealer-exposed"}) {
      kinds.push_back({std::string(id) + std::string(end), [=](Fault& f, Table& t, Moment m) {
                         cuts_badly_to_dealer(f, t, m, id, how);
                       }});
    }
  }
  static constexpr std::array<std::pair<std::string_view, DealerFound>, 4> kFound{
      {{"-found-in-time", DealerFound::InTime},
       {"-found-and-played-on", DealerFound::Ignored},
       {"-found-after-turn-up", DealerFound::AfterTurnUp},
       {"-never-found", DealerFound::Never}}};
  for (const auto& [end, found] : kFound) {
    const DealerFound how = found;
    for (const bool later_cut : {false, true}) {
      kinds.push_back(
          {std::string(later_cut ? "later" : "first") + "-cut-wrong-dealer" + std::string(end),
           [=](Fault& f, Table& t, Moment m) { wrong_first_dealer(f, t, m, how, later_cut); },
           {},
           {},
           {},
           later_cut ? 12 : 3});
    }
  }
  kinds.push_back({"loser-chooses", loser_chooses});
  kinds.push_back({"seat-chosen-during-play", chooses_later});
  kinds.push_back({"tie-not-cut-again", tie_and_dealt});
  kinds.push_back(
      {"cut-anew-without-cause", [](Fault& f, Table& t, Moment m) { cut_anew(f, t, m, false); }});
  kinds.push_back(
      {"cut-anew-for-the-pack", [](Fault& f, Table& t, Moment m) { cut_anew(f, t, m, true); }});
  kinds.push_back({"pack-wrong-before-the-deal", cut_stands});
  kinds.push_back({"foreign-card-cut", foreign_card_cut});
}

}  // namespace ecarte::campaign
