// SPDX-License-Identifier: MIT
#include "treatise/survey.hpp"

#include <algorithm>

namespace ecarte::treatise {

namespace {

std::size_t place_in(CardSet hand, Card card) {
  const std::uint32_t below = (1U << index_of(card)) - 1U;
  return static_cast<std::size_t>(game::bits_in(hand.bits() & below));
}

Survey survey_anew(analysis::Solver& solver, const Position& position,
                   const CompletedPosition& one) {
  Survey survey;
  look(solver, position, one, [&](const AgainstHand& outcome) {
    survey.total += outcome.hands;
    survey.playable |= outcome.playable;
    survey.best.at(static_cast<std::size_t>(outcome.best)) += outcome.hands;
    for (const Card card : outcome.playable) {
      const auto tricks = static_cast<std::size_t>(outcome.tricks.at(index_of(card)));
      survey.by_card.at(place_in(one.hand, card)).at(tricks) += outcome.hands;
    }
  });
  return survey;
}

/// True if nothing that is said of the other's hand or of the play tells the plain suits apart.
bool suits_are_alike(const Position& position) {
  return position.play.empty() && position.gone.empty() && position.other.hands.empty() &&
         position.other.holds.empty() &&
         std::ranges::none_of(position.other.where, &Condition::shape_asked);
}

/// All that a survey depends on besides the hand and the turn-up.
std::string signature(const Position& position) {
  std::string text{static_cast<char>('0' + static_cast<int>(position.trump)),
                   position.holder_leads ? 'l' : 'f', static_cast<char>('0' + position.made[0]),
                   static_cast<char>('0' + position.made[1])};
  for (const Condition& condition : position.other.where) {
    text += ' ' + std::to_string(static_cast<int>(condition.feature)) + '.' +
            std::to_string(static_cast<int>(condition.compare)) + '.' +
            std::to_string(condition.value);
  }
  return text;
}

/// One name for all hands that a survey cannot tell apart, and each card's name in it.
class Renaming {
 public:
  Renaming(const CompletedPosition& one, const Position& position, bool may_close)
      : trump_(position.trump), turned_(one.turned) {
    std::array<std::pair<std::uint32_t, Suit>, game::kSuits - 1> plain;
    std::size_t count = 0;
    for (int suit = 0; suit < game::kSuits; ++suit) {
      if (static_cast<Suit>(suit) != trump_) {
        const std::uint32_t cards = one.hand.bits() >> (suit * game::kRanks) & 0xffU;
        plain.at(count++) = {cards, static_cast<Suit>(suit)};
      }
    }
    auto sorted = plain;
    std::ranges::sort(sorted, [](const auto& a, const auto& b) { return a.first > b.first; });
    to_.at(static_cast<std::size_t>(trump_)) = trump_;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
      to_.at(static_cast<std::size_t>(sorted.at(i).second)) = plain.at(i).second;
    }
    // With nothing said of the other's hand the turn-up only closes a gap in the trumps.
    closes_ = may_close && turned_ && turned_->suit == trump_ && position.other.where.empty();
  }

  [[nodiscard]] Card operator()(Card card) const {
    if (closes_ && card.suit == trump_ && card.rank > turned_->rank) {
      card.rank = static_cast<game::Rank>(static_cast<int>(card.rank) - 1);
    }
    return {card.rank, to_.at(static_cast<std::size_t>(card.suit))};
  }
  [[nodiscard]] CardSet operator()(CardSet cards) const {
    CardSet all;
    for (const Card card : cards) {
      all |= CardSet{(*this)(card)};
    }
    return all;
  }
  [[nodiscard]] std::optional<Card> turned() const {
    return closes_   ? std::optional{Card{game::Rank::King, trump_}}
           : turned_ ? std::optional{(*this)(*turned_)}
                     : std::nullopt;
  }

 private:
  Suit trump_;
  std::optional<Card> turned_;
  bool closes_ = false;
  std::array<Suit, game::kSuits> to_{};
};

/// The survey of the renamed hand, told of the hand itself.
Survey renamed_back(const Survey& survey, CardSet hand, CardSet other_name,
                    const Renaming& renaming) {
  Survey own = survey;
  own.playable = {};
  for (const Card card : hand) {
    const Card name = renaming(card);
    own.by_card.at(place_in(hand, card)) = survey.by_card.at(place_in(other_name, name));
    if (survey.playable.has(name)) {
      own.playable |= CardSet{card};
    }
  }
  return own;
}

}  // namespace

std::int64_t points_of(const ByTricks& hands, const ClaimPoints& stakes) {
  return stakes.won * (hands[3] + hands[4]) + 2 * hands[5] - 2 * hands[0] -
         stakes.lost * (hands[1] + hands[2]);
}

std::int64_t reaching(const ByTricks& hands, Goal goal, const ClaimPoints& stakes) {
  if (goal == Goal::Points) {
    return points_of(hands, stakes);
  }
  std::int64_t sum = 0;
  for (auto tricks = static_cast<std::size_t>(needed(goal)); tricks < hands.size(); ++tricks) {
    sum += hands.at(tricks);
  }
  return sum;
}

const ByTricks& Survey::of(CardSet hand, Card card) const {
  return by_card.at(place_in(hand, card));
}

std::string common_name(const Position& position, const CompletedPosition& one) {
  if (!suits_are_alike(position)) {
    return {};
  }
  const Renaming renaming{one, position, false};
  const auto turned = renaming.turned();
  return signature(position) + '/' + std::to_string(renaming(one.hand).bits()) + '/' +
         (turned ? plain_name(*turned) : std::string{});
}

Survey Surveyor::survey(const Position& position, const CompletedPosition& one) {
  if (!suits_are_alike(position)) {
    return survey_anew(solver_, position, one);
  }
  const Renaming renaming{one, position, true};
  const CompletedPosition same{renaming(one.hand), one.bindings, renaming.turned()};
  const std::uint64_t turned = same.turned ? index_of(*same.turned) : game::kCards;
  auto& known = known_[signature(position)];
  const auto [found, fresh] = known.try_emplace(std::uint64_t{same.hand.bits()} << 6U | turned);
  if (fresh) {
    found->second = survey_anew(solver_, position, same);
  }
  return renamed_back(found->second, one.hand, same.hand, renaming);
}

}  // namespace ecarte::treatise
