// SPDX-License-Identifier: MIT
#include "lsp/framing.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/core.h>

namespace ecarte::lsp {
namespace {

constexpr std::size_t kLongestHeaderLine = 4096;
constexpr std::string_view kLength = "content-length";

bool is_name(std::string_view words, std::string_view name) {
  return std::ranges::equal(words, name, [](char a, char b) {
    return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
  });
}

std::string_view trimmed(std::string_view words) {
  while (!words.empty() && (words.front() == ' ' || words.front() == '\t')) {
    words.remove_prefix(1);
  }
  while (!words.empty() && (words.back() == ' ' || words.back() == '\t' || words.back() == '\r')) {
    words.remove_suffix(1);
  }
  return words;
}

}  // namespace

bool Framing::header_line(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) {
    return false;
  }
  if (!is_name(trimmed(line.substr(0, colon)), kLength)) {
    return true;  // the type of the content is always the same
  }
  const std::string_view digits = trimmed(line.substr(colon + 1));
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (digits.empty() || error != std::errc{} || end != digits.data() + digits.size()) {
    return false;
  }
  if (number > kLongest) {
    to_pass_ = number;
  }
  length_ = number;
  return true;
}

std::optional<Framing::Frame> Framing::header() {
  for (;;) {
    const std::size_t end = held_.find('\n', at_);
    if (end == std::string::npos) {
      if (held_.size() - at_ > kLongestHeaderLine) {
        trouble_ = "a line of a header that does not end";
        at_ = held_.size();
      }
      return std::nullopt;
    }
    const std::string_view line = trimmed(std::string_view(held_).substr(at_, end - at_));
    at_ = end + 1;
    if (!line.empty()) {
      if (!header_line(line) && trouble_.empty()) {
        trouble_ = "expected Content-Length and a number, such as Content-Length: 52";
      }
      continue;
    }
    const std::optional<std::size_t> length = std::exchange(length_, std::nullopt);
    std::string trouble = std::exchange(trouble_, {});
    if (to_pass_ > 0) {
      return Frame{{},
                   fmt::format("a message of {} bytes; expected at most {}", to_pass_, kLongest)};
    }
    if (length) {
      // Whatever else stands in the header, it can be told where the message ends.
      length_ = length;
      in_message_ = true;
      return std::nullopt;
    }
    if (!trouble.empty()) {
      return Frame{{}, std::move(trouble)};
    }
  }
}

std::optional<Framing::Frame> Framing::next() {
  if (to_pass_ > 0) {
    const std::size_t here = std::min<std::uint64_t>(to_pass_, held_.size() - at_);
    at_ += here;
    to_pass_ -= here;
  }
  std::optional<Frame> frame;
  if (to_pass_ == 0 && !in_message_) {
    frame = header();
  }
  if (!frame && in_message_ && held_.size() - at_ >= *length_) {
    frame = Frame{held_.substr(at_, *length_), {}};
    at_ += *length_;
    length_.reset();
    in_message_ = false;
  }
  if (at_ > held_.size() / 2) {  // what was taken goes, but not byte by byte
    held_.erase(0, at_);
    at_ = 0;
  }
  return frame;
}

std::string framed(std::string_view message) {
  return fmt::format("Content-Length: {}\r\n\r\n{}", message.size(), message);
}

}  // namespace ecarte::lsp
