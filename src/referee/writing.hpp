// SPDX-License-Identifier: MIT
//
// What is to be said of how a record is written, where something in it would otherwise be passed
// over in silence. No law is behind it, and no verdict turns on it.
#pragma once

#include <cstdint>
#include <optional>

#include "law/result.hpp"
#include "record/record.hpp"
#include "replay/facts.hpp"

namespace ecarte::referee {

/// "behind-the-mark": something of the deal is written behind the mark "?", its last act, and is
/// not ruled on.
law::Finding left_behind_mark(const record::Record& record);

/// The headings of the deals of a sitting, one after another.
class DealNumbers {
 public:
  /// Of the next deal. "deal-number": its number was that of a deal before it, or a higher one was,
  /// in the same game as far as anything tells, and nobody dealt that deal once more; so the record
  /// is perhaps not in its order, or a heading was copied, and what was known of the deals before
  /// it is not held against it.
  std::optional<law::Finding> next(const record::Record& record, const replay::DealFacts& facts,
                                   const law::DealResult& result);
  /// Deals follow of which nothing is told by those before.
  void begin_anew() { last_ = 0; }

 private:
  std::uint32_t last_ = 0;  ///< number; 0: none was headed by one, or nothing is known of it
  bool goes_on_ = false;    ///< the game does, surely
};

}  // namespace ecarte::referee
