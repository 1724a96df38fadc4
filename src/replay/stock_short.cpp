// SPDX-License-Identifier: MIT
//
// Whether the stock held what the two wished for in an exchange.
#include <algorithm>

#include "replay/exchange_end.hpp"

namespace ecarte::replay {

bool ExchangeEnd::discards_go_back() const {
  if (so_far_.went_back) {
    return true;
  }
  return condition_failed() && std::ranges::none_of(game::kSeats, [this](Seat seat) {
           return so_far_.of[seat].taken.any() || so_far_.of[seat].given.number.known();
         });
}

/// The dealer took cards that the non-dealer was to have.
bool ExchangeEnd::served_himself_first() const {
  return noted().any(FactKind::ServedFirst, [this](const Fact& fact) {
    return fact.occurred >= so_far_.acceptance.at && must_be(fact, 0, Served::Unserved);
  });
}

/// The dealer took cards before the other had said what he wished for, and left too few for that.
void ExchangeEnd::note_served_before_asking() {
  if (!dealer()) {
    return;
  }
  const Exchange& his = so_far_.of[*nondealer()];
  const Exchange& own = so_far_.of[*dealer()];
  const int wish = his.wish();
  const bool had_some = his.taken.any() && his.taken.at < own.taken.at;
  const int lacking = wish - (had_some ? his.has() : 0);  // when the dealer took his
  if (!own.taken.none() && own.taken.stock_after.most() < lacking &&
      !own.taken.stock_after.empty() && his.has() < wish && so_far_.acceptance.at != kNever &&
      !served_himself_first()) {
    note(FactKind::ServedFirst, actor_of(dealer()), own.taken.at, Served::Unserved).place.playing =
        0;
  }
}

/// Did the wishes of the two exceed the stock?
void ExchangeEnd::note_stock() {
  if (!dealer()) {
    return;
  }
  const Exchange& his = so_far_.of[*nondealer()];
  const int wish = his.wish();
  const int stock = stock_for_wishes().most();
  if (!his.wish_known() || so_far_.acceptance.at == kNever) {
    return;
  }
  // Where the record stops before the dealer has said what he wishes, it may yet be too much.
  const Exchange& own = so_far_.of[*dealer()];
  const bool unsaid = record_stops() && !own.wish_known() && !own.taken.any();
  // Who calls up a condition that he had not spoken wishes for more than there is.
  const bool called_up =
      so_far_.acceptance.condition_afterwards && !own.wish_known() && wish + kFullHand > stock;
  const bool short_of = wishes() > stock || called_up;
  if (!short_of && (!unsaid || wish + kFullHand <= stock)) {
    return;
  }
  stock_short_ = short_of;
  Fact& fact = note(FactKind::StockShort, actor_of(dealer()), so_far_.acceptance.at,
                    so_far_.acceptance.if_enough              ? AcceptedHow::Conditional
                    : so_far_.acceptance.condition_afterwards ? AcceptedHow::ConditionalAfterwards
                                                              : AcceptedHow::Plain,
                    stock > wish ? Left::Some : Left::None);
  fact.number = static_cast<std::uint8_t>(std::max(0, stock));
  fact.place.playing = 0;
  if (!short_of) {
    t_.notes.only_suppose();
  }
}

}  // namespace ecarte::replay
