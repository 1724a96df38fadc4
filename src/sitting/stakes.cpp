// SPDX-License-Identifier: MIT
#include "sitting/stakes.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ecarte::sitting {

Amount Side::total() const {
  Amount sum = player.amount;
  for (const Laid& laid : bettors) {
    sum += laid.amount;
  }
  return sum;
}

Amount Side::of(PersonNumber person) const {
  Amount sum = player.person == person ? player.amount : 0;
  for (const Laid& laid : bettors) {
    sum += laid.person == person ? laid.amount : 0;
  }
  return sum;
}

/// Both factors of a share are at most some 2^38 (256 sums of 2^30): the product wants more than 64
/// bits.
__extension__ using Wide = __int128;

std::vector<Amount> share(Amount amount, const std::vector<Amount>& weights) {
  const Amount whole = std::accumulate(weights.begin(), weights.end(), Amount{0});
  std::vector<Amount> shares(weights.size(), 0);
  if (whole <= 0) {
    return shares;
  }
  Amount left = amount;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    shares[i] = static_cast<Amount>(static_cast<Wide>(amount) * weights[i] / whole);
    left -= shares[i];
  }
  if (left == 0) {
    return shares;
  }
  std::vector<std::pair<Amount, std::size_t>> rest;  // what is left of a share, and whose it is
  rest.reserve(weights.size());
  for (std::size_t i = 0; i < weights.size(); ++i) {
    rest.emplace_back(static_cast<Amount>(static_cast<Wide>(amount) * weights[i] % whole), i);
  }
  std::ranges::sort(rest, [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  for (std::size_t i = 0; i < rest.size() && left != 0; ++i, --left) {
    ++shares[rest[i].second];
  }
  return shares;
}

namespace {

std::vector<Amount> weights_of(const std::vector<Laid>& bettors) {
  std::vector<Amount> weights;
  weights.reserve(bettors.size());
  for (const Laid& laid : bettors) {
    weights.push_back(laid.amount);
  }
  return weights;
}

}  // namespace

Division divide(const Side& winner, const Side& loser) {
  Division result;
  Amount available = winner.total() + loser.total();
  const auto pay = [&](std::vector<Laid>& list, PersonNumber person, Amount amount) {
    list.push_back({person, amount});
    available -= amount;
  };
  const Amount players = std::min(available, 2 * winner.player.amount);
  pay(result.winners, winner.player.person, players);
  const std::vector<Amount> bets = weights_of(winner.bettors);
  const Amount bet = winner.total() - winner.player.amount;
  const Amount due = 2 * bet;
  result.deficient = (2 * winner.player.amount - players) + std::max<Amount>(0, due - available);
  const std::vector<Amount> shares = share(std::min(available, due), bets);
  for (std::size_t i = 0; i < shares.size(); ++i) {
    pay(result.winners, winner.bettors[i].person, shares[i]);
  }
  const Amount laid = loser.total() - loser.player.amount;
  const std::vector<Amount> back = share(std::min(available, laid), weights_of(loser.bettors));
  for (std::size_t i = 0; i < back.size(); ++i) {
    if (back[i] != 0) {
      pay(result.returned, loser.bettors[i].person, back[i]);
    }
  }
  if (available != 0) {
    pay(result.returned, loser.player.person, available);
  }
  return result;
}

}  // namespace ecarte::sitting
