// SPDX-License-Identifier: MIT
#include "cli/line_diff.hpp"

#include <algorithm>
#include <vector>

#include <fmt/core.h>

namespace ecarte::cli {
namespace {

constexpr std::size_t kContext = 3;

/// Lines with their ends; the last may have none.
std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t size = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.substr(0, size));
    text.remove_prefix(size);
  }
  return lines;
}

void append_line(std::string& out, char sign, std::string_view line) {
  out += sign;
  out += line;
  if (!line.ends_with('\n')) {
    out += "\n\\ No newline at end of file\n";
  }
}

struct Stretch {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// "12,4", as a diff tells where a stretch of lines lies; "0,0" of no line.
std::string range(std::size_t begin, std::size_t size) {
  return size == 1 ? std::to_string(begin + 1)
                   : fmt::format("{},{}", size == 0 ? begin : begin + 1, size);
}

class Diff {
 public:
  Diff(std::string_view before, std::string_view after)
      : before_(lines_of(before)), after_(lines_of(after)) {}

  void append(std::string& out, std::string_view name) const {
    const std::vector<Stretch> changes = changed();
    if (!changes.empty()) {
      out += fmt::format("--- {}\n+++ {}\n", name, name);
    }
    for (std::size_t first = 0; first < changes.size();) {
      std::size_t last = first;
      while (last + 1 < changes.size() &&
             changes[last + 1].begin - changes[last].end <= 2 * kContext) {
        ++last;
      }
      hunk(out, {changes.begin() + static_cast<std::ptrdiff_t>(first),
                 changes.begin() + static_cast<std::ptrdiff_t>(last) + 1});
      first = last + 1;
    }
  }

 private:
  [[nodiscard]] std::vector<Stretch> changed() const {
    std::vector<Stretch> changes;
    const std::size_t most = std::max(before_.size(), after_.size());
    for (std::size_t i = 0; i < most; ++i) {
      const bool same = i < before_.size() && i < after_.size() && before_[i] == after_[i];
      if (same) {
        continue;
      }
      if (changes.empty() || changes.back().end != i) {
        changes.push_back({i, i});
      }
      changes.back().end = i + 1;
    }
    return changes;
  }

  void hunk(std::string& out, const std::vector<Stretch>& changes) const {
    const std::size_t begin = changes.front().begin - std::min(changes.front().begin, kContext);
    const std::size_t end = changes.back().end + kContext;
    const auto size = [&](const std::vector<std::string_view>& lines) {
      return std::min(end, lines.size()) - std::min(begin, lines.size());
    };
    out += fmt::format("@@ -{} +{} @@\n", range(begin, size(before_)), range(begin, size(after_)));
    std::size_t at = begin;
    for (const Stretch& change : changes) {
      for (; at < change.begin; ++at) {
        append_line(out, ' ', before_[at]);
      }
      for (std::size_t i = at; i < std::min(change.end, before_.size()); ++i) {
        append_line(out, '-', before_[i]);
      }
      for (std::size_t i = at; i < std::min(change.end, after_.size()); ++i) {
        append_line(out, '+', after_[i]);
      }
      at = change.end;
    }
    for (; at < std::min(end, before_.size()); ++at) {
      append_line(out, ' ', before_[at]);
    }
  }

  std::vector<std::string_view> before_;
  std::vector<std::string_view> after_;
};

}  // namespace

void append_line_diff(std::string& out, std::string_view name, std::string_view before,
                      std::string_view after) {
  Diff{before, after}.append(out, name);
}

}  // namespace ecarte::cli
