// SPDX-License-Identifier: MIT
#include "treatise/condition.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <map>
#include <mutex>
#include <utility>

#include "analysis/hand_band.hpp"
#include "analysis/jeu_de_regle.hpp"
#include "analysis/question.hpp"
#include "treatise/hand_order.hpp"
#include "treatise/node_words.hpp"
#include "treatise/refusal.hpp"

namespace ecarte::treatise {

namespace {

using game::Rank;

constexpr std::array<std::pair<std::string_view, Feature>, 15> kFeatures{
    {{"cards", Feature::Cards},
     {"trumps", Feature::Trumps},
     {"top-trump", Feature::TopTrump},
     {"kings", Feature::Kings},
     {"queens", Feature::Queens},
     {"courts", Feature::Courts},
     {"keepers", Feature::Keepers},
     {"suits", Feature::Suits},
     {"longest", Feature::Longest},
     {"guarded", Feature::Guarded},
     {"rule", Feature::Rule},
     {"stands", Feature::Stands},
     {"refusal", Feature::Refusal},
     {"two-to-one", Feature::TwoToOne},
     {"proposed", Feature::Proposed}}};
constexpr std::array<std::pair<std::string_view, Shape>, 2> kShapes{
    {{"tenace", Shape::Tenace}, {"sequence", Shape::Sequence}}};
constexpr std::array<std::pair<std::string_view, Compare>, 3> kSigns{
    {{"=", Compare::Equal}, {">=", Compare::AtLeast}, {"<=", Compare::AtMost}}};

CardSet plain_part(const Holding& holding) {
  return holding.hand - CardSet::of(holding.trump);
}

template <class Test>
int plain_suits(const Holding& holding, const Test& test) {
  int count = 0;
  for (int suit = 0; suit < game::kSuits; ++suit) {
    const CardSet cards = plain_part(holding) & CardSet::of(static_cast<Suit>(suit));
    count += !cards.empty() && test(cards) ? 1 : 0;
  }
  return count;
}

bool is_guarded(CardSet cards) {
  const CardSet high = CardSet::of(Rank::King) | CardSet::of(Rank::Queen);
  return !(cards & high).empty() ||
         (!(cards & CardSet::of(Rank::Knave)).empty() && cards.size() > 1);
}

int longest(const Holding& holding) {
  int most = 0;
  for (int suit = 0; suit < game::kSuits; ++suit) {
    most = std::max(most, (plain_part(holding) & CardSet::of(static_cast<Suit>(suit))).size());
  }
  return most;
}

/// A number of every hand of five when spades are trumps, found once: conditions ask for it of
/// thousands of hands for each completion of a claim.
template <class Number>
std::vector<std::int8_t> numbers_with_spades(const Number& number) {
  std::vector<std::int8_t> all(kAllHands);
  const std::vector<PatternCard> any(5);
  for (const Completion& completion : completions(any, Suit::Spades)) {
    all.at(place_of(completion.hand)) = static_cast<std::int8_t>(number(completion.hand));
  }
  return all;
}

/// The hand with the trumps and the spades in each other's place.
CardSet with_spades_for(CardSet hand, Suit trump) {
  if (trump == Suit::Spades) {
    return hand;
  }
  const unsigned shift = static_cast<unsigned>(trump) * game::kRanks;
  const std::uint32_t trumps = hand.bits() >> shift & 0xffU;
  const std::uint32_t spades = hand.bits() & 0xffU;
  const std::uint32_t rest = hand.bits() & ~(0xffU << shift) & ~0xffU;
  return CardSet{rest | trumps | spades << shift};
}

int rule_of(const Holding& holding) {
  const auto number = [](CardSet hand) {
    const auto classes = analysis::classes_of(hand, Suit::Spades);
    return classes.empty() ? 0 : classes.front()->number;
  };
  const CardSet hand = with_spades_for(holding.hand, holding.trump);
  if (hand.size() != 5) {
    return number(hand);
  }
  static const std::vector<std::int8_t> kRules = numbers_with_spades(number);
  return kRules[place_of(hand)];
}

int refusal_of(const Holding& holding) {
  const auto number = [](CardSet hand) { return advise_dealer(hand, Suit::Spades).refuse ? 1 : 0; };
  const CardSet hand = with_spades_for(holding.hand, holding.trump);
  if (hand.size() != 5) {
    return number(hand);
  }
  static const std::vector<std::int8_t> kRefusals = numbers_with_spades(number);
  return kRefusals[place_of(hand)];
}

int two_to_one(const Holding& holding) {
  if (holding.hand.size() != analysis::kHand) {
    throw PatternError("'two-to-one' is of a hand of five");
  }
  const double from =
      analysis::kBandFrom.at(static_cast<std::size_t>(analysis::band(holding.hand, holding.trump)));
  return from >= 200.0 / 3.0 ? 1 : 0;
}

/// Of a turn-up only the king of trumps counts.
int stands(const Holding& holding) {
  const CardSet hand = with_spades_for(holding.hand, holding.trump);
  const bool king = holding.turned.has({Rank::King, holding.trump});
  const auto number = [king](CardSet cards) {
    const Card turned{king ? Rank::King : Rank::Seven, Suit::Spades};
    return analysis::advise(cards, Suit::Spades, turned).word == analysis::PlayOrPropose::Play ? 1
                                                                                               : 0;
  };
  if (hand.size() != 5) {
    return number(hand);
  }
  if (king) {
    static const std::vector<std::int8_t> kStandsOnKing = numbers_with_spades(number);
    return kStandsOnKing[place_of(hand)];
  }
  static const std::vector<std::int8_t> kStands = numbers_with_spades(number);
  return kStands[place_of(hand)];
}

bool has_shape(CardSet cards, Shape shape) {
  if (cards.size() < 2 || (shape == Shape::Tenace && cards.size() != 2)) {
    return false;
  }
  const int span = 32 - std::countl_zero(cards.bits()) - std::countr_zero(cards.bits());
  return (span == cards.size()) == (shape == Shape::Sequence);
}

bool compares(int measured, Compare compare, int value) {
  switch (compare) {
    case Compare::Equal:
      return measured == value;
    case Compare::AtLeast:
      return measured >= value;
    case Compare::AtMost:
      return measured <= value;
  }
  return false;
}

template <class Value, std::size_t N>
const Value* find_word(const std::array<std::pair<std::string_view, Value>, N>& words,
                       std::string_view word) {
  const auto found = std::ranges::find(words, word, &std::pair<std::string_view, Value>::first);
  return found == words.end() ? nullptr : &found->second;
}

[[noreturn]] void unknown_condition(std::string_view word) {
  std::vector<std::string_view> known;
  for (const auto& [name, ignored] : kFeatures) {
    known.push_back(name);
  }
  for (const auto& [name, ignored] : kShapes) {
    known.push_back(name);
  }
  throw PatternError(unknown_word("condition", word, known));
}

}  // namespace

Condition read_condition(std::string_view text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, space);
  const std::string_view rest = text.substr(std::min(space + 1, text.size()));
  Condition condition;
  if (const Shape* const shape = find_word(kShapes, word)) {
    condition.shape_asked = true;
    condition.shape = *shape;
    condition.suit = read_suit(rest);
    return condition;
  }
  const Feature* const feature = find_word(kFeatures, word);
  if (feature == nullptr) {
    unknown_condition(word);
  }
  const std::size_t gap = std::min(rest.find(' '), rest.size());
  const Compare* const compare = find_word(kSigns, rest.substr(0, gap));
  const std::string_view digits = rest.substr(std::min(gap + 1, rest.size()));
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), condition.value);
  if (compare == nullptr || error != std::errc{} || end != digits.data() + digits.size()) {
    throw PatternError("expected '" + std::string{word} + " = N', >= N or <= N, found '" +
                       std::string{text} + "'");
  }
  condition.feature = *feature;
  condition.compare = *compare;
  return condition;
}

