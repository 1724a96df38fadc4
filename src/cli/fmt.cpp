// SPDX-License-Identifier: MIT
//
// `ecarte fmt`: records in canonical form. A file is replaced whole or left as it was; one with a
// line that cannot be read is left.
#include <algorithm>
#include <optional>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/line_diff.hpp"
#include "cli/replace_file.hpp"
#include "report/escape.hpp"
#include "texts/canonical.hpp"
#include "texts/fenced.hpp"

namespace ecarte::cli {
namespace {

class FmtRun {
 public:
  FmtRun(const FmtCommand& command, Streams& streams) : command_(command), streams_(streams) {}

  ExitStatus run() {
    const Trouble trouble = [this](const std::string& file, const std::string& why) {
      refuse(file, why, ExitStatus::Unusable);
    };
    for (const std::string& path : command_.paths) {
      if (!is_folder(path)) {
        one(path);
        continue;
      }
      const std::vector<std::string> files = record_files(path, trouble);
      if (files.empty()) {
        refuse(path, "holds no records (*.ecarte)", ExitStatus::Unusable);
      }
      for (const std::string& file : files) {
        one(file);
      }
    }
    return status_;
  }

 private:
  void refuse(const std::string& file, std::string_view why, ExitStatus status) {
    streams_.complain_of(file, why);
    status_ = worse(status_, status);
  }

  void one(const std::string& path) {
    const std::string file = path == "-" ? "<stdin>" : path;
    try {
      if (path == "-" || !changes_files()) {
        const std::string bytes = whole_file(path, kLargestEdited);
        if (const auto text = formed(file, bytes)) {
          tell(file, bytes, *text);
        }
        return;
      }
      const EditedFile edited{path, kLargestEdited};
      const auto text = formed(file, edited.text());
      if (text && *text != edited.text()) {
        edited.replace(*text, command_.force);
      }
    } catch (const InputError& error) {
      refuse(file, error.what(), ExitStatus::Unusable);
    }
  }

  [[nodiscard]] bool changes_files() const { return !command_.check && !command_.diff; }

  /// The whole file in canonical form; of a Markdown file, its blocks. Nothing if the file must be
  /// left as it is; why was then said.
  std::optional<std::string> formed(const std::string& file, const std::string& bytes) {
    if (!texts::is_markdown(file)) {
      return part(file, bytes, 1);
    }
    std::string text;
    std::size_t done = 0;
    bool sound = true;
    for (const texts::FencedBlock& block : texts::fenced_blocks(bytes)) {
      const auto begin = static_cast<std::size_t>(block.text.data() - bytes.data());
      if (block.quotations != 0) {
        continue;  // each line of it begins with a mark of its own
      }
      text.append(bytes, done, begin - done);
      const auto canonical_block = part(file, block.text, block.first_line);
      sound = sound && canonical_block;
      text += texts::set_in(canonical_block.value_or(std::string{}), block);
      done = begin + block.text.size();
    }
    text.append(bytes, done);
    return sound ? std::optional<std::string>(std::move(text)) : std::nullopt;
  }

  std::optional<std::string> part(const std::string& file, std::string_view bytes,
                                  std::uint32_t first_line) {
    texts::Canonical result = texts::canonical(file, bytes, first_line, command_.diff);
    streams_.complain(result.kept);
    if (!result.problems.empty()) {
      streams_.complain(result.problems);
      refuse(file, "left as it was: it has lines that cannot be read", ExitStatus::Unusable);
      return std::nullopt;
    }
    if (!result.differs.empty()) {
      refuse(file,
             "left as it was: it cannot be brought into canonical form, which would change " +
                 result.differs + "; please report it with this file",
             ExitStatus::Unusable);
      return std::nullopt;
    }
    return std::move(result.text);
  }

  /// Says what would change, or writes the whole text, and changes no file.
  void tell(const std::string& file, const std::string& bytes, const std::string& text) {
    if (changes_files()) {
      streams_.out.write(text);
      return;
    }
    if (text == bytes) {
      return;
    }
    status_ = worse(status_, ExitStatus::Findings);
    if (command_.diff) {
      append_line_diff(streams_.out.buffer(), report::escaped(file), bytes, text);
      streams_.out.flush_if_full();
    } else {
      streams_.out.write(report::escaped(file) + "\n");
    }
  }

  const FmtCommand& command_;
  Streams& streams_;
  ExitStatus status_ = ExitStatus::Clean;
};

}  // namespace

ExitStatus format(const FmtCommand& command, Streams& streams) {
  return FmtRun{command, streams}.run();
}

}  // namespace ecarte::cli
