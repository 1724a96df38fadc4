// SPDX-License-Identifier: MIT
//
// What the rules of the grammar read from.
#pragma once

#include <tao/pegtl/eol.hpp>
#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/tracking_mode.hpp>

#include "notation/draft.hpp"

namespace ecarte::notation {

namespace p = tao::pegtl;

/// Places are counted only when something is said of them.
using Input = p::memory_input<p::tracking_mode::lazy, p::eol::lf, const char*>;

}  // namespace ecarte::notation
