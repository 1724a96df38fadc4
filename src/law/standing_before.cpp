// SPDX-License-Identifier: MIT
//
// What the deal before left open where a record stops.
#include <algorithm>

#include "law/stock.hpp"

namespace ecarte::law {

namespace {

void of_ruling(const Stock& stock, const Ruling& ruling) {
  const Case& c = stock.told.case_of(ruling);
  if (ruling.status != Status::Open || ruling.in_doubt || ruling.pending || !c.may.given ||
      ruling.owed != Remedy::None || ruling.elected != Remedy::None ||
      ruling.until < stock.told.before.end + stock.timeline.deal_end()) {
    return;
  }
  Standing out = stock.standing(c, ruling.case_index, ruling.fact);
  out.who = ruling.elector;  // who dealt then
  out.of_deal_before = true;
  stock.add_open(out);
}

/// What he may do if a fault was committed of which the record does not tell whether it was.
void of_supposed(const Stock& stock, const Ruling& ruling) {
  const Case& c = stock.told.case_of(ruling);
  const Time now = stock.told.before.end + stock.timeline.deal_end();
  const bool used = std::ranges::any_of(stock.told.rulings.deeds, [&](const TimedDeed& timed) {
    return (c.may.remedies & bit(timed.deed.what)) != 0 && timed.at < stock.timeline.deal_end() &&
           timed.deed.carried_out;
  });
  if (!c.may.given || used || ruling.until < now) {
    return;
  }
  Standing out = stock.standing(c, ruling.case_index, ruling.fact);
  out.ground = Ground::IfSo;
  out.who = ruling.elector;
  out.of_deal_before = true;
  stock.add_open(out);
}

void of_score(const Stock& stock, const Right& right) {
  if (right.forfeited || right.fallen || right.pending || right.maybe_marked || right.ruling >= 0 ||
      right.case_index == kNoCase || right.marked >= right.amount ||
      right.until < stock.told.before.end + stock.timeline.deal_end()) {
    return;
  }
  Standing out = stock.unmarked(right, Fact{}.dealing, right.amount - right.marked);
  out.who = record::actor_of(right.seat);
  out.of_deal_before = true;
  stock.add_open(out);
}

}  // namespace

void stock_left_before(const Stock& stock) {
  for (const Ruling& ruling : stock.told.before.rulings) {
    of_ruling(stock, ruling);
  }
  for (const Ruling& ruling : stock.told.before.supposed) {
    of_supposed(stock, ruling);
  }
  for (const Right& right : stock.told.before.rights) {
    of_score(stock, right);
  }
}

}  // namespace ecarte::law
