// SPDX-License-Identifier: MIT
//
// Where in a deal to look for a fact, for somebody who has a dispute and no record.
#pragma once

#include <array>
#include <string_view>

#include "replay/facts.hpp"

namespace ecarte::interview {

using replay::Part;

/// "cutting", …: the word of an answers file and of JSON.
constexpr std::string_view word(Part part) {
  constexpr std::array<std::string_view, replay::kParts> kWords{
      "cutting", "dealing", "exchange", "king", "play", "score", "bystanders", "sitting"};
  return kWords[static_cast<std::size_t>(part)];
}

}  // namespace ecarte::interview
