// SPDX-License-Identifier: MIT
//
// Which ways lawful deals went: each must have been gone.
#pragma once

#include <map>
#include <string>

#include "campaign/table.hpp"

namespace ecarte::campaign {

class Paths {
 public:
  Paths();
  void count(const Table& table);
  /// Prints the table; returns how many ways were not gone.
  [[nodiscard]] int print() const;

 private:
  std::map<std::string, long> times_;
};

}  // namespace ecarte::campaign
