// SPDX-License-Identifier: MIT
#include "cli/triage.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <span>

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/replace_file.hpp"
#include "notation/nearest.hpp"
#include "report/escape.hpp"

namespace ecarte::cli {
namespace {

constexpr std::size_t kLargest = std::size_t{64} << 20U;
constexpr std::string_view kHead =
    "# ecarte baseline 1: findings known of old, by fingerprint, file, and what they are\n";

/// Findings that law makes of itself, without a case.
constexpr std::array<std::string_view, 4> kOfLaw{"finding-refuted", "remedy-by-wrong-party",
                                                 "remedy-claimed-late", "remedy-not-available"};
constexpr std::array kClasses{
    law::Class::Irregularity, law::Class::Forfeiture, law::Class::Election, law::Class::BadRemedy,
    law::Class::ScoreError,   law::Class::Unprovided, law::Class::Info};

/// Everything one may select by.
std::set<std::string_view> words_of(std::span<const law::Code* const> codes) {
  std::set<std::string_view> words(kOfLaw.begin(), kOfLaw.end());
  for (const law::Class cls : kClasses) {
    words.insert(law::word(cls));
  }
  for (const law::Code* const code : codes) {
    for (const law::Law& law : code->laws) {
      words.insert(law.number);
    }
    for (const law::Case& c : code->cases) {
      words.insert({c.id, c.name, c.stray, c.undone});
    }
  }
  words.erase(std::string_view{});
  return words;
}

/// "43,revoke" and "law 43", as a set of words; refuses what names nothing.
std::set<std::string> chosen(const std::vector<std::string>& lists, std::string_view option,
                             const std::set<std::string_view>& known) {
  std::set<std::string> words;
  for (const std::string& list : lists) {
    for (std::size_t at = 0; at <= list.size();) {
      const std::size_t end = std::min(list.find(',', at), list.size());
      std::string word{record::without_blanks(std::string_view(list).substr(at, end - at))};
      if (word.starts_with("law ")) {
        word.erase(0, 4);
      }
      if (!known.contains(word)) {
        const std::vector<std::string_view> all(known.begin(), known.end());
        const std::string_view near = notation::nearest(word, all);
        throw InputError(
            fmt::format("{}: no law, kind or class '{}'{}", option, word,
                        near.empty() ? "" : fmt::format("; did you mean '{}'?", near)));
      }
      words.insert(std::move(word));
      at = end + 1;
    }
  }
  return words;
}

std::string line_of_baseline(const std::string& file, const law::Finding& finding,
                             std::string_view fingerprint) {
  return fmt::format("{} {} {}/{}", fingerprint, report::escaped(file),
                     finding.law.empty() ? "-" : finding.law, finding.id);
}

}  // namespace

Triage::Triage(const CheckCommand& command, const report::WriterContext& context)
    : from_root_(context.from_root), path_(command.baseline), update_(command.update_baseline) {
  if (!command.select.empty() || !command.ignore.empty()) {
    const std::set<std::string_view> known = words_of(context.codes);
    select_ = chosen(command.select, "--select", known);
    ignore_ = chosen(command.ignore, "--ignore", known);
  }
  if (path_.empty() || (update_ && !exists(path_))) {
    return;
  }
  std::string text;
  try {
    text = whole_file(path_, kLargest);
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

bool Triage::takes(std::string_view law, std::string_view id, std::string_view name,
                   std::string_view cls) const {
  const auto among = [&](const std::set<std::string>& words) {
    return std::ranges::any_of(std::array{law, id, name, cls}, [&](std::string_view word) {
      return !word.empty() && words.contains(std::string{word});
    });
  };
  return (select_.empty() || among(select_)) && !among(ignore_);
}

void Triage::select(law::DealResult& result) const {
  std::erase_if(result.findings, [this](const law::Finding& finding) {
    return !takes(finding.law, finding.id, {}, law::word(finding.cls));
  });
  std::erase_if(result.missing, [this](const law::Missing& missing) {
    return !takes(missing.law, missing.id, {}, {});
  });
}

void Triage::treat(const std::string& file, const report::Deal& deal,
                   std::vector<report::Treatment>& treatments) {
  if (path_.empty()) {
    return;
  }
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

std::string Triage::end() const {
  if (path_.empty()) {
    return {};
  }
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
