// SPDX-License-Identifier: MIT
#include "replay/trick_play.hpp"

namespace ecarte::replay {

/// His proposal binds, and what comes of it is not known: he cannot lead yet.
Some<NoYes> TrickPlay::leads_too_soon(Seat seat) const {
  const bool asked = t_.dealing.phase == Phase::Asked && seat == nondealer() && !t_.playing.begun;
  return asked ? t_.ahead.led_too_soon(now(), seat) : NoYes::No;
}

/// The exchange goes on over a card led too soon: it is in his hand again, though that is not
/// written, and the hands to be played are those of the exchange.
void TrickPlay::take_up_if_too_soon() {
  if (!t_.playing.begun || t_.playing.tricks.cards().empty() ||
      t_.playing.tricks.cards().front().how.too_soon.must_be(NoYes::No)) {
    return;
  }
  if (const int open = t_.playing.tricks.open();
      open >= 0 && t_.playing.tricks.trick(open).reply < 0) {
    progress_.take_up(t_.playing.tricks.trick(open).lead, now());
  }
}

/// The card that lies in the last trick is told once more, under the number of that trick: "Y leads
/// K♠", and then "1. Y K♠, A 8♠".
bool TrickPlay::is_told_again(const Act& a, CardSet card) const {
  const auto tricks = t_.playing.tricks.tricks();
  if (a.number == 0 || card.size() != 1 || tricks.empty() || tricks.back().number != a.number) {
    return false;
  }
  const int index = (a.flags & record::kReplies) != 0 ? tricks.back().reply : tricks.back().lead;
  if (index < 0) {
    return false;
  }
  const Played& lies = t_.playing.tricks.card(index);
  return lies.seat == a.seat() && lies.card == card && lies.back.at == kNever;
}

void TrickPlay::play(const Act& a) {
  const CardSet card = single_card(now());
  if (is_told_again(a, card)) {
    return;
  }
  hands_.is_led_too_soon(leads_too_soon(a.seat()));
  progress_.begin_playing();
  const Seat seat = a.seat();
  const bool taken_up = t_.playing.tricks.any_taken_up() || t_.playing.back_untold[seat];
  if (taken_up && goes_where_one_was_taken(a, card)) {
    return;
  }
  const int open = t_.playing.tricks.open();
  if (open < 0) {
    const int trick = replied_again_to(a);
    if (trick < 0) {
      return lead(a, card);
    }
    progress_.take_up(t_.playing.tricks.trick(trick).reply, now());
    t_.playing.tricks.fill_reopened();
    return reply(a, card, trick);
  }
  const Trick& trick = t_.playing.tricks.trick(open);
  const Played& led = t_.playing.tricks.card(trick.lead);
  if (leads_as_required(led, a, card)) {
    progress_.take_up(trick.lead, now());
    return lead(a, card);
  }
  const bool leads = (a.flags & record::kLeads) != 0;
  const bool later_trick = a.number != 0 && trick.number != 0 && a.number > trick.number &&
                           (a.flags & record::kReplies) == 0;
  if (led.seat != seat && !(leads && led.how.off()) && !later_trick) {
    return reply(a, card, open);
  }
  if (led.seat != seat && leads && led.how.off()) {
    // He declines to play to it, and leads himself: the other has it back.
    deed(Remedy::Unplay, record::actor_of(led.seat), true).cards =
        led.card.size() == 1 ? led.card : CardSet{};
    progress_.take_up(trick.lead, now());
  } else if (declined_ || (led.seat == seat && ((a.flags & record::kOutOfTurn) != 0 ||
                                                t_.ahead.found_out_of_turn(now())))) {
    return lead_on(a, card, open);
  } else if (!replies_after(a)) {
    progress_.leave_unanswered(open);
  }
  lead(a, card);
}

/// The card he took back from that trick, while his lead to the next lies there: whatever word is
/// used for it, it is no other lead.
bool TrickPlay::lays_the_same_again(const Act& a, CardSet card, int trick) const {
  const auto cards = t_.playing.tricks.cards();
  const int open = t_.playing.tricks.open();
  return open >= 0 && t_.playing.tricks.card(t_.playing.tricks.trick(open).lead).seat == a.seat() &&
         std::ranges::any_of(cards, [&](const Played& played) {
           return played.seat == a.seat() && played.card == card && played.back.at != kNever &&
                  played.trick == t_.playing.tricks.trick(trick).number;
         });
}

/// Cards were taken up before: what is played goes where one of them lay, if it does.
bool TrickPlay::goes_where_one_was_taken(const Act& a, CardSet card) {
  if (puts_back(a.seat(), card) || replaces_untold(a, card)) {
    return true;
  }
  const int trick = t_.playing.tricks.reopened_for(a.seat());
  const bool same = trick >= 0 && lays_the_same_again(a, card, trick);
  if (!same) {
    lay_back_what_had_to_stay(a);
  }
  // A card taken back from a trick is replaced there first.
  if (t_.playing.tricks.reopened_for(a.seat()) < 0 || (!same && (a.flags & record::kLeads) != 0)) {
    return false;
  }
  t_.playing.tricks.fill_reopened();
  reply(a, card, trick);
  return true;
}

/// The trick to which he has just replied, if he lays another card and the next trick is led to
/// only then: his first went back to his hand, though that is not written. -1 if it is not so.
int TrickPlay::replied_again_to(const Act& a) const {
  const auto tricks = t_.playing.tricks.tricks();
  if (tricks.empty() || a.number != 0 || (a.flags & record::kLeads) != 0 ||
      tricks.back().reply < 0 || tricks.back().number == 0) {
    return -1;
  }
  const Played& last = t_.playing.tricks.card(tricks.back().reply);
  const Seat other = game::other(a.seat());
  const Actor next = t_.ahead.next_to_play(now());
  const bool others_lead =
      next == record::actor_of(other) && t_.ahead.next_trick(now()) == tricks.back().number + 1;
  // Where nothing more is played it is no lead, if he has none.
  const bool no_lead = next == record::kNobody && !t_.playing.tricks.leader().has(a.seat()) &&
                       (a.flags & record::kOutOfTurn) == 0 && !t_.ahead.found_out_of_turn(now());
  return last.seat == a.seat() && last.at + 1 == now() && (others_lead || no_lead)
             ? static_cast<int>(tricks.size()) - 1
             : -1;
}

/// The card as it leaves the hand; nothing if there can be no such card.
std::optional<Played> TrickPlay::lay(const Act& a, Seat seat, CardSet card) {
  take_up_discard(seat, card.size() == 1 ? card : CardSet{});
  if (t_.cards.count(seat).is(0) || !t_.playing.tricks.room()) {
    const bool sixth = t_.playing.tricks.played() >= kTricksOfAHand;
    const ActIndex told = sixth ? kNever : t_.cards.size_told(seat);
    impossible(sixth ? "sixth-trick" : "no-card-left", now(),
               told == kNever ? t_.playing.tricks.last_at() : told, a.cards, a.actor);
    return std::nullopt;
  }
  Played played;
  played.at = now();
  played.seat = seat;
  played.card = card;
  played.none_of_his = progress_.cards_to_play(seat).is(0);
  part_with(seat, card.size() == 1 ? card : CardSet{}, 1);
  if (seat == nondealer()) {
    t_.dealing.words.first.plays();
  }
  hands_.has_played(seat);
  return played;
}

void TrickPlay::reply(const Act& a, CardSet card, int index) {
  const int number = t_.playing.tricks.trick(index).number;
  if (a.number != 0 && number != 0 && a.number != number && (a.flags & record::kReplies) == 0) {
    impossible("trick-number", now(), t_.playing.tricks.last_at(), {}, a.actor);
  }
  const std::optional<Played> played = lay(a, a.seat(), card);
  if (!played) {
    return;
  }
  const Played& led = t_.playing.tricks.card(t_.playing.tricks.trick(index).lead);
  if (led.how.too_soon.may_be(NoYes::Yes) && t_.dealing.hands[led.seat].first_card == kNever) {
    hands_.counts_as_first(led.seat, led.at);  // it was played to, and stands
  }
  // One put in the place of another replies to nothing that was led since.
  const bool another_led = t_.playing.tricks.open() > index;
  if (!another_led || !t_.playing.tricks.answered_before(led, now())) {
    beat(Beat::Reply);
  }
  declined_ = false;
  t_.playing.tricks.reply(*played, index, t_.dealing.trump);
  progress_.end_if_exhausted();
}

}  // namespace ecarte::replay
