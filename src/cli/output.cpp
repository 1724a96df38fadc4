// SPDX-License-Identifier: MIT
#include "cli/output.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdlib>

#include <fmt/core.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "report/escape.hpp"

namespace ecarte::cli {
namespace {

constexpr std::size_t kFull = std::size_t{64} * 1024;
constexpr std::size_t kNarrowest = 20;  ///< display columns of prose
constexpr std::size_t kWidest = 100;

}  // namespace

void Output::write(std::string_view text) {
  buffer_ += text;
  flush_if_full();
}

void Output::flush_if_full() {
  if (buffer_.size() >= kFull) {
    flush();
  }
}

void Output::flush_soon() {
  if (!flushed_) {
    flush();
  }
  flush_if_full();
}

void Output::flush() {
  flushed_ = flushed_ || !buffer_.empty();
  std::string_view rest = buffer_;
  while (!rest.empty() && !failed_) {
    const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      failed_ = true;
      reader_gone_ = errno == EPIPE;
    }
  }
  buffer_.clear();
}

bool Output::is_terminal() const {
  return ::isatty(descriptor_) != 0;
}

bool Output::shows_colours() const {
  const auto is = [](const char* name) {
    const char* const value = std::getenv(name);
    return std::string_view{value == nullptr ? "" : value};
  };
  return is_terminal() && is("NO_COLOR").empty() && is("TERM") != "dumb";
}

std::size_t Output::columns() const {
  winsize window{};
  const bool known = ::ioctl(descriptor_, TIOCGWINSZ, &window) == 0 && window.ws_col != 0;
  return known ? std::size_t{window.ws_col} : kWidest;
}

std::size_t Output::width() const {
  return std::clamp(columns(), kNarrowest, kWidest);
}

void Streams::complain(std::string_view text) {
  out.flush();
  err.write(text);
  err.flush();
}

void Streams::complain_of(std::string_view place, std::string_view why) {
  complain(fmt::format("ecarte: {}: {}\n", report::escaped(place), report::escaped(why)));
}

}  // namespace ecarte::cli
