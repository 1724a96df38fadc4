// SPDX-License-Identifier: MIT
#include "sitting/pool_money.hpp"

#include <algorithm>

namespace ecarte::sitting {

using replay::PoolStakeFor;

void PoolMoney::owe(PersonNumber who, Amount amount, PoolStakeFor what) {
  if (amount != 0 && who != kNoPerson) {
    owed_.push_back({who, amount, what});
  }
}

bool PoolMoney::is_owed_by(PersonNumber who) const {
  return std::ranges::find(owed_, who, &PoolDue::person) != owed_.end();
}

PoolDue PoolMoney::take_due(PersonNumber who) {
  const auto found = std::ranges::find(owed_, who, &PoolDue::person);
  if (found == owed_.end()) {
    return {who, 0, PoolStakeFor::Nothing};
  }
  const PoolDue due = *found;
  owed_.erase(found);
  return due;
}

Amount PoolMoney::owed() const {
  Amount sum = 0;
  for (const PoolDue& due : owed_) {
    sum += due.amount;
  }
  return sum;
}

Amount PoolMoney::owed_for(PoolStakeFor what) const {
  Amount sum = 0;
  for (const PoolDue& due : owed_) {
    sum += due.what == what ? due.amount : 0;
  }
  return sum;
}

void PoolMoney::put_in(PersonNumber who, Amount amount) {
  page_.enter(who, kPool, amount, PaidFor::PoolStake, true);
  stands_ += amount;
}

void PoolMoney::put_in_unwritten() {
  for (const PoolDue& due : owed_) {
    put_in(due.person, due.amount);
  }
  owed_.clear();
}

void PoolMoney::take_out(PersonNumber who, Amount amount) {
  page_.enter(kPool, who, amount, PaidFor::PoolWon, true);
  stood_ = stands_;
  stands_ -= amount;
}

}  // namespace ecarte::sitting
