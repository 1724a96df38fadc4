// SPDX-License-Identifier: MIT
#include "replay/orders_kept.hpp"

namespace ecarte::replay {

using record::Order;

namespace {

using Set = OrderKept::Set;

constexpr Set kOfGameBefore{KeptOrder::TwoThreeBefore, KeptOrder::ThreeTwoBefore};
constexpr Set kOfThisGame{KeptOrder::TwoThree, KeptOrder::ThreeTwo};

/// Which order it is; nothing if there is none yet.
constexpr std::optional<Order> order_of(KeptOrder kept) {
  switch (kept) {
    case KeptOrder::None:
      return std::nullopt;
    case KeptOrder::TwoThreeBefore:
    case KeptOrder::TwoThree:
      return Order::TwoThree;
    case KeptOrder::ThreeTwoBefore:
    case KeptOrder::ThreeTwo:
      return Order::ThreeTwo;
  }
  return std::nullopt;
}

constexpr KeptOrder in_game(Order order) {
  return order == Order::TwoThree ? KeptOrder::TwoThree : KeptOrder::ThreeTwo;
}

/// Is he free of it, as far as it is another game than the one under way?
constexpr bool binds(KeptOrder kept) {
  return kOfThisGame.has(kept);
}

/// The same sets once a game later.
constexpr Set a_game_later(Set kept) {
  Set then = kept - kOfThisGame;
  for (const KeptOrder one : kept& kOfThisGame) {
    then |= Set(order_of(one) == Order::TwoThree ? KeptOrder::TwoThreeBefore
                                                 : KeptOrder::ThreeTwoBefore);
  }
  return then;
}

/// And once he has given in `order`: in a game in which he has given he stays bound to his first.
constexpr Set given_in(Set kept, Order order) {
  return (kept & kOfThisGame) | (kept.within(kOfThisGame) ? Set{} : Set(in_game(order)));
}

/// And where he may have given in either.
constexpr Set given(Set kept) {
  return (kept & kOfThisGame) | (kept.within(kOfThisGame) ? Set{} : kOfThisGame);
}

/// And if he changed nothing.
constexpr Set given_unchanged(Set kept) {
  Set then;
  for (const KeptOrder one : kept) {
    const std::optional<Order> order = order_of(one);
    then |= order ? Set(in_game(*order)) : kOfThisGame;
  }
  return then;
}

/// Those to which it is no change.
constexpr Set kept_by(Set kept, Order order) {
  constexpr Set kTwoThree{KeptOrder::TwoThreeBefore, KeptOrder::TwoThree};
  constexpr Set kThreeTwo{KeptOrder::ThreeTwoBefore, KeptOrder::ThreeTwo};
  return kept - (order == Order::TwoThree ? kThreeTwo : kTwoThree);
}

}  // namespace

void OrderKept::next_game() {
  may_ = a_game_later(may_);
  unbroken_ = a_game_later(unbroken_);
}

void OrderKept::deals(std::optional<Order> order) {
  if (!order) {
    may_ = given(may_);
    unbroken_ = given_unchanged(unbroken_);
    return;
  }
  const Set same = kept_by(unbroken_, *order);
  may_ = given_in(may_, *order);
  unbroken_ = same.empty() ? may_ : given_in(same, *order);
}

void OrderKept::may_have_dealt(std::optional<Order> order) {
  OrderKept dealt = *this;
  dealt.deals(order);
  may_ |= dealt.may_;
  unbroken_ |= dealt.unbroken_;
}

void OrderKept::narrow_to_changed(std::optional<Order> order, bool begins) {
  Set changed = may_ - Set(KeptOrder::None) - (begins ? kOfThisGame : Set{});
  changed = order ? changed - kept_by(changed, *order) : changed;
  if (!changed.empty()) {
    may_ = changed;
  }
  unbroken_ = may_;
}

bool OrderKept::is_changed_by(Order order) const {
  return kept_by(unbroken_, order).empty();
}

OrderChanges OrderKept::changes(std::optional<Order> order, std::optional<Order> noticed) const {
  const Some<OrderHow> at_new =
      noticed && (!order || order == noticed) ? OrderHow::NewGameTold : OrderHow::NewGame;
  OrderChanges all;
  for (const KeptOrder kept : may_) {
    const std::optional<Order> before = order_of(kept);
    // Of one who has none yet the notice is all that binds him.
    const bool changed =
        before ? !order || *before != *order : order && noticed && order != noticed;
    all.may_be_none |= !changed || !order;
    all.told |= changed && !before;
    all.how = !changed ? all.how : all.how | (binds(kept) ? Some(OrderHow::InGame) : at_new);
  }
  all.told |= order && is_changed_by(*order);
  return all;
}

void OrdersKept::another_game(std::uint32_t from, std::uint32_t to) {
  if (!game_over) {
    deals_untold();
  }
  const auto next = [this] {
    for (const game::Seat seat : game::kSeats) {
      of[seat].next_game();
    }
  };
  next();
  if (to > from + 1) {
    deals_untold();
    next();
  }
  game_over = false;
}

void OrdersKept::deals_untold() {
  for (const game::Seat seat : game::kSeats) {
    of[seat].may_have_dealt();
  }
}

}  // namespace ecarte::replay
