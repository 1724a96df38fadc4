// SPDX-License-Identifier: MIT
//
// Sums written as paid, to the room that knows what they were for.
#pragma once

#include "sitting/liabilities.hpp"
#include "sitting/pool.hpp"

namespace ecarte::sitting {

class Payments : private BookRoom {
 public:
  Payments(BookDesk& desk, Pool& pool, Liabilities& liabilities)
      : BookRoom(desk), pool_(pool), liabilities_(liabilities) {}

  /// A payment: into the pool, to somebody named, or by a bystander who was called upon.
  void pay(const Act& a, ActIndex at, BookedDeal& deal);

 private:
  void pay_pool(const Act& a, ActIndex at, BookedDeal& deal);

  Pool& pool_;
  Liabilities& liabilities_;
};

}  // namespace ecarte::sitting
