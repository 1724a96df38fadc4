// SPDX-License-Identifier: MIT
#include "replay/standing_terms.hpp"

#include "record/by_kind.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

void keep_setting(const Act& act, Sitting& sitting) {
  using Does = void (*)(Sitting&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::System,
       [](Sitting& s, const Act& a) {
         s.system = a.object_as<record::SystemOfPlay>();
         s.system_unread = false;
       }},
      {ActKind::Packs,
       [](Sitting& s, const Act& a) {
         s.packs_known = true;
         s.chosen = {{a.number, a.detail}};
         s.possession = s.chosen;
         s.possession_known = true;
       }},
      {ActKind::Agreed, [](Sitting& s, const Act& a) { s.agreed |= std::uint32_t{1} << a.object; }},
      {ActKind::Pool, [](Sitting& s, const Act& /*act*/) { s.pool = true; }},
      {ActKind::Bet,
       [](Sitting& s, const Act& a) {
         if (s.bets.size() < kMostBets) {
           s.bets.push_back({a.actor,
                             a.detail < 2 ? std::optional(a.seat_in_detail()) : std::nullopt,
                             a.amount()});
         }
       }},
  });
  record::do_by_kind(kDoes, sitting, act);
}

void doubt_settings(const record::Record& record, Sitting& sitting) {
  for (const record::Problem& unread : record.problems) {
    sitting.bets_unread = sitting.bets_unread || unread.settings.has(ActKind::Bet);
    sitting.system_unread = sitting.system_unread || unread.settings.has(ActKind::System);
  }
}

void begin_bets(Sitting& sitting) {
  sitting.bets.clear();
  sitting.covers.reset();
  sitting.bets_unread = false;
}

}  // namespace ecarte::replay
