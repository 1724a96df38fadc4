// SPDX-License-Identifier: MIT
#include "notation/sittings.hpp"

#include <algorithm>

#include "notation/line.hpp"

namespace ecarte::notation {

void Sittings::take(std::string_view block) {
  if (long_line_ || !begun_.empty()) {
    const std::size_t newline = block.find('\n');
    const std::string_view rest = block.substr(0, newline == block.npos ? newline : newline + 1);
    block.remove_prefix(rest.size());
    if (long_line_) {
      taker_.bytes(rest);
      long_line_ = newline == rest.npos;
      line_ += long_line_ ? 0U : 1U;
    } else {
      begun_ += rest;
      if (newline == rest.npos) {
        return begin_line({});
      }
      whole_lines(begun_);
      begun_.clear();
    }
  }
  const std::size_t whole = block.rfind('\n') + 1;  // 0 where there is none
  whole_lines(block.substr(0, whole));
  begin_line(block.substr(whole));
}

void Sittings::end() {
  taker_.bytes(begun_);
  begun_.clear();
}

/// Keeps the line at hand until its end comes, but for a line longer than any that is read.
void Sittings::begin_line(std::string_view begun) {
  begun_ += begun;
  if (begun_.size() > kLineLimit + 2) {
    const Begins what = begins(begun_);
    heading_ = what != Begins::Nothing ? what : heading_;
    tongue_ = tongue_ || settles_tongue(begun_);
    taker_.bytes(begun_);
    begun_.clear();
    long_line_ = true;
  }
}

void Sittings::whole_lines(std::string_view lines) {
  std::size_t done = 0;  // of these, handed on
  for (std::size_t at = 0; !tongue_ && at < lines.size();) {
    at = lines.find("players:", at);
    const std::string_view before = lines.substr(done, at == lines.npos ? at : at - done);
    if (at == lines.npos) {
      break;
    }
    const std::size_t end = lines.find('\n', at) + 1;
    if ((at == 0 || lines[at - 1] == '\n') && heading_before(before) == Begins::Deal &&
        begins_sitting(lines.substr(at, end - at))) {
      tongue_ = settles_tongue(before);
      if (!tongue_) {
        taker_.bytes(before);
        line_ += static_cast<std::uint32_t>(std::ranges::count(before, '\n'));
        taker_.next_sitting(line_);
        heading_ = Begins::Other;
        done = at;
      }
    }
    at = end;
  }
  const std::string_view rest = lines.substr(done);
  heading_ = heading_before(rest);
  tongue_ = tongue_ || settles_tongue(rest);
  line_ += static_cast<std::uint32_t>(std::ranges::count(rest, '\n'));
  taker_.bytes(rest);
}

/// The last heading before the end of these lines.
Begins Sittings::heading_before(std::string_view lines) const {
  while (!lines.empty()) {
    const std::size_t newline = lines.substr(0, lines.size() - 1).rfind('\n');
    const std::size_t from = newline == lines.npos ? 0 : newline + 1;
    if (const Begins what = begins(lines.substr(from)); what != Begins::Nothing) {
      return what;
    }
    lines = lines.substr(0, from);
  }
  return heading_;
}

}  // namespace ecarte::notation
