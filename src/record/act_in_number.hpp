// SPDX-License-Identifier: MIT
//
// An act as two numbers, for those who make or compare many.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "record/act.hpp"

namespace ecarte::record {

/// All of an act but where it stands and its cards, in one number.
constexpr std::uint64_t told_of(const Act& act) {
  return std::bit_cast<std::array<std::uint64_t, 2>>(act)[1];
}

}  // namespace ecarte::record
