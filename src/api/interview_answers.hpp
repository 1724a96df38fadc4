// SPDX-License-Identifier: MIT
//
// Answers to an interview as text: a line each, by id or by number.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codes/code.hpp"
#include "interview/interview.hpp"

namespace ecarte::api {

/// What a line answers, without its comment and the blanks around it; may be empty.
std::string_view answer_in(std::string_view line);

/// The answers of a text, in order; they hold as long as it does.
std::vector<std::string_view> answers_in(std::string_view text);

/// The value meant by `given`; "unknown" and "?" give nothing inside. Nothing at all if it is none.
std::optional<std::optional<std::uint8_t>> value_of(const codes::Code& code,
                                                    const interview::Question& question,
                                                    std::string_view given);

/// What may be answered, for a message: "yes, no".
std::string choices(const codes::Code& code, const interview::Question& question);

}  // namespace ecarte::api
