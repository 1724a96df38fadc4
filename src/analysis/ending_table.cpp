// SPDX-License-Identifier: MIT
#include "analysis/ending_table.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

namespace ecarte::analysis {
namespace {

constexpr unsigned kTrickBits = 3;
constexpr std::uint32_t kKing = 1U << static_cast<unsigned>(game::Rank::King);
// Five cards of a hand by suits are known by the first three numbers.
constexpr std::size_t kShapes = std::size_t{kHand + 1} * (kHand + 1) * (kHand + 1);

std::size_t shape_of(const std::array<std::size_t, game::kSuits>& sizes) {
  return (sizes[0] * (kHand + 1) + sizes[1]) * (kHand + 1) + sizes[2];
}

template <class Use>
void each_shape(const Use& use) {
  std::array<std::size_t, game::kSuits> sizes{};
  for (sizes[0] = 0; sizes[0] <= kHand; ++sizes[0]) {
    for (sizes[1] = 0; sizes[0] + sizes[1] <= kHand; ++sizes[1]) {
      for (sizes[2] = 0; sizes[0] + sizes[1] + sizes[2] <= kHand; ++sizes[2]) {
        sizes[3] = kHand - sizes[0] - sizes[1] - sizes[2];
        use(sizes);
      }
    }
  }
}

std::vector<Card> cards_of(CardSet hand, Suit trump) {
  std::vector<Card> cards;
  for (const Suit suit : trumps_first(trump)) {
    for (const Card card : hand& CardSet::of(suit)) {
      cards.push_back(card);
    }
  }
  return cards;
}

/// The place of a code among those with as many cards of either hand.
std::uint32_t place_of(std::uint32_t code) {
  static const std::vector<std::uint32_t> kPlaces = [] {
    constexpr std::uint32_t kCodes = 2U << game::kRanks;
    std::vector<std::uint32_t> places(kCodes);
    for (std::uint32_t one = 1; one < kCodes; ++one) {
      for (std::uint32_t other = std::bit_floor(one); other < one; ++other) {
        places[one] += game::bits_in(other) == game::bits_in(one) ? 1 : 0;
      }
    }
    return places;
  }();
  return kPlaces[code];
}

}  // namespace

std::uint32_t code_of(std::uint32_t leader, std::uint32_t follower) {
  std::uint32_t code = 0;
  unsigned n = 0;
  for (std::uint32_t held = leader | follower; held != 0; held &= held - 1) {
    code |= ((leader & held & (~held + 1U)) != 0 ? 1U : 0U) << n++;
  }
  return code | 1U << n;
}

std::array<Suit, game::kSuits> trumps_first(Suit trump) {
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

std::size_t Lies::number_of(std::uint32_t leader, std::uint32_t follower) const {
  const auto size = static_cast<std::size_t>(game::bits_in(follower));
  const std::uint32_t place = place_of(code_of(leader, follower));
  std::size_t number = from.at(size);
  while (lies[number].place != place) {
    ++number;
  }
  return number;
}

EndingTable::EndingTable()
    : first_(kShapes * kShapes), patterns_(1), sums_(1), summed_(2), lies_(1U << 16U) {
  std::size_t endings = 0;
  each_shape([&](const Sizes& leader) {
    each_shape([&](const Sizes& follower) {
      first_[shape_of(leader) * kShapes + shape_of(follower)] = static_cast<std::uint32_t>(endings);
      std::size_t ways = 1;
      for (std::size_t suit = 0; suit < leader.size(); ++suit) {
        ways *= ways_to_lie(leader.at(suit), follower.at(suit));
      }
      endings += ways;
    });
  });
  endings_.resize(endings);
  numbers_.resize(std::size_t{1} << kHand * kTrickBits);
}

std::size_t EndingTable::first_of(const Sizes& leader, const Sizes& follower) const {
  return first_[shape_of(leader) * kShapes + shape_of(follower)];
}

const Lies& EndingTable::lies(std::uint32_t leader, std::uint32_t others) {
  auto& known = lies_.at(leader << 8U | others);
  if (known) {
    return *known;
  }
  std::array<std::vector<Lie>, kHand + 1> by_size;
  for (std::uint32_t held = others;; held = (held - 1) & others) {
    const int size = game::bits_in(held);
    if (size <= kHand) {
      const std::uint32_t place = place_of(code_of(leader, held));
      std::vector<Lie>& alike = by_size.at(static_cast<std::size_t>(size));
      auto found = std::ranges::find(alike, place, &Lie::place);
      if (found == alike.end()) {
        found = alike.insert(found, {place, held, {}});
      }
      found->example = std::min(found->example, held);
      ++found->ways.at((held & kKing) != 0 ? 1 : 0);
    }
    if (held == 0) {
      break;
    }
  }
  known = std::make_unique<Lies>();
  for (std::size_t size = 0; size < by_size.size(); ++size) {
    known->lies.insert(known->lies.end(), by_size.at(size).begin(), by_size.at(size).end());
    known->from.at(size + 1) = known->lies.size();
  }
  return *known;
}

std::size_t EndingTable::solve(std::size_t place, CardSet leader, CardSet follower, Suit trump) {
  std::uint32_t tricks = 0;
  const std::vector<Card> cards = cards_of(leader, trump);
  for (const Choice& choice : solver_.choices({leader, follower, trump, {}})) {
    const auto at = static_cast<unsigned>(std::ranges::find(cards, choice.card) - cards.begin());
    tricks |= static_cast<std::uint32_t>(choice.tricks) << at * kTrickBits;
  }
  std::uint16_t& number = numbers_.at(tricks);
  if (number == 0) {
    number = static_cast<std::uint16_t>(patterns_.size());
    patterns_.push_back(static_cast<std::uint16_t>(tricks));
    sums_.emplace_back();
    summed_.emplace_back();
  }
  endings_[place] = number;
  return number;
}

int EndingTable::tricks(CardSet leader, CardSet follower, Suit trump, Card lead) {
  Sizes led{};
  Sizes held{};
  std::size_t within = 0;
  const auto order = trumps_first(trump);
  for (const std::size_t suit : {1U, 2U, 3U, 0U}) {  // trumps count last
    const std::uint32_t own = ranks_in(leader, order.at(suit));
    const std::uint32_t other = ranks_in(follower, order.at(suit));
    led.at(suit) = static_cast<std::size_t>(game::bits_in(own));
    held.at(suit) = static_cast<std::size_t>(game::bits_in(other));
    within = within * ways_to_lie(led.at(suit), held.at(suit)) + place_of(code_of(own, other));
  }
  const std::size_t place = first_of(led, held) + within;
  const std::size_t known = endings_[place];
  const unsigned tricks = patterns_[known != 0 ? known : solve(place, leader, follower, trump)];
  unsigned at = 0;
  for (std::size_t suit = 0; order.at(suit) != lead.suit; ++suit) {
    at += static_cast<unsigned>(led.at(suit));
  }
  const std::uint32_t lower = (1U << static_cast<unsigned>(lead.rank)) - 1U;
  at += static_cast<unsigned>(game::bits_in(ranks_in(leader, lead.suit) & lower));
  return static_cast<int>(tricks >> at * kTrickBits & 7U);
}

void EndingTable::tell(CardSet leader, Suit trump, Weighed& weighed) {
  weighed.cards = cards_of(leader, trump);
  weighed.tricks.assign(weighed.cards.size(), {});
  weighed.with_king.assign(weighed.cards.size(), {});
  for (const std::uint16_t pattern : std::span(summed_).first(number_summed_)) {
    const auto [without, with] = std::exchange(sums_[pattern], {});
    weighed.total += without + with;
    weighed.dealers_king += with;
    unsigned tricks = patterns_[pattern];
    for (std::size_t i = 0; i < weighed.cards.size(); ++i, tricks >>= kTrickBits) {
      weighed.tricks[i][tricks & 7U] += without + with;
      weighed.with_king[i][tricks & 7U] += with;
    }
  }
  number_summed_ = 0;
}

}  // namespace ecarte::analysis
