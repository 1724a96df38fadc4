// SPDX-License-Identifier: MIT
//
// What the judging of a dealing does with a fact that several cases may answer, or that is merely
// possible. Internal to the judging.
#pragma once

#include <algorithm>

#include "law/judging.hpp"
#include "law/lookup.hpp"
#include "law/window.hpp"

namespace ecarte::law {

/// One dealing under judgement.
struct Judging {
  const Given& given;
  Rulings& rulings;
  /// When it was, and when by a claim of which it is not known that it was good.
  TimeSpan annulled{};

  [[nodiscard]] bool is_annulled() const { return annulled.latest != kNoTime; }
  /// It was annulled at that act, whatever was claimed before.
  void annul(Time at) { annulled = {std::min(annulled.earliest, at), at}; }

  [[nodiscard]] const Case& case_of(const Ruling& ruling) const {
    return given.code.cases[ruling.case_index];
  }
};

/// Does the record stop while a fault of its kind can still be put right free of penalty: before
/// what ends the time for it, and any of `or_until`?
bool may_still_be_mended(const Judging& j, const Fact& fact, WindowBeats or_until = 0);

/// From act `at` on it is not known whether the dealing still counts.
void doubt_dealing(Judging& j, Time at);

/// Is it a fault of what came after a claim that may have annulled the dealing? Then nobody is
/// charged with it.
bool maybe_fallen(const Judging& j, const Fact& fact);

/// He announced a king that he may have held, and by his word did: whether in time turns on what is
/// not told, and the other speaks against it.
bool disputed_in_time(const Judging& j, const Fact& fact, const Candidates& found);

/// The fact is possible and not proved: a doubt, if anything would follow from it. Of a king that
/// may have been turned or held nothing follows by itself: the ledger asks where a mark turns on
/// it.
void judge_allowed(const Judging& j, const Fact& fact, const Candidates& found);

/// Several cases may answer the fact; but by every one of them he who claimed that the cards be
/// dealt again might do so, and they were. That case of them that comes last in the law, else
/// kNoCase.
std::uint16_t annulled_by_all(const Judging& j, const Fact& fact, const Candidates& found);

/// If by the case tricks are counted for the fact, they may be, though it is not known.
void leave_count_in_doubt(Judging& j, const Case& c, const Fact& fact);

/// Several cases may answer the fact, and differ. What is open is said; what they have in common,
/// that it is an irregularity of one and the same player, stands all the same.
void leave_in_doubt(Judging& j, const Fact& fact, Positions at, const Candidates& found);

}  // namespace ecarte::law
