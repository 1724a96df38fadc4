// SPDX-License-Identifier: MIT
#include "replay/play_progress.hpp"

#include <algorithm>
#include <array>

namespace ecarte::replay {

/// The first card of a playing is about to fall: the hands are what they are now.
void PlayProgress::begin_playing() {
  giving_.turn_untold();
  giving_.packets_complete();
  exchanging_.end().close_exchange();
  if (!p_.begun) {
    p_.begun = true;
    cards_.start_playing();
    p_.tricks.begin(d_.dealer_known ? Whoever(nondealer()) : kEither);
    open_playing();
  } else if (p_.tricks.tricks().empty() && !p_.tricks.cards().empty() &&
             p_.tricks.cards().front().how.too_soon) {
    cards_.start_playing();  // what was led too soon was taken up again
    out_.playings.back().begin = now_;
  }
  d_.phase = Phase::Playing;
}

void PlayProgress::open_playing() {
  PlayingSpan span;
  span.begin = now_;
  span.dealing = dealing_number();
  out_.playings.push_back(span);
}

int PlayProgress::first_playing_of_dealing() const {
  for (std::size_t i = 0; i < out_.playings.size(); ++i) {
    if (out_.playings[i].dealing == dealing_number()) {
      return static_cast<int>(i) + 1;
    }
  }
  return 0;
}

/// The cards he may play: those he drew when it was too late to make his hand up are not of it.
int PlayProgress::cards_to_play(Seat seat) const {
  return std::max(0, cards_.count(seat) - d_.hands[seat].made_up.late);
}

/// The hand is over when either has no card left: what the other still holds cannot be played to.
void PlayProgress::end_if_exhausted() {
  const int first = plays_on(Seat::First) ? cards_.count(Seat::First) : cards_to_play(Seat::First);
  const int second =
      plays_on(Seat::Second) ? cards_.count(Seat::Second) : cards_to_play(Seat::Second);
  if (p_.ending.over() || p_.tricks.open() >= 0 || (first > 0 && second > 0)) {
    return;
  }
  if (cards_.count(Seat::First) > 0 && cards_.count(Seat::Second) > 0) {
    return;  // whether what was drawn too late is played, which the other may suffer, is not told
  }
  if (first > 0 || second > 0) {
    const Seat holder = first > 0 ? Seat::First : Seat::Second;
    if (plays_on(holder)) {
      return;  // he lays the rest down one by one
    }
    p_.tricks.leave_uncovered(holder, cards_.count(holder));
  }
  hand_over(HandEnd::Played, now_);
}

void PlayProgress::hand_over(HandEnd end, ActIndex at) {
  if (playing_number() < first_playing_of_dealing() || first_playing_of_dealing() == 0) {
    open_playing();
  }
  p_.ending.come(end, at);
  d_.phase = Phase::Over;
  beat(Beat::HandOver, at);
}

/// A lead to which no reply is written: the other had no card, or it is not told.
void PlayProgress::leave_unanswered(int number) {
  const Seat leader = p_.tricks.card(p_.tricks.trick(number).lead).seat;
  const bool none_held = cards_to_play(game::other(leader)) == 0;
  p_.tricks.leave_unanswered(number, none_held);
  if (!none_held) {
    out_.unanswered.push_back(p_.tricks.card(p_.tricks.trick(number).lead).at);
    check(cards_.move(now_, hand_of(game::other(leader)), Pile::Out, 1, {}));
    hands_.played_untold(game::other(leader));
    beat(Beat::Reply);
  }
}

/// Tricks that were played but are not written: one card each is gone, and who leads is unknown.
void PlayProgress::skip_tricks(int up_to) {
  const int skipped = up_to - p_.tricks.last_number() - 1;
  if (skipped <= 0) {
    return;
  }
  for (const Seat seat : game::kSeats) {
    const int cards = std::min(skipped, cards_.count(seat));
    check(cards_.move(now_, hand_of(seat), Pile::Out, cards, {}));
    for (int i = 0; i < cards; ++i) {
      hands_.played_untold(seat);
    }
  }
  beat(Beat::Lead);
  beat(Beat::Reply);
  p_.tricks.skip_to(up_to);
}

/// So many tricks have been played, whether or not they are told.
void PlayProgress::played_untold_to(int number) {
  if (number > p_.tricks.last_number()) {
    skip_tricks(number + 1);
    p_.tricks.led_by_nobody_known(now_);
  }
}

/// Card number `index` of the playing returns to its hand.
void PlayProgress::take_up(int index, ActIndex at) {
  const Played& played = p_.tricks.card(index);
  const std::array in_part{played.card};
  const bool known = played.card.size() == 1;
  check(cards_.move(at, Pile::Out, hand_of(played.seat), 1, known ? played.card : CardSet{},
                    std::span(in_part).first(known ? 0 : 1)));
  if (p_.tricks.take_up(index, at) && p_.ending.over(HandEnd::Played)) {
    p_.ending.go_on();
    d_.phase = Phase::Playing;
  }
}

}  // namespace ecarte::replay
