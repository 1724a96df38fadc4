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

/// By place, then law.
bool comes_before(const Finding& a, const Finding& b);

}  // namespace ecarte::law
