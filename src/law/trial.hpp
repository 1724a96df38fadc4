// SPDX-License-Identifier: MIT
//
// An answer to what a record leaves open, as it is tried: the deal as it would be told if that were
// so. Private to law.
#pragma once

#include <optional>

#include "law/judging.hpp"
#include "law/ledger.hpp"

namespace ecarte::law {

/// Lists the answers there are, where judging has not: a value each, or yes and no.
void list_answers(Missing& missing);

/// One answer, as it is tried: the deal as it would have been told, or what is taken to be so of
/// it.
struct Trial {
  DealFacts deal;
  std::optional<Assumed> assumed;
};

/// A fact of which one attribute is open, or whether it is so at all. Nothing if the deal lacks it.
std::optional<Trial> with_fact(const Given& given, const Missing& missing, int answer);

/// The deal in which answer number `answer` is so; nothing if it lacks the fact.
std::optional<Trial> trial_of(const Given& given, const Missing& missing, int answer);

/// What something that is not told gave: the dealing falls by it, or the hands are to be played
/// again.
void give(const Given& given, const Missing& missing, Rulings& rulings);

}  // namespace ecarte::law
