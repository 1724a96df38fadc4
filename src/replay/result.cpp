// SPDX-License-Identifier: MIT
//
// The end of a hand: who made what, and which king was held or falsely announced.
#include <algorithm>

#include "replay/held.hpp"
#include "replay/replayer.hpp"

namespace ecarte::replay {

using game::Rank;

void Replayer::note_hand_over() {
  if (!p_.over) {
    return;
  }
  note_misawarded();
  Actor winner = record::kNobody;
  Result result = unknown<Result>;
  HandEnd end = p_.end;
  if (end == HandEnd::ThrownDown) {
    const bool three = p_.tricks.made(thrown_by_) >= kPointTricks;
    winner = record::actor_of(three ? thrown_by_ : game::other(thrown_by_));
    result = three ? Result::Point : Result::None;
  } else if (end == HandEnd::Granted) {
    claimed_result(winner, result);
  } else if (end == HandEnd::Stated && p_.tricks.made(Seat::First) < kPointTricks &&
             p_.tricks.made(Seat::Second) < kPointTricks) {
    stated_result(winner, result);
  } else {
    counted_result(winner, result);
  }
  Fact& fact = note(
      FactKind::HandOver, winner, p_.over_at, result,
      record::is_player(winner) ? bold(game::other(static_cast<Seat>(winner))) : unknown<NoYes>,
      end);
  const int made = record::is_player(winner) ? p_.tricks.made(static_cast<Seat>(winner)) : 0;
  fact.number = static_cast<std::uint8_t>(made);
  if (result == unknown<Result>) {
    fact.proof = Proof::Allowed;
  }
}

/// The tricks a player is said to have made against those the cards gave him.
void Replayer::note_misawarded() {
  if (!made_.said) {
    return;
  }
  const int others = p_.tricks.made(game::other(made_.by));
  const int least = p_.tricks.made(made_.by);
  const int most = p_.end == HandEnd::Played
                       ? least + p_.tricks.unknown() + p_.tricks.uncovered(made_.by)
                       : kFullHand - others;
  const auto [from, to] = made_.what == record::MadeWhat::Vole ? std::pair{kFullHand, kFullHand}
                          : made_.what == record::MadeWhat::Point
                              ? std::pair{kPointTricks, kFullHand}
                              : std::pair{int{made_.tricks}, int{made_.tricks}};
  const bool too_many = from > most;
  if (!too_many && to >= least) {
    return;
  }
  Fact& fact = note(FactKind::TrickMisawarded,
                    record::actor_of(too_many ? made_.by : game::other(made_.by)), made_.at);
  fact.number = static_cast<std::uint8_t>(from);
}

/// From the tricks: who made three or more, if that is certain.
void Replayer::counted_result(Actor& winner, Result& result) const {
  const int unknown_tricks = p_.tricks.unknown();
  for (const Seat seat : game::kSeats) {
    const int least = p_.tricks.made(seat);
    const int others_most = p_.tricks.made(game::other(seat)) + unknown_tricks;
    if (least >= 3 || (least > others_most && least >= 3)) {
      winner = record::actor_of(seat);
      if (p_.tricks.made(game::other(seat)) > 0) {
        result = Result::Point;
      } else if (unknown_tricks == 0) {
        result = least >= 5 ? Result::Vole : Result::Point;
      }
      return;
    }
  }
  if (unknown_tricks == 0) {
    result = Result::None;
  }
}

void Replayer::claimed_result(Actor& winner, Result& result) const {
  const Seat claimer = thrown_by_;
  int tricks = p_.tricks.made(claimer);
  if (claimed_ == record::Claiming::Vole) {
    tricks = 5;
  } else if (claimed_ == record::Claiming::Point) {
    tricks = std::max(3, tricks);
  } else {
    tricks += claimed_tricks_;
  }
  if (!claim_granted_ && p_.tricks.made(claimer) < 3) {
    return;  // a claim proves nothing
  }
  if (!claim_granted_ && claimed_ == record::Claiming::Vole) {
    winner = record::actor_of(claimer);
    return;
  }
  winner = record::actor_of(tricks >= 3 ? claimer : game::other(claimer));
  result = tricks >= 5 ? Result::Vole : Result::Point;
}

void Replayer::stated_result(Actor& winner, Result& result) const {
  const bool by_tricks = made_.what == record::MadeWhat::Tricks;
  const bool wins = !by_tricks || made_.tricks >= 3;
  winner = record::actor_of(wins ? made_.by : game::other(made_.by));
  const bool vole = made_.what == record::MadeWhat::Vole ||
                    (by_tricks && (made_.tricks >= 5 || made_.tricks == 0));
  result = vole ? Result::Vole : Result::Point;
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
  return p_.end == HandEnd::ThrownDown ? NoYes::No : unknown<NoYes>;
}

/// A hand that runs out of cards, or has one over, is found out at that trick.
void Replayer::note_run_out() {
  for (Fact& fact : out_.facts) {
    if (fact.kind != FactKind::PlayedWrongNumber || fact.dealing != dealing_number()) {
      continue;
    }
    const bool ran_out = value<Size>(fact, 1) == Size::Short;
    if (ran_out && p_.over && p_.end == HandEnd::Played && fact.found == kNever) {
      fact.found = p_.over_at;
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
