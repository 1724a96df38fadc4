// SPDX-License-Identifier: MIT
//
// What each law of a code answers to one deal: every law answers every record, if only that it was
// not engaged.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "law/result.hpp"
#include "law/words.hpp"

namespace ecarte::law {

/// From the weakest to the strongest: of several rulings under one law the strongest is its answer.
enum class Answer : std::uint8_t {
  NotEngaged,   ///< nothing happened that the law speaks of
  Compliant,    ///< what it speaks of happened, and lawfully
  Undecidable,  ///< the record leaves open what the answer turns on
  Lapsed,       ///< a right was not used in its time
  Waived,       ///< a right was let go
  Elected,      ///< a right was used
  Latent,       ///< it was broken, and nobody found out
  Irregular,    ///< it was broken
};
inline constexpr int kAnswers = static_cast<int>(Answer::Irregular) + 1;

/// Answers by law, as Code::laws.
using Answers = std::vector<Answer>;

/// What the laws of `code` answer to a deal that `result` rules on. A deal that could not be read,
/// or cannot be true, engages nothing.
void answer(const Code& code, const replay::DealFacts& deal, const DealResult& result,
            Answers& answers);

/// "not-engaged", …
std::string_view word(Answer answer);

}  // namespace ecarte::law
