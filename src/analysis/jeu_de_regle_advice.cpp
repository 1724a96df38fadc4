// SPDX-License-Identifier: MIT
//
// What the treatise says to do with a hand of each class. The page stands with the class.
#include <array>

#include "analysis/jeu_de_regle.hpp"
#include "analysis/least_hands.hpp"

namespace ecarte::analysis {
namespace {

using game::Card;
using game::CardSet;
using game::Suit;

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

/// Trumps from which he leads although there are but two (Hint 15, p. 43), with court cards beside:
/// the king; queen and knave; knave and ace; and, in the first of his illustrative hands (p. 58),
/// any headed by the knave beside two kings, for the chance of the vole.
CardSet trump_lead(const HandShape& shape) {
  if (shape.trumps.size() != 2) {
    return {};
  }
  const int courts_outside =
      shape.court_cards() - HandShape{shape.trumps, shape.trump}.court_cards();
  const bool named = shape.has_trump_king() || trumps_are_high(shape);
  const bool as_hand_1 = shape.trump_ranks()[0] >= kKnave && shape.plain_kings() >= 2;
  return (named && courts_outside >= 2) || as_hand_1 ? highest(shape.trumps) : CardSet{};
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
  advice.leads = lead_of(number, shape) | trump_lead(shape);
  advice.doubted = is_doubted(number, shape);
  advice.because = why_propose(number, shape, turn_up == Card{kKing, trump});
  advice.word = advice.because.empty() ? PlayOrPropose::Play : PlayOrPropose::Propose;
  return advice;
}

}  // namespace ecarte::analysis
