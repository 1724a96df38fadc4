// SPDX-License-Identifier: MIT
//
// What the record tells in the same breath as an act: the acts that continue it, and its
// neighbours.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "replay/acts_told.hpp"

namespace ecarte::replay {

class Beside : private ActsTold {
 public:
  using ActsTold::ActsTold;

  // ── What continues it ──

  /// Does act `at` continue the one before it, and is nothing by itself?
  [[nodiscard]] bool continues_another(ActIndex at) const;
  /// The act that `at`, a card known in part or an odd one, continues; nullptr if there is none.
  [[nodiscard]] const record::Act* continued(ActIndex at) const;
  /// The card of an act that names one: what it may be. None of the thirty-two if it is foreign.
  [[nodiscard]] game::CardSet single_card(ActIndex at) const;
  /// Is the first card named in it one that belongs to no piquet pack?
  [[nodiscard]] bool foreign_card(ActIndex at) const;
  /// The suit of that card, as far as it has one.
  [[nodiscard]] std::optional<game::Suit> foreign_suit(ActIndex at) const;
  /// Writes down the cards known in part that it names besides those it names in full, as far as
  /// there is room for them. Returns how many.
  std::size_t partly(ActIndex at, std::span<game::CardSet> room) const;
  /// Calls `visit` with each packet that is given in it: to whom, and of how many cards.
  template <class Visit>
  void for_each_packet(ActIndex at, const Visit& visit) const {
    for (const Act& a : between(std::size_t{at} + 1, std::size_t{at} + 1 + acts_[at].detail)) {
      if (a.kind == ActKind::Packet) {
        visit(a.seat_in_detail(), int{a.number});
      }
    }
  }
  /// Does each of the two have a packet in it?
  [[nodiscard]] bool gives_both(ActIndex at) const;

  // ── Its neighbours ──

  /// What is claimed in throwing down: in the same sentence, or in the one beside it.
  [[nodiscard]] record::Claiming claimed_with(ActIndex at) const;
  /// Does he who claims throw down his cards with it?
  [[nodiscard]] bool throws_down_with(ActIndex at) const;
  /// Does he who claims a remedy claim another beside it that is so?
  template <class Is>
  [[nodiscard]] bool claims_another(ActIndex at, const Is& is) const {
    return either_beside(at, [&](const Act& a) {
             return a.kind == ActKind::Claim && a.actor == acts_[at].actor &&
                    a.object != acts_[at].object && is(a.object_as<record::Remedy>());
           }) != nullptr;
  }
  /// Where the tricks of the other are told beside his; nullptr if they are not.
  [[nodiscard]] const record::Act* tricks_of_other(ActIndex at) const;
  /// The next act, if he puts out cards in it; else nullptr.
  [[nodiscard]] const record::Act* discard_after(ActIndex at) const;
  /// Is it told just after a mark, or a score?
  [[nodiscard]] bool upon_score(ActIndex at) const;
  /// Is it told just after its actor announced the king?
  [[nodiscard]] bool upon_announcing(ActIndex at) const;
  /// Is it told just after a turn-up that was no king?
  [[nodiscard]] bool upon_turn_up_of_no_king(ActIndex at) const;

 private:
  /// The act before it, or else the one after it, that is so.
  template <class Is>
  [[nodiscard]] const Act* either_beside(ActIndex at, const Is& is) const {
    const Act* const earlier = act_before(at);
    const Act* const later = act_at(std::size_t{at} + 1);
    return earlier != nullptr && is(*earlier) ? earlier
           : later != nullptr && is(*later)   ? later
                                              : nullptr;
  }
  [[nodiscard]] const Act* act_before(ActIndex at) const {
    return at == 0 ? nullptr : act_at(std::size_t{at} - 1);
  }
};

}  // namespace ecarte::replay
