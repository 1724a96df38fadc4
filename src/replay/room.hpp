// SPDX-License-Identifier: MIT
//
// What every room of replay has at hand: the acts and the pen, the table, and the moving of cards
// as they are told. A room adds the state that only it has to know.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "replay/table.hpp"

namespace ecarte::replay {

class Room {
 protected:
  using Act = record::Act;
  using ActKind = record::ActKind;
  using Card = game::Card;

  explicit Room(Table& table)
      : t_(table),
        acts_(table.notes.acts()),
        sitting_(table.sitting),
        out_(table.notes.out()),
        notes_(table.notes),
        ahead_(table.ahead),
        told_(table.told),
        now_(table.notes.now),
        cards_(table.cards),
        d_(table.dealing),
        p_(table.playing) {}

  // ── Writing down ──

  template <class... Values>
  Fact& note(FactKind kind, Actor subject, ActIndex at, Values... values) {
    return notes_.note(kind, subject, at, values...);
  }
  Deed& deed(Remedy what, Actor by, bool carried_out) { return notes_.deed(what, by, carried_out); }
  void beat(Beat what, ActIndex at) { notes_.beat(what, at); }
  void beat(Beat what) { notes_.beat(what); }
  void impossible(std::string_view id, ActIndex at, ActIndex earlier = kNever, CardSet cards = {},
                  Actor who = record::kNobody) {
    notes_.impossible(id, at, earlier, cards, who);
  }
  [[nodiscard]] std::uint8_t dealing_number() const { return notes_.dealing(); }
  [[nodiscard]] std::uint8_t playing_number() const { return notes_.playing(); }
  /// A claim or a remedy shows that whatever would ground it was known by then.
  void find_all_for_dealing(ActIndex at);

  // ── Who, and when ──

  [[nodiscard]] Role role(Seat seat) const {
    return seat == d_.dealer ? Role::Dealer : Role::NonDealer;
  }
  /// The same of whoever acts: not known where it is nobody named, or nobody is known to deal.
  [[nodiscard]] Some<Role> role_of(Actor actor) const {
    return d_.dealer_known && record::is_player(actor) ? Some(role(static_cast<Seat>(actor)))
                                                       : unknown<Role>;
  }
  [[nodiscard]] Seat dealer() const { return d_.dealer; }
  [[nodiscard]] Seat nondealer() const { return game::other(d_.dealer); }
  [[nodiscard]] bool later(ActKind kind, Actor actor, ActIndex from) const {
    return ahead_.later(kind, actor, from);
  }
  /// Is the hand of this dealing over?
  [[nodiscard]] bool hand_gathered() const;
  [[nodiscard]] WithheldWhen asked_when() const {
    return t_.closed_at != kNever ? WithheldWhen::After : WithheldWhen::InHand;
  }
  /// He has seen his hand by now; `exactly`: in the act under way.
  void mark_looked(Seat seat, bool exactly);
  /// He has not seen it up to act `until`, unless he is told to have by now.
  void has_not_looked(Seat seat, ActIndex until);
  [[nodiscard]] NoYes looked(Seat seat, ActIndex at) const;

  // ── The cards of an act ──

  [[nodiscard]] CardSet single_card(ActIndex at) const;
  [[nodiscard]] bool foreign_card(ActIndex at) const;
  static int number_of(const Act& a, int otherwise);
  [[nodiscard]] std::span<const CardSet> partly(ActIndex at);
  [[nodiscard]] std::span<const CardSet> partly_besides(CardSet known);

  // ── Cards that move, or are told ──

  void check(const std::optional<Clash>& clash);
  void show_in_hand(Seat seat, CardSet cards);
  void leave_stock(CardSet cards, Pile to);
  /// Cards seen in the stock after the turn-up, before anybody has put out a card: they are in
  /// neither hand.
  void seen_in_stock(CardSet cards);
  void take_in(Seat seat, CardSet known, int number, ActIndex at);
  void part_with(Seat seat, CardSet known, int number);
  CardSet take_up_discard(Seat seat, CardSet cards);
  void before_his_first_card(Seat seat);

  Table& t_;
  const std::vector<Act>& acts_;
  Sitting& sitting_;
  DealFacts& out_;
  Notes& notes_;
  Ahead& ahead_;
  Told& told_;
  ActIndex& now_;
  Cards& cards_;
  Dealing& d_;
  Playing& p_;
};

}  // namespace ecarte::replay
