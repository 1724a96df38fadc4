// SPDX-License-Identifier: MIT
#include "replay/exposed_taken.hpp"

#include <algorithm>

namespace ecarte::replay {

/// Does he name none but cards exposed to him, and there are others to come or to be refused? Then
/// that is his choice of these, card by card, and he has not taken up the rest.
bool ExposedTaken::chooses_exposed(const Act& a, int number) {
  const Seat seat = a.seat();
  const CardSet exposed = t_.dealing.shown.exposed_for[seat] & t_.dealing.shown.offered;
  if (a.cards.empty() || !(a.cards - exposed).empty() || number != a.cards.size() ||
      !partly(now()).empty()) {
    return false;
  }
  const Exchange& exchange = so_far_.of[seat];
  const int wish = exchange.wish();
  if (exchange.altered_to == exchange.taken.chosen.size() + number &&
      exchange.discarded.is(*exchange.altered_to) && !t_.ahead.takes_later(now(), seat)) {
    return false;  // by the number he altered it to he has them all
  }
  return exchange.wish_known() ? wish > exchange.taken.chosen.size() + number
                               : exposed != a.cards || t_.ahead.takes_later(now(), seat);
}

void ExposedTaken::choose_exposed(const Act& a) {
  const Seat seat = a.seat();
  deed(Remedy::TakeCard, a.actor, true).cards = a.cards;
  t_.dealing.shown.offered -= a.cards;
  t_.dealing.shown.exposed_for[seat] -= a.cards;
  so_far_.of[seat].taken.chosen |= a.cards;
  so_far_.of[seat].taken.named |= a.cards;
  t_.dealing.hands[seat].took = NoYes::Yes;
  t_.dealing.leave_stock(exactly(a.cards.size()));
  beat(Beat::Given);
  take_in(seat, a.cards, a.cards.size(), now());
}

/// A card exposed or turned in error that he takes by name is his choice. One exposed to him that
/// he neither names nor refuses comes with the cards he takes up, as far as their number leaves
/// room. Returns the cards that come so.
CardSet ExposedTaken::take_exposed(const Act& a, int number) {
  const Seat seat = a.seat();
  if (const CardSet chosen = a.cards & t_.dealing.shown.offered; !chosen.empty()) {
    deed(Remedy::TakeCard, a.actor, true).cards = chosen;
  }
  leave_turned_in_error(a, number);
  const CardSet unsaid = (t_.dealing.shown.exposed_for[seat] & t_.dealing.shown.offered) - a.cards;
  // It may be one of those known in part, or of those of which only the number is told.
  const std::span<const CardSet> in_part = partly(now());
  const auto fitting =
      std::ranges::count_if(in_part, [&](CardSet card) { return !(card & unsaid).empty(); });
  const int unnamed = number - a.cards.size() - static_cast<int>(in_part.size());
  // Beside fewer than he is to have it lies where it fell, and he has not said.
  const Exchange& own = so_far_.of[seat];
  const bool altered = own.altered_to && own.discarded.known();  // which counts, the discard tells
  const int wish = altered ? own.discarded.or_else(0) : own.wish();
  if (!unsaid.empty() && fitting == 0 && number < wish && number + unsaid.size() <= wish) {
    so_far_.of[seat].taken.up = true;
    t_.dealing.shown.offered -= a.cards;
    t_.dealing.shown.exposed_for[seat] -= a.cards;
    return {};
  }
  const CardSet silently =
      unsaid.size() <= std::max(0, unnamed) + static_cast<int>(fitting) ? unsaid : CardSet{};
  if (!silently.empty()) {
    deed(Remedy::TakeCard, record::kNobody, true).cards = silently;
  } else if (const CardSet left = t_.dealing.shown.exposed_for[seat] - a.cards;
             !left.empty() && !so_far_.of[seat].taken.up) {
    // Else it was thrown aside, and that is told.
    if (!(left & t_.dealing.shown.offered).empty() && seat != dealer()) {
      deed(Remedy::RefuseCard, a.actor, false).cards = left;  // by taking others he has refused it
    }
    exposed_.left_exposed(seat, left);
  }
  so_far_.of[seat].taken.up = true;
  t_.dealing.shown.offered -= a.cards | silently;
  t_.dealing.shown.exposed_for[seat] = {};
  return silently;
}

/// A card that is not known was shown to him, and not refused: it came with those he took, if it
/// may be one of them.
void ExposedTaken::take_unknown(const Act& a, int number) {
  const CardSet shown = t_.dealing.shown.exposed_may[a.seat()];
  const std::span<const CardSet> in_part = partly(now());
  const bool among =
      number > a.cards.size() + static_cast<int>(in_part.size()) || !(a.cards & shown).empty() ||
      std::ranges::any_of(in_part, [&](CardSet card) { return !(card & shown).empty(); });
  if (among && so_far_.of[a.seat()].given.to_replace == 0) {
    deed(Remedy::TakeCard, record::kNobody, true);
  } else {
    t_.told.leave_out(0, deeds({Remedy::TakeCard, Remedy::RefuseCard}));
  }
}

/// A card turned in error is for the next cards he is given: who takes these and not that one has
/// refused it. Where it may be among them, what he shows later tells.
void ExposedTaken::leave_turned_in_error(const Act& a, int number) {
  noted().each(FactKind::FalseTurnUp, [&](const Fact& fact) {
    const bool for_these =
        !fact.cards.empty() && a.seat() == nondealer() && behind().proposed(fact.occurred, now());
    if (!for_these || !(fact.cards & a.cards).empty()) {
      return;
    }
    const bool may_be = may_be_turned_in_error(a, number);
    const bool has_it = may_be && t_.ahead.shows(now(), a.seat(), fact.cards);
    if (may_be && !has_it && !t_.ahead.shows_hand(now(), a.seat())) {
      t_.told.leave_out(0, deeds({Remedy::TakeCard, Remedy::RefuseCard}));
      return;
    }
    deed(has_it ? Remedy::TakeCard : Remedy::RefuseCard, a.actor, true).cards = fact.cards;
  });
}

/// He took `number` cards of which none is told, and shows one that lay faced, or that may be one:
/// it came with them.
void ExposedTaken::take_faced_untold(Seat seat, int number) {
  const CardSet faced = t_.cards.may(Pile::Faced);
  const auto before = static_cast<ActIndex>(now() - 1);
  if (number > 0 && !faced.empty() && t_.ahead.may_show(before, seat, faced)) {
    t_.cards.exchange_untold(before, seat);
  }
}

/// Cards that were shown to him in giving, and lie there still.
int ExposedTaken::lying(Seat seat) const {
  return (t_.dealing.shown.exposed_for[seat] & t_.dealing.shown.offered).size();
}

/// He took up the others and went on: they are his.
void ExposedTaken::take_lying(Seat seat) {
  const CardSet cards = t_.dealing.shown.exposed_for[seat] & t_.dealing.shown.offered;
  Exchange& exchange = so_far_.of[seat];
  if (cards.empty() || !exchange.taken.any()) {
    return;
  }
  deed(Remedy::TakeCard, record::kNobody, true).at = static_cast<ActIndex>(now() - 1);
  t_.dealing.shown.offered -= cards;
  t_.dealing.shown.exposed_for[seat] = {};
  exchange.taken.add(cards.size());
  t_.dealing.leave_stock(exactly(cards.size()));
  take_in(seat, cards, cards.size(), exchange.taken.at);
}

/// Of the cards known in part that he takes, those that can only be a card that lies faced: none in
/// the stock is like them.
CardSet ExposedTaken::faced_in_part() {
  CardSet faced;
  for (const CardSet may : partly(now())) {
    const CardSet up = may & t_.cards.may(Pile::Faced);
    if (((may & t_.cards.may(Pile::Stock)) - up).empty() && up.size() == 1) {
      faced |= up;
    }
  }
  return faced;
}

/// A card turned in error lies there for the non-dealer: may it be one of those that he takes
/// without naming them in full?
bool ExposedTaken::may_be_turned_in_error(const Act& a, int number) {
  const CardSet turned = (t_.dealing.shown.offered - t_.dealing.shown.exposed_for[Seat::First] -
                          t_.dealing.shown.exposed_for[Seat::Second]) &
                         t_.cards.may(Pile::Faced);
  if (turned.empty() || a.seat() != nondealer()) {
    return false;
  }
  // Of those known in part it may be one that it fits.
  const auto others = static_cast<int>(std::ranges::count_if(
      partly(now()), [turned](CardSet may) { return (may & turned).empty(); }));
  return number > a.cards.size() + others;
}

}  // namespace ecarte::replay
