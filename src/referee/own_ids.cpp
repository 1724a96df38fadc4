// SPDX-License-Identifier: MIT
#include "referee/own_ids.hpp"

#include <vector>

#include "codes/fact_rows.hpp"

namespace ecarte::referee {

std::span<const std::string_view> own_ids() {
  static const std::vector<std::string_view> kIds = [] {
    std::vector<std::string_view> ids{
        "claim-not-ruled",          "claim-open",          "finding-refuted",
        "mandatory-remedy-ignored", "order-open",          "remedy-by-wrong-party",
        "remedy-claimed",           "remedy-claimed-late", "remedy-not-available",
        "waiver-unknown",           "waiver-unused"};
    for (const codes::FactRow& row : codes::kFactRows) {
      if (!row.pending.id.empty()) {
        ids.push_back(row.pending.id);
      }
    }
    return ids;
  }();
  return kIds;
}

}  // namespace ecarte::referee
