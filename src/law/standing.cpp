// SPDX-License-Identifier: MIT
#include "law/standing.hpp"

#include "law/stock.hpp"
#include "law/window.hpp"

namespace ecarte::law {

void take_stock(const Told& told, DealResult& result) {
  if (result.verdict == Verdict::Impossible) {
    return;
  }
  result.last = told.given.next == nullptr;
  result.stops = result.last && stops_within_hand(told.given.deal, told.rulings.timeline);
  const Stock stock{told, result};
  stock_past(stock);
  if (result.last) {
    stock_open(stock);
  }
}

}  // namespace ecarte::law
