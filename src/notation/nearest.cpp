// SPDX-License-Identifier: MIT
#include "notation/nearest.hpp"

#include <algorithm>
#include <array>

namespace ecarte::notation {
namespace {

constexpr std::size_t kLongest = 24;  // no word of the notation is longer

/// The least number of letters added, left out, changed or swapped with their neighbour.
std::size_t distance(std::string_view a, std::string_view b) {
  std::array<std::array<std::size_t, kLongest + 1>, kLongest + 1> d{};
  for (std::size_t i = 0; i <= a.size(); ++i) {
    d[i][0] = i;
  }
  for (std::size_t j = 0; j <= b.size(); ++j) {
    d[0][j] = j;
  }
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U);
      d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, changed});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
      }
    }
  }
  return d[a.size()][b.size()];
}

/// The word nearest to `word`, if less than `near` amiss.
std::string_view within(std::size_t near, std::string_view word,
                        std::span<const std::string_view> words) {
  if (word.size() < 3 || word.size() > kLongest) {
    return {};
  }
  std::string_view found;
  for (const std::string_view known : words) {
    if (known.size() <= kLongest) {
      if (const std::size_t far = distance(word, known); far < near) {
        near = far;
        found = known;
      }
    }
  }
  return found;
}

}  // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> words) {
  return within(word.size() < 6 ? 2 : 3, word, words);
}

std::string_view slip_for(std::string_view word, std::span<const std::string_view> words) {
  return within(word.size() < 9 ? 2 : 3, word, words);
}

}  // namespace ecarte::notation
