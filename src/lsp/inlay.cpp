// SPDX-License-Identifier: MIT
//
// Behind each line that is written in words of its own, how it was read.
#include "lsp/features.hpp"

namespace ecarte::lsp {

Json inlay_hints(const Document& document, const Analysis& analysis, const Json& params) {
  const Stretch wanted = document.lines().stretch(object_in(params, "range"));
  Json hints = Json::array();
  for (const ReadAs& line : analysis.lines) {
    if (line.canonical || line.says.empty() || line.line.end < wanted.begin ||
        line.line.begin > wanted.end) {
      continue;
    }
    std::string label = "→";
    for (const std::string& says : line.says) {
      label += " " + says;
    }
    hints.push_back({{"position", document.lines().position(line.line.end)},
                     {"label", label},
                     {"paddingLeft", true}});
  }
  return hints;
}

}  // namespace ecarte::lsp
