// SPDX-License-Identifier: MIT
//
// A plain deal, act by act: what is done before the cards, the words and the exchanges, the tricks.
#include "replay/plain_deal.hpp"

#include "game/legal_play.hpp"

namespace ecarte::replay {

namespace {

using record::ActKind;

/// What occurs in a plain deal, if it occurs as it should.
constexpr record::ActKinds kPlainKinds{
    ActKind::Players,  ActKind::System,  ActKind::Agreed,    ActKind::HeadGame, ActKind::HeadDeal,
    ActKind::Shuffle,  ActKind::Cut,     ActKind::Give,      ActKind::Turn,     ActKind::Look,
    ActKind::TakeUp,   ActKind::Hold,    ActKind::Propose,   ActKind::Ask,      ActKind::Accept,
    ActKind::Refuse,   ActKind::Stand,   ActKind::Discard,   ActKind::Take,     ActKind::Announce,
    ActKind::Mark,     ActKind::Play,    ActKind::TakeTrick, ActKind::Gather,   ActKind::Score,
    ActKind::Aside};

/// A deal with any of these is none.
constexpr record::ActKinds kOthers = [] {
  record::ActKinds others;
  for (int i = 0; i < record::kActKinds; ++i) {
    if (const auto kind = static_cast<ActKind>(i); !kPlainKinds.has(kind)) {
      others.add(kind);
    }
  }
  return others;
}();

record::ActKinds kinds_of(const std::vector<record::Act>& acts) {
  record::ActKinds kinds;
  for (const record::Act& a : acts) {
    kinds.add(a.kind);
  }
  return kinds;
}

constexpr bool is_one(CardSet cards) {
  return game::one_bit(cards.bits());
}

/// So many cards are meant by it, and each is named.
constexpr bool names_all(const record::Act& a) {
  return a.count != 0 && a.cards.size() == int{a.count};
}

}  // namespace

bool PlainDeal::establish() {
  const record::ActKinds seen = kinds_of(acts_);
  if (seen.any_of(kOthers) || !seen.has(ActKind::Give) || acts_.size() >= kSometime) {
    return false;
  }
  out_.seen = seen;
  if (!begin()) {
    return false;
  }
  const auto acts = static_cast<ActIndex>(acts_.size());
  for (now_ = 0; now_ < acts; ++now_) {
    const Act& a = acts_[now_];
    if (!(a.kind == ActKind::Play ? play(a) : act(a))) {
      return false;
    }
  }
  return finish();
}

/// What the deals before leave. Where something of theirs is still to be settled, nothing is plain.
bool PlainDeal::begin() {
  out_.beats.assign(acts_.size(), 0);
  beats_ = out_.beats.data();
  out_.deal_follows = record_.deal_follows;
  begins_sitting_ = out_.seen.has(ActKind::Players);
  if (begins_sitting_) {
    return acts_.front().kind == ActKind::Players;
  }
  deals_ = before_.deals;
  game_ = before_.game;
  last_deal_ = before_.last_deal;
  agreed_ = before_.agreed;
  next_dealer_ = before_.next_dealer;
  first_dealer_ = before_.first_dealer;
  return !before_.broken && !before_.pack_faulty && !before_.void_dealer && !before_.packs_called &&
         before_.coming_in == record::kNobody;
}

bool PlainDeal::act(const Act& a) {
  switch (a.kind) {
    case ActKind::Hold:
      return hold(a);
    case ActKind::Discard:
      return discard(a);
    case ActKind::Take:
      return take(a);
    case ActKind::Propose:
      return propose(a);
    case ActKind::Ask:
      return ask(a);
    case ActKind::Accept:
      return (a.flags & record::kIfEnough) == 0 && answer(a, true);
    case ActKind::Refuse:
      return a.cards.empty() && a.count == 0 && answer(a, false);
    case ActKind::Stand:
      return stand(a);
    case ActKind::Announce:
      return announce(a);
    case ActKind::Mark:
      return mark(a);
    case ActKind::Score:
      return score(a);
    case ActKind::Gather:
      return gather();
    case ActKind::TakeTrick:
      return a.number == 0 || trick_told(a);
    case ActKind::Look:
    case ActKind::TakeUp:
      return look(a);
    case ActKind::Turn:
      return turn(a);
    case ActKind::Aside:
      return true;
    default:
      return phase_ == Phase::Idle && before_cards(a);
  }
}

// ── Before the cards ─────────────────────────────────────────────────────────────────────────────

bool PlainDeal::before_cards(const Act& a) {
  switch (a.kind) {
    case ActKind::HeadDeal:
      return head_deal(a);
    case ActKind::Give:
      return give(a);
    case ActKind::HeadGame:
      return head_game(a);
    case ActKind::Cut:
      return (a.flags & record::kForDeal) != 0 ? cut_for_deal(a) : cut(a);
    case ActKind::Shuffle:
      return shuffle(a);
    case ActKind::Agreed:
      agreed_ |= std::uint32_t{1} << a.object;
      settings_ = true;
      return true;
    case ActKind::System:
      settings_ = true;
      return true;
    case ActKind::Players:
      return now_ == 0;
    default:
      return false;
  }
}

/// Another game, the next one; if its first deal goes on by what is agreed, or is cut for anew.
bool PlainDeal::head_game(const Act& a) {
  if (game_headed_ || number_ || (deals_ > 0 && a.amount() > game_ + 1)) {
    return false;
  }
  game_headed_ = true;
  game_ = a.amount();
  last_deal_ = 0;
  beat(Beat::NextGame);
  constexpr auto kPassOn = std::uint32_t{1} << static_cast<unsigned>(record::Agreement::Alternate) |
                           std::uint32_t{1}
                               << static_cast<unsigned>(record::Agreement::CutEachRubber);
  if (deals_ > 0 && (agreed_ & kPassOn) == 0) {
    next_dealer_.reset();
  }
  return true;
}

bool PlainDeal::head_deal(const Act& a) {
  const bool first = a.amount() == 0 && game_headed_ && last_deal_ == 0;
  if (number_ || (a.amount() != last_deal_ + 1 && !first)) {
    return false;
  }
  number_ = a.amount();
  out_.heading = now_;
  return true;
}

/// One card each, and one is higher than the other.
bool PlainDeal::cut_for_deal(const Act& a) {
  if (!record::is_player(a.actor) || a.flags != record::kForDeal || a.count != 1 ||
      !is_one(a.cards) || a.number != record::kUnstated || a.detail != record::kUnstated ||
      !cuts_[a.seat()].empty() || (deals_ > 0 && !out_.seen.has(ActKind::HeadGame))) {
    return false;
  }
  cuts_[a.seat()] = a.cards;
  next_dealer_.reset();
  const CardSet others = cuts_[game::other(a.seat())];
  if (others.empty()) {
    return true;
  }
  const game::Rank own = a.cards.first().rank;
  const game::Rank his = others.first().rank;
  const bool highest = before_.customs.cut == CutDeals::Highest;
  first_dealer_ = (own > his) == highest ? a.seat() : game::other(a.seat());
  return own != his;
}

/// To the dealer: two cards or more lifted, and two or more left.
bool PlainDeal::cut(const Act& a) {
  const auto lawful = [](std::uint8_t cards) { return cards == record::kUnstated || cards >= 2; };
  const bool left = a.detail != record::kUnstated ? lawful(a.detail)
                                                  : a.number == record::kUnstated ||
                                                        a.number + 2 <= game::kCards;
  if (!record::is_player(a.actor) || record::is_player(cut_by_) || a.flags != 0 ||
      !a.cards.empty() || (a.count != 0 && a.count != record::kUnstated) || !lawful(a.number) ||
      !left) {
    return false;
  }
  cut_by_ = a.actor;
  beat(Beat::Cut);
  return true;
}

/// Before the pack is cut anybody may.
bool PlainDeal::shuffle(const Act& a) {
  if (record::is_player(cut_by_) ||
      (a.flags & (record::kBelowTable | record::kFacesShown)) != 0) {
    return false;
  }
  deed(Remedy::Allow, a.actor);
  return true;
}

bool PlainDeal::give(const Act& a) {
  const std::optional<Seat> due = rightful();
  const bool plan = a.number == 23 || a.number == 32;
  if (!record::is_player(a.actor) || (due && *due != a.seat()) || a.actor == cut_by_ ||
      a.flags != 0 || a.object_as<record::PackRef>() != record::PackRef::DealersOwn ||
      (!plan && a.number != 0) || a.detail != 0) {
    return false;
  }
  dealer_ = a.seat();
  if (plan) {
    order_ = a.number == 23 ? record::Order::TwoThree : record::Order::ThreeTwo;
    const std::optional<record::Order> chosen =
        begins_sitting_ ? std::nullopt : before_.order[dealer_];
    if (chosen && chosen != order_) {
      return false;
    }
  }
  phase_ = Phase::Dealing;
  given_at_ = now_;
  tells_how_far();
  beat(Beat::Packet);
  if (!record::is_player(cut_by_)) {
    beat(Beat::Cut);
  }
  DealingSpan& span = out_.dealings.emplace_back();
  span.begin = now_;
  span.dealer = dealer_;
  span.rightful = due;
  return true;
}

bool PlainDeal::turn(const Act& a) {
  if (phase_ != Phase::Dealing || a.actor != record::actor_of(dealer_) || !is_one(a.cards) ||
      a.flags != 0 || a.object_as<record::TurnedFrom>() != record::TurnedFrom::Top ||
      !(a.cards & known_).empty()) {
    return false;
  }
  phase_ = Phase::Turned;
  turned_ = a.cards;
  known_ |= turned_;
  trump_ = turned_.first().suit;
  turn_at_ = now_;
  tells_how_far();
  --stock_;
  beat(Beat::TurnUp);
  out_.dealings.back().reached_turn_up = true;
  return true;
}

// ── Words, and cards changed ─────────────────────────────────────────────────────────────────────

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
  const bool before_play = phase_ != Phase::Idle && phase_ != Phase::Playing && phase_ != Phase::Over;
  if (!record::is_player(a.actor) || !before_play || !names_all(a)) {
    return false;
  }
  Player& his = players_[a.seat()];
  if (his.told) {
    return a.cards == his.hand;
  }
  if (exchanges_ > 0 || a.count != kFullHand || !(a.cards & known_).empty()) {
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
  if (phase_ != Phase::Asked || a.actor != record::actor_of(dealer_)) {
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
    return answer(a, false);
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
  if (phase_ != Phase::Exchanging || !record::is_player(a.actor) || !names_all(a) ||
      a.flags != 0) {
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

// ── The tricks ───────────────────────────────────────────────────────────────────────────────────

/// The non-dealer leads, and both hands are told and as they are to be played.
bool PlainDeal::begin_playing() {
  if (!close_exchange() || phase_ != Phase::Turned || first_ == FirstWord::Unknown ||
      !players_[Seat::First].told || !players_[Seat::Second].told) {
    return false;
  }
  phase_ = Phase::Playing;
  leader_ = nondealer();
  out_.playings.emplace_back().begin = now_;
  return true;
}

bool PlainDeal::play(const Act& a) {
  if (phase_ != Phase::Playing && !begin_playing()) {
    return false;
  }
  const bool leads = led_.empty();
  const Seat seat = a.seat();
  Player& his = players_[seat];
  const int trick = trick_ + (leads ? 1 : 0);
  const unsigned amiss = record::kOutOfTurn | unsigned{leads ? record::kReplies : record::kLeads};
  if (!record::is_player(a.actor) || (seat == leader_) != leads || !is_one(a.cards) ||
      !his.hand.has_all(a.cards) || (a.number != 0 && a.number != trick) ||
      a.detail != record::kUnstated || (a.flags & amiss) != 0 ||
      (!leads && !game::legal_replies(his.hand, led_.first(), trump_).has_all(a.cards))) {
    return false;
  }
  const bool deals = seat == dealer_;
  BeatSet beats =
      bit(leads ? Beat::Lead : Beat::Reply) | bit(deals ? Beat::DCard : Beat::NCard);
  if (his.cards == 0) {
    his.at_first = his.hand;
    his.first_card = a.cards;
    his.led_first = leads;
    looks(seat, given_at_);
    beats |= bit(deals ? Beat::DFirstCard : Beat::NFirstCard);
  } else if (his.cards == 1) {
    beats |= bit(deals ? Beat::DSecondCard : Beat::NSecondCard);
  }
  beats_[now_] |= beats;
  ++his.cards;
  his.hand -= a.cards;
  tells_how_far();
  trick_ = trick;
  if (!leads) {
    win_trick(seat, a.cards.first());
  }
  led_ = leads ? a.cards : CardSet{};
  return true;
}

/// Both cards lie.
void PlainDeal::win_trick(Seat follower, game::Card reply) {
  leader_ = game::beats(reply, led_.first(), trump_) ? follower : leader_;
  Player& winner = players_[leader_];
  if (++winner.tricks == before_.customs.hand.point) {
    winner.point_at = now_;
  }
  if (trick_ == kTricksOfAHand) {
    phase_ = Phase::Over;
    over_at_ = now_;
    beat(Beat::HandOver);
  }
}

/// A trick is told to have been won: which its cards tell already.
bool PlainDeal::trick_told(const Act& a) {
  return record::is_player(a.actor) && led_.empty() && int{a.number} <= trick_ &&
         (phase_ == Phase::Playing || phase_ == Phase::Over);
}

bool PlainDeal::gather() {
  if (phase_ != Phase::Over) {
    return false;
  }
  beat(Beat::HandClosed);
  return true;
}

// ── The king and the score ───────────────────────────────────────────────────────────────────────

Deed& PlainDeal::deed(Remedy what, Actor by) {
  Deed& done = out_.deeds.emplace_back();
  done.what = what;
  done.by = by;
  done.at = now_;
  done.playing = static_cast<std::uint8_t>(out_.playings.size());
  done.carried_out = true;
  return done;
}

/// By one who has the king, or played it with his first card.
bool PlainDeal::announce(const Act& a) {
  if (!record::is_player(a.actor) || phase_ == Phase::Idle || phase_ == Phase::Dealing ||
      (!a.cards.empty() && !a.cards.has(king()))) {
    return false;
  }
  Player& his = players_[a.seat()];
  if (!his.hand.has(king()) && !his.at_first.has(king())) {
    return false;
  }
  his.announced = true;
  tells_how_far();
  deed(Remedy::Announce, a.actor);
  Testimony& said = out_.testimony.emplace_back();
  said.kind = Testimony::Kind::Announce;
  said.seat = a.seat();
  said.by = a.actor;
  said.purpose = record::For::King;
  said.at = now_;
  return true;
}

bool PlainDeal::mark(const Act& a) {
  const auto purpose = a.object_as<record::For>();
  const bool of_king = purpose == record::For::King;
  if (!record::is_player(a.actor) || (!of_king && phase_ == Phase::Exchanging)) {
    return false;
  }
  marked_tricks_ = marked_tricks_ || purpose == record::For::Point || purpose == record::For::Vole;
  if (of_king && phase_ != Phase::Idle) {
    tells_how_far();
  }
  Deed& marked = deed(Remedy::Mark, a.actor);
  marked.number = a.number;
  marked.purpose = purpose;
  Testimony& said = out_.testimony.emplace_back();
  said.seat = a.seat();
  said.by = a.actor;
  said.purpose = purpose;
  said.amount = a.number;
  said.amount_unknown = (a.flags & record::kNotKnown) != 0;
  said.at = now_;
  return true;
}

/// What both counters showed.
bool PlainDeal::score(const Act& a) {
  if ((a.flags & record::kEitherWay) != 0) {
    return false;
  }
  Testimony& said = out_.testimony.emplace_back();
  said.kind = Testimony::Kind::Counters;
  said.seat = a.seat();
  said.by = a.actor;
  said.purpose = a.object_as<record::For>();
  said.amount = before_.points_shown(a.number);
  said.amount_second = before_.points_shown(a.detail);
  said.at = now_;
  return true;
}

}  // namespace ecarte::replay
