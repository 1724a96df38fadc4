// SPDX-License-Identifier: MIT
//
// The end of an exchange, and what begins another: what was taken, too many or too few.
#include <algorithm>
#include <cstdlib>

#include "replay/exchanging.hpp"

namespace ecarte::replay {

void Exchanging::close_exchange() {
  if (d_.phase != Phase::Exchanging) {
    return;
  }
  const bool stops = record_stops();  // and the hands are as they are
  for (const Seat seat : {nondealer(), dealer()}) {
    if (!stops || exchange_[seat].given >= 0) {  // else he may not have had his cards yet
      const bool lie_apart = stops && !exchange_[seat].takes_written;
      exchange_[seat].mixed = lie_apart ? Some(NoYes::No) : exchange_[seat].mixed;
      exchange_[seat].seen = exchange_[seat].seen && !lie_apart;
      take_unwritten(seat);
    }
    if (!stops) {
      take_lying(seat);
      exchange_unwritten(seat);
    } else {
      leave_shown_open(seat);  // another game may follow, and this hand be over untold
    }
  }
  // The number first asked stands. But where the players went by another, and he has as many cards
  // as he put out by it, that is the fault, and no other.
  Exchange& his = exchange_[nondealer()];
  const bool whole = his.altered_to == his.discarded && his.altered_to >= 0;
  if (whole && std::max(his.taken, his.given) == his.altered_to) {
    his.asked = his.altered_to;
  }
  note_stock();
  // Numbers named and nothing thrown out: the acceptance failed, and the exchange before was the
  // last.
  const bool exchanged = his.taken >= 0 || exchange_[dealer()].taken >= 0;
  for (const Seat seat : {nondealer(), dealer()}) {
    note_excess(seat);
    note_short(seat);
    const Exchange& over = exchange_[seat];
    if (exchanged || untold_[seat]) {
      last_taken_[seat] = over.taken < 0 ? -1 : std::max(0, over.taken - over.put_back);
    }
  }
  d_.phase = Phase::Turned;
}

void Exchanging::hand_was_played() {
  if (d_.phase == Phase::Exchanging && !ahead_.exchanges_later(now_, Seat::First) &&
      !ahead_.exchanges_later(now_, Seat::Second)) {
    close_exchange();
  }
}

namespace {
/// The cards he was given or took, and still has.
int has_now(const Exchange& own) {
  return own.takes_written ? own.taken - own.put_back
                           : std::max(own.taken, own.given) - own.put_back - own.returned;
}

}  // namespace

std::optional<Seat> Exchanging::excess_apart() const {
  if (p_.begun || d_.words.exchanges == 0 || !d_.dealer_known) {
    return std::nullopt;
  }
  for (const Seat seat : {nondealer(), dealer()}) {
    const Exchange& own = exchange_[seat];
    const bool apart = !own.takes_written || own.mixed.must_be(NoYes::No);
    if (apart && own.discarded >= 0 && has_now(own) > own.discarded) {
      return seat;
    }
  }
  return std::nullopt;
}

void Exchanging::put_excess_back(const Act& a) {
  const std::optional<Seat> whose = excess_apart();
  if (!whose) {
    return;
  }
  const Exchange& own = exchange_[*whose];
  Act back = a;
  back.actor = record::actor_of(*whose);
  back.cards = {};
  back.count = static_cast<std::uint8_t>(has_now(own) - own.discarded);
  put_back(back);
}

/// Here, and no deal follows: else the hand went on.
bool Exchanging::record_stops() const {
  return now_ == acts_.size() && !out_.deal_follows;
}

/// How many cards a player took besides those shown to him that he chose, where it is not written:
/// as many as he discarded, asked for or was given, as far as the stock went.
int Exchanging::unwritten(Seat seat) const {
  const Exchange& exchange = exchange_[seat];
  const bool asked = seat == nondealer() && exchange.asked >= 0;
  const int wish = exchange.given >= 0 ? exchange.given - exchange.returned
                   : asked             ? exchange.asked
                                       : exchange.discarded;
  return std::min(std::max(0, wish - exchange.chosen.size()), std::max(0, d_.stock));
}

void Exchanging::take_unwritten(Seat seat) {
  Exchange& exchange = exchange_[seat];
  if (exchange.taken >= 0 || exchange.discarded <= 0) {
    return;
  }
  const int chosen = exchange.chosen.size();
  const int number = unwritten(seat);
  exchange.taken = number + chosen;
  exchange.chosen = {};
  exchange.take_at = exchange.discard_at;
  d_.hands[seat].took = d_.hands[seat].took || number > 0;
  d_.stock -= number;
  const CardSet exposed = d_.shown.exposed_for[seat] & d_.shown.offered;
  const bool came = !exposed.empty() && exposed.size() <= number;
  const bool unnamed = d_.shown.exposed_unknown[seat] && exchange.to_replace == 0 && number > 0;
  if (came || unnamed) {
    // What was shown to him in giving, and not refused, came with the rest before he went on.
    deed(Remedy::TakeCard, record::kNobody, true).at = static_cast<ActIndex>(now_ - 1);
  }
  if (came) {
    d_.shown.offered -= exposed;
    d_.shown.exposed_for[seat] = {};
  }
  d_.shown.exposed_unknown[seat] = d_.shown.exposed_unknown[seat] && !unnamed;
  take_in(seat, came ? exposed : CardSet{}, number, exchange.discard_at);
  take_faced_untold(seat, number);
}

/// He is told of as one who has taken his cards, and that is not told any more.
void Exchanging::take_untold(Seat seat) {
  if (d_.phase == Phase::Exchanging && !ahead_.takes_later(now_, seat)) {
    take_unwritten(seat);
  }
}

void Exchanging::has_taken(Seat seat) {
  if (d_.phase == Phase::Exchanging && !ahead_.later(ActKind::Take, record::actor_of(seat), now_)) {
    take_unwritten(seat);
  }
}

void Exchanging::counted(Seat seat, int number) {
  const bool in_part = exchange_[seat].implied_discard || !exchange_[seat].takes_written;
  if (in_part && d_.hands[seat].took && number != kFullHand) {
    // How many he put out, or took, is not told: he may have taken more or fewer.
    d_.hands[seat].wrong_cause = Some{WrongCause::Dealt, WrongCause::Own} | Some(WrongCause::Given);
    out_.room.set(static_cast<std::size_t>(FactKind::ExcessTaken));
    out_.room.set(static_cast<std::size_t>(FactKind::WrongNumber));
  }
  const int now = cards_.count(seat);
  if (std::abs(number - now - unwritten(seat)) < std::abs(number - now)) {
    has_taken(seat);
  }
}

bool Exchanging::took_as_many(Seat seat) const {
  const Exchange& exchange = exchange_[seat];
  return exchange.takes_written && d_.words.exchanges == 1 && exchange.discarded > 0 &&
         !exchange.implied_discard && exchange.taken == exchange.discarded &&
         exchange.put_back == 0;
}

void Exchanging::may_have_changed(Seat seat) {
  if (d_.phase == Phase::Exchanging && !ahead_.exchanges_later(now_, seat)) {
    exchange_unwritten(seat);
  } else if (d_.words.first == FirstWord::Proposed && ahead_.hand_told_later(now_) &&
             !ahead_.answer_follows(now_, nondealer())) {
    cards_.exchange_untold(static_cast<ActIndex>(now_ - 1), seat);
  }
}

/// Of whom nothing is told in an exchange that was accepted, he may have changed any of his cards:
/// unless the answer was altered, or a refusal that was void, or the stock did not reach, or he
/// asked for none.
void Exchanging::exchange_unwritten(Seat seat) {
  const Exchange& exchange = exchange_[seat];
  const bool nothing = exchange.discarded < 0 && exchange.taken < 0 && exchange.asked != 0;
  const int lying_faced = d_.shown.faced.size();  // which is passed over when it is come to
  const bool failed =
      acceptance_.deemed || acceptance_.altered || wishes() > stock_for_wishes() - lying_faced;
  const bool untold = nothing && !failed && d_.stock > lying_faced;
  // What he announced in it he may have put out thereafter.
  const bool announced = std::ranges::any_of(d_.king.announced(), [&](const Announcement& told) {
    return told.by == seat && told.at > acceptance_.at;
  });
  if (untold && (!untold_[seat] || announced || !cards_.may(Pile::Faced).empty())) {
    cards_.exchange_untold(static_cast<ActIndex>(now_ - 1), seat);  // before what comes now
  }
  untold_[seat] = untold;
  leave_shown_open(seat);
}

/// Of whom it is not told what he put out and took: he may have taken what was shown to him, or
/// not.
void Exchanging::leave_shown_open(Seat seat) {
  const Exchange& exchange = exchange_[seat];
  const bool nothing = exchange.discarded < 0 && exchange.taken < 0 && exchange.asked != 0;
  if (nothing && (d_.shown.exposed_unknown[seat] || !d_.shown.exposed_for[seat].empty())) {
    told_.leave_out(0, deeds({Remedy::TakeCard, Remedy::RefuseCard}));
    d_.shown.offered -= d_.shown.exposed_for[seat];
    d_.shown.exposed_for[seat] = {};
  }
  d_.shown.exposed_unknown[seat] = false;
}

/// Of the cards told to be given to him, those that he left lying when he took the others.
int Exchanging::untaken(Seat seat) const {
  const Exchange& exchange = exchange_[seat];
  return exchange.takes_written && exchange.taken > 0
             ? std::max(0, exchange.given - exchange.returned - exchange.taken)
             : 0;
}

void Exchanging::note_excess(Seat seat) {
  const Exchange& exchange = exchange_[seat];
  if (exchange.taken < 0) {
    return;
  }
  const int discarded = exchange.discarded >= 0 ? exchange.discarded : exchange.taken;
  const int asked = exchange.asked >= 0 && seat == nondealer() ? exchange.asked : discarded;
  const int given = exchange.given >= 0 ? exchange.given : exchange.taken;
  const Some<NoYes> mixed = may_be_put_back(seat) ? unknown<NoYes> : exchange.mixed;
  const NoYes seen = exchange.seen ? NoYes::Yes : NoYes::No;
  const auto excess = [&](Some<ExcessCause> cause, int number) {
    Fact& fact = note(FactKind::ExcessTaken, record::actor_of(seat), exchange.take_at, role(seat),
                      cause, mixed, seen);
    fact.number = static_cast<std::uint8_t>(number);
    fact.playing = 0;
    d_.hands[seat].wrong_cause =
        cause == Some(ExcessCause::Own) ? WrongCause::Own : WrongCause::Given;
  };
  if (seat == dealer()) {
    if (exchange.taken > discarded) {
      excess(ExcessCause::Own, exchange.taken - discarded);
    }
    return;
  }
  if (given > asked && exchange.asked < 0 && (exchange.given < 0 || exchange.asked_untold)) {
    // What he took belies that he asked for as many as he put out: whose doing it was is not told.
    return excess({ExcessCause::Given, ExcessCause::Own}, given - asked);
  }
  if (given > asked) {
    excess(ExcessCause::Given, given - asked);
  }
  const int had = exchange.taken + untaken(seat);
  const int own = std::min(had, std::max(asked, had - std::max(0, given - asked))) - discarded;
  if (own > 0 && (asked > discarded || exchange.taken > given)) {
    excess(ExcessCause::Own, own);
  }
}

/// The record stops as the non-dealer is given cards, or has refused one that was shown: the dealer
/// may not have done.
bool Exchanging::may_be_given_more() const {
  const auto goes_on = [](const Act& a) {
    return a.kind != ActKind::Aside && a.kind != ActKind::Expose && a.kind != ActKind::ThrowAside &&
           (a.kind != ActKind::Refuse || a.count == 0);
  };
  const auto last = std::find_if(acts_.rbegin(), acts_.rend(), goes_on);
  return record_stops() && exchange_[dealer()].given < 0 && last != acts_.rend() &&
         (last->kind == ActKind::Give || last->kind == ActKind::Packet);
}

/// The record stops in the exchange in which he has taken too many, and nothing but its cards and
/// what was found is told since: what he puts back now may have lain apart.
bool Exchanging::may_be_put_back(Seat seat) const {
  const Exchange& exchange = exchange_[seat];
  const auto leaves_time = [](const Act& a) {
    return a.kind == ActKind::Find || a.kind == ActKind::Discard || a.kind == ActKind::Take ||
           a.kind == ActKind::Give || a.kind == ActKind::Packet || a.kind == ActKind::Partly ||
           a.kind == ActKind::Aside;
  };
  return record_stops() && exchange.takes_written && exchange.mixed.must_be(NoYes::Yes) &&
         std::all_of(acts_.begin() + exchange.take_at + 1, acts_.end(), leaves_time);
}

void Exchanging::note_short(Seat seat) {
  const Exchange& exchange = exchange_[seat];
  if (exchange.taken < 0 && asked_too_few(seat)) {
    note_asked_too_few(seat);
  }
  if (exchange.discarded < 0 || exchange.taken < 0) {
    return;
  }
  const bool stock_out = (exchange.stock_after >= 0 ? exchange.stock_after : d_.stock) <= 0;
  const Completion completed =
      exchange.completed_at == kNever ? Completion::No : Completion::InTime;
  const HandLeft left = cards_.count(seat) < kFullHand ? HandLeft::Short : HandLeft::Full;
  const auto lacking = [&](Some<ShortCause> cause, int number) {
    Fact& fact = note(FactKind::ShortGiven, record::actor_of(seat), exchange.take_at, cause,
                      role(seat), completed, left);
    fact.number = static_cast<std::uint8_t>(number);
    fact.playing = 0;
    d_.hands[seat].wrong_cause = cause.must_be(ShortCause::Own)     ? Some(WrongCause::Own)
                                 : cause.must_be(ShortCause::Given) ? Some(WrongCause::Given)
                                 : cause.must_be(ShortCause::Stock)
                                     ? Some(WrongCause::Stock)
                                     : Some{WrongCause::Own, WrongCause::Given};
    if (cause.may_be(ShortCause::Given) && seat == nondealer() && exchange.completed_at == kNever &&
        may_be_given_more()) {
      notes_.only_suppose();
    }
  };
  if (seat == dealer()) {
    if (exchange.taken < exchange.discarded && !(stock_short_ && exchange.taken == 0)) {
      lacking(stock_out ? ShortCause::Stock : ShortCause::Own, exchange.discarded - exchange.taken);
    }
    return;
  }
  const int asked = exchange.asked >= 0 ? exchange.asked : exchange.discarded;
  // No more may be told of the giving; and what was shown in it and lies there was given.
  // Whether a card refused was one of those told to be given, or came beside them, is not told.
  const int beside = std::min(exchange.given + exchange.replaced, asked);
  const int given = std::max({exchange.given, exchange.taken + lying(seat), beside});
  const bool untold =
      exchange.asked < 0 && (exchange.given < 0 || exchange.asked_untold) && !stock_out;
  if (given < asked && untold) {
    // Asked for or given: which of the two was too few is not told. Who holds five for all that has
    // asked away what he had too many.
    const Some<ShortCause> either{ShortCause::Own, ShortCause::Given};
    lacking(left == HandLeft::Full ? Some(ShortCause::Own) : either, asked - given);
  } else if (given < asked && exchange.given < 0 && asked > exchange.discarded &&
             exchange.taken == exchange.discarded) {
    return;  // whether he was given no more, or took no more than he might, is not told
  } else if (given < asked) {
    lacking(stock_out ? ShortCause::Stock : ShortCause::Given, asked - given);
    if (stock_out && served_himself_first()) {
      out_.facts.pop_back();  // it did hold them, and that is the fault
    }
  }
  if (asked < exchange.discarded) {
    lacking(ShortCause::Own, exchange.discarded - asked);
  }
}

/// He has put out cards, and is not told to have taken any. Does he put out others for the next
/// exchange? So it is if the other has put out his since; if he asks for as many as he puts out
/// now; or if he has not so many left.
bool Exchanging::puts_out_again(const Act& a) const {
  const std::size_t next = static_cast<std::size_t>(now_) + 1;
  const bool asks = a.kind == ActKind::Ask && next < acts_.size() &&
                    acts_[next].kind == ActKind::Discard && acts_[next].actor == a.actor;
  if (!asks && a.kind != ActKind::Discard) {
    return false;
  }
  const Act& discard = asks ? acts_[next] : a;
  const ActIndex since = exchange_[a.seat()].discard_at;
  const Exchange& his = exchange_[game::other(a.seat())];
  return (a.seat() == nondealer() && his.discard_at != kNever && his.discard_at > since) ||
         (asks && a.number != record::kUnstated && a.number == number_of(discard, 0)) ||
         number_of(discard, 0) > cards_.count(a.seat());
}

/// The non-dealer puts out cards, and in this exchange one was shown that was being given: what he
/// put out for that is not told.
bool Exchanging::shown_since_served(const Act& a) const {
  return a.kind == ActKind::Discard && a.seat() == nondealer() &&
         std::ranges::any_of(out_.facts, [&](const Fact& fact) {
           return fact.kind == FactKind::ExposedInGiving && fact.dealing == dealing_number() &&
                  fact.occurred > acceptance_.at;
         });
}

/// In the exchange under way this player has had what he put out. Does he begin the next, of which
/// the words are not told?
bool Exchanging::begins_another(const Act& a) const {
  const Exchange& own = exchange_[a.seat()];
  const Exchange& his = exchange_[game::other(a.seat())];
  const bool exchanged = his.discarded >= 0 || his.takes_written;
  if (own.asked == 0 && own.discarded < 0 &&
      (a.kind == ActKind::Discard || (a.kind == ActKind::Ask && exchanged))) {
    return true;  // in this one he wanted none
  }
  if (!own.takes_written) {
    return own.discard_at != kNever ? puts_out_again(a) : shown_since_served(a);
  }
  const bool told = own.discarded >= 0 || own.implied_discard;
  const bool served = told && own.taken <= std::max(own.discarded, own.asked) && own.taken > 0;
  const bool other_since = a.seat() == nondealer() && own.take_at != kNever &&
                           ((his.take_at != kNever && his.take_at > own.take_at) ||
                            (his.discard_at != kNever && his.discard_at > own.take_at));
  if (a.kind == ActKind::Take) {
    return other_since;
  }
  return other_since || (told && (own.implied_discard || served));
}

}  // namespace ecarte::replay
