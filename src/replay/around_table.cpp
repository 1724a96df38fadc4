// SPDX-License-Identifier: MIT
#include "replay/around_table.hpp"

#include <algorithm>

namespace ecarte::replay {

/// An objection to nothing in particular, before a card is played, is to whatever is wrong with the
/// deal. To a claim it is the answer, and is read with the claim.
void AroundTable::urge(const Act& a) {
  const bool objects =
      a.object_as<record::Urged>() == record::Urged::Objection && record::is_player(a.actor);
  if (objects && !t_.playing.ending.thrown().claims() && a.kept().size == 0 && !t_.playing.begun) {
    find_all_for_dealing(now());
  }
}

/// Is a fault of play that somebody speaks of one of the deal before? It is if no card is told to
/// have been played in this one, nor what its hand gave.
bool AroundTable::of_deal_before() const {
  return t_.sitting.deals > 0 && !t_.playing.begun && !t_.playing.ending.over();
}

/// To those around the table: is there a hand to look over, or to speak of?
void AroundTable::bystander_act(const Act& a) {
  if (a.kind == ActKind::Urge) {
    return urge(a);
  }
  if (a.kind == ActKind::LookOver && out().dealings.empty() &&
      !later(ActKind::Give, record::kNobody, now()) && !t_.ahead.pack_made_ready_next(now())) {
    opening_.implied_dealing();  // there was a hand to look over
  }
  if (a.kind == ActKind::Speak && out().dealings.empty() && t_.ahead.hand_begins_next(now())) {
    opening_.implied_dealing();  // what is told next is done with cards in hand
  }
  const bool dealt = !out().dealings.empty();
  // Between two deals of one game it is still on: whether that was the last of it, law can tell.
  const std::uint32_t number = frame_.number != 0 ? frame_.number : t_.sitting.last_deal + 1;
  const bool on = !dealt && (t_.sitting.deals > 0 || frame_.number != 0) && number > 1 &&
                  !frame_.new_game && !cutting_.begins_game();
  bystanders_.act(a, on                                ? InHand::Over
                     : !dealt                          ? InHand::Between
                     : t_.closed_at != kNever          ? InHand::Gathered
                     : t_.dealing.phase == Phase::Over ? InHand::Over
                                                       : InHand::Dealt);
  if (dealt && a.kind == ActKind::Speak && a.object_as<record::Spoken>() == record::Spoken::Error) {
    find_all_for_dealing(now());  // whoever sees it, it has come to light
    (of_deal_before() ? out().alleged.before : out().alleged.here) = {{true, true}};
  }
}

void AroundTable::resign(const Act& a) {
  bystanders_.resign(a.seat());
}

}  // namespace ecarte::replay
