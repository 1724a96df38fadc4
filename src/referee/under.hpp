// SPDX-License-Identifier: MIT
//
// One sitting judged under several codes at once: its records are read once, and replayed once for
// all codes that go by the same customs of the game.
#pragma once

#include <functional>
#include <span>

#include "referee/referee.hpp"

namespace ecarte::referee {

/// Given each deal as all of the codes rule on it, in their order. Valid only during the call.
using JudgedUnder = std::function<void(std::span<const Judged* const>)>;

/// As `judge` with each of `codes` in place of Options::code, which is not looked at.
void judge_under(std::span<const codes::Code* const> codes, const Records& next,
                 const Options& options, const JudgedUnder& sink);

/// True if two codes say the same to the players, whatever number and name of a law they say it by:
/// verdict and score, what was found and whose it is, what may be done about it and until when it
/// could, what is open, and what must be done now.
bool same_outcome(const law::DealResult& a, const law::DealResult& b);

}  // namespace ecarte::referee
