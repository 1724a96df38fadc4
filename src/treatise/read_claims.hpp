// SPDX-License-Identifier: MIT
//
// Files of claims, read and checked. docs/claims.md is their manual.
#pragma once

#include <string>
#include <string_view>

#include "treatise/claim.hpp"

namespace ecarte::treatise {

/// The claims of one file; `file` is for messages. Throws yaml::Error at the first thing wrong.
Chapter read_chapter(std::string_view bytes, const std::string& file);

/// The same file with these answers on record instead of those it had; answers and claims in the
/// same order, an answer without a verdict leaves its claim as it is. All else is kept.
std::string with_answers(std::string_view bytes, const Chapter& chapter,
                         const std::vector<Recorded>& answers);

}  // namespace ecarte::treatise
