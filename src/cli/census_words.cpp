// SPDX-License-Identifier: MIT
#include "cli/census_words.hpp"

#include <string_view>

#include <fmt/core.h>

namespace ecarte::cli {
namespace {

using analysis::CensusBy;
using analysis::ClassNumbers;

std::string counted(int number, std::string_view thing) {
  return number == 0 ? fmt::format("no {}", thing)
                     : fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
}

}  // namespace

CensusBy classes_of(CensusClasses by) {
  switch (by) {
    case CensusClasses::Trumps:
      return CensusBy::Trumps;
    case CensusClasses::Shape:
      return CensusBy::Shape;
    case CensusClasses::Kings:
    case CensusClasses::Hand:
      break;
  }
  return CensusBy::Kings;
}

std::string class_name(const ClassNumbers& numbers, CensusBy by) {
  const auto& [trumps, one, two, three] = numbers;
  std::string held = counted(trumps, "trump");
  switch (by) {
    case CensusBy::Trumps:
      return held;
    case CensusBy::Kings:
      return fmt::format("{}{}, {}", held, one > 0 ? " with the king" : "",
                         counted(two, "plain king"));
    case CensusBy::Shape:
      break;
  }
  return fmt::format("{}, plain suits {}-{}-{}", held, one, two, three);
}

}  // namespace ecarte::cli
