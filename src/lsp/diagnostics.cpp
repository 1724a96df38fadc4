// SPDX-License-Identifier: MIT
//
// What was found, as an editor underlines it.
#include <fmt/core.h>

#include "lsp/features.hpp"

namespace ecarte::lsp {
namespace {

/// At least a character, so that there is something to underline.
Stretch visible(const Document& document, Stretch at) {
  if (at.begin != at.end) {
    return at;
  }
  const Stretch line = document.lines().line(document.lines().line_of(at.begin));
  if (at.begin < line.end) {
    do {
      ++at.end;
    } while (at.end < line.end &&
             (static_cast<unsigned char>(document.text()[at.end]) & 0xc0U) == 0x80U);
  } else if (at.begin > line.begin) {
    do {
      --at.begin;
    } while (at.begin > line.begin &&
             (static_cast<unsigned char>(document.text()[at.begin]) & 0xc0U) == 0x80U);
  }
  return at;
}

/// A link to a line of the document itself.
std::string link_to(const Document& document, Stretch at) {
  return fmt::format("{}#L{}", document.uri(), document.lines().line_of(at.begin) + 1);
}

Json one(const Document& document, const Diagnostic& found, const Client& client) {
  const Lines& lines = document.lines();
  Json diagnostic{{"range", lines.range(visible(document, found.at))},
                  {"severity", static_cast<int>(found.severity)},
                  {"code", found.code},
                  {"source", "ecarte"},
                  {"message", found.message}};
  if (found.proof) {
    if (client.related) {
      const Json location{{"uri", document.uri()}, {"range", lines.range(*found.proof)}};
      diagnostic["relatedInformation"] =
          Json::array({Json{{"location", location}, {"message", found.proof_says}}});
    }
    if (client.code_description) {
      diagnostic["codeDescription"] = Json{{"href", link_to(document, *found.proof)}};
    }
  }
  return diagnostic;
}

}  // namespace

Json diagnostics(const Document& document, const Analysis& analysis, const Client& client) {
  Json list = Json::array();
  for (const Diagnostic& found : analysis.found) {
    list.push_back(one(document, found, client));
  }
  Json params{{"uri", document.uri()}, {"diagnostics", std::move(list)}};
  if (document.version().integer()) {
    params["version"] = document.version();
  }
  return params;
}

}  // namespace ecarte::lsp
