// SPDX-License-Identifier: MIT
//
// The score of a deal: what its parts have in common.
#pragma once

#include "check.hpp"

namespace verify {

std::size_t seat_of(const std::string& player);
/// Is there a mark of that player's, or whatever kind of testimony it is? Counters tell of both.
/// `purpose`: only one that is said to be for that; whatever it is for if empty.
bool told(const Deal& deal, const std::string& kind, const std::string& seat,
          const std::string& purpose = {});
/// The result of the playing that counts; nothing if none is written.
const Fact* result_of_hand(const Deal& deal);
/// Why a gain does not rest on what it says; empty if it does. `running` is the score before it.
std::string unfounded(const Deal& deal, const Code& code, const Score& running, const Gain& gain);

}  // namespace verify
