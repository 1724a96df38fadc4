// SPDX-License-Identifier: MIT
//
// Of the things two accounts differ in, the fewest whose truth decides the ruling. What a ruling
// is, the caller knows: here it is a word, and two rulings are the same if their words are.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "accounts/align.hpp"

namespace ecarte::accounts {

/// The ruling of a choice, in a word that tells rulings apart; nothing if the deal cannot have gone
/// so.
using Rule = std::function<std::optional<std::string>(Believed)>;

/// One answer to the questions that decide: which account is right in each of them.
struct Branch {
  Believed choice = 0;   ///< a choice that stands for all of its kind, and can be ruled on
  bool possible = true;  ///< false: the deal cannot have gone so, whatever else is true
};

struct Decision {
  bool first_possible = true;          ///< the deal can have gone as the first account has it,
  bool second_possible = true;         ///<  or as the second has it
  bool agree = false;                  ///< both, whole as they are, come to the same ruling
  std::vector<std::size_t> deciding;   ///< the differences on whose truth the ruling turns, and no
                                       ///  others; none: it is the same whichever is true
  std::vector<Branch> branches;        ///< of every answer to those, in the order of the choices
  std::vector<std::size_t> set_aside;  ///< not combined with the others: taken by themselves they
                                       ///  change nothing,
  std::vector<std::size_t> left_out;   ///<  or there were more than are combined
};

/// No more differences than these are combined with each other, which makes 2^10 rulings.
inline constexpr std::size_t kMostCombined = 10;
/// No more differences than the bits of a Choice can be told apart at all.
inline constexpr std::size_t kMostDifferences = 64;

/// The choice in which the second account is believed in all of them.
Believed all_of(std::size_t differences);

/// Answers that lead to one ruling, said the shortest way: those to `known` as `choice` has them,
/// and whatever is true of the rest.
struct SufficientAnswers {
  Believed known = 0;
  Believed choice = 0;
  friend bool operator==(SufficientAnswers, SufficientAnswers) = default;
};

/// A few conditions, one of which each of `choices` meets, and no other answer to `deciding` does.
std::vector<SufficientAnswers> conditions_of(const std::vector<std::size_t>& deciding,
                                             const std::vector<Believed>& choices);

/// Tries the differences, so many of them, in every combination, the smallest sets first. Of more
/// than kMostCombined, those are set aside first that change the ruling of neither account by
/// themselves. There may be no more than kMostDifferences.
Decision decide(std::size_t differences, const Rule& rule);

}  // namespace ecarte::accounts
