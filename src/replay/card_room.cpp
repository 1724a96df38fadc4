// SPDX-License-Identifier: MIT
#include "replay/card_room.hpp"

#include <algorithm>

namespace ecarte::replay {

/// The card of an act that names one: what it may be. None of the thirty-two if it is foreign.
CardSet CardRoom::single_card(ActIndex at) const {
  const Act& a = acts_[at];
  if (!a.cards.empty()) {
    return CardSet{a.cards.first()};
  }
  if (foreign_card(at)) {
    return CardSet{};
  }
  if (static_cast<std::size_t>(at) + 1 < acts_.size() && acts_[at + 1].kind == ActKind::Partly) {
    return acts_[at + 1].cards;
  }
  return CardSet::all();
}

/// Is the first card named in act `at` one that belongs to no piquet pack?
bool CardRoom::foreign_card(ActIndex at) const {
  const std::size_t next = static_cast<std::size_t>(at) + 1;
  return next < acts_.size() && acts_[next].kind == ActKind::Odd &&
         (acts_[next].flags & record::kSecondCopy) == 0;
}

/// The cards known in part that act `at` names besides those it names in full. Valid until asked
/// again.
std::span<const CardSet> CardRoom::partly(ActIndex at) {
  std::size_t n = 0;
  for (std::size_t i = static_cast<std::size_t>(at) + 1; i < acts_.size() && n < t_.partly.size();
       ++i) {
    if (acts_[i].kind == ActKind::Partly) {
      t_.partly[n++] = acts_[i].cards;
    } else if (acts_[i].kind != ActKind::Odd) {
      break;
    }
  }
  return {t_.partly.data(), n};
}

/// The cards known in part of the act under way, besides `known`: a card that came without being
/// named may be one of them, and is then the one it fits best.
std::span<const CardSet> CardRoom::partly_besides(CardSet known) {
  std::size_t n = partly(now_).size();
  for (const Card card : known - acts_[now_].cards) {
    std::size_t best = n;
    for (std::size_t i = 0; i < n; ++i) {
      const bool better = best == n || t_.partly[i].size() < t_.partly[best].size();
      best = t_.partly[i].has(card) && better ? i : best;
    }
    if (best < n) {
      t_.partly[best] = t_.partly[--n];
    }
  }
  return {t_.partly.data(), n};
}

void CardRoom::check(const std::optional<Clash>& clash) {
  if (clash) {
    impossible(clash->twice ? "card-in-two-places" : "card-not-held", clash->at, clash->earlier,
               clash->cards, clash->who);
  }
}

void CardRoom::show_in_hand(Seat seat, CardSet cards) {
  check(cards_.tell(now_, seat, cards, partly(now_)));
}

/// Cards of the stock that are turned up, faced or thrown aside. A card that lay faced goes on from
/// there.
void CardRoom::leave_stock(CardSet cards, Pile to) {
  const CardSet faced = cards & (cards_.may(Pile::Faced) - cards_.may(Pile::Stock));
  if (!faced.empty() && to != Pile::Faced) {
    check(cards_.move(now_, Pile::Faced, to, faced.size(), faced));
  }
  if (const CardSet rest = cards - faced; !rest.empty()) {
    check(cards_.move(now_, Pile::Stock, to, rest.size(), rest));
  }
}

void CardRoom::seen_in_stock(CardSet cards) {
  if (cards.empty() || d_.done.turn_at == kNever || d_.done.discarding || p_.begun) {
    return;
  }
  for (const Seat seat : game::kSeats) {
    check(cards_.tell_none(now_, seat, cards));
  }
}

/// `number` cards come into the hand, of which `known` are known.
void CardRoom::take_in(Seat seat, CardSet known, int number, ActIndex at) {
  const CardSet faced = known & (cards_.may(Pile::Faced) - cards_.may(Pile::Stock));
  if (!faced.empty()) {
    check(cards_.move(at, Pile::Faced, hand_of(seat), faced.size(), faced));
  }
  const int rest = std::max(0, number - faced.size());
  const bool told = now_ < acts_.size() &&
                    (acts_[now_].kind == ActKind::Take || acts_[now_].kind == ActKind::Complete);
  check(cards_.move(at, Pile::Stock, hand_of(seat), rest, known - faced,
                    told ? partly_besides(known) : std::span<const CardSet>{}));
}

/// `number` cards leave the hand and are out of play, of which `known` are known.
void CardRoom::part_with(Seat seat, CardSet known, int number) {
  const bool told = now_ < acts_.size() && record::is_player(acts_[now_].actor);
  check(cards_.move(now_, hand_of(seat), Pile::Out, number, known,
                    told && number > known.size() ? partly(now_) : std::span<const CardSet>{}));
}

/// Cards that he put out, and has looked at since, are in his hand again: for as many others, of
/// which it is not told which. Returns them.
CardSet CardRoom::take_up_discard(Seat seat, CardSet cards) {
  HandOfDealing& hand = d_.hands[seat];
  const CardSet again =
      hand.discard_handled ? cards & hand.discarded & cards_.sure(Pile::Out) : CardSet{};
  if (again.empty()) {
    return again;
  }
  note(FactKind::CardTakenUp, record::actor_of(seat), now_, TakenUpFrom::Discard).cards = again;
  hand.discarded -= again;
  check(cards_.move(now_, hand_of(seat), Pile::Out, again.size(), {}));
  check(cards_.move(now_, Pile::Out, hand_of(seat), again.size(), again));
  return again;
}

/// The other may have led already: a hand that changes before its own first card starts with what
/// it then holds.
void CardRoom::before_his_first_card(Seat seat) {
  if (p_.begun && d_.hands[seat].first_card == kNever) {
    cards_.start_playing(seat);
  }
}

}  // namespace ecarte::replay
