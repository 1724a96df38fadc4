// SPDX-License-Identifier: MIT
//
// What all findings have in common: how a case met by a fact is put, how grave a class is, and in
// which order findings are told.
#pragma once

#include "law/ruling.hpp"

namespace ecarte::law {

/// The finding of a case met by a fact, without its remedy.
Finding finding_of(const Code& code, const DealFacts& deal, std::uint16_t case_index,
                   const Fact& fact);

/// Is it seen from nothing having given it: a remedy done without right, a mark made without a
/// title? What is not told before it may have given it.
bool is_for_want_of_right(const Finding& finding);

/// By place, then law.
bool comes_before(const Finding& a, const Finding& b);

}  // namespace ecarte::law
