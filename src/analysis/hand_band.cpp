// SPDX-License-Identifier: MIT
#include "analysis/hand_band.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "analysis/ending_table.hpp"

namespace ecarte::analysis {
namespace {

using game::CardSet;
using game::Suit;

constexpr std::string_view kBuiltIn =
#include "analysis/hand_bands.inc"
    ;

/// The ranks held of each suit: trumps, then the plain suits, the greatest number first.
std::uint32_t key_of(CardSet hand, Suit trump) {
  std::array<std::uint32_t, 3> plain{};
  std::size_t n = 0;
  std::uint32_t trumps = 0;
  for (unsigned suit = 0; suit < game::kSuits; ++suit) {
    const std::uint32_t ranks = hand.bits() >> suit * game::kRanks & 0xffU;
    if (static_cast<Suit>(suit) == trump) {
      trumps = ranks;
    } else {
      plain.at(n++) = ranks;
    }
  }
  std::ranges::sort(plain, std::greater{});
  return trumps << 24U | plain[0] << 16U | plain[1] << 8U | plain[2];
}

/// Of each kind of hand, in ascending order.
std::vector<std::uint32_t> all_keys() {
  std::array<std::vector<std::uint32_t>, kHand + 1> by_size;
  for (std::uint32_t ranks = 0; ranks < 256; ++ranks) {
    if (game::bits_in(ranks) <= kHand) {
      by_size.at(static_cast<std::size_t>(game::bits_in(ranks))).push_back(ranks);
    }
  }
  std::vector<std::uint32_t> keys;
  for (std::uint32_t trumps = 0; trumps < 256; ++trumps) {
    for (std::uint32_t first = 0; first < 256; ++first) {
      for (std::uint32_t second = 0; second <= first; ++second) {
        const int left =
            kHand - game::bits_in(trumps) - game::bits_in(first) - game::bits_in(second);
        if (left < 0) {
          continue;
        }
        for (const std::uint32_t third : by_size.at(static_cast<std::size_t>(left))) {
          if (third <= second) {
            keys.push_back(trumps << 24U | first << 16U | second << 8U | third);
          }
        }
      }
    }
  }
  return keys;
}

const std::vector<std::uint32_t>& keys() {
  static const std::vector<std::uint32_t> kKeys = all_keys();
  return kKeys;
}

/// Spades, the trumps, are the first suit of a set of cards, and the last of a key.
CardSet hand_of(std::uint32_t key) {
  return CardSet{key >> 24U | (key >> 16U & 0xffU) << 8U | (key >> 8U & 0xffU) << 16U |
                 (key & 0xffU) << 24U};
}

}  // namespace

int band(CardSet hand, Suit trump) {
  const auto found = std::ranges::lower_bound(keys(), key_of(hand, trump));
  return kBuiltIn.at(static_cast<std::size_t>(found - keys().begin())) - 'a';
}

void each_kind_of_hand(const std::function<void(CardSet, int)>& use) {
  for (const std::uint32_t key : keys()) {
    const std::uint32_t first = key >> 16U & 0xffU;
    const std::uint32_t second = key >> 8U & 0xffU;
    const std::uint32_t third = key & 0xffU;
    const int hands = first == second && second == third   ? 1
                      : first == second || second == third ? 3
                                                           : 6;
    use(hand_of(key), hands);
  }
}

std::string count_bands() {
  EndingTable endings;
  std::array<std::int64_t, kHand + 1> alike{};
  alike.fill(1);
  std::string bands;
  each_kind_of_hand([&](CardSet hand, int) {
    Weighed weighed;
    endings.weigh(hand, ~hand, Suit::Spades, WeightsByKeepers{alike}, weighed);
    std::int64_t most = 0;
    for (const TrickWeights& tricks : weighed.tricks) {
      most = std::max(most, tricks[3] + tricks[4] + tricks[5]);
    }
    int at = 0;
    while (at + 1 < kBands &&
           100 * static_cast<double>(most) >= kBandFrom.at(static_cast<std::size_t>(at) + 1) *
                                                  static_cast<double>(weighed.total)) {
      ++at;
    }
    bands += static_cast<char>('a' + at);
  });
  return bands;
}

}  // namespace ecarte::analysis
