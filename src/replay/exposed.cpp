// SPDX-License-Identifier: MIT
//
// Cards shown in giving or turned in error: taken card by card, refused, or thrown aside.
#include <algorithm>

#include "replay/exchanging.hpp"

namespace ecarte::replay {

void Exchanging::imply_exchange_of(CardSet shown, Seat whose) {
  const bool open = d_.phase == Phase::Turned && !d_.words.refused_last && !d_.words.stood &&
                    d_.words.first != FirstWord::Stood;
  if (open && ahead_.takes_one_of(now_, whose, shown)) {
    imply_proposal();
    imply_acceptance();
  }
}

/// Cards shown in the giving of cards: of each he whose it is may take it or not.
void Exchanging::expose(const Act& a, Seat whose, Some<Role> by) {
  if (!a.cards.empty() && d_.shown.faced.has_all(a.cards)) {
    return reach_faced(a.cards, NoYes::No);
  }
  const auto shown = [&](CardSet card) {
    note(FactKind::ExposedInGiving, a.actor, now_, role(whose), by, unknown<NoYes>).cards = card;
  };
  for (const Card card : a.cards) {
    shown(CardSet{card});
  }
  if (a.cards.empty()) {
    shown({});
  }
  leave_stock(a.cards, Pile::Faced);
  d_.shown.offered |= a.cards;
  d_.shown.exposed_for[whose] |= a.cards;
  d_.shown.exposed_unknown[whose] = d_.shown.exposed_unknown[whose] || a.cards.empty();
}

/// Cards that lay faced are come to in the giving, and then are given or not.
void Exchanging::reach_faced(CardSet cards, NoYes given) {
  const auto told = std::ranges::find_if(out_.facts, [&](const Fact& fact) {
    return fact.kind == FactKind::FacedCard && fact.dealing == dealing_number() &&
           value<FacedWhen>(fact, 1) != FacedWhen::BeforeTurnUp &&  // that is another fault
           !(fact.cards & cards).empty();
  });
  if (told == out_.facts.end()) {
    return;
  }
  Fact reached = *told;
  out_.facts.erase(told);
  reached.occurred = reached.found = now_;
  set(reached, 1, FacedWhen::AfterDiscard);
  set(reached, 2, given);
  out_.facts.push_back(reached);
}

void Exchanging::false_turn_up(const Act& a) {
  const CardSet card = single_card(now_);
  const bool king = d_.trump && card == CardSet{Card{game::Rank::King, *d_.trump}};
  note(FactKind::FalseTurnUp, a.actor, now_, king ? NoYes::Yes : NoYes::No).cards = a.cards;
  leave_stock(a.cards, Pile::Faced);
  d_.shown.offered |= a.cards;
  refusal_barred_ = true;
}

/// Does he name none but cards exposed to him, and there are others to come or to be refused? Then
/// that is his choice of these, card by card, and he has not taken up the rest.
bool Exchanging::chooses_exposed(const Act& a, int number) {
  const Seat seat = a.seat();
  const CardSet exposed = d_.shown.exposed_for[seat] & d_.shown.offered;
  if (a.cards.empty() || !(a.cards - exposed).empty() || number != a.cards.size() ||
      !partly(now_).empty()) {
    return false;
  }
  const Exchange& exchange = exchange_[seat];
  const int wish = std::max(exchange.asked, exchange.discarded);
  if (exchange.altered_to >= 0 && exchange.altered_to == exchange.discarded &&
      exchange.altered_to == exchange.chosen.size() + number && !ahead_.takes_later(now_, seat)) {
    return false;  // by the number he altered it to he has them all
  }
  return wish >= 0 ? wish > exchange.chosen.size() + number
                   : exposed != a.cards || ahead_.takes_later(now_, seat);
}

void Exchanging::choose_exposed(const Act& a) {
  const Seat seat = a.seat();
  deed(Remedy::TakeCard, a.actor, true).cards = a.cards;
  d_.shown.offered -= a.cards;
  d_.shown.exposed_for[seat] -= a.cards;
  exchange_[seat].chosen |= a.cards;
  exchange_[seat].named |= a.cards;
  d_.hands[seat].took = true;
  d_.stock -= a.cards.size();
  beat(Beat::Given);
  take_in(seat, a.cards, a.cards.size(), now_);
}

/// A card exposed or turned in error that he takes by name is his choice. One exposed to him that
/// he neither names nor refuses comes with the cards he takes up, as far as their number leaves
/// room. Returns the cards that come so.
CardSet Exchanging::take_exposed(const Act& a, int number) {
  const Seat seat = a.seat();
  if (const CardSet chosen = a.cards & d_.shown.offered; !chosen.empty()) {
    deed(Remedy::TakeCard, a.actor, true).cards = chosen;
  }
  const CardSet unsaid = (d_.shown.exposed_for[seat] & d_.shown.offered) - a.cards;
  // It may be one of those known in part, or of those of which only the number is told.
  const std::span<const CardSet> in_part = partly(now_);
  const auto fitting =
      std::ranges::count_if(in_part, [&](CardSet card) { return !(card & unsaid).empty(); });
  const int unnamed = number - a.cards.size() - static_cast<int>(in_part.size());
  // Beside fewer than he is to have it lies where it fell, and he has not said.
  const Exchange& own = exchange_[seat];
  const bool altered =
      own.altered_to >= 0 && own.discarded >= 0;  // which counts, the discard tells
  const int wish = altered ? own.discarded : std::max(own.asked, own.discarded);
  if (!unsaid.empty() && fitting == 0 && number < wish && number + unsaid.size() <= wish) {
    exchange_[seat].taken_up = true;
    d_.shown.offered -= a.cards;
    d_.shown.exposed_for[seat] -= a.cards;
    return {};
  }
  const CardSet silently =
      unsaid.size() <= std::max(0, unnamed) + static_cast<int>(fitting) ? unsaid : CardSet{};
  if (!silently.empty()) {
    deed(Remedy::TakeCard, record::kNobody, true).cards = silently;
  } else if (const CardSet left = d_.shown.exposed_for[seat] - a.cards;
             !left.empty() && !exchange_[seat].taken_up) {
    // Else it was thrown aside, and that is told.
    if (!(left & d_.shown.offered).empty() && (!d_.dealer_known || seat == nondealer())) {
      deed(Remedy::RefuseCard, a.actor, false).cards = left;  // by taking others he has refused it
    }
    left_exposed(seat, left);
  }
  exchange_[seat].taken_up = true;
  d_.shown.offered -= a.cards | silently;
  d_.shown.exposed_for[seat] = {};
  return silently;
}

/// He took `number` cards of which none is told, and shows one that lay faced: it came with them.
void Exchanging::take_faced_untold(Seat seat, int number) {
  const CardSet faced = cards_.may(Pile::Faced);
  const auto before = static_cast<ActIndex>(now_ - 1);
  if (number > 0 && !faced.empty() && ahead_.shows(before, seat, faced)) {
    cards_.exchange_untold(before, seat);
  }
}

/// Cards that were shown to him in giving, and lie there still.
int Exchanging::lying(Seat seat) const {
  return (d_.shown.exposed_for[seat] & d_.shown.offered).size();
}

/// He took up the others and went on: they are his.
void Exchanging::take_lying(Seat seat) {
  const CardSet cards = d_.shown.exposed_for[seat] & d_.shown.offered;
  Exchange& exchange = exchange_[seat];
  if (cards.empty() || exchange.taken < 0) {
    return;
  }
  deed(Remedy::TakeCard, record::kNobody, true).at = static_cast<ActIndex>(now_ - 1);
  d_.shown.offered -= cards;
  d_.shown.exposed_for[seat] = {};
  exchange.taken += cards.size();
  d_.stock -= cards.size();
  take_in(seat, cards, cards.size(), exchange.take_at);
}

/// A card shown in giving, one of `cards` if they are told, was not taken by him whose it was.
void Exchanging::left_exposed(Seat seat, CardSet cards) {
  for (Fact& fact : out_.facts) {
    const bool meant = cards.empty() || fact.cards.empty() || !(fact.cards & cards).empty();
    const bool his = fact.kind == FactKind::ExposedInGiving && fact.dealing == dealing_number() &&
                     value<Role>(fact, 0) == role(seat) && meant;
    fact.upheld = his && fact.upheld == Upheld::Unknown ? Upheld::No : fact.upheld;
  }
}

/// Cards that the non-dealer might have had are thrown aside: so he would not have them.
void Exchanging::declined(CardSet thrown) {
  const Seat seat = nondealer();
  const CardSet cards = thrown & (d_.shown.offered - d_.shown.exposed_for[dealer()]);
  if (cards.empty() || !d_.dealer_known) {
    return;
  }
  deed(Remedy::RefuseCard, record::actor_of(seat), false).cards = cards;
  exchange_[seat].to_replace += (cards & d_.shown.exposed_for[seat]).size();
  d_.shown.exposed_for[seat] -= cards;
  left_exposed(seat, cards);
}

/// Cards shown in giving and taken to have come with the others, or given faced as they lay, were
/// thrown aside, and others taken for them. Returns them.
CardSet Exchanging::throw_shown_aside(CardSet cards) {
  CardSet all;
  for (const Seat seat : game::kSeats) {
    CardSet shown;
    for (const Fact& fact : out_.facts) {
      const bool his =
          (fact.kind == FactKind::ExposedInGiving && value<Role>(fact, 0) == role(seat)) ||
          (fact.kind == FactKind::FacedCard && must_be(fact, 2, NoYes::Yes));
      shown |= his && fact.dealing == dealing_number()
                   ? fact.cards & cards & cards_.sure(hand_of(seat))
                   : CardSet{};
    }
    if (!shown.empty()) {
      left_exposed(seat, shown);
      check(cards_.move(now_, hand_of(seat), Pile::Out, shown.size(), shown));
      take_in(seat, {}, shown.size(), now_);
      d_.stock -= shown.size();
      all |= shown;
    }
  }
  return all;
}

void Exchanging::throw_aside(const Act& a) {
  deed(Remedy::ThrowAside, a.actor, true);
  const CardSet seen =
      d_.shown.offered | d_.shown.faced | cards_.sure(Pile::Faced) | throw_shown_aside(a.cards);
  aside_untold_ = aside_untold_ || !(a.cards - seen).empty();
  declined(a.cards);
  if (const CardSet own = a.cards & d_.shown.exposed_for[dealer()]; !own.empty()) {
    left_exposed(dealer(), own);
  }
  const CardSet here = a.cards - cards_.sure(Pile::Out);
  if (a.cards.empty() || !(here - d_.shown.offered).empty()) {
    // The stock holds one fewer.
    d_.stock -= number_of(a, 1);
    acceptance_.thrown_aside += number_of(a, 1);
  }
  leave_stock(here, Pile::Out);
  d_.shown.offered -= a.cards;
  d_.shown.faced -= a.cards;
}

}  // namespace ecarte::replay
