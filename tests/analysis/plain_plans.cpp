// SPDX-License-Identifier: MIT
#include "tests/analysis/plain_plans.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

namespace ecarte::naive {
namespace {

using support::PlainCard;
using support::PlainHand;

/// A bit for each card: there are 65,780 hands to try, and lists of numbers take minutes.
using Bits = std::uint32_t;

Bits bit(PlainCard card) {
  return Bits{1} << static_cast<unsigned>(card);
}

Bits bits_of(const PlainHand& hand) {
  Bits bits = 0;
  for (const PlainCard card : hand) {
    bits |= bit(card);
  }
  return bits;
}

int count(Bits cards) {
  return std::popcount(cards);
}

PlainCard first(Bits cards) {
  return std::countr_zero(cards);
}

Bits suit(int number) {
  return Bits{0xff} << static_cast<unsigned>(8 * number);
}

/// The suit and higher; else the suit; else a trump; else anything.
Bits may_reply(Bits hand, PlainCard led, int trump) {
  const Bits following = hand & suit(support::suit_of(led));
  const Bits higher = following & ~(bit(led) | (bit(led) - 1));
  for (const Bits some : {higher, following, hand & suit(trump)}) {
    if (some != 0) {
      return some;
    }
  }
  return hand;
}

/// Trumps before the rest, then by height.
PlainCard planned(Bits hand, PlainCard led, int trump) {
  const auto rank = [trump](PlainCard card) {
    return std::pair(support::suit_of(card) == trump, support::height_of(card));
  };
  Bits cards = led < 0 ? hand : may_reply(hand, led, trump);
  PlainCard best = first(cards);
  for (; cards != 0; cards &= cards - 1) {
    const PlainCard card = first(cards);
    // The highest to lead, the lowest to reply.
    best = (led < 0 ? rank(card) > rank(best) : rank(card) < rank(best)) ? card : best;
  }
  return best;
}

struct Position {
  Bits mine = 0;
  int needed = 0;
  bool i_lead = true;
  PlainCard led = -1;  ///< by him who leads

  [[nodiscard]] bool my_turn() const { return i_lead == (led < 0); }
};

/// After a card of his who is to play; the adversary's cards are kept by whoever asks.
Position after(const Position& before, PlainCard card, int trump) {
  Position next = before;
  next.mine &= before.my_turn() ? ~bit(card) : ~Bits{0};
  if (before.led < 0) {
    next.led = card;
    return next;
  }
  next.led = -1;
  next.i_lead = before.i_lead != support::takes(card, before.led, trump);
  next.needed -= next.i_lead ? 1 : 0;
  return next;
}

/// True if the plan makes it whatever the adversary does with this hand.
bool makes(const Position& now, Bits other, int trump) {
  if (now.needed <= 0 || (now.mine == 0 && other == 0)) {
    return now.needed <= 0;
  }
  if (now.my_turn()) {
    return makes(after(now, planned(now.mine, now.led, trump), trump), other, trump);
  }
  for (Bits cards = now.led < 0 ? other : may_reply(other, now.led, trump); cards != 0;
       cards &= cards - 1) {
    const PlainCard card = first(cards);
    if (!makes(after(now, card, trump), other & ~bit(card), trump)) {
      return false;
    }
  }
  return true;
}

/// The most of these hands, none told from the next, that any play of the player's wins.
std::int64_t most(const Position& now, const std::vector<Bits>& others, int trump, bool begins) {
  const int tricks_left = count(now.mine) + (now.led >= 0 && now.i_lead ? 1 : 0);
  if (now.needed <= 0 || tricks_left < now.needed) {
    return now.needed <= 0 ? static_cast<std::int64_t>(others.size()) : 0;
  }
  if (now.my_turn()) {
    std::int64_t best = 0;
    for (Bits cards = now.led < 0 ? now.mine : may_reply(now.mine, now.led, trump); cards != 0;
         cards &= cards - 1) {
      best = std::max(best, most(after(now, first(cards), trump), others, trump, begins));
    }
    return best;
  }
  std::map<std::pair<PlainCard, bool>, std::vector<Bits>> seen;
  for (const Bits other : others) {
    const bool king = begins && (other & bit(support::king_of(trump))) != 0;
    const PlainCard card = planned(other, now.led, trump);
    seen[{card, king}].push_back(other & ~bit(card));
  }
  std::int64_t sum = 0;
  for (const auto& [what, left] : seen) {
    sum += most(after(now, what.first, trump), left, trump, false);
  }
  return sum;
}

void choose(const PlainHand& from, std::size_t at, std::size_t size, PlainHand& hand,
            std::vector<PlainHand>& hands) {
  if (size == 0) {
    hands.push_back(hand);
    return;
  }
  for (; at + size <= from.size(); ++at) {
    hand.push_back(from[at]);
    choose(from, at + 1, size - 1, hand, hands);
    hand.pop_back();
  }
}

}  // namespace

std::int64_t plain_plan_makes(const PlainGame& game, const std::vector<PlainHand>& hands) {
  const Position start{bits_of(game.hand), game.needed, game.leads, -1};
  return std::count_if(hands.begin(), hands.end(), [&](const PlainHand& other) {
    return makes(start, bits_of(other), game.trump);
  });
}

std::int64_t plain_plan_concedes(const PlainGame& game, const std::vector<PlainHand>& hands) {
  std::vector<Bits> others;
  for (const PlainHand& hand : hands) {
    others.push_back(bits_of(hand));
  }
  return most({bits_of(game.hand), game.needed, game.leads, -1}, others, game.trump, true);
}

std::vector<PlainHand> hands_from(const PlainHand& from, std::size_t size) {
  std::vector<PlainHand> hands;
  PlainHand hand;
  choose(from, 0, size, hand, hands);
  return hands;
}

}  // namespace ecarte::naive
