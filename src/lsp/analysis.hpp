// SPDX-License-Identifier: MIT
//
// All that is said of a document, in its own places: what was found, and how each line was read.
// Made once for each version of it, and asked by everything an editor shows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lsp/channel.hpp"
#include "lsp/document.hpp"

namespace ecarte::lsp {

/// In the numbers of the protocol.
enum class ProtocolSeverity : std::uint8_t { Error = 1, Warning = 2, Information = 3, Hint = 4 };

/// Something found.
struct Diagnostic {
  Stretch at;
  ProtocolSeverity severity = ProtocolSeverity::Information;
  std::string code;                    ///< its id, or the id of trouble with the record
  std::string title;                   ///< "law 43 revoke"
  std::string message;                 ///< a sentence or two
  std::vector<std::string> explained;  ///< what the law says, what may be done, the score
  std::optional<Stretch> proof;        ///< the act that proves it, if it is another one
  std::string proof_says;              ///< "held here"
  /// Of a sentence that was refused, the whole of it; nothing if it was not a sentence that was.
  std::optional<Stretch> refused;
};

/// A line, and how it was read.
struct ReadAs {
  Stretch line;
  std::vector<std::string> says;
  bool canonical = false;  ///< it is written in the very words it is told back in
};

struct Analysis {
  std::vector<Diagnostic> found;  ///< deal by deal, by place within each
  std::vector<ReadAs> lines;
  /// What stood in the way of the project's settings; empty if nothing. They are then left out.
  std::string trouble;

  /// What was found where a byte stands: what it is within, else what begins on its line.
  [[nodiscard]] std::vector<const Diagnostic*> at(const Document& document,
                                                  std::size_t offset) const;
  /// How the line a byte stands on was read; nullptr if nothing was read of it.
  [[nodiscard]] const ReadAs* line_at(const Document& document, std::size_t offset) const;
};

Analysis analyse(const Document& document, Project& project);

}  // namespace ecarte::lsp
