// SPDX-License-Identifier: MIT
#include "replay/exchange_room.hpp"

#include <algorithm>

namespace ecarte::replay {

game::Counts Exchange::may_take(int least) const {
  if (given.number.known()) {
    return game::Counts::range(least, std::max(least, given.number.or_else(0)));
  }
  const int fewest = std::min(asked.or_else(0), discarded.or_else(0));
  return fewest > 0 && fewest < wish()
             ? game::Counts::range(std::max(least, fewest), std::max(least, wish()))
             : game::Counts::range(std::max(least, 1), std::max(least, kFullHand));
}

/// How many cards the two want between them in this exchange.
int ExchangeRoom::wishes() const {
  const Exchange& his = so_far_.of[Seat::First];
  const Exchange& own = so_far_.of[Seat::Second];
  return his.wish() + own.wish();
}

Counts ExchangeRoom::stock_for_wishes() const {
  const Acceptance& accepted = so_far_.acceptance;
  return accepted.thrown_aside == 0 ? accepted.stock
                                    : less_by(accepted.stock, exactly(accepted.thrown_aside));
}

void ExchangeRoom::stock_has(int number) {
  const auto at_least = [number](Counts& sizes) {
    if (!sizes.known() && !sizes.empty() && number <= sizes.most()) {
      sizes.narrow(Counts::range(number, sizes.most()));
    }
  };
  at_least(t_.dealing.stock);
  for (const Seat seat : game::kSeats) {
    at_least(so_far_.of[seat].taken.stock_after);
  }
}

bool ExchangeRoom::condition_failed() const {
  return t_.dealing.phase == Phase::Exchanging && so_far_.acceptance.if_enough &&
         !so_far_.acceptance.altered && wishes() > stock_for_wishes().most();
}

/// Here, and no deal follows: else the hand went on.
bool ExchangeRoom::record_stops() const {
  return all_read() && !out().stands.deal_follows;
}

bool ExchangeRoom::has_spoken_since(Seat seat, ActIndex at) const {
  return behind().spoke_or_looked_since(at, now(), seat);
}

Some<NoYes> ExchangeRoom::seen_by_now(Seat seat) const {
  const TakenCards& taken = so_far_.of[seat].taken;
  const bool since = taken.seen == unknown<NoYes> && has_spoken_since(seat, taken.at);
  return since ? Some(NoYes::Yes) : taken.seen;
}

}  // namespace ecarte::replay
