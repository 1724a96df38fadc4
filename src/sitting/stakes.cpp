// SPDX-License-Identifier: MIT
#include "sitting/stakes.hpp"

#include <algorithm>
#include <numeric>

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
  std::vector<Amount> remainders(weights.size(), 0);
  Amount left = amount;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const Wide product = static_cast<Wide>(amount) * weights[i];
    shares[i] = static_cast<Amount>(product / whole);
    remainders[i] = static_cast<Amount>(product % whole);
    left -= shares[i];
  }
  std::vector<std::size_t> order(weights.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(
      order, [&](std::size_t a, std::size_t b) { return remainders[a] > remainders[b]; });
  for (const std::size_t i : order) {
    if (left == 0) {
      break;
    }
    ++shares[i];
    --left;
  }
  return shares;
}

namespace {

std::vector<Amount> weights_of(const std::vector<Laid>& bettors) {
  std::vector<Amount> weights;
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
