// SPDX-License-Identifier: MIT
#include "analysis/ending_table.hpp"

#include <algorithm>
#include <bit>

namespace ecarte::analysis {
namespace {

constexpr std::size_t kFirstSize = std::size_t{1} << 17;
constexpr unsigned kCodeBits = 9;
constexpr unsigned kTrickBits = 3;
constexpr std::uint32_t kKing = 1U << static_cast<unsigned>(game::Rank::King);

/// The suits in the order of a key: trumps, then the others.
std::array<Suit, game::kSuits> order_of(Suit trump) {
  std::array<Suit, game::kSuits> order{trump};
  std::size_t n = 1;
  for (int suit = 0; suit < game::kSuits; ++suit) {
    if (static_cast<Suit>(suit) != trump) {
      order.at(n++) = static_cast<Suit>(suit);
    }
  }
  return order;
}

std::uint32_t ranks_in(CardSet cards, Suit suit) {
  return cards.bits() >> (static_cast<unsigned>(suit) * game::kRanks) & 0xffU;
}

CardSet of_suit(std::uint32_t ranks, Suit suit) {
  return CardSet{ranks << (static_cast<unsigned>(suit) * game::kRanks)};
}

std::vector<Card> cards_of(CardSet hand, Suit trump) {
  std::vector<Card> cards;
  for (const Suit suit : order_of(trump)) {
    for (const Card card : hand& CardSet::of(suit)) {
      cards.push_back(card);
    }
  }
  return cards;
}

/// Who has each card of a suit that is held, from the lowest: 1 for the leader; a one above them.
std::uint32_t code_of(std::uint32_t leader, std::uint32_t follower) {
  std::uint32_t code = 0;
  unsigned n = 0;
  for (std::uint32_t held = leader | follower; held != 0; held &= held - 1) {
    code |= ((leader & held & (~held + 1U)) != 0 ? 1U : 0U) << n++;
  }
  return code | 1U << n;
}

}  // namespace

EndingTable::EndingTable() : slots_(kFirstSize), lies_(std::size_t{1} << 16U) {}

EndingTable::Lies EndingTable::lies_of(std::uint32_t leader, std::uint32_t others) {
  Lies lies;
  for (std::uint32_t held = others;; held = (held - 1) & others) {
    const int size = std::popcount(held);
    if (size <= kHand) {
      const std::uint32_t code = code_of(leader, held);
      std::vector<Lie>& alike = lies.at(static_cast<std::size_t>(size));
      auto found = std::ranges::find(alike, code, &Lie::code);
      if (found == alike.end()) {
        found = alike.insert(found, {code, held, {}});
      }
      found->example = std::min(found->example, held);
      ++found->ways.at((held & kKing) != 0 ? 1 : 0);
    }
    if (held == 0) {
      return lies;
    }
  }
}

const EndingTable::Lies& EndingTable::lies(std::uint32_t leader, std::uint32_t others) {
  auto& known = lies_.at(leader << 8U | others);
  if (!known) {
    known = std::make_unique<Lies>(lies_of(leader, others));
  }
  return *known;
}

void EndingTable::grow() {
  std::vector<std::uint64_t> old(2 * slots_.size());
  std::swap(old, slots_);
  const std::size_t last = slots_.size() - 1;
  for (const std::uint64_t slot : old) {
    if (slot != 0) {
      std::size_t at = ((slot >> 16U) * 0x9e3779b97f4a7c15U >> 32U) & last;
      while (slots_[at] != 0) {
        at = (at + 1) & last;
      }
      slots_[at] = slot;
    }
  }
}

std::uint32_t EndingTable::find(std::uint64_t key, CardSet leader, CardSet follower, Suit trump) {
  const std::size_t last = slots_.size() - 1;
  std::size_t at = (key * 0x9e3779b97f4a7c15U >> 32U) & last;
  for (; slots_[at] != 0; at = (at + 1) & last) {
    if (slots_[at] >> 16U == key) {
      return static_cast<std::uint32_t>(slots_[at] & 0xffffU);
    }
  }
  std::uint32_t tricks = 0;
  const std::vector<Card> cards = cards_of(leader, trump);
  for (const Choice& choice : solver_.choices({leader, follower, trump, {}})) {
    const auto place = static_cast<unsigned>(std::ranges::find(cards, choice.card) - cards.begin());
    tricks |= static_cast<std::uint32_t>(choice.tricks) << place * kTrickBits;
  }
  slots_[at] = key << 16U | tricks;
  if (2 * ++used_ > slots_.size()) {
    grow();
  }
  return tricks;
}

int EndingTable::tricks(CardSet leader, CardSet follower, Suit trump, Card lead) {
  std::uint64_t key = 0;
  unsigned shift = 0;
  for (const Suit suit : order_of(trump)) {
    key |= std::uint64_t{code_of(ranks_in(leader, suit), ranks_in(follower, suit))} << shift;
    shift += kCodeBits;
  }
  const std::vector<Card> cards = cards_of(leader, trump);
  const auto place = static_cast<unsigned>(std::ranges::find(cards, lead) - cards.begin());
  return static_cast<int>(find(key, leader, follower, trump) >> place * kTrickBits & 7U);
}

void EndingTable::weigh(CardSet leader, CardSet others, Suit trump,
                        const std::array<std::int64_t, kHand + 1>& weights, Weighed& weighed) {
  const auto order = order_of(trump);
  std::array<const Lies*, game::kSuits> suits{};
  for (std::size_t i = 0; i < suits.size(); ++i) {
    suits.at(i) = &lies(ranks_in(leader, order.at(i)), ranks_in(others, order.at(i)));
  }
  weighed.cards = cards_of(leader, trump);
  std::array<TrickWeights, kHand> tricks{};
  std::array<TrickWeights, kHand> with_king{};
  const auto add = [&](const Lie& t, const Lie& a, const Lie& b, const Lie& c, std::size_t trumps) {
    // By the number of plain kings.
    const std::array<std::int64_t, 3> two{a.ways[0] * b.ways[0],
                                          a.ways[0] * b.ways[1] + a.ways[1] * b.ways[0],
                                          a.ways[1] * b.ways[1]};
    std::int64_t weight = two[0] * c.ways[0] * weights[trumps];
    const std::array<std::int64_t, 3> more{two[0] * c.ways[1] + two[1] * c.ways[0],
                                           two[1] * c.ways[1] + two[2] * c.ways[0],
                                           two[2] * c.ways[1]};
    for (std::size_t kings = 1; kings <= 3 && trumps + kings <= kHand; ++kings) {
      weight += more[kings - 1] * weights[trumps + kings];
    }
    if (weight == 0) {
      return;
    }
    const std::uint64_t key = std::uint64_t{t.code} | std::uint64_t{a.code} << kCodeBits |
                              std::uint64_t{b.code} << 2 * kCodeBits |
                              std::uint64_t{c.code} << 3 * kCodeBits;
    const CardSet follower = of_suit(t.example, order[0]) | of_suit(a.example, order[1]) |
                             of_suit(b.example, order[2]) | of_suit(c.example, order[3]);
    const std::uint32_t found = find(key, leader, follower, trump);
    const std::int64_t all = weight * (t.ways[0] + t.ways[1]);
    weighed.total += all;
    weighed.dealers_king += weight * t.ways[1];
    for (unsigned i = 0; i < kHand; ++i) {
      tricks[i][found >> i * kTrickBits & 7U] += all;
    }
    if (t.ways[1] != 0) {
      for (unsigned i = 0; i < kHand; ++i) {
        with_king[i][found >> i * kTrickBits & 7U] += weight * t.ways[1];
      }
    }
  };
  for (std::size_t t = 0; t <= kHand; ++t) {
    for (const Lie& trumps : (*suits[0])[t]) {
      for (std::size_t a = 0; t + a <= kHand; ++a) {
        for (const Lie& first : (*suits[1])[a]) {
          for (std::size_t b = 0; t + a + b <= kHand; ++b) {
            for (const Lie& second : (*suits[2])[b]) {
              for (const Lie& third : (*suits[3])[kHand - t - a - b]) {
                add(trumps, first, second, third, t);
              }
            }
          }
        }
      }
    }
  }
  weighed.tricks.assign(tricks.begin(), tricks.begin() + leader.size());
  weighed.with_king.assign(with_king.begin(), with_king.begin() + leader.size());
}

}  // namespace ecarte::analysis
