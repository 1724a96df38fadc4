// SPDX-License-Identifier: MIT
//
// What comes of facts and a code: rulings, and the deeds of the players as matched to them.
#pragma once

#include <cstdint>

#include "law/code.hpp"
#include "law/result.hpp"
#include "law/timeline.hpp"
#include "replay/facts.hpp"

namespace ecarte::law {

using replay::DealFacts;
using replay::Deed;
using replay::Fact;
using replay::Testimony;

/// A case met by a fact, with its life.
struct Ruling {
  std::uint16_t case_index = kNoCase;
  Fact fact;
  Time from = 0;           ///< the window opens
  Time until = kNoTime;    ///< and closes, both exclusive of the acts themselves
  WindowBeats closes = 0;  ///< what closes it
  Actor elector = record::kNobody;
  Status status = Status::None;
  int deed = -1;  ///< the election, as a number into the deeds
  Remedy elected = Remedy::None;
  Remedy owed = Remedy::None;  ///< a duty, from the start or by lapse
  Time owed_at = kNoTime;
  bool in_doubt = false;  ///< it is not known which remedy the law gives
};

/// Something done or claimed by way of remedy, in this deal or the one after.
struct TimedDeed {
  Deed deed;
  Time at = 0;
  int ruling = -1;    ///< matched to it; -1: to none
  bool done = false;  ///< the claim before it speaks for it
};

/// An act of the deal after that was spent on this one.
struct Spent {
  Time act = 0;
  Actor seat = 0;
  int points = 0;  ///< of a mark; 0 for another act
};

}  // namespace ecarte::law
