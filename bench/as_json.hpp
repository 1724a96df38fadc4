// SPDX-License-Identifier: MIT
//
// A deal as an object of JSON, as a programmer would keep it: what every act says, and no more.
#pragma once

#include <string>

#include "record/record.hpp"

namespace ecarte::bench {

/// Appends the deal on a line of its own:
/// {"players":["A","Y"],"game":1,"deal":2,"acts":[{"by":"A","gives":"3-2","turns":["9♠"]}, …],
/// "score":{"A":1,"Y":0}}. A trick is one object: {"trick":1,"Y":"K♠","A":"8♠"}.
void write_as_json(std::string& out, const record::Record& deal);

}  // namespace ecarte::bench
