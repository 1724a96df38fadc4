// SPDX-License-Identifier: MIT
//
// Runs the real program, as a user would.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ecarte::e2e {

/// What a run of the program left behind.
struct Outcome {
  int status = -1;  ///< exit status; 128 and more: killed by a signal
  std::string out;
  std::string err;
};

/// Runs `ecarte` with these arguments from the root of the repository.
Outcome ecarte(const std::vector<std::string>& arguments, std::string_view input = {});
/// The same with the standard error on a terminal.
Outcome ecarte_at_terminal(const std::vector<std::string>& arguments);
/// Runs a line of shell there, with `ecarte` on the path; `out` holds both streams.
Outcome shell(const std::string& line);

/// A folder of its own, gone with the object.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// Writes a file; answers with its whole name.
  std::string file(const std::string& name, std::string_view text) const;

 private:
  std::filesystem::path path_;
};

std::string contents(const std::filesystem::path& file);

}  // namespace ecarte::e2e
