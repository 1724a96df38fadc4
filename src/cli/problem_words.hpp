// SPDX-License-Identifier: MIT
//
// What `ecarte explain` says of an id that is the program's own, of which no law speaks.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace ecarte::cli {

/// One kind of trouble or of remark, by the id it is reported under.
struct ProblemWords {
  enum class Of : std::uint8_t {
    Unreadable,  ///< it cannot be read
    Impossible,  ///< what is said cannot be true
    Reading,     ///< it is read, and the reader ought to know how
    Ruling       ///< it is ruled on, by what holds under every law
  };
  std::string_view id;
  Of of = Of::Unreadable;
  std::string_view says;  ///< what it means
  std::string_view mend;  ///< what its writer can do; may be empty
};

/// Every kind there is.
std::span<const ProblemWords> problem_words();
/// The kind of that id; nullptr if there is none.
const ProblemWords* problem_words(std::string_view id);

}  // namespace ecarte::cli
