// SPDX-License-Identifier: MIT
//
// How things stand where a record stops: who may or must do what, until which act, and what can no
// longer be done. All of it follows from the code's own table: from the cases that answer the facts
// there are, those that would answer if a fault that nobody noticed were found now, and those that
// would answer what the cards leave room for.
#pragma once

#include "law/tell.hpp"

namespace ecarte::law {

/// Fills `last`, `stops`, `open` and `past` of a result that has been told. `open` is empty of a
/// deal that another follows.
void take_stock(const TellSource& told, DealResult& result);

/// Adds to `left` what the findings of a deal that another follows say is open still, and takes
/// from it what ended with this deal.
void leave_open(const TellSource& told, DealResult& result, std::vector<Standing>& left);

/// May something of a deal be open still when the next, of so many acts, has been told? These are
/// what was made of it. What it told as open is not asked for.
bool may_leave_open(const Code& code, const Rulings& rulings, const Ledger& ledger,
                    std::size_t acts);

}  // namespace ecarte::law
