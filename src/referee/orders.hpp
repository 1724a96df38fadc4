// SPDX-License-Identifier: MIT
//
// The orders in which the acts of a deal may have been done, where its record leaves that open. Two
// acts at one moment come in the order a law gives them, else in either.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/record.hpp"
#include "referee/course.hpp"

namespace ecarte::referee {

struct Variant {
  record::Record record;          ///< its acts in one order
  std::vector<std::string> when;  ///< that order, in words: the answer to each open question
};

struct Orders {
  std::vector<Variant> variants;  ///< the first: as written, but for what a law says
  std::vector<OrderNote> notes;   ///< what a law says of acts at one moment
  record::Offset at = 0;          ///< of the first act of which the order is open,
  record::ActKind kind{};         ///  and what it is
  bool in_order = false;          ///< nothing is open but whether acts were done
};

/// No more than this are ruled on.
inline constexpr std::size_t kMostOrders = 32;

/// Nothing if they are more than that. `course` is the one in which the record comes next.
std::optional<Orders> orders_of(const record::Record& record, const Course& course);

}  // namespace ecarte::referee
