// SPDX-License-Identifier: MIT
#include "replay/cards_exposed.hpp"

#include <algorithm>

namespace ecarte::replay {

/// Cards shown in the giving of cards: of each he whose it is may take it or not.
void CardsExposed::expose(const Act& a, Seat whose, Some<Role> by) {
  if (!a.cards.empty() && t_.dealing.shown.faced.has_all(a.cards)) {
    return reach_faced(a.cards, NoYes::No);
  }
  const auto shown = [&](CardSet card) {
    note(FactKind::ExposedInGiving, a.actor, now(), role(whose), by, unknown<NoYes>).cards = card;
  };
  for (const Card card : a.cards) {
    shown(CardSet{card});
  }
  if (a.cards.empty()) {
    shown({});
  }
  leave_stock(a.cards, Pile::Faced);
  t_.dealing.shown.offered |= a.cards;
  t_.dealing.shown.exposed_for[whose] |= a.cards;
  if (a.cards.empty()) {
    const std::span<const CardSet> in_part = partly(now());
    t_.dealing.shown.exposed_may[whose] = in_part.empty() ? CardSet::all() : in_part.front();
  }
}

/// Cards that lay faced are come to in the giving, and then are given or not.
void CardsExposed::reach_faced(CardSet cards, NoYes given) {
  const auto told = std::ranges::find_if(out().facts, [&](const Fact& fact) {
    return fact.kind == FactKind::FacedCard && fact.place.dealing == dealing_number() &&
           value<FacedWhen>(fact, 1) != FacedWhen::BeforeTurnUp &&  // that is another fault
           !(fact.cards & cards).empty();
  });
  if (told == out().facts.end()) {
    return;
  }
  Fact reached = *told;
  out().facts.erase(told);
  reached.occurred = reached.found = now();
  set(reached, 1, FacedWhen::AfterDiscard);
  set(reached, 2, given);
  out().facts.push_back(reached);
}

void CardsExposed::false_turn_up(const Act& a) {
  const CardSet card = single_card(now());
  const bool king = t_.dealing.trump && card == CardSet{Card{game::Rank::King, *t_.dealing.trump}};
  note(FactKind::FalseTurnUp, a.actor, now(), king ? NoYes::Yes : NoYes::No).cards = a.cards;
  leave_stock(a.cards, Pile::Faced);
  t_.dealing.shown.offered |= a.cards;
  so_far_.refusal_barred = true;
}

void CardsExposed::find_turned() {
  note(FactKind::FalseTurnUp, actor_of(dealer()), now(), unknown<NoYes>);
  so_far_.refusal_barred = true;
}

void CardsExposed::refuse_card(const Act& a) {
  deed(Remedy::RefuseCard, a.actor, false).cards = a.cards;
  const bool in_giving_late =
      so_far_.of[a.seat()].taken.up && !(a.cards & t_.dealing.shown.exposed_for[a.seat()]).empty();
  if (in_giving_late || !(a.cards - t_.dealing.shown.offered).empty()) {
    return;  // he has it already, or is to have it: a word too late moves no card
  }
  const int in_giving = a.cards.empty() ? (t_.dealing.shown.exposed_may[a.seat()].empty() ? 0 : 1)
                                        : (a.cards & t_.dealing.shown.exposed_for[a.seat()]).size();
  so_far_.of[a.seat()].given.to_replace +=
      in_giving;  // one turned as if for trumps was not for him
  t_.dealing.shown.offered -= a.cards;
  t_.dealing.shown.exposed_for[a.seat()] -= a.cards;
  left_exposed(a.seat(), a.cards);
  if (!a.cards.empty()) {
    check(t_.cards.move(now(), Pile::Faced, Pile::Out, a.cards.size(), a.cards));
    t_.dealing.leave_stock(exactly(a.cards.size()));
  }
}

/// Whose the card is that was shown in giving is told by his part in the deal. May he be `seat`?
bool CardsExposed::may_be_of(const Fact& shown, Seat seat) const {
  const Some<Role> whose = known<Role>(shown, 0);
  return !(whose & role(seat)).empty();
}

/// A card shown in giving, one of `cards` if they are told, was not taken by him whose it was.
void CardsExposed::left_exposed(Seat seat, CardSet cards) {
  noted().each(FactKind::ExposedInGiving, [&](Fact& fact) {
    const bool meant = cards.empty() || fact.cards.empty() || !(fact.cards & cards).empty();
    const bool his = may_be_of(fact, seat) && meant;
    fact.upheld = his && fact.upheld == Upheld::Unknown ? Upheld::No : fact.upheld;
  });
}

/// Of whom it is not told what he put out and took: he may have taken what was shown to him, or
/// not.
void CardsExposed::leave_shown_open(Seat seat) {
  if (so_far_.of[seat].cards_untold() && (!t_.dealing.shown.exposed_may[seat].empty() ||
                                          !t_.dealing.shown.exposed_for[seat].empty())) {
    t_.told.leave_out(0, deeds({Remedy::TakeCard, Remedy::RefuseCard}));
    t_.dealing.shown.offered -= t_.dealing.shown.exposed_for[seat];
    t_.dealing.shown.exposed_for[seat] = {};
  }
  t_.dealing.shown.exposed_may[seat] = {};
}

/// Cards that the non-dealer might have had are thrown aside: so he would not have them.
void CardsExposed::declined(CardSet thrown) {
  if (!nondealer()) {
    return;
  }
  const Seat seat = *nondealer();
  const CardSet cards =
      thrown & (t_.dealing.shown.offered - t_.dealing.shown.exposed_for[game::other(seat)]);
  if (cards.empty()) {
    return;
  }
  deed(Remedy::RefuseCard, record::actor_of(seat), false).cards = cards;
  so_far_.of[seat].given.to_replace += (cards & t_.dealing.shown.exposed_for[seat]).size();
  t_.dealing.shown.exposed_for[seat] -= cards;
  left_exposed(seat, cards);
}

/// Cards shown in giving and taken to have come with the others, or given faced as they lay, were
/// thrown aside, and others taken for them. Returns them.
CardSet CardsExposed::throw_shown_aside(CardSet cards) {
  CardSet all;
  for (const Seat seat : game::kSeats) {
    CardSet shown;
    for (const Fact& fact : out().facts) {
      const bool his = (fact.kind == FactKind::ExposedInGiving && may_be_of(fact, seat)) ||
                       (fact.kind == FactKind::FacedCard && must_be(fact, 2, NoYes::Yes));
      shown |= his && fact.place.dealing == dealing_number()
                   ? fact.cards & cards & t_.cards.sure(hand_of(seat))
                   : CardSet{};
    }
    if (!shown.empty()) {
      left_exposed(seat, shown);
      check(t_.cards.move(now(), hand_of(seat), Pile::Out, shown.size(), shown));
      take_in(seat, {}, shown.size(), now());
      t_.dealing.leave_stock(shown.size());
      all |= shown;
    }
  }
  return all;
}

void CardsExposed::throw_aside(const Act& a) {
  deed(Remedy::ThrowAside, a.actor, true);
  const CardSet seen = t_.dealing.shown.offered | t_.dealing.shown.faced |
                       t_.cards.sure(Pile::Faced) | throw_shown_aside(a.cards);
  aside_untold_ = aside_untold_ || !(a.cards - seen).empty();
  declined(a.cards);
  for (const Seat seat : game::kSeats) {
    const CardSet own = a.cards & t_.dealing.shown.exposed_for[seat];
    if (seat == dealer() && !own.empty()) {
      left_exposed(seat, own);
    }
  }
  const CardSet here = a.cards - t_.cards.sure(Pile::Out);
  if (a.cards.empty() || !(here - t_.dealing.shown.offered).empty()) {
    // The stock holds one fewer.
    t_.dealing.leave_stock(exactly(number_of(a, 1)));
    so_far_.acceptance.thrown_aside += number_of(a, 1);
  }
  leave_stock(here, Pile::Out);
  t_.dealing.shown.offered -= a.cards;
  t_.dealing.shown.faced -= a.cards;
}

}  // namespace ecarte::replay
