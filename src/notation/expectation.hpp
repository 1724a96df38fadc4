// SPDX-License-Identifier: MIT
//
// The words of an `expect:` line.
#pragma once

#include <span>
#include <string_view>

#include "notation/names.hpp"
#include "record/record.hpp"

namespace ecarte::notation {

/// What one part of an `expect:` line demands, from its words: a verdict, or a finding, "43 revoke
/// A elected". Throws LineError at a word that is neither, and says
/// `expected`.
record::Expectation read_expectation(std::span<const std::string_view> words,
                                     const NameTable& names, std::string_view expected);

}  // namespace ecarte::notation