bool asks_for_proposal(const std::vector<Condition>& conditions) {
  return std::ranges::any_of(conditions, [](const Condition& condition) {
    return !condition.shape_asked && condition.feature == Feature::Proposed;
  });
}

std::vector<Condition> as_page_55_has_it(std::vector<Condition> conditions) {
  for (Condition& condition : conditions) {
    if (!condition.shape_asked && condition.feature == Feature::Proposed) {
      const bool proposed = compares(1, condition.compare, condition.value);
      condition = {.feature = Feature::Rule,
                   .compare = proposed ? Compare::Equal : Compare::AtLeast,
                   .value = proposed ? 0 : 1};
    }
  }
  return conditions;
}

std::string_view word_of(Feature feature) {
  return std::ranges::find(kFeatures, feature, &std::pair<std::string_view, Feature>::second)
      ->first;
}

int measure(Feature feature, const Holding& holding) {
  const auto trumps = [&] { return (holding.hand & CardSet::of(holding.trump)).size(); };
  const auto kings = [&] { return (plain_part(holding) & CardSet::of(Rank::King)).size(); };
  switch (feature) {
    case Feature::Cards:
      return holding.hand.size();
    case Feature::Trumps:
      return trumps();
    case Feature::TopTrump:
      return (holding.hand | holding.turned).has({Rank::King, holding.trump}) ? 1 : 0;
    case Feature::Kings:
      return kings();
    case Feature::Queens:
      return (holding.hand & CardSet::of(Rank::Queen)).size();
    case Feature::Courts:
      return (holding.hand &
              (CardSet::of(Rank::King) | CardSet::of(Rank::Queen) | CardSet::of(Rank::Knave)))
          .size();
    case Feature::Keepers:
      return trumps() + kings();
    case Feature::Suits:
      return plain_suits(holding, [](CardSet) { return true; });
    case Feature::Longest:
      return longest(holding);
    case Feature::Guarded:
      return plain_suits(holding, is_guarded);
    case Feature::Rule:
      return rule_of(holding);
    case Feature::Stands:
      return stands(holding);
    case Feature::Proposed:
      return 1 - stands(holding);
    case Feature::Refusal:
      return refusal_of(holding);
    case Feature::TwoToOne:
      return two_to_one(holding);
  }
  return 0;
}

