// SPDX-License-Identifier: MIT
#include "analysis/blind_games.hpp"

#include <algorithm>
#include <array>

namespace ecarte::analysis {
namespace {

constexpr std::uint32_t kOneSuit = 0xff;
constexpr unsigned kKingsPlace = static_cast<unsigned>(game::Rank::King);
constexpr unsigned kTrumpsLeft = 7;  ///< trumps besides the turn-up
constexpr std::uint32_t kHighestLeft = 1U << (kTrumpsLeft - 1);

/// The trumps as the player knows them.
struct KnownTrumps {
  std::uint32_t held = 0;  ///< of the seven that are not turned, the lowest in bit 0
  bool announced = false;  ///< the highest of them is the king, and he does not hold it

  [[nodiscard]] bool holds_highest() const { return (held & kHighestLeft) != 0; }
};

KnownTrumps known(std::uint32_t ranks, unsigned turned) {
  const std::uint32_t below = ranks & ((1U << turned) - 1U);
  return {below | (ranks >> (turned + 1U)) << turned,
          turned != kKingsPlace && (ranks >> kKingsPlace & 1U) == 0};
}

/// A game's key: the ranks of its plain suits, the fewest bits first, its trumps, the announcement.
std::uint32_t game_key(std::array<std::uint32_t, 3> plain, const KnownTrumps& trumps) {
  std::ranges::sort(plain);
  return plain[0] << 24U | plain[1] << 16U | plain[2] << 8U | trumps.held << 1U |
         (trumps.announced ? 1U : 0U);
}

/// In how many ways the plain suits can be named.
int namings(std::uint32_t one, std::uint32_t two, std::uint32_t three) {
  const int same = (one == two ? 1 : 0) + (two == three ? 1 : 0);
  return same == 0 ? 6 : same == 1 ? 3 : 1;
}

/// The keys with these plain suits.
void add_keys(std::array<std::uint32_t, 3> plain, std::vector<std::uint32_t>& keys) {
  const int cards = game::bits_in(plain[0]) + game::bits_in(plain[1]) + game::bits_in(plain[2]);
  for (std::uint32_t held = 0; held < 1U << kTrumpsLeft; ++held) {
    if (cards + game::bits_in(held) == kHand) {
      keys.push_back(game_key(plain, {held, false}));
      if ((held & kHighestLeft) == 0) {
        keys.push_back(game_key(plain, {held, true}));
      }
    }
  }
}

}  // namespace

BlindGames::BlindGames() {
  keys_.reserve(kBlindGames);
  for (std::uint32_t one = 0; one <= kOneSuit; ++one) {
    for (std::uint32_t two = one; two <= kOneSuit && game::bits_in(one) <= kHand; ++two) {
      for (std::uint32_t three = two;
           three <= kOneSuit && game::bits_in(one) + game::bits_in(two) <= kHand; ++three) {
        add_keys({one, two, three}, keys_);
      }
    }
  }
  std::ranges::sort(keys_);
}

BlindGame BlindGames::game(std::uint32_t number) const {
  const std::uint32_t key = keys_.at(number);
  const std::uint32_t one = key >> 24U;
  const std::uint32_t two = key >> 16U & kOneSuit;
  const std::uint32_t three = key >> 8U & kOneSuit;
  const CardSet plain{one << 8U | two << 16U | three << 24U};
  const KnownTrumps trumps{key >> 1U & ((1U << kTrumpsLeft) - 1U), (key & 1U) != 0};
  const int named = game::kSuits * namings(one, two, three);
  BlindGame found;
  if (trumps.announced || trumps.holds_highest()) {
    // Any of the seven below the king may be turned: the lowest speaks for all.
    found.hands.push_back({plain | CardSet{trumps.held << 1U},
                           {game::Rank::Seven, Suit::Spades},
                           static_cast<int>(kTrumpsLeft) * named});
  }
  if (!trumps.announced) {
    found.hands.push_back({plain | CardSet{trumps.held}, {game::Rank::King, Suit::Spades}, named});
  }
  return found;
}

std::uint32_t BlindGames::number_of(CardSet hand, Card turn_up) const {
  std::array<std::uint32_t, 3> plain{};
  std::size_t next = 0;
  std::uint32_t trumps = 0;
  for (unsigned suit = 0; suit < static_cast<unsigned>(game::kSuits); ++suit) {
    const std::uint32_t ranks = hand.bits() >> suit * game::kRanks & kOneSuit;
    (suit == static_cast<unsigned>(turn_up.suit) ? trumps : plain.at(next++)) = ranks;
  }
  const std::uint32_t key = game_key(plain, known(trumps, static_cast<unsigned>(turn_up.rank)));
  return static_cast<std::uint32_t>(std::ranges::lower_bound(keys_, key) - keys_.begin());
}

BlindAnswer answer(Solver& solver, const BlindGame& game, const Effort& effort) {
  const TurnedHand& asked = game.hands.front();
  OddsQuestion question{
      asked.hand, CardSet{asked.turn_up}, asked.turn_up.suit, Role::NonDealer, {}};
  BlindAnswer found;
  found.leading = odds(solver, question, Model::Blind, effort);
  question.role = Role::Dealer;
  found.dealing = odds(solver, question, Model::Blind, effort);
  return found;
}

}  // namespace ecarte::analysis
