// SPDX-License-Identifier: MIT
//
// What a line that cannot be read would have told, by the word it begins with.
#pragma once

#include <optional>

#include "record/record.hpp"

namespace ecarte::record {

/// The setting of the sitting that the line of `unread` begins like, of those on which rulings in
/// later deals hang: ActKind::Bet or ActKind::System.
std::optional<ActKind> setting_begun(const Record& record, const Problem& unread);

}  // namespace ecarte::record
