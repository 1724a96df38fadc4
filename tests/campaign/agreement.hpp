// SPDX-License-Identifier: MIT
//
// What is said of each finding, and what is said of how things stand, held to each other: who may
// do what, until when, and what is due.
#pragma once

#include <string>
#include <vector>

#include "law/result.hpp"

namespace ecarte::campaign {

/// Where the two do not agree, of a deal that nothing follows; empty if nowhere. `before` is what
/// is said of the deal before in the same sitting; nullptr: there is none.
std::vector<std::string> disagreements(const law::DealResult& result,
                                       const law::DealResult* before);

}  // namespace ecarte::campaign
