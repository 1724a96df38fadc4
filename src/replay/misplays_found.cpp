// SPDX-License-Identifier: MIT
//
// Misplays, and leads out of turn, that somebody at the table found: of a card that is not told it
// may be so, and where all are told, and none may be one, it is refuted.
#include <algorithm>

#include "game/card.hpp"
#include "replay/hindsight.hpp"

namespace ecarte::replay {

/// A misplay found at the table, of cards that are not known: it may be so. What is found in the
/// deal after is told there.
void Hindsight::note_misplays_found() const {
  if (notes_.out().stands.deal_follows) {
    for (const Seat seat : game::kSeats) {
      note_misplay_found(seat, unknown<MisplayKind>, kNever);
    }
  }
  if (!notes_.out().seen.any_of({record::ActKind::Find})) {
    return;
  }
  notes_.behind.for_each_found(
      found_since(), notes_.now, [this](const record::Act& a, ActIndex at) {
        const auto kind = misplay_named(a.object_as<record::Noun>());
        if (!kind) {
          return;
        }
        const Whoever whose = a.detail < 2                 ? Whoever(a.seat_in_detail())
                              : record::is_player(a.actor) ? Whoever(game::other(a.seat()))
                                                           : kEither;
        for (const Seat seat : whose) {
          note_misplay_found(seat, *kind, at);
        }
      });
}

/// The act from which on what is found may be of this playing. Of a first one of which no card is
/// told it is not told either when it began; in a sitting that goes on it may be of the deal
/// before.
ActIndex Hindsight::found_since() const {
  const auto& out = notes_.out();
  const bool first = out.playings.size() == 1 && out.dealings.size() == 1;
  return first && tricks_.cards().empty() && out.place.sitting_begins ? out.dealings.back().begin
                                                                      : out.playings.back().begin;
}

/// His last reply before act `at` to which he, or the other, played a card not known.
void Hindsight::note_misplay_found(Seat seat, Some<MisplayKind> kind, ActIndex at) const {
  bool known = false;
  for (Fact& fact : notes_.out().facts) {
    const bool before = fact.kind == FactKind::Misplay && fact.place.playing == notes_.playing() &&
                        fact.subject == record::actor_of(seat) && fact.occurred < at;
    known = known || before;
    if (before && at != kNever && replay::must_be(fact, 1, Cured::InTime)) {
      fact.found = std::min(fact.found, at);
    }
    // What is trumps is not told: with a card of them he was bound to trump.
    if (before && !trump_ && at != kNever && fact.proof == Proof::Allowed &&
        kind.must_be(MisplayKind::FailureToTrump) &&
        replay::must_be(fact, 0, MisplayKind::Revoke)) {
      set(fact, 0, Some{MisplayKind::Revoke, MisplayKind::FailureToTrump});
    }
  }
  const Played* open = nullptr;
  for (const Played& reply : tricks_.cards()) {
    const Played* const led = reply.lead ? nullptr : tricks_.led_to(reply);
    if (led != nullptr && reply.seat == seat && reply.at < at && reply.back.at == kNever &&
        (reply.card.size() > game::kRanks || led->card.size() > game::kRanks)) {
      open = &reply;
    }
  }
  if (known) {
    return;
  }
  if (open == nullptr && at == kNever) {
    return;
  }
  const ActIndex untold = open == nullptr ? untold_until(at) : kNever;
  if (open == nullptr && untold == kNever) {
    return refute_misplay(seat, kind, at);
  }
  Fact& fact = notes_.note(FactKind::Misplay, record::actor_of(seat),
                           open != nullptr ? open->at : untold, kind, Cured::Never);
  fact.place.trick = open != nullptr ? open->trick : std::uint8_t{0};
  fact.found = at;
  fact.proof = Proof::Allowed;
}

/// The act by which tricks were played before act `at` of which no card is told; kNever if all that
/// was played till then is told.
ActIndex Hindsight::untold_until(ActIndex at) const {
  for (const Trick& trick : tricks_.tricks()) {
    const bool lacking = trick.lead < 0 || (trick.reply < 0 && !trick.uncovered);
    if (lacking && trick.closed_at != kNever && trick.closed_at <= at) {
      return trick.closed_at;
    }
  }
  const auto told = static_cast<int>(tricks_.tricks().size());
  return moments_.stated != kNever && told < kTricksOfAHand ? std::min(moments_.stated, at)
                                                            : kNever;
}

/// It was found at act `at` that he misplayed, and all his replies are told, and none of them may
/// be one: the record itself shows that it was not so.
void Hindsight::refute_misplay(Seat seat, Some<MisplayKind> kind, ActIndex at) const {
  const auto misplayed = [this](record::Actor who) {
    return std::ranges::any_of(notes_.out().facts, [who](const Fact& fact) {
      return fact.kind == FactKind::Misplay && fact.subject == who;
    });
  };
  const record::Actor finder = notes_.act_at(at).actor;
  // Who has only led can have misplayed no card; but then a fault of the finder's own may be meant.
  const Played* last = nullptr;
  for (const Played& reply : tricks_.cards()) {
    if (reply.seat != seat || reply.at > at) {
      continue;
    }
    if (reply.lead) {
      last = last == nullptr && !misplayed(finder) ? &reply : last;
      continue;
    }
    const Played* const lead = tricks_.led_to(reply);
    if (lead == nullptr || reply.back.at != kNever || reply.card.size() != 1 ||
        lead->card.size() != 1) {
      return;
    }
    last = &reply;
  }
  const bool told = last != nullptr && trump_ && !tricks_.any_untold() && notes_.playing() == 1;
  if (misplayed(record::actor_of(seat)) || !told || finder == record::actor_of(seat)) {
    return;  // what a player owns to of himself he knows best
  }
  Fact& fact = notes_.note(FactKind::Misplay, record::actor_of(seat), last->at, kind, Cured::Never);
  fact.place.trick = last->trick;
  fact.found = at;
  fact.against = finder;
  fact.proof = Proof::Refuted;
}

/// A lead was found to be out of turn of which the tricks before it show that it was his.
void Hindsight::refute_leads_found() const {
  if (!notes_.out().seen.any_of({record::ActKind::Find})) {
    return;
  }
  notes_.behind.for_each_found(
      found_since(), notes_.now, [this](const record::Act& a, ActIndex at) {
        const Played* lead = nullptr;
        for (const Played& played : tricks_.cards()) {
          lead = played.lead && played.at < at ? &played : lead;
        }
        if (!finds(a, record::Noun::LeadOutOfTurn) || lead == nullptr ||
            a.actor == record::actor_of(lead->seat) || lead->how.turn.may_be(Turn::Out) ||
            !tricks_.off_turn(*lead).must_be(NoYes::No) ||
            notes_.noted.at(FactKind::LedOutOfTurn, lead->at) != nullptr) {
          return;
        }
        Fact& fact = note_off_turn(*lead);
        fact.found = at;
        fact.against = a.actor;
        fact.proof = Proof::Refuted;
      });
}

}  // namespace ecarte::replay
