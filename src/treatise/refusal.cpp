// SPDX-License-Identifier: MIT
#include "treatise/refusal.hpp"

#include <algorithm>
#include <vector>

#include "analysis/jeu_de_regle.hpp"

namespace ecarte::treatise {

namespace {

using game::Card;
using game::CardSet;
using game::Rank;
using game::Suit;

/// The cards of one plain suit.
struct Suited {
  CardSet cards;
  int size = 0;
  Rank top = Rank::Seven;
};

/// A hand by its suits, the longest plain suit first, of equal ones that with the higher card.
struct Sorted {
  CardSet trumps;
  std::vector<Suited> plain;

  Sorted(CardSet hand, Suit trump) : trumps(hand & CardSet::of(trump)) {
    for (int suit = 0; suit < game::kSuits; ++suit) {
      const CardSet cards = hand & CardSet::of(static_cast<Suit>(suit));
      if (static_cast<Suit>(suit) != trump && !cards.empty()) {
        Suited one{cards, cards.size(), Rank::Seven};
        for (const Card card : cards) {
          one.top = std::max(one.top, card.rank);
        }
        plain.push_back(one);
      }
    }
    std::ranges::stable_sort(plain, [](const Suited& a, const Suited& b) {
      return a.size != b.size ? a.size > b.size : a.top > b.top;
    });
  }

  [[nodiscard]] int count(Rank rank, int least_size = 1) const {
    return static_cast<int>(std::ranges::count_if(plain, [&](const Suited& suit) {
      return suit.size >= least_size && suit.cards.has({rank, suit.cards.first().suit});
    }));
  }
};

constexpr RefusalAdvice accept(std::string_view because, std::string_view page) {
  return {false, because, page};
}
constexpr RefusalAdvice refuse(std::string_view because, std::string_view page) {
  return {true, because, page};
}

RefusalAdvice with_two_trumps(CardSet hand, Suit trump, const Sorted& sorted) {
  if (sorted.plain.size() == 1) {
    return sorted.plain.front().top >= Rank::Knave
               ? refuse("two trumps and three cards of a suit with a court card at its head", "56")
               : accept("two trumps and three cards of a suit without a court card", "56");
  }
  const auto classes = analysis::classes_of(hand, trump);
  const bool named = std::ranges::any_of(classes, [](const analysis::JeuDeRegle* one) {
    return one->number >= 3 && one->number <= 5;
  });
  return named ? refuse("two trumps with one of the hands 3 to 5", "56")
               : accept("two trumps with weaker plain cards than the hands 3 to 5", "56");
}

/// One trump and three or four cards of one plain suit.
RefusalAdvice with_long_suit(const Sorted& sorted) {
  const Suited& suit = sorted.plain.front();
  if (suit.size == 4) {
    return accept("one trump and four cards of a suit", "56");
  }
  const Suited& single = sorted.plain.back();
  const auto has = [&suit](Rank rank) { return suit.cards.has({rank, suit.cards.first().suit}); };
  if (has(Rank::King) && has(Rank::Queen)) {
    const Rank needed = has(Rank::Knave) ? Rank::Knave : Rank::Queen;
    if (single.top >= needed) {
      return refuse("one trump, king and queen of a suit, and a single card high enough", "56");
    }
    return accept("one trump, king and queen of a suit, and too low a single card", "56");
  }
  return accept("one trump and three cards of a suit", "57");
}

/// One trump, and two pairs.
RefusalAdvice with_two_pairs(const Sorted& sorted) {
  const Rank low = std::min(sorted.plain[0].top, sorted.plain[1].top);
  const Rank high = std::max(sorted.plain[0].top, sorted.plain[1].top);
  if (low >= Rank::Queen) {
    return refuse("one trump and two suits headed by queens or better, each guarded", "57");
  }
  return high >= Rank::Queen && low == Rank::Knave
             ? refuse("one trump, a guarded queen and a guarded knave", "57")
             : accept("one trump and two suits without enough court cards", "57");
}

constexpr std::string_view kKingAndQueen =
    "one trump, a king and a queen of different suits, one of them guarded";

/// One trump, a pair and two single cards; one king at most.
RefusalAdvice with_one_pair(const Sorted& sorted) {
  const Suited& pair = sorted.plain.front();
  const Rank higher = sorted.plain[1].top;
  const Rank lower = sorted.plain[2].top;
  if (sorted.count(Rank::King) == 1 && sorted.count(Rank::Queen) >= 1) {
    if (pair.top >= Rank::Queen && higher >= Rank::Queen) {
      return refuse(kKingAndQueen, "57");
    }
    return pair.top >= Rank::Ace
               ? refuse("one trump, a single king, a single queen, and a pair as high as the ace",
                        "57")
               : accept("one trump, a single king, a single queen, and too low a pair", "57");
  }
  if (pair.top == Rank::Knave && higher >= Rank::Queen && lower >= Rank::Knave) {
    return refuse("one trump, a queen, a guarded knave and a court card", "57");
  }
  return accept("one trump and no hand of those to refuse with", "57");
}

RefusalAdvice with_one_trump(const Sorted& sorted) {
  const int kings = sorted.count(Rank::King);
  if (kings >= 2) {
    return refuse("one trump and two kings", "57");
  }
  switch (sorted.plain.size()) {
    case 2: {
      if (sorted.plain[0].size == 2) {
        return with_two_pairs(sorted);
      }
      // A king and a queen of different suits, one of them with two guards, come before the rest.
      const bool courts = sorted.plain[0].top >= Rank::Queen && sorted.plain[1].top >= Rank::Queen;
      return courts && sorted.plain[0].size < 4 && kings == 1 && sorted.count(Rank::Queen) == 1
                 ? refuse(kKingAndQueen, "57")
                 : with_long_suit(sorted);
    }
    case 3:
      return with_one_pair(sorted);
    default:
      return with_long_suit(sorted);
  }
}

RefusalAdvice without_trump(CardSet hand, const Sorted& sorted) {
  const CardSet courts =
      hand & (CardSet::of(Rank::King) | CardSet::of(Rank::Queen) | CardSet::of(Rank::Knave));
  if (courts.size() >= 4) {
    const auto suits = std::ranges::count_if(
        sorted.plain, [&](const Suited& suit) { return !(suit.cards & courts).empty(); });
    return suits == 3 ? refuse("four court cards of three suits", "57")
                      : accept("four court cards of fewer than three suits", "57");
  }
  if (sorted.count(Rank::Queen) == 3) {
    return sorted.count(Rank::Queen, 2) == 2
               ? refuse("three queens, two of them singly guarded", "57")
               : accept("three queens, not two of them guarded", "57");
  }
  return accept("no trump, and neither four court cards nor three queens", "57");
}

}  // namespace

RefusalAdvice advise_dealer(CardSet hand, Suit trump) {
  const Sorted sorted{hand, trump};
  if (hand.has({Rank::King, trump})) {
    return accept("the king of trumps is in hand", "56-57");
  }
  if (sorted.trumps.size() >= 3) {
    return refuse("three trumps without the king", "56");
  }
  RefusalAdvice advice;
  switch (sorted.trumps.size()) {
    case 2:
      advice = with_two_trumps(hand, trump, sorted);
      break;
    case 1:
      advice = with_one_trump(sorted);
      break;
    default:
      advice = without_trump(hand, sorted);
      break;
  }
  if (!advice.refuse && sorted.trumps.size() + sorted.count(Rank::King) >= 3) {
    return refuse("only two cards are neither trumps nor kings", "57");
  }
  return advice;
}

}  // namespace ecarte::treatise
