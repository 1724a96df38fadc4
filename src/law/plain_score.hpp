// SPDX-License-Identifier: MIT
//
// The short way of the ledger, for a deal of which everything is certain and every point that was
// won is marked, and none besides: the rights are what the code's tables give, and each mark meets
// one. It gives up at whatever else it meets. What it comes to is what the worlds come to; a test
// holds it to that. Private to law.
#pragma once

#include "law/ledger.hpp"

namespace ecarte::law {

/// Reckons the score of a deal that is as plain as that; false if it is not, and then `ledger` is
/// anything.
bool reckon_plainly(const LedgerSource& matter, const CarriedScore& carried, WorldScore& room,
                    Ledger& ledger);

/// Reckons the score of any deal, in every world that its record allows.
void reckon_in_full(const LedgerSource& matter, const CarriedScore& carried, WorldScore& room,
                    Ledger& ledger);

/// What goes on to the next deal of a score that may be known or not.
void carry_in_full(const Code& code, const Ledger& ledger, bool strict, CarriedScore& carried);

}  // namespace ecarte::law
