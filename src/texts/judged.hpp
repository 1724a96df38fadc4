// SPDX-License-Identifier: MIT
//
// What the referee makes of acts that are told in no order, as the writers of reports are given it.
#pragma once

#include <vector>

#include "referee/referee.hpp"
#include "report/deal.hpp"

namespace ecarte::texts {

/// The orders on which the ruling turns, as long as `judged` is valid.
std::vector<report::DealInOrder> orders_of(const referee::Judged& judged);

/// Puts what is to be said of the order of acts among `remarks`, which are kept in their places.
void add_order_notes(const referee::Judged& judged, std::vector<report::Remark>& remarks);

}  // namespace ecarte::texts
