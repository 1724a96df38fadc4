// SPDX-License-Identifier: MIT
#include "replay/result_told.hpp"

#include <algorithm>

namespace ecarte::replay {

/// A trick of which it is not known who led: it was played, and so was each before it.
void ResultTold::played_by_nobody_known(const Act& a) {
  progress_.begin_playing();
  if (a.number > t_.playing.tricks.last_number() && a.number <= kTricksOfAHand) {
    progress_.played_untold_to(a.number);
  } else if ((a.flags & record::kReplies) != 0 && t_.playing.tricks.last_number() > 1) {
    beat(Beat::NCard);
    beat(Beat::DCard);
    progress_.end_if_exhausted();
  }
}

/// Who won a trick: it was played, and where its cards do not tell otherwise he leads to the next.
void ResultTold::trick_told(const Act& a) {
  if (!record::is_player(a.actor) || a.number == 0 || a.number > kTricksOfAHand) {
    return;
  }
  opening_.implied_dealing();
  if (t_.dealing.phase != Phase::Over) {
    progress_.begin_playing();
    if (const int open = t_.playing.tricks.open();
        open >= 0 && t_.playing.tricks.trick(open).number <= a.number) {
      progress_.leave_unanswered(open);
    }
    progress_.played_untold_to(a.number);
  }
  const bool over = t_.dealing.phase == Phase::Over;
  const auto noted = [&] {
    return std::ranges::any_of(out().facts, [&](const Fact& fact) {
      return fact.kind == FactKind::TrickMisawarded && fact.subject == a.actor &&
             fact.place.playing == t_.notes.playing();
    });
  };
  if (!t_.playing.tricks.told_won(a.number, a.seat()) && !noted()) {
    note(FactKind::TrickMisawarded, a.actor, now());
  }
  if (!over) {
    progress_.end_if_exhausted();
  }
}

/// Are these the tricks made so far: is the play told on from where they leave it?
bool ResultTold::goes_on_after(const Act& a) const {
  if (a.object_as<record::MadeWhat>() != record::MadeWhat::Tricks || t_.playing.ending.over()) {
    return false;
  }
  const Act* const other = beside().tricks_of_other(now());
  const int total = a.number + (other != nullptr ? other->number : 0);
  if (total == 0 || total >= kTricksOfAHand || total < t_.playing.tricks.last_number()) {
    return false;
  }
  return t_.ahead.play_goes_on_from(now(), total, other != nullptr);
}

/// Are these, of both, all the tricks that a hand of fewer cards could play to? Then the hand was
/// played out, and what the other still held cannot be played to.
bool ResultTold::all_answered(const Act& a) const {
  const Act* const other = beside().tricks_of_other(now());
  if (a.object_as<record::MadeWhat>() != record::MadeWhat::Tricks || other == nullptr ||
      t_.playing.ending.over()) {
    return false;
  }
  const int open = t_.playing.tricks.open();
  const auto to_play = [&](Seat seat) {
    const bool waits =
        open >= 0 && t_.playing.tricks.card(t_.playing.tricks.trick(open).lead).seat != seat;
    const int held =
        t_.playing.tricks.last_number() - (waits ? 1 : 0) + progress_.cards_to_play(seat).most();
    // He had no more than the tricks told, as comes to light when they are played.
    const int total = a.number + other->number;
    const bool short_dealt = held == kFullHand && total < kFullHand && total > kFullHand / 2 &&
                             t_.dealing.hands[seat].took.must_be(NoYes::No) &&
                             t_.ahead.finds_number(now(), seat, total);
    return short_dealt ? total : held;
  };
  const int least = std::min(to_play(Seat::First), to_play(Seat::Second));
  return least < kTricksOfAHand && a.number + other->number == least &&
         least >= t_.playing.tricks.last_number();
}

/// How many each has made while the hand goes on: so many tricks are played, whoever won which.
void ResultTold::made_so_far(const Act& a) {
  progress_.begin_playing();
  const Act* const other = beside().tricks_of_other(now());
  if (other == nullptr || other > &a) {
    return;  // the other's number is not told yet
  }
  PerSeat<int> made;
  made[a.seat()] = a.number;
  made[other->seat()] = other->number;
  const int total = a.number + other->number;
  if (const int open = t_.playing.tricks.open(); open >= 0) {
    progress_.leave_unanswered(open);
  }
  progress_.played_untold_to(total);
  for (const Seat seat : game::kSeats) {
    if (t_.playing.tricks.made(seat) > made[seat]) {  // so the other's were told too high
      note(FactKind::TrickMisawarded, record::actor_of(game::other(seat)), now()).number =
          static_cast<std::uint8_t>(made[game::other(seat)]);
    }
  }
  t_.playing.tricks.told_made(total, made, now());
}

void ResultTold::made(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  opening_.implied_dealing();
  giving_.turn_untold(false);
  giving_.packets_complete();
  exchanging_.end().close_exchange();
  if (goes_on_after(a)) {
    return made_so_far(a);
  }
  if (all_answered(a)) {
    made_so_far(a);
    return progress_.end_if_exhausted();
  }
  const ToldTricks told{now(), a.object_as<record::MadeWhat>(), a.number};
  const bool by_word = !t_.playing.ending.over() || t_.playing.ending.over(HandEnd::Stated);
  if (const ActIndex earlier =
          t_.playing.ending.contradicted_by(a.seat(), told, t_.sitting.customs.hand);
      by_word && earlier != kNever) {
    return impossible("result-contradicted", now(), earlier, {}, a.actor);
  }
  t_.playing.ending.tell(a.seat(), told);
  if (!t_.playing.ending.over() && !later(ActKind::ThrowDown, record::kNobody, now())) {
    progress_.begin_playing();
    for (const Seat seat : game::kSeats) {
      if (t_.dealing.hands[seat].first_card == kNever) {
        hands_.played_untold(seat);
        beat(Beat::Lead);
        beat(Beat::Reply);
      }
      const bool point = t_.playing.ending.told(a.seat()).what == record::MadeWhat::Point;
      // More tricks than one are told. Who made the point has played several cards; the other may
      // have given up his hand after one.
      if (point ? seat == a.seat() : a.number != 1) {
        hands_.has_played(seat);
      }
    }
    if (t_.playing.tricks.open() >= 0) {
      beat(Beat::Reply);  // what was led last was played to, whatever followed
    }
    progress_.hand_over(HandEnd::Stated, now());
  }
}

}  // namespace ecarte::replay
