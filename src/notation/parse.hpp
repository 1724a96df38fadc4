// SPDX-License-Identifier: MIT
//
// Text to records, one deal at a time, in memory that does not grow with the input.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "record/record.hpp"

namespace ecarte::notation {

/// Gives more input: writes at most `size` bytes to `into` and returns how many; 0 at the end.
using Source = std::function<std::size_t(char* into, std::size_t size)>;

/// Gives `text`, which must outlive it.
Source source_of(std::string_view text);

/// What several readers, each in a thread of its own, have learnt of the lines they met
/// (Reader::share).
class KnownToAll {
 public:
  KnownToAll();
  ~KnownToAll();
  KnownToAll(const KnownToAll&) = delete;
  KnownToAll& operator=(const KnownToAll&) = delete;

 private:
  friend class Reader;
  class Impl;
  std::unique_ptr<Impl> impl_;
};

/// Reads a file of records deal by deal. A deal's record begins with the settings and headings
/// written before it (`code:`, `players:`, `game`, `rubber`, `cut for deal:`), or with its `deal`
/// line if there are none. Names carry over from deal to deal until the next `players:` line.
///
/// A line that cannot be read becomes a Problem of its deal, and reading goes on with the next
/// line.
class Reader {
 public:
  /// `first_line` is the number of the source's first line in its file. `goes_on`: the source is
  /// what stands in the file from a cut (Cuts) on.
  explicit Reader(Source source, std::uint32_t first_line = 1, bool goes_on = false);
  ~Reader();
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  /// Begins with another source, as a new reader would, and at next to no cost: what was made for
  /// the one before is used again.
  void begin(Source source, std::uint32_t first_line = 1, bool goes_on = false);

  /// Reads the next deal into `record`, which is cleared first. False at the end of the input;
  /// `record` is then empty.
  bool next(record::Record& record);

  /// Has it read so much of its source already that it need not wait for more to give the next
  /// deal, unless that is a very long one?
  [[nodiscard]] bool has_at_hand() const;

  /// From now on it knows of the lines it meets what the others have learnt, and they what it does:
  /// so that each of several need not read by the whole grammar what one of them has, nor keep it.
  /// Asked again and again, since what all know is forgotten once it is too much. No record is read
  /// otherwise for it.
  void share(KnownToAll& all);

  /// Reads plain lines by the whole grammar too, and comes to the same: for tests.
  void without_plain_lines();

  /// Once `next` has returned false: the lines after the last deal that no deal has, if the input
  /// had none at all (comments, blank lines, a lone `code:` line).
  [[nodiscard]] const std::string& rest() const { return rest_; }

 private:
  std::string rest_;
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace ecarte::notation
