// SPDX-License-Identifier: MIT
//
// The thirty-two cards, how they rank, and sets of them as bits of one word. Knows nothing of
// records or laws.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

#include "game/bits.hpp"

namespace ecarte::game {

/// Lowest first: at écarté the ace ranks between the ten and the knave.
enum class Rank : std::uint8_t { Seven, Eight, Nine, Ten, Ace, Knave, Queen, King };
enum class Suit : std::uint8_t { Spades, Hearts, Diamonds, Clubs };

inline constexpr int kRanks = 8;
inline constexpr int kSuits = 4;
inline constexpr int kCards = 32;

/// One of the thirty-two cards.
struct Card {
  Rank rank;
  Suit suit;
  friend constexpr bool operator==(Card, Card) = default;
};

/// 0 to 31, suit by suit, lowest rank first.
constexpr std::uint8_t index_of(Card card) {
  return static_cast<std::uint8_t>(static_cast<int>(card.suit) * kRanks +
                                   static_cast<int>(card.rank));
}

/// The card whose `index_of` is `index`, which must be below `kCards`.
constexpr Card card_at(int index) {
  return {static_cast<Rank>(index % kRanks), static_cast<Suit>(index / kRanks)};
}

/// True if `reply` takes the trick from `lead`.
constexpr bool beats(Card reply, Card lead, Suit trump) {
  if (reply.suit == lead.suit) {
    return reply.rank > lead.rank;
  }
  return reply.suit == trump;
}
static_assert(beats({Rank::Knave, Suit::Clubs}, {Rank::Ace, Suit::Clubs}, Suit::Hearts));

/// Any number of cards, each at most once. Iterates in the order of `index_of`.
class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr explicit CardSet(std::uint32_t bits) : bits_(bits) {}
  constexpr CardSet(Card card)
      : bits_(1U << index_of(card)) {}  // NOLINT(google-explicit-constructor)

  static constexpr CardSet all() { return CardSet{0xffffffffU}; }
  static constexpr CardSet of(Suit suit) {
    return CardSet{0xffU << (static_cast<unsigned>(suit) * kRanks)};
  }
  static constexpr CardSet of(Rank rank) {
    return CardSet{0x01010101U << static_cast<unsigned>(rank)};
  }

  [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return bits_in(bits_); }
  [[nodiscard]] constexpr bool has(Card card) const { return (bits_ >> index_of(card) & 1U) != 0; }
  [[nodiscard]] constexpr bool has_all(CardSet other) const { return (other.bits_ & ~bits_) == 0; }
  /// The lowest card by `index_of`; the set must not be empty.
  [[nodiscard]] constexpr Card first() const { return card_at(std::countr_zero(bits_)); }

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint32_t left) : left_(left) {}
    constexpr Card operator*() const { return card_at(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint32_t left_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits_}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

  friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet{a.bits_ | b.bits_}; }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet{a.bits_ & b.bits_}; }
  friend constexpr CardSet operator~(CardSet a) { return CardSet{~a.bits_}; }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet{a.bits_ & ~b.bits_}; }
  constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
  constexpr CardSet& operator&=(CardSet other) { return *this = *this & other; }
  constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
  friend constexpr bool operator==(CardSet, CardSet) = default;

 private:
  std::uint32_t bits_ = 0;
};

constexpr CardSet operator|(Card a, Card b) {
  return CardSet{a} | CardSet{b};
}

/// The cards that take a trick from `lead`.
constexpr CardSet winners_over(Card lead, Suit trump) {
  // Of the same suit, those of higher index; besides, every trump if the lead is not one.
  const std::uint32_t above = ~((2U << index_of(lead)) - 1U);
  CardSet winners = CardSet{above} & CardSet::of(lead.suit);
  if (lead.suit != trump) {
    winners |= CardSet::of(trump);
  }
  return winners;
}

/// "K", "T" …, and "S", "H", "D", "C".
constexpr char letter(Rank rank) {
  return "789TAJQK"[static_cast<int>(rank)];
}
constexpr char letter(Suit suit) {
  return "SHDC"[static_cast<int>(suit)];
}

/// "9S": rank, then suit, as result files write a card.
std::string plain_name(Card card);
/// "9♠": as the notation and the reports write a card.
std::string name(Card card);
/// "♠"
std::string_view symbol(Suit suit);
/// "spades"
std::string_view name(Suit suit);
/// "king"
std::string_view name(Rank rank);

}  // namespace ecarte::game
