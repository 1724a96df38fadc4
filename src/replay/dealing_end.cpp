// SPDX-License-Identifier: MIT
#include "replay/dealing_end.hpp"

#include "replay/found_out.hpp"
#include "replay/kings.hpp"
#include "replay/left_open.hpp"
#include "replay/misplays_again.hpp"
#include "replay/onlooker.hpp"
#include "replay/turn_to_act.hpp"

namespace ecarte::replay {

void DealingEnd::finish_dealing() {
  out().stands.to_act = TurnToAct(t_, exchanging_, bystanders_).whose_turn();
  out().stands.resigned_at = bystanders_.won_at();
  giving_.packets_complete();
  exchanging_.end().close_exchange();
  LeftOpen left_open(t_);
  left_open.note_number_owed();
  look_back_over_play();
  giving_.settle_offer();
  note_found(dealing_number() == 1 ? ActIndex{0} : out().dealings.back().begin);
  giving_.note_king_turned();  // which asks when a wrong number was found
  left_open.fill_upheld();
  left_open.heed_what_was_granted();
  left_open.fill_looked();
  DealingSpan& span = out().dealings.back();
  span.bold = {{playing_end_.bold(Seat::First), playing_end_.bold(Seat::Second)}};
  span.end = now();
  out().stands.trump = t_.dealing.trump;
  Onlooker(t_).see_dealing();
}

/// The dealing is over: what its playing shows, and the hands by it.
void DealingEnd::look_back_over_play() {
  playing_end_.finish_playing();
  playing_end_.note_run_out();
  MisplaysAgain misplays(t_);
  misplays.weigh_misplays_again();
  misplays.prove_misplays_owned_to();
  Kings kings(t_, giving_);
  kings.note_kings();
  kings.doubt_throwing_down();
  leave_room();
}

/// What is told since act number `first` to have been found: when each fact came to light.
void DealingEnd::note_found(ActIndex first) {
  FoundOut(t_.notes, t_.dealing, giving_, t_.sitting, first, cutting_.dealt_after())
      .apply(t_.all_found);
}

/// What may have come about where the turn-up or the play is not told. What is claimed of it at
/// the table is testimony, and not to be called a claim without cause: unless what came of the hand
/// is told, and not that anybody found a fault in it.
void DealingEnd::leave_room() {
  if (t_.playing.ending.over(HandEnd::Stated) && t_.playing.tricks.cards().empty()) {
    return;
  }
  const auto room = [&](std::initializer_list<FactKind> kinds) {
    for (const FactKind kind : kinds) {
      out().untold.room.set(static_cast<std::size_t>(kind));
    }
  };
  // Once cards are put out or played, the players had settled what the trump was.
  if (giving_.turned_untold() && !t_.dealing.done.discarding && !t_.playing.begun) {
    room({FactKind::SeveralTurned, FactKind::Turned});
  }
  const bool untold = t_.playing.tricks.cards().empty();
  if (untold && t_.dealing.done.marked) {
    room({FactKind::Misplay, FactKind::FalseKing});
  }
  if (t_.dealing.phase != Phase::Dealing &&
      (!t_.dealing.trump || t_.playing.tricks.cards_untold())) {
    room({FactKind::Misplay, FactKind::FalseKing});
  }
}

}  // namespace ecarte::replay
