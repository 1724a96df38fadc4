// SPDX-License-Identifier: MIT
//
// Each class as the least hands he names, and whatever is at least as strong. The page stands by
// each; the exclusions under 6, 8 and 9 are kept apart from what makes the class.
#include "analysis/jeu_de_regle.hpp"

#include <algorithm>
#include <array>

#include "analysis/hand_shape.hpp"

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

constexpr Rank kSeven = Rank::Seven;
constexpr Rank kEight = Rank::Eight;
constexpr Rank kNine = Rank::Nine;
constexpr Rank kTen = Rank::Ten;
constexpr Rank kAce = Rank::Ace;
constexpr Rank kKnave = Rank::Knave;
constexpr Rank kQueen = Rank::Queen;
constexpr Rank kKing = Rank::King;

/// Three ranks, of which a hand must match or beat each.
using Three = std::array<Rank, 3>;

template <std::size_t n>
bool reaches_any(const std::array<Rank, 3>& held, const std::array<Three, n>& least) {
  return std::ranges::any_of(least, [&held](const Three& wanted) {
    return held[0] >= wanted[0] && held[1] >= wanted[1] && held[2] >= wanted[2];
  });
}

/// Two trumps, two cards of a suit and one of another: the two, then the one (pp. 49-50).
constexpr std::array kPairAndOne{
    Three{kQueen, kSeven, kSeven},  // 3
    Three{kKnave, kSeven, kEight}, Three{kAce, kTen, kTen},
    Three{kTen, kNine, kKnave},    Three{kNine, kEight, kQueen},  // between 3 and 4
    Three{kEight, kSeven, kKing},                                 // 4
};
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

bool is_pair_and_one(const HandShape& shape) {
  return shape.trumps.size() == 2 && shape.longest().size() == 2 && shape.suits[1].size() == 1;
}

Three pair_and_one(const HandShape& shape) {
  const auto pair = shape.ranks(0);
  return {pair[0], pair[1], shape.ranks(1)[0]};
}

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

CardSet highest(CardSet cards) {
  CardSet best;
  for (const Card card : cards) {
    if (best.empty() || card.rank > best.first().rank) {
      best = card;
    } else if (card.rank == best.first().rank) {
      best |= card;
    }
  }
  return best;
}

/// High trumps: the two he would lead from (Hint 15, p. 43), queen and knave or knave and ace.
bool trumps_are_high(const HandShape& shape) {
  return shape.trump_ranks()[0] >= kKnave && shape.trump_ranks()[1] >= kAce;
}

CardSet lead_of_third(const HandShape& shape) {
  if (shape.hand.has({kQueen, shape.trump}) && highest(shape.suits[0]).first().rank == kQueen &&
      highest(shape.suits[1]).first().rank == kQueen) {
    return Card{kQueen, shape.trump};
  }
  const bool king = shape.ranks(0)[0] == kKing;
  return king || trumps_are_high(shape) ? highest(shape.suits[0]) : shape.suits[1];
}

CardSet lead_of_fourth(const HandShape& shape) {
  const auto held = pair_and_one(shape);
  const bool sequence = static_cast<int>(held[0]) == static_cast<int>(held[1]) + 1;
  // Only two small cards beside a king are told apart by their sequence; the hands between the
  // third class and this one begin with the suit of two.
  const bool between =
      reaches_any(held, std::array{kPairAndOne[1], kPairAndOne[2], kPairAndOne[3], kPairAndOne[4]});
  return between || sequence ? highest(shape.suits[0]) : shape.suits[1];
}

/// The guarded card of the strongest plain suit: the longest, then the highest; of suits alike in
/// all, either. A single card only where no suit is guarded.
CardSet lead_from_strength(const HandShape& shape) {
  if (shape.longest().empty()) {
    return highest(shape.trumps);
  }
  CardSet leads;
  for (std::size_t suit = 0; suit < shape.suits.size(); ++suit) {
    if (shape.suits[suit].size() == shape.longest().size() && shape.ranks(suit) == shape.ranks(0)) {
      leads |= highest(shape.suits[suit]);
    }
  }
  return leads;
}

CardSet lead_of(int number, const HandShape& shape) {
  switch (number) {
    case 1:
      return highest(shape.trumps);
    case 3:
      return lead_of_third(shape);
    case 4:
      return lead_of_fourth(shape);
    case 5:
      return highest(shape.hand - shape.trumps);
    case 6:
      return shape.has_trump_king() ? shape.trumps : highest(shape.suits[0]);
    case 8:
      return shape.longest().size() == 3
                 ? highest(shape.suits[0])
                 : highest(highest(shape.suits[0]) | highest(shape.suits[1]));
    default:
      return lead_from_strength(shape);
  }
}

/// Hint 7 and the third class: with the king of trumps, what still makes it right to play.
bool third_plays_with_king(const HandShape& shape) {
  const auto held = pair_and_one(shape);
  return held[1] >= kTen || held[2] >= kAce;
}

/// Why a hand of the class is proposed on although it is of the class; empty if it is not.
std::string_view why_propose(int number, const HandShape& shape, bool king_turned) {
  const bool king = shape.has_trump_king();
  switch (number) {
    case 1:
      return king || king_turned ? "the adversary cannot take the king" : "";
    case 2:
    case 7:
      return king ? "the king of trumps is held" : "";
    case 3:
      return king && !third_plays_with_king(shape) ? "the king of trumps is held" : "";
    case 4:
      return king && !reaches_any(pair_and_one(shape), std::array{Three{kQueen, kTen, kSeven},
                                                                  Three{kQueen, kSeven, kAce}})
                 ? "the king of trumps is held"
                 : "";
    case 8: {
      const bool strong = shape.longest().size() == 2 || shape.ranks(0)[1] >= kTen;
      return king && !strong ? "the king of trumps is held" : "";
    }
    default:
      return "";
  }
}

/// Hands he says some will not risk (pp. 48-50).
bool is_doubted(int number, const HandShape& shape) {
  if (number == 1) {
    return shape.trumps.size() == 3 && shape.longest().size() == 1 && shape.ranks(0)[0] < kNine &&
           shape.ranks(1)[0] < kNine;
  }
  if (number == 3) {
    const auto held = pair_and_one(shape);
    return held[0] == kQueen && held[1] < kTen && held[2] < kTen;
  }
  if (number == 4) {
    const auto held = pair_and_one(shape);
    return held == Three{kKnave, kAce, kEight} || held == Three{kAce, kTen, kTen};
  }
  return false;
}

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

Advice advise(CardSet hand, Suit trump, std::optional<Card> turn_up) {
  const std::vector<const JeuDeRegle*> classes = classes_of(hand, trump);
  Advice advice;
  if (classes.empty()) {
    advice.page = "39-40";
    return advice;
  }
  const HandShape shape(hand, trump);
  const int number = classes.front()->number;
  advice.hand_class = classes.front();
  advice.page = classes.front()->page;
  advice.leads = lead_of(number, shape);
  advice.doubted = is_doubted(number, shape);
  advice.because = why_propose(number, shape, turn_up == Card{kKing, trump});
  advice.word = advice.because.empty() ? Word::Play : Word::Propose;
  return advice;
}

}  // namespace ecarte::analysis
