// SPDX-License-Identifier: MIT
//
// What players do or claim by way of remedy.
#include <algorithm>

#include "replay/replayer.hpp"

namespace ecarte::replay {

void Replayer::remedy_act(const Act& a) {
  switch (a.kind) {
    case ActKind::Find:
      return find(a);
    case ActKind::Claim:
      deed(a.object_as<Remedy>(), a.actor, false);
      return find_all_for_dealing(now_);
    case ActKind::Require:
      return require(a);
    case ActKind::LetStand:
      deed(Remedy::LetStand, a.actor, true);
      return;
    case ActKind::Permit:
      deed(a.object_as<Remedy>() == Remedy::None ? Remedy::Complete : a.object_as<Remedy>(),
           a.actor, false);
      if (a.detail < 2) {
        d_.leave[a.seat_in_detail()] = true;
      }
      return find_all_for_dealing(now_);
    case ActKind::PutRight:
      return put_right(a);
    case ActKind::ThrowOut:
      return throw_out(a);
    case ActKind::Draw:
      return draw(a);
    case ActKind::PutBack:
      return put_back(a);
    default:
      return throw_aside(a);
  }
}

void Replayer::find(const Act& a) {
  const auto noun = a.object_as<record::Noun>();
  if (noun == record::Noun::Fault) {
    return find_all_for_dealing(now_);
  }
  if (noun == record::Noun::NumberInHand && a.number != record::kUnstated) {
    packets_complete();
    if (const Actor whose = a.detail < 2 ? a.detail : a.actor; record::is_player(whose)) {
      implied_dealing();
      if (number_refuted(static_cast<Seat>(whose), a)) {
        return;
      }
      if (!packet_found(static_cast<Seat>(whose), a.number)) {
        number_found(static_cast<Seat>(whose), a.number);
      }
    }
  }
}

/// Every card of the hand is named, and as many were dealt: another number found in it was not
/// there.
bool Replayer::number_refuted(Seat seat, const Act& a) {
  const int known = cards_.sure(hand_of(seat)).size();
  const bool refuted = d_.packets.told() && !d_.took[seat] && !p_.begun &&
                       known == cards_.count(seat) && known == d_.packets.dealt(seat) &&
                       a.number != known;
  if (refuted) {
    Fact& fact = note(FactKind::WrongNumber, record::actor_of(seat), d_.dealt_at, role(seat),
                      a.number < kFullHand ? Size::Short : Size::Surplus, unknown<NoYes>);
    fact.proof = Proof::Refuted;
    fact.found = now_;
    fact.number = a.number;
    fact.against = a.actor;
  }
  return refuted;
}

/// A number found while the packets are still coming is that of the packets so far: no hand is
/// dealt yet, but a packet of neither two nor three is a fault already. False if it is not such a
/// number.
bool Replayer::packet_found(Seat seat, int number) {
  const bool under_way = d_.phase == Phase::Dealing && d_.packets.told() && !d_.packets_judged;
  if (!under_way || d_.packets.dealt(seat) != number || number > kFullHand) {
    return false;
  }
  if (d_.packets.has_odd_size()) {
    note(FactKind::PacketsWrong, record::actor_of(dealer()), d_.dealt_at, PacketsHow::Sizes,
         unknown<NoYes>)
        .found = now_;
  }
  return true;
}

/// A number found in a hand that has been played from: of the cards still held, or of those it
/// began with? Whichever agrees with what is known; else the first that makes a fault of it.
void Replayer::number_found(Seat seat, int number) {
  const int now = cards_.count(seat);
  const int start = p_.begun ? cards_.count_at_start(seat) : now;
  if (number == now || number == start) {
    return;
  }
  const int played = start - now;
  const bool of_the_start = played > 0 && number + played == kFullHand;
  hand_counted(seat, of_the_start ? number - played : number, now_);
}

void Replayer::require(const Act& a) {
  switch (a.object_as<record::Required>()) {
    case record::Required::Rectification:
      deed(Remedy::Rectify, a.actor, false);
      d_.rectification_required = true;
      return find_all_for_dealing(now_);
    case record::Required::Suit:
      deed(Remedy::PlayNamedSuit, a.actor, false);
      required_suit_at_ = now_;
      return;
    case record::Required::HandsAgain:
      deed(Remedy::ReplayHands, a.actor, false);
      return;
    case record::Required::Number:
      deed(Remedy::Tell, a.actor, false);
      return;
    case record::Required::Sight:
      deed(Remedy::Show, a.actor, false);
      return;
  }
}

void Replayer::put_right(const Act& a) {
  packets_complete();
  deed(Remedy::Rectify, a.actor, true);
  find_all_for_dealing(now_);
  d_.rectified = true;
  d_.packets_judged = true;  // what is dealt from here on belongs to the mending
  for (const Seat seat : game::kSeats) {
    cards_.mend(now_, seat, kFullHand);
    d_.stock += d_.packets.dealt(seat) - kFullHand;
  }
  d_.packets.dealt_is({{kFullHand, kFullHand}});
  d_.order.reset();  // dealt again in the order first chosen
}

void Replayer::throw_out(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  packets_complete();
  const int number = number_of(a, std::max(0, cards_.count(a.seat()) - kFullHand));
  deed(Remedy::ThrowOut, a.actor, true).number = static_cast<std::uint8_t>(number);
  find_all_for_dealing(now_);
  part_with(a.seat(), a.cards, number);
  before_his_first_card(a.seat());
}

void Replayer::draw(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  packets_complete();
  const Seat from = a.detail < 2 ? a.seat_in_detail() : game::other(a.seat());
  if (d_.took[from]) {
    drawn_from_taken_up_ = d_.exchange[from].seen ? NoYes::Yes : NoYes::No;
  } else {
    drawn_from_taken_up_ = d_.taken_up[from] ? NoYes::Yes : looked(from, now_);
  }
  drawn_at_ = now_;
  const int number = number_of(a, std::max(1, cards_.count(from) - kFullHand));
  deed(Remedy::Draw, a.actor, true).number = static_cast<std::uint8_t>(number);
  find_all_for_dealing(now_);
  part_with(from, a.cards, number);
  before_his_first_card(from);
}

void Replayer::put_back(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  if (d_.rectification_required && !d_.rectified && d_.phase == Phase::Dealing) {
    return put_right(a);  // the card too many goes back, as was required
  }
  const int number = number_of(a, 1);
  if (int& late = d_.completed_late[a.seat()]; late >= number) {
    late -= number;  // what he made up too late goes back where it came from
  } else {
    deed(Remedy::PutBack, a.actor, true).number = static_cast<std::uint8_t>(number);
  }
  // Back on the stock: it may come to either hand again.
  check(cards_.move(now_, hand_of(a.seat()), Pile::Stock, number, a.cards));
  d_.exchange[a.seat()].put_back += number;
  d_.stock += number;
}

void Replayer::throw_aside(const Act& a) {
  deed(Remedy::ThrowAside, a.actor, true);
  const CardSet here = a.cards - cards_.sure(Pile::Out);
  if (a.cards.empty() || !(here - d_.offered).empty()) {
    // The stock holds one fewer.
    d_.stock -= number_of(a, 1);
    d_.thrown_aside += number_of(a, 1);
  }
  leave_stock(here, Pile::Out);
  d_.offered -= a.cards;
  d_.faced -= a.cards;
}

}  // namespace ecarte::replay
