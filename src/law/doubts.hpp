// SPDX-License-Identifier: MIT
//
// What of a score stays open: marks that something not told may have earned, and points of which it
// is not told when they were marked. Each is added to what the ledger misses, with both answers.
#pragma once

#include "law/joined.hpp"
#include "law/world.hpp"

namespace ecarte::law {

/// A mark that nothing told gives a title, and a king that is not told would: whether it is due is
/// open. A hand that is not told is another matter: there the marks are what tells of it, but for
/// one that is said to be for the king; and so it is with that of a turn-up that is not told, and
/// of a stretch that is not told in which the king may have been announced, if nobody speaks
/// against it.
void doubt_kings(const LedgerSource& matter, const Grounds& grounds, const Ledger& as_told,
                 const Joined& joined, Ledger& ledger);
/// Where a mark has its title in some worlds and in others not, it tells which it was, unless
/// somebody speaks against it: then whether the loser was bold is a doubt, if it turns on that.
void settle_by_marks(const LedgerSource& matter, const Grounds& grounds, const Joined& joined,
                     Ledger& ledger);
/// What was left unmarked, and the counters of the deal after show that it was marked there.
void doubt_left(const LedgerSource& matter, const Joined& joined, Ledger& ledger);
/// Each of two marks may be due, and both together cannot: which of the players has marked too many
/// is open.
void doubt_whose(const LedgerSource& matter, const Joined& joined, Ledger& ledger);
/// Of a hand that is not told no more is over than beyond what it gave at most, with a king. True
/// if less is over by that.
bool give_most(const Grounds& grounds, const std::vector<NotDue>& at_most, Ledger& ledger);
/// Marks that are too late for the deal before, unless a hand of which nothing is told earned them.
void doubt_marks(const LedgerSource& matter, const Grounds& grounds, const Ledger& as_told,
                 const Joined& joined, Ledger& ledger);

}  // namespace ecarte::law
