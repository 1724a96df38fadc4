// SPDX-License-Identifier: MIT
//
// What the score comes to under each choice that is still open. Each is tried: the deal is judged
// once more as though the choice had been made as its last act.
#pragma once

#include "law/ledger.hpp"
#include "law/ruling.hpp"

namespace ecarte::law {

/// Fills `result.choices` for every open option among its findings. `carried` is the score as the
/// deal before left it. Does nothing, and costs nothing, where no option is open.
void weigh_choices(const Given& given, const CarriedScore& carried, Account& room,
                   DealResult& result);

}  // namespace ecarte::law
