// SPDX-License-Identifier: MIT
//
// Standard output and standard error, buffered and checked.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ecarte::cli {

/// A stream to write to. A reader who goes away (a closed pipe) is no fault to speak of, but the
/// output was not written all the same: `failed` is then true.
class Output {
 public:
  explicit Output(int descriptor) : descriptor_(descriptor) {}

  /// Room to append to; call `flush_if_full` after a piece of output is complete.
  [[nodiscard]] std::string& buffer() { return buffer_; }
  void write(std::string_view text);
  void flush_if_full();
  /// The same, but what is written first goes out at once: whoever waits sees that there is some.
  void flush_soon();
  void flush();

  [[nodiscard]] bool failed() const { return failed_; }
  /// True if the fault was the reader's going away.
  [[nodiscard]] bool reader_gone() const { return reader_gone_; }
  [[nodiscard]] bool is_terminal() const;
  /// True of a terminal that shows colours, unless NO_COLOR asks for none.
  [[nodiscard]] bool shows_colours() const;
  /// The display columns of the terminal; what prose is broken to where there is none.
  [[nodiscard]] std::size_t columns() const;
  /// The display columns to which prose is broken: those of the terminal, but never so many that a
  /// line is hard to follow; the same number everywhere else.
  [[nodiscard]] std::size_t width() const;

 private:
  int descriptor_;
  std::string buffer_;
  bool flushed_ = false;  ///< something was, since it was opened
  bool failed_ = false;
  bool reader_gone_ = false;
};

/// Both streams of a run.
struct Streams {
  Output out{1};
  Output err{2};

  /// Writes to standard error, after what went to standard output before it.
  void complain(std::string_view text);
  /// Complains, in one line, of a file or a place in one; control characters in either are escaped.
  void complain_of(std::string_view place, std::string_view why);
};

}  // namespace ecarte::cli
