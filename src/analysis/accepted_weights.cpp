// SPDX-License-Identifier: MIT
#include "analysis/accepted_weights.hpp"

namespace ecarte::analysis {
namespace {

constexpr std::size_t kRanksOfSuit = std::size_t{1} << game::kRanks;

/// Calls `use` with every part of a set of ranks, the whole first and nothing last.
template <class Use>
void each_part(std::uint32_t ranks, const Use& use) {
  for (std::uint32_t part = ranks;; part = (part - 1) & ranks) {
    use(part);
    if (part == 0) {
      return;
    }
  }
}

/// By class.
using Row = std::array<std::int64_t, 256>;

template <class Pairs>
Row row_of(const Pairs& pairs) {
  Row row{};
  for (const auto& [one, ways] : pairs) {
    row[one] = ways;
  }
  return row;
}

/// Calls `use` with the numbers of the lies of up to so many cards of the dealer's, and how many
/// cards are then left for him.
template <class Use>
void each_lie(const Lies& lies, std::size_t cards, const Use& use) {
  for (std::size_t size = 0; size <= cards; ++size) {
    for (std::size_t number = lies.from.at(size); number < lies.from.at(size + 1); ++number) {
      use(number, cards - size);
    }
  }
}

}  // namespace

AcceptedWeights::AcceptedWeights(EndingTable& endings, const RefusingSuits& refusing,
                                 const std::array<std::uint32_t, game::kSuits>& unseen)
    : endings_(endings), refusing_(refusing), unseen_(unseen) {
  for (auto& suit : held_) {
    suit.resize(kRanksOfSuit);
  }
  join();
}

void AcceptedWeights::join() {
  const RefusingSuits::Classes* before = nullptr;
  for (const RefusingSuits::Classes& one : refusing_.together()) {
    const bool trumps = before != nullptr && one[0] == (*before)[0];
    const bool first = trumps && one[1] == (*before)[1];
    const bool second = first && one[2] == (*before)[2];
    if (!first) {
      twos_.push_back({one[0], one[1]});
    }
    if (!second) {
      threes_.push_back({twos_.size() - 1, one[2]});
    }
    fours_.push_back({threes_.size() - 1, one[3]});
    int kept = 0;
    for (std::size_t suit = 0; suit < one.size(); ++suit) {
      kept += refusing_.kept(suit, one.at(suit));
    }
    kept_.push_back(kept);
    for (auto held = static_cast<std::size_t>(refusing_.kept(0, one[0])); held <= kHand; ++held) {
      twos_with_.at(held) = twos_.size();
      threes_with_.at(held) = threes_.size();
    }
    before = &one;
  }
}

AcceptedWeights::Held AcceptedWeights::count_pairs(std::size_t suit, std::uint32_t own) const {
  const std::uint32_t others = unseen_.at(suit) & ~own;
  Held held{&endings_.lies(own, others), {}};
  std::vector<std::array<Row, 2>> rows(held.lies->lies.size());
  each_part(others, [&](std::uint32_t last) {
    if (game::bits_in(last) > kHand) {
      return;
    }
    const std::size_t number = held.lies->number_of(own, last);
    const bool king = (last & kKingBit) != 0;
    const auto dealt = [&](std::uint32_t ranks, bool apart) {
      const std::uint8_t one = refusing_.class_of(suit, ranks);
      if (one != RefusingSuits::kNone) {
        ++rows[number].at(apart ? 1 : 0)[one];
      }
    };
    if (suit == 0) {
      each_part(last, [&](std::uint32_t ranks) { dealt(ranks, king); });
      return;
    }
    each_part(others & ~last & ~kKingBit, [&](std::uint32_t thrown) {
      dealt(thrown, false);
      if (king) {
        dealt(thrown | kKingBit, false);
      }
    });
  });
  for (const auto& both : rows) {
    auto& pairs = held.pairs.emplace_back();
    for (std::size_t king = 0; king < both.size(); ++king) {
      for (std::size_t one = 0; one < refusing_.classes(suit); ++one) {
        if (both.at(king).at(one) != 0) {
          pairs.at(king).emplace_back(static_cast<std::uint8_t>(one), both.at(king).at(one));
        }
      }
    }
  }
  return held;
}

const AcceptedWeights::Held& AcceptedWeights::held(std::size_t suit, std::uint32_t own) {
  Held& known = held_.at(suit).at(own);
  if (known.lies == nullptr) {
    known = count_pairs(suit, own);
  }
  return known;
}

void AcceptedWeights::draw_from(const StockWays& stock) {
  of_four_.clear();
  for (const int kept : kept_) {
    of_four_.push_back(stock.of_one(kHand - kept));
  }
}

void AcceptedWeights::third_suit(std::uint32_t own) {
  third_ = &held(3, own);
  with_three_.assign(third_->lies->lies.size() * threes_.size(), 0);
  each_lie(*third_->lies, kHand, [&](std::size_t c, std::size_t /*left*/) {
    const Row row = row_of(third_->pairs[c][0]);
    std::int64_t* const sums = with_three_.data() + c * threes_.size();
    for (std::size_t four = 0; four < fours_.size(); ++four) {
      sums[fours_[four].before] += row[fours_[four].last] * of_four_[four];
    }
  });
}

void AcceptedWeights::second_suit(std::uint32_t own) {
  second_ = &held(2, own);
  const std::size_t thirds = third_->lies->lies.size();
  with_two_.assign(second_->lies->lies.size() * thirds * twos_.size(), 0);
  each_lie(*second_->lies, kHand, [&](std::size_t b, std::size_t cards) {
    const Row row = row_of(second_->pairs[b][0]);
    each_lie(*third_->lies, cards, [&](std::size_t c, std::size_t left) {
      std::int64_t* const sums = with_two_.data() + (b * thirds + c) * twos_.size();
      const std::int64_t* const known = with_three_.data() + c * threes_.size();
      for (std::size_t three = 0; three < threes_with_.at(left); ++three) {
        sums[threes_[three].before] += row[threes_[three].last] * known[three];
      }
    });
  });
}

void AcceptedWeights::first_suit(std::uint32_t own) {
  first_ = &held(1, own);
  const std::size_t seconds = second_->lies->lies.size();
  const std::size_t thirds = third_->lies->lies.size();
  const std::size_t trumps = refusing_.classes(0);
  with_trumps_.assign(first_->lies->lies.size() * seconds * thirds * trumps, 0);
  each_lie(*first_->lies, kHand, [&](std::size_t a, std::size_t cards) {
    const Row row = row_of(first_->pairs[a][0]);
    each_lie(*second_->lies, cards, [&](std::size_t b, std::size_t more) {
      each_lie(*third_->lies, more, [&](std::size_t c, std::size_t left) {
        std::int64_t* const sums = with_trumps_.data() + ((a * seconds + b) * thirds + c) * trumps;
        const std::int64_t* const known = with_two_.data() + (b * thirds + c) * twos_.size();
        for (std::size_t two = 0; two < twos_with_.at(left); ++two) {
          sums[twos_[two].before] += row[twos_[two].last] * known[two];
        }
      });
    });
  });
}

void AcceptedWeights::trump_suit(std::uint32_t own, const KeeperWeights& of_all) {
  trumps_ = &held(0, own);
  of_all_ = WeightsByKeepers{of_all};
}

void AcceptedWeights::third(const Lie& last, const std::array<std::size_t, 3>& numbers) {
  of_all_.third(last, numbers);
  const auto& [a, b, c] = numbers;
  const std::size_t at = (a * second_->lies->lies.size() + b) * third_->lies->lies.size() + c;
  now_ = with_trumps_.data() + at * refusing_.classes(0);
}

std::array<std::int64_t, 2> AcceptedWeights::with_trumps(const Lie& lie, std::size_t number) const {
  std::array<std::int64_t, 2> ways = of_all_.with_trumps(lie, number);
  for (std::size_t king = 0; king < ways.size(); ++king) {
    for (const auto& [one, pairs] : trumps_->pairs[number][king]) {
      ways[king] -= pairs * now_[one];
    }
  }
  return ways;
}

}  // namespace ecarte::analysis
