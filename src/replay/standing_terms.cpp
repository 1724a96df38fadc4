// SPDX-License-Identifier: MIT
#include "replay/standing_terms.hpp"

#include <utility>

#include "record/by_kind.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

namespace {

SystemIs system_declared(record::SystemOfPlay declared) {
  switch (declared) {
    case record::SystemOfPlay::English:
      return SystemIs::English;
    case record::SystemOfPlay::French:
      return SystemIs::French;
    case record::SystemOfPlay::Undeclared:
      break;
  }
  return SystemIs::Undeclared;
}

}  // namespace

void keep_setting(const Act& act, Sitting& sitting) {
  using Does = void (*)(Sitting&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::System,
       [](Sitting& s, const Act& a) {
         s.terms.system = system_declared(a.object_as<record::SystemOfPlay>());
       }},
      {ActKind::Packs,
       [](Sitting& s, const Act& a) {
         s.packs.told = true;
         s.packs.chosen = {{a.number, a.detail}};
         s.packs.held.is(game::Seat::First, a.number);
       }},
      {ActKind::Agreed,
       [](Sitting& s, const Act& a) { s.terms.agreed |= std::uint32_t{1} << a.object; }},
      {ActKind::Pool, [](Sitting& s, const Act& /*act*/) { s.seats.pool = true; }},
      {ActKind::Bet,
       [](Sitting& s, const Act& a) {
         if (s.betting.bets.size() < kMostBets) {
           s.betting.bets.push_back(
               {a.actor, a.detail < 2 ? std::optional(a.seat_in_detail()) : std::nullopt,
                a.amount()});
         }
       }},
  });
  record::do_by_kind(kDoes, sitting, act);
}

void keep_cover(const Act& act, Betting& betting) {
  constexpr std::uint64_t kEverythingLaid = std::uint64_t{1} << 40U;  // more than can be
  if (act.detail < 2 && betting.bets.size() < kMostBets) {
    betting.bets.push_back({act.actor, act.seat_in_detail(), act.amount()});
  }
  if (record::is_player(act.actor)) {
    const bool all = (act.flags & record::kAllLaid) != 0;
    const std::uint64_t amount = all ? kEverythingLaid : act.amount();
    betting.covered = betting.covers == act.seat() ? betting.covered + amount : amount;
    betting.covers = act.seat();
  }
}

void doubt_settings(const record::Record& record, Sitting& sitting) {
  for (const record::Problem& unread : record.problems) {
    if (unread.settings.has(ActKind::Bet)) {
      sitting.betting.others = NoYes::Yes;
    }
    if (unread.settings.has(ActKind::System)) {
      sitting.terms.system = unknown<SystemIs>;
    }
  }
}

void doubt_bets(Sitting& sitting) {
  sitting.betting.others = sitting.betting.others | NoYes::Yes;
}

void begin_bets(Sitting& sitting) {
  std::vector<Bet> room = std::move(sitting.betting.bets);
  room.clear();
  sitting.betting = {};
  sitting.betting.bets = std::move(room);
}

}  // namespace ecarte::replay
