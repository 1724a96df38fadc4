// SPDX-License-Identifier: MIT
//
// Who is who in two accounts: players may be called by other names, or named in the other order.
#pragma once

#include <optional>
#include <string>

#include "record/record.hpp"

namespace ecarte::accounts {

/// How the persons of the second account are found in the first.
struct WhoIsWho {
  bool by_name = true;  ///< false: by who dealt, or by the order in which they are named
  bool turned = false;  ///< the second names them in the other order
};

/// Players of one name are one; else whoever deals first in both is one; else they are taken in the
/// order in which they are named.
WhoIsWho who_is_who(const record::Record& first, const record::Record& second);

/// The text of an account with its players named in the other order, so that both have the same
/// seats.
std::string turned(const record::Record& account, std::string_view text);

}  // namespace ecarte::accounts
