// SPDX-License-Identifier: MIT
#include "replay/looks_told.hpp"

namespace ecarte::replay {

/// What is too much in his hand came of the exchange if he took cards there, or is in the midst of
/// it.
SurplusFrom LooksTold::surplus_from(Seat whose) const {
  const bool exchanging = t_.dealing.phase == Phase::Exchanging && t_.dealing.done.discarding;
  return t_.dealing.hands[whose].took || exchanging ? SurplusFrom::Exchange : SurplusFrom::Deal;
}

void LooksTold::look_at_thrown_out(const Act& a) {
  const Seat whose = game::other(a.seat());
  note(FactKind::SurplusLooked, a.actor, now(), SurplusHow::ThrownOut, surplus_from(whose),
       NoYes::No, role(whose));
}

/// One of the two, it is not known who.
void LooksTold::look_of_somebody(const Act& a) {
  const auto what = a.object_as<record::Seen>();
  const bool discard = what == record::Seen::OwnDiscard || what == record::Seen::OtherDiscard;
  if (discard && t_.dealing.phase != Phase::Over && t_.closed_at == kNever) {
    note(FactKind::DiscardHandled, record::kNobody, now(), unknown<Whose>,
         a.kind == ActKind::Touch ? Handled::Touched : Handled::Looked);
  }
}

void LooksTold::look(const Act& a) {
  if (a.actor == record::kNobody) {
    return look_of_somebody(a);
  }
  if (!record::is_player(a.actor)) {
    return;
  }
  const Seat seat = a.seat();
  switch (a.object_as<record::Seen>()) {
    case record::Seen::OwnHand:
      opening_.implied_dealing();
      t_.dealing.hands[seat].taken_up = true;
      return mark_looked(seat, true);
    case record::Seen::CardsGiven:
      return exchanging_.cards().look_at_taken(seat);
    case record::Seen::OwnDiscard:
    case record::Seen::OtherDiscard:
      if (a.object_as<record::Seen>() == record::Seen::OtherDiscard && a.kind == ActKind::Look &&
          behind().threw_out_last(now(), game::other(seat))) {
        return look_at_thrown_out(a);
      }
      if (t_.dealing.phase == Phase::Over || t_.closed_at != kNever) {
        return;  // the hand is over: they are no longer anybody's discard
      }
      if (a.object_as<record::Seen>() == record::Seen::OwnDiscard &&
          exchanging_.end().discards_go_back()) {
        return;  // and they do so by themselves
      }
      if (a.object_as<record::Seen>() == record::Seen::OwnDiscard) {
        t_.dealing.hands[seat].discard_handled = true;
      }
      note(FactKind::DiscardHandled, a.actor, now(),
           a.object_as<record::Seen>() == record::Seen::OwnDiscard ? Whose::Own : Whose::Other,
           a.kind == ActKind::Touch ? Handled::Touched : Handled::Looked);
      if (a.kind == ActKind::TakeUp && a.count != 0) {
        note(FactKind::CardTakenUp, a.actor, now(), TakenUpFrom::Discard).cards = a.cards;
        exchanging_.cards().back_from_discard(a);
      }
      return;
    case record::Seen::Drawn:
      note(FactKind::SurplusLooked, a.actor, now(), SurplusHow::Drawn,
           surplus_from(game::other(seat)), drawn_.from_taken_up, role(game::other(seat)))
          .witness = drawn_.at;
      return;
    case record::Seen::ThrownOut:
      return look_at_thrown_out(a);
    case record::Seen::OtherHand:
    case record::Seen::IdlePack:
      return;
  }
}

void LooksTold::has_looked(const Act& a) {
  if (record::is_player(a.actor) && !out().dealings.empty()) {
    mark_looked(a.seat(), false);
  }
}

void LooksTold::has_not_looked_yet(const Act& a) {
  if (record::is_player(a.actor) && !out().dealings.empty()) {
    // Nor until he does something: a look comes before a word or a card of the game.
    has_not_looked(a.seat(), t_.ahead.before_he_acts(now(), a.seat()));
  }
}

}  // namespace ecarte::replay
