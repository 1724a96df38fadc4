// SPDX-License-Identifier: MIT
//
// Five cards against five, the leader's tricks by lead, kept by place (places.hpp) once they have
// been asked for. And the sum of them over all hands the follower may hold, without making the
// hands one by one. Private to the exchange.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "analysis/exchange.hpp"

namespace ecarte::analysis {

/// The suits, trumps first.
std::array<Suit, game::kSuits> trumps_first(Suit trump);
/// Among ranks as bits, the king.
inline constexpr std::uint32_t kKingBit = 1U << static_cast<unsigned>(game::Rank::King);
/// The ranks of a suit that are among the cards, a bit each, and back.
std::uint32_t ranks_in(CardSet cards, Suit suit);
CardSet of_suit(std::uint32_t ranks, Suit suit);

/// Who has each card of a suit that is held, from the lowest: 1 for the leader; a one above them.
std::uint32_t code_of(std::uint32_t leader, std::uint32_t follower);

/// How a suit lies between the two hands, and how many sets of the follower's cards lie so.
struct Lie {
  std::uint32_t place = 0;             ///< its number (`lie_of`)
  std::uint32_t example = 0;           ///< ranks of the follower's, the lowest that lie so
  std::array<std::int64_t, 2> ways{};  ///< without the king, and with him
};

/// How a suit can lie: of one card after the other of the follower's, none to five.
struct Lies {
  std::vector<Lie> lies;
  std::array<std::size_t, kHand + 2> from{};  ///< where those of so many cards begin

  /// The number of the lie with these ranks in the two hands.
  [[nodiscard]] std::size_t number_of(std::uint32_t leader, std::uint32_t follower) const;
};

/// Weights for `EndingTable::weigh` that go by the number of trumps and kings in the hand.
class WeightsByKeepers {
 public:
  explicit WeightsByKeepers(const std::array<std::int64_t, kHand + 1>& weights)
      : weights_(weights) {}

  void first_two(const Lie& a, const Lie& b, std::size_t trumps) {
    // By the number of plain kings in the two, and then with and without one in the third.
    const std::array<std::int64_t, 3> two{a.ways[0] * b.ways[0],
                                          a.ways[0] * b.ways[1] + a.ways[1] * b.ways[0],
                                          a.ways[1] * b.ways[1]};
    of_third_ = {};
    for (std::size_t held = 0; held < two.size(); ++held) {
      for (std::size_t third = 0; third < of_third_.size() && trumps + held + third <= kHand;
           ++third) {
        of_third_[third] += two[held] * weights_[trumps + held + third];
      }
    }
  }
  void third(const Lie& c, const std::array<std::size_t, 3>& /*numbers*/) {
    weight_ = of_third_[0] * c.ways[0] + of_third_[1] * c.ways[1];
  }
  [[nodiscard]] std::array<std::int64_t, 2> with_trumps(const Lie& lie,
                                                        std::size_t /*number*/) const {
    return {weight_ * lie.ways[0], weight_ * lie.ways[1]};
  }

 private:
  std::array<std::int64_t, kHand + 1> weights_;
  std::array<std::int64_t, 2> of_third_{};
  std::int64_t weight_ = 0;
};

class EndingTable {
 public:
  EndingTable();

  /// The leader's tricks if he leads `lead` and both see.
  int tricks(CardSet leader, CardSet follower, Suit trump, Card lead);

  /// The lies of a suit of which the leader has these ranks and the follower may have those.
  const Lies& lies(std::uint32_t leader, std::uint32_t others);

  /// Adds up every hand of five cards of `others`, each with its weight. `weights` is told how the
  /// first two plain suits lie and how many trumps the hand has (`first_two`), how the third lies
  /// (`third`, with the numbers of the three lies), and then says for each lie of the trumps what
  /// the hands that lie so weigh together, without and with the king of trumps (`with_trumps`).
  template <class Weights>
  void weigh(CardSet leader, CardSet others, Suit trump, Weights&& weights, Weighed& weighed);

 private:
  /// What is added up at once: the suits in the order of a place, and the leader's cards of each.
  struct HandCount {
    CardSet leader;
    Suit trump;
    std::array<Suit, game::kSuits> order;
    std::array<const Lies*, game::kSuits> suits;
    Sizes led;
  };
  /// The follower's hands with so many cards of each suit,
  template <class Weights>
  void add_sizes(const HandCount& hands, const Sizes& held, Weights& weights);
  /// and of these those that lie so in the plain suits. `start`: the place of the first of them.
  template <class Weights>
  void add_trumps(const HandCount& hands, const std::array<const Lie*, 3>& plain, std::size_t start,
                  std::size_t held, const Weights& weights);

