// SPDX-License-Identifier: MIT
//
// What is wrong, or merely odd, in a code of laws that can be loaded: read off the same tables the
// engine reads.
#pragma once

#include <string>
#include <vector>

#include "codes/code.hpp"

namespace ecarte::codes {

/// One thing lint says of a code.
struct LintMessage {
  enum class Kind {
    Fault,  ///< the code contradicts itself, or says nothing where it must
    Note,   ///< worth knowing: a case that is never reached, a word no law uses
  };
  Kind kind = Kind::Fault;
  std::string text;
  friend bool operator==(const LintMessage&, const LintMessage&) = default;
};

/// Everything there is to say of `code`: faults first, each kind in the order of the laws.
std::vector<LintMessage> lint(const Code& code);

}  // namespace ecarte::codes
