// SPDX-License-Identifier: MIT
//
// `ecarte rule FILE#GAME.DEAL --claim …`: a claim upheld or dismissed from a record.
#pragma once

#include <string_view>

#include "cli/commands.hpp"
#include "report/player_claim.hpp"

namespace ecarte::cli {

/// Status 0 if the claim is upheld, 1 if it is not.
ExitStatus rule_on_claim(const RuleCommand& command, Streams& streams);

/// "revoke by A at trick 2", "law 17", "fresh deal by Y at line 9": WHAT [by NAME] [at trick N | at
/// line N]. InputError names what was not understood, and what is known.
report::PlayerClaim claim_of(std::string_view text, const codes::Code& code,
                             const record::Names& names);

}  // namespace ecarte::cli
