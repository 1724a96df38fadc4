// SPDX-License-Identifier: MIT
//
// The hand of a plain deal: words, and cards changed.
#include "replay/plain_deal.hpp"

namespace ecarte::replay {

/// He has seen his hand by now, and may have from act `earliest` on.
void PlainDeal::looks(Seat seat, ActIndex earliest) {
  BoundedMoment& looked = out_.dealings.back().looked[seat];
  if (looked.latest == kNever) {
    looked = {earliest, now_};
    beat(seat == dealer_ ? Beat::DTakesUp : Beat::NLooks);
  }
}

bool PlainDeal::look(const Act& a) {
  if (!record::is_player(a.actor) || phase_ == Phase::Idle ||
      a.object_as<record::Seen>() != record::Seen::OwnHand) {
    return false;
  }
  looks(a.seat(), now_);
  return true;
}

/// All five, before a card is changed; or once more what he is known to have.
bool PlainDeal::hold(const Act& a) {
  const bool before_play =
      phase_ != Phase::Idle && phase_ != Phase::Playing && phase_ != Phase::Over;
  if (!record::is_player(a.actor) || !before_play || !names_all(a)) {
    return false;
  }
  Player& his = players_[a.seat()];
  if (his.told) {
    return a.cards == his.hand;
  }
  if (exchanges_ > 0 || a.count != kFullHand || (a.cards & known_) != his.shown) {
    return false;
  }
  his.hand = a.cards;
  his.told = true;
  known_ |= a.cards;
  return true;
}

bool PlainDeal::propose(const Act& a) {
  if (!close_exchange() || phase_ != Phase::Turned || a.actor != record::actor_of(nondealer()) ||
      refused_ || stood_) {
    return false;
  }
  looks(a.seat(), given_at_);
  beat(Beat::Proposal);
  tells_how_far();
  if (++proposals_ > 1) {
    const bool agreed =
        (agreed_ >> static_cast<unsigned>(record::Agreement::SecondDiscard) & 1U) != 0;
    note(FactKind::Proposed, a.actor, now_, Nth::Later, ProposedAfter::Exchange,
         agreed ? NoYes::Yes : NoYes::No)
        .number = static_cast<std::uint8_t>(proposals_);
  } else {
    first_ = FirstWord::Proposed;
  }
  phase_ = Phase::Asked;
  for (const Seat seat : game::kSeats) {
    Player& player = players_[seat];
    player.asked = player.put_out = player.taken = -1;
  }
  if (a.number != record::kUnstated && a.number != 0) {
    players_[a.seat()].asked = a.number;
  }
  return true;
}

bool PlainDeal::answer(const Act& a, bool accepts) {
  // A condition is no plain word, and to refuse cards is another thing.
  if (phase_ != Phase::Asked || a.actor != record::actor_of(dealer_) ||
      (accepts ? (a.flags & record::kIfEnough) != 0 : !a.cards.empty() || a.count != 0)) {
    return false;
  }
  looks(dealer_, given_at_);
  beat(Beat::Answer);
  tells_how_far();
  if (first_ == FirstWord::Proposed) {
    first_ = accepts ? FirstWord::Accepted : FirstWord::Refused;
  }
  if (accepts) {
    phase_ = Phase::Exchanging;
    stock_then_ = stock_;
    ++exchanges_;
  } else {
    phase_ = Phase::Turned;
    refused_ = true;
  }
  return true;
}

/// He plays without proposing. The dealer's word for his refusal is often the same.
bool PlainDeal::stand(const Act& a) {
  if (a.actor == record::actor_of(dealer_)) {
    Act refusal = a;
    refusal.cards = {};
    refusal.count = 0;
    return answer(refusal, false);
  }
  const bool may = phase_ == Phase::Turned || (phase_ == Phase::Exchanging && exchange_done());
  if (a.actor != record::actor_of(nondealer()) || !may) {
    return false;
  }
  looks(a.seat(), given_at_);
  stood_ = true;
  tells_how_far();
  if (first_ == FirstWord::Unknown) {
    first_ = FirstWord::Stood;
  }
  return true;
}

bool PlainDeal::ask(const Act& a) {
  if (phase_ != Phase::Exchanging || !record::is_player(a.actor) || a.number == 0 ||
      a.number == record::kUnstated) {
    return false;
  }
  Player& his = players_[a.seat()];
  if (his.asked >= 0 || his.put_out >= 0 || his.taken >= 0) {
    return false;
  }
  his.asked = a.number;
  return true;
}

bool PlainDeal::discard(const Act& a) {
  if (phase_ != Phase::Exchanging || !record::is_player(a.actor) || !names_all(a) || a.flags != 0) {
    return false;
  }
  Player& his = players_[a.seat()];
  if (!his.told || his.put_out >= 0 || his.taken >= 0 || !his.hand.has_all(a.cards)) {
    return false;
  }
  looks(a.seat(), given_at_);
  beat(Beat::Discard);
  tells_how_far();
  his.put_out = a.count;
  his.hand -= a.cards;
  his.discarded |= a.cards;
  return true;
}

/// As many as he put out, from the stock; the non-dealer first. The dealer may take none.
bool PlainDeal::take(const Act& a) {
  if (phase_ != Phase::Exchanging || !record::is_player(a.actor) || a.flags != 0) {
    return false;
  }
  Player& his = players_[a.seat()];
  const bool deals = a.seat() == dealer_;
  if (his.taken >= 0 || (deals && players_[nondealer()].taken < 0)) {
    return false;
  }
  if (deals && a.count == 0 && a.cards.empty() && his.put_out < 0 && his.asked < 0) {
    his.taken = 0;
    tells_how_far();
    return true;
  }
  if (!names_all(a) || int{a.count} != his.put_out || !(a.cards & known_).empty()) {
    return false;
  }
  his.taken = a.count;
  his.hand |= a.cards;
  known_ |= a.cards;
  stock_ -= a.count;
  if (deals) {
    beat(Beat::DTakes);
  } else {
    beat(Beat::Given);
    beat(Beat::NTakesUp);
  }
  tells_how_far();
  return true;
}

/// Both have had what they put out, and the stock sufficed for what they wished.
bool PlainDeal::exchange_done() const {
  int wishes = 0;
  for (const Player& player : players_.of) {
    if (player.taken < 0 || (player.asked >= 0 && player.asked != player.put_out)) {
      return false;
    }
    wishes += player.taken;
  }
  return wishes <= stock_then_;
}

bool PlainDeal::close_exchange() {
  if (phase_ != Phase::Exchanging) {
    return true;
  }
  phase_ = Phase::Turned;
  return exchange_done();
}

}  // namespace ecarte::replay
