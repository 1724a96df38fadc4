// SPDX-License-Identifier: MIT
//
// The first step of law: facts and a code to rulings.
#pragma once

#include "law/ruling.hpp"

namespace ecarte::law {

/// Judges every fact of the deal but those that only the score completes.
void judge_facts(const Given& given, Rulings& rulings);

/// Judges one more fact, one that only the score completed.
void judge_also(const Given& given, const Fact& fact, Rulings& rulings);

}  // namespace ecarte::law
