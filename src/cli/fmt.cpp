// SPDX-License-Identifier: MIT
//
// `ecarte fmt`: records in canonical form. A file is replaced whole or left as it was; one with a
// line that cannot be read is left.
#include <algorithm>
#include <cstring>
#include <iterator>
#include <optional>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/replace_file.hpp"
#include "notation/parse.hpp"
#include "record/format.hpp"
#include "record/sentence.hpp"
#include "report/escape.hpp"
#include "report/text.hpp"

namespace ecarte::cli {
namespace {

constexpr std::size_t kLargestFile = std::size_t{1} << 30U;

/// A text read through: its canonical form, or what stands in the way.
struct Formatted {
  std::string text;
  std::string problems;           ///< of lines that cannot be read
  std::vector<record::Act> acts;  ///< without their places, to compare by
  std::string words;              ///< kept as they were said, a line each
};

Formatted formatted(const std::string& file, const std::string& bytes) {
  Formatted result;
  std::size_t covered = 0;
  notation::Reader reader{notation::source_of(bytes)};
  record::Record record;
  while (reader.next(record)) {
    for (const record::Problem& problem : record.problems) {
      report::write_problem(result.problems, file, record, problem, {});
    }
    for (record::Act act : record.acts) {
      if (act.keeps_words()) {
        // Where the words stand may change with the names before them; the words may not.
        result.words += record::kept_words(act, record.text) + "\n";
        act.cards = {};
      }
      act.at = 0;
      act.length = 0;
      result.acts.push_back(act);
    }
    result.text += record::format(record);
    covered += record.text.size();
  }
  if (covered == 0) {
    result.text = bytes;  // comments only: nothing to bring into form
  }
  return result;
}

bool same_acts(const std::vector<record::Act>& a, const std::vector<record::Act>& b) {
  return a.size() == b.size() &&
         std::equal(a.begin(), a.end(), b.begin(), [](const record::Act& x, const record::Act& y) {
           return std::memcmp(&x, &y, sizeof x) == 0;
         });
}

/// The comments of a text in their order: fmt may move none and lose none.
std::vector<std::string_view> comments_of(std::string_view text) {
  std::vector<std::string_view> comments;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (const std::size_t mark = line.find('#'); mark != std::string_view::npos) {
      line.remove_prefix(mark);
      comments.push_back(line.substr(0, line.find_last_not_of(" \t\r") + 1));
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return comments;
}

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
      for (const std::string& file : record_files(path, trouble)) {
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
      const std::string bytes = whole_file(path, kLargestFile);
      if (const auto text = canonical(file, bytes)) {
        deliver(path, file, bytes, *text);
      }
    } catch (const InputError& error) {
      refuse(file, error.what(), ExitStatus::Unusable);
    }
  }

  /// Nothing if the file must be left as it is; why was then said.
  std::optional<std::string> canonical(const std::string& file, const std::string& bytes) {
    Formatted once = formatted(file, bytes);
    if (!once.problems.empty()) {
      streams_.complain(once.problems);
      refuse(file, "left as it was: it has lines that cannot be read", ExitStatus::Unusable);
      return std::nullopt;
    }
    const Formatted twice = formatted(file, once.text);
    if (!twice.problems.empty() || !same_acts(once.acts, twice.acts) || once.words != twice.words ||
        comments_of(bytes) != comments_of(once.text)) {
      refuse(file,
             "left as it was: internal error, its canonical form would not say the same; "
             "please report it with this file",
             ExitStatus::Internal);
      return std::nullopt;
    }
    return std::move(once.text);
  }

  void deliver(const std::string& path, const std::string& file, const std::string& bytes,
               const std::string& text) {
    if (command_.check) {
      if (text != bytes) {
        streams_.out.write(report::escaped(file) + "\n");
        status_ = worse(status_, ExitStatus::Findings);
      }
    } else if (path == "-") {
      streams_.out.write(text);
    } else if (text != bytes) {
      replace_file(path, text);
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
