// SPDX-License-Identifier: MIT
#include "treatise/say.hpp"

#include <array>
#include <cmath>
#include <utility>

#include <fmt/core.h>

namespace ecarte::treatise {
namespace {

/// Odds that are laid; others are called by the nearest of them.
constexpr std::array<std::pair<int, int>, 22> kLaid{
    {{1, 1},  {6, 5},  {5, 4},  {4, 3},  {3, 2},  {7, 4},  {2, 1},  {5, 2},
     {3, 1},  {7, 2},  {4, 1},  {5, 1},  {6, 1},  {8, 1},  {10, 1}, {12, 1},
     {15, 1}, {20, 1}, {30, 1}, {40, 1}, {60, 1}, {100, 1}}};
constexpr double kFar = 120;  ///< to one: beyond this odds are told as they are
constexpr int kMostParts = 10;
constexpr std::array<int, 7> kSayable{2, 3, 4, 5, 6, 8, 10};  ///< "5 in 8"; nobody says "4 in 7"

/// "300" for 297: as much of a number as one keeps in mind.
std::int64_t rounded(double number) {
  if (number < 20) {
    return std::llround(number);
  }
  const double unit = number < 100 ? 5 : std::pow(10, std::floor(std::log10(number)) - 1);
  return std::llround(std::round(number / unit) * unit);
}

}  // namespace

std::string grouped(std::int64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3; at -= 3) {
    text.insert(at - 3, ",");
  }
  return text;
}

std::string share_words(std::int64_t over, std::int64_t under) {
  if (over == 0 || over == under) {
    return over == 0 ? "none" : "all";
  }
  const double share = static_cast<double>(over) / static_cast<double>(under);
  constexpr double kEnd = 1.0 / (kMostParts + 0.5);
  if (share < kEnd) {
    return "about 1 in " + grouped(rounded(1 / share));
  }
  if (share > 1 - kEnd) {
    return "all but about 1 in " + grouped(rounded(1 / (1 - share)));
  }
  int best = 1;
  int parts = 2;
  double off = 1;
  for (const int of : kSayable) {
    const auto some = static_cast<int>(std::lround(share * of));
    const double away = std::abs(share - static_cast<double>(some) / of);
    if (some > 0 && some < of && away < off) {
      best = some;
      parts = of;
      off = away;
    }
  }
  return fmt::format("about {} in {}", best, parts);
}

std::string odds_words(std::int64_t wins, std::int64_t losses) {
  const bool on = wins >= losses;
  const double odds =
      static_cast<double>(on ? wins : losses) / static_cast<double>(on ? losses : wins);
  const std::string_view side = on ? "on" : "against";
  if (odds > kFar) {
    return fmt::format("about {} to 1 {}", grouped(rounded(odds)), side);
  }
  auto nearest = kLaid.front();
  for (const auto& laid : kLaid) {
    const auto away = [odds](const std::pair<int, int>& one) {
      return std::abs(std::log(odds * one.second / one.first));
    };
    nearest = away(laid) < away(nearest) ? laid : nearest;
  }
  return nearest.first == nearest.second
             ? "about evens"
             : fmt::format("about {} to {} {}", nearest.first, nearest.second, side);
}

std::string chance_words(std::int64_t over, std::int64_t under) {
  if (over == 0 || over == under) {
    return over == 0 ? "never" : "always";
  }
  const double share = static_cast<double>(over) / static_cast<double>(under);
  return fmt::format("{} ({:.1f} %), or {}", share_words(over, under), 100 * share,
                     odds_words(over, under - over));
}

}  // namespace ecarte::treatise
