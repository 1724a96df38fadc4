// SPDX-License-Identifier: MIT
#include "record/nearest_word.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace ecarte::record {
namespace {

using Line = std::array<std::size_t, kLongestMistyped + 1>;

/// Letters amiss, by Damerau and Levenshtein. Neither word is longer than kLongestMistyped.
std::size_t distance(std::string_view a, std::string_view b) {
  Line before{};
  Line last{};
  Line row{};
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = std::min(row[j], before[j - 2] + 1);
      }
    }
    before = last;
    last = row;
  }
  return last[b.size()];
}

}  // namespace

std::string_view nearest_word(std::string_view word, std::span<const std::string_view> words,
                              std::size_t few) {
  std::string_view nearest;
  for (const std::string_view known : word.size() > kLongestMistyped ? words.first(0) : words) {
    const bool longer = known.size() > word.size();
    const std::size_t apart = longer ? known.size() - word.size() : word.size() - known.size();
    if (known.size() > kLongestMistyped || apart >= few) {
      continue;
    }
    if (const std::size_t far = distance(word, known); far < few) {
      nearest = known;
      few = far;
    }
  }
  return nearest;
}

}  // namespace ecarte::record
