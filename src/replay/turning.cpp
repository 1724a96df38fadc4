// SPDX-License-Identifier: MIT
//
// The turn-up, told or not, and cards that lie faced or are exposed before it.
#include <algorithm>

#include "replay/giving.hpp"

namespace ecarte::replay {

using game::Rank;

/// Of several cards turned, the one the non-dealer wants for the trump. The others lie faced in the
/// stock, and are thrown aside when they are reached.
void Giving::choose_trump(const Act& a) {
  const auto among = [&](CardSet card) { return !(card & a.cards).empty(); };
  if (!a.cards.empty() && turned_.number > 1 && std::ranges::none_of(turned(), among)) {
    return;  // it was not turned: nobody can choose it
  }
  deed(Remedy::ChooseTrump, a.actor, true);
  const bool dealers = deals(a.actor);
  if (a.cards.empty() || (dealers && turned_.number > 1)) {
    return;  // it was not for the dealer to choose
  }
  if (turned_.chosen >= 0) {
    return;  // he has chosen: a second word changes nothing
  }
  const CardSet chosen = a.cards.first();
  if ((turned_.number > 1 || trump_is_settled()) && nondealer_looked(now()) == NoYes::Yes) {
    if (t_.dealing.trump != chosen.first().suit) {
      t_.dealing.trump
          .reset();  // he may not choose any more; by which suit they then play is not known
    }
    return;
  }
  const auto fits = [&](CardSet card) { return !(card & chosen).empty(); };
  if (std::ranges::none_of(turned(), fits)) {
    turn_untold_choice(chosen);
  }
  const auto exact = std::ranges::find(turned(), chosen);
  const auto one = exact != turned().end() ? exact : std::ranges::find_if(turned(), fits);
  if (one != turned().end()) {
    turned_.chosen = static_cast<int>(one - turned().begin());
    turned_.cards[static_cast<std::size_t>(turned_.chosen)] = chosen;
    t_.dealing.trump = chosen.first().suit;
  }
  for (int i = 0; i < turned_.number && turned_.chosen >= 0; ++i) {
    if (i == turned_.chosen) {
      continue;
    }
    const CardSet may_be = turned_.cards[static_cast<std::size_t>(i)];
    const CardSet card = may_be.size() == 1 ? may_be : CardSet{};  // else it is known in part
    check(t_.cards.move(now(), Pile::Out, Pile::Faced, 1, card));
    lies_beside(card);
  }
}

/// A card turned that is not the trump lies faced on the stock from then on.
void Giving::lies_beside(CardSet card) {
  t_.dealing.shown.faced |= card;
  Fact& fact = note(FactKind::FacedCard, record::kNobody, now(), FacedIn::Stock,
                    FacedWhen::BeforeDiscard, NoYes::No);
  fact.cards = card;
  fact.found = now();
}

void Giving::turned_when_settled(const Act& a) {
  leave_stock(a.cards, Pile::Faced);
  t_.dealing.leave_stock(1);
  lies_beside(a.cards);
}

/// A card was chosen that no turning is told of: it was turned, and so was another, or there was
/// nothing to choose between.
void Giving::turn_untold_choice(CardSet card) {
  turn_untold();
  if (t_.dealing.done.turn_at == kNever ||
      turned_.number >= static_cast<int>(turned_.cards.size())) {
    return;
  }
  turned_.cards[static_cast<std::size_t>(turned_.number++)] = card;
  leave_stock(card, Pile::Out);
  t_.dealing.leave_stock(1);
  Fact& fact =
      note(FactKind::SeveralTurned, actor_of(dealer()), t_.dealing.done.turn_at, unknown<NoYes>);
  fact.cards = card;
  fact.proof = Proof::Allowed;
}

/// A card shown in dealing.
void Giving::expose(const Act& a, Seat whose, Some<Role> by) {
  // Who shows a card need not be dealing: of a deal broken off so early the dealer may be untold.
  note(FactKind::ExposedInDealing, a.actor, now(), role(whose), by, unknown<NoYes>).cards = a.cards;
  if (by.may_be(Role::Dealer) || a.actor == record::actor_of(whose)) {
    packets_complete();
    show_in_hand(whose, a.cards);
  }
}

/// The same, and it is not known of whose cards it was.
void Giving::expose_somebodys(const Act& a, Some<Role> by) {
  note(FactKind::ExposedInDealing, a.actor, now(), unknown<Role>, by, unknown<NoYes>).cards =
      a.cards;
  if (by.may_be(Role::Dealer)) {
    packets_complete();
  }
}

/// After a cut that is told the packets were given by now, though that is not told, nor whether
/// the cut was made anew.
void Giving::packets_untold() {
  if (act_at(dealt_at_).kind != ActKind::Give && out().seen.has(ActKind::Cut)) {
    t_.told.leave_out(bit(Beat::Cut) | bit(Beat::Packet), deeds({Remedy::Recut}));
    beat(Beat::Packet);
  }
}

void Giving::turn_up(const Act& a) {
  packets_untold();
  packets_complete(true);
  const CardSet card = single_card(now());
  const bool short_hands = packets_.break_off();
  if (turned_.number < static_cast<int>(turned_.cards.size())) {
    turned_.cards[static_cast<std::size_t>(turned_.number++)] = card;
  }
  leave_stock(a.cards, Pile::Out);
  t_.dealing.leave_stock(1);
  if (turned_.number == 1) {
    if (card.empty()) {
      t_.dealing.trump = beside().foreign_suit(now());
    } else if ((card - CardSet::of(card.first().suit)).empty()) {
      t_.dealing.trump = card.first().suit;
    }
    beat(Beat::TurnUp);
    trump_turned();
    turned_.from_other = a.object_as<record::TurnedFrom>() != record::TurnedFrom::Top;
    if (a.object_as<record::TurnedFrom>() != record::TurnedFrom::Top || short_hands ||
        t_.dealing.words.proposals > 0) {
      note(FactKind::Turned, actor_of(dealer()), now(),
           a.object_as<record::TurnedFrom>() == record::TurnedFrom::Top ? TurnedCard::Top
                                                                        : TurnedCard::Other,
           short_hands ? HandsDealt::Short : HandsDealt::Complete,
           t_.dealing.words.proposals > 0 ? NoYes::No : NoYes::Yes, unknown<NoYes>)
          .cards = a.cards;
    }
  } else if (turned_.number == 2) {
    note(FactKind::SeveralTurned, actor_of(dealer()), now(), unknown<NoYes>).cards = a.cards;
  }
}

/// A trump was turned, though that is not told, unless it is told yet: by now, or, if the act under
/// way is a statement and has no moment, sometime.
void Giving::turn_untold(bool by_now) {
  if (turned_.untold == unknown<NoYes> && by_now) {
    turned_by_now();
  }
  if (t_.dealing.done.turn_at != kNever || t_.dealing.phase != Phase::Dealing ||
      t_.ahead.turns_later(now())) {
    return;
  }
  packets_untold();
  packets_complete(true);
  const bool dealt = act_at(dealt_at_).kind == ActKind::Give;
  const std::size_t end = by_now ? std::size_t{now()} + 1 : std::size_t{t_.notes.end()};
  for (std::size_t at = dealt ? std::size_t{dealt_at_} + 1 : 0; at < end; ++at) {
    t_.told.leave_out_before(static_cast<ActIndex>(at), bit(Beat::TurnUp));
  }
  if (by_now) {
    beat(Beat::TurnUp);
  }
  turned_.untold = by_now ? Some(NoYes::Yes) : unknown<NoYes>;
  const ActIndex before = now() == 0 ? now() : static_cast<ActIndex>(now() - 1);
  check(t_.cards.move(before, Pile::Stock, Pile::Out, 1, {}));
  t_.dealing.leave_stock(1);
  trump_turned();
}

/// One that was turned sometime was by the first word or card that is told of the hand.
void Giving::turned_by_now() {
  using record::ActKind;
  constexpr record::ActKinds kOfHand{ActKind::Propose,  ActKind::Accept,  ActKind::Refuse,
                                     ActKind::Stand,    ActKind::Discard, ActKind::Take,
                                     ActKind::Announce, ActKind::Play};
  if (kOfHand.has(act_at(now()).kind)) {
    turned_.untold = NoYes::Yes;
    beat(Beat::TurnUp);
  }
}

/// The dealing has reached its turn-up.
void Giving::trump_turned() {
  t_.dealing.done.turn_at = now();
  t_.dealing.phase = Phase::Turned;
  out().dealings.back().reached_turn_up = true;
  remember_giving();
}

/// What the deals to come are held to: whose pack is which, and the order in which he distributes.
void Giving::remember_giving() {
  const std::optional<Seat> by = dealer();
  if (!by) {
    t_.sitting.packs.held.forget();  // whichever dealt, his pack is not known
    return may_have_given();
  }
  t_.sitting.packs.held.is(*by, t_.dealing.pack.which);
  t_.sitting.orders.of[*by].deals(order_of(*by));
}

void Giving::may_have_given() {
  for (const Seat seat : game::kSeats) {
    if (t_.dealing.dealer.may_be(seat)) {
      t_.sitting.orders.of[seat].may_have_dealt(order_of(seat));
    }
  }
}

/// Of packets that were wrong, or are not told, it is the one he gave notice of.
std::optional<record::Order> Giving::order_of(Seat seat) const {
  return order_ ? order_ : noticed_[seat];
}

bool Giving::hand_begun() const {
  return t_.dealing.words.first.begun() || t_.playing.begun || hand_gathered();
}

/// What a hand of a wrong number makes of the turn-up: it was mended, or is wrong.
Some<NumberDealt> Giving::number_dealt(const Fact& wrong, bool begun) const {
  const bool mended = is_mended(wrong);
  // Once he has seen his hand nobody can have it mended: it was, and without right.
  const bool by_right = mended && nondealer_looked(rectifying_.mended_at) != NoYes::Yes;
  const bool mendable = !mended && !begun && wrong.found <= t_.dealing.done.turn_at &&
                        nondealer_looked(now()) != NoYes::Yes;
  Some<NumberDealt> number = by_right && !turned_untold() ? Some(NumberDealt::Rectified)
                             : by_right || mendable  // of one untold: before it or after
                                 ? Some{NumberDealt::Rectified, NumberDealt::Wrong}
                                 : Some(NumberDealt::Wrong);
  return wrong.proof == Proof::Allowed ? number | Some(NumberDealt::Right) : number;
}

void Giving::note_king_turned() {
  // While nobody has proposed or played, what is amiss may yet be mended: the right card turned
  // beside the wrong one, a number found before the turn-up put right.
  const bool begun = hand_begun();
  Some<NumberDealt> number = NumberDealt::Right;
  noted().each(FactKind::WrongNumber, [&](const Fact& fact) {
    number = number.must_be(NumberDealt::Wrong) || fact.proof == Proof::Refuted
                 ? number
                 : number_dealt(fact, begun);
  });
  const auto turned = [&](CardSet card, Some<KingCard> which) {
    CardSet kings = card & CardSet::of(Rank::King);
    for (const game::Card king : card.size() > 1 ? kings : CardSet{}) {
      const bool in_hand = std::ranges::any_of(
          game::kSeats, [&](Seat seat) { return t_.cards.shown(seat, king) != kNever; });
      kings = in_hand ? kings - CardSet{king} : kings;
    }
    if (kings.empty()) {
      return;
    }
    Fact& fact =
        note(FactKind::KingTurned, actor_of(dealer()), t_.dealing.done.turn_at, number, which);
    fact.proof = kings == card ? Proof::Proved : Proof::Allowed;
    fact.cards = kings;
    fact.place.playing = 0;
  };
  // Who has seen his hand can no longer choose it; but it is the trump if they go on.
  const Some<KingCard> alone = !turned_.from_other || begun ? Some(KingCard::Alone)
                               : nondealer_looked(now()) == NoYes::Yes
                                   ? Some{KingCard::Alone, KingCard::NotChosen}
                                   : Some{KingCard::Chosen, KingCard::NotChosen};
  for (int i = 0; i < turned_.number; ++i) {
    turned(turned_.cards[static_cast<std::size_t>(i)],
           turned_.number == 1            ? alone
           : turned_.chosen < 0 && !begun ? Some{KingCard::Chosen, KingCard::NotChosen}
           : turned_.chosen == i          ? Some(KingCard::Chosen)
           : turned_.chosen < 0 && i == 0 ? Some(KingCard::Chosen)  // nobody chose: it is the trump
                                          : Some(KingCard::NotChosen));
  }
  if (!turned_untold()) {
    return;
  }
  // Beside the card that was chosen another was turned: a king only if it cannot be anything else.
  const CardSet other = t_.cards.may_at(Pile::Out, t_.dealing.done.turn_at);
  if (turned_.chosen < 0) {
    turned(other, KingCard::Alone);
  } else if (other.size() == 1) {
    turned(other, KingCard::NotChosen);
  }
}

/// Does the deal go on, or had it gone on by now, without a turn-up that is told? Then one was
/// made, before this or after.
bool Giving::turned_untold_later() const {
  const bool had = t_.dealing.done.begun_at != kNever &&
                   behind().king_spoken_of(t_.dealing.done.begun_at, now());
  return !t_.ahead.turns_later(now()) &&
         (had || out().stands.deal_follows || t_.ahead.hand_told_later(now()));
}

void Giving::lie_faced(const Act& a) {
  const auto where = a.object_as<record::FacedWhere>();
  if (where != record::FacedWhere::Packet && !a.cards.empty() &&
      t_.dealing.shown.faced.has_all(a.cards)) {
    return;  // it has been told
  }
  if (where != record::FacedWhere::Packet && t_.ahead.finds_faced_later(now(), a.cards)) {
    seen_in_stock(a.cards);
    return;  // as it lay there nobody had seen it: that is told with the finding
  }
  // What is left of the pack is called so before a card of it is turned, and after. While the
  // packets are being given none is turned, nor, without a word of it, where one is found and the
  // deal stops there.
  const int given = packets_given().number();
  const bool half_given = given > 0 && given < Packets::kOfADeal;
  const Some<FacedWhen> when = t_.dealing.done.turn_at == kNever &&
                                       where == record::FacedWhere::Stock && !half_given &&
                                       turned_untold_later()
                                   ? Some{FacedWhen::BeforeTurnUp, FacedWhen::BeforeDiscard}
                               : t_.dealing.done.turn_at == kNever ? Some{FacedWhen::BeforeTurnUp}
                               : !t_.dealing.done.discarding       ? Some{FacedWhen::BeforeDiscard}
                                                                   : Some{FacedWhen::AfterDiscard};
  Fact& fact = note(FactKind::FacedCard, record::kNobody, now(),
                    where == record::FacedWhere::Pack    ? FacedIn::Pack
                    : where == record::FacedWhere::Stock ? FacedIn::Stock
                                                         : FacedIn::Packet,
                    when, where == record::FacedWhere::Packet ? NoYes::Yes : NoYes::No);
  show_faced(fact, a.cards, where != record::FacedWhere::Packet);
}

/// The fact is told of these cards, which lie in the stock or not.
void Giving::show_faced(Fact& fact, CardSet cards, bool in_stock) {
  fact.cards = cards;
  fact.found = now();
  t_.dealing.shown.faced |= cards;
  if (must_be(fact, 1, FacedWhen::AfterDiscard) && in_stock) {
    leave_stock(cards, Pile::Faced);
  } else if (in_stock) {
    seen_in_stock(cards);
  }
}

/// Once the trump is turned, a card found faced lies in the stock from then on, until it is come
/// to; or it has been given already.
void Giving::find_faced(CardSet cards) {
  const bool told = noted().has_of(FactKind::FacedCard, cards) ||
                    noted().has_of(FactKind::ExposedInDealing, cards);
  if (cards.empty() || told || t_.dealing.done.turn_at == kNever ||
      !(t_.dealing.shown.offered & cards).empty()) {
    return;
  }
  CardSet held;
  for (const Seat seat : game::kSeats) {
    held |= t_.cards.sure(hand_of(seat)) & cards;
  }
  const bool given = held == cards && t_.dealing.done.discarding;
  if (!given && !held.empty()) {
    return;
  }
  show_faced(
      note(FactKind::FacedCard, record::kNobody, now(), given ? FacedIn::Packet : FacedIn::Stock,
           t_.dealing.done.discarding ? FacedWhen::AfterDiscard : FacedWhen::BeforeDiscard,
           given ? NoYes::Yes : NoYes::No),
      cards, !given);
}

}  // namespace ecarte::replay
