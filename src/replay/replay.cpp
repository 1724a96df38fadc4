// SPDX-License-Identifier: MIT
#include "replay/replay.hpp"

#include "replay/anywhere.hpp"
#include "replay/replayer.hpp"
#include "replay/standing_terms.hpp"

namespace ecarte::replay {

using record::ActKind;

bool establishes_nothing(const record::Act& act) {
  using Omitted = record::Omitted;
  constexpr record::ActKinds kMayBe{ActKind::Aside, ActKind::Omit, ActKind::TakeTrick,
                                    ActKind::Speak, ActKind::Urge};
  if (!kMayBe.has(act.kind)) {
    return false;
  }
  const auto omitted = act.object_as<Omitted>();
  const bool something_turns_on_it = omitted == Omitted::Mix || omitted == Omitted::Play ||
                                     omitted == Omitted::Propose || omitted == Omitted::Announce;
  const bool objects =
      act.object_as<record::Urged>() == record::Urged::Objection && record::is_player(act.actor);
  return (act.kind == ActKind::Aside && !leaves_out(act)) ||
         (act.kind == ActKind::Omit && !something_turns_on_it) ||
         (act.kind == ActKind::TakeTrick && act.number == 0) ||
         (act.kind == ActKind::Speak && !record::is_bystander(act.actor)) ||
         (act.kind == ActKind::Urge && !objects);
}

void replay(const record::Record& record, Sitting& sitting, DealFacts& out, DealSeen* seen) {
  if (seen != nullptr || !replay_plainly(record, kinds_of(record), sitting, out)) {
    replay_in_full(record, sitting, out, seen);
  }
}

void replay_in_full(const record::Record& record, Sitting& sitting, DealFacts& out,
                    DealSeen* seen) {
  out.clear();
  if (seen != nullptr) {
    seen->clear();
    seen->hands.resize(record.acts.size() + 1);
  }
  Table table(record, sitting, out, seen);
  Replayer(record, table).run();
}

void skip(const record::Record& record, Sitting& sitting, DealFacts& out) {
  out.clear();
  change_seats(Anywhere(record.acts), sitting);
  for (const record::Act& a : record.acts) {
    out.seen.add(a.kind);
    if (a.kind == ActKind::Players) {
      sitting.begin_anew();
      out.place.sitting_begins = true;
    } else if (a.kind == ActKind::HeadGame) {
      sitting.game = a.amount();
      sitting.last_deal = 0;
      if (sitting.deals > 0) {
        begin_bets(sitting);
      }
    } else if (a.kind == ActKind::HeadDeal) {
      sitting.last_deal = a.amount();
    } else {
      keep_setting(a, sitting);
    }
  }
  doubt_settings(record, sitting);
  out.place.game = sitting.game;
  out.place.deal = sitting.last_deal;
  out.place.ordinal = sitting.deals++;
  sitting.before.broken = true;
  sitting.dealer.next = {};
  sitting.dealer.first = {};
  sitting.packs.held.forget();  // another may have been chosen since
  sitting.orders.forget();
}

}  // namespace ecarte::replay
