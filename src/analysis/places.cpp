// SPDX-License-Identifier: MIT
#include "analysis/places.hpp"

namespace ecarte::analysis {
namespace {

/// The number of a word of cards from the lowest, those of the leader in `leader`.
std::uint32_t number_of(std::uint32_t leader, std::uint32_t follower) {
  std::uint32_t number = 0;
  std::size_t below = 0;  // of the follower's
  std::size_t own = 0;
  for (unsigned rank = 0; rank < game::kRanks; ++rank) {
    if ((leader >> rank & 1U) != 0) {
      // So many words have this card lower, and whatever below it.
      ++own;
      number += below == 0 ? 0 : static_cast<std::uint32_t>(ways_to_lie(own, below - 1));
    } else if ((follower >> rank & 1U) != 0) {
      ++below;
    }
  }
  return number;
}

void fill_lies(PlaceTables& tables) {
  for (std::uint32_t ranks = 0; ranks < 256; ++ranks) {
    std::uint32_t weight = 1;
    std::uint32_t sum = 0;
    for (unsigned rank = 0; rank < game::kRanks; ++rank, weight *= 3) {
      sum += (ranks >> rank & 1U) * weight;
    }
    tables.ternary[ranks] = static_cast<std::uint16_t>(sum);
  }
  for (std::uint32_t leader = 0; leader < 256; ++leader) {
    for (std::uint32_t left = 255U & ~leader, follower = left;; follower = (follower - 1) & left) {
      const auto own = static_cast<std::uint32_t>(game::bits_in(leader));
      const auto other = static_cast<std::uint32_t>(game::bits_in(follower));
      if (own <= kHand && other <= kHand) {
        tables.lies[tables.ternary[leader] + 2U * tables.ternary[follower]] =
            number_of(leader, follower) |
            static_cast<std::uint32_t>(ways_to_lie(own, other)) << 8U | own << 16U | other << 28U;
      }
      if (follower == 0) {
        break;
      }
    }
  }
}

/// The shapes of up to five cards, those of fewer first.
std::array<Sizes, kShapes> all_shapes() {
  std::array<Sizes, kShapes> shapes{};
  std::size_t n = 0;
  for (std::size_t cards = 0; cards <= kHand; ++cards) {
    for (std::size_t trumps = 0; trumps <= cards; ++trumps) {
      for (std::size_t first = 0; trumps + first <= cards; ++first) {
        for (std::size_t second = 0; trumps + first + second <= cards; ++second) {
          shapes[n++] = {trumps, first, second, cards - trumps - first - second};
        }
      }
    }
  }
  return shapes;
}

std::uint32_t endings_of(const Sizes& leader, const Sizes& follower) {
  std::size_t ways = 1;
  for (std::size_t suit = 0; suit < leader.size(); ++suit) {
    ways *= ways_to_lie(leader[suit], follower[suit]);
  }
  return static_cast<std::uint32_t>(ways);
}

std::size_t cards_of(const Sizes& sizes) {
  return sizes[0] + sizes[1] + sizes[2] + sizes[3];
}

/// Numbers the endings in which both have five cards, or those in which one has fewer.
std::uint32_t number_endings(PlaceTables& tables, bool full, std::uint32_t from) {
  const std::array<Sizes, kShapes> shapes = all_shapes();
  for (std::size_t leader = 0; leader < kShapes; ++leader) {
    for (std::size_t follower = 0; follower < kShapes; ++follower) {
      if ((cards_of(shapes[leader]) + cards_of(shapes[follower]) == std::size_t{2} * kHand) ==
          full) {
        tables.first[leader][follower] = from;
        from += endings_of(shapes[leader], shapes[follower]);
      }
    }
  }
  return from;
}

}  // namespace

PlaceTables make_place_tables() {
  PlaceTables tables{};
  fill_lies(tables);
  const std::array<Sizes, kShapes> shapes = all_shapes();
  for (std::size_t shape = 0; shape < kShapes; ++shape) {
    tables.shapes.at(PlaceTables::key_of(shapes.at(shape))) = static_cast<std::uint8_t>(shape);
  }
  number_endings(tables, true, number_endings(tables, false, 0));
  return tables;
}

}  // namespace ecarte::analysis
