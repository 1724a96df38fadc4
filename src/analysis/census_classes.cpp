// SPDX-License-Identifier: MIT
#include "analysis/census_classes.hpp"

#include <algorithm>
#include <functional>
#include <map>

namespace ecarte::analysis {
namespace {

void count(CensusClass& into, const CensusRow& row) {
  ++into.hands;
  into.dealt += row.times;
  for (std::size_t tricks = 0; tricks < row.hands.size(); ++tricks) {
    into.deals.at(tricks) += row.times * row.hands.at(tricks);
  }
}

ClassNumbers shape_of(CardSet hand, Suit trump) {
  ClassNumbers sizes{};
  std::size_t plain = 1;
  for (int suit = 0; suit < game::kSuits; ++suit) {
    const int size = (hand & CardSet::of(static_cast<Suit>(suit))).size();
    sizes.at(static_cast<Suit>(suit) == trump ? 0 : plain++) = size;
  }
  std::sort(sizes.begin() + 1, sizes.end(), std::greater<>());
  return sizes;
}

}  // namespace

std::vector<std::string_view> class_numbers(CensusBy by) {
  switch (by) {
    case CensusBy::Trumps:
      return {"trumps"};
    case CensusBy::Kings:
      return {"trumps", "king_of_trumps", "plain_kings"};
    case CensusBy::Shape:
      break;
  }
  return {"trumps", "longest_suit", "second_suit", "third_suit"};
}

ClassNumbers class_of(CardSet hand, Suit trump, CensusBy by) {
  const CardSet trumps = hand & CardSet::of(trump);
  const CardSet kings = hand & CardSet::of(game::Rank::King);
  switch (by) {
    case CensusBy::Trumps:
      return {trumps.size()};
    case CensusBy::Kings:
      return {trumps.size(), (trumps & kings).size(), (kings - trumps).size()};
    case CensusBy::Shape:
      break;
  }
  return shape_of(hand, trump);
}

std::vector<CensusClass> census_classes(CensusBy by) {
  std::map<ClassNumbers, CensusClass> classes;
  take_census(
      [&](const CensusRow& row) { count(classes[class_of(row.hand, row.turn_up.suit, by)], row); });
  std::vector<CensusClass> list;
  for (auto& [numbers, found] : classes) {
    found.numbers = numbers;
    list.push_back(found);
  }
  return list;
}

}  // namespace ecarte::analysis
