// SPDX-License-Identifier: MIT
#include "cli/baseline.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include "cli/input.hpp"
#include "cli/replace_file.hpp"
#include "report/escape.hpp"

namespace ecarte::cli {
namespace {

constexpr std::size_t kLargestBaseline = std::size_t{64} << 20U;
constexpr std::string_view kHead =
    "# ecarte baseline 1: findings known of old, by fingerprint, file, and what they are\n";

std::string line_of_baseline(const std::string& file, const law::Finding& finding,
                             std::string_view fingerprint) {
  return fmt::format("{} {} {}/{}", fingerprint, report::escaped(file),
                     finding.under.law.empty() ? "-" : finding.under.law, finding.id);
}

}  // namespace

Baseline::Baseline(std::string path, bool update, FromRoot from_root)
    : from_root_(std::move(from_root)), path_(std::move(path)), update_(update) {
  if (update_ && !exists(path_)) {
    return;
  }
  std::string text;
  try {
    text = whole_file(path_, kLargestBaseline);
  } catch (const InputError& error) {
    throw InputError(fmt::format("{}: {}; --update-baseline writes one", path_, error.what()));
  }
  if (!text.starts_with("# ecarte baseline 1")) {
    throw InputError(path_ + ": expected a baseline, as --update-baseline writes it");
  }
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (text[at] != '#' && end > at) {
      ++known_[text.substr(at, end - at)];
    }
    at = end + 1;
  }
}

void Baseline::treat(const std::string& file, const report::Deal& deal,
                     std::vector<report::Treatment>& treatments) {
  for (std::size_t i = 0; i < treatments.size(); ++i) {
    const law::Finding& finding = deal.result.findings[i];
    const std::string line =
        line_of_baseline(from_root_(file), finding, fingerprints_.of(file, deal, finding));
    if (treatments[i] != report::Treatment::Reported) {
      continue;
    }
    found_.push_back(line);
    const auto known = known_.find(line);
    if (update_ || (known != known_.end() && known->second > 0)) {
      treatments[i] = report::Treatment::Known;
      if (known != known_.end()) {
        --known->second;
      }
    }
  }
}

std::string Baseline::end() const {
  if (!update_) {
    std::int64_t gone = 0;
    for (const auto& [line, count] : known_) {
      gone += count;
    }
    return gone == 0 ? std::string{}
                     : fmt::format("{} of the baseline {} gone; --update-baseline takes {} out",
                                   gone == 1 ? "1 finding" : fmt::format("{} findings", gone),
                                   gone == 1 ? "is" : "are", gone == 1 ? "it" : "them");
  }
  std::vector<std::string> lines = found_;
  std::ranges::sort(lines, {}, [](const std::string& line) { return line.substr(17); });
  std::string text{kHead};
  for (const std::string& line : lines) {
    text += line + "\n";
  }
  if (!exists(path_)) {
    const int descriptor = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor < 0) {
      throw InputError(path_ + ": " + std::strerror(errno));
    }
    ::close(descriptor);
  }
  replace_file(path_, text);
  return {};
}

}  // namespace ecarte::cli
