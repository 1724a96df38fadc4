// SPDX-License-Identifier: MIT
#include "replay/cards_changed.hpp"

#include <algorithm>

namespace ecarte::replay {

/// He would have fewer than he put out.
bool CardsChanged::take_back(const Act& a) {
  CardSet& discarded = d_.hands[a.seat()].discarded;
  if (a.cards.empty() || !(a.cards - discarded).empty() || d_.phase != Phase::Exchanging) {
    return false;
  }
  Exchange& exchange = exchange_[a.seat()];
  if (exchange.taken.written) {  // he has had others for them: they were out of play
    d_.hands[a.seat()].discard_handled = true;
    return !take_up_discard(a.seat(), a.cards).empty();
  }
  note(FactKind::WordAltered, a.actor, now_, AlteredWord::Number, AlteredHow::Less);
  exchange.discarded = std::max(0, exchange.discarded - a.cards.size());
  discarded -= a.cards;
  check(cards_.move(now_, Pile::Out, hand_of(a.seat()), a.cards.size(), a.cards));
  return true;
}

/// Cards that he takes up of those he put out: none comes from the stock. If he has had others for
/// them, as many go out, of which it is not told which.
void CardsChanged::back_from_discard(const Act& a) {
  const Seat seat = a.seat();
  const Exchange& exchange = exchange_[seat];
  const int number = std::min(number_of(a, a.cards.size()), std::max(0, exchange.discarded));
  if (number < a.cards.size() || !(a.cards - cards_.may(Pile::Out)).empty()) {
    return;  // what he put out is not told
  }
  d_.hands[seat].discarded -= a.cards;
  if (exchange.taken.written) {
    check(cards_.move(now_, hand_of(seat), Pile::Out, number, {}));
  }
  check(cards_.move(now_, Pile::Out, hand_of(seat), number, a.cards));
}

/// What he took, he says, or the teller of him, has not joined his hand.
void CardsChanged::has_not_mixed(Seat seat) {
  exchange_[seat].taken.mixed = NoYes::No;
}

void CardsChanged::look_at_taken(Seat seat) {
  if (seat == nondealer()) {
    beat(Beat::NTakesUp);
  }
  exchange_[seat].taken.seen = true;
  exchange_[seat].taken.up = true;
}

/// Cards put out, asked for or taken. Where no acceptance is told that would open the exchange, it
/// was proposed and accepted all the same, unless the record says otherwise: then that is a fact,
/// and the record goes on as if one had.
void CardsChanged::exchange_by(const Act& a) {
  if (d_.phase == Phase::Exchanging && next_.begins_another(a)) {
    end_.close_exchange();
  }
  if (d_.phase == Phase::Exchanging || so_far_.without_right[a.seat()]) {
    return d_.phase == Phase::Exchanging ? exchange_against_refusal(a) : void();
  }
  if (d_.phase == Phase::Asked && a.kind == ActKind::Discard && a.seat() == nondealer() &&
      ahead_.acceptance_follows(now_, a.seat())) {
    words_.open_exchange();  // he throws out before he is answered, and takes nothing till he is
                             // accepted
    acceptance_.to_come = true;
    return;
  }
  const std::optional<NoRightWhy> why = no_right(a);
  if (!why) {
    words_.imply_proposal();
    return words_.imply_acceptance();
  }
  // Who only puts out cards, and is then accepted, has exchanged nothing before that.
  const bool only_put_out =
      (a.kind == ActKind::Discard || a.kind == ActKind::Ask) && *why == NoRightWhy::NotAnswered &&
      !ahead_.takes_unanswered(now_, a.seat()) && ahead_.acceptance_follows(now_, a.seat());
  if (!only_put_out) {
    so_far_.without_right[a.seat()] = true;
    note(FactKind::ExchangedWithoutRight, a.actor, now_, role(a.seat()), *why);
  }
  if (d_.phase == Phase::Asked) {
    if (d_.words.first == FirstWord::Proposed) {
      d_.words.first = FirstWord::Accepted;
    }
    d_.phase = Phase::Exchanging;
    ++d_.words.exchanges;
  }
}

/// Cards that the dealer exchanges by such a word he exchanges without right.
void CardsChanged::exchange_against_refusal(const Act& a) {
  if (acceptance_.against_refusal && a.seat() == dealer() && a.count != 0 &&
      !so_far_.without_right[a.seat()]) {
    so_far_.without_right[a.seat()] = true;
    note(FactKind::ExchangedWithoutRight, a.actor, now_, role(a.seat()), NoRightWhy::Refused);
  }
}

/// Has the record said that this player had no right to cards? Nothing if it leaves room for words
/// that it does not tell.
std::optional<NoRightWhy> CardsChanged::no_right(const Act& a) const {
  if (d_.phase == Phase::Asked) {
    return ahead_.answer_follows(now_, a.seat()) || ahead_.takes_unanswered(now_, a.seat())
               ? std::optional(NoRightWhy::NotAnswered)
               : std::nullopt;
  }
  if (d_.words.refused_last) {
    // After a card turned in error, of which nothing but its end is told, he could not refuse.
    return exposed_.aside_untold() ? std::nullopt : std::optional(NoRightWhy::Refused);
  }
  // To lead before a proposal is to play without one.
  return d_.words.stood || d_.words.first == FirstWord::Stood ? std::optional(NoRightWhy::NotAsked)
                                                              : std::nullopt;
}

void CardsChanged::discard(const Act& a) {
  giving_.packets_complete();
  mark_looked(a.seat(), false);
  exchange_by(a);
  Exchange& exchange = exchange_[a.seat()];
  if (a.count == record::kUnstated && a.cards.empty() && exchange.discarded < 0) {
    exchange.discard_at = now_;  // how many is seen from what he takes, if it is
    d_.done.discarding = true;
    return beat(Beat::Discard);
  }
  const int number = std::min(number_of(a, 0), cards_.count(a.seat()));
  const bool after_taking = exchange.taken.written;
  if (a.flags != 0 || after_taking) {
    note(FactKind::DiscardPut, a.actor, now_,
         (a.flags & record::kFaceUp) != 0 ? DiscardFace::Up : DiscardFace::Down,
         (a.flags & record::kOnOther) != 0 ? DiscardPlace::Mixed : DiscardPlace::Apart,
         after_taking ? DiscardOrder::AfterTaking : DiscardOrder::BeforeTaking)
        .cards = a.cards;
  }
  d_.hands[a.seat()].made_up.untold = 0;
  exchange.discarded = std::max(0, exchange.discarded) + number;
  exchange.discard_at = now_;
  d_.done.discarding = true;
  beat(Beat::Discard);
  part_with(a.seat(), a.cards, number);
  d_.hands[a.seat()].discarded |= a.cards;
}

void CardsChanged::give_in_exchange(const Act& a) {
  beat(Beat::Given);
  const auto give = [&](Exchange& exchange, int number) {
    // A card shown and refused may be one of those told as given, or one besides. What comes after
    // it is for that card only where there would be too many else.
    const int before = std::max(exchange.given.so_far, exchange.given.number);
    const int wish = std::max(exchange.asked, exchange.discarded);
    const int instead = before + number <= wish ? 0 : std::min(number, exchange.given.to_replace);
    exchange.given.to_replace -= instead;
    exchange.given.replaced += instead;
    exchange.given.at = now_;
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
    made_up.actor = record::actor_of(nondealer());
    made_up.count = static_cast<std::uint8_t>(number);
    made_up.cards = cards;
    making_up_.complete(made_up);
  };
  if (a.detail == 0 && making_up_.gives_what_was_asked()) {
    return make_up(number_of(a, 1), a.cards);
  }
  if (a.detail == 0) {
    give(exchange_[nondealer()], number_of(a, 0));
  }
  for (std::size_t i = 1; i <= a.detail && now_ + i < acts_.size(); ++i) {
    const Act& next = acts_[now_ + i];
    if (next.kind == ActKind::Packet && next.seat_in_detail() == nondealer() &&
        making_up_.gives_what_was_asked()) {
      make_up(next.number, {});
    } else if (next.kind == ActKind::Packet) {
      give(exchange_[next.seat_in_detail()], next.number);
    }
  }
}

void CardsChanged::break_off_giving() {
  Exchange& his = exchange_[nondealer()];
  if (d_.phase == Phase::Exchanging && !his.taken.written && his.given.number >= 0) {
    his.given.so_far = his.given.number;
    his.given.number = -1;
  }
}

void CardsChanged::beat_taking(Seat seat) {
  if (seat == nondealer()) {
    beat(Beat::Given);
    beat(Beat::NTakesUp);
  } else {
    beat(Beat::DTakes);
  }
}

/// He takes for what he put out, and of neither is it told how many.
void CardsChanged::takes_some(Seat seat) {
  d_.hands[seat].took = true;
  exchange_[seat].taken.at = now_;
  beat_taking(seat);
  cards_.exchange_untold(now_, seat);
}

void CardsChanged::take(const Act& a) {
  const Seat seat = a.seat();
  if (making_up_.makes_up(a)) {
    return making_up_.complete(a);
  }
  if (int& untold = d_.hands[seat].made_up.untold;
      !a.cards.empty() && a.cards.size() <= untold && a.count <= untold) {
    untold -= a.cards.size();
    return check(cards_.tell(now_, seat, a.cards));  // what he made his hand up with
  }
  const CardSet again = take_up_discard(seat, a.cards);
  if (!again.empty() && a.count == again.size()) {
    return;
  }
  exchange_by(a);
  Exchange& exchange = exchange_[seat];
  // Of a number that is not known: as many as were asked for or thrown out.
  const int wish = std::max(exchange.asked, exchange.discarded);
  const int told = number_of(a, std::max({a.cards.size(), wish, 0})) - again.size();
  if (a.count == 0 && exchange.discarded <= 0) {
    return takes_none(seat);
  }
  if (a.count == record::kUnstated && a.cards.empty() && wish < 0) {
    return takes_some(seat);
  }
  if (exposed_taken_.chooses_exposed(a, told)) {
    return exposed_taken_.choose_exposed(a);
  }
  if (exchange.taken.written && !(a.cards & exchange.taken.named).empty()) {
    return taken_told_again(a, told);
  }
  const CardSet turned = take_turn_up(a);
  const CardSet chosen = exchange.taken.chosen;
  const bool with_chosen =
      !(a.cards & chosen).empty() || (wish >= 0 && told + chosen.size() > wish);
  const int number = with_chosen ? std::max(0, told - chosen.size()) : told;
  exchange.taken.named |= a.cards;
  const bool in_error = exposed_taken_.may_be_turned_in_error(a, number);
  const CardSet cards = (a.cards - chosen - turned - again) |
                        exposed_taken_.take_exposed(a, number) | exposed_taken_.faced_in_part();
  if (d_.shown.exposed_unknown[seat]) {
    told_.leave_out(0, deeds({Remedy::TakeCard, Remedy::RefuseCard}));  // it may be among them
    d_.shown.exposed_unknown[seat] = false;
  }
  exposed_.reach_faced(cards, NoYes::Yes);  // it was given, faced as it lay
  // The discard that must have gone before, where it is not written at all.
  if (exchange.discarded < 0 && !ahead_.discards_later(now_, seat)) {
    exchange.implied_discard = true;
    check(cards_.move(now_, hand_of(seat), Pile::Out, std::min(number, cards_.count(seat)), {}));
  }
  const bool more = exchange.taken.written && exchange.taken.number > 0;
  exchange.taken.number = std::max(0, exchange.taken.number) + number + chosen.size();
  exchange.taken.chosen = {};
  exchange.taken.written = true;
  exchange.taken.at = now_;
  const bool apart = (a.flags & record::kApart) != 0;
  const bool part_mixed = more && exchange.taken.mixed.must_be(NoYes::Yes);
  exchange.taken.mixed =
      apart && !part_mixed ? NoYes::No : NoYes::Yes;  // one card of them is enough
  exchange.taken.mixed_told = (a.flags & record::kMixed) != 0;
  exchange.taken.seen = (a.flags & record::kUnseen) == 0 && !apart;
  d_.hands[seat].took = d_.hands[seat].took || number > 0;
  d_.stock -= number - turned.size();
  exchange.taken.stock_after = d_.stock;
  beat_taking(seat);
  if (seat == dealer()) {
    note_served_first();
  }
  take_in(seat, cards, number - turned.size(), now_);
  const CardSet faced = cards_.may(Pile::Faced);
  if (in_error || (number > cards.size() && !faced.empty() && ahead_.shows(now_, seat, faced))) {
    cards_.exchange_untold(now_, seat);  // a card that lay faced came with the others
  }
}

/// The card turned up, which he takes for one of those given him. Returns it, if he does.
CardSet CardsChanged::take_turn_up(const Act& a) {
  CardSet turned;
  for (const CardSet card : giving_.turned()) {
    turned |= card.size() == 1 ? card & a.cards & cards_.sure(Pile::Out) : CardSet{};
  }
  if (!turned.empty()) {
    note(FactKind::CardTakenUp, a.actor, now_, TakenUpFrom::TurnUp).cards = turned;
    check(cards_.move(now_, Pile::Out, hand_of(a.seat()), turned.size(), turned));
  }
  return turned;
}

/// He goes on with the hand he has: nothing was put out, and the stock is not touched.
void CardsChanged::takes_none(Seat seat) {
  Exchange& exchange = exchange_[seat];
  if (seat == nondealer() && d_.dealer_known && words_.goes_back_on_proposal(seat)) {
    note(FactKind::AskedNone, record::actor_of(seat), now_);
  }
  exchange.implied_discard = exchange.implied_discard || exchange.discarded < 0;
  exchange.taken.number = std::max(0, exchange.taken.number);
  exchange.taken.written = true;
  exchange.taken.at = now_;
  exchange.taken.stock_after = d_.stock;
}

/// Of the cards he takes some were named before: it is the same taking, told once more and more
/// fully.
void CardsChanged::taken_told_again(const Act& a, int number) {
  const Seat seat = a.seat();
  Exchange& exchange = exchange_[seat];
  const int more = std::max(0, number - exchange.taken.number);
  exposed_taken_.take_exposed(a, number);
  exchange.taken.number += more;
  d_.stock -= more;
  exchange.taken.stock_after = d_.stock;
  if (more > 0) {
    take_in(seat, a.cards - exchange.taken.named, more, now_);
  } else {
    check(cards_.tell(now_, seat, a.cards));
  }
  exchange.taken.named |= a.cards;
}

/// The dealer takes cards: has his adversary all he asked for?
void CardsChanged::note_served_first() {
  const Exchange& his = exchange_[nondealer()];
  const int wish = std::max(his.asked, his.discarded);
  const int has = std::max(his.taken.number, his.given.number);
  if (wish <= 0 || has >= wish || d_.stock >= wish - std::max(0, has)) {
    return;  // he has them, or enough are left for him
  }
  note(FactKind::ServedFirst, record::actor_of(dealer()), now_, Served::Unserved);
}

}  // namespace ecarte::replay
