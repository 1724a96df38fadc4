// SPDX-License-Identifier: MIT
#include "replay/exchange_room.hpp"

#include <algorithm>

namespace ecarte::replay {

/// How many cards the two want between them in this exchange.
int ExchangeRoom::wishes() const {
  const Exchange& his = exchange_[nondealer()];
  const Exchange& own = exchange_[dealer()];
  return std::max({his.asked, his.discarded, 0}) + std::max({own.asked, own.discarded, 0});
}

int ExchangeRoom::stock_for_wishes() const {
  return acceptance_.stock - acceptance_.thrown_aside;
}

bool ExchangeRoom::condition_failed() const {
  return d_.phase == Phase::Exchanging && acceptance_.if_enough && !acceptance_.altered &&
         wishes() > stock_for_wishes();
}

/// Here, and no deal follows: else the hand went on.
bool ExchangeRoom::record_stops() const {
  return now_ == acts_.size() && !out_.deal_follows;
}

}  // namespace ecarte::replay
