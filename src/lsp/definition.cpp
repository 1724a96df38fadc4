// SPDX-License-Identifier: MIT
//
// From a finding to the act that proves it.
#include "lsp/features.hpp"

namespace ecarte::lsp {

Json definition(const Document& document, const Analysis& analysis, const Json& params) {
  Json places = Json::array();
  bool any = false;
  for (const Diagnostic* const found : analysis.at(document, offset_in(document, params))) {
    if (found->proof) {
      places.push_back({{"uri", document.uri()}, {"range", document.lines().range(*found->proof)}});
      any = true;
    }
  }
  return any ? places : Json{};
}

}  // namespace ecarte::lsp
