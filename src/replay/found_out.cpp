// SPDX-License-Identifier: MIT
#include "replay/found_out.hpp"

#include <algorithm>

#include "replay/found_later.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;
using record::Noun;

namespace {

/// Is it a fact that a claim or a remedy may rest on?
bool is_ground(FactKind kind) {
  return kind == FactKind::WrongNumber || kind == FactKind::PacketsWrong ||
         kind == FactKind::OrderChanged || kind == FactKind::Dealing ||
         kind == FactKind::PlayedWrongNumber || kind == FactKind::ExcessTaken;
}

}  // namespace

void FoundOut::apply(std::span<const ActIndex> grounds) const {
  if (notes_.out().seen.has(ActKind::Find)) {
    notes_.behind.for_each_found(begin_, notes_.now,
                                 [this](const Act& a, ActIndex at) { apply(a, at); });
  }
  notes_.behind.for_each_deal_claimed(begin_, std::min(notes_.now, d_.done.turn_at),
                                      [this](const Act& a, ActIndex at) { claim_deal(a, at); });
  for (const ActIndex at : grounds) {
    if (at == kNever) {
      return;
    }
    const auto ground = [&](const Fact& fact) {
      return is_ground(fact.kind) && fact.place.dealing == notes_.dealing() && fact.occurred < at;
    };
    // What was found before is what it rests on, and brings nothing else to light.
    const bool rests_on_found = std::ranges::any_of(notes_.out().facts, [&](const Fact& fact) {
      return ground(fact) && fact.found < at && fact.proof != Proof::Refuted;
    });
    for (Fact& fact : notes_.out().facts) {
      if (ground(fact) && fact.found > at && !rests_on_found) {
        fact.found = at;
      }
    }
  }
}

/// Whose the deal is, and who claims it while the other deals, has found it out.
void FoundOut::claim_deal(const Act& a, ActIndex at) const {
  if (record::is_player(a.actor) && d_.dealer.must_be(a.seat())) {
    return;
  }
  notes_.noted.each(FactKind::Dealing, [&](Fact& fact) {
    const bool out_of_turn = fact.subject != a.actor && fact.occurred < at;
    if (out_of_turn && notes_.out().dealings.back().rightful == std::optional{a.seat()}) {
      fact.found = std::min(fact.found, at);
    }
  });
}

void FoundOut::apply(const Act& a, ActIndex at) const {
  const auto noun = a.object_as<Noun>();
  const bool of_a_hand = noun == Noun::NumberInHand || (noun == Noun::CardsTaken && a.detail < 2);
  const Actor whose = a.detail < 2 ? a.detail : a.actor;
  if (notes_.noted.any(FactKind::WrongNumber, [at](const Fact& fact) {
        return fact.proof == Proof::Refuted && fact.found == at;
      })) {
    return;  // by that finding nothing came to light
  }
  bool any = false;
  for (Fact& fact : notes_.out().facts) {
    if (!names(noun, fact.kind) || fact.place.dealing != notes_.dealing()) {
      continue;
    }
    if (of_a_hand && record::is_player(whose) && fact.subject != whose) {
      continue;
    }
    if (fact.kind == FactKind::WrongNumber && fact.occurred < kSometime && fact.occurred > at) {
      continue;  // a number that only a mending since has made
    }
    any = true;
    if (fact.found == kNever || fact.found > at) {
      fact.found = at;
    }
    if (noun == Noun::WrongPack) {
      narrow(fact, 1, Some(PackOwner::Other));
    }
    if (fact.kind == FactKind::OrderChanged && fact.proof == Proof::Allowed) {
      fact.proof = Proof::Proved;
      believe_order_changed();
    }
  }
  if (any || notes_.out().dealings.empty() || means_exposed(a)) {
    return;
  }
  if (means_turn(a)) {
    Act named = a;
    named.object = static_cast<std::uint8_t>(Noun::DealOutOfTurn);
    return prove(named, at, Proof::Proved);
  }
  prove(a, at, refuted(noun) ? Proof::Refuted : Proof::Proved);
}

/// Does a fault that is not named mean the deal out of turn? The other gives upon it, which no
/// other fault has for its cure.
bool FoundOut::means_turn(const Act& a) const {
  return a.object_as<Noun>() == Noun::Fault && notes_.now < notes_.end() &&
         notes_.act().kind == ActKind::Give && record::is_player(notes_.act().actor) &&
         d_.dealer.nondealer() == notes_.act().seat() && !notes_.out().dealings.back().rightful;
}

