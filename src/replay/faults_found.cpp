// SPDX-License-Identifier: MIT
#include "replay/faults_found.hpp"

#include <algorithm>

#include "replay/hindsight.hpp"

namespace ecarte::replay {

/// Somebody says that a player did not play as he was bound to.
void FaultsFound::allege(const Act& a, record::Noun noun) {
  if (!misplay_named(noun) && noun != record::Noun::Fault) {
    return;
  }
  for (const Seat seat : game::kSeats) {
    const bool of_another = a.detail < 2 && a.seat_in_detail() != seat;
    bool& alleged = (around_.of_deal_before() ? out().alleged.before
                                              : out().alleged.here)[game::index_of(seat)];
    alleged = alleged || !of_another;
  }
}

/// A card was exposed, and nobody is told to have shown one: whose it was is not known.
void FaultsFound::find_exposed() {
  if (!noted().has(FactKind::ExposedInDealing) && !noted().has(FactKind::ExposedInGiving)) {
    const FactKind kind =
        t_.dealing.done.discarding ? FactKind::ExposedInGiving : FactKind::ExposedInDealing;
    out().untold.room.set(static_cast<std::size_t>(kind));
  }
}

/// A card was misplayed, and no card of the only hand there is has been told: some were played.
void FaultsFound::find_misplay() {
  const bool open = t_.dealing.phase == Phase::Turned || t_.dealing.phase == Phase::Exchanging;
  if (open && !t_.playing.begun && t_.sitting.deals == 0 && out().dealings.size() == 1 &&
      out().place.sitting_begins && !t_.ahead.hand_begins(now()) &&
      !later(record::ActKind::Made, record::kNobody, now()) &&
      !later(record::ActKind::TakeTrick, record::kNobody, now())) {
    play_.played_untold(t_.dealing.done.marked);
  }
}

/// Whose king a player finds to be false, where he does not say: his own if only he has announced
/// one.
Seat FaultsFound::whose_king(const Act& a) const {
  const auto announced = [&](Seat seat) {
    return std::ranges::any_of(t_.dealing.king.announced(),
                               [seat](const Announcement& told) { return told.by == seat; });
  };
  const Seat other = game::other(a.seat());
  return a.detail < 2                               ? a.seat_in_detail()
         : announced(a.seat()) && !announced(other) ? a.seat()
                                                    : other;
}

/// Once cards are played what was announced is told: of him who said nothing it is refuted.
void FaultsFound::find_false_king(const Act& a) {
  const Seat whose = whose_king(a);
  if (!t_.dealing.king.find_false(whose, now(), a.actor, t_.ahead.denied(now())) &&
      t_.playing.begun) {
    Fact& fact = note(FactKind::FalseKing, record::actor_of(whose), now(), unknown<KingWhere>,
                      unknown<KingWithdrawn>);
    fact.place.playing = 0;
    refuted_by(fact, now());
  }
}

/// Nobody has led yet.
void FaultsFound::find_lead(const Act& a) {
  const bool open = t_.dealing.phase == Phase::Turned || t_.dealing.phase == Phase::Exchanging;
  if (open && !t_.playing.begun) {
    const Seat whose = a.detail < 2 ? a.seat_in_detail() : game::other(a.seat());
    refuted_by(note(FactKind::LedOutOfTurn, record::actor_of(whose), now(), unknown<NoYes>,
                    unknown<NoYes>),
               now());
  }
}

void FaultsFound::find(const Act& a) {
  const auto noun = a.object_as<record::Noun>();
  if (record::is_bystander(a.actor)) {
    Act said = a;  // what he who plays no part finds he points out
    said.kind = ActKind::Speak;
    said.object = static_cast<std::uint8_t>(noun == record::Noun::Score ? record::Spoken::Score
                                                                        : record::Spoken::Error);
    around_.bystander_act(said);
  }
  allege(a, noun);
  if (noun == record::Noun::Fault) {
    find_pack_fault(true);
    return find_all_for_dealing(now());
  }
  if (noun == record::Noun::FacedCard) {
    exchanging_.cards().break_off_giving();
    giving_.find_faced(a.cards);
    seen_in_stock(a.cards);
  }
  if (noun == record::Noun::FalseKing && record::is_player(a.actor)) {
    return find_false_king(a);
  }
  if (noun == record::Noun::LeadOutOfTurn && record::is_player(a.actor)) {
    find_lead(a);
  }
  if (misplay_named(noun) && record::is_player(a.actor)) {
    find_misplay();
  }
  if (noun == record::Noun::CardExposed) {
    find_exposed();
  }
  if (noun == record::Noun::FalseTurnUp && t_.dealing.dealer.known() &&
      t_.dealing.done.discarding && !noted().has(FactKind::FalseTurnUp)) {
    exchanging_.exposed().find_turned();
  }
  const bool how_many_untold =
      noun == record::Noun::CardsTaken ||
      (noun == record::Noun::NumberInHand && a.number == record::kUnstated);
  if (how_many_untold && a.detail < 2 &&
      !t_.dealing.hands[a.seat_in_detail()].took.must_be(NoYes::Yes)) {
    out().untold.room.set(static_cast<std::size_t>(FactKind::ExcessTaken));  // how many is not told
  }
  if (noun == record::Noun::CardsTaken && a.detail < 2) {
    exchanging_.untold().found_wrong(a.seat_in_detail());
  }
  if (noun == record::Noun::NumberInHand && a.number != record::kUnstated) {
    giving_.packets_complete();
    if (const Actor whose = giving_.found_in(a); record::is_player(whose)) {
      opening_.implied_dealing();
      if (giving_.number_refuted(static_cast<Seat>(whose), a)) {
        return;
      }
      if ((a.flags & record::kAsDealt) != 0) {
        hands_told_.number_dealt(static_cast<Seat>(whose), a.number);
        return play_.found_short();
      }
      exchanging_.untold().counted(static_cast<Seat>(whose), a.number);
      if (!giving_.packet_found(static_cast<Seat>(whose), a.number)) {
        hands_told_.number_found(static_cast<Seat>(whose), a.number);
      }
      giving_.number_came_to_light(whose);
      play_.found_short();
    }
  }
}

}  // namespace ecarte::replay
