// SPDX-License-Identifier: MIT
//
// Cards that are taken up out of tricks, and put back.
#include "replay/tricks.hpp"

namespace ecarte::replay {

bool Tricks::take_up(int index, ActIndex at) {
  cards_[static_cast<std::size_t>(index)].back.at = at;
  taken_up_.any = true;
  for (int i = n_tricks_ - 1; i >= 0; --i) {
    if (trick(i).lead == index) {
      remove(i);
      return false;
    }
    if (trick(i).reply == index) {
      return reopen(i);
    }
  }
  return false;
}

/// The lead of a trick is in hand again.
void Tricks::remove(int index) {
  const Trick& trick = tricks_[static_cast<std::size_t>(index)];
  if (index != n_tricks_ - 1 || trick.reply >= 0) {
    next_.leads = kEither;  // it was played to: the trick stands where it is, but who leads now?
    count();
    return;
  }
  const Played& led = card(trick.lead);
  if (led.how.led_on && index > 0) {
    tricks_[static_cast<std::size_t>(index) - 1].closed = false;
  }
  next_.leads = led.how.turn.must_be(Turn::In)    ? Whoever(led.seat)
                : led.how.turn.must_be(Turn::Out) ? Whoever(game::other(led.seat))
                                                  : kEither;
  --n_tricks_;
  last_number_ =
      n_tricks_ == 0 ? trick.number - 1 : tricks_[static_cast<std::size_t>(n_tricks_ - 1)].number;
  count();
}

/// The reply to a trick is in hand again. True if the trick waits for another.
bool Tricks::reopen(int index) {
  Trick& trick = tricks_[static_cast<std::size_t>(index)];
  --played_;
  const Seat follower = card(trick.reply).seat;
  trick.by_cards = kEither;
  trick.if_counted = {};
  trick.reply = -1;
  trick.closed = index != n_tricks_ - 1;
  if (card(trick.lead).back.at != kNever) {
    remove(index);  // both cards are in hand again
    return false;
  }
  count();
  taken_up_ = {true, index, follower};
  return true;
}

int Tricks::put_back(Seat seat, CardSet card, int next) {
  for (int i = taken_up_.any ? n_cards_ - 1 : -1; i >= 0; --i) {
    Played& taken = cards_[static_cast<std::size_t>(i)];
    const bool passed =
        (next > taken.trick || taken.trick == kTricksOfAHand) && card.has_all(taken.card);
    const bool again =
        taken.seat == seat && taken.card.size() == 1 && (taken.card == card || passed);
    if (taken.lead && taken.back.at != kNever && !taken.back.put_down && again &&
        answered_before(taken, taken.back.at)) {
      taken.back.put_down = true;
      return i;
    }
  }
  return -1;
}

Upheld Tricks::put_down_again(const Played& taken) const {
  if (taken.back.put_down) {
    return Upheld::Yes;
  }
  for (const Played& next : cards()) {
    const bool gone =
        next.back.at != kNever && next.trick == taken.trick;  // taken back in its turn
    const bool mended = next.trick < taken.trick;             // the trick before is put right first
    if (next.seat != taken.seat || next.at <= taken.back.at || mended ||
        (gone && next.card != taken.card)) {
      continue;
    }
    const bool lacks = !taken.lead && std::ranges::any_of(tricks(), [&](const Trick& trick) {
      return trick.number == taken.trick && trick.lead >= 0 && trick.reply < 0;
    });
    const bool same = next.trick == taken.trick;
    return same && next.card == taken.card ? Upheld::Yes
           : lacks && !same                ? Upheld::Unknown  // what lies there now is not told
                                           : Upheld::No;
  }
  return Upheld::Unknown;
}

}  // namespace ecarte::replay
