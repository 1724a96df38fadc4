// SPDX-License-Identifier: MIT
//
// Tricks that are not told card by card: by their winner, by nobody known, left out, or with the
// lead alone. Both have played to them all the same.
#include <algorithm>

#include "replay/replayer.hpp"

namespace ecarte::replay {

/// A trick of which it is not known who led: it was played, and so was each before it.
void Replayer::played_by_nobody_known(const Act& a) {
  begin_playing();
  if (a.number > p_.tricks.last_number() && a.number <= kTricksOfAHand) {
    skip_tricks(a.number + 1);
    p_.tricks.led_by_nobody_known(now_);
    beat(Beat::Lead);
  } else if ((a.flags & record::kReplies) != 0 && p_.tricks.last_number() > 1) {
    beat(Beat::NCard);
    beat(Beat::DCard);
  }
}

/// Who won a trick, where its cards do not tell: it was played, and he leads to the next.
void Replayer::trick_told(const Act& a) {
  if (!record::is_player(a.actor) || a.number == 0 || a.number > kTricksOfAHand) {
    return;
  }
  implied_dealing();
  if (d_.phase != Phase::Over) {
    begin_playing();
    if (const int open = p_.tricks.open(); open >= 0 && p_.tricks.trick(open).number <= a.number) {
      leave_unanswered(open);
    }
    if (a.number > p_.tricks.last_number()) {
      skip_tricks(a.number + 1);
      p_.tricks.led_by_nobody_known(now_);
    }
  }
  p_.tricks.told_won(a.number, a.seat());
}

/// A lead to which no reply is written: the other had no card, or it is not told.
void Replayer::leave_unanswered(int number) {
  const Seat leader = p_.tricks.card(p_.tricks.trick(number).lead).seat;
  const bool none_held = cards_to_play(game::other(leader)) == 0;
  p_.tricks.leave_unanswered(number, none_held);
  if (!none_held) {
    check(cards_.move(now_, hand_of(game::other(leader)), Pile::Out, 1, {}));
    played_untold(game::other(leader));
    beat(Beat::Reply);
  }
}

/// Tricks that were played but are not written: one card each is gone, and who leads is unknown.
void Replayer::skip_tricks(int up_to) {
  const int skipped = up_to - p_.tricks.last_number() - 1;
  if (skipped <= 0) {
    return;
  }
  for (const Seat seat : game::kSeats) {
    const int cards = std::min(skipped, cards_.count(seat));
    check(cards_.move(now_, hand_of(seat), Pile::Out, cards, {}));
    for (int i = 0; i < cards; ++i) {
      played_untold(seat);
    }
  }
  beat(Beat::Lead);
  beat(Beat::Reply);
  p_.tricks.skip_to(up_to);
}

/// He has played, by the act under way, in a trick that is not told card by card.
void Replayer::played_untold(Seat seat) {
  d_.hands[seat].first_untold = d_.hands[seat].first_untold || d_.hands[seat].first_card == kNever;
  has_played(seat);
}

}  // namespace ecarte::replay
