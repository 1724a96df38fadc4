// SPDX-License-Identifier: MIT
//
// Of hands played several times: which playing counts, and which offences cap what it gave. Private
// to law.
#pragma once

#include <optional>

#include "law/ledger.hpp"

namespace ecarte::law {

/// The number of the playing whose result counts: the last, if the law gave it or nobody played
/// again; else the one the law would have let stand.
int playing_that_counts(const LedgerSource& matter, int dealing);

/// By which deed are the hands to be played again, by a right exercised, though the record stops
/// before it? Nothing: they are not. In the deal after it is the last playing that is meant.
std::optional<Time> to_be_played_again(const LedgerSource& matter, int dealing, int playing);

/// May the law have given that the hands be played again, by what is not known?
bool may_give_replay(const LedgerSource& matter);

/// Does an offence still cap the result, if the hands were played again after it?
bool counts_for_ceiling(const LedgerSource& matter, const Ruling& ruling, int playing);

}  // namespace ecarte::law
