// SPDX-License-Identifier: MIT
//
// `ecarte check --update-expect`: what is found, written into the records as `expect:` lines.
#pragma once

#include "cli/commands.hpp"

namespace ecarte::cli {

/// Gives each deal whose `expect:` lines do not hold, or that has none, lines that do; all else in
/// the file stays byte for byte. A file is replaced whole or left as it was.
ExitStatus update_expect(const CheckCommand& command, Streams& streams);

}  // namespace ecarte::cli
