// SPDX-License-Identifier: MIT
//
// The same table, at which Y has proposed and A has accepted.
#pragma once

#include "tests/replay/at_table.hpp"

namespace ecarte::replay {

struct AtExchange : AtTable {
  AtExchange(std::initializer_list<std::string_view> lines) : AtTable(lines) {
    exchanging.during_exchange(next(record::ActKind::Propose));
    exchanging.during_exchange(next(record::ActKind::Accept));
  }
  /// The next act of its kind is done in the exchange.
  void does(record::ActKind kind) { exchanging.during_exchange(next(kind)); }
};

}  // namespace ecarte::replay
