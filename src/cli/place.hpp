// SPDX-License-Identifier: MIT
//
// A deal as it is named on the command line: PATH, or PATH#GAME.DEAL; and a line of one, with
// :LINE after either.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "notation/parse.hpp"
#include "record/record.hpp"
#include "replay/facts.hpp"

namespace ecarte::cli {

/// A file, and the deal of it that is meant; every deal if none is.
struct Wanted {
  std::string path;
  std::optional<std::uint32_t> game;
  std::optional<std::uint32_t> deal;

  [[nodiscard]] bool has(const replay::DealFacts& facts) const {
    return (!game || *game == facts.place.game) && (!deal || *deal == facts.place.deal);
  }
};

/// A file whose name itself ends like a place is taken at its name. InputError if what follows the
/// "#" is not a place.
Wanted wanted_by(const std::string& place);

/// A line of a record, which counts as the last one written.
struct Mark {
  Wanted wanted;
  std::uint32_t line = 0;
  std::string place;  ///< as it was named

  /// Does `record`, which ends with that line if it is long enough, contain it?
  [[nodiscard]] bool is_in(const record::Record& record) const;
  /// Is the deal the one meant? InputError if the line lies in another than was named.
  [[nodiscard]] bool is_of(const record::Record& record, const replay::DealFacts& facts) const;
  /// InputError: no deal has the line.
  [[noreturn]] void not_met() const;
};

/// InputError if `place` does not end in a line.
Mark mark_at(const std::string& place);

/// What `source` gives, up to the end of line `last`; its first line is number `first`.
notation::Source up_to_line(notation::Source source, std::uint32_t first, std::uint32_t last);

}  // namespace ecarte::cli
