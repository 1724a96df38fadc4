// SPDX-License-Identifier: MIT
//
// What a whole deal shows to have two senses, once it is read: it is asked which, and left out.
#pragma once

#include <string_view>

#include "record/record.hpp"

namespace ecarte::notation {

/// A score on a line of its own between deals that do not follow one another is not known to be
/// that after the one or before the other.
void refuse_score_between(record::Record& record, std::string_view next_heading);

/// Where nobody gives, a cut beside the cut for the deal is not known to be to a dealer.
void refuse_cuts_in_two_senses(record::Record& record);

}  // namespace ecarte::notation
