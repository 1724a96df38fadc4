// SPDX-License-Identifier: MIT
//
// A file that grows line by line and is its own journal: whoever is ended half-way is taken up
// where he was.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ecarte::cli {

/// Open for writing, and held: a second process that opens it meanwhile is refused, so that a task
/// set going again does not write beside the one it is to replace. Every function throws InputError
/// if it cannot do its work.
class TablePart {
 public:
  /// A file that is not there is begun with `head`. One that is must begin with it, and is cut
  /// after its last whole line: what was being written when its writer was ended is written anew.
  TablePart(const std::string& path, std::string_view head);
  ~TablePart();
  TablePart(const TablePart&) = delete;
  TablePart& operator=(const TablePart&) = delete;

  /// The lines after the head that were there.
  [[nodiscard]] std::string_view lines() const;
  /// Adds whole lines; when it returns the system has them.
  void append(std::string_view lines);

 private:
  std::string path_;
  int descriptor_;
  std::size_t head_ = 0;
  std::string text_;
};

}  // namespace ecarte::cli
