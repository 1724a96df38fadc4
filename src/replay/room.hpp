// SPDX-License-Identifier: MIT
//
// What every room of replay has at hand: the acts and the pen, the table, and who is who on it. A
// room adds the state that only it has to know; one in which cards move is a CardRoom.
#pragma once

#include <optional>
#include <string_view>

#include "replay/table.hpp"

namespace ecarte::replay {

class Room {
 protected:
  using Act = record::Act;
  using ActKind = record::ActKind;
  using Card = game::Card;

  explicit Room(Table& table) : t_(table) {}

  // ── What is on the table of the record itself ──

  [[nodiscard]] const Act& act_at(ActIndex at) const { return t_.notes.act_at(at); }
  [[nodiscard]] const Behind& behind() const { return t_.notes.behind; }
  [[nodiscard]] const Beside& beside() const { return t_.notes.beside; }
  [[nodiscard]] const Anywhere& anywhere() const { return t_.notes.anywhere; }
  [[nodiscard]] Noted& noted() { return t_.notes.noted; }
  [[nodiscard]] const Noted& noted() const { return t_.notes.noted; }
  /// All acts are read.
  [[nodiscard]] bool all_read() const { return now() == t_.notes.end(); }
  /// The act under way.
  [[nodiscard]] ActIndex now() const { return t_.notes.now; }
  [[nodiscard]] DealFacts& out() const { return t_.notes.out(); }

  // ── Writing down ──

  template <class... Values>
  Fact& note(FactKind kind, Actor subject, ActIndex at, Values... values) {
    return t_.notes.note(kind, subject, at, values...);
  }
  Deed& deed(Remedy what, Actor by, bool carried_out) {
    return t_.notes.deed(what, by, carried_out);
  }
  void beat(Beat what, ActIndex at) { t_.notes.beat(what, at); }
  void beat(Beat what) { t_.notes.beat(what); }
  /// What is found in act `at` is not so, by what is told.
  void refuted_by(Fact& fact, ActIndex at) const {
    fact.proof = Proof::Refuted;
    fact.found = at;
    fact.against = act_at(at).actor;
  }
  void impossible(std::string_view id, ActIndex at, ActIndex earlier = kNever, CardSet cards = {},
                  Actor who = record::kNobody) {
    t_.notes.impossible(id, at, earlier, cards, who);
  }
  [[nodiscard]] std::uint8_t dealing_number() const { return t_.notes.dealing(); }
  [[nodiscard]] std::uint8_t playing_number() const { return t_.notes.playing(); }
  /// A claim or a remedy shows that whatever would ground it was known by then.
  void find_all_for_dealing(ActIndex at);
  /// What is said of the pack in use was known to whoever acts upon it now: by what he does he
  /// names it, or he does it next.
  void find_pack_fault(bool names_it);

  /// The number that an act tells, or `otherwise` if it tells none.
  static int number_of(const Act& a, int otherwise) {
    return a.count == record::kUnstated ? otherwise : a.count;
  }

  // ── Who, and when ──

  [[nodiscard]] Some<Role> role(Seat seat) const { return t_.dealing.dealer.role(seat); }
  /// The same of whoever acts: not known where it is nobody named.
  [[nodiscard]] Some<Role> role_of(Actor actor) const {
    return record::is_player(actor) ? role(static_cast<Seat>(actor)) : Some<Role>{};
  }
  /// Each of them, if only one may be.
  [[nodiscard]] std::optional<Seat> dealer() const { return t_.dealing.dealer.dealer(); }
  [[nodiscard]] std::optional<Seat> nondealer() const { return t_.dealing.dealer.nondealer(); }
  /// Must he who acts be the one or the other?
  [[nodiscard]] bool deals(Actor actor) const { return role_of(actor).must_be(Role::Dealer); }
  [[nodiscard]] bool is_nondealer(Actor actor) const {
    return role_of(actor).must_be(Role::NonDealer);
  }
  [[nodiscard]] bool later(ActKind kind, Actor actor, ActIndex from) const {
    return t_.ahead.later(kind, actor, from);
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
  /// The same of the dealer or the non-dealer, who does it in the deal by this beat. Which of the
  /// two players it was, if that is not known, has nothing to say of either.
  void mark_looked(std::optional<Seat> seat, BeatSet by);
  /// The act under way is these beats if the dealer did it, and those if the other did; where it
  /// may have been either, none is known not to have come.
  void beat_by(Seat seat, BeatSet dealers, BeatSet nondealers);
  /// He has not seen it up to act `until`, unless he is told to have by now.
  void has_not_looked(Seat seat, ActIndex until);
  [[nodiscard]] NoYes looked(Seat seat, ActIndex at) const;
  /// Is it so of the non-dealer, whichever of the two he may be?
  template <class Is>
  [[nodiscard]] bool of_nondealer(Is is) const {
    for (const Seat seat : t_.dealing.dealer.nondealers()) {
      if (!is(seat)) {
        return false;
      }
    }
    return true;
  }
  /// Had the non-dealer seen his hand, whichever of the two he may be?
  [[nodiscard]] NoYes nondealer_looked(ActIndex at) const {
    Some<NoYes> either = Some<NoYes>::of_bits(0);
    for (const Seat seat : t_.dealing.dealer.nondealers()) {
      either = either | looked(seat, at);
    }
    return either.must_be(NoYes::Yes)  ? NoYes::Yes
           : either.must_be(NoYes::No) ? NoYes::No
                                       : unknown<NoYes>;
  }

  /// All that the rooms share; a room adds what it alone has to know.
  Table& t_;
};

}  // namespace ecarte::replay
