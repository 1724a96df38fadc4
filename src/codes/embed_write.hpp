// SPDX-License-Identifier: MIT
//
// Codes of laws and examples as C++ source: constants only, so that a program that judges records
// parses no YAML and allocates nothing at start-up.
#pragma once

#include <ostream>
#include <span>

#include "codes/code.hpp"
#include "codes/example_pairs.hpp"

namespace ecarte::codes {

/// Writes a source file that defines built_in_codes(), built_in_code() and examples().
void write_tables(std::ostream& out, std::span<const Code* const> codes,
                  std::span<const ExamplePair> examples);

}  // namespace ecarte::codes
