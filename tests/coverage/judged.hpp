// SPDX-License-Identifier: MIT
//
// Records through the referee, for the tests of this folder.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "referee/referee.hpp"

namespace ecarte::coverage {

using Sink = std::function<void(const referee::Judged&)>;

/// Judges every deal of `text` by `code` (nothing: by the record's own).
inline void judge(std::string_view text, const codes::Code* code, const Sink& sink) {
  notation::Reader reader{notation::source_of(text)};
  referee::Options options;
  options.code = code;
  referee::judge(reader, options, sink);
}

/// The records under fixtures/laws and fixtures/situations, by name.
inline std::vector<std::filesystem::path> fixtures() {
  std::vector<std::filesystem::path> files;
  for (const std::string folder : {"laws", "situations", "hoyle", "sittings"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(
             std::filesystem::path{ECARTE_FIXTURES} / folder)) {
      if (entry.path().extension() == ".ecarte") {
        files.push_back(entry.path());
      }
    }
  }
  std::ranges::sort(files);
  return files;
}

inline std::string contents(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream{file}.rdbuf();
  return text.str();
}

}  // namespace ecarte::coverage
