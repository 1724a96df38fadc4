// SPDX-License-Identifier: MIT
//
// The classes of hands in the words of those who read them.
#pragma once

#include <string>

#include "analysis/census_classes.hpp"
#include "cli/options.hpp"

namespace ecarte::cli {

/// The classes asked for; the kings where each hand was.
analysis::CensusBy classes_of(CensusClasses by);

/// "2 trumps with the king, 1 plain king"
std::string class_name(const analysis::ClassNumbers& numbers, analysis::CensusBy by);

}  // namespace ecarte::cli
