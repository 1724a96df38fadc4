// SPDX-License-Identifier: MIT
//
// What is found when the next deal has its heading already, and no card of it has been given.
#pragma once

#include "record/act.hpp"
#include "replay/facts.hpp"

namespace ecarte::replay {

/// Could a finding of `noun` be a finding of such a fact, which it brings to light?
bool names(record::Noun noun, FactKind kind);

/// May it be a fault of `deal` that is found: one that it shows and nobody found, or one of play
/// that it leaves room for? `find` is told after it.
bool is_found_later(const DealFacts& deal, const record::Act& find);

}  // namespace ecarte::replay
