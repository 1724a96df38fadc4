// SPDX-License-Identifier: MIT
//
// What a result is worth under a code.
#pragma once

#include "codes/code.hpp"

namespace ecarte::codes {

/// What it is worth to a player who has not offended, and the law that says so, if `law` is given.
int tariff(const Code& code, const Earned& earned, std::uint16_t* law = nullptr);

/// What it is worth to one who offended, or not; the law is that of who did not.
int tariff(const Code& code, const Earned& earned, bool offended, std::uint16_t* law);

/// The row in which it lies; nothing if there is none.
const Tariff* row_of(const Code& code, const Earned& earned, bool offended);

/// Is the row only for an offender?
bool is_ceiling(const Tariff& row);
/// Does the code give an offender less than another?
bool has_ceilings(const Code& code);

/// Is the result worth another number of points if the loser was bold?
bool bold_matters(const Code& code, replay::ScoreFor what);

/// How often a game counts that the loser ends with so many points, where multiples are agreed on:
/// 1 to 3 times.
int multiple_against(const Code& code, int loser);

}  // namespace ecarte::codes
