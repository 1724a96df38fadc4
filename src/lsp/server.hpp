// SPDX-License-Identifier: MIT
//
// The language server: takes messages, keeps the documents, and answers, one message after another.
// What is ruled is published when nothing waits to be answered.
#pragma once

#include <string>

#include "lsp/channel.hpp"

namespace ecarte::lsp {

/// Serves one client until it says `exit` or goes away. False if it did so without `shutdown`.
bool serve(Channel& channel, Project& project, const std::string& version);

}  // namespace ecarte::lsp
