// SPDX-License-Identifier: MIT
//
// Points of a deal that are claimed only in the one after it: whoever claims them says that he has
// not marked them. And whether they may have been marked in one that is not told. Private to law.
#pragma once

#include "law/world.hpp"

namespace ecarte::law {

/// May the claim be one of the mark for such a score? To claim the point, the vole or the king is
/// to claim its mark.
bool may_claim(const Deed& deed, replay::ScoreFor score);

/// Does he claim in a deal what the one before gave him: before a trump was turned in it, or the
/// hand's points before anything was played?
bool claims_of_deal_before(const DealFacts& deal, const Deed& deed);

/// Does he claim it in the deal after, as what he has not marked, and is nothing told but that?
/// Where he was in time and the next deal goes on, he has marked it since.
bool claimed_unmarked(const Page& page, const WorldScore& account, const Right& right);

/// Does he claim the mark of a king that he announced at act `since`, when the hand gave him
/// nothing that he has not marked; or in the deal after, before its trump is turned?
bool claims_his_king(const LedgerSource& matter, const Grounds& grounds, Seat seat, Time since);

/// Is nothing told of the deal but its heading?
bool is_only_headed(const DealFacts& deal);

/// Does a deal come between this one and the next of which anything is told, in which a right of
/// this one may have been marked? A game that is not won goes on before another begins.
bool deal_untold_after(const Page& page, const WorldScore& account);

}  // namespace ecarte::law