/// Does a faced card that was found mean one that is told to have been exposed in the dealing?
bool FoundOut::means_exposed(const Act& a) const {
  return a.object_as<Noun>() == Noun::FacedCard &&
         notes_.noted.any(FactKind::ExposedInDealing, [&](const Fact& fact) {
           return a.cards.empty() || !(fact.cards & a.cards).empty();
         });
}

/// Were the last cards cut for this deal of one rank?
bool FoundOut::cut_was_tied() const {
  const auto& facts = notes_.out().facts;
  const auto last = std::find_if(facts.rbegin(), facts.rend(), [](const Fact& fact) {
    return fact.kind == FactKind::CutResult || fact.kind == FactKind::CutAnew;
  });
  return last != facts.rend() && last->kind == FactKind::CutResult &&
         must_be(*last, 0, CutResult::Tie);
}

/// Does the record itself show that it was not so?
bool FoundOut::refuted(Noun noun) const {
  const std::optional<Seat> dealer = d_.dealer.dealer();
  const DealingSpan& span = notes_.out().dealings.back();
  switch (noun) {
    case Noun::DealOutOfTurn:
      // By cards of one rank the deal is nobody's: both are to cut again.
      return dealer && (span.rightful == dealer || (!span.rightful && cut_was_tied()));
    case Noun::WrongPack: {
      const Act* const given = notes_.behind.giving(d_.done.begun_at, notes_.now);
      const bool said =
          given != nullptr && given->object_as<record::PackRef>() != record::PackRef::DealersOwn;
      return said && sitting_.packs.told && d_.pack.supposed == PackOwner::Own;
    }
    case Noun::Order: {
      if (!dealer || giving_.packets_given().began_with(*dealer)) {
        return false;
      }
      const OrderKept& kept = giving_.orders_before().of[*dealer];
      if (kept.has_none() && !giving_.noticed(*dealer)) {
        return !maybe_later_game();  // there is no other order that he could have changed
      }
      return giving_.order() && kept.changes(giving_.order(), giving_.noticed(*dealer)).how.empty();
    }
    case Noun::Packets:
      if (!giving_.packets_given().told()) {
        return dealer && giving_.order();  // by three and two, or two and three, is told
      }
      return dealer && giving_.packets_given().number() == Packets::kOfADeal &&
             giving_.packets_given().fault(dealer) == Packets::Fault::None;
    case Noun::NumberInHand:
    case Noun::FacedCard:
    case Noun::PackWrong:
    case Noun::CardExposed:
    case Noun::CardsTaken:
    case Noun::Revoke:
    case Noun::Underplay:
    case Noun::FalseKing:
    case Noun::LeadOutOfTurn:
    case Noun::Score:
    case Noun::FailureToTrump:
    case Noun::FalseTurnUp:
    case Noun::Fault:
    case Noun::Cut:
      return false;
  }
  return false;
}

/// Does a game begin with this deal: by its number, or since neither has a point in the first deal
/// that is told?
bool FoundOut::game_begins() const {
  const Act* const score = notes_.behind.first_whole_score(notes_.out().dealings.front().begin);
  if (sitting_.deals == 0 && score != nullptr) {
    return score->number == 0 && score->detail == 0 && notes_.out().place.deal <= 1;
  }
  return notes_.out().place.game_begins && !notes_.out().place.begins_untold;
}

/// Of the first deal that is told it may be that games came before it.
bool FoundOut::maybe_later_game() const {
  return sitting_.deals == 0 && !(giving_.order() && notes_.out().place.game_begins);
}

/// The order changed within the game, or at a new one, with the notice told: as it is with whoever
/// may have dealt.
Some<OrderHow> FoundOut::order_changed() const {
  Some<OrderHow> how = Some<OrderHow>::of_bits(0);
  for (const Seat seat : game::kSeats) {
    how = d_.dealer.may_be(seat) ? how | order_changed_by(seat) : how;
  }
  return how;
}

/// Where the packets of deals before in this game are not told, either.
Some<OrderHow> FoundOut::order_changed_by(Seat dealer) const {
  const bool begins = game_begins();
  const std::optional<record::Order> noticed = giving_.noticed(dealer);
  const bool told = noticed && (!giving_.order() || noticed == giving_.order());
  const Some<OrderHow> at_new = told ? OrderHow::NewGameTold : OrderHow::NewGame;
  OrderKept before = giving_.orders_before().of[dealer];
  before.narrow_to_changed(giving_.order(), begins);
  const Some<OrderHow> how = before.changes(giving_.order(), noticed).how;
  return begins ? at_new : how.empty() ? Some(OrderHow::InGame) : how;
}

