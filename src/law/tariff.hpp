// SPDX-License-Identifier: MIT
//
// What a result is worth under a code.
#pragma once

#include "law/code.hpp"

namespace ecarte::law {

/// The marks of the tariff for a result, and the law that says so, if `law` is given.
int tariff(const Code& code, ScoreKind kind, std::uint16_t* law = nullptr);

/// The same for a player who offended, or not: no more than the code leaves an offender.
int tariff(const Code& code, ScoreKind kind, bool offended, std::uint16_t* law);

}  // namespace ecarte::law
