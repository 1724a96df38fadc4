// SPDX-License-Identifier: MIT
//
// The order in which each player distributes, as far as the record lets us know it: a set of the
// orders that he may have kept to. In a game he keeps to the one he first gave in; in a later game
// he may give in the other, if he says so first.
#pragma once

#include <cstdint>
#include <optional>

#include "game/seat.hpp"
#include "game/values.hpp"
#include "record/act_words.hpp"
#include "replay/domains.hpp"

namespace ecarte::replay {

/// The order that binds a dealer: none yet; that of a game before, since when he has not dealt; or
/// that of the game under way, in which he has.
enum class KeptOrder : std::uint8_t { None, TwoThreeBefore, ThreeTwoBefore, TwoThree, ThreeTwo };

/// What a giving may be to the order that its dealer kept to.
struct OrderChanges {
  Some<OrderHow> how = Some<OrderHow>::of_bits(0);  ///< the changes it may be; none: it is none
  bool may_be_none = false;                         ///< he may have given as he was bound to
  /// What is told of him makes a change of it, here or in a deal that is not told. Else nothing
  /// speaks of one.
  bool told = false;

  OrderChanges& operator|=(const OrderChanges& other) {
    how = how | other.how;
    may_be_none |= other.may_be_none;
    told |= other.told;
    return *this;
  }
};

/// The same of one player.
class OrderKept {
 public:
  using Set = game::Values<KeptOrder>;

  /// He has not dealt yet.
  constexpr OrderKept() = default;
  /// Whatever he may have kept to is not known.
  static constexpr OrderKept unknown() { return {Set::all(5), Set::all(5)}; }

  [[nodiscard]] constexpr Set may_be() const { return may_; }
  [[nodiscard]] constexpr bool has_none() const { return may_.is(KeptOrder::None); }

  /// Another game begins.
  void next_game();
  /// He deals; in `order`, if that is told.
  void deals(std::optional<record::Order> order);
  /// He may have dealt, in this order if he did; or it is not told in which.
  void may_have_dealt(std::optional<record::Order> order = std::nullopt);
  /// It is believed that this giving of his, before which he kept to it, was a change. `begins`: it
  /// was the first deal of its game.
  void narrow_to_changed(std::optional<record::Order> order, bool begins);
  /// A change is said of him, and it is not known in which deal it was.
  void change_said() { unbroken_ = may_; }

  /// What it is to give in `order`, or in one that is not told, when this notice was given of it.
  [[nodiscard]] OrderChanges changes(std::optional<record::Order> order,
                                     std::optional<record::Order> noticed) const;

  /// Is it told that he changes it if he gives in `order`, and gave no notice of that?
  [[nodiscard]] bool is_changed_by(record::Order order) const;

  friend bool operator==(const OrderKept&, const OrderKept&) = default;

 private:
  constexpr OrderKept(Set may, Set unbroken) : may_(may), unbroken_(unbroken) {}

  Set may_{KeptOrder::None};
  /// Those of them to which no change led but what is said of one: so it is if silence means that
  /// nothing was done.
  Set unbroken_{KeptOrder::None};
};

/// Of both.
struct OrdersKept {
  game::PerSeat<OrderKept> of;
  bool game_over = false;  ///< the game under way was won in the last deal: no more of it is untold

  /// Game `to` is played after game `from`.
  void another_game(std::uint32_t from, std::uint32_t to);
  /// Deals are not told.
  void deals_untold();
  /// Nothing is known of them any more.
  void forget() { of = {{OrderKept::unknown(), OrderKept::unknown()}}; }

  friend bool operator==(const OrdersKept&, const OrdersKept&) = default;
};

}  // namespace ecarte::replay
