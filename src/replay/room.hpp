// SPDX-License-Identifier: MIT
//
// What every room of replay has at hand: the acts and the pen, the table, and who is who on it. A
// room adds the state that only it has to know; one in which cards move is a CardRoom.
#pragma once

#include <optional>
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

  /// The number that an act tells, or `otherwise` if it tells none.
  static int number_of(const Act& a, int otherwise) {
    return a.count == record::kUnstated ? otherwise : a.count;
  }

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
  /// The record stops in the dealing: does what the player marks there serve the deal before, of
  /// which he left his mark?
  [[nodiscard]] bool left_before(Seat seat) const;
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
