// SPDX-License-Identifier: MIT
#include "analysis/refusing_suits.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "analysis/ending_table.hpp"
#include "analysis/exchange_ways.hpp"

namespace ecarte::analysis {

RefusingSuits::RefusingSuits(CardSet unseen, Suit trump, const HandCondition& refuses) {
  std::vector<CardSet> hands;
  each_set(unseen, kHand, {}, [&](CardSet hand) {
    if (refuses(hand)) {
      hands.push_back(hand);
    }
  });
  const auto order = trumps_first(trump);
  for (std::size_t suit = 0; suit < order.size(); ++suit) {
    class_suit(suit, order.at(suit), hands);
  }
  together_.reserve(hands.size());
  for (const CardSet hand : hands) {
    Classes& classes = together_.emplace_back();
    for (std::size_t suit = 0; suit < order.size(); ++suit) {
      classes.at(suit) = class_of(suit, ranks_in(hand, order.at(suit)));
    }
  }
  std::ranges::sort(together_);
  together_.erase(std::unique(together_.begin(), together_.end()), together_.end());
}

void RefusingSuits::class_suit(std::size_t suit, Suit of, const std::vector<CardSet>& hands) {
  std::map<std::uint32_t, std::vector<std::uint32_t>> others;  // of the hands, by the ranks in it
  for (const CardSet hand : hands) {
    others[ranks_in(hand, of)].push_back((hand - CardSet::of(of)).bits());
  }
  std::map<std::pair<int, std::vector<std::uint32_t>>, std::vector<std::uint32_t>> alike;
  for (auto& [ranks, with] : others) {
    std::ranges::sort(with);
    const CardSet cards = of_suit(ranks, of);
    const int kept = suit == 0 ? cards.size() : (cards & CardSet::of(game::Rank::King)).size();
    alike[{kept, std::move(with)}].push_back(ranks);
  }
  class_.at(suit).fill(kNone);
  for (const auto& [known, all] : alike) {
    for (const std::uint32_t ranks : all) {
      class_.at(suit).at(ranks) = static_cast<std::uint8_t>(kept_.at(suit).size());
    }
    kept_.at(suit).push_back(known.first);
  }
}

}  // namespace ecarte::analysis
