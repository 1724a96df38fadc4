// SPDX-License-Identifier: MIT
//
// Cards taken back from a trick, told or not, and laid down there again.
#include <algorithm>

#include "replay/trick_play.hpp"
#include "replay/untold_play.hpp"

namespace ecarte::replay {

/// The card that he takes back: the last he played or, if it is named, the one that is told to be
/// it rather than one that may be. -1 if none is told.
int TrickPlay::played_last(Seat seat, CardSet card) const {
  int found = -1;
  for (int i = static_cast<int>(t_.playing.tricks.cards().size()) - 1; i >= 0; --i) {
    const Played& played = t_.playing.tricks.card(i);
    if (played.seat != seat || played.back.at != kNever || !played.card.has_all(card)) {
      continue;
    }
    if (card.empty() || played.card == card) {
      return i;
    }
    found = found < 0 ? i : found;
  }
  return found;
}

/// Is the play told without a gap to this point, so that he can take back no other card than one of
/// those told?
bool TrickPlay::is_told_to_here() const {
  return t_.playing.begun && !t_.playing.ending.over() && !t_.playing.tricks.any_untold() &&
         t_.ahead.play_told_straight_on(now(), t_.playing.tricks.last_number() + 1) &&
         (!out().stands.deal_follows || t_.ahead.next_to_play(now()) != record::kNobody);
}

void TrickPlay::take_back(const Act& a) {
  Deed& taken_up = deed(Remedy::Unplay, a.actor, true);
  const CardSet card = a.cards;
  taken_up.cards = card;
  const int index = played_last(a.seat(), card);
  // Of cards not told rather one of a trick of which nothing is told than one before that.
  const bool untold_since = index >= 0 && !card.empty() &&
                            t_.playing.tricks.card(index).card != card &&
                            t_.playing.tricks.any_untold_after(index);
  if (index >= 0 && !untold_since) {
    const CardSet played = t_.playing.tricks.card(index).card;
    taken_up.cards = card.empty() && played.size() == 1 ? played : card;
    if (!card.empty() && t_.playing.tricks.card(index).card != card) {
      const auto may_be_it = [&](const Played& before) {
        return before.seat == a.seat() && !before.lead && before.back.at == kNever &&
               before.card.has_all(card);
      };
      const auto before = t_.playing.tricks.cards().first(static_cast<std::size_t>(index));
      t_.playing.tricks.tell(index, card, std::ranges::any_of(before, may_be_it));
    }
    return progress_.take_up(index, now());
  }
  if (exchanging_.cards().take_back(a)) {
    return;
  }
  const bool never_his = std::ranges::none_of(t_.playing.tricks.cards(), [&](const Played& played) {
    return played.seat == a.seat() && played.card.has_all(card);
  });
  const bool told = told_to_the_end(t_.playing.ending) || (never_his && is_told_to_here());
  if (!card.empty() && told && !untold_since) {
    impossible("card-not-played", now(), t_.playing.tricks.last_at(), card, a.actor);
  } else if (!card.empty() && t_.playing.tricks.any_untold()) {
    check(t_.cards.move(now(), Pile::Out, hand_of(a.seat()), card.size(), card));
    t_.playing.back_untold[a.seat()] =
        true;  // what he plays next goes to that trick, which is not told
    out().untold.room.set(static_cast<std::size_t>(FactKind::Misplay));  // nor is what was amiss
  }
}

/// A lead taken back after it was played to, and laid down again: the trick is as it was.
bool TrickPlay::puts_back(Seat seat, CardSet card) {
  // A lead not told that nobody plays to is the card that was played to already.
  const int next = card.size() > 1 ? t_.ahead.next_trick(now()) : 0;
  const int index = t_.playing.tricks.put_back(seat, card, next);
  if (index < 0) {
    return false;
  }
  part_with(seat, t_.playing.tricks.card(index).card, 1);
  progress_.end_if_exhausted();
  return true;
}

/// He took a card back out of a trick that is not told, and plays another to it, or the same.
bool TrickPlay::replaces_untold(const Act& a, CardSet card) {
  bool& back = t_.playing.back_untold[a.seat()];
  if (!back || (a.flags & record::kLeads) != 0 || a.number != 0) {
    return false;
  }
  back = false;
  part_with(a.seat(), card.size() == 1 ? card : CardSet{}, 1);
  return true;
}

}  // namespace ecarte::replay
