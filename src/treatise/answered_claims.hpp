// SPDX-License-Identifier: MIT
//
// What the findings of all chapters are picked from. Private to this layer.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "treatise/checked.hpp"

namespace ecarte::treatise {

inline constexpr std::size_t kAll = SIZE_MAX;

/// A claim with one model's answer to it.
struct AnsweredClaim {
  const Chapter* chapter = nullptr;
  const Checked* checked = nullptr;
  const ModelAnswer* answer = nullptr;

  [[nodiscard]] std::string where() const {
    return chapter->treatise + ", " + place_of(checked->claim->page);
  }
};

/// Calls `use` with every claim that has an answer, and with the first model's answer.
template <class Use>
void each_answered(const std::vector<CheckedChapter>& chapters, const Use& use) {
  for (const CheckedChapter& chapter : chapters) {
    for (const Checked& checked : chapter.claims) {
      if (checked.claim->missing.empty() && !checked.answer.models.empty()) {
        use(AnsweredClaim{chapter.chapter, &checked, &checked.answer.models.front()});
      }
    }
  }
}

/// A table of the claims of what to say, with a word on how to read it, so many of them at most:
/// those that cost the most first.
void write_words(std::string& out, const std::vector<CheckedChapter>& chapters, std::size_t most);

}  // namespace ecarte::treatise
