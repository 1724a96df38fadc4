// SPDX-License-Identifier: MIT
#include "analysis/census.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace ecarte::analysis {
namespace {

constexpr std::uint32_t kSuitRanks = 0xff;
constexpr unsigned kFieldBits = 21;
constexpr std::uint64_t kField = (std::uint64_t{1} << kFieldBits) - 1;

/// A histogram in two words, each number less than 2^21.
struct Packed {
  std::uint64_t low = 0;   ///< of no trick, of one, of two
  std::uint64_t high = 0;  ///< of three, of four, of five

  void add(std::uint64_t times, const Packed& other) {
    low += times * other.low;
    high += times * other.high;
  }
  [[nodiscard]] Histogram unpacked() const {
    Histogram numbers{};
    for (std::size_t tricks = 0; tricks < numbers.size(); ++tricks) {
      const std::uint64_t word = tricks < 3 ? low : high;
      numbers.at(tricks) = static_cast<std::int64_t>(word >> tricks % 3 * kFieldBits & kField);
    }
    return numbers;
  }
};

constexpr std::array<Packed, kHand + 1> kOnce = [] {
  std::array<Packed, kHand + 1> once{};
  for (std::size_t tricks = 0; tricks < once.size(); ++tricks) {
    const std::uint64_t one = std::uint64_t{1} << tricks % 3 * kFieldBits;
    (tricks < 3 ? once[tricks].low : once[tricks].high) = one;
  }
  return once;
}();

/// A lie of a suit, and how many sets of the follower's cards lie so.
struct Weighted {
  std::uint32_t number = 0;
  std::uint32_t sets = 0;
};

/// The lies of a suit in which the leader has some ranks and the follower some of the others.
class SuitLies {
 public:
  SuitLies(std::uint32_t leader, std::uint32_t others) {
    std::array<std::array<std::uint32_t, kMostLies>, kHand + 1> sets{};
    for (std::uint32_t held = others;; held = (held - 1) & others) {
      const auto size = static_cast<std::size_t>(game::bits_in(held));
      if (size <= kHand) {
        ++sets.at(size).at(lie_of(leader, held));
      }
      if (held == 0) {
        break;
      }
    }
    for (std::size_t size = 0; size < sets.size(); ++size) {
      for (std::uint32_t number = 0; number < kMostLies; ++number) {
        if (const std::uint32_t found = sets.at(size).at(number); found > 0) {
          lies_.push_back({number, found});
        }
      }
      from_.at(size + 1) = lies_.size();
    }
  }

  /// Those of so many cards of the follower's.
  [[nodiscard]] std::span<const Weighted> of(std::size_t follower) const {
    return std::span(lies_).subspan(from_[follower], from_[follower + 1] - from_[follower]);
  }

 private:
  static constexpr std::size_t kMostLies = ways_to_lie(4, 4);

  std::vector<Weighted> lies_;
  std::array<std::size_t, kHand + 2> from_{};
};

/// Cards of the leader's of the three plain suits, and all the follower may have with them: a
/// histogram for each lie of the trumps.
class PlainSuits {
 public:
  PlainSuits(std::array<std::uint32_t, 3> ranks, std::array<const SuitLies*, 3> lies)
      : ranks_(ranks), lies_(lies) {
    for (std::size_t suit = 0; suit < ranks.size(); ++suit) {
      led_.at(suit + 1) = static_cast<std::size_t>(game::bits_in(ranks.at(suit)));
    }
    led_[0] = kHand - led_[1] - led_[2] - led_[3];
    for (std::size_t trumps = 0; trumps <= kHand; ++trumps) {
      from_.at(trumps + 1) = from_.at(trumps) + ways_to_lie(led_[0], trumps);
    }
    by_trumps_.resize(from_.back());
    Sizes held{};
    for (held[1] = 0; held[1] <= kHand; ++held[1]) {
      for (held[2] = 0; held[1] + held[2] <= kHand; ++held[2]) {
        for (held[3] = 0; held[1] + held[2] + held[3] <= kHand; ++held[3]) {
          held[0] = kHand - held[1] - held[2] - held[3];
          add_sizes(held);
        }
      }
    }
  }

  [[nodiscard]] std::size_t trumps() const { return led_[0]; }
  [[nodiscard]] CardSet cards() const {
    return CardSet{ranks_[0] << 8U | ranks_[1] << 16U | ranks_[2] << 24U};
  }
  /// In how many ways these can be named.
  [[nodiscard]] int namings() const {
    const int same = (ranks_[0] == ranks_[1] ? 1 : 0) + (ranks_[1] == ranks_[2] ? 1 : 0);
    return same == 0 ? 6 : same == 1 ? 3 : 1;
  }

  /// Against all hands, with these lies of the trumps.
  [[nodiscard]] Histogram against(const SuitLies& trumps) const {
    Packed sum;
    for (std::size_t held = 0; held <= kHand; ++held) {
      const Packed* const first = by_trumps_.data() + from_.at(held);
      for (const Weighted& lie : trumps.of(held)) {
        sum.add(lie.sets, first[lie.number]);
      }
    }
    return sum.unpacked();
  }

