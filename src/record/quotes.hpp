// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace ecarte::record {

/// Whether a place lies between quotation marks, going on byte by byte.
class Quotes {
 public:
  /// True if the byte at `at` lies within them, the marks included.
  bool pass(std::string_view text, std::size_t at) {
    const std::string_view rest = text.substr(at);
    const bool opens = rest.starts_with('"') || rest.starts_with("\xe2\x80\x9c");
    const bool closes = rest.starts_with('"') || rest.starts_with("\xe2\x80\x9d");
    if (open_ && closes) {
      open_ = false;
      return true;
    }
    open_ = open_ || opens;
    return open_;
  }

 private:
  bool open_ = false;
};

}  // namespace ecarte::record
