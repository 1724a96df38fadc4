// SPDX-License-Identifier: MIT
#include "replay/hands_played.hpp"

namespace ecarte::replay {

/// A card of his is played by the act under way, whether or not it is told which.
void HandsPlayed::has_played(Seat seat) {
  beat_by(seat, bit(Beat::DCard), bit(Beat::NCard));
  if (t_.dealing.hands[seat].first_card == kNever) {
    mark_looked(seat, false);
    beat_by(seat, bit(Beat::DFirstCard), bit(Beat::NFirstCard));
    if (!too_soon_.may_be(NoYes::Yes)) {
      counts_as_first(seat, now());
    }
  } else if (!t_.playing.second_beat[seat]) {
    t_.playing.second_beat[seat] = true;
    beat_by(seat, bit(Beat::DSecondCard), bit(Beat::NSecondCard));
  }
}

/// He has played, by the act under way, in a trick that is not told card by card.
void HandsPlayed::played_untold(Seat seat) {
  t_.dealing.hands[seat].first_untold =
      t_.dealing.hands[seat].first_untold || t_.dealing.hands[seat].first_card == kNever;
  has_played(seat);
}

void HandsPlayed::may_have_played() {
  for (const Seat seat : game::kSeats) {
    t_.dealing.hands[seat].first_untold =
        t_.dealing.hands[seat].first_untold || t_.dealing.hands[seat].first_card == kNever;
  }
}

/// His first card, and it stands.
void HandsPlayed::counts_as_first(Seat seat, ActIndex at) {
  t_.dealing.hands[seat].first_card = at;
  note_played_wrong(seat);
}

void HandsPlayed::note_played_wrong(Seat seat) {
  if (t_.dealing.hands[seat].first_card == kNever) {
    return;
  }
  const int number = t_.cards.count_at_start(seat) - t_.dealing.hands[seat].made_up.beforehand;
  if (Fact* const known = noted().first_of(FactKind::PlayedWrongNumber, record::actor_of(seat))) {
    known->number = static_cast<std::uint8_t>(number);
    return;
  }
  if (number == kFullHand) {
    return;
  }
  const bool untold = exchanging_.untold().is_untold(seat) || t_.dealing.words.answer_untold() ||
                      t_.told.exchange_left_out();
  Fact& fact =
      note(FactKind::PlayedWrongNumber, record::actor_of(seat), t_.dealing.hands[seat].first_card,
           role(seat), number < kFullHand ? Size::Short : Size::Surplus,
           t_.dealing.hands[seat].took                 ? NoYes::Yes
           : untold || !t_.dealing.words.first.begun() ? unknown<NoYes>
                                                       : NoYes::No,
           t_.dealing.hands[seat].took ? t_.dealing.hands[seat].wrong_cause
           : untold ? Some{WrongCause::Dealt, WrongCause::Own} | Some(WrongCause::Given)
                    : Some(WrongCause::Dealt));
  fact.number = static_cast<std::uint8_t>(number);
  const bool surplus = number > kFullHand;
  if (surplus && t_.dealing.hands[seat].first_card == now() && t_.told.mending_left_out()) {
    fact.proof = Proof::Allowed;  // what was too much may have been drawn or thrown out by then
  }
}

}  // namespace ecarte::replay
