// SPDX-License-Identifier: MIT
#include "replay/hands_played.hpp"

#include <algorithm>

namespace ecarte::replay {

/// The cards that he is told to play, from the act under way on.
int HandsPlayed::cards_told(Seat seat) const {
  return t_.ahead.cards_played(static_cast<ActIndex>(now() - 1), seat);
}

void HandsPlayed::come_to_play() {
  for (const Seat seat : game::kSeats) {
    const bool open = exchanging_.untold().is_untold(seat) || exchanging_.untold().is_open(seat) ||
                      t_.told.exchange_left_out();
    const int more = open ? beyond(t_.cards.count(seat), cards_told(seat)) : 0;
    if (more > 0) {
      t_.cards.recount(seat, more);
      t_.dealing.hands[seat].wrong_cause =
          Some{WrongCause::Dealt, WrongCause::Own} | Some(WrongCause::Given);
      out().untold.room.set(static_cast<std::size_t>(FactKind::ExcessTaken));
      out().untold.room.set(static_cast<std::size_t>(FactKind::WrongNumber));
    }
  }
}

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
  may_have_played(seat);
  has_played(seat);
}

void HandsPlayed::may_have_played(Seat seat) {
  HandOfDealing& hand = t_.dealing.hands[seat];
  if (hand.first_card == kNever) {
    hand.first_played.kind = Some<FirstCard>{};
  }
}

/// His first card, and it stands.
void HandsPlayed::counts_as_first(Seat seat, ActIndex at) {
  t_.dealing.hands[seat].first_card = at;
  note_played_wrong(seat);
}

void HandsPlayed::note_played_wrong(Seat seat) {
  const HandOfDealing& hand = t_.dealing.hands[seat];
  if (hand.first_card == kNever) {
    return;
  }
  const Counts sizes = began_with(seat);
  if (Fact* const known = noted().first_of(FactKind::PlayedWrongNumber, record::actor_of(seat))) {
    return played_with(*known, sizes);
  }
  if (sizes.has(kFullHand) && sizes.least() == kFullHand) {
    return;  // that he had more nothing speaks of
  }
  const bool untold = exchanging_.untold().is_untold(seat) || t_.dealing.words.answer_untold() ||
                      t_.told.exchange_left_out();
  const FirstWords& first = t_.dealing.words.first;
  const bool all_told = !untold && (first.begun() || first.must_be(FirstWord::Unproposed));
  Fact& fact = note(FactKind::PlayedWrongNumber, record::actor_of(seat), hand.first_card,
                    role(seat), Some<Size>{}, all_told ? hand.took : hand.took | NoYes::Yes,
                    hand.took.must_be(NoYes::Yes) ? hand.wrong_cause
                    : untold ? Some{WrongCause::Dealt, WrongCause::Own} | Some(WrongCause::Given)
                             : Some(WrongCause::Dealt));
  played_with(fact, sizes);
  // Of more than he is told to play.
  const bool surplus = sizes.least() > std::max(kFullHand, cards_told(seat));
  if (surplus && hand.first_card == now() && t_.told.mending_left_out()) {
    fact.proof = Proof::Allowed;  // what was too much may have been drawn or thrown out by then
  }
}

/// So many cards he began to play with, but for what he made up without need, which is disputed.
Counts HandsPlayed::began_with(Seat seat) const {
  const int beforehand = t_.dealing.hands[seat].made_up.beforehand;
  const Counts told = t_.cards.count_at_start(seat);
  return beforehand == 0 ? told : less_by(told, exactly(beforehand));
}

/// It was played from a hand of one of these sizes; five may be among them, and then it may be
/// none.
void HandsPlayed::played_with(Fact& fact, Counts sizes) {
  Counts& before = t_.dealing.hands[static_cast<Seat>(fact.subject)].played_with;
  const Counts fewer = sizes & Counts::range(0, kFullHand - 1);
  const Counts more = sizes - fewer - Counts{kFullHand};
  if (sizes.has(kFullHand)) {
    fact.proof = Proof::Allowed;
  } else if (before.has(kFullHand)) {
    fact.proof = Proof::Proved;
  }
  if (!sizes.is(kFullHand)) {
    set(fact, 1,
        fewer.empty()  ? Some(Size::Surplus)
        : more.empty() ? Some(Size::Short)
                       : Some<Size>{});
  }
  fact.number = static_cast<std::uint8_t>(fewer.empty()  ? sizes.most()
                                          : more.empty() ? fewer.most()
                                                         : more.least());
  before = sizes;
}

void HandsPlayed::look_back_at_hands() {
  for (const Seat seat : game::kSeats) {
    Fact* const known = noted().first_of(FactKind::PlayedWrongNumber, record::actor_of(seat));
    const Counts sizes = began_with(seat);
    if (known == nullptr) {
      if (sizes.most() < kFullHand) {
        note_played_wrong(seat);  // a surplus has been drawn since
      }
      continue;
    }
    if (sizes == t_.dealing.hands[seat].played_with) {
      continue;
    }
    if (sizes.is(kFullHand)) {
      out().facts.erase(out().facts.begin() + (known - out().facts.data()));  // it was none
    } else {
      played_with(*known, sizes);
      set(*known, 3, t_.dealing.hands[seat].wrong_cause);
    }
  }
}

}  // namespace ecarte::replay
