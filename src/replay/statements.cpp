// SPDX-License-Identifier: MIT
#include "replay/statements.hpp"

#include "record/by_kind.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

void Statements::statement(const Act& a) {
  // Of cards that were held in another deal this one has nothing.
  if (a.kind == ActKind::Hold && (a.flags & record::kOfDeal) != 0 &&
      a.number != t_.notes.out().place.deal) {
    return;
  }
  using Does = void (*)(Statements&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::Hold, [](Statements& s, const Act& act) { s.hands_told_.hold(act); }},
      {ActKind::HoldNot, [](Statements& s, const Act& act) { s.hands_told_.hold_not(act); }},
      {ActKind::Odd, [](Statements& s, const Act& act) { s.hands_told_.odd_card(act); }},
      {ActKind::StockLeft, [](Statements& s, const Act& act) { s.hands_told_.stock_left(act); }},
      {ActKind::StockCard, [](Statements& s, const Act& act) { s.hands_told_.stock_card(act); }},
      {ActKind::HasNotLooked,
       [](Statements& s, const Act& act) { s.looks_.has_not_looked_yet(act); }},
      {ActKind::HasLooked, [](Statements& s, const Act& act) { s.looks_.has_looked(act); }},
      {ActKind::Made, [](Statements& s, const Act& act) { s.playing_.result().made(act); }},
      {ActKind::TakeTrick,
       [](Statements& s, const Act& act) { s.playing_.result().trick_told(act); }},
      {ActKind::DealerIs, [](Statements& s, const Act& act) { s.dealer_told(act); }},
      {ActKind::CutWon, [](Statements& s, const Act& act) { s.dealer_told(act); }},
      {ActKind::PackHolds, [](Statements& s, const Act& act) { s.cutting_.pack_said(act); }},
      {ActKind::PackLacks, [](Statements& s, const Act& act) { s.cutting_.pack_said(act); }},
  });
  record::do_by_kind(kDoes, *this, a);
}

/// Against the cards of the cut it tells who is about to deal, and not whose the deal is.
void Statements::dealer_told(const Act& a) {
  const bool before = record::is_player(a.actor) && t_.notes.out().dealings.empty();
  if (before && (a.kind == ActKind::CutWon || !cutting_.decided())) {
    t_.sitting.dealer.first = a.seat();
  }
}

}  // namespace ecarte::replay
