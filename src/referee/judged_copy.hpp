// SPDX-License-Identifier: MIT
//
// A deal with what is said of it, kept for later or for another thread.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "referee/referee.hpp"

namespace ecarte::referee {

class JudgedCopy {
 public:
  explicit JudgedCopy(const Judged& judged);
  JudgedCopy(const JudgedCopy&) = delete;
  JudgedCopy& operator=(const JudgedCopy&) = delete;

  /// What was copied: all but what the ruling came from (the rulings, the ledger and the deal
  /// after), the order in which its acts are written, and what an onlooker saw. Good as long as
  /// this is.
  [[nodiscard]] Judged judged() const;
  /// About how many bytes it takes.
  [[nodiscard]] std::size_t size() const;

 private:
  friend struct JudgedBytes;  // judged_bytes.cpp

  struct Order {
    std::string when;
    record::Record record;
    replay::DealFacts facts;
    law::DealResult result;
  };

  static Workings no_workings();

  /// To be filled in; what is filled in may point into what is kept.
  JudgedCopy(const codes::Code& code, std::shared_ptr<const std::string> keep)
      : code_(code), kept_bytes_(std::move(keep)) {}

  record::Record record_;
  replay::DealFacts facts_;
  const codes::Code& code_;
  law::DealResult result_;
  std::vector<Order> kept_orders_;
  std::vector<Ordered> orders_;  ///< these, as they are handed out
  std::vector<OrderNote> notes_;
  record::Stopped stopped_;
  std::size_t understood_ = 0;
  bool own_code_ = true;
  std::shared_ptr<const std::string> kept_bytes_;
};

}  // namespace ecarte::referee
