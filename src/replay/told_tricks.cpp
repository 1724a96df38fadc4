// SPDX-License-Identifier: MIT
//
// Tricks that are told by their winner alone, or of which nobody is known to have led. Both have
// played to them all the same.
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

/// He has played, by the act under way, in a trick that is not told card by card.
void Replayer::played_untold(Seat seat) {
  d_.hands[seat].first_untold = d_.hands[seat].first_untold || d_.hands[seat].first_card == kNever;
  has_played(seat);
}

}  // namespace ecarte::replay
