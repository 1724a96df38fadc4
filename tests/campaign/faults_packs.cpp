// SPDX-License-Identifier: MIT
//
// New cards (44), and packs that are wrong (45).
#include <array>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

using support::text_of;

// ── 44

struct Call {
  const char* name;
  std::string_view id;  ///< nothing if the call is lawful
  const char* call;
  const char* then;  ///< "%D", "%N": the dealer and the other
  bool by_other;     ///< the second sentence is the non-dealer's, against the dealer's caller
  bool cut_first;    ///< the pack is cut before it
};

constexpr std::array kCalls{
    Call{"called-at-the-last", "", "calls for two new packs, and pays", "", false, false},
    Call{"called-late", "new-cards-called-late", "calls for two new packs, and pays", "", false,
         true},
    Call{"one-pack", "single-pack-called", "calls for one new pack, and pays", "", false, false},
    Call{"unpaid", "new-cards-cost-refused", "calls for two new packs, and does not pay", "", false,
         false},
    Call{"cost-denied", "new-cards-cost-refused", "calls for two new packs", "denies %O the cost",
         false, false},
    Call{"choice-denied", "dealer-choice-denied", "calls for two new packs, and pays",
         "denies %D the choice", true, false},
    Call{"chosen-by-the-other", "dealer-choice-denied", "calls for two new packs, and pays",
         "chooses the red pack", true, false},
};

void calls(Fault& fault, Table& table, Moment moment, const Call& call) {
  if (!at_first(fault, table, moment, Moment::Gathered) || table.packs) {
    return;
  }
  fault.done = true;
  table.packs_untouched = true;
  const Seat n = table.nondealer();
  const Seat caller = call.by_other ? n : fault.seat;
  const auto cut = [&] { table.say(n, "cuts " + std::to_string(2 + table.chance.below(29))); };
  if (call.cut_first) {
    cut();
  }
  table.say(caller, call.call);
  std::string then = call.then;
  if (const std::size_t at = then.find('%'); at != std::string::npos) {
    then.replace(at, 2, table.name(then[at + 1] == 'D' ? table.dealer : 1 - caller));
  }
  if (!then.empty()) {
    table.say(caller, then);
  }
  if (!call.cut_first) {
    cut();
  }
  if (!call.id.empty()) {
    fault.expect({"44", call.id, as_seat(caller)});
  }
}

/// Called in the middle of a hand, they are for the next deal: its dealer chooses.
void called_in_the_hand(Fault& fault, Table& table, Moment moment) {
  if (at_first(fault, table, moment, Moment::BeforeLead) && !table.packs &&
      table.trick == fault.trick) {
    fault.done = true;
    table.say(fault.seat, "calls for two new packs, and pays");
  }
}

// ── 45

enum class PackFound { InTime, PlayedOn, Gathered, NextDeal, VoidedLate };

struct Defect {
  std::string_view id;
  std::string_view name;
};
constexpr std::array kDefects{Defect{"pack-redundant", "redundant"},
                              Defect{"pack-imperfect", "imperfect"},
                              Defect{"pack-incorrect", "foreign"}};

void tell(Fault& fault, Table& table, const Defect& defect) {
  table.say(static_cast<Seat>(table.chance.below(2)), "finds the pack wrong");
  const std::string card = text_of(fault.card);
  table.say_of(defect.name == "redundant"   ? "the pack holds two " + card
               : defect.name == "imperfect" ? "the pack lacks " + card
                                            : std::string("the pack holds 6♣"));
}

/// A card that the record can do without: it is undermost in the stock, and not seen yet.
void choose_card(Fault& fault, Table& table) {
  fault.card = table.stock.front();
  table.stock.erase(table.stock.begin());
}

bool is_time(const Fault& fault, const Table& table, Moment moment) {
  switch (fault.trick) {
    case 1:
      return moment == Moment::Given;
    case 2:
      return moment == Moment::Turned;
    case 3:
      return fault.coin ? moment == Moment::Ready : moment == Moment::HandOver;
    case 4:
      return fault.coin ? moment == Moment::Led : moment == Moment::Replied;
    default:
      return fault.coin ? moment == Moment::BeforeLead && table.trick > 1
                        : moment == Moment::Marked;
  }
}

