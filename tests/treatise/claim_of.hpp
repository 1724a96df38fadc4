// SPDX-License-Identifier: MIT
//
// A chapter of one claim, as tests write it: the lines of the claim alone, four spaces in.
#pragma once

#include <string>
#include <string_view>

#include "treatise/read_claims.hpp"

namespace ecarte::treatise {

inline std::string file_of(std::string_view claim) {
  return "treatise: A book\ntitle: a chapter\nclaims:\n  - id: one\n    page: 1\n    says: so.\n" +
         std::string{claim} + "    recorded: nothing\n";
}

inline Claim claim_of(std::string_view claim) {
  return read_chapter(file_of(claim), "f.yaml").claims.front();
}

}  // namespace ecarte::treatise
