// SPDX-License-Identifier: MIT
//
// The files of a code of laws, from the file system. For programs; everything else about loading
// is pure.
#pragma once

#include <filesystem>

#include "codes/load.hpp"

namespace ecarte::codes {

/// The source of the code at `path`: one YAML file, or a folder with code.yaml and its chapters.
/// The code's name is that of the file or folder, unless it says another. Throws CodeErrors if
/// there is nothing that can be read.
CodeSource read_code_files(const std::filesystem::path& path);

}  // namespace ecarte::codes
