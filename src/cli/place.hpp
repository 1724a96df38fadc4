// SPDX-License-Identifier: MIT
//
// A deal as it is named on the command line: PATH, or PATH#GAME.DEAL.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "replay/facts.hpp"

namespace ecarte::cli {

/// A file, and the deal of it that is meant; every deal if none is.
struct Wanted {
  std::string path;
  std::optional<std::uint32_t> game;
  std::optional<std::uint32_t> deal;

  [[nodiscard]] bool has(const replay::DealFacts& facts) const {
    return (!game || *game == facts.game) && (!deal || *deal == facts.deal);
  }
};

/// A file whose name itself ends like a place is taken at its name. InputError if what follows the
/// "#" is not a place.
Wanted wanted_by(const std::string& place);

}  // namespace ecarte::cli
