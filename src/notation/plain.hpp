// SPDX-License-Identifier: MIT
//
// Reads whole lines that are written as nearly everybody writes them (grammar/plain.hpp), straight
// from where the input stands. What it makes of a line is what the whole grammar would; of any
// other line it makes nothing, and leaves no trace of having tried.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "notation/names.hpp"
#include "record/record.hpp"

namespace ecarte::notation {

/// What was read: how many bytes, and how many lines.
struct PlainRead {
  std::size_t size = 0;
  std::uint32_t lines = 0;
};

/// How many bytes 0 must stand behind what is read.
inline constexpr std::size_t kPlainEnd = 16;

class PlainLines {
 public:
  explicit PlainLines(NameTable& names) : names_(names) {}

  /// Adds to `record`, behind whose text `text` stands, the acts of the lines that `text` begins
  /// with, up to the first that is not plain or before which a deal might end; `head` is true if
  /// that is known not to be so before the first. The text itself is not added. Behind its end
  /// `kPlainEnd` bytes 0 must stand.
  PlainRead read(record::Record& record, std::string_view text, bool head);

 private:
  NameTable& names_;
};

}  // namespace ecarte::notation
