// SPDX-License-Identifier: MIT
//
// What the score is made of: the rights the laws give, and the marks they do not.
#pragma once

#include <cstdint>

#include "game/seat.hpp"
#include "law/code.hpp"
#include "law/result.hpp"
#include "law/timeline.hpp"
#include "replay/facts.hpp"

namespace ecarte::law {

using game::Seat;

/// A claim to points.
struct Right {
  Seat seat{};
  replay::ScoreFor purpose{};
  int amount = 0;    ///< points it surely gives,
  int most = 0;      ///  and the most it may give where the record leaves it open
  int uncapped = 0;  ///< what it would give but for a ceiling
  Time accrued = 0;
  Time until = kNoTime;                ///< the mark must come before
  std::uint16_t case_index = kNoCase;  ///< the case that gives the window and the ids
  std::uint16_t law = 0;               ///< of the tariff
  int marked = 0;
  bool forfeited = false;
  bool pending = false;      ///< a king not marked yet, whose time is not over
  int ruling = -1;           ///< of the turned king
  bool marked_late = false;  ///< in the deal after, and in time
  bool fallen = false;       ///< the game was won before it
};

/// Why a mark a player might make has no title.
struct NoTitle {
  Seat seat{};
  replay::ScoreFor purpose{};
  replay::NotDueWhy why{};
  std::uint16_t case_index = kNoCase;
};

/// Points marked that the laws do not give.
struct NotDue {
  replay::Fact fact;
  std::uint16_t table_case = kNoCase;  ///< the code's case for such a mark
  std::uint16_t near_case = kNoCase;   ///< the case that comes nearest to giving it
  std::uint16_t law = kNoCase;         ///< or the law, where no case does
  int marked = 0;
  int due = 0;
  int over = 0;
  int taken_down = 0;
  Actor by_other = record::kNobody;  ///< who took it down, if not the scorer
  replay::ActIndex by_other_at = 0;
};

}  // namespace ecarte::law
