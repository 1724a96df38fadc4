// SPDX-License-Identifier: MIT
//
// Who bears which name, in a number.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "record/record.hpp"

namespace ecarte::notation {

/// Of whoever has which name, and of the packs: byte by byte (FNV-1a), with an end behind each.
inline std::uint64_t hash_of_bearers(const record::Names& names) {
  constexpr std::uint64_t kPrime = 0x100000001b3U;
  std::uint64_t hash = 0xcbf29ce484222325U;
  const auto add = [&hash](std::string_view name) {
    for (const char c : name) {
      hash = (hash ^ static_cast<unsigned char>(c)) * kPrime;
    }
    hash = (hash ^ 0xffU) * kPrime;
  };
  std::ranges::for_each(names.players, add);
  std::ranges::for_each(names.packs, add);
  std::ranges::for_each(names.bystanders, add);
  return hash;
}

}  // namespace ecarte::notation
