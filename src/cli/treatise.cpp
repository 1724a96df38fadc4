// SPDX-License-Identifier: MIT
//
// `ecarte treatise`: recomputes claims, and says where the answer is another than that on record.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <deque>
#include <filesystem>
#include <future>
#include <stdexcept>

#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/replace_file.hpp"
#include "notation/nearest.hpp"
#include "picture/svg_symbols.hpp"
#include "report/escape.hpp"
#include "treatise/checked.hpp"
#include "treatise/plot.hpp"
#include "treatise/read_claims.hpp"
#include "yaml/node.hpp"

namespace ecarte::cli {
namespace {

constexpr std::size_t kLargestClaims = std::size_t{1} << 20U;
constexpr std::chrono::milliseconds kProgressEvery{200};

/// Each line made safe to print.
std::string escaped_lines(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    out += report::escaped(text.substr(0, end)) + '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

class TreatiseRun {
 public:
  TreatiseRun(const TreatiseCommand& command, Streams& streams)
      : command_(command), streams_(streams) {}

  ExitStatus run() {
    for (const std::string& path : command_.paths) {
      read(path);
    }
    compute_all();
    if (!command_.only.empty() && treatise::totals_of(checked_).claims == 0) {
      std::vector<std::string_view> known;
      for (const File& file : files_) {
        for (const treatise::Claim& claim : file.chapter.claims) {
          known.push_back(claim.id);
        }
      }
      const std::string_view near = notation::nearest(command_.only, known);
      throw InputError("treatise: no claim has the id '" + command_.only + "'" +
                       (near.empty() ? "" : "; the nearest is '" + std::string{near} + "'"));
    }
    if (command_.record) {
      record();
    }
    if (!command_.plots.empty()) {
      draw();
    }
    print();
    return treatise::totals_of(checked_).differing > 0 && !command_.record ? ExitStatus::Findings
                                                                           : ExitStatus::Clean;
  }

 private:
  struct File {
    std::string path;
    std::string text;
    treatise::Chapter chapter;
  };

  void read(const std::string& path) {
    std::vector<std::string> found;
    if (is_folder(path)) {
      for (const auto& entry : std::filesystem::recursive_directory_iterator(path)) {
        if (entry.path().extension() == ".yaml") {
          found.push_back(entry.path().generic_string());
        }
      }
      std::ranges::sort(found);
      if (found.empty()) {
        throw InputError("treatise: no *.yaml in " + path);
      }
    } else {
      found.push_back(path);
    }
    for (const std::string& file : found) {
      std::string text = text_of(file);
      treatise::Chapter chapter = treatise::read_chapter(text, file);
      files_.push_back({file, std::move(text), std::move(chapter)});
    }
  }

  static std::string text_of(const std::string& file) {
    try {
      return whole_file(file, kLargestClaims);
    } catch (const InputError& error) {
      throw InputError(file + ": " + error.what());
    }
  }

  /// Chapters share next to nothing, so each is computed by a thread of its own; their order is
  /// kept.
  void compute_all() {
    const bool on_terminal = streams_.err.is_terminal();
    std::vector<std::future<treatise::CheckedChapter>> coming;
    for (const File& file : files_) {
      coming.push_back(std::async(std::launch::async, [this, &file] { return compute(file); }));
    }
    for (std::future<treatise::CheckedChapter>& chapter : coming) {
      while (on_terminal && chapter.wait_for(kProgressEvery) != std::future_status::ready) {
        show_progress();
      }
      treatise::CheckedChapter checked = chapter.get();
      if (!checked.claims.empty() || command_.only.empty()) {
        checked_.push_back(std::move(checked));
      }
    }
    if (on_terminal) {
      streams_.err.write("\r\x1b[K");
      streams_.err.flush();
    }
  }

  /// One line, written over and over. Claims cost from a moment to many seconds each.
  void show_progress() {
    std::size_t claims = 0;
    for (const File& file : files_) {
      claims += file.chapter.claims.size();
    }
    streams_.err.write(fmt::format("\r{} of {} claims", done_.load(), claims));
    streams_.err.flush();
  }

  [[nodiscard]] treatise::CheckedChapter compute(const File& file) {
    treatise::Evaluator evaluator{exchanges_};
    treatise::CheckedChapter chapter{&file.chapter, {}};
    for (const treatise::Claim& claim : file.chapter.claims) {
      if (command_.only.empty() || claim.id == command_.only) {
        chapter.claims.push_back(compute(evaluator, file, claim));
      }
      ++done_;
    }
    return chapter;
  }

  [[nodiscard]] treatise::Checked compute(treatise::Evaluator& evaluator, const File& file,
                                          const treatise::Claim& claim) const {
    treatise::Checked checked;
    checked.claim = &claim;
    checked.computed = !claim.slow || command_.slow;
    if (!checked.computed) {
      if (!claim.recorded.verdict) {
        checked.differences = {"nothing is on record"};
      }
      return checked;
    }
    try {
      checked.answer = evaluator.answer(claim);
    } catch (const treatise::PatternError& error) {
      throw yaml::Error(file.path, claim.at, error.what());
    } catch (const std::overflow_error& error) {
      throw yaml::Error(file.path, claim.at, error.what());
    }
    checked.differences = treatise::differences(claim.recorded, checked.answer);
    if (command_.format == TreatiseFormat::Html) {
      checked.shown = treatise::shown_claim(claim, checked.answer);
    }
    return checked;
  }

  void record() {
    for (const File& file : files_) {
      std::vector<treatise::Recorded> answers(file.chapter.claims.size());
      for (const treatise::CheckedChapter& chapter : checked_) {
        for (const treatise::Checked& checked : chapter.claims) {
          if (chapter.chapter == &file.chapter && checked.computed) {
            answers.at(static_cast<std::size_t>(checked.claim - file.chapter.claims.data())) =
                treatise::to_record(checked.answer);
          }
        }
      }
      // What is put on record no longer differs from it.
      for (treatise::CheckedChapter& chapter : checked_) {
        if (chapter.chapter == &file.chapter) {
          for (treatise::Checked& checked : chapter.claims) {
            checked.differences.clear();
          }
        }
      }
      const std::string text = treatise::with_answers(file.text, file.chapter, answers);
      if (text != file.text) {
        replace_file(file.path, text);
      }
    }
  }

  static void make_folder(const std::string& path) {
    std::error_code error;
    std::filesystem::create_directories(path, error);
    if (error) {
      throw InputError(path + ": cannot be made a folder: " + error.message());
    }
  }

  /// Of all drawings the same, so that they can be laid side by side.
  [[nodiscard]] double plot_scale() const {
    double scale = 0;
    for (const treatise::CheckedChapter& chapter : checked_) {
      for (const treatise::Checked& checked : chapter.claims) {
        if (checked.claim->plot != 0) {
          scale = std::max(scale, treatise::plot_scale(checked.answer));
        }
      }
    }
    return scale;
  }

  static std::string plot_of(const treatise::Checked& checked, double scale) {
    return checked.claim->plot == 0
               ? std::string{}
               : treatise::plot_of(checked.answer, title_of(*checked.claim), scale);
  }

  void draw() {
    make_folder(command_.plots);
    const double scale = plot_scale();
    for (const treatise::CheckedChapter& chapter : checked_) {
      for (const treatise::Checked& checked : chapter.claims) {
        const std::string svg = plot_of(checked, scale);
        if (!svg.empty()) {
          write_new(command_.plots + "/" + checked.claim->id + ".svg", svg);
        }
      }
    }
  }

  static std::string title_of(const treatise::Claim& claim) {
    return fmt::format("Jeu de règle {} (p. {}): {}", claim.plot, claim.page, claim.says);
  }

  static void write_new(const std::string& path, std::string_view text) {
    if (!exists(path)) {
      std::FILE* const file = std::fopen(path.c_str(), "wb");
      if (file == nullptr) {
        throw InputError(path + ": cannot be written");
      }
      std::fclose(file);
    }
    replace_file(path, text);
  }

  void write_page(std::string& out) const {
    const double scale = plot_scale();
    out += treatise::to_page(
        checked_, {std::string{tool_name()}, picture::svg_symbols({}),
                   [scale](const treatise::Checked& checked) { return plot_of(checked, scale); }});
  }

  void print() {
    std::string& out = streams_.out.buffer();
    switch (command_.format) {
      case TreatiseFormat::Text:
        out += escaped_lines(treatise::to_text(checked_));
        break;
      case TreatiseFormat::Json:
        out += report::escaped_json(treatise::to_json(checked_, tool_name()));
        break;
      case TreatiseFormat::Markdown:
        out += escaped_lines(treatise::to_markdown(checked_, "treatise"));
        break;
      case TreatiseFormat::Html:
        write_page(out);
        break;
    }
  }

  const TreatiseCommand& command_;
  Streams& streams_;
  std::deque<File> files_;
  std::vector<treatise::CheckedChapter> checked_;
  std::atomic<std::size_t> done_ = 0;
  std::shared_ptr<treatise::KnownExchanges> exchanges_ =
      std::make_shared<treatise::KnownExchanges>();
};

}  // namespace

ExitStatus check_treatise(const TreatiseCommand& command, Streams& streams) {
  try {
    return TreatiseRun{command, streams}.run();
  } catch (const yaml::Error& error) {
    throw InputError(
        fmt::format("{}:{}:{}: {}", error.file, error.at.line, error.at.column, error.message));
  } catch (const std::filesystem::filesystem_error& error) {
    throw InputError(error.what());
  }
}

}  // namespace ecarte::cli
