// SPDX-License-Identifier: MIT
//
// What the record of a deal tells anywhere, before or after the act under way: how it is headed,
// who must have dealt it, and how the game stood before it.
#pragma once

#include <optional>
#include <vector>

#include "replay/acts_told.hpp"
#include "replay/replay.hpp"
#include "replay/who_deals.hpp"

namespace ecarte::replay {

class Anywhere : private ActsTold {
 public:
  using ActsTold::ActsTold;

  /// The kinds of act that are told.
  [[nodiscard]] record::ActKinds kinds() const;
  /// Is an act of these kinds told?
  [[nodiscard]] bool tells(record::ActKinds kinds) const { return all().any(kinds); }
  /// Is it headed as the first deal of a game?
  [[nodiscard]] bool heads_first_deal() const;
  /// Or as one of a game up to deal `last`?
  [[nodiscard]] bool heads_deal_up_to(std::uint32_t last) const;
  /// Is a pack told not to be the 32 cards of piquet?
  [[nodiscard]] bool pack_wrong() const;
  /// The kinds of act by which somebody may speak against the score or the hand.
  static constexpr record::ActKinds kDisputes{ActKind::Find, ActKind::Dispute, ActKind::Urge,
                                              ActKind::AskToDecide};
  /// Does somebody speak against the score or the hand? Who finds a pack wrong does not: what was
  /// announced and marked stands or falls with the deal.
  [[nodiscard]] bool disputed() const;
  /// Is anything found, claimed, or required but an answer?
  [[nodiscard]] bool questioned() const;
  /// Of tricks whose cards are not known, does it tell who led to them? Not where all are written
  /// with him first who led to the first of all.
  [[nodiscard]] bool orders_unknown_tricks() const;
  /// Did anybody cut for the deal?
  [[nodiscard]] bool cut_for_deal() const;
  /// Who dealt, where no packet says so, by what only one of the two may do; `rightful`: whose turn
  /// it was.
  [[nodiscard]] WhoDeals dealer_shown(WhoDeals rightful) const;
  /// The same by whose part in a deal it is to do what is told, though it is no more than told of
  /// him; and of two who exchange the non-dealer does so first.
  [[nodiscard]] WhoDeals dealer_by_part() const;

  /// Is the whole score told before anything is done with cards?
  [[nodiscard]] bool scored_before_cards() const;
  /// "A wins the game", whatever the other had, and no score else, where `game` points win it.
  [[nodiscard]] bool won_by_result(int game) const;
  /// Does the first score after the deal show more than a game that began with it leaves room for?
  [[nodiscard]] bool score_belies_start(const Sitting& sitting) const;

  /// Calls `visit` with each act by which somebody comes in.
  template <class Visit>
  void for_each_coming_in(const Visit& visit) const {
    for (const Act& a : all()) {
      if (a.kind == ActKind::ComeIn) {
        visit(a);
      }
    }
  }
};

}  // namespace ecarte::replay
