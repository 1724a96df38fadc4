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
  if (!d_.trump || !cards_.held_at(a.seat(), now_).has({game::Rank::King, *d_.trump})) {
    exchanging_.untold().may_have_changed(a.seat());
  }
  deed(Remedy::Announce, a.actor, true);
  Testimony said;
  said.kind = Testimony::Kind::Announce;
  said.seat = a.seat();
  said.by = a.actor;
  said.purpose = record::For::King;
  said.at = now_;
  said.dealing = dealing_number();
  out_.testimony.push_back(said);
  const bool another = !a.cards.empty() && d_.trump && !a.cards.has({game::Rank::King, *d_.trump});
  d_.king.announce(a.seat(), now_, another);
}

void Announcing::withdraw_king(const Act& a) {
  if (record::is_player(a.actor)) {
    d_.king.withdraw(a.seat(), now_);
  }
}

/// He shows the king of trumps of his hand, has said nothing, and marks it: he may have meant that
/// for his word.
void Announcing::show_king(const Act& a, Seat whose) {
  const CardSet king = d_.trump ? CardSet{Card{game::Rank::King, *d_.trump}} : CardSet{};
  const bool his = a.actor == record::actor_of(whose) && d_.hands[whose].first_card == kNever;
  const auto told = [&](const Announcement& said) {
    return said.by == whose && said.withdrawn == kNever;
  };
  if (std::ranges::any_of(d_.king.announced(), told)) {
    return;
  }
  if (king.empty() || !his || !a.cards.has_all(king) || !ahead_.marks_king_next(now_, whose)) {
    return;
  }
  note(FactKind::KingShown, a.actor, now_).cards = king;
  announce(a);
}

}  // namespace ecarte::replay
