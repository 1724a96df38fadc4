// SPDX-License-Identifier: MIT
//
// The room of the giving: the packets of a dealing, their order and number, the turn-up, and what
// is mended before it. It does not know whose deal it should be.
#pragma once

#include "replay/card_room.hpp"
#include "replay/packets.hpp"

namespace ecarte::replay {

class Giving : private CardRoom {
 public:
  explicit Giving(Table& table) : CardRoom(table) {}

  /// A dealing begins with the act under way.
  void begin();
  /// A player says in which order he will distribute.
  void give_notice(const Act& a) { noticed_[a.seat()] = a.object_as<record::Order>(); }

  // ── The packets ──

  void packets(const Act& a);
  /// Packets in this order, of which it is not told who gave them.
  void order_given(record::Order order);
  /// What the packets amount to, once no more are to come. `turning`: no more can.
  void packets_complete(bool turning = false);
  /// The hand turned out to have been dealt `difference` more, which came to light in act `at`.
  void recount(Seat seat, int difference, ActIndex at);
  /// So many too many, or fewer than none too few, are found after an exchange that may have been
  /// at fault: unless the packets are told, he may have been dealt them.
  void suppose_dealt(Seat seat, int beyond);
  /// A number found in a hand: is it refuted, or that of the packets so far?
  bool number_refuted(Seat seat, const Act& a);
  bool packet_found(Seat seat, int number);
  /// Of whoever holds a wrong number, it is found now.
  void number_came_to_light(Actor whose);
  /// In whose hand act `a` found its number.
  [[nodiscard]] Actor found_in(const Act& a) const;
  void require_rectification(Actor by) {
    rectifying_.required = true;
    rectifying_.required_by = by;
  }
  /// Nor is it any more.
  void require_no_rectification() {
    rectifying_.required = false;
    rectifying_.required_by = record::kNobody;
  }
  [[nodiscard]] bool awaits_rectification() const {
    return rectifying_.required && !rectified() && t_.dealing.phase == Phase::Dealing;
  }
  /// Before a card is turned the hands are made five each.
  void put_right(const Act& a);
  /// When the dealing is over: what came of hands the dealer put right unasked.
  void settle_offer();
  /// That has been done, and no card is turned yet.
  [[nodiscard]] bool has_put_right() const {
    return rectified() && t_.dealing.phase == Phase::Dealing;
  }

  // ── The turn-up ──

  void turn_up(const Act& a);
  /// He turns one more when the first, which was not the top card, has become the trump.
  void turned_when_settled(const Act& a);
  /// A trump was turned, though that is not told: by now, or sometime.
  void turn_untold(bool by_now = true);
  void choose_trump(const Act& a);
  void expose(const Act& a, Seat whose, Some<Role> by);
  void expose_somebodys(const Act& a, Some<Role> by);
  void lie_faced(const Act& a);
  /// A player finds them lying faced, of which nothing was told before.
  void find_faced(CardSet cards);
  /// What the deals to come are held to: whose pack is which, and the order of distribution.
  void remember_giving();
  /// The same of a dealing that may not have stood.
  void may_have_given();
  /// When the dealing is over.
  void note_king_turned();

  [[nodiscard]] bool has_turned() const { return turned_.number > 0; }
  [[nodiscard]] std::span<const CardSet> turned() const {
    return {turned_.cards.data(), static_cast<std::size_t>(turned_.number)};
  }
  /// Is it known that a trump was turned, and not told?
  [[nodiscard]] bool turned_untold() const { return turned_.untold.may_be(NoYes::Yes); }
  /// Of several cards turned: is it not told which is the trump, nor anything done since that shows
  /// it?
  [[nodiscard]] bool choice_open() const {
    return turned_.number > 1 && turned_.chosen < 0 && !hand_begun();
  }
  [[nodiscard]] const Packets& packets_given() const { return packets_; }
  [[nodiscard]] std::optional<record::Order> order() const { return order_; }
  /// The orders of the sitting as they were before this dealing.
  [[nodiscard]] const OrdersKept& orders_before() const { return orders_before_; }
  /// Was another than the top card turned, and has the hand begun with that for trumps?
  [[nodiscard]] bool trump_is_settled() const { return turned_.from_other && hand_begun(); }
  /// The order he said, before the cut, that he would deal in.
  [[nodiscard]] std::optional<record::Order> noticed(Seat seat) const { return noticed_[seat]; }
  /// Is it told of this dealing that cards were given?
  [[nodiscard]] bool has_given() const { return has_given_; }
  /// The act of the last packets.
  [[nodiscard]] ActIndex dealt_at() const { return dealt_at_; }

 private:
  /// Cards turned for trumps.
  struct TurnedUp {
    std::array<CardSet, 4> cards{};  ///< in order, as masks
    int number = 0;
    int chosen = -1;          ///< which of them the non-dealer chose
    bool from_other = false;  ///< the first was not the top card
    /// Was one turned by now that is not told? Where that is open, it was sometime.
    Some<NoYes> untold = NoYes::No;
  };

  /// Hands that are made five each before a card is turned.
  struct Rectifying {
    ActIndex mended_at = kNever;  ///< they were
    bool required = false;
    Actor required_by = record::kNobody;
    ActIndex offered_at = kNever;  ///< the dealer put them right unasked
  };

  /// Has anybody proposed or played, or were the cards gathered?
  [[nodiscard]] bool hand_begun() const;
  void show_faced(Fact& fact, CardSet cards, bool in_stock);
  void note_order();
  void hold_to_order(record::Order order, bool named);
  [[nodiscard]] std::optional<record::Order> order_of(Seat seat) const;
  void change_stock(int more);
  void count_hand(Seat seat);
  void note_wrong_number(Seat seat, ActIndex at);
  Fact& wrong_number(Seat seat, ActIndex at, int number);
  [[nodiscard]] bool rectified() const { return rectifying_.mended_at != kNever; }
  [[nodiscard]] bool is_mended(const Fact& wrong) const;
  [[nodiscard]] Some<NumberDealt> number_dealt(const Fact& wrong, bool begun) const;
  [[nodiscard]] bool exchange_may_be_untold() const;
  [[nodiscard]] bool packets_tell_wrong(Seat seat) const;
  void trump_turned();
  void turned_by_now();
  void packets_untold();
  void lies_beside(CardSet card);
  void turn_untold_choice(CardSet card);
  [[nodiscard]] bool turned_untold_later() const;

  Packets packets_;
  bool judged_ = false;  ///< whatever was wrong with them is noted
  std::optional<record::Order> order_;
  Rectifying rectifying_;
  PerSeat<int> counted_{{kFullHand, kFullHand}};  ///< dealt to each, as the stock reckons it
  ActIndex dealt_at_ = kNever;
  bool has_given_ = false;
  TurnedUp turned_;
  PerSeat<std::optional<record::Order>> noticed_;
  OrdersKept orders_before_;
};

}  // namespace ecarte::replay
