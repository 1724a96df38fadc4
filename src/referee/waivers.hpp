// SPDX-License-Identifier: MIT
//
// What the writer of a record asks not to be reported: his `waive:` lines.
#pragma once

#include "law/code.hpp"
#include "law/result.hpp"
#include "record/record.hpp"

namespace ecarte::referee {

/// Notes at each finding and each doubt the first waiver of the record that speaks of it, and adds
/// a finding for each waiver that waives nothing: "waiver-unknown" where the code has no such law
/// or id, "waiver-unused" else. Of a deal that was not ruled on whole none is added: what it would
/// waive may be in the part that was not. The verdict stays what it is.
void apply_waivers(const record::Record& record, const law::Code& code, law::DealResult& result);

}  // namespace ecarte::referee
