// SPDX-License-Identifier: MIT
//
// What was found at the table, against what the record shows. A finding says when a fact came to
// light; of a fact that nothing else tells it is testimony; and where the record refutes it, it
// proves nothing.
#pragma once

#include <span>

#include "replay/giving.hpp"
#include "replay/notes.hpp"
#include "replay/replay.hpp"
#include "replay/table.hpp"

namespace ecarte::replay {

class FoundOut {
 public:
  /// Of the dealing under way, whose first act is `begin`.
  FoundOut(Notes& notes, const Dealing& dealing, const Giving& giving, Sitting& sitting,
           ActIndex begin, DealtAfter after)
      : notes_(notes),
        d_(dealing),
        giving_(giving),
        sitting_(sitting),
        begin_(begin),
        after_(after) {}

  /// Sets when each fact was found out. `grounds`: claims and remedies, which show that whatever
  /// would ground them was known by then; kNever ends the list.
  void apply(std::span<const ActIndex> grounds) const;

 private:
  void apply(const record::Act& a, ActIndex at) const;
  void claim_deal(const record::Act& a, ActIndex at) const;
  void prove(const record::Act& a, ActIndex at, Proof proof) const;
  [[nodiscard]] bool game_begins() const;
  [[nodiscard]] bool maybe_later_game() const;
  [[nodiscard]] Some<OrderHow> order_changed() const;
  [[nodiscard]] Some<OrderHow> order_changed_by(Seat dealer) const;
  void believe_order_changed() const;
  [[nodiscard]] bool refuted(record::Noun noun) const;
  [[nodiscard]] bool means_exposed(const record::Act& a) const;
  [[nodiscard]] bool cut_was_tied() const;
  [[nodiscard]] bool means_turn(const record::Act& a) const;

  Notes& notes_;
  const Dealing& d_;
  const Giving& giving_;
  Sitting& sitting_;
  ActIndex begin_;
  DealtAfter after_;
};

}  // namespace ecarte::replay
