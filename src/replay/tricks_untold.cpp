// SPDX-License-Identifier: MIT
//
// What of the tricks is not told: whole tricks, cards, and who led by right.
#include <algorithm>

#include "replay/tricks.hpp"

namespace ecarte::replay {

bool Tricks::any_untold() const {
  return std::ranges::any_of(tricks(), [](const Trick& trick) { return trick.lead < 0; });
}

bool Tricks::any_untold_after(int index) const {
  return std::ranges::any_of(tricks(), [&](const Trick& trick) {
    return trick.lead < 0 && trick.number > card(index).trick;
  });
}

CardSet Tricks::led_again(Seat seat, CardSet card) const {
  const Played* const taken = n_cards_ == 0 ? nullptr : &this->card(n_cards_ - 1);
  const bool either =
      taken != nullptr && taken->seat == seat && taken->back.at != kNever && taken->back.or_reply;
  return either ? card | taken->back.was : card;
}

/// One drawn when it was too late to make the hand up may count as not played, and the other's as
/// uncovered.
void Tricks::decide_by_cards(Trick& trick, const Played& led, const Played& reply,
                             std::optional<Suit> trump) {
  const Whoever winner = winner_of(led, reply, trump);
  const bool late = led.none_of_his || reply.none_of_his;
  trick.by_cards = late ? kEither : winner;
  trick.if_counted = late ? winner : Whoever{};
}

Some<NoYes> Tricks::off_turn(const Played& led) const {
  if (led.how.off() || led.how.led_on) {
    return NoYes::Yes;
  }
  if (led.how.turn_disputed) {
    return replay::unknown<NoYes>;
  }
  if (led.how.turn.must_be(Turn::In) || led.back.at == kNever) {
    return NoYes::No;
  }
  const auto before = std::ranges::find_if(
      tricks(), [&](const Trick& trick) { return trick.number + 1 == led.trick; });
  const std::optional<Seat> turn =
      before == tricks().end() ? std::nullopt : before->winner.single();
  return !turn ? replay::unknown<NoYes> : *turn == led.seat ? NoYes::No : NoYes::Yes;
}

bool Tricks::cards_untold() const {
  return std::ranges::any_of(cards(), [](const Played& played) { return played.card.size() != 1; });
}

void Tricks::leave_out(int most) {
  if (most > next_.left_out) {
    next_ = {kEither, most, next_.left_out == 0 ? next_.leads : kEither};
  }
}

void Tricks::go_on_with(int number) {
  if (next_.left_out > 0 && number == last_number_ + 1) {
    next_.leads = next_.if_none;
  }
  next_.left_out = 0;
}

}  // namespace ecarte::replay
