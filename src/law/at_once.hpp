// SPDX-License-Identifier: MIT
//
// What a code makes of two acts that came at one moment.
#pragma once

#include <cstdint>
#include <optional>

#include "law/words.hpp"
#include "replay/facts.hpp"

namespace ecarte::law {

/// How a law reads it: the deed counts as done before the other act, or after it.
struct AtOnceReading {
  bool before = true;
  std::uint16_t law = 0;  ///< index into Code::laws
};

/// The reading of a deed done at one moment with an act that is `beats`; `by_dealer`: the dealer
/// did the deed. Nothing if no law says how to take it.
std::optional<AtOnceReading> reading_of_at_once(const Code& code, Remedy deed, bool by_dealer,
                                                replay::BeatSet beats);

}  // namespace ecarte::law
