// SPDX-License-Identifier: MIT
#include "replay/cards_changed.hpp"

#include <algorithm>

namespace ecarte::replay {

/// He would have fewer than he put out.
bool CardsChanged::take_back(const Act& a) {
  CardSet& discarded = t_.dealing.hands[a.seat()].discarded;
  if (a.cards.empty() || !(a.cards - discarded).empty() || t_.dealing.phase != Phase::Exchanging) {
    return false;
  }
  Exchange& exchange = so_far_.of[a.seat()];
  if (exchange.taken.written) {  // he has had others for them: they were out of play
    t_.dealing.hands[a.seat()].discard_handled = true;
    return !take_up_discard(a.seat(), a.cards).empty();
  }
  note(FactKind::WordAltered, a.actor, now(), AlteredWord::Number, AlteredHow::Less);
  exchange.discarded.take_off(a.cards.size());
  discarded -= a.cards;
  check(t_.cards.move(now(), Pile::Out, hand_of(a.seat()), a.cards.size(), a.cards));
  return true;
}

/// Cards that he takes up of those he put out: none comes from the stock. If he has had others for
/// them, as many go out, of which it is not told which.
void CardsChanged::back_from_discard(const Act& a) {
  const Seat seat = a.seat();
  const Exchange& exchange = so_far_.of[seat];
  const int number = std::min(number_of(a, a.cards.size()), exchange.discarded.or_else(0));
  if (number < a.cards.size() || !(a.cards - t_.cards.may(Pile::Out)).empty()) {
    return;  // what he put out is not told
  }
  t_.dealing.hands[seat].discarded -= a.cards;
  if (exchange.taken.written) {
    check(t_.cards.move(now(), hand_of(seat), Pile::Out, number, {}));
  }
  check(t_.cards.move(now(), Pile::Out, hand_of(seat), number, a.cards));
}

/// What he took, he says, or the teller of him, has not joined his hand.
void CardsChanged::has_not_mixed(Seat seat) {
  so_far_.of[seat].taken.mixed.is = NoYes::No;
}

void CardsChanged::look_at_taken(Seat seat) {
  beat_by(seat, 0, bit(Beat::NTakesUp));
  so_far_.of[seat].taken.seen = NoYes::Yes;
  so_far_.of[seat].taken.up = true;
}

void CardsChanged::look_at_hand(Seat seat) {
  TakenCards& taken = so_far_.of[seat].taken;
  if (taken.any()) {
    taken.seen = taken.mixed.is.must_be(NoYes::Yes) ? Some(NoYes::Yes) : taken.seen;
    return;
  }
  Fact* const excess = noted().last_of(FactKind::ExcessTaken, record::actor_of(seat));
  if (excess != nullptr && must_be(*excess, 2, NoYes::Yes) && excess->found == kNever) {
    set(*excess, 3, NoYes::Yes);
  }
}

/// Cards put out, asked for or taken. Where no acceptance is told that would open the exchange, it
/// was proposed and accepted all the same, unless the record says otherwise: then that is a fact,
/// and the record goes on as if one had.
void CardsChanged::exchange_by(const Act& a) {
  if (t_.dealing.phase == Phase::Exchanging && next_.begins_another(a)) {
    end_.close_exchange();
  }
  if (t_.dealing.phase == Phase::Exchanging || so_far_.without_right[a.seat()]) {
    return t_.dealing.phase == Phase::Exchanging ? exchange_against_refusal(a) : void();
  }
  if (t_.dealing.phase == Phase::Asked && a.kind == ActKind::Discard && a.seat() == nondealer() &&
      t_.ahead.acceptance_follows(now(), a.seat())) {
    words_.open_exchange();  // he throws out before he is answered, and takes nothing till he is
                             // accepted
    so_far_.acceptance.to_come = true;
    return;
  }
  std::optional<NoRightWhy> why = no_right(a);
  const bool too_soon = puts_out_too_soon(a, why);
  if (!why) {
    words_.imply_proposal();
    if (!too_soon) {
      return words_.imply_acceptance();
    }
    why = NoRightWhy::NotAnswered;
  }
  // Who only puts out cards, and is then accepted, has exchanged nothing before that.
  const bool only_put_out =
      (a.kind == ActKind::Discard || a.kind == ActKind::Ask) && *why == NoRightWhy::NotAnswered &&
      !t_.ahead.takes_unanswered(now(), a.seat()) && t_.ahead.acceptance_follows(now(), a.seat());
  if (!only_put_out) {
    so_far_.without_right[a.seat()] = true;
    Fact& fact = note(FactKind::ExchangedWithoutRight, a.actor, now(), role(a.seat()), *why);
    const ActIndex answered = t_.dealing.words.answered_at;
    if (behind().agreed_in_words(answered != kNever ? answered : t_.dealing.done.begun_at, now())) {
      fact.proof = Proof::Allowed;  // what they agreed on may have been this
      t_.dealing.words.first.accepts_after_all(false);
      t_.dealing.words.first.proposes_after_all();
    }
  }
  if (t_.dealing.phase == Phase::Asked && !too_soon) {
    t_.dealing.words.first.answered(FirstWord::Accepted);
    t_.dealing.phase = Phase::Exchanging;
    ++t_.dealing.words.exchanges;
  }
}

/// Does he put out cards upon a proposal that is then refused? He takes none, and his word is still
/// to be answered.
bool CardsChanged::puts_out_too_soon(const Act& a, const std::optional<NoRightWhy>& why) const {
  return a.kind == ActKind::Discard && a.seat() == nondealer() &&
         (!why || *why == NoRightWhy::NotAnswered) && t_.ahead.refusal_follows(now(), a.seat());
}

/// Cards that the dealer exchanges by such a word he exchanges without right; and so does the other
/// if it was he who proposed again. Who did not takes what the dealer's word gives him.
void CardsChanged::exchange_against_refusal(const Act& a) {
  const bool by_own_word = a.seat() == dealer() || t_.dealing.words.after_refusal;
  if (so_far_.acceptance.against_refusal && by_own_word && a.count != 0 &&
      !so_far_.without_right[a.seat()]) {
    so_far_.without_right[a.seat()] = true;
    note(FactKind::ExchangedWithoutRight, a.actor, now(), role(a.seat()), NoRightWhy::Refused);
  }
}

/// Has the record said that this player had no right to cards? Nothing if it leaves room for words
/// that it does not tell.
std::optional<NoRightWhy> CardsChanged::no_right(const Act& a) const {
  if (t_.dealing.phase == Phase::Asked) {
    return t_.ahead.answer_follows(now(), a.seat()) || t_.ahead.takes_unanswered(now(), a.seat())
               ? std::optional(NoRightWhy::NotAnswered)
               : std::nullopt;
  }
  if (t_.dealing.words.refused_last) {
    // After a card turned in error, of which nothing but its end is told, he could not refuse.
    return exposed_.aside_untold() ? std::nullopt : std::optional(NoRightWhy::Refused);
  }
  // To lead before a proposal is to play without one.
  return t_.dealing.words.stood || t_.dealing.words.first.has_not_proposed()
             ? std::optional(NoRightWhy::NotAsked)
             : std::nullopt;
}

/// Who puts out more cards than he was thought to have, and has taken none, was dealt so many.
void CardsChanged::had_more(Seat seat, int number) {
  const bool first = t_.dealing.hands[seat].took.must_be(NoYes::No) &&
                     !so_far_.of[seat].discarded.known() && !t_.told.exchange_left_out();
  if (first) {
    const int more = beyond(t_.cards.count(seat), number);
    t_.cards.recount(seat, more);
    giving_.recount(seat, more, now());
    so_far_.of[seat].had = t_.cards.count(seat);
  }
}

/// With what number he comes to the exchange under way.
void CardsChanged::comes_with(Seat seat) {
  Exchange& exchange = so_far_.of[seat];
  exchange.had = exchange.had.empty() ? t_.cards.count(seat) : exchange.had;
}

void CardsChanged::discard(const Act& a) {
  giving_.packets_complete();
  mark_looked(a.seat(), false);
  exchange_by(a);
  Exchange& exchange = so_far_.of[a.seat()];
  comes_with(a.seat());
  if (a.count == record::kUnstated && a.cards.empty() && !exchange.discarded.known()) {
    exchange.discarded = NumberTold(game::Counts::range(1, kFullHand));
    exchange.discard_at = now();  // how many is seen from what he takes, if it is
    t_.dealing.done.discarding = true;
    return beat(Beat::Discard);
  }
  if (number_of(a, 0) > t_.cards.count(a.seat()).most()) {
    had_more(a.seat(), number_of(a, 0));
  }
  const int number = std::min(number_of(a, 0), t_.cards.count(a.seat()).most());
  const bool after_taking = exchange.taken.written;
  if (a.flags != 0 || after_taking) {
    note(FactKind::DiscardPut, a.actor, now(),
         (a.flags & record::kFaceUp) != 0 ? DiscardFace::Up : DiscardFace::Down,
         (a.flags & record::kOnOther) != 0 ? DiscardPlace::Mixed : DiscardPlace::Apart,
         after_taking ? DiscardOrder::AfterTaking : DiscardOrder::BeforeTaking)
        .cards = a.cards;
  }
  t_.dealing.hands[a.seat()].made_up.untold = 0;
  exchange.discarded = exchange.discarded.or_else(0) + number;
  exchange.discard_at = now();
  t_.dealing.done.discarding = true;
  beat(Beat::Discard);
  part_with(a.seat(), a.cards, number);
  t_.dealing.hands[a.seat()].discarded |= a.cards;
}

void CardsChanged::give_in_exchange(const Act& a) {
  const bool open = t_.dealing.phase == Phase::Exchanging || t_.dealing.words.refused_last ||
                    t_.dealing.words.stood;
  if (!open && a.seat() == dealer()) {  // who gives what was asked for has accepted
    words_.imply_proposal();
    words_.imply_acceptance();
  }
  beat(Beat::Given);
  const auto give = [&](Exchange& exchange, int number) {
    // A card shown and refused may be one of those told as given, or one besides. What comes after
    // it is for that card only where there would be too many else.
    const int before = std::max(exchange.given.so_far, exchange.given.number.or_else(0));
    const int wish = exchange.wish();
    const int instead = before + number <= wish ? 0 : std::min(number, exchange.given.to_replace);
    exchange.given.to_replace -= instead;
    exchange.given.replaced += instead;
    exchange.given.at = now();
    if (number > instead || instead == 0) {
      // What he chose of the cards shown is beside these, as far as that is not too many.
      const int chosen = exchange.taken.chosen.size();
      const int beside = before == 0 && number + chosen <= wish ? chosen : 0;
      exchange.given.number = before + number - instead + beside;
      exchange.given.so_far = 0;
    }
  };
  const auto make_up = [&](int number, CardSet cards) {
    Act made_up = a;
    made_up.kind = ActKind::Complete;
    made_up.actor = record::actor_of(game::other(a.seat()));
    made_up.count = static_cast<std::uint8_t>(number);
    made_up.cards = cards;
    making_up_.complete(made_up);
  };
  if (a.detail == 0 && making_up_.gives_what_was_asked()) {
    return make_up(number_of(a, 1), a.cards);
  }
  if (a.detail == 0) {
    give(so_far_.of[game::other(a.seat())], number_of(a, 0));
  }
  beside().for_each_packet(now(), [&](Seat to, int number) {
    if (to != a.seat() && making_up_.gives_what_was_asked()) {
      make_up(number, {});
    } else {
      give(so_far_.of[to], number);
    }
  });
}

/// Of an exchange that is over, by what was noted when it ended, and his words since.
Some<NoYes> CardsChanged::has_seen_taken(Seat seat) const {
  const Fact* const excess = t_.notes.noted.last_of(FactKind::ExcessTaken, record::actor_of(seat));
  if (so_far_.of[seat].taken.any() || excess == nullptr || excess->occurred >= now()) {
    return seen_by_now(seat);
  }
  const Some<NoYes> seen = value<NoYes>(*excess, 3);
  return seen == unknown<NoYes> && has_spoken_since(seat, static_cast<ActIndex>(excess->occurred))
             ? Some(NoYes::Yes)
             : seen;
}

void CardsChanged::break_off_giving() {
  for (const Seat seat : t_.dealing.dealer.nondealers()) {
    Exchange& his = so_far_.of[seat];
    if (t_.dealing.phase == Phase::Exchanging && !his.taken.written && his.given.number.known()) {
      his.given.so_far = his.given.number.or_else(0);
      his.given.number = {};
    }
  }
}

void CardsChanged::beat_taking(Seat seat) {
  beat_by(seat, bit(Beat::DTakes), bit(Beat::Given) | bit(Beat::NTakesUp));
}

}  // namespace ecarte::replay
