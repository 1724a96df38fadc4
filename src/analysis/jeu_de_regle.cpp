// SPDX-License-Identifier: MIT
//
// Each class as the least hands he names, and whatever is at least as strong: what he shuts out
// under 6 and 8 falls short of them. What he says to do with each is in advice.cpp.
#include "analysis/jeu_de_regle.hpp"

#include <algorithm>
#include <array>

#include "analysis/least_hands.hpp"

namespace ecarte::analysis {
namespace {

using game::Card;
using game::CardSet;
using game::Rank;
using game::Suit;

constexpr std::array<JeuDeRegle, 10> kClasses{{
    {1, "three trumps or more", "the highest trump", "48"},
    {2, "two trumps and three cards of a plain suit", "the highest plain card, and the suit again",
     "48-49"},
    {3, "two trumps, a guarded queen or king, and a card of a third suit",
     "the guarded card if the trumps are high, the single card if they are low; a guarded king; "
     "with three queens the queen of trumps",
     "49"},
    {4,
     "two trumps, two small cards of a suit, and a king; or as strong between this and the third",
     "the guarded suit; but the single king, if the two small cards are not in sequence", "50"},
    {5, "two trumps and three plain cards of different suits, as strong as king, knave and a seven",
     "the highest plain card", "51"},
    {6, "one trump, and king, queen, knave of a plain suit; or king and queen with as much beside",
     "the highest of the strong suit, and the suit again; the king of trumps first", "51-52"},
    {7, "one trump, and four cards of a plain suit with the king", "the king, and the suit again",
     "52"},
    {8,
     "one trump and two plain queens: one with two guards, or each with one and a ten among them",
     "the guarded queen, and the suit again", "52-53"},
    {9, "four court cards, but not four knaves unless that of trumps is guarded",
     "the guarded card of the strongest plain suit", "53"},
    {10, "trumps and kings, three of them at least; or queens guarding three suits",
     "the guarded card of the strongest plain suit", "53-54"},
}};

/// Two trumps and three of different suits, highest first (p. 51).
constexpr std::array kThreeSingles{
    Three{kKing, kKnave, kSeven},  Three{kKing, kAce, kNine},   Three{kKing, kTen, kTen},
    Three{kQueen, kQueen, kSeven}, Three{kQueen, kKnave, kAce}, Three{kKnave, kKnave, kKnave},
};
/// King and queen of a suit with a third of it, and a card of another (pp. 51-52): the two lesser
/// cards of the suit, then the other.
constexpr std::array kTierce{
    Three{kQueen, kKnave, kSeven},
    Three{kQueen, kSeven, kKnave},
    Three{kQueen, kAce, kEight},
    Three{kQueen, kTen, kTen},
};

bool is_three_singles(const HandShape& shape) {
  return shape.trumps.size() == 2 && shape.longest().size() == 1;
}

bool is_first(const HandShape& shape) {
  return shape.trumps.size() >= 3;
}

bool is_second(const HandShape& shape) {
  return shape.trumps.size() == 2 && shape.longest().size() == 3;
}

bool is_third(const HandShape& shape) {
  return is_pair_and_one(shape) && shape.ranks(0)[0] >= kQueen;
}

bool is_fourth(const HandShape& shape) {
  return is_pair_and_one(shape) && shape.ranks(0)[0] < kQueen &&
         reaches_any(pair_and_one(shape), kPairAndOne);
}

bool is_fifth(const HandShape& shape) {
  return is_three_singles(shape) &&
         reaches_any({shape.ranks(0)[0], shape.ranks(1)[0], shape.ranks(2)[0]}, kThreeSingles);
}

bool is_sixth(const HandShape& shape) {
  if (shape.trumps.size() != 1 || shape.longest().size() != 3 || shape.ranks(0)[0] != kKing) {
    return false;
  }
  const auto suit = shape.ranks(0);
  return reaches_any({suit[1], suit[2], shape.ranks(1)[0]}, kTierce);
}

bool is_seventh(const HandShape& shape) {
  return shape.trumps.size() == 1 && shape.longest().size() == 4 && shape.ranks(0)[0] == kKing;
}

bool is_eighth(const HandShape& shape) {
  if (shape.trumps.size() != 1 || shape.suits[1].empty() || shape.ranks(0)[0] < kQueen ||
      shape.ranks(1)[0] < kQueen) {
    return false;
  }
  if (shape.longest().size() == 3) {
    return true;
  }
  return shape.longest().size() == 2 && shape.suits[1].size() == 2 &&
         std::max(shape.ranks(0)[1], shape.ranks(1)[1]) >= kTen;
}

bool is_ninth(const HandShape& shape) {
  if (shape.court_cards() < 4) {
    return false;
  }
  const CardSet knaves = CardSet::of(Rank::Knave);
  return !shape.hand.has_all(knaves) || shape.trumps.size() >= 2;
}

bool is_tenth(const HandShape& shape) {
  if (shape.trumps.size() + shape.plain_kings() >= 3) {
    return true;
  }
  int queens = 0;
  for (int suit = 0; suit < game::kSuits; ++suit) {
    queens += shape.hand.has({Rank::Queen, static_cast<Suit>(suit)}) ? 1 : 0;
  }
  return queens >= 3;
}

using Member = bool (*)(const HandShape&);
constexpr std::array<Member, 10> kMember{is_first, is_second,  is_third,  is_fourth, is_fifth,
                                         is_sixth, is_seventh, is_eighth, is_ninth,  is_tenth};

}  // namespace

std::span<const JeuDeRegle> jeux_de_regle() {
  return kClasses;
}

std::vector<const JeuDeRegle*> classes_of(CardSet hand, Suit trump) {
  const HandShape shape(hand, trump);
  std::vector<const JeuDeRegle*> found;
  for (std::size_t i = 0; i < kClasses.size(); ++i) {
    if (kMember[i](shape)) {
      found.push_back(&kClasses[i]);
    }
  }
  return found;
}

}  // namespace ecarte::analysis
