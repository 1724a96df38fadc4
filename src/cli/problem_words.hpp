// SPDX-License-Identifier: MIT
//
// What `ecarte explain` says of trouble with a record, which no law speaks of.
#pragma once

#include <span>
#include <string_view>

namespace ecarte::cli {

/// One kind of trouble, by the id it is reported under.
struct ProblemWords {
  std::string_view id;
  bool impossible = false;  ///< what is said cannot be true; else it cannot be read
  std::string_view says;    ///< what it means
  std::string_view mend;    ///< what its writer can do
};

/// Every kind there is.
std::span<const ProblemWords> problem_words();
/// The kind of that id; nullptr if there is none.
const ProblemWords* problem_words(std::string_view id);

}  // namespace ecarte::cli
