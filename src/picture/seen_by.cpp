// SPDX-License-Identifier: MIT
#include "picture/seen_by.hpp"

#include "record/act_kinds.hpp"

namespace ecarte::picture {
namespace {

using record::Act;
using record::ActKind;

/// Statements of what nobody at the table but one sees: nothing is left of them without the cards.
constexpr record::ActKinds kStatements{ActKind::Hold, ActKind::HoldNot, ActKind::StockCard,
                                       ActKind::PackHolds, ActKind::PackLacks};
constexpr record::ActKinds kOwnCards{ActKind::Discard,  ActKind::Take,    ActKind::Complete,
                                     ActKind::ThrowOut, ActKind::PutBack, ActKind::ThrowAside};

bool is_of_nobody(const Act& act) {
  return act.kind == ActKind::StockCard || act.kind == ActKind::PackHolds ||
         act.kind == ActKind::PackLacks;
}

}  // namespace

bool is_private(const Act& act) {
  if (act.kind == ActKind::Discard) {
    return (act.flags & record::kFaceUp) == 0;
  }
  return kStatements.has(act.kind) || kOwnCards.has(act.kind);
}

record::Record seen_by(const record::Record& record, game::Seat seat) {
  record::Record seen = record;
  seen.acts.clear();
  seen.expectations.clear();
  seen.waivers.clear();
  bool hides = false;  // the act before, whose cards go on in Partly and Odd acts
  for (const Act& act : record.acts) {
    const bool goes_on = act.kind == ActKind::Partly || act.kind == ActKind::Odd;
    if (!goes_on) {
      const bool others = act.actor == record::actor_of(game::other(seat));
      hides = is_private(act) && (others || is_of_nobody(act));
    }
    if (!hides) {
      seen.acts.push_back(act);
    } else if (!goes_on && !kStatements.has(act.kind)) {
      seen.acts.push_back(act);
      seen.acts.back().cards = {};
    }
  }
  return seen;
}

}  // namespace ecarte::picture
