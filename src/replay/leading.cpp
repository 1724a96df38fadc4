// SPDX-License-Identifier: MIT
//
// Who leads: cards led in turn and out of it, and leads that were not answered.
#include <algorithm>

#include "replay/trick_play.hpp"

namespace ecarte::replay {

/// He named a suit and led another, was required to lead that suit, and now does. The first card
/// goes back to his hand, though that is not written.
bool TrickPlay::leads_as_required(const Played& led, Seat seat, CardSet card) const {
  const std::uint8_t named = acts_[led.at].detail;
  if (led.seat != seat || required_suit_at_ == kNever || required_suit_at_ < led.at ||
      named == record::kUnstated) {
    return false;
  }
  const std::optional<Suit> suit = record::suit_meant(named, d_.trump);
  return suit && !card.empty() && (card - CardSet::of(*suit)).empty();
}

/// A card that had to stay was taken out of a trick, and the play goes on to another: it is in its
/// place again, though that is not written.
void TrickPlay::lay_back_what_had_to_stay(const Act& a) {
  const int trick = p_.tricks.lacking();
  if (trick < 0) {
    return;
  }
  const Seat leader = p_.tricks.card(p_.tricks.trick(trick).lead).seat;
  const bool to_another = a.number > p_.tricks.trick(trick).number ||
                          ((a.flags & record::kLeads) != 0 && (a.flags & record::kReplies) == 0);
  const int card = a.seat() == leader || to_another ? p_.tricks.had_to_stay(trick, d_.trump) : -1;
  if (card < 0 && to_another) {
    p_.tricks.fill_reopened();  // whether it went back or another took its place is not told
  } else if (card >= 0) {
    const Played& taken = p_.tricks.card(card);
    part_with(taken.seat, taken.card.size() == 1 ? taken.card : CardSet{}, 1);
    p_.tricks.lay_back(card, d_.trump);
  }
}

/// The last lead has had no answer, and the next card is led all the same.
void TrickPlay::lead_on(const Act& a, CardSet card, int open) {
  declined_ = true;
  p_.tricks.leave_unanswered(open, false);
  lead(a, card);
  declined_ = false;
  p_.tricks.led_on();
  note(FactKind::LedOn, a.actor, now_).cards = card.size() == 1 ? card : CardSet{};
}

/// What is said not to have been done, where something turns on it.
void TrickPlay::omitted(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  if (a.object_as<record::Omitted>() == record::Omitted::Mix) {
    return exchanging_.cards().has_not_mixed(a.seat());
  }
  const int open = p_.tricks.open();
  declined_ = open >= 0 && p_.tricks.card(p_.tricks.trick(open).lead).seat != a.seat();
}

void TrickPlay::lead(const Act& a, CardSet card) {
  const int last = p_.tricks.last_number();
  const int number = a.number != 0 ? a.number : last + 1;
  if (a.number != 0 && number <= last) {
    return impossible("trick-number", now_, kNever, {}, a.actor);
  }
  if (p_.tricks.tricks().size() == Tricks::kMostTricks) {
    return impossible("sixth-trick", now_, kNever, {}, a.actor);
  }
  if (number > kTricksOfAHand &&
      number > std::max(cards_.count_at_start(Seat::First), cards_.count_at_start(Seat::Second))) {
    return impossible("sixth-trick", now_, kNever, a.cards, a.actor);
  }
  progress_.skip_tricks(number);
  // Of a trick that is `Y ?, A ?` nothing is told, and not who led to it either.
  const bool in_order = card != CardSet::all() || (a.flags & record::kLeads) != 0;
  const bool out_of_turn = in_order && this->out_of_turn(a);
  if (out_of_turn && p_.tricks.last_number() > 0) {
    p_.tricks.told_won(p_.tricks.last_number(), game::other(a.seat()));
  }
  std::optional<Played> played = lay(a, a.seat(), card);
  if (!played) {
    return;
  }
  const bool too_soon = hands_.led_too_soon().may_be(NoYes::Yes);
  played->how.out_of_turn = out_of_turn || too_soon;
  played->how.too_soon = too_soon;
  played->how.untold_after = hands_.led_too_soon() == unknown<NoYes>;
  played->how.in_order = in_order;
  p_.tricks.lead(*played, number);
  beat(Beat::Lead);
  if (too_soon) {
    d_.phase = Phase::Asked;
    hands_.is_led_too_soon(NoYes::No);
    return;
  }
  const Seat other = game::other(a.seat());
  if (cards_.count(other) == 0 && !progress_.plays_on(other)) {
    progress_.leave_unanswered(p_.tricks.open());
    progress_.end_if_exhausted();
  }
}

/// Is the lead the other's: by the tricks, or, where these leave it open, by what is said of it?
bool TrickPlay::out_of_turn(const Act& a) const {
  const Whoever leader = p_.tricks.leader();
  if (progress_.cards_to_play(game::other(a.seat())) == 0) {
    return false;  // who has no card left cannot be waited for
  }
  if (declined_) {
    return false;  // the last lead has had no answer: whose the next is, is not the question
  }
  const bool told = (a.flags & record::kOutOfTurn) != 0 || ahead_.found_out_of_turn(now_);
  return !leader.has(a.seat()) || (told && leader.has(game::other(a.seat())));
}

}  // namespace ecarte::replay
