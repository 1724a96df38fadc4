// SPDX-License-Identifier: MIT
//
// `ecarte rule ONE TWO`: two players' records of one deal.
#pragma once

#include "cli/exit_status.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"

namespace ecarte::cli {

/// Rules on two accounts, `command.accounts`, of which there must be two.
ExitStatus rule_on_accounts(const RuleCommand& command, Streams& streams);

}  // namespace ecarte::cli
