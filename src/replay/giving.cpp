// SPDX-License-Identifier: MIT
//
// The packets: how many to whom, in which order, and what was mended.
#include "replay/giving.hpp"

#include <algorithm>

namespace ecarte::replay {

void Giving::begin() {
  packets_ = {};
  judged_ = false;
  rectifying_ = {};
  order_.reset();
  orders_before_ = t_.sitting.orders;
  turned_ = {};
  counted_ = {{kFullHand, kFullHand}};
  dealt_at_ = now();
  has_given_ = false;
}

void Giving::recount(Seat seat, int difference, ActIndex at) {
  packets_.recount(seat, difference);
  counted_[seat] += difference;
  change_stock(difference);
  note_wrong_number(seat, t_.dealing.done.begun_at == kNever ? at : dealt_at_);
}

/// The hands have so many more of it, or below 0 fewer.
void Giving::change_stock(int more) {
  if (more > 0) {
    t_.dealing.leave_stock(exactly(more));
  } else {
    t_.dealing.back_on_stock(exactly(-more));
  }
}

void Giving::suppose_dealt(Seat seat, int beyond) {
  if (packets_.told() || beyond == 0) {
    return;
  }
  wrong_number(seat, dealt_at_, kFullHand + beyond).proof = Proof::Allowed;
}

Fact& Giving::wrong_number(Seat seat, ActIndex at, int number) {
  Fact& fact = note(FactKind::WrongNumber, record::actor_of(seat), at, role(seat),
                    number < kFullHand ? Size::Short : Size::Surplus, unknown<NoYes>);
  fact.number = static_cast<std::uint8_t>(number);
  fact.place.playing = 0;
  return fact;
}

void Giving::packets(const Act& a) {
  beat(Beat::Packet);
  has_given_ = true;
  const PerSeat<int> before = packets_.dealt();
  if (a.number == 23 || a.number == 32) {
    packets_.plan(game::other(a.seat()), a.number / 10);
    dealt_at_ = now();
    return note_order();
  }
  beside().for_each_packet(now(), [this](Seat to, int number) { packets_.give(to, number); });
  dealt_at_ = now();
  if (rectified()) {
    packets_.dealt_is(before);  // it belongs to the mending, which made five of each
  } else if (rectifying_.required && judged_ && packets_.five_each()) {
    packets_.dealt_is(before);  // what was lacking is given: the act itself puts the hands right
    put_right(a);
  }
}

/// What the packets amount to, once no more are to come.
void Giving::packets_complete(bool turning) {
  const bool under_way =
      t_.dealing.phase == Phase::Dealing && packets_.number() < Packets::kOfADeal && !turning;
  if (!packets_.told() || judged_ || under_way) {
    return;
  }
  judged_ = true;
  bool right = true;
  for (const Seat seat : game::kSeats) {
    right = right && packets_.dealt(seat) == kFullHand;
    count_hand(seat);
  }
  if (!right || packets_.number() == 0) {
    return;
  }
  switch (packets_.fault(dealer())) {
    case Packets::Fault::Sizes:
      note(FactKind::PacketsWrong, actor_of(dealer()), dealt_at_, PacketsHow::Sizes,
           unknown<NoYes>);
      return;
    case Packets::Fault::DealerFirst:
      note(FactKind::PacketsWrong, actor_of(dealer()), dealt_at_, PacketsHow::DealerFirst,
           unknown<NoYes>);
      return;
    case Packets::Fault::None:
      return note_order();
  }
}

/// The hand has as many as its packets had, and the stock what they leave.
void Giving::count_hand(Seat seat) {
  const int dealt = packets_.dealt(seat);
  t_.cards.recount(seat, beyond(t_.cards.count(seat), dealt));
  change_stock(dealt - counted_[seat]);
  counted_[seat] = dealt;
  if (dealt != kFullHand) {
    note_wrong_number(seat, dealt_at_);
  }
}

/// The order of distribution against the one this dealer chose before.
void Giving::note_order() {
  if (const std::optional<record::Order> order = packets_.order()) {
    hold_to_order(*order, dealer().has_value());
  }
}

void Giving::order_given(record::Order order) {
  hold_to_order(order, false);
}

/// Against the one that whoever may have dealt has kept to. `named`: he is told to have given.
void Giving::hold_to_order(record::Order order, bool named) {
  order_ = order;
  OrderChanges changes;
  for (const Seat seat : game::kSeats) {
    if (t_.dealing.dealer.may_be(seat)) {
      changes |= t_.sitting.orders.of[seat].changes(order, noticed_[seat]);
    }
  }
  if (!changes.told) {
    return;
  }
  Fact& fact =
      note(FactKind::OrderChanged, actor_of(dealer()), dealt_at_, changes.how, unknown<NoYes>);
  if (changes.may_be_none || !named) {
    fact.proof = Proof::Allowed;
  }
  const bool first = std::ranges::all_of(game::kSeats, [&](Seat seat) {
    return !t_.dealing.dealer.may_be(seat) || t_.sitting.orders.of[seat].has_none();
  });
  fact.number = first ? kOtherThanNoticed : std::uint8_t{0};
}

void Giving::note_wrong_number(Seat seat, ActIndex at) {
  const int number = packets_.dealt(seat);
  Fact* const known = noted().first(FactKind::WrongNumber, [&](const Fact& fact) {
    return fact.subject == record::actor_of(seat) && fact.proof != Proof::Refuted &&
           !is_mended(fact);
  });
  if (known != nullptr && number == kFullHand) {
    known->proof = Proof::Refuted;  // counted again it had its five: it was miscounted
    return;
  }
  if (known != nullptr) {
    known->number = static_cast<std::uint8_t>(number);
    set(*known, 1, number < kFullHand ? Size::Short : Size::Surplus);
    return;
  }
  if (number == kFullHand) {
    return;
  }
  // A number that is still wrong after the mending is one that the mending made.
  Fact& fact = wrong_number(seat, rectified() ? rectifying_.mended_at : at, number);
  if (exchange_may_be_untold()) {
    fact.proof = Proof::Allowed;  // dealt so, or taken so
  }
}

/// Is it the number of a hand that was made five since?
bool Giving::is_mended(const Fact& wrong) const {
  return rectified() && wrong.occurred < rectifying_.mended_at;
}

/// Is the hand over, and neither a word nor a card of it told?
bool Giving::exchange_may_be_untold() const {
  return (hand_gathered() || t_.dealing.done.marked) && !t_.dealing.words.first.begun() &&
         t_.dealing.words.exchanges == 0 && t_.dealing.hands[Seat::First].first_card == kNever &&
         t_.dealing.hands[Seat::Second].first_card == kNever;
}

void Giving::put_right(const Act& a) {
  packets_complete();
  const bool asked = rectifying_.required_by != record::kNobody || !t_.dealing.dealer.known();
  if (deals(a.actor) && !asked && t_.dealing.phase == Phase::Dealing) {
    rectifying_.offered_at = now();  // the choice was the other's, and is until he looks
  } else {
    deed(Remedy::Rectify, a.actor, true);
  }
  find_all_for_dealing(now());
  if (is_nondealer(rectifying_.required_by) && t_.dealing.phase == Phase::Dealing) {
    has_not_looked(*nondealer(),
                   now());  // only to one who has not is it granted, and both went by that
  }
  rectifying_.mended_at = now();
  judged_ = true;  // what is dealt from here on belongs to the mending
  for (const Seat seat : game::kSeats) {
    t_.cards.mend(now(), seat, kFullHand);
    change_stock(kFullHand - counted_[seat]);
    counted_[seat] = kFullHand;
  }
  packets_.dealt_is({{kFullHand, kFullHand}});
  order_.reset();  // dealt again in the order first chosen
}

/// The dealer put the hands right without being asked: the non-dealer, who then looked at his, went
/// by that.
void Giving::settle_offer() {
  if (rectifying_.offered_at == kNever) {
    return;
  }
  const ActIndex looked = out().dealings.back().looked[*nondealer()].latest;
  if (looked == kNever || looked < rectifying_.offered_at) {
    return;
  }
  Deed done;
  done.what = Remedy::Rectify;
  done.by = actor_of(dealer());
  done.at = looked;
  done.dealing = dealing_number();
  done.carried_out = true;
  out().deeds.insert(std::ranges::upper_bound(out().deeds, looked, {}, &Deed::at), done);
}

/// A number found while the packets are still coming is that of the packets so far. One above five
/// stays wrong whatever comes; else no hand is dealt yet, but a packet of neither two nor three is
/// a fault already. False if it is not such a number.
bool Giving::packet_found(Seat seat, int number) {
  const bool under_way = t_.dealing.phase == Phase::Dealing && packets_.told() && !judged_;
  if (!under_way || packets_.dealt(seat) != number) {
    return false;
  }
  if (number > kFullHand) {
    count_hand(seat);
  } else if (packets_.has_odd_size()) {
    note(FactKind::PacketsWrong, actor_of(dealer()), dealt_at_, PacketsHow::Sizes, unknown<NoYes>)
        .found = now();
  }
  return true;
}

void Giving::number_came_to_light(Actor whose) {
  noted().each(FactKind::WrongNumber, [&](Fact& fact) {
    if (fact.subject == whose && fact.found == kNever) {
      fact.found = now();
    }
  });
}

/// In whose hand a number was found, if it is not told: his own, or the other's where only there
/// the packets make so many.
Actor Giving::found_in(const Act& a) const {
  if (a.detail < 2 || !record::is_player(a.actor)) {
    return a.detail < 2 ? a.detail : a.actor;
  }
  const Seat other = game::other(a.seat());
  const bool fits_other =
      packets_.told() && packets_.dealt(a.seat()) != a.number && packets_.dealt(other) == a.number;
  return record::actor_of(fits_other ? other : a.seat());
}

/// Do the packets give him another number than five, which nobody has found?
bool Giving::packets_tell_wrong(Seat seat) const {
  return packets_.told() && noted().any(FactKind::WrongNumber, [&](const Fact& fact) {
    return fact.subject == record::actor_of(seat) && fact.proof == Proof::Proved &&
           fact.found == kNever && !is_mended(fact);
  });
}

/// Another number found in a hand was not there where every card of it is named and as many were
/// dealt; nor were fewer than it is told to have, nor five where the packets told come to another.
bool Giving::number_refuted(Seat seat, const Act& a) {
  const int known = t_.cards.sure(hand_of(seat)).size();
  const Counts sizes = t_.cards.count(seat);
  const bool all_named = packets_.told() && !t_.playing.begun && sizes.is(known) &&
                         known == packets_.dealt(seat) && a.number != known;
  const int start = (t_.playing.begun ? t_.cards.count_at_start(seat) : sizes).least();
  const bool fewer = (a.flags & record::kAsDealt) == 0 && a.number < sizes.least() &&
                     (a.number < known || behind().held(dealt_at_, now(), seat, start));
  const HandOfDealing& hand = t_.dealing.hands[seat];
  const bool by_packets = !t_.playing.begun && a.number == kFullHand && packets_tell_wrong(seat);
  const bool refuted = hand.took.must_be(NoYes::No) && hand.made_up.number == 0 &&
                       (all_named || fewer || by_packets);
  if (refuted) {
    Fact& fact = note(FactKind::WrongNumber, record::actor_of(seat), dealt_at_, role(seat),
                      a.number < kFullHand ? Size::Short : Size::Surplus, unknown<NoYes>);
    fact.number = a.number;
    refuted_by(fact, now());
  }
  return refuted;
}

}  // namespace ecarte::replay