/// It is believed that the order was changed.
void FoundOut::believe_order_changed() const {
  const std::optional<Seat> dealer = d_.dealer.dealer();
  for (const Seat seat : game::kSeats) {
    OrderKept& kept = sitting_.orders.of[seat];
    if (!dealer && d_.dealer.may_be(seat)) {
      kept.change_said();
    } else if (dealer == seat) {
      kept = giving_.orders_before().of[seat];
      kept.narrow_to_changed(giving_.order(), game_begins());
      if (d_.done.turn_at != kNever) {
        kept.deals(giving_.order());
      }
    }
  }
}

/// A finding that replay could not have known of proves its fact, unless the record refutes it.
void FoundOut::prove(const Act& a, ActIndex at, Proof proof) const {
  const Actor dealer = actor_of(d_.dealer.dealer());
  Fact* fact = nullptr;
  switch (a.object_as<Noun>()) {
    case Noun::Order:
      if (d_.dealer.known() && giving_.packets_given().began_with(*d_.dealer.dealer())) {
        fact = &notes_.note(FactKind::PacketsWrong, dealer, giving_.dealt_at(),
                            PacketsHow::DealerFirst, unknown<NoYes>);
        break;
      }
      fact =
          &notes_.note(FactKind::OrderChanged, dealer, kSometime, order_changed(), unknown<NoYes>);
      break;
    case Noun::Packets:
      // Of packets that are not told, who had the first is not told either.
      fact = &notes_.note(FactKind::PacketsWrong, dealer, kSometime,
                          giving_.packets_given().number() == 0
                              ? Some{PacketsHow::Sizes, PacketsHow::DealerFirst}
                              : Some(PacketsHow::Sizes),
                          unknown<NoYes>);
      break;
    case Noun::FacedCard:
      if (at < d_.done.begun_at) {
        return;  // no card had been dealt
      }
      fact =
          &notes_.note(FactKind::FacedCard, record::kNobody, kSometime,
                       d_.done.turn_at == kNever ? FacedIn::Pack : FacedIn::Stock,
                       d_.done.turn_at == kNever || at < d_.done.turn_at ? FacedWhen::BeforeTurnUp
                       : !d_.done.discarding                             ? FacedWhen::BeforeDiscard
                                                                         : FacedWhen::AfterDiscard,
                       NoYes::No);
      break;
    case Noun::DealOutOfTurn:
      fact = &notes_.note(FactKind::Dealing, dealer, d_.done.begun_at, Turn::Out, PackOwner::Own,
                          after_, PackChosen::Same);
      if (DealingSpan& span = notes_.out().dealings.back(); !span.rightful) {
        span.rightful = d_.dealer.nondealer();
      }
      break;
    case Noun::WrongPack:
      fact = &notes_.note(FactKind::Dealing, dealer, d_.done.begun_at, Turn::In, PackOwner::Other,
                          after_, PackChosen::Other);
      break;
    case Noun::PackWrong:
      fact = &notes_.note(FactKind::PackFault, record::kNobody, kSometime, WhichPack::InUse,
                          unknown<PackFault>);
      break;
    case Noun::NumberInHand:
    case Noun::CardExposed:
    case Noun::CardsTaken:
    case Noun::Revoke:
    case Noun::Underplay:
    case Noun::FalseKing:
    case Noun::LeadOutOfTurn:
    case Noun::Score:
    case Noun::FailureToTrump:
    case Noun::FalseTurnUp:
    case Noun::Fault:
    case Noun::Cut:
      return;
  }
  fact->found = at;
  // Of the first game of a sitting there is no other order that he could have changed.
  const bool maybe_first = a.object_as<Noun>() == Noun::Order && sitting_.deals == 0 &&
                           sitting_.game == 1 && fact->kind == FactKind::OrderChanged &&
                           game_begins();
  fact->proof = maybe_first && proof == Proof::Proved ? Proof::Allowed : proof;
  fact->against = proof == Proof::Refuted ? a.actor : fact->against;
  fact->cards = a.cards;
  fact->place.playing = 0;
  if (fact->kind == FactKind::OrderChanged && fact->proof == Proof::Proved) {
    believe_order_changed();
  }
}

}  // namespace ecarte::replay
