// SPDX-License-Identifier: MIT
//
// The money of a pool: what lies in it, and who still owes it what. What is written as staked is
// what was staked; what is not written is taken as done when it was due.
#pragma once

#include "sitting/book_room.hpp"

namespace ecarte::sitting {

/// A sum owed to the pool that has not been written as paid.
struct PoolDue {
  PersonNumber person = kNoPerson;
  Amount amount = 0;
  replay::PoolStakeFor what{};
};

class PoolMoney {
 public:
  /// What passes is entered on `page`, which must live as long.
  explicit PoolMoney(AccountPage& page) : page_(page) {}

  void owe(PersonNumber who, Amount amount, replay::PoolStakeFor what);
  [[nodiscard]] bool is_owed_by(PersonNumber who) const;
  /// The first sum that `who` owes, which he owes no more; nothing, for nothing, if he owes none.
  PoolDue take_due(PersonNumber who);
  /// What everybody owes; and of that what is owed for `what`.
  [[nodiscard]] Amount owed() const;
  [[nodiscard]] Amount owed_for(replay::PoolStakeFor what) const;
  void put_in(PersonNumber who, Amount amount);
  /// What nobody wrote was done as it was due.
  void put_in_unwritten();
  void take_out(PersonNumber who, Amount amount);
  /// So much is told to lie in it, whoever put it there.
  void is_told(Amount amount) { stands_ = amount; }

  [[nodiscard]] Amount stands() const { return stands_; }
  /// What was in it when money was taken from it last.
  [[nodiscard]] Amount stood() const { return stood_; }

 private:
  AccountPage& page_;
  std::vector<PoolDue> owed_;
  Amount stands_ = 0;
  Amount stood_ = 0;
};

}  // namespace ecarte::sitting
