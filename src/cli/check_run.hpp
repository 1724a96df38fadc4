// SPDX-License-Identifier: MIT
//
// A check of everything in one run, or of a part of it, whose results are kept in a file.
#pragma once

#include <string>

#include "cli/exit_status.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/part_results.hpp"

namespace ecarte::cli {

ExitStatus check_all(const CheckCommand& command, Streams& streams);

/// Under several codes: the deals on which they differ, and what each says of them.
ExitStatus check_codes(const CheckCommand& command, Streams& streams);

/// The shard that is asked for, to the journal, or where there is none to standard output.
void check_part(const CheckCommand& command, Streams& streams);

/// What one run over everything would have reported, had it been asked as those were that made the
/// parts; `file` is one of them. Throws InputError if they were made by other codes or another
/// version.
ExitStatus check_parts(Parts& parts, const std::string& file, Streams& streams);

}  // namespace ecarte::cli
