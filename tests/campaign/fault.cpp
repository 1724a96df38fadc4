// SPDX-License-Identifier: MIT
#include "campaign/fault.hpp"

namespace ecarte::campaign {

Fault::Fault(const Kind& kind, Chance& chance)
    : followed(kind.followed.value_or(chance.one_in(2))),
      coin(chance.one_in(2)),
      seat(static_cast<Seat>(chance.below(2))),
      trick(1 + chance.below(5)),
      nth(chance.one_in(4) ? 2 + chance.below(2) : 1),
      kind_(kind) {}

void Fault::at(Table& table, Moment moment) {
  kind_.at(*this, table, moment);
  if (nothing_counts && !in_next && moment == Moment::Marked) {
    table.due = table.before;
  }
}

std::optional<PlainCard> Fault::lead(Table& table) {
  return kind_.lead && !in_next ? kind_.lead(*this, table) : std::nullopt;
}

std::optional<PlainCard> Fault::reply(Table& table) {
  return kind_.reply && !in_next ? kind_.reply(*this, table) : std::nullopt;
}

Kinds all_kinds() {
  Kinds kinds = club_kinds();
  add_rows(kinds);
  add_house(kinds);
  add_hoyle(kinds);
  add_enquire(kinds);
  return kinds;
}

Kinds club_kinds() {
  Kinds kinds;
  add_cut(kinds);
  add_table(kinds);
  add_deal(kinds);
  add_misdeal(kinds);
  add_turn(kinds);
  add_out_of_turn(kinds);
  add_number(kinds);
  add_number_late(kinds);
  add_played_number(kinds);
  add_king(kinds);
  add_king_edges(kinds);
  add_words(kinds);
  add_exchange(kinds);
  add_exchange_edges(kinds);
  add_giving(kinds);
  add_stock(kinds);
  add_play(kinds);
  add_misplay(kinds);
  add_packs(kinds);
  add_score(kinds);
  add_marks(kinds);
  add_bystanders(kinds);
  add_remedies(kinds);
  add_disputes(kinds);
  add_claims(kinds);
  add_refuted(kinds);
  add_again(kinds);
  add_replayed(kinds);
  add_orders(kinds);
  return kinds;
}

}  // namespace ecarte::campaign
