// SPDX-License-Identifier: MIT
//
// `ecarte check --certify`.
#pragma once

#include "cli/exit_status.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"

namespace ecarte::cli {

/// Writes a certificate of every deal instead of a report. The status is Clean unless something
/// could not be ruled on.
ExitStatus certify(const CheckCommand& command, Streams& streams);

}  // namespace ecarte::cli
