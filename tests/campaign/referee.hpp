// SPDX-License-Identifier: MIT
//
// What the referee said of the deals of a record, kept after he has gone on to the next.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/referee.hpp"

namespace ecarte::campaign {

/// The code by which a record goes, as its first lines have it: that of its `code:`, or the club's
/// with the house rules that a comment holds; the first that is built in, if they name none.
const codes::Code& code_of(std::string_view text);

/// Judges `text` by the code it goes by and hands over each deal.
void judge(std::string_view text, const std::function<void(const referee::Judged&)>& sink);

/// The accounts of the sittings of `text`.
std::vector<sitting::Account> accounts(std::string_view text);

/// "3-1", or "unknown".
std::string written(const law::Score& score);
std::string written(const std::array<int, 2>& score);

/// One finding in a line: "43 revoke Y warning elected (A)".
std::string written(const law::Finding& finding);

}  // namespace ecarte::campaign
