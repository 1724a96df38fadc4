// SPDX-License-Identifier: MIT
#include "referee/own_ids.hpp"

#include "codes/fact_rows.hpp"

namespace ecarte::referee {

std::vector<std::string_view> ids_under(const codes::Code& code) {
  std::vector<std::string_view> ids{
      "behind-the-mark",     "claim-not-ruled",       "deal-number",
      "claim-open",          "finding-refuted",       "mandatory-remedy-ignored",
      "order-open",          "remedy-by-wrong-party", "remedy-claimed",
      "remedy-claimed-late", "remedy-not-available",  "waiver-unknown",
      "waiver-unused"};
  for (const codes::FactRow& row : codes::kFactRows) {
    ids.push_back(row.pending.id);
  }
  for (const codes::Case& c : code.cases) {
    ids.insert(ids.end(), {c.id, c.name, c.stray, c.undone});
  }
  for (const codes::Tariff& row : code.tariff) {
    ids.push_back(code.laws[row.law].id);  // a doubt of what a hand counts has its law's name
  }
  std::erase(ids, std::string_view{});
  return ids;
}

}  // namespace ecarte::referee