  /// The number of the pattern of an ending that was not known.
  std::size_t solve(std::size_t place, CardSet leader, CardSet follower, Suit trump);
  void add(std::size_t pattern, const std::array<std::int64_t, 2>& ways);
  void tell(CardSet leader, Suit trump, Weighed& weighed);

  std::vector<std::uint16_t> endings_;  ///< a pattern each, by place, from `kFirstFull`
  /// What the leads make: three bits a card of the leader's, in the order of `Weighed::cards`.
  std::vector<std::uint16_t> patterns_;
  std::vector<std::uint16_t> numbers_;             ///< of the patterns
  std::vector<std::array<std::int64_t, 2>> sums_;  ///< by pattern, while hands are added up
  std::vector<std::uint16_t> summed_;              ///< those that are not nothing, and one more
  std::size_t number_summed_ = 0;
  std::vector<std::unique_ptr<Lies>> lies_;  ///< by both sets of ranks
  Solver solver_;
};

inline void EndingTable::add(std::size_t pattern, const std::array<std::int64_t, 2>& ways) {
  std::array<std::int64_t, 2>& sum = sums_[pattern];
  // Without a branch: there is no telling which patterns come up again.
  summed_[number_summed_] = static_cast<std::uint16_t>(pattern);
  number_summed_ += (sum[0] | sum[1]) == 0 ? 1 : 0;
  sum[0] += ways[0];
  sum[1] += ways[1];
}

template <class Weights>
void EndingTable::weigh(CardSet leader, CardSet others, Suit trump, Weights&& weights,
                        Weighed& weighed) {
  HandCount hands{leader, trump, trumps_first(trump), {}, {}};
  for (std::size_t i = 0; i < hands.suits.size(); ++i) {
    const std::uint32_t own = ranks_in(leader, hands.order[i]);
    hands.suits[i] = &lies(own, ranks_in(others, hands.order[i]));
    hands.led[i] = static_cast<std::size_t>(game::bits_in(own));
  }
  Sizes held{};
  for (held[1] = 0; held[1] <= kHand; ++held[1]) {
    for (held[2] = 0; held[1] + held[2] <= kHand; ++held[2]) {
      for (held[3] = 0; held[1] + held[2] + held[3] <= kHand; ++held[3]) {
        held[0] = kHand - held[1] - held[2] - held[3];
        add_sizes(hands, held, weights);
      }
    }
  }
  tell(leader, trump, weighed);
}

template <class Weights>
void EndingTable::add_sizes(const HandCount& hands, const Sizes& held, Weights& weights) {
  const auto& [trumps, first, second, third] = hands.suits;
  const std::size_t start = first_place(hands.led, held) - kFirstFull;
  // By how many endings the places of two lies next to each other differ; those of trumps by one.
  const std::size_t thirds = ways_to_lie(hands.led[0], held[0]);
  const std::size_t seconds = thirds * ways_to_lie(hands.led[3], held[3]);
  const std::size_t firsts = seconds * ways_to_lie(hands.led[2], held[2]);
  for (std::size_t a = first->from[held[1]]; a < first->from[held[1] + 1]; ++a) {
    for (std::size_t b = second->from[held[2]]; b < second->from[held[2] + 1]; ++b) {
      weights.first_two(first->lies[a], second->lies[b], held[0]);
      for (std::size_t c = third->from[held[3]]; c < third->from[held[3] + 1]; ++c) {
        const std::array<const Lie*, 3> plain{&first->lies[a], &second->lies[b], &third->lies[c]};
        weights.third(*plain[2], {a, b, c});
        add_trumps(
            hands, plain,
            start + plain[0]->place * firsts + plain[1]->place * seconds + plain[2]->place * thirds,
            held[0], weights);
      }
    }
  }
}

template <class Weights>
void EndingTable::add_trumps(const HandCount& hands, const std::array<const Lie*, 3>& plain,
                             std::size_t start, std::size_t held, const Weights& weights) {
  const Lies& trumps = *hands.suits[0];
  for (std::size_t t = trumps.from[held]; t < trumps.from[held + 1]; ++t) {
    const Lie& lie = trumps.lies[t];
    const std::array<std::int64_t, 2> ways = weights.with_trumps(lie, t);
    if ((ways[0] | ways[1]) == 0) {
      continue;
    }
    const std::size_t place = start + lie.place;
    std::size_t known = endings_[place];
    if (known == 0) {
      CardSet follower = of_suit(lie.example, hands.order[0]);
      for (std::size_t i = 0; i < plain.size(); ++i) {
        follower |= of_suit(plain[i]->example, hands.order[i + 1]);
      }
      known = solve(place, hands.leader, follower, hands.trump);
    }
    add(known, ways);
  }
}

}  // namespace ecarte::analysis