bool meets(const Condition& condition, const Holding& holding) {
  return compares(measure(condition.feature, holding), condition.compare, condition.value);
}

const std::vector<std::uint8_t>& hands_that_meet(const std::vector<Condition>& conditions,
                                                 Suit trump, CardSet turned) {
  using Key = std::vector<std::array<int, 3>>;
  static std::mutex mutex;
  static std::map<Key, std::vector<std::uint8_t>> known;
  // Of a turn-up only the king of trumps counts.
  const CardSet king = turned & CardSet{Card{Rank::King, trump}};
  Key key{{static_cast<int>(trump), king.size(), 0}};
  for (const Condition& condition : conditions) {
    key.push_back({static_cast<int>(condition.feature), static_cast<int>(condition.compare),
                   condition.value});
  }
  const std::lock_guard lock(mutex);
  const auto [found, fresh] = known.try_emplace(std::move(key));
  if (fresh) {
    found->second.resize(kAllHands);
    const std::vector<PatternCard> any(5);
    for (const Completion& completion : completions(any, trump)) {
      found->second[place_of(completion.hand)] =
          meets(conditions, {completion.hand, trump, king}, {}) ? 1 : 0;
    }
  }
  return found->second;
}

bool meets(const std::vector<Condition>& conditions, const Holding& holding,
           const Binding& binding) {
  return std::ranges::all_of(conditions, [&](const Condition& condition) {
    if (condition.shape_asked) {
      const CardSet suit = PatternCard{0xff, condition.suit}.cards(holding.trump, binding);
      return has_shape(holding.hand & suit, condition.shape);
    }
    return meets(condition, holding);
  });
}

}  // namespace ecarte::treatise
