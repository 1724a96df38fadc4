// SPDX-License-Identifier: MIT
//
// What a caller asks for, as the referee is told it.
#pragma once

#include <string_view>

#include <ecarte/ecarte.hpp>

#include "codes/code.hpp"
#include "referee/referee.hpp"

namespace ecarte::api {

/// Throws std::invalid_argument if no built-in code has that name.
const codes::Code& code_named(std::string_view name);

/// As code_named, for the code that is asked for, if one is.
referee::Options options_of(const Options& options);

}  // namespace ecarte::api
