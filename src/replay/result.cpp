// SPDX-License-Identifier: MIT
//
// The end of a hand: who made what, and which king was held or falsely announced.
#include <algorithm>

#include "replay/held.hpp"
#include "replay/replayer.hpp"

namespace ecarte::replay {

using game::Rank;

void Replayer::note_hand_over() {
  if (!p_.ending.over()) {
    return;
  }
  note_misawarded();
  const Outcomes outcomes = p_.ending.outcomes(p_.tricks);
  const HandResult result = result_of(outcomes, p_.ending);
  const Some<NoYes> loser_bold =
      record::is_player(result.winner)
          ? Some<NoYes>(bold(game::other(static_cast<Seat>(result.winner))))
          : Some<NoYes>{};
  Fact& fact = note(FactKind::HandOver, result.winner, p_.ending.at(), result.result, loser_bold,
                    p_.ending.how());
  const int made =
      record::is_player(result.winner) ? p_.tricks.made(static_cast<Seat>(result.winner)) : 0;
  fact.number = static_cast<std::uint8_t>(made);
  if (value<Result>(fact, 0) == unknown<Result>) {
    fact.proof = Proof::Allowed;
  }
}

/// The tricks a player is said to have made against those the cards gave him.
void Replayer::note_misawarded() {
  for (const Seat seat : game::kSeats) {
    if (const std::optional<Seat> more = p_.ending.misawarded(p_.tricks, seat)) {
      const ToldTricks& told = p_.ending.told(seat);
      note(FactKind::TrickMisawarded, record::actor_of(*more), told.at).number =
          static_cast<std::uint8_t>(told.counts().least());
    }
  }
}

NoYes Replayer::bold(Seat loser) const {
  if (!d_.dealer_known) {
    return unknown<NoYes>;
  }
  const bool is_nondealer = loser == nondealer();
  switch (d_.first) {
    case FirstWord::Stood:
      return is_nondealer ? NoYes::Yes : NoYes::No;
    case FirstWord::Refused:
      return is_nondealer ? NoYes::No : NoYes::Yes;
    case FirstWord::Accepted:
      return NoYes::No;
    case FirstWord::Proposed:
      return is_nondealer || d_.proposal_withdrawn ? NoYes::No : unknown<NoYes>;
    case FirstWord::Unknown:
      break;
  }
  return p_.ending.how() == HandEnd::ThrownDown ? NoYes::No : unknown<NoYes>;
}

/// A hand that runs out of cards, or has one over, is found out at that trick.
void Replayer::note_run_out() {
  for (Fact& fact : out_.facts) {
    if (fact.kind != FactKind::PlayedWrongNumber || fact.dealing != dealing_number()) {
      continue;
    }
    const bool ran_out = value<Size>(fact, 1) == Size::Short;
    if (ran_out && p_.ending.over(HandEnd::Played) && fact.found == kNever) {
      fact.found = p_.ending.at();
    }
  }
}

void Replayer::note_kings() {
  if (!d_.trump) {
    return;
  }
  const Card king{Rank::King, *d_.trump};
  const ActIndex hand_final = p_.begun ? out_.playings.back().begin : now_;
  for (const Seat seat : game::kSeats) {
    if (Held(d_, p_).held_at(seat, hand_final).has(king) && d_.dealer_known) {
      Fact& fact =
          note(FactKind::KingHeld, record::actor_of(seat),
               d_.turn_at != kNever ? d_.turn_at : d_.begun_at, role(seat), d_.first_kind[seat]);
      fact.cards = king;
      fact.playing = 0;
    }
  }
  for (int i = 0; i < d_.n_announced; ++i) {
    note_announcement(d_.announced[static_cast<std::size_t>(i)], king, hand_final);
  }
}

void Replayer::note_announcement(const Announcement& told, Card king, ActIndex hand_final) {
  const Seat seat = told.by;
  const Seat adversary = game::other(seat);
  const bool held = told.sure.has(king) || Held(d_, p_).held_at(seat, told.at).has(king) ||
                    Held(d_, p_).held_at(seat, hand_final).has(king);
  if (held && !told.wrong_king) {
    if (p_.left[seat][game::index_of(king)] != kNever && d_.discarded.has(king)) {
      note(FactKind::KingAnnouncedThenDiscarded, record::actor_of(seat), told.at).cards = king;
    }
    return;
  }
  if (held) {
    return;  // he holds the king of trumps, and named another by a slip of the tongue
  }
  KingWhere where = KingWhere::Nobody;
  Proof proof = Proof::Proved;
  bool is_turned = false;
  for (int i = 0; i < d_.n_turned; ++i) {
    is_turned = is_turned || d_.turned[static_cast<std::size_t>(i)] == CardSet{king};
  }
  if (is_turned) {
    where = KingWhere::Turned;
  } else if (told.other_sure.has(king) || Held(d_, p_).held_at(adversary, told.at).has(king)) {
    where = KingWhere::Adversary;
  } else {
    const CardSet his = told.sure | Held(d_, p_).held_at(seat, told.at);
    const bool room = told.count > his.size() && told.could.has(king);
    const bool may = told.before_exchange
                         ? room
                         : room && Held(d_, p_).may_hold_at(seat, told.at, his).has(king);
    if (may) {
      proof = Proof::Allowed;
      where = unknown<KingWhere>;
    } else if (may_be_with(adversary, told, king)) {
      where = unknown<KingWhere>;
    }
  }
  const ActIndex first = d_.first_stands[seat];
  Fact& fact = note(FactKind::FalseKing, record::actor_of(seat), told.at, where,
                    told.withdrawn == kNever                    ? KingWithdrawn::Never
                    : first == kNever || told.withdrawn < first ? KingWithdrawn::BeforeOwnCard
                                                                : KingWithdrawn::AfterOwnCard);
  fact.proof = proof;
  fact.cards = king;
  fact.playing = 0;
}

/// May the adversary have held the king when it was falsely announced?
bool Replayer::may_be_with(Seat adversary, const Announcement& told, Card king) const {
  const CardSet his = Held(d_, p_).held_at(adversary, told.at);
  const int count = p_.begun ? p_.start[adversary].count : d_.hand[adversary].count;
  return count > his.size() && Held(d_, p_).may_hold_at(adversary, told.at, his).has(king);
}

}  // namespace ecarte::replay
