// SPDX-License-Identifier: MIT
//
// What cannot be true of a record, as a problem of it. Private to referee.
#pragma once

#include "record/record.hpp"
#include "replay/facts.hpp"

namespace ecarte::referee {

/// Adds the problem, with why the record cannot be true, in words. All that follows hangs on it.
void add_impossible(record::Record& record, const replay::Impossible& what);

}  // namespace ecarte::referee
