// SPDX-License-Identifier: MIT
//
// What the players agreed that one of them should mark. Private to law.
#pragma once

#include "law/world.hpp"

namespace ecarte::law {

/// What the players agreed, or had decided for them, that one of them should mark is his due.
void agreed_rights(const Page& page, WorldScore& account);

}  // namespace ecarte::law
