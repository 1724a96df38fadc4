// SPDX-License-Identifier: MIT
#include "cli/progress.hpp"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

namespace ecarte::cli {
namespace {

constexpr auto kFirst = std::chrono::seconds{1};
constexpr auto kEvery = std::chrono::milliseconds{100};
constexpr std::size_t kBar = 30;

}  // namespace

Progress::Progress(Streams& streams, std::uint64_t total, std::string unit, bool printing)
    : to_(streams.err),
      total_(total),
      unit_(std::move(unit)),
      silent_(!streams.err.is_terminal() || (printing && streams.out.is_terminal())),
      next_(Clock::now() + kFirst) {}

Progress::~Progress() {
  clear();
}

void Progress::show(std::uint64_t done) {
  if (silent_ || Clock::now() < next_) {
    return;
  }
  next_ = Clock::now() + kEvery;
  shown_ = true;
  if (total_ == 0) {
    to_.write(fmt::format("\r{} {}\x1b[K", done, unit_));
  } else {
    const std::uint64_t part = std::min(done, total_);
    const auto full = static_cast<std::size_t>(part * kBar / total_);
    to_.write(fmt::format("\r[{}{}] {:3} % of {} {}\x1b[K", std::string(full, '#'),
                          std::string(kBar - full, ' '), part * 100 / total_, total_, unit_));
  }
  to_.flush();
}

void Progress::clear() {
  if (shown_) {
    to_.write("\r\x1b[K");
    to_.flush();
    shown_ = false;
  }
}

}  // namespace ecarte::cli
