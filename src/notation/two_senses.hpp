// SPDX-License-Identifier: MIT
//
// What a whole deal shows to have two senses, once it is read: it is asked which, and left out.
#pragma once

#include "record/record.hpp"

namespace ecarte::notation {

/// Where nobody gives, a cut beside the cut for the deal is not known to be to a dealer. One made
/// again before the deal is headed, while it is not known whose the deal is, is for the deal.
void refuse_cuts_in_two_senses(record::Record& record);

}  // namespace ecarte::notation
