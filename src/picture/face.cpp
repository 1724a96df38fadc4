// SPDX-License-Identifier: MIT
#include "picture/face.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace ecarte::picture {
namespace {

using game::Card;
using game::CardSet;
using game::Suit;
using record::Act;
using record::ActKind;

/// A card that does not belong, or a second copy of one that does.
Face odd_face(const Act& odd) {
  if ((odd.flags & record::kSecondCopy) != 0) {
    return face_of(odd.cards.first());
  }
  Face face;
  face.kind = Face::Kind::Odd;
  face.says = odd.number == 0 ? "joker"
                              : std::to_string(odd.number) +
                                    (odd.detail == record::kUnstated
                                         ? std::string{"?"}
                                         : std::string{game::symbol(Suit{odd.detail})});
  return face;
}

/// "10", "K".
std::string rank_of(Card card) {
  return card.rank == game::Rank::Ten ? "10" : std::string(1, game::letter(card.rank));
}

}  // namespace

Face face_of(Card card) {
  Face face;
  face.kind = Face::Kind::Card;
  face.card = card;
  return face;
}

Face face_among(CardSet may) {
  Face face;
  if (may.empty()) {
    return face;
  }
  face.card = may.first();
  face.kind = may.size() == 1                            ? Face::Kind::Card
              : CardSet::of(face.card.suit).has_all(may) ? Face::Kind::Suited
              : CardSet::of(face.card.rank).has_all(may) ? Face::Kind::Ranked
                                                         : Face::Kind::Untold;
  return face.kind == Face::Kind::Untold ? Face{} : face;
}

std::vector<Face> faces_of(std::span<const Act> acts, std::size_t at) {
  const Act& act = acts[at];
  std::vector<Face> faces;
  for (const Card card : act.cards) {
    faces.push_back(face_of(card));
  }
  for (std::size_t next = at + 1; next < acts.size(); ++next) {
    if (acts[next].kind == ActKind::Partly) {
      faces.push_back(face_among(acts[next].cards));
    } else if (acts[next].kind == ActKind::Odd) {
      faces.push_back(odd_face(acts[next]));
    } else {
      break;
    }
  }
  if (act.count != record::kUnstated && act.count > faces.size()) {
    faces.resize(act.count);
  }
  return faces;
}

std::vector<Face> hand_of(CardSet known, int count, std::optional<Suit> trump) {
  std::vector<Face> faces;
  std::array<Suit, game::kSuits> suits{Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds};
  if (trump) {
    std::stable_partition(suits.begin(), suits.end(), [&](Suit suit) { return suit == *trump; });
  }
  for (const Suit suit : suits) {
    for (int rank = game::kRanks - 1; rank >= 0; --rank) {
      const Card card{static_cast<game::Rank>(rank), suit};
      if (known.has(card)) {
        faces.push_back(face_of(card));
      }
    }
  }
  if (count > static_cast<int>(faces.size())) {
    faces.resize(static_cast<std::size_t>(count));
  }
  return faces;
}

std::string index_of(const Face& face) {
  switch (face.kind) {
    case Face::Kind::Card:
      return rank_of(face.card) + std::string{game::symbol(face.card.suit)};
    case Face::Kind::Suited:
      return "?" + std::string{game::symbol(face.card.suit)};
    case Face::Kind::Ranked:
      return rank_of(face.card) + "?";
    case Face::Kind::Odd:
      return face.says;
    case Face::Kind::Untold:
      return "?";
    case Face::Kind::Hidden:
      break;
  }
  return {};
}

std::string spoken(const Face& face) {
  const auto article = [](std::string_view noun) {
    return (noun.starts_with('a') || noun.starts_with('e') ? "an " : "a ") + std::string{noun};
  };
  switch (face.kind) {
    case Face::Kind::Card:
      return std::string{game::name(face.card.rank)} + " of " +
             std::string{game::name(face.card.suit)};
    case Face::Kind::Suited: {
      const std::string_view plural = game::name(face.card.suit);
      return article(plural.substr(0, plural.size() - 1));
    }
    case Face::Kind::Ranked:
      return article(game::name(face.card.rank));
    case Face::Kind::Odd:
      return "a card foreign to the pack: " + face.says;
    case Face::Kind::Untold:
      return "a card not told";
    case Face::Kind::Hidden:
      break;
  }
  return "a card not shown";
}

}  // namespace ecarte::picture
