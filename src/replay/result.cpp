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
  KingTable table;
  table.trump = *d_.trump;
  table.dealer = d_.dealer_known ? std::optional(d_.dealer) : std::nullopt;
  table.since = d_.turn_at != kNever ? d_.turn_at : d_.begun_at;
  table.hand_final = p_.begun ? out_.playings.back().begin : now_;
  table.turned = {d_.turned.data(), static_cast<std::size_t>(d_.n_turned)};
  table.discarded = d_.discarded;
  table.first = d_.first_played;
  d_.king.look_back(notes_, cards_, table);
}

}  // namespace ecarte::replay
