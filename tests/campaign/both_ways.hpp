// SPDX-License-Identifier: MIT
//
// Replay has a short way for plain deals and a long one for all: they must come to the same, member
// by member, whenever the short one does not give up.
#pragma once

#include <string_view>

#include "replay/replay.hpp"

namespace ecarte::campaign {

/// From here on every text that a campaign has judged is taken both ways, under every built-in
/// code.
void take_both_ways();
/// Takes the deals of a text both ways, if that is asked for.
void compare_ways(std::string_view text);
/// The same of one deal, with what those before it have left.
void compare_ways(const record::Record& record, const replay::Sitting& sitting);
/// Says how many deals there were and how many went the short way. The exit status: 0 if the ways
/// never parted, and some went it; or if it was not asked for.
int report_ways();

}  // namespace ecarte::campaign
