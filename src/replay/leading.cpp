// SPDX-License-Identifier: MIT
//
// Who leads: cards led in turn and out of it, and leads that were not answered.
#include <algorithm>

#include "replay/trick_play.hpp"

namespace ecarte::replay {

/// He named a suit and led another, was required to lead that suit, and now does, or leads a third
/// to the same trick. The first card goes back to his hand, though that is not written.
bool TrickPlay::leads_as_required(const Played& led, const Act& a, CardSet card) const {
  const Seat seat = a.seat();
  const std::uint8_t named = act_at(led.at).detail;
  if (led.seat != seat || required_suit_at_ == kNever || required_suit_at_ < led.at ||
      named == record::kUnstated) {
    return false;
  }
  const std::optional<Suit> suit = record::suit_meant(named, t_.dealing.trump);
  const bool to_this = a.number == 0 || a.number == led.trick;
  return suit && !card.empty() && (to_this || (card - CardSet::of(*suit)).empty());
}

/// He has taken back his reply and leads, and only then puts another in its place.
bool TrickPlay::replies_after(const Act& lead) const {
  const Act* const next = t_.ahead.next_card(now());
  return t_.playing.tricks.reopened_for(lead.seat()) >= 0 && next != nullptr &&
         next->actor == lead.actor && (next->flags & record::kLeads) == 0 &&
         (next->number == 0 || next->number < lead.number);
}

/// A card that had to stay was taken out of a trick, and the play goes on to another: it is in its
/// place again, though that is not written.
void TrickPlay::lay_back_what_had_to_stay(const Act& a) {
  const int trick = t_.playing.tricks.lacking();
  if (trick < 0) {
    return;
  }
  const Seat leader = t_.playing.tricks.card(t_.playing.tricks.trick(trick).lead).seat;
  const bool to_another = a.number > t_.playing.tricks.trick(trick).number ||
                          ((a.flags & record::kLeads) != 0 && (a.flags & record::kReplies) == 0);
  const int card = a.seat() == leader || to_another
                       ? t_.playing.tricks.had_to_stay(trick, t_.dealing.trump)
                       : -1;
  if (card < 0 && to_another && !replies_after(a)) {
    t_.playing.tricks
        .fill_reopened();  // whether it went back or another took its place is not told
  } else if (card >= 0) {
    const Played& taken = t_.playing.tricks.card(card);
    part_with(taken.seat, taken.card.size() == 1 ? taken.card : CardSet{}, 1);
    t_.playing.tricks.lay_back(card, t_.dealing.trump);
  }
}

/// The last lead has had no answer, and the next card is led all the same.
void TrickPlay::lead_on(const Act& a, CardSet card, int open) {
  declined_ = true;
  t_.playing.tricks.leave_unanswered(open, false);
  lead(a, card);
  declined_ = false;
  t_.playing.tricks.led_on();
  note(FactKind::LedOn, a.actor, now()).cards = card.size() == 1 ? card : CardSet{};
}

/// What is said not to have been done, where something turns on it.
void TrickPlay::omitted(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  if (a.object_as<record::Omitted>() == record::Omitted::Mix) {
    return exchanging_.cards().has_not_mixed(a.seat());
  }
  if (a.object_as<record::Omitted>() == record::Omitted::Announce) {
    if (!out().dealings.empty()) {
      out().dealings.back().silent[a.seat()] = true;
    }
    return;
  }
  const int open = t_.playing.tricks.open();
  declined_ =
      open >= 0 && t_.playing.tricks.card(t_.playing.tricks.trick(open).lead).seat != a.seat();
  if (declined_ && progress_.cards_to_play(a.seat()).is(0) && !progress_.plays_on(a.seat())) {
    declined_ = false;  // he has nothing to play to it
    progress_.leave_unanswered(open);
    progress_.end_if_exhausted();
  }
}

/// The number of the trick led to last is told again, and its lead was taken up after it was
/// answered: it is played anew, and so the reply is in hand again too, though that is not written.
void TrickPlay::begin_trick_anew(int number) {
  const auto tricks = t_.playing.tricks.tricks();
  if (tricks.empty() || number == 0 || tricks.back().number != number || tricks.back().lead < 0 ||
      tricks.back().reply < 0 || t_.playing.tricks.card(tricks.back().lead).back.at == kNever) {
    return;
  }
  t_.playing.tricks.goes_with_lead();
  progress_.take_up(tricks.back().reply, now());
}

void TrickPlay::lead(const Act& a, CardSet card) {
  begin_trick_anew(a.number);
  const int last = t_.playing.tricks.last_number();
  const int number = a.number != 0 ? a.number : last + 1;
  if (a.number != 0 && number <= last) {
    return impossible("trick-number", now(), t_.playing.tricks.last_at(), {}, a.actor);
  }
  if (t_.playing.tricks.tricks().size() == Tricks::kMostTricks) {
    return impossible("sixth-trick", now(), t_.playing.tricks.last_at(), {}, a.actor);
  }
  if (number > kTricksOfAHand && number > std::max(t_.cards.count_at_start(Seat::First).most(),
                                                   t_.cards.count_at_start(Seat::Second).most())) {
    return impossible("sixth-trick", now(), t_.playing.tricks.last_at(), a.cards, a.actor);
  }
  if (a.number != 0) {
    t_.playing.tricks.go_on_with(number);
  }
  if (t_.playing.tricks.left_out() > 0) {
    for (const Seat seat : game::kSeats) {
      hands_.may_have_played(seat);
    }
  }
  progress_.skip_tricks(number);
  if (!t_.cards.count(game::other(a.seat())).known()) {
    had_none_to_lead(a);
  }
  // Of a trick that is `Y ?, A ?` nothing is told, and not who led to it either, unless it is by
  // the others that are written so.
  const bool known = card != CardSet::all() || (a.flags & record::kLeads) != 0;
  const bool in_order = known || anywhere().orders_unknown_tricks();
  const Some<Turn> turn = turn_of(a, known);
  const Seat other = game::other(a.seat());
  if (turn.must_be(Turn::Out) && t_.playing.tricks.last_number() > 0) {
    t_.playing.tricks.told_won(t_.playing.tricks.last_number(), other);
  }
  std::optional<Played> played = lay(a, a.seat(), card);
  if (!played) {
    return;
  }
  played->how.turn = turn;
  played->how.too_soon = hands_.led_too_soon();
  played->how.turn_disputed = known && !played->how.off() &&
                              t_.playing.tricks.leader() == kEither &&
                              t_.ahead.lead_disputed(now());
  played->how.in_order = in_order;
  const bool said_to_lead = (a.flags & record::kLeads) != 0 || a.number != 0;
  played->card = said_to_lead ? card : t_.playing.tricks.led_again(a.seat(), card);
  t_.playing.tricks.lead(*played, number);
  beat(Beat::Lead);
  if (played->how.too_soon.may_be(NoYes::Yes)) {
    t_.dealing.phase = Phase::Asked;
    hands_.is_led_too_soon(NoYes::No);
    return;
  }
  if ((t_.cards.count(other).is(0) && !progress_.plays_on(other)) ||
      progress_.cannot_answer(other)) {
    progress_.leave_unanswered(t_.playing.tricks.open());
    progress_.end_if_exhausted();
  }
}

void TrickPlay::found_short() {
  if (!t_.playing.begun || t_.playing.ending.over()) {
    return;
  }
  if (const int open = t_.playing.tricks.open(); open >= 0) {
    const Seat other = game::other(t_.playing.tricks.card(t_.playing.tricks.trick(open).lead).seat);
    if (progress_.plays_on(other) || !t_.cards.tell_count(now(), other, 0)) {
      return;
    }
    progress_.leave_unanswered(open);
  }
  progress_.end_if_exhausted();
}

/// Is the lead his: by the tricks, or, where these leave it open, by what is said of it? Of a card
/// that is not `known` it is not even told that it was led.
Some<Turn> TrickPlay::turn_of(const Act& a, bool known) const {
  const Seat other = game::other(a.seat());
  const Whoever leader = t_.playing.tricks.leader();
  if (progress_.cards_to_play(other).is(0)) {
    return Turn::In;  // who has no card left cannot be waited for
  }
  if (declined_) {
    return Turn::In;  // the last lead has had no answer: whose the next is, is not the question
  }
  if (!leader.has(other)) {
    return Turn::In;
  }
  return known && (!leader.has(a.seat()) || leads_out_of_turn(a)) ? Some(Turn::Out) : Some<Turn>{};
}

/// Is it said to be, or found?
bool TrickPlay::leads_out_of_turn(const Act& a) const {
  return (a.flags & record::kOutOfTurn) != 0 || t_.ahead.found_out_of_turn(now());
}

/// The lead was the other's, and it is not known whether he has a card left, nor is he told to play
/// one: then he had none.
void TrickPlay::had_none_to_lead(const Act& a) {
  const Seat other = game::other(a.seat());
  const Counts left = t_.cards.count(other);
  if (left.has(0) && t_.playing.tricks.leader() == Whoever(other) && !leads_out_of_turn(a) &&
      t_.ahead.cards_played(now(), other) == 0) {
    t_.cards.tell_count(now(), other, 0);
  }
}

}  // namespace ecarte::replay
