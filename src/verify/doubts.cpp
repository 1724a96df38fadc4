// SPDX-License-Identifier: MIT
#include <algorithm>

#include "check.hpp"

namespace verify {

bool in_time_or_late(const Deal& deal, const Ruling& ruling) {
  return std::ranges::any_of(deal.doubts, [&](const Doubt& doubt) {
    return (doubt.open == "whether-in-time" || doubt.open == "whether-came") &&
           doubt.fact.name == ruling.as.name && doubt.fact.subject == ruling.as.subject &&
           doubt.fact.dealing == ruling.as.dealing;
  });
}

bool left_undone_in_doubt(const Deal& deal, const Code& code, const Row& row,
                          const Ruling& ruling) {
  const Case* c = code.find(ruling.name);
  return c != nullptr && c->may && ruling.status == "elected" && in_time_or_late(deal, ruling) &&
         settle(deal, row, *c, ruling).status == "ignored";
}

bool is_of_points_given(const Deal& deal, const Doubt& doubt, const std::string& name) {
  return doubt.fact.name == "score-accrued" &&
         std::ranges::find(deal.rulings, name, &Ruling::name) != deal.rulings.end();
}

bool may_have_fallen(const Deal& deal, const Fact& fact) {
  return std::ranges::any_of(deal.deeds, [&](const Deed& deed) {
    return conduct(deed.remedy).annuls && !deed.done && is_player(deed.by) &&
           deed.dealing == fact.dealing && deed.act < fact.occurred &&
           std::ranges::any_of(deal.doubts, [&](const Doubt& doubt) {
             return doubt.fact.dealing == fact.dealing && doubt.fact.found <= deed.act;
           });
  });
}

}  // namespace verify
