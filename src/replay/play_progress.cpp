// SPDX-License-Identifier: MIT
#include "replay/play_progress.hpp"

#include <algorithm>
#include <array>

#include "replay/untold_play.hpp"

namespace ecarte::replay {

/// The first card of a playing is about to fall: the hands are what they are now.
void PlayProgress::begin_playing() {
  giving_.turn_untold();
  giving_.packets_complete();
  exchanging_.end().close_exchange();
  if (!t_.playing.begun) {
    const Act& first = act_at(now());
    const bool by_winner = first.kind == ActKind::TakeTrick && !t_.dealing.words.first.begun();
    if ((first.kind == ActKind::Play && first.number > 1) || by_winner) {
      exchanging_.words().leave_out();  // as the tricks before it are, or the cards of this one
    }
    const int left_out = tricks_left_out();
    t_.playing.begun = true;
    hands_.come_to_play();
    t_.cards.start_playing();
    t_.playing.tricks.begin(t_.dealing.dealer.nondealers());
    t_.playing.tricks.leave_out(left_out);
    open_playing();
  } else if (t_.playing.tricks.tricks().empty() && !t_.playing.tricks.cards().empty() &&
             t_.playing.tricks.cards().front().how.too_soon.may_be(NoYes::Yes)) {
    t_.cards.start_playing();  // what was led too soon was taken up again
    out().playings.back().begin = now();
  }
  t_.dealing.phase = Phase::Playing;
}

int PlayProgress::tricks_left_out() const {
  const ActIndex since = t_.told.left_out_last(bit(Beat::Lead));
  return since == kNever || t_.told.done_since(since, kOfTheExchange) ? 0 : kTricksOfAHand - 1;
}

void PlayProgress::leave_out() {
  const ActIndex begun = t_.dealing.done.begun_at;
  if (giving_.has_given() && !out().stands.deal_follows && !behind().any_found(begun, now())) {
    giving_.turn_untold(false);  // more than packets may be left out
  }
  const bool dealt = t_.dealing.done.turn_at != kNever || t_.dealing.phase > Phase::Dealing;
  if (out().dealings.empty() || !dealt || t_.playing.ending.over() || t_.closed_at != kNever) {
    return;
  }
  if (!t_.playing.begun) {
    exchanging_.words().leave_out();
  }
  const int played = t_.playing.tricks.last_number() - (t_.playing.tricks.open() >= 0 ? 1 : 0);
  const bool cards = t_.ahead.next_trick(now()) != played + 1;  // else the next is as they left it
  leave_out_here(t_.notes, cards);
  if (t_.playing.begun && cards) {
    t_.playing.tricks.leave_out(kTricksOfAHand - 1 - played);
  }
}

void PlayProgress::open_playing() {
  PlayingSpan span;
  span.begin = now();
  span.dealing = dealing_number();
  out().playings.push_back(span);
}

int PlayProgress::first_playing_of_dealing() const {
  for (std::size_t i = 0; i < out().playings.size(); ++i) {
    if (out().playings[i].dealing == dealing_number()) {
      return static_cast<int>(i) + 1;
    }
  }
  return 0;
}

/// The cards he may play: those he drew when it was too late to make his hand up are not of it.
Counts PlayProgress::cards_to_play(Seat seat) const {
  const int late = t_.dealing.hands[seat].made_up.late;
  return late == 0 ? t_.cards.count(seat) : less_by(t_.cards.count(seat), exactly(late));
}

/// The hand is over when either has no card left: what the other still holds cannot be played to.
void PlayProgress::end_if_exhausted() {
  // While both have cards it is not: whether what one drew too late is played, which the other may
  // suffer, is not told.
  if (t_.playing.ending.over() || t_.playing.tricks.open() >= 0 ||
      (!t_.cards.count(Seat::First).is(0) && !t_.cards.count(Seat::Second).is(0) &&
       !cannot_answer(Seat::First) && !cannot_answer(Seat::Second))) {
    return;
  }
  const Counts first =
      plays_on(Seat::First) ? t_.cards.count(Seat::First) : cards_to_play(Seat::First);
  const Counts second =
      plays_on(Seat::Second) ? t_.cards.count(Seat::Second) : cards_to_play(Seat::Second);
  if (!first.is(0) || !second.is(0)) {
    const Seat holder = second.is(0) ? Seat::First : Seat::Second;
    if (plays_on(holder)) {
      return;  // he lays the rest down one by one
    }
    t_.playing.tricks.leave_uncovered(holder, t_.cards.count(holder).least());
  }
  hand_over(HandEnd::Played, now());
}

void PlayProgress::hand_over(HandEnd end, ActIndex at) {
  if (playing_number() < first_playing_of_dealing() || first_playing_of_dealing() == 0) {
    open_playing();
  }
  t_.playing.ending.come(end, at);
  t_.dealing.phase = Phase::Over;
  beat(Beat::HandOver, at);
}

/// A lead to which no reply is written: the other had no card, or it is not told.
void PlayProgress::leave_unanswered(int number) {
  const Seat leader = t_.playing.tricks.card(t_.playing.tricks.trick(number).lead).seat;
  const bool none_held = cards_to_play(game::other(leader)).is(0);
  t_.playing.tricks.leave_unanswered(number, none_held);
  if (!none_held) {
    out().untold.unanswered.push_back(
        t_.playing.tricks.card(t_.playing.tricks.trick(number).lead).at);
    check(t_.cards.move(now(), hand_of(game::other(leader)), Pile::Out, 1, {}));
    hands_.played_untold(game::other(leader));
    beat(Beat::Reply);
  }
}

/// Tricks that were played but are not written: one card each is gone, and who leads is unknown.
void PlayProgress::skip_tricks(int up_to) {
  const int skipped = up_to - t_.playing.tricks.last_number() - 1;
  if (skipped <= 0) {
    return;
  }
  for (const Seat seat : game::kSeats) {
    const int cards = std::min(skipped, t_.cards.count(seat).most());
    check(t_.cards.move(now(), hand_of(seat), Pile::Out, cards, {}));
    for (int i = 0; i < cards; ++i) {
      hands_.played_untold(seat);
    }
  }
  beat(Beat::Lead);
  beat(Beat::Reply);
  t_.playing.tricks.skip_to(up_to);
}

/// So many tricks have been played, whether or not they are told.
void PlayProgress::played_untold_to(int number) {
  if (number > t_.playing.tricks.last_number()) {
    skip_tricks(number + 1);
    t_.playing.tricks.led_by_nobody_known(now());
  }
}

void PlayProgress::look_back_at_hands() {
  exchanging_.end().look_back();
  hands_.look_back_at_hands();
}

/// Card number `index` of the playing returns to its hand.
void PlayProgress::take_up(int index, ActIndex at) {
  const Played& played = t_.playing.tricks.card(index);
  const std::array in_part{played.card};
  const bool known = played.card.size() == 1;
  check(t_.cards.move(at, Pile::Out, hand_of(played.seat), 1, known ? played.card : CardSet{},
                      std::span(in_part).first(known ? 0 : 1)));
  if (t_.playing.tricks.take_up(index, at) && t_.playing.ending.over(HandEnd::Played)) {
    t_.playing.ending.go_on();
    t_.dealing.phase = Phase::Playing;
  }
}

}  // namespace ecarte::replay
