// SPDX-License-Identifier: MIT
#include "replay/surplus.hpp"

#include <algorithm>

namespace ecarte::replay {

namespace {

/// `number` cards too many leave a hand of which, in the last exchange, nothing is told: it came
/// out of that with so many more than five.
void had_more(const TakenUntold& exchanged, Seat seat, int number, bool begun, Cards& cards,
              DealFacts& out) {
  const Counts had = begun ? cards.count_at_start(seat) : cards.count(seat);
  if (exchanged.is_untold(seat) && had.is(kFullHand)) {
    cards.recount(seat, number);
    out.untold.room.set(static_cast<std::size_t>(FactKind::ExcessTaken));
  }
}

}  // namespace

/// Of the cards too many in a hand `number` leave it. While others are left it is begun, and not
/// done.
void Surplus::part_of_surplus(Remedy what, Actor by, Seat hand, int number) {
  // What was given beyond the asking he throws out himself; what he took beyond it the other draws.
  const bool other_draws = what == Remedy::ThrowOut &&
                           t_.dealing.hands[hand].took.must_be(NoYes::Yes) &&
                           later(ActKind::Draw, record::actor_of(game::other(hand)), now());
  const bool done = other_draws || t_.cards.count(hand).least() - number <= kFullHand;
  const bool begun = !out().deeds.empty() && out().deeds.back().what == what &&
                     out().deeds.back().by == by && surplus_begun_[hand];
  if (done || !begun) {
    deed(what, by, done).number = static_cast<std::uint8_t>(number);
  }
  surplus_begun_[hand] = !done;
  find_all_for_dealing(now());
}

void Surplus::throw_out(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  opening_.implied_dealing();
  giving_.packets_complete();
  if (!a.cards.empty() && (a.cards - t_.dealing.shown.offered).empty()) {
    return exchanging_.exposed().throw_aside(a);  // what he might have had, and will not
  }
  exchanging_.untold().has_taken(a.seat());  // what was given him: of that he has too many
  const int number = number_of(a, std::max(0, t_.cards.count(a.seat()).most() - kFullHand));
  t_.cards.tell_count(now(), a.seat(), at_least(kFullHand + number));
  had_more(exchanging_.untold(), a.seat(), number, t_.playing.begun, t_.cards, out());
  part_of_surplus(Remedy::ThrowOut, a.actor, a.seat(), number);
  part_with(a.seat(), a.cards, number);
  before_his_first_card(a.seat());
}

void Surplus::draw(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  opening_.implied_dealing();
  giving_.packets_complete();
  if (giving_.awaits_rectification()) {
    return giving_.put_right(a);  // the card too many, which was to go back
  }
  const Seat from = a.detail < 2 ? a.seat_in_detail() : game::other(a.seat());
  if (deals(a.actor) && from != a.seat() && t_.dealing.phase == Phase::Dealing &&
      t_.ahead.turns_later(now())) {
    return giving_.put_right(a);  // before a card is turned nobody draws by right
  }
  if (t_.dealing.phase == Phase::Dealing && !t_.ahead.turns_later(now())) {
    giving_.turn_untold();  // so it had been, where nothing is told of it
  }
  DrawnSurplus drawn;
  if (t_.dealing.hands[from].took.must_be(NoYes::Yes)) {
    drawn.from_taken_up = exchanging_.cards().has_seen_taken(from);
  } else {
    drawn.from_taken_up = t_.dealing.hands[from].taken_up ? NoYes::Yes : looked(from, now());
  }
  drawn.at = now();
  looks_.is_drawn(drawn);
  exchanging_.untold().has_taken(from);
  const int number = number_of(a, std::max(1, t_.cards.count(from).most() - kFullHand));
  t_.cards.tell_count(now(), from, at_least(kFullHand + number));
  had_more(exchanging_.untold(), from, number, t_.playing.begun, t_.cards, out());
  part_of_surplus(Remedy::Draw, a.actor, from, number);
  part_with(from, a.cards, number);
  before_his_first_card(from);
}

}  // namespace ecarte::replay
