// SPDX-License-Identifier: MIT
//
// The interview in words: its questions as one asks a player, its answers, and the rulings it ends
// in. Parts, not names: who disputes is not known.
#pragma once

#include <string>
#include <vector>

#include "codes/code.hpp"
#include "interview/interview.hpp"

namespace ecarte::report {

/// "Had the non-dealer looked at his hand?"
std::string question_words(const codes::Code& code, const interview::Question& question);

/// What may be answered, as a clause: "the non-dealer has looked at his hand".
std::string answer_words(const codes::Code& code, const interview::Question& question,
                         std::uint8_t value);

/// The same in one word, for files of answers and for programs: "yes", "wrong-number".
std::string answer_id(const codes::Code& code, const interview::Question& question,
                      std::uint8_t value);
inline constexpr std::string_view kNotKnown = "unknown";

/// The ruling, a clause each: what the law says, who may or must do what until when, what follows
/// by itself, what it does to the score, the doubtful reading.
std::vector<std::string> ruling_words(const codes::Code& code,
                                      const interview::PossibleRuling& outcome);

/// "if the non-dealer has not looked at his hand"; empty if all was answered.
std::string if_words(const codes::Code& code, const interview::PossibleRuling& outcome);

}  // namespace ecarte::report
