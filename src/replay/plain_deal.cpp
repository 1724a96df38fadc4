// SPDX-License-Identifier: MIT
//
// A plain deal, act by act: the dealing; the king and the score.
#include "replay/plain_deal.hpp"

#include <utility>

#include "record/by_kind.hpp"

namespace ecarte::replay {

namespace {

using record::ActKind;

/// What occurs in a plain deal, if it occurs as it should.
constexpr record::ActKinds kPlainKinds{
    ActKind::Players, ActKind::System, ActKind::Agreed,     ActKind::HeadGame, ActKind::HeadDeal,
    ActKind::Shuffle, ActKind::Cut,    ActKind::Give,       ActKind::Turn,     ActKind::Look,
    ActKind::TakeUp,  ActKind::Hold,   ActKind::Propose,    ActKind::Ask,      ActKind::Accept,
    ActKind::Refuse,  ActKind::Stand,  ActKind::Discard,    ActKind::Take,     ActKind::Announce,
    ActKind::Mark,    ActKind::Play,   ActKind::TakeTrick,  ActKind::Gather,   ActKind::Score,
    ActKind::Expose,  ActKind::Aside,  ActKind::Bystanders, ActKind::Packet,   ActKind::Bet,
    ActKind::Cover,   ActKind::Choose, ActKind::Packs,      ActKind::Partly};

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

}  // namespace

record::ActKinds kinds_of(const record::Record& record) {
  return Anywhere(record.acts).kinds();
}

bool PlainDeal::establish(record::ActKinds seen) {
  if (seen.any_of(kOthers) || !seen.has(ActKind::Give) || record_.acts.size() >= kSometime) {
    return false;
  }
  out_.seen = seen;
  if (!begin()) {
    return false;
  }
  const auto acts = static_cast<ActIndex>(record_.acts.size());
  for (at_.now = 0; at_.now < acts; ++at_.now) {
    const Act& a = record_.acts[at_.now];
    if (!(a.kind == ActKind::Play ? play_on() : act(a))) {
      return false;
    }
  }
  return finish();
}

/// What the deals before leave. Where something of theirs is still to be settled, nothing is plain.
bool PlainDeal::begin() {
  if (is_whole()) {
    out_.beats.assign(record_.acts.size(), 0);
  }
  out_.stands.deal_follows = record_.deal_follows;
  sitting_.begins = out_.seen.has(ActKind::Players);
  if (sitting_.begins) {
    return record_.acts.front().kind == ActKind::Players;
  }
  sitting_.deals = before_.deals;
  sitting_.game = before_.game;
  sitting_.last_deal = before_.last_deal;
  sitting_.agreed = before_.terms.agreed;
  sitting_.packs = before_.packs;
  sitting_.orders = before_.orders;
  sitting_.next_dealer = before_.dealer.next;
  sitting_.first_dealer = before_.dealer.first;
  return !before_.before.broken && !before_.before.only_headed && !before_.packs.faulty &&
         !before_.dealer.of_void.known() && !before_.packs.called &&
         before_.seats.coming_in == record::kNobody;
}

/// Takes an act to its place. False if the deal is not plain by it.
bool PlainDeal::act(const Act& a) {
  using Does = bool (*)(PlainDeal&, const Act&);
  using K = ActKind;
  static constexpr auto kDoes = record::by_kind<Does>({
      {K::Hold, [](PlainDeal& d, const Act& act) { return d.hold(act); }},
      {K::Discard, [](PlainDeal& d, const Act& act) { return d.discard(act); }},
      {K::Take, [](PlainDeal& d, const Act& act) { return d.take(act); }},
      {K::Propose, [](PlainDeal& d, const Act& act) { return d.propose(act); }},
      {K::Ask, [](PlainDeal& d, const Act& act) { return d.ask(act); }},
      {K::Accept, [](PlainDeal& d, const Act& act) { return d.answer(act, true); }},
      {K::Refuse, [](PlainDeal& d, const Act& act) { return d.answer(act, false); }},
      {K::Stand, [](PlainDeal& d, const Act& act) { return d.stand(act); }},
      {K::Announce, [](PlainDeal& d, const Act& act) { return d.announce(act); }},
      {K::Mark, [](PlainDeal& d, const Act& act) { return d.mark(act); }},
      {K::Score, [](PlainDeal& d, const Act& act) { return d.score(act); }},
      {K::Gather, [](PlainDeal& d, const Act& /*act*/) { return d.gather(); }},
      {K::TakeTrick, [](PlainDeal& d, const Act& act) { return d.trick_told(act); }},
      {K::Look, [](PlainDeal& d, const Act& act) { return d.look(act); }},
      {K::TakeUp, [](PlainDeal& d, const Act& act) { return d.look(act); }},
      {K::Turn, [](PlainDeal& d, const Act& act) { return d.turn(act); }},
      {K::Expose, [](PlainDeal& d, const Act& act) { return d.expose(act); }},
      {K::Aside, [](PlainDeal& /*d*/, const Act& act) { return !record::leaves_out(act); }},
      {K::HeadDeal, [](PlainDeal& d, const Act& act) { return d.is_idle() && d.head_deal(act); }},
      {K::HeadGame, [](PlainDeal& d, const Act& act) { return d.is_idle() && d.head_game(act); }},
      {K::Give, [](PlainDeal& d, const Act& act) { return d.is_idle() && d.give(act); }},
      {K::Cut, [](PlainDeal& d, const Act& act) { return d.is_idle() && d.cut(act); }},
      {K::Choose, [](PlainDeal& d, const Act& act) { return d.is_idle() && d.choose(act); }},
      {K::Packs, [](PlainDeal& d, const Act& act) { return d.is_idle() && d.packs(act); }},
      {K::Shuffle, [](PlainDeal& d, const Act& act) { return d.is_idle() && d.shuffle(act); }},
      {K::Agreed, [](PlainDeal& d, const Act& act) { return d.is_idle() && d.agree(act); }},
      {K::System, [](PlainDeal& d, const Act& /*act*/) { return d.is_idle() && d.set(); }},
      {K::Bet, [](PlainDeal& d, const Act& /*act*/) { return d.is_idle() && d.set(); }},
      {K::Cover, [](PlainDeal& d, const Act& /*act*/) { return d.is_idle() && d.set(); }},
      {K::Bystanders, [](PlainDeal& d, const Act& /*act*/) { return d.is_idle(); }},
      {K::Players, [](PlainDeal& d, const Act& /*act*/) { return d.at_.now == 0; }},
  });
  const Does does = kDoes[static_cast<std::size_t>(a.kind)];
  return does != nullptr && does(*this, a);
}

// ── The dealing ──────────────────────────────────────────────────────────────────────────────────

bool PlainDeal::give(const Act& a) {
  const std::optional<Seat> due = rightful();
  const int plan = a.detail == 0 ? int{a.number} : told_packet_by_packet(a);
  const bool ordered = plan == 23 || plan == 32;
  if (!record::is_player(a.actor) || (due && *due != a.seat()) || a.actor == cuts_.by ||
      a.flags != 0 || !is_own_pack(a) || (!ordered && (plan != 0 || a.detail != 0))) {
    return false;
  }
  dealing_.dealer = a.seat();
  if (ordered) {
    dealing_.order = plan == 23 ? record::Order::TwoThree : record::Order::ThreeTwo;
    if (sitting_.orders.of[dealing_.dealer].is_changed_by(*dealing_.order)) {
      return false;
    }
  }
  dealing_.phase = Phase::Dealing;
  dealing_.given_at = at_.now;
  tells_how_far();
  beat(Beat::Packet);
  if (!record::is_player(cuts_.by)) {
    beat(Beat::Cut);
  }
  dealing_.rightful = due;
  at_.now = static_cast<ActIndex>(at_.now + a.detail);  // its packets
  return true;
}

/// The order in which the packets behind a giving go, 23 or 32, if they are as they should be.
int PlainDeal::told_packet_by_packet(const Act& a) const {
  constexpr std::size_t kPackets = 4;
  const std::size_t first = at_.now + std::size_t{1};
  if (a.detail != kPackets || a.number != 0 || first + kPackets > record_.acts.size()) {
    return 0;
  }
  const int begins = record_.acts[first].number;
  for (std::size_t i = 0; i < kPackets; ++i) {
    const Act& packet = record_.acts[first + i];
    const bool to_dealer = i % 2 != 0;
    if (packet.kind != ActKind::Packet || (packet.detail == a.actor) != to_dealer ||
        packet.detail > 1 || packet.flags != 0 ||
        packet.number != (i < 2 ? begins : kFullHand - begins)) {
      return 0;
    }
  }
  return begins == 2 ? 23 : begins == 3 ? 32 : 0;
}

/// The dealer a card of his own, in dealing; or in the exchange somebody a card that is given.
bool PlainDeal::expose(const Act& a) {
  if (dealing_.phase == Phase::Exchanging) {
    return expose_in_giving(a);
  }
  if (dealing_.phase != Phase::Dealing || a.actor != record::actor_of(dealing_.dealer) ||
      a.detail != a.actor || a.count != 1 || !is_one(a.cards) || a.flags != 0 ||
      !(a.cards & dealing_.known).empty() || players_[nondealer()].looked.latest != kNever) {
    return false;
  }
  players_[dealing_.dealer].shown |= a.cards;
  ++score_.exposed;
  dealing_.known |= a.cards;
  if (Fact* const shown = note(FactKind::ExposedInDealing, a.actor, at_.now, Role::Dealer,
                               Role::Dealer, unknown<NoYes>)) {
    shown->cards = a.cards;
  }
  return true;
}

bool PlainDeal::turn(const Act& a) {
  if (dealing_.phase != Phase::Dealing || a.actor != record::actor_of(dealing_.dealer) ||
      !is_one(a.cards) || a.flags != 0 ||
      a.object_as<record::TurnedFrom>() != record::TurnedFrom::Top ||
      !(a.cards & dealing_.known).empty()) {
    return false;
  }
  dealing_.phase = Phase::Turned;
  dealing_.turned = a.cards;
  dealing_.known |= dealing_.turned;
  dealing_.trump = dealing_.turned.first().suit;
  dealing_.turn_at = at_.now;
  tells_how_far();
  --dealing_.stock;
  beat(Beat::TurnUp);
  return true;
}

// ── The king and the score ───────────────────────────────────────────────────────────────────────

/// Something is told of the score. An outline does not tell of which trick it came before, but for
/// a king before the first reply: of a hand that is not over no card may follow.
void PlainDeal::outline_score(bool of_king) {
  if (dealing_.phase == Phase::Idle || dealing_.phase == Phase::Dealing) {
    score_.outline.has_more();
  }
  if (of_king && playing_.trick == 1 && !playing_.led.empty()) {
    if (!std::exchange(score_.led, true)) {
      score_.outline.is_led();
    }
  } else if (dealing_.phase == Phase::Playing && score_.after == kNever) {
    score_.after = at_.now;
    score_.outline.is_played();
  }
  if (!of_king && score_.of_hand == kNever) {
    score_.of_hand = at_.now;
  }
}

Deed* PlainDeal::write_deed(Remedy what, Actor by) {
  Deed& done = out_.deeds.emplace_back();
  done.what = what;
  done.by = by;
  done.at = at_.now;
  done.playing = static_cast<std::uint8_t>(out_.playings.size());
  done.carried_out = true;
  return &done;
}

Testimony* PlainDeal::write_testimony(Testimony::Kind kind, const Act& a) {
  Testimony& said = out_.testimony.emplace_back();
  said.kind = kind;
  said.seat = a.seat();
  said.by = a.actor;
  said.at = at_.now;
  return &said;
}

/// By one who has the king, or played it with his first card.
bool PlainDeal::announce(const Act& a) {
  if (!record::is_player(a.actor) || dealing_.phase == Phase::Idle ||
      dealing_.phase == Phase::Dealing || (!a.cards.empty() && !a.cards.has(king()))) {
    return false;
  }
  Player& his = players_[a.seat()];
  if (!his.hand.has(king()) && !his.first.hand.has(king())) {
    return false;
  }
  his.announced = true;
  outline_score(true);
  score_.outline.announces(a.seat());
  tells_how_far();
  looks(a.seat(), dealing_.given_at);  // he speaks of what is in it
  deed(Remedy::Announce, a.actor);
  if (Testimony* const said = testify(Testimony::Kind::Announce, a)) {
    said->purpose = record::For::King;
  }
  return true;
}

bool PlainDeal::mark(const Act& a) {
  const auto purpose = a.object_as<record::For>();
  const bool of_king = purpose == record::For::King;
  if (!record::is_player(a.actor) || (!of_king && dealing_.phase == Phase::Exchanging) ||
      (purpose == record::For::Unsaid && a.number == before_.customs.king && at_.now > 0 &&
       record_.acts[at_.now - 1U].kind == ActKind::Announce)) {  // it may be of the king
    return false;
  }
  playing_.marked =
      playing_.marked || purpose == record::For::Point || purpose == record::For::Vole;
  if (of_king && dealing_.phase != Phase::Idle) {
    tells_how_far();
  }
  outline_score(of_king);
  score_.outline.marks(a.seat(), purpose, a.number);
  if (a.flags != 0) {
    score_.outline.has_more();
  }
  const PointsTold amount = points_marked(a);
  if (!amount.is(0)) {
    Player& his = players_[a.seat()];
    (of_king ? his.marked.king : his.marked.points) = true;
  }
  score_.marked = true;
  if (Deed* const marked = deed(Remedy::Mark, a.actor)) {
    marked->number = a.number;
    marked->points.purpose = purpose;
  }
  if (Testimony* const said = testify(Testimony::Kind::Mark, a)) {
    said->purpose = purpose;
    said->amount = amount;
  }
  return true;
}

/// What both counters showed.
bool PlainDeal::score(const Act& a) {
  if ((a.flags & record::kEitherWay) != 0 || record::is_player(a.actor)) {
    return false;  // or he is told to have won, which is a claim
  }
  const PointsTold first = before_.points_shown(a.number);
  const PointsTold second = before_.points_shown(a.detail);
  outline_score(true);
  score_.outline.shows(first, second);
  if (a.object_as<record::For>() != record::For{}) {
    score_.outline.has_more();
  }
  score_.begins_untold = score_.begins_untold || !first.known() || !second.known();
  score_.shown_after = score_.shown_after || dealing_.phase == Phase::Over;
  if (Testimony* const said = testify(Testimony::Kind::Counters, a)) {
    said->purpose = a.object_as<record::For>();
    said->amount = first;
    said->amount_second = second;
  }
  return true;
}

}  // namespace ecarte::replay
