// SPDX-License-Identifier: MIT
//
// Runs the real program, as a user would.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

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
/// A run on a terminal of its own, 80 columns wide and 40 rows high, whose keys we press.
class Session {
 public:
  explicit Session(const std::vector<std::string>& arguments);
  ~Session();
  Session(Session&& other) noexcept;
  Session& operator=(Session&&) = delete;

  void press(std::string_view keys) const;
  /// Reads on until `words` come, and a moment longer. What was read since the last time.
  std::string until(std::string_view words);
  /// Waits for its end; the exit status.
  int end();
  void resize(unsigned short columns, unsigned short rows) const;
  /// Everything it wrote.
  [[nodiscard]] const std::string& text() const { return text_; }
  /// Does the terminal write back what is typed?
  [[nodiscard]] bool echoes() const;
  [[nodiscard]] bool echoes_before() const { return echoed_; }

 private:
  bool read(int milliseconds);

  int master_ = -1;
  int slave_ = -1;  ///< held open, so that the terminal outlives the program
  pid_t child_ = -1;
  bool echoed_ = true;
  std::string text_;
  std::size_t told_ = 0;  ///< of `text_`
};

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
