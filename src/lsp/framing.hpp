// SPDX-License-Identifier: MIT
//
// Bytes to messages and back: a header with the length, a blank line, the message.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ecarte::lsp {

/// Cuts a stream of bytes into messages.
class Framing {
 public:
  /// No message is longer: what says it is is passed over.
  static constexpr std::size_t kLongest = std::size_t{64} << 20U;

  void add(std::string_view bytes) { held_ += bytes; }

  struct Frame {
    std::string message;
    std::string trouble;  ///< in place of the message, what is wrong with its header
  };
  /// The next message, if all of it has come.
  std::optional<Frame> next();

 private:
  std::optional<Frame> header();
  /// Takes a line of the header; false if it is none.
  bool header_line(std::string_view line);

  std::string held_;
  std::size_t at_ = 0;  ///< what is before it has been taken
  bool in_message_ = false;
  std::optional<std::size_t> length_;
  std::string trouble_;        ///< met in this header
  std::uint64_t to_pass_ = 0;  ///< bytes of a message that is too long
};

/// A message as it goes over the wire.
std::string framed(std::string_view message);

}  // namespace ecarte::lsp
