// SPDX-License-Identifier: MIT
//
// Reading a file in order to write it anew, so that nothing is lost if something goes wrong
// half-way, or if somebody else writes to it meanwhile.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include <sys/stat.h>

#include "cli/output.hpp"

namespace ecarte::cli {

/// The largest file of records that is written anew, in bytes.
inline constexpr std::size_t kLargestEdited = std::size_t{1} << 30U;

/// A file that is read, and may then be replaced whole. A symbolic link stands for what it points
/// to. Every function throws InputError if it cannot do its work; the file is then as it was.
class EditedFile {
 public:
  /// Reads it; only a plain file can be edited, of at most `most` bytes.
  EditedFile(const std::string& path, std::size_t most);

  [[nodiscard]] const std::string& text() const { return text_; }

  /// Puts `text` in its place, which keeps owner, group and permissions (not those that let a
  /// program run as somebody else). Refuses if the file is read-only or has other names, unless
  /// `force`d, and always if it was changed since it was read. The new text has no name until it is
  /// whole, so that nothing is left behind if the program is ended.
  void replace(std::string_view text, bool force) const;

 private:
  void require_unchanged() const;

  std::string target_;
  struct stat as_read_ {};
  std::string text_;
};

/// Puts `text` in the place of the file at `path`, as EditedFile does, not forced.
void replace_file(const std::string& path, std::string_view text);

/// Writes a page, whole or not at all: in the place of one that is there, or as a new file. What is
/// there and no page is left as it was; a pipe or a device is written to. Throws InputError if it
/// cannot be done.
void put_page(const std::string& path, std::string_view text);

/// Writes a file of any size, whole or not at all: as a new one, or in the place of one that is
/// there, which may be read meanwhile. Until it is whole it has no name. Throws InputError if it
/// cannot be done, and lets through what `write` throws; in both cases nothing is left behind.
void write_whole(const std::string& path, const std::function<void(Output&)>& write);

/// Writes a file that is not there yet. Throws InputError if it is, or cannot be written.
void write_new_file(const std::string& path, std::string_view text);

}  // namespace ecarte::cli
