// SPDX-License-Identifier: MIT
//
// What is done with an act, by its kind: a table in the place of a switch that is about a few
// kinds.
#pragma once

#include <array>
#include <cstddef>

#include "record/act.hpp"

namespace ecarte::record {

/// A row of such a table.
template <class Does>
struct OfKind {
  ActKind kind;
  Does does;
};

/// The table of these rows, one for each kind; nullptr where there is none. Two rows of one kind do
/// not compile.
template <class Does, std::size_t N>
consteval std::array<Does, kActKinds> by_kind(const OfKind<Does> (&rows)[N]) {
  std::array<Does, kActKinds> table{};
  for (const OfKind<Does>& row : rows) {
    Does& place = table[static_cast<std::size_t>(row.kind)];
    if (place != nullptr) {
      throw "two rows of one kind";
    }
    place = row.does;
  }
  return table;
}

/// Does with `act` what the table has for its kind, if it has anything.
template <class Does, class Room>
void do_by_kind(const std::array<Does, kActKinds>& table, Room& room, const Act& act) {
  if (const Does does = table[static_cast<std::size_t>(act.kind)]; does != nullptr) {
    does(room, act);
  }
}

}  // namespace ecarte::record
