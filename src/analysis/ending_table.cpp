// SPDX-License-Identifier: MIT
#include "analysis/ending_table.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace ecarte::analysis {
namespace {

constexpr unsigned kTrickBits = 3;

std::vector<Card> cards_of(CardSet hand, Suit trump) {
  std::vector<Card> cards;
  for (const Suit suit : trumps_first(trump)) {
    for (const Card card : hand& CardSet::of(suit)) {
      cards.push_back(card);
    }
  }
  return cards;
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
  const std::uint32_t place = lie_of(leader, follower);
  std::size_t number = from.at(size);
  while (lies[number].place != place) {
    ++number;
  }
  return number;
}

EndingTable::EndingTable()
    : endings_(kFullPlaces),
      patterns_(1),
      numbers_(std::size_t{1} << kHand * kTrickBits),
      sums_(1),
      summed_(2),
      lies_(1U << 16U) {}

const Lies& EndingTable::lies(std::uint32_t leader, std::uint32_t others) {
  auto& known = lies_.at(leader << 8U | others);
  if (known) {
    return *known;
  }
  std::array<std::vector<Lie>, kHand + 1> by_size;
  for (std::uint32_t held = others;; held = (held - 1) & others) {
    const int size = game::bits_in(held);
    if (size <= kHand) {
      const std::uint32_t place = lie_of(leader, held);
      std::vector<Lie>& alike = by_size.at(static_cast<std::size_t>(size));
      auto found = std::ranges::find(alike, place, &Lie::place);
      if (found == alike.end()) {
        found = alike.insert(found, {place, held, {}});
      }
      found->example = std::min(found->example, held);
      ++found->ways.at((held & kKingBit) != 0 ? 1 : 0);
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
  for (const CardOutcome& choice : solver_.choices({leader, follower, trump, {}})) {
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
  return solver_.leader_tricks({leader - lead, follower, trump, lead});
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
