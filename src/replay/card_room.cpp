// SPDX-License-Identifier: MIT
#include "replay/card_room.hpp"

#include <algorithm>

namespace ecarte::replay {

/// The cards known in part that act `at` names besides those it names in full. Valid until asked
/// again.
std::span<const CardSet> CardRoom::partly(ActIndex at) {
  return {t_.partly.data(), beside().partly(at, t_.partly)};
}

/// The cards known in part of the act under way, besides `known`: a card that came without being
/// named may be one of them. Of several that it fits, which of them it is is not told: each of the
/// others is then like any of these.
std::span<const CardSet> CardRoom::partly_besides(CardSet known) {
  std::size_t n = partly(now()).size();
  for (const Card card : known - act_at(now()).cards) {
    std::size_t best = n;
    for (std::size_t i = 0; i < n; ++i) {
      const bool better = best == n || t_.partly[i].size() < t_.partly[best].size();
      best = t_.partly[i].has(card) && better ? i : best;
    }
    if (best < n) {
      const CardSet like = t_.partly[best];
      t_.partly[best] = t_.partly[--n];
      for (std::size_t i = 0; i < n; ++i) {
        t_.partly[i] |= t_.partly[i].has(card) ? like : CardSet{};  // it may be that one instead
      }
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
  check(t_.cards.tell(now(), seat, cards, partly(now())));
}

/// Cards of the stock that are turned up, faced or thrown aside. A card that lay faced goes on from
/// there.
void CardRoom::leave_stock(CardSet cards, Pile to) {
  const CardSet faced = cards & (t_.cards.may(Pile::Faced) - t_.cards.may(Pile::Stock));
  if (!faced.empty() && to != Pile::Faced) {
    check(t_.cards.move(now(), Pile::Faced, to, faced.size(), faced));
  }
  if (const CardSet rest = cards - faced; !rest.empty()) {
    check(t_.cards.move(now(), Pile::Stock, to, rest.size(), rest));
  }
}

void CardRoom::seen_in_stock(CardSet cards) {
  if (cards.empty() || t_.dealing.done.turn_at == kNever ||
      (t_.dealing.done.discarding && !t_.playing.begun && !t_.playing.ending.over())) {
    return;
  }
  for (const Seat seat : game::kSeats) {  // and nothing that was played from comes back there
    check(t_.cards.tell_none(now(), seat, cards, t_.playing.begun));
  }
  // Nor does anything that was put out: it has lain there all the time.
  if (const CardSet there = cards & t_.cards.may(Pile::Stock); t_.playing.begun && !there.empty()) {
    check(t_.cards.move(now(), Pile::Stock, Pile::Out, there.size(), there));
  }
}

/// `number` cards come into the hand, of which `known` are known.
void CardRoom::take_in(Seat seat, CardSet known, Counts number, ActIndex at) {
  const CardSet faced = known & (t_.cards.may(Pile::Faced) - t_.cards.may(Pile::Stock));
  if (!faced.empty()) {
    check(t_.cards.move(at, Pile::Faced, hand_of(seat), faced.size(), faced));
  }
  const Counts rest = less_by(number, faced.size());
  const bool told = !all_read() && (act_at(now()).kind == ActKind::Take ||
                                    act_at(now()).kind == ActKind::Complete);
  check(t_.cards.move(at, Pile::Stock, hand_of(seat), rest, known - faced,
                      told ? partly_besides(known) : std::span<const CardSet>{}));
}

/// `number` cards leave the hand and are out of play, of which `known` are known.
void CardRoom::part_with(Seat seat, CardSet known, int number) {
  const bool told = !all_read() && record::is_player(act_at(now()).actor);
  check(t_.cards.move(now(), hand_of(seat), Pile::Out, exactly(number), known,
                      told && number > known.size() ? partly(now()) : std::span<const CardSet>{}));
}

/// Cards that he put out, and has looked at since, are in his hand again: for as many others, of
/// which it is not told which. Returns them.
CardSet CardRoom::take_up_handled(Seat seat, CardSet cards) {
  HandOfDealing& hand = t_.dealing.hands[seat];
  const CardSet again = cards & hand.discarded & t_.cards.sure(Pile::Out);
  if (again.empty()) {
    return again;
  }
  note(FactKind::CardTakenUp, record::actor_of(seat), now(), TakenUpFrom::Discard).cards = again;
  hand.discarded -= again;
  check(t_.cards.move(now(), hand_of(seat), Pile::Out, again.size(), {}));
  check(t_.cards.move(now(), Pile::Out, hand_of(seat), again.size(), again));
  return again;
}

/// The other may have led already: a hand that changes before its own first card starts with what
/// it then holds.
void CardRoom::before_his_first_card(Seat seat) {
  if (t_.playing.begun && t_.dealing.hands[seat].first_card == kNever) {
    t_.cards.start_playing(seat);
  }
}

}  // namespace ecarte::replay
