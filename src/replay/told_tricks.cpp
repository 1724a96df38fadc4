// SPDX-License-Identifier: MIT
//
// Tricks that are told by their winner alone, or of which nobody is known to have led. Both have
// played to them all the same.
#include <algorithm>

#include "replay/replayer.hpp"

namespace ecarte::replay {

/// So many tricks have been played, whether or not they are told.
void Replayer::played_untold_to(int number) {
  if (number > p_.tricks.last_number()) {
    skip_tricks(number + 1);
    p_.tricks.led_by_nobody_known(now_);
  }
}

/// A trick of which it is not known who led: it was played, and so was each before it.
void Replayer::played_by_nobody_known(const Act& a) {
  begin_playing();
  if (a.number > p_.tricks.last_number() && a.number <= kTricksOfAHand) {
    played_untold_to(a.number);
  } else if ((a.flags & record::kReplies) != 0 && p_.tricks.last_number() > 1) {
    beat(Beat::NCard);
    beat(Beat::DCard);
    end_if_exhausted();
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
    played_untold_to(a.number);
  }
  const bool over = d_.phase == Phase::Over;
  p_.tricks.told_won(a.number, a.seat());
  if (!over) {
    end_if_exhausted();
  }
}

/// The tricks of the other, where they are told in the same breath as `a`; nullptr if not.
const record::Act* Replayer::told_beside(const Act& a) const {
  const auto beside = [&](std::size_t i) {
    const bool made = i < acts_.size() && acts_[i].kind == ActKind::Made &&
                      record::is_player(acts_[i].actor) && acts_[i].actor != a.actor &&
                      acts_[i].object_as<record::MadeWhat>() == record::MadeWhat::Tricks;
    return made ? &acts_[i] : nullptr;
  };
  const record::Act* before = now_ == 0 ? nullptr : beside(std::size_t{now_} - 1);
  return before != nullptr ? before : beside(std::size_t{now_} + 1);
}

/// Are these the tricks made so far: is the play told on from where they leave it?
bool Replayer::goes_on_after(const Act& a) const {
  if (a.object_as<record::MadeWhat>() != record::MadeWhat::Tricks || p_.ending.over()) {
    return false;
  }
  const record::Act* other = told_beside(a);
  const int total = a.number + (other != nullptr ? other->number : 0);
  if (total == 0 || total >= kTricksOfAHand || total < p_.tricks.last_number()) {
    return false;
  }
  return ahead_.play_goes_on_from(now_, total, other != nullptr);
}

/// Are these, of both, all the tricks that a hand of fewer cards could play to? Then the hand was
/// played out, and what the other still held cannot be played to.
bool Replayer::all_answered(const Act& a) const {
  const record::Act* other = told_beside(a);
  if (a.object_as<record::MadeWhat>() != record::MadeWhat::Tricks || other == nullptr ||
      p_.ending.over()) {
    return false;
  }
  const int open = p_.tricks.open();
  const auto to_play = [&](Seat seat) {
    const bool waits = open >= 0 && p_.tricks.card(p_.tricks.trick(open).lead).seat != seat;
    return p_.tricks.last_number() - (waits ? 1 : 0) + cards_to_play(seat);
  };
  const int least = std::min(to_play(Seat::First), to_play(Seat::Second));
  return least < kTricksOfAHand && a.number + other->number == least &&
         least >= p_.tricks.last_number();
}

/// How many each has made while the hand goes on: so many tricks are played, whoever won which.
void Replayer::made_so_far(const Act& a) {
  begin_playing();
  const record::Act* other = told_beside(a);
  if (other == nullptr || other > &a) {
    return;  // the other's number is not told yet
  }
  PerSeat<int> made;
  made[a.seat()] = a.number;
  made[other->seat()] = other->number;
  const int total = a.number + other->number;
  if (const int open = p_.tricks.open(); open >= 0) {
    leave_unanswered(open);
  }
  played_untold_to(total);
  for (const Seat seat : game::kSeats) {
    if (p_.tricks.made(seat) > made[seat]) {  // so the other's were told too high
      note(FactKind::TrickMisawarded, record::actor_of(game::other(seat)), now_).number =
          static_cast<std::uint8_t>(made[game::other(seat)]);
    }
  }
  p_.tricks.told_made(total, made, now_);
}

/// He has played, by the act under way, in a trick that is not told card by card.
void Replayer::played_untold(Seat seat) {
  d_.hands[seat].first_untold = d_.hands[seat].first_untold || d_.hands[seat].first_card == kNever;
  has_played(seat);
}

}  // namespace ecarte::replay