void void_deal(Table& table) {
  table.sound_pack = true;
  dealt_afresh(table);
}

void wrong_pack(Fault& fault, Table& table, Moment moment, const Defect& defect, PackFound found) {
  if (at_first(fault, table, moment, Moment::Given)) {
    choose_card(fault, table);
  }
  if (found == PackFound::NextDeal && fault.in_next && fault.done && moment == Moment::Gathered) {
    tell(fault, table, defect);
    table.sound_pack = true;
    return;
  }
  if (fault.in_next || table.dealings != 1 || fault.done) {
    return;
  }
  if (found == PackFound::InTime || found == PackFound::PlayedOn) {
    if (!is_time(fault, table, moment)) {
      return;
    }
    fault.done = true;
    tell(fault, table, defect);
    const bool voided = found == PackFound::InTime;
    // Cards gathered as soon as it is found are gathered to be dealt again, if the counters are not
    // told after it.
    const bool gathered_first = moment == Moment::Marked && !fault.followed && !table.score_shown;
    fault.expect({"45", defect.id, kNobody,
                  voided           ? "imposed"
                  : gathered_first ? "open"
                                   : "ignored",
                  kNobody, "void"});
    if (voided) {
      return void_deal(table);
    }
    fault.nothing_counts = gathered_first;
    if (!gathered_first) {
      fault.expect({"45", "mandatory-remedy-ignored"});
    }
  } else if (moment == Moment::Marked) {
    fault.done = true;
    if (found != PackFound::NextDeal) {
      table.say_of("the cards are gathered");
      tell(fault, table, defect);
    }
    if (found == PackFound::VoidedLate) {
      fault.expect({"45", "remedy-claimed-late"});
      void_deal(table);
    }
  }
}

/// Played on to the end, whatever was found.
void gathered(const Fault& fault, Table& table, Moment moment, PackFound found) {
  if (!fault.in_next && fault.done && found == PackFound::PlayedOn && moment == Moment::Marked) {
    table.say_of("the cards are gathered");
  }
}

/// An idle pack found wrong makes nothing void; nor does one that the writer alone knows to be.
void harmless(Fault& fault, Table& table, Moment moment, bool idle) {
  if (at_first(fault, table, moment, Moment::Turned) && (!idle || table.packs)) {
    fault.done = true;
    choose_card(fault, table);
    if (idle) {
      table.say(fault.seat, "finds the pack wrong");
    }
    table.say_of(std::string(idle ? "the idle pack" : "the pack") + " lacks " +
                 text_of(fault.card));
    if (!idle) {
      fault.expect({"45", "pack-incorrect", kNobody, "latent"});
    }
  }
}

}  // namespace

void add_packs(Kinds& kinds) {
  for (const Call& call : kCalls) {
    kinds.push_back({std::string("new-cards-") + call.name,
                     [call](Fault& f, Table& t, Moment m) { calls(f, t, m, call); }});
  }
  kinds.push_back({"new-cards-called-in-the-hand", called_in_the_hand});
  static constexpr std::array<std::pair<std::string_view, PackFound>, 5> kFound{
      {{"-found-in-time", PackFound::InTime},
       {"-found-and-played-on", PackFound::PlayedOn},
       {"-found-when-gathered", PackFound::Gathered},
       {"-found-in-the-next-deal", PackFound::NextDeal},
       {"-voided-late", PackFound::VoidedLate}}};
  for (const Defect& defect : kDefects) {
    for (const auto& [end, when] : kFound) {
      const PackFound found = when;
      kinds.push_back({"pack-" + std::string(defect.name) + std::string(end),
                       [=](Fault& f, Table& t, Moment m) {
                         wrong_pack(f, t, m, defect, found);
                         gathered(f, t, m, found);
                       },
                       {},
                       {},
                       found == PackFound::NextDeal ? std::optional(true) : std::nullopt});
    }
  }
  kinds.push_back(
      {"idle-pack-wrong", [](Fault& f, Table& t, Moment m) { harmless(f, t, m, true); }});
  kinds.push_back(
      {"pack-wrong-never-found", [](Fault& f, Table& t, Moment m) { harmless(f, t, m, false); }});
}

}  // namespace ecarte::campaign
