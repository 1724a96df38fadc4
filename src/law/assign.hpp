// SPDX-License-Identifier: MIT
//
// Points that were marked and that no right gives. Private to law.
#pragma once

#include "law/world.hpp"

namespace ecarte::law {

/// What is marked that is not due, and the nearest to a reason.
struct Excess {
  Seat seat{};
  replay::ScoreFor purpose{};
  replay::NotDueWhy why{};
  std::uint16_t near_case = kNoCase;
  std::uint16_t law = kNoCase;
  int marked = 0;
  int due = 0;
  Time at = 0;
  bool due_then = false;
  std::optional<OtherReason> or_else{};
  record::For said{};
};

/// Enters a mark that is not due.
void mark_not_due(const Page& page, WorldScore& account, const Excess& over);

/// `left` points were marked beyond what is due: why not, and by which law? `spent` of the mark
/// were due; `touched` is the right it came nearest, or null.
void excess(const Page& page, WorldScore& account, Seat seat, record::For said, int left, int spent,
            Time at, const Right* touched);

}  // namespace ecarte::law
