// SPDX-License-Identifier: MIT
#include "replay/hands_told.hpp"

#include <algorithm>
#include <cstdlib>

namespace ecarte::replay {

/// Is a hand that is told while it is played, or after, the one it was played from? It is if it
/// has as many cards, or some that were played: what is left of it has not.
bool HandsTold::told_of_start(Seat seat, int number, CardSet cards) const {
  const Counts start = at_start(seat);
  if (start.most() <= t_.cards.count(seat).most()) {
    return false;
  }
  return start.has(number) ||
         (number < start.most() && !(cards & t_.cards.sure(Pile::Out)).empty());
}

/// The sizes of the hand with which he played, if he did.
Counts HandsTold::at_start(Seat seat) const {
  return t_.playing.begun ? t_.cards.count_at_start(seat) : Counts{0};
}

/// How many cards have left it since.
int HandsTold::played_from(Seat seat) const {
  return t_.cards.count_at_start(seat).most() - t_.cards.count(seat).most();
}

/// Is it told, after cards of it were played, as of more cards than it was thought to be?
bool HandsTold::told_of_more_at_start(Seat seat, int number, CardSet cards) const {
  const Counts start = at_start(seat);
  const bool played_from = start.most() > t_.cards.count(seat).most();
  return played_from && number > start.most() && !(cards & t_.cards.sure(Pile::Out)).empty();
}

void HandsTold::hold(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  opening_.implied_dealing();
  giving_.packets_complete();
  const Seat seat = a.seat();
  const int number = number_of(a, 0);
  if (number > t_.cards.count(seat).most()) {
    exchanging_.untold().take_untold(seat);
  }
  const std::span<const CardSet> in_part = partly(now());
  const int named = a.cards.size() + static_cast<int>(in_part.size());
  if (told_of_more_at_start(seat, number, a.cards)) {
    hand_counted(seat, number - played_from(seat), now());
  }
  if (told_of_start(seat, number, a.cards)) {
    return check(t_.cards.tell_of_start(now(), seat, a.cards, in_part,
                                        t_.cards.count_at_start(seat).is(named)));
  }
  // Else they are among others.
  const bool whole = number > named || number > t_.cards.count(seat).most();
  if (whole) {
    hand_counted(seat, number, now());
  }
  check(t_.cards.tell(now(), seat, a.cards, in_part, t_.cards.count(seat).is(named)));
}

/// What is said not to be in his hand: not now, and if nothing is left of it, or the hand is over,
/// not when he played.
void HandsTold::hold_not(const Act& a) {
  if (a.actor == record::kBoth) {
    for (const Seat seat : game::kSeats) {
      Act own = a;
      own.actor = record::actor_of(seat);
      hold_not(own);
    }
    return;
  }
  if (!record::is_player(a.actor)) {
    return;
  }
  CardSet none = a.cards;
  if (a.object_as<record::HeldNot>() != record::HeldNot::Cards) {
    const bool king = a.object_as<record::HeldNot>() == record::HeldNot::King;
    const std::optional<Suit> suit =
        record::suit_meant(king ? record::kTrumps : a.detail, t_.dealing.trump);
    if (!suit) {
      return;  // which cards these are is not known
    }
    none = king ? CardSet{game::Card{game::Rank::King, *suit}} : CardSet::of(*suit);
  }
  opening_.implied_dealing();
  giving_.packets_complete();
  exchanging_.untold().take_untold(a.seat());
  const bool played = t_.playing.begun && t_.playing.ending.over();
  check(t_.cards.tell_none(now(), a.seat(), none, played));
}

/// A card that belongs to no piquet pack came to light in play, or when the pack was cut to the
/// dealer: so it is at fault, whether or not anybody says so. Of a cut for the deal the law speaks
/// otherwise.
void HandsTold::odd_card(const Act& a) {
  const Act* const shown = beside().continued(now());
  const bool of_cut = shown != nullptr && shown->kind == ActKind::Cut;
  if ((a.flags & record::kSecondCopy) != 0 || t_.pack_faulty ||
      (of_cut ? shown->cuts_for_deal() : out().dealings.empty())) {
    return;
  }
  t_.pack_faulty = true;
  t_.cards.doubt_pack();
  note(FactKind::PackFault, record::kNobody, now(), WhichPack::InUse, PackFault::Foreign);
}

void HandsTold::stock_left(const Act& a) {
  if ((a.flags & record::kWholePack) == 0) {
    if (!out().dealings.empty()) {
      exchanging_.untold().stock_told(a.number);
    }
  } else if (a.says_pack_wrong()) {
    cutting_.pack_said(a);
  }
}

void HandsTold::stock_card(const Act& a) {
  if (t_.playing.begun || t_.playing.ending.over()) {
    seen_in_stock(a.cards);
  }
}

void HandsTold::hand_counted(Seat seat, int number, ActIndex at) {
  giving_.packets_complete();
  const int difference = beyond(t_.cards.count(seat), number);
  if (difference == 0) {
    t_.cards.tell_count(at, seat, exactly(number));
    return;
  }
  t_.cards.recount(seat, difference);
  t_.cards.tell_count(at, seat, exactly(number));
  if (exchanging_.untold().is_untold(seat)) {
    out().untold.room.set(static_cast<std::size_t>(FactKind::ExcessTaken));
    out().untold.room.set(static_cast<std::size_t>(FactKind::WrongNumber));
  } else if (t_.dealing.hands[seat].took.must_be(NoYes::No) ||
             exchanging_.untold().took_as_many(seat)) {
    giving_.recount(seat, difference, at);
  } else if (exchanging_.untold().is_open(seat)) {
    giving_.suppose_dealt(seat, difference);
  }
  if (t_.playing.begun) {
    hands_.note_played_wrong(seat);
  }
}

/// The number that a hand is found to have been dealt, whatever was put right or played since.
void HandsTold::number_dealt(Seat seat, int number) {
  hand_counted(seat, t_.cards.count(seat).most() + number - giving_.packets_given().dealt(seat),
               now());
  giving_.number_came_to_light(record::actor_of(seat));
}

/// A number found in a hand that has been played from: of the cards still held, or of those it
/// began with? Whichever agrees with what is known; else the one that is less out of the way, since
/// nobody is dealt eight.
void HandsTold::number_found(Seat seat, int number) {
  const Counts sizes = t_.cards.count(seat);
  if (sizes.has(number) && (!t_.playing.begun || played_from(seat) == 0)) {
    return hand_counted(seat, number, now());
  }
  if (const bool of_start = at_start(seat).has(number); of_start != sizes.has(number)) {
    if (!sizes.known()) {  // only the one or the other can be meant
      return hand_counted(seat, of_start ? number - played_from(seat) : number, now());
    }
  }
  const int held = sizes.most();
  const int start = t_.playing.begun ? t_.cards.count_at_start(seat).most() : held;
  // A hand told as well, of as many as it was thought to be, says that this was not its number.
  if (number == held || number == start ||
      (t_.playing.begun && t_.ahead.holds_later(now(), seat, start))) {
    // Of the number then a hand may have been dealt so many, of the number dealt it may be that
    // then.
    // Who took cards played from no number that a law speaks of.
    const bool either_way = (number == held || number == start) && held < start &&
                            t_.dealing.hands[seat].took.must_be(NoYes::No) &&
                            !giving_.packets_given().told() &&
                            t_.cards.sure(hand_of(seat)).size() < held;
    if (either_way) {
      out().untold.room.set(static_cast<std::size_t>(FactKind::PlayedWrongNumber));
    }
    return;
  }
  // Counted once it was made up: by that it had its five, or the number is as it was dealt.
  if (const int made_up = t_.dealing.hands[seat].made_up.number;
      made_up > 0 && number + made_up == kFullHand) {
    return hand_counted(seat, number + made_up, now());
  }
  // Of a hand of which only the result is told no card has been seen to leave it.
  const int untold = t_.playing.ending.over(HandEnd::Stated) ? kTricksOfAHand - (start - held) : 0;
  if (untold > 0 && std::abs(number + untold - kFullHand) < std::abs(number - kFullHand)) {
    return hand_counted(seat, number + untold, now());
  }
  const int played = start - held;
  const bool of_the_start =
      played > 0 && (number + played == kFullHand ||
                     std::abs(number - kFullHand) < std::abs(number + played - kFullHand));
  hand_counted(seat, of_the_start ? number - played : number, now());
}

}  // namespace ecarte::replay
