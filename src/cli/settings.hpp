// SPDX-License-Identifier: MIT
//
// How records are to be checked, as the command line and a project's `.ecarte.yaml` may say it, and
// where each word of it was said.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ecarte::cli {

enum class FailOn { Error, Warning, Note, Undecidable, Never };

/// What was said, on the command line or in a file; the rest is empty.
struct Settings {
  std::string code;  ///< name or file
  std::optional<bool> strict;
  std::optional<bool> expect;
  std::optional<bool> notes;
  std::optional<FailOn> fail_on;
  std::vector<std::string> select;  ///< laws, kinds and classes
  std::vector<std::string> ignore;
  std::string baseline;  ///< a file of findings known of old
};

/// The names of a file's keys, in the order in which they are shown.
std::vector<std::string_view> setting_names();
/// The value of that name in words; empty if it was not said.
std::string shown(const Settings& settings, std::string_view name);
/// What it is if nobody says anything.
std::string_view default_of(std::string_view name);

/// The word for it on the command line, in a file and in messages.
std::string_view word(FailOn level);
/// The level of that name, if there is one.
std::optional<FailOn> fail_on_of(std::string_view word);
/// All of them, with '|' between them.
std::string fail_on_words();

/// A `.ecarte.yaml`. Paths in it count from its folder.
struct SettingsFile {
  std::string path;
  Settings says;
  std::map<std::string, int, std::less<>> lines;  ///< by name of what it says

  /// "PATH:LINE" of what it says under that name; empty if nothing.
  [[nodiscard]] std::string place_of(std::string_view name) const;
};

/// Reads one. Throws InputError, with its place, at a key it does not know and at a value that key
/// cannot have.
SettingsFile read_settings_file(const std::string& path);

/// The files of settings that hold for records, each read once.
class SettingsFiles {
 public:
  /// `only`: that file for all records; "none": no file. Empty: for the records of a folder the
  /// nearest `.ecarte.yaml`, in it or above it.
  explicit SettingsFiles(std::string only = {}) : only_(std::move(only)) {}

  /// The one that holds for `file`, which need not exist; nullptr if none does. Throws InputError.
  const SettingsFile* of(const std::string& file);

 private:
  const SettingsFile* of_folder(const std::string& folder);
  const SettingsFile* read(const std::string& path);

  std::string only_;
  std::map<std::string, const SettingsFile*> by_folder_;
  std::map<std::string, std::unique_ptr<SettingsFile>> by_path_;
};

/// What is said on the command line, and where that says nothing, in the file.
Settings joined(const Settings& given, const SettingsFile* file);

}  // namespace ecarte::cli
