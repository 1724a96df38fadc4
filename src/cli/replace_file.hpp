// SPDX-License-Identifier: MIT
//
// Writing a file so that nothing is lost if something goes wrong half-way.
#pragma once

#include <string>
#include <string_view>

namespace ecarte::cli {

/// Puts `text` in the place of the file at `path`, which keeps its permissions; where `path` is a
/// link, in the place of what it points to. Throws InputError, and then the file is as it was.
void replace_file(const std::string& path, std::string_view text);

}  // namespace ecarte::cli
