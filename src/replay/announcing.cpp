// SPDX-License-Identifier: MIT
#include "replay/announcing.hpp"

#include <algorithm>

namespace ecarte::replay {

void Announcing::announce(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  opening_.implied_dealing();
  giving_.turn_untold();
  exchanging_.untold().take_untold(a.seat());
  exchanging_.untold().has_taken(a.seat());
  if (!t_.dealing.trump ||
      !t_.cards.held_at(a.seat(), now()).has({game::Rank::King, *t_.dealing.trump})) {
    exchanging_.untold().may_have_changed(a.seat());
  }
  mark_looked(a.seat(), false);  // he speaks of what is in it
  deed(Remedy::Announce, a.actor, true);
  Testimony said;
  said.kind = Testimony::Kind::Announce;
  said.seat = a.seat();
  said.by = a.actor;
  said.purpose = record::For::King;
  said.at = now();
  said.dealing = dealing_number();
  out().testimony.push_back(said);
  const bool another =
      !a.cards.empty() && t_.dealing.trump && !a.cards.has({game::Rank::King, *t_.dealing.trump});
  t_.dealing.king.announce(a.seat(), now(), another);
}

void Announcing::withdraw_king(const Act& a) {
  if (record::is_player(a.actor)) {
    t_.dealing.king.withdraw(a.seat(), now());
  }
}

/// He shows the king of trumps of his hand, has said nothing, and marks it: he may have meant that
/// for his word.
void Announcing::show_king(const Act& a, Seat whose) {
  const CardSet king =
      t_.dealing.trump ? CardSet{Card{game::Rank::King, *t_.dealing.trump}} : CardSet{};
  const bool his =
      a.actor == record::actor_of(whose) && t_.dealing.hands[whose].first_card == kNever;
  const auto told = [&](const Announcement& said) {
    return said.by == whose && said.withdrawn == kNever;
  };
  if (std::ranges::any_of(t_.dealing.king.announced(), told)) {
    return;
  }
  if (king.empty() || !his || !a.cards.has_all(king) || !t_.ahead.marks_king_next(now(), whose)) {
    return;
  }
  note(FactKind::KingShown, a.actor, now()).cards = king;
  announce(a);
}

}  // namespace ecarte::replay
