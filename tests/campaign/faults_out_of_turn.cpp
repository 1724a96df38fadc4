// SPDX-License-Identifier: MIT
//
// Deals out of turn, and with the other's pack (14).
#include <string>
#include <utility>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

enum class Found { InTime, PlayedOn, AfterTurnUp, DealtLate, Never };

std::string_view status_of(Found found) {
  return found == Found::InTime     ? "imposed"
         : found == Found::PlayedOn ? "ignored"
         : found == Found::Never    ? "latent"
                                    : "none";
}

void out_of_turn(Fault& fault, Table& table, Moment moment, Found found) {
  if (at_first(fault, table, moment, Moment::Gathered) && !table.cut_now) {
    fault.done = true;
    fault.seat = table.dealer;
    table.dealer = 1 - fault.seat;
    table.packs_untouched = true;
    fault.expect({"14", "deal-out-of-turn", as_seat(table.dealer), status_of(found), kNobody});
  }
  const bool late = found == Found::AfterTurnUp || found == Found::DealtLate;
  if (!fault.done || found == Found::Never ||
      !at_first(fault, table, moment, late ? Moment::Turned : Moment::Given)) {
    return;
  }
  table.say(fault.coin ? fault.seat : table.dealer, "finds the deal out of turn");
  if (found == Found::InTime || found == Found::DealtLate) {
    table.dealer = fault.seat;
    dealt_afresh(table);
  }
  if (found == Found::DealtLate) {
    fault.expect({"14", "remedy-claimed-late"});
  } else if (found == Found::PlayedOn) {
    fault.expect({"14", "mandatory-remedy-ignored"});
  }
}

void wrong_pack(Fault& fault, Table& table, Moment moment, Found found) {
  const Seat d = table.dealer;
  const std::string order = table.three_first[d] ? "gives 3-2" : "gives 2-3";
  if (fault.in_next && fault.done && moment == Moment::Given) {
    table.drop_last_line();
    table.say(d, order + " from the " + table.pack_name(d) + " pack");
  }
  if (at_first(fault, table, moment, Moment::Given) && table.packs) {
    fault.done = true;
    table.drop_last_line();
    table.say(d, order + " from the " + table.pack_name(1 - d) + " pack");
    const bool stands = found == Found::AfterTurnUp || found == Found::Never;
    fault.expect({"14", "dealt-with-adversarys-pack", as_seat(d),
                  found == Found::AfterTurnUp ? "imposed" : status_of(found), kNobody, "",
                  stands ? "automatic keep-packs" : ""});
    if (found == Found::InTime || found == Found::PlayedOn) {
      table.say(static_cast<Seat>(table.chance.below(2)), "finds the wrong pack");
    }
    if (found == Found::InTime) {
      dealt_afresh(table);
    } else {
      std::swap(table.pack_of[0], table.pack_of[1]);  // and so they stay
    }
    if (found == Found::PlayedOn) {
      fault.expect({"14", "mandatory-remedy-ignored"});
    }
  }
  if (at_first(fault, table, moment, Moment::Turned) && found == Found::AfterTurnUp && fault.done) {
    table.say(static_cast<Seat>(table.chance.below(2)), "finds the wrong pack");
  }
}

}  // namespace

void add_out_of_turn(Kinds& kinds) {
  const auto fourteen = [&kinds](const char* end, Found found) {
    kinds.push_back({std::string("out-of-turn-") + end,
                     [found](Fault& f, Table& t, Moment m) { out_of_turn(f, t, m, found); }});
    if (found != Found::DealtLate) {
      kinds.push_back({std::string("wrong-pack-") + end,
                       [found](Fault& f, Table& t, Moment m) { wrong_pack(f, t, m, found); }});
    }
  };
  fourteen("found-in-time", Found::InTime);
  fourteen("found-and-played-on", Found::PlayedOn);
  fourteen("found-after-turn-up", Found::AfterTurnUp);
  fourteen("dealt-anew-late", Found::DealtLate);
  fourteen("never-found", Found::Never);
}

}  // namespace ecarte::campaign
