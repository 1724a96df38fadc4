// SPDX-License-Identifier: MIT
//
// What the writer of a record asks not to be reported: his `waive:` lines.
#pragma once

#include "codes/code.hpp"
#include "law/result.hpp"
#include "record/record.hpp"

namespace ecarte::referee {

/// Notes at each finding and each doubt the first waiver of the record that speaks of it, and adds
/// a finding for each waiver that waives nothing: "waiver-unknown" where the code has no such law
/// or id, "waiver-unused" else. The latter is not added of a deal that was not read whole, or if
/// `result` is not the `whole` of what may be ruled: what it waives may be in the rest. The verdict
/// stays what it is.
void apply_waivers(const record::Record& record, const codes::Code& code, bool whole,
                   law::DealResult& result);

}  // namespace ecarte::referee