 private:
  void add_sizes(const Sizes& held) {
    const std::size_t trumps = ways_to_lie(led_[0], held[0]);
    const std::size_t thirds = trumps * ways_to_lie(led_[3], held[3]);
    const std::size_t seconds = thirds * ways_to_lie(led_[2], held[2]);
    const std::size_t start = first_place(led_, held);
    for (const Weighted& one : lies_[0]->of(held[1])) {
      for (const Weighted& two : lies_[1]->of(held[2])) {
        for (const Weighted& three : lies_[2]->of(held[3])) {
          add(start + one.number * seconds + two.number * thirds + three.number * trumps,
              std::span(by_trumps_).subspan(from_.at(held[0]), trumps),
              std::uint64_t{one.sets} * two.sets * three.sets);
        }
      }
    }
  }
  static void add(std::size_t place, std::span<Packed> sums, std::uint64_t sets) {
    for (Packed& sum : sums) {
      sum.add(sets,
              kOnce[static_cast<std::size_t>(solved_at(static_cast<std::uint32_t>(place++)))]);
    }
  }

  std::array<std::uint32_t, 3> ranks_;
  std::array<const SuitLies*, 3> lies_;
  Sizes led_{};
  std::array<std::size_t, kHand + 2> from_{};
  std::vector<Packed> by_trumps_;
};

/// Trumps of the leader's with a turn-up.
struct Trumps {
  std::uint32_t ranks = 0;
  game::Rank turn_up{};
  SuitLies lies;
};

std::array<std::vector<Trumps>, kHand + 1> all_trumps() {
  std::array<std::vector<Trumps>, kHand + 1> all;
  for (std::uint32_t ranks = 0; ranks <= kSuitRanks; ++ranks) {
    const auto held = static_cast<std::size_t>(game::bits_in(ranks));
    for (std::uint32_t turned = 0; held <= kHand && turned < game::kRanks; ++turned) {
      const std::uint32_t others = kSuitRanks & ~(ranks | 1U << turned);
      if ((ranks >> turned & 1U) == 0) {
        all.at(held).push_back({ranks, static_cast<game::Rank>(turned), SuitLies{ranks, others}});
      }
    }
  }
  return all;
}

/// A plain suit: some ranks of the leader's, all others within the follower's reach.
struct Plain {
  std::uint32_t ranks = 0;
  int cards = 0;
  SuitLies lies;
};

std::vector<Plain> all_plain() {
  std::vector<Plain> all;
  for (std::uint32_t ranks = 0; ranks <= kSuitRanks; ++ranks) {
    if (const int cards = game::bits_in(ranks); cards <= kHand) {
      all.push_back({ranks, cards, SuitLies{ranks, kSuitRanks & ~ranks}});
    }
  }
  return all;
}

/// Every hand with these plain cards, with every turn-up.
void use_all(const std::array<std::reference_wrapper<const Plain>, 3>& plain,
             const std::array<std::vector<Trumps>, kHand + 1>& trumps,
             const std::function<void(const CensusRow&)>& use) {
  const auto& [one, two, three] = plain;
  const PlainSuits suits({one.get().ranks, two.get().ranks, three.get().ranks},
                         {&one.get().lies, &two.get().lies, &three.get().lies});
  for (const Trumps& with : trumps.at(suits.trumps())) {
    use({suits.cards() | CardSet{with.ranks},
         {with.turn_up, Suit::Spades},
         game::kSuits * suits.namings(),
         suits.against(with.lies)});
  }
}

/// Calls `use` with the sizes of the suits of every hand of five cards.
template <class Use>
void each_shape(const Use& use) {
  Sizes sizes{};
  for (sizes[0] = 0; sizes[0] <= kHand; ++sizes[0]) {
    for (sizes[1] = 0; sizes[0] + sizes[1] <= kHand; ++sizes[1]) {
      for (sizes[2] = 0; sizes[0] + sizes[1] + sizes[2] <= kHand; ++sizes[2]) {
        sizes[3] = kHand - sizes[0] - sizes[1] - sizes[2];
        use(sizes);
      }
    }
  }
}

std::int64_t combinations(std::size_t from, std::size_t taken) {
  std::int64_t ways = taken > from ? 0 : 1;
  for (std::size_t i = 0; i < taken && ways > 0; ++i) {
    ways = ways * static_cast<std::int64_t>(from - i) / static_cast<std::int64_t>(i + 1);
  }
  return ways;
}

}  // namespace

void take_census(const std::function<void(const CensusRow&)>& use) {
  const std::array<std::vector<Trumps>, kHand + 1> trumps = all_trumps();
  const std::vector<Plain> plain = all_plain();
  for (std::size_t i = 0; i < plain.size(); ++i) {
    for (std::size_t j = i; j < plain.size(); ++j) {
      if (plain[i].cards + plain[j].cards > kHand) {
        continue;
      }
      for (std::size_t k = j; k < plain.size(); ++k) {
        if (plain[i].cards + plain[j].cards + plain[k].cards <= kHand) {
          use_all({plain[i], plain[j], plain[k]}, trumps, use);
        }
      }
    }
  }
}

Histogram census_total() {
  Histogram total{};
  each_shape([&total](const Sizes& leader) {
    each_shape([&total, &leader](const Sizes& follower) {
      // Any ranks can lie in any of the ways, and any trump that is left can be turned.
      std::size_t places = 1;
      std::int64_t deals = game::kSuits;
      for (std::size_t suit = 0; suit < leader.size(); ++suit) {
        places *= ways_to_lie(leader.at(suit), follower.at(suit));
        deals *= combinations(game::kRanks, leader.at(suit) + follower.at(suit));
      }
      deals *= game::kRanks - static_cast<std::int64_t>(leader[0] + follower[0]);
      const std::uint32_t first = first_place(leader, follower);
      for (std::uint32_t place = first; place < first + places; ++place) {
        total.at(static_cast<std::size_t>(solved_at(place))) += deals;
      }
    });
  });
  return total;
}

}  // namespace ecarte::analysis
