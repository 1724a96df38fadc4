// SPDX-License-Identifier: MIT
//
// Reads a text with its plain lines by their own grammar, and by the whole one.
#pragma once

#include <string>
#include <string_view>

namespace ecarte::notation::test {

/// Empty if both make the same records of `text`, to the last field and place; else where they
/// first differ.
std::string told_apart(std::string_view text);

}  // namespace ecarte::notation::test
