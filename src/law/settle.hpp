// SPDX-License-Identifier: MIT
//
// The life of a ruling, from what the players did afterwards: elected, waived, lapsed, imposed or
// ignored.
#pragma once

#include "law/ruling.hpp"

namespace ecarte::law {

/// Gives ruling number `index` its status, and matches the deeds that settled it.
void settle(const Given& given, Rulings& rulings, int index);

/// Of a fault of a dealing that was annulled at act `at`: one fresh deal may be what two laws give,
/// and it answers both; hands were rightly played again before something annulled the whole; and
/// what had to be done, and was claimed or done before, was claimed in time.
void settle_annulled(const Given& given, Rulings& rulings, int index, Time at);

/// Notes what the record leaves open, and a case turns on; once for each law, player and question.
/// Returns it, or nothing if it is said already.
Missing* note_missing(const Given& given, Rulings& rulings, const Fact& fact,
                      std::uint16_t case_index, int attribute);

/// The ruling of a case met by a fact, with its window, before anybody did anything.
Ruling ruling_of(const Given& given, const Timeline& timeline, std::uint16_t case_index,
                 const Fact& fact);

/// Does the ruling, as it was settled, annul the deal?
bool erases(const Ruling& ruling);
/// From which beats on a compulsory fresh deal that was left undone annuls nothing: those by which
/// the fault had to be found, or that the case names (`stands`).
WindowBeats stands_from(const DealFacts& deal, const Case& c, const Fact& fact);
/// The first of `beats` after what a ruling orders is owed, if they tell that one went on without
/// it. Only to gather the cards of a dealing that is to be made again, with nothing done or marked
/// before, does not, if somebody claims it then.
Time gone_on(const Given& given, const Rulings& rulings, WindowBeats beats, const Ruling& ruling);
/// Was one left undone, and has its time gone by, so that the dealing stands? Its ruling is ignored
/// and `unsure`: what was left undone is owed no more.
bool stands(const Ruling& ruling);

}  // namespace ecarte::law
