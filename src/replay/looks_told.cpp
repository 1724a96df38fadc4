// SPDX-License-Identifier: MIT
#include "replay/looks_told.hpp"

namespace ecarte::replay {

/// What is too much in his hand came of the exchange if he took cards there, or is in the midst of
/// it.
Some<SurplusFrom> LooksTold::surplus_from(Seat whose) const {
  const bool exchanging = t_.dealing.phase == Phase::Exchanging && t_.dealing.done.discarding;
  return exchanging ? Some(SurplusFrom::Exchange) : of_surplus(t_.dealing.hands[whose].took);
}

void LooksTold::look_at_thrown_out(const Act& a) {
  const Seat whose = game::other(a.seat());
  note(FactKind::SurplusLooked, a.actor, now(), SurplusHow::ThrownOut, surplus_from(whose),
       NoYes::No, role(whose));
}

/// When the hand is over they are no longer anybody's discard.
bool LooksTold::discards_lie() const {
  return t_.dealing.phase != Phase::Over && t_.closed_at == kNever;
}

void LooksTold::note_handled(const Act& a, Some<Whose> whose) {
  note(FactKind::DiscardHandled, a.actor, now(), whose,
       a.kind == ActKind::Touch ? Handled::Touched : Handled::Looked);
}

void LooksTold::look(const Act& a) {
  const auto what = a.object_as<record::Seen>();
  const bool own = what == record::Seen::OwnDiscard;
  if (a.actor == record::kNobody && (own || what == record::Seen::OtherDiscard) && discards_lie()) {
    note_handled(a, unknown<Whose>);  // one of the two did it, it is not known who
  }
  if (!record::is_player(a.actor)) {
    return;
  }
  const Seat seat = a.seat();
  switch (what) {
    case record::Seen::OwnHand:
      opening_.implied_dealing();
      t_.dealing.hands[seat].taken_up = true;
      exchanging_.cards().look_at_hand(seat);
      return mark_looked(seat, true);
    case record::Seen::CardsGiven:
      return exchanging_.cards().look_at_taken(seat);
    case record::Seen::OwnDiscard:
    case record::Seen::OtherDiscard:
      if (!own && a.kind == ActKind::Look && behind().threw_out_last(now(), game::other(seat))) {
        return look_at_thrown_out(a);
      }
      if (!discards_lie()) {
        return;
      }
      if (own && exchanging_.end().discards_go_back()) {
        return;  // and they do so by themselves
      }
      if (own) {
        t_.dealing.hands[seat].discard_handled = true;
      }
      note_handled(a, own ? Whose::Own : Whose::Other);
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
