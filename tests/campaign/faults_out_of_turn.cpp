// SPDX-License-Identifier: MIT
//
// Deals out of turn, and with the other's pack (14).
#include <string>
#include <utility>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

enum class DealFound { InTime, PlayedOn, AfterTurnUp, DealtLate, Never };

std::string_view status_of(DealFound found) {
  return found == DealFound::InTime     ? "imposed"
         : found == DealFound::PlayedOn ? "ignored"
         : found == DealFound::Never    ? "latent"
                                        : "none";
}

void out_of_turn(Fault& fault, Table& table, Moment moment, DealFound found) {
  if (at_first(fault, table, moment, Moment::Gathered) && !table.cut_now) {
    fault.done = true;
    fault.seat = table.dealer;
    table.dealer = 1 - fault.seat;
    table.packs_untouched = true;
    fault.expect({"14", "deal-out-of-turn", as_seat(table.dealer), status_of(found), kNobody});
  }
  const bool late = found == DealFound::AfterTurnUp || found == DealFound::DealtLate;
  if (!fault.done || found == DealFound::Never ||
      !at_first(fault, table, moment, late ? Moment::Turned : Moment::Given)) {
    return;
  }
  table.say(fault.coin ? fault.seat : table.dealer, "finds the deal out of turn");
  if (found == DealFound::InTime || found == DealFound::DealtLate) {
    table.dealer = fault.seat;
    dealt_afresh(table);
  }
  if (found == DealFound::DealtLate) {
    fault.expect({"14", "remedy-claimed-late"});
  } else if (found == DealFound::PlayedOn) {
    fault.expect({"14", "mandatory-remedy-ignored"});
  }
}

void wrong_pack(Fault& fault, Table& table, Moment moment, DealFound found) {
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
    const bool stands = found == DealFound::AfterTurnUp || found == DealFound::Never;
    fault.expect({"14", "dealt-with-adversarys-pack", as_seat(d),
                  found == DealFound::AfterTurnUp ? "imposed" : status_of(found), kNobody, "",
                  stands ? "automatic keep-packs" : ""});
    if (found == DealFound::InTime || found == DealFound::PlayedOn) {
      table.say(static_cast<Seat>(table.chance.below(2)), "finds the wrong pack");
    }
    if (found == DealFound::InTime) {
      dealt_afresh(table);
    } else {
      std::swap(table.pack_of[0], table.pack_of[1]);  // and so they stay
    }
    if (found == DealFound::PlayedOn) {
      fault.expect({"14", "mandatory-remedy-ignored"});
    }
  }
  if (at_first(fault, table, moment, Moment::Turned) && found == DealFound::AfterTurnUp &&
      fault.done) {
    table.say(static_cast<Seat>(table.chance.below(2)), "finds the wrong pack");
  }
}

}  // namespace

void add_out_of_turn(Kinds& kinds) {
  const auto fourteen = [&kinds](const char* end, DealFound found) {
    kinds.push_back({std::string("out-of-turn-") + end,
                     [found](Fault& f, Table& t, Moment m) { out_of_turn(f, t, m, found); }});
    if (found != DealFound::DealtLate) {
      kinds.push_back({std::string("wrong-pack-") + end,
                       [found](Fault& f, Table& t, Moment m) { wrong_pack(f, t, m, found); }});
    }
  };
  fourteen("found-in-time", DealFound::InTime);
  fourteen("found-and-played-on", DealFound::PlayedOn);
  fourteen("found-after-turn-up", DealFound::AfterTurnUp);
  fourteen("dealt-anew-late", DealFound::DealtLate);
  fourteen("never-found", DealFound::Never);
}

}  // namespace ecarte::campaign
