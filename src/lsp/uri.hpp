// SPDX-License-Identifier: MIT
//
// The names of documents.
#pragma once

#include <string>
#include <string_view>

namespace ecarte::lsp {

/// The path of a document that is a file; empty of any other.
std::string path_of(std::string_view uri);

}  // namespace ecarte::lsp
