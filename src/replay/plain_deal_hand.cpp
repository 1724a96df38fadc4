// SPDX-License-Identifier: MIT
//
// The hand of a plain deal: words, and cards changed.
#include "replay/plain_deal.hpp"

namespace ecarte::replay {

/// He has seen his hand by now, and may have from act `earliest` on.
void PlainDeal::looks(Seat seat, ActIndex earliest) {
  BoundedMoment& looked = players_[seat].looked;
  if (looked.latest == kNever) {
    looked = {earliest, at_.now};
    beat(seat == dealing_.dealer ? Beat::DTakesUp : Beat::NLooks);
  }
}

bool PlainDeal::look(const Act& a) {
  if (!record::is_player(a.actor) || dealing_.phase == Phase::Idle ||
      a.object_as<record::Seen>() != record::Seen::OwnHand) {
    return false;
  }
  looks(a.seat(), at_.now);
  return true;
}

/// All five, before a card is changed; or once more what he is known to have.
bool PlainDeal::hold(const Act& a) {
  const bool before_play = dealing_.phase != Phase::Idle && dealing_.phase != Phase::Playing &&
                           dealing_.phase != Phase::Over;
  if (!record::is_player(a.actor) || !before_play || !names_all(a) || a.flags != 0) {
    return false;
  }
  Player& his = players_[a.seat()];
  if (his.told) {
    return a.cards == his.hand;
  }
  if (words_.exchanges > 0 || a.count != kFullHand || (a.cards & dealing_.known) != his.shown) {
    return false;
  }
  his.hand = a.cards;
  his.told = true;
  dealing_.known |= a.cards;
  return true;
}

bool PlainDeal::propose(const Act& a) {
  if (!close_exchange() || dealing_.phase != Phase::Turned ||
      a.actor != record::actor_of(nondealer()) || words_.refused || words_.stood) {
    return false;
  }
  looks(a.seat(), dealing_.given_at);
  beat(Beat::Proposal);
  tells_how_far();
  if (++words_.proposals > 1) {
    const bool agreed = has_agreed(record::Agreement::SecondDiscard);
    if (Fact* const later = note(FactKind::Proposed, a.actor, at_.now, Nth::Later,
                                 ProposedAfter::Exchange, agreed ? NoYes::Yes : NoYes::No)) {
      later->number = static_cast<std::uint8_t>(words_.proposals);
    }
  } else {
    words_.first.proposes();
  }
  dealing_.phase = Phase::Asked;
  for (const Seat seat : game::kSeats) {
    Player& player = players_[seat];
    player.exchange = {};
  }
  if (a.number != record::kUnstated && a.number != 0) {
    players_[a.seat()].exchange.asked = a.number;
  }
  return true;
}

bool PlainDeal::answer(const Act& a, bool accepts) {
  // To refuse cards is another thing.
  if (dealing_.phase != Phase::Asked || a.actor != record::actor_of(dealing_.dealer) ||
      (!accepts && (!a.cards.empty() || a.count != 0))) {
    return false;
  }
  looks(dealing_.dealer, dealing_.given_at);
  beat(Beat::Answer);
  if ((a.flags & record::kIfEnough) != 0) {  // which there are where all is taken that was asked
    note(FactKind::Answered, a.actor, at_.now, AnswerGiven::Conditional,
         words_.proposals > 1 ? Nth::Later : Nth::First, NoYes::No);
  }
  tells_how_far();
  words_.first.answered(accepts ? FirstWord::Accepted : FirstWord::Refused);
  if (accepts) {
    dealing_.phase = Phase::Exchanging;
    words_.stock_then = dealing_.stock;
    ++words_.exchanges;
  } else {
    dealing_.phase = Phase::Turned;
    words_.refused = true;
  }
  return true;
}

/// He plays without proposing. The dealer's word for his refusal is often the same.
bool PlainDeal::stand(const Act& a) {
  if (a.actor == record::actor_of(dealing_.dealer)) {
    Act refusal = a;
    refusal.cards = {};
    refusal.count = 0;
    return answer(refusal, false);
  }
  const bool may =
      dealing_.phase == Phase::Turned || (dealing_.phase == Phase::Exchanging && exchange_done());
  if (a.actor != record::actor_of(nondealer()) || !may) {
    return false;
  }
  looks(a.seat(), dealing_.given_at);
  words_.stood = true;
  tells_how_far();
  words_.first.stands();
  return true;
}

bool PlainDeal::ask(const Act& a) {
  if (dealing_.phase != Phase::Exchanging || !record::is_player(a.actor) || a.number == 0 ||
      a.number == record::kUnstated) {
    return false;
  }
  Player& his = players_[a.seat()];
  if (his.exchange.asked || his.exchange.put_out || his.exchange.taken) {
    return false;
  }
  his.exchange.asked = a.number;
  return true;
}

bool PlainDeal::discard(const Act& a) {
  if (dealing_.phase != Phase::Exchanging || !record::is_player(a.actor) || !names_all(a) ||
      a.flags != 0) {
    return false;
  }
  Player& his = players_[a.seat()];
  if (!his.told || his.exchange.put_out || his.exchange.taken || !his.hand.has_all(a.cards)) {
    return false;
  }
  looks(a.seat(), dealing_.given_at);
  beat(Beat::Discard);
  tells_how_far();
  his.exchange.put_out = a.count;
  his.hand -= a.cards;
  his.discarded |= a.cards;
  return true;
}

/// As many as he put out, from the stock; the non-dealer first. The dealer may take none.
bool PlainDeal::take(const Act& a) {
  if (dealing_.phase != Phase::Exchanging || !record::is_player(a.actor) || a.flags != 0) {
    return false;
  }
  Player& his = players_[a.seat()];
  const bool deals = a.seat() == dealing_.dealer;
  if (his.exchange.taken || (deals && !players_[nondealer()].exchange.taken)) {
    return false;
  }
  if (deals && a.count == 0 && a.cards.empty() && !his.exchange.put_out && !his.exchange.asked) {
    his.exchange.taken = 0;
    tells_how_far();
    return true;
  }
  if (!names_all(a) || his.exchange.put_out != a.count ||
      (a.cards & dealing_.known) != his.exchange.shown) {
    return false;
  }
  if (!his.exchange.shown.empty()) {  // he has chosen to have it
    if (Deed* const taken = deed(Remedy::TakeCard, a.actor)) {
      taken->cards = his.exchange.shown;
    }
  }
  his.exchange.taken = a.count;
  his.hand |= a.cards;
  dealing_.known |= a.cards;
  dealing_.stock -= a.count;
  if (deals) {
    beat(Beat::DTakes);
  } else {
    beat(Beat::Given);
    beat(Beat::NTakesUp);
  }
  tells_how_far();
  return true;
}

/// One card, to him who has put out his and taken none. That he takes it is seen when he takes
/// them.
bool PlainDeal::expose_in_giving(const Act& a) {
  if (!record::is_player(a.actor) || a.detail > 1 || a.count != 1 || !is_one(a.cards) ||
      a.flags != 0 || !(a.cards & dealing_.known).empty()) {
    return false;
  }
  Player& whose = players_[a.seat_in_detail()];
  if (!whose.exchange.put_out || whose.exchange.taken || !whose.exchange.shown.empty()) {
    return false;
  }
  whose.exchange.shown = a.cards;
  dealing_.known |= a.cards;
  if (Fact* const shown = note(FactKind::ExposedInGiving, a.actor, at_.now,
                               role_of(a.seat_in_detail()), role_of(a.seat()), NoYes::No)) {
    shown->cards = a.cards;
  }
  return true;
}

/// Both have had what they put out, and the stock sufficed for what they wished.
bool PlainDeal::exchange_done() const {
  int wishes = 0;
  for (const Player& player : players_.of) {
    if (!player.exchange.taken ||
        (player.exchange.asked && player.exchange.asked != player.exchange.put_out)) {
      return false;
    }
    wishes += *player.exchange.taken;
  }
  return wishes <= words_.stock_then;
}

bool PlainDeal::close_exchange() {
  if (dealing_.phase != Phase::Exchanging) {
    return true;
  }
  dealing_.phase = Phase::Turned;
  return exchange_done();
}

}  // namespace ecarte::replay
