// SPDX-License-Identifier: MIT
//
// What is said of a deal on which codes differ.
#pragma once

#include <span>
#include <string>

#include "cli/options.hpp"
#include "referee/referee.hpp"

namespace ecarte::cli {

/// A deal as several codes rule on it, told whole.
using UnderAll = std::span<const referee::Judged* const>;

/// In the form that is asked for; empty where nothing is to be said of single deals.
std::string difference_said(const CheckCommand& command, const std::string& file, UnderAll deal);

}  // namespace ecarte::cli
