// SPDX-License-Identifier: MIT
//
// Reads whole lines that are written as nearly everybody writes them (grammar/plain.hpp), straight
// from where the input stands. What it makes of a line is what the whole grammar would; of any
// other line it makes nothing, and leaves no trace of having tried.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "grammar/plain_words.hpp"
#include "notation/cuts.hpp"
#include "notation/moment.hpp"
#include "notation/names.hpp"
#include "notation/remembered.hpp"
#include "record/record.hpp"

namespace ecarte::notation {

/// What was read: how many bytes, and how many lines.
struct PlainRead {
  std::size_t size = 0;
  std::uint32_t lines = 0;
  Begins before = Begins::Nothing;  ///< where it was looked at: what the line behind them begins
};

using grammar::plain::kPlainEnd;

class PlainLines {
 public:
  PlainLines(NameTable& names, Moment& moment) : names_(names), moment_(moment) {}

  /// Adds to `record`, behind whose text `text` stands, the acts of the lines that `text` begins
  /// with, up to the first that is neither plain nor remembered, or before which a deal might end;
  /// `head` is true if that is known not to be so before the first, and `begun` if a deal has
  /// begun. The text itself is not added. Behind its end `kPlainEnd` bytes 0 must stand.
  PlainRead read(record::Record& record, std::string_view text, bool head, bool begun);

  /// Lines that were read by the whole grammar, to be known when they are met again.
  [[nodiscard]] Remembered& remembered() { return remembered_; }

  struct Reading;

 private:
  bool lines(record::Record& record, Reading& r, bool heads);
  bool setting(record::Record& record, Reading& r);
  bool other(record::Record& record, Reading& r);
  bool recall(record::Record& record, Reading& r);

  static constexpr std::size_t kMostAtOnce = 512;
  NameTable& names_;
  Moment& moment_;
  Remembered remembered_;
  LineWords recalled_;  ///< the words of the line at hand; its room serves them all
  std::vector<record::Act> made_ = std::vector<record::Act>(kMostAtOnce);
};

}  // namespace ecarte::notation
