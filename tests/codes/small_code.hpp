// SPDX-License-Identifier: MIT
//
// Codes of laws written out in tests.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "codes/load.hpp"

namespace ecarte::codes {

/// The code of a single file with this text.
inline std::unique_ptr<codes::LoadedCode> load_text(const std::string& text,
                                                    const CodeFinder& find = codes::built_in_code) {
  return codes::load_code({"club", {{"club.yaml", text}}}, find);
}

/// A code of one law with these cases, each a line of YAML.
inline std::string with_cases(const std::string& cases) {
  return "title: A club\nlaws:\n  - law: 1\n    id: one\n    gist: One.\n    cases:\n" + cases;
}

/// Everything wrong with a code, a line each.
inline std::vector<std::string> complaints(const std::string& text) {
  std::vector<std::string> lines;
  try {
    load_text(text);
  } catch (const CodeErrors& errors) {
    for (const CodeError& error : errors.list) {
      lines.push_back(error.in_full());
    }
  }
  return lines;
}

/// The case of that name; nothing if there is none.
inline const Case* find_case(const Code& code, std::string_view name) {
  for (const Case& c : code.cases) {
    if (c.name == name) {
      return &c;
    }
  }
  return nullptr;
}

}  // namespace ecarte::codes
