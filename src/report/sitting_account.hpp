// SPDX-License-Identifier: MIT
//
// The account of a sitting as people read it, as JSON, and as CSV. Text and CSV are escaped for a
// terminal; sums of money are printed in the coin of the sitting.
#pragma once

#include <string>
#include <string_view>

#include "sitting/account.hpp"

namespace ecarte::report {

/// Game by game: marks and why, running score, rubbers, stakes, pool, bets, who owes whom.
void write_sitting_account(std::string& out, std::string_view file,
                           const sitting::Account& account);

/// One line an entry of the account, with a heading of its own: see `sitting_account_csv_head`.
void write_sitting_account_csv(std::string& out, std::string_view file,
                               const sitting::Account& account);
std::string_view sitting_account_csv_head();

/// A document of sittings, of docs/ledger.schema.json.
class SittingAccountJson {
 public:
  explicit SittingAccountJson(std::string_view tool) : tool_(tool) {}
  void begin(std::string& out) const;
  void sitting(std::string& out, std::string_view file, const sitting::Account& account);
  static void end(std::string& out);

 private:
  std::string_view tool_;
  bool first_ = true;
};

/// "game", "rubber", "bet", "pool-stake", "pool-won", "liability", "paid".
std::string_view word(sitting::PaidFor why);

/// A person's name; "the pool", "the table".
std::string name_of(const sitting::Account& account, sitting::PersonNumber person);

}  // namespace ecarte::report
