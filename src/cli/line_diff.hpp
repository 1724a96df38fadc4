// SPDX-License-Identifier: MIT
//
// What bringing a text into form would change, as people read changes.
#pragma once

#include <string>
#include <string_view>

namespace ecarte::cli {

/// Appends a unified diff of two texts that have the same lines, some of them changed: a line never
/// moves. `name` stands for both. Nothing if they are equal.
void append_line_diff(std::string& out, std::string_view name, std::string_view before,
                      std::string_view after);

}  // namespace ecarte::cli
