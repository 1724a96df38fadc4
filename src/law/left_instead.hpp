// SPDX-License-Identifier: MIT
//
// Of a king and of the tricks a player marked one, and it is not told which: only the counters show
// it, or a mark that does not say for what.
#pragma once

#include <optional>

#include "law/world.hpp"

namespace ecarte::law {

/// What he had of the tricks and of the king only the counters tell to be marked, or a mark that
/// does not say for what, and it was less than both: which of the two he had left is told by the
/// mark he makes now.
void leave_what_is_marked_now(const LedgerSource& matter, WorldScore& account,
                              const Testimony& said);

/// What of his he may have left instead of what is taken to be left: it may be told by no name that
/// he marked it, and he marked it.
LeftInstead left_instead(const Page& page, const WorldScore& account, const Right& left);

/// The same with what he left instead, as his own mark tells; nothing if that was nothing.
std::optional<NoTitle> as_left_instead(const NoTitle& none);

}  // namespace ecarte::law
