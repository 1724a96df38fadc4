// SPDX-License-Identifier: MIT
//
// What only the end of a hand proves. A heart played at trick 4 shows what was held at trick 1:
// each playing is looked back over once, with a few operations on sets of cards for each reply.
#include <algorithm>

#include "replay/replayer.hpp"

namespace ecarte::replay {

using game::Rank;
using record::Noun;

namespace {

/// The cards of `lead`'s suit that would have taken the trick.
CardSet higher_in_suit(game::Card lead) {
  return game::winners_over(lead, lead.suit);
}

}  // namespace

// ── Hands, seen from the end ─────────────────────────────────────────────────────────────────────

/// The cards proved to have been in the hand just before act `at`.
CardSet Replayer::held_at(Seat seat, ActIndex at) const {
  CardSet held;
  const bool entry_after = d_.unknown_entry[seat] != kNever && d_.unknown_entry[seat] >= at;
  for (const Card card : p_.known[seat]) {
    const std::size_t i = game::index_of(card);
    const ActIndex entered = p_.entered[seat][i];
    const ActIndex left = p_.left[seat][i];
    const ActIndex doubt = p_.doubt[seat][i];
    const bool in = entered != kNever ? entered < at : !(entry_after && p_.shown[seat][i] >= at);
    if (in && (left == kNever || left >= at) && (doubt == kNever || doubt >= at)) {
      held |= card;
    }
  }
  return held;
}

/// The cards that may have been in the hand just before act `at`, besides those in `held`.
CardSet Replayer::may_hold_at(Seat seat, ActIndex at, CardSet held) const {
  CardSet may = CardSet::all() - p_.known[game::other(seat)] - d_.discarded - d_.aside - held;
  if (p_.begun) {
    may &= p_.start[seat].could;
  }
  for (const Card card : p_.known[seat]) {
    const std::size_t i = game::index_of(card);
    const bool gone = p_.left[seat][i] != kNever && p_.left[seat][i] < at;
    const bool not_yet = p_.entered[seat][i] != kNever && p_.entered[seat][i] >= at;
    if (gone || not_yet) {
      may -= card;
    }
  }
  return may;
}

// ── The end of a playing ─────────────────────────────────────────────────────────────────────────

void Replayer::finish_playing() {
  if (out_.playings.empty() || playing_closed_ == playing_number()) {
    return;
  }
  playing_closed_ = playing_number();
  if (p_.begun) {
    find_next_leads();
    note_misplays();
    note_taken_back();
    note_leads();
    if (playing_number() == first_playing_of_dealing()) {
      note_first_cards();
    }
  }
  PlayingSpan& span = out_.playings.back();
  span.end = now_;
  span.over = p_.over;
  span.how = p_.end;
  span.over_at = p_.over_at;
  span.tricks = p_.made;
  span.third_trick = p_.third_trick;
  span.unknown_tricks = p_.unknown_tricks;
  span.uncovered = p_.uncovered;
  note_hand_over();
  note_run_out();
}

int Replayer::first_playing_of_dealing() const {
  for (std::size_t i = 0; i < out_.playings.size(); ++i) {
    if (out_.playings[i].dealing == dealing_number()) {
      return static_cast<int>(i) + 1;
    }
  }
  return 0;
}

/// For each card, the first lead after it that was not itself taken up.
void Replayer::find_next_leads() {
  ActIndex next = kNever;
  for (int i = p_.n_cards - 1; i >= 0; --i) {
    Played& played = p_.cards[static_cast<std::size_t>(i)];
    played.next_lead = next;
    if (played.lead && played.back_at == kNever) {
      next = played.at;
    }
  }
}

bool Replayer::taken_back_in_time(const Played& played) const {
  return played.back_at != kNever &&
         (played.next_lead == kNever || played.back_at < played.next_lead) &&
         (thrown_at_ == kNever || played.back_at < thrown_at_);
}

void Replayer::note_misplays() {
  const Played* lead = nullptr;
  for (int i = 0; i < p_.n_cards; ++i) {
    const Played& played = p_.cards[static_cast<std::size_t>(i)];
    if (played.lead) {
      lead = &played;
    } else if (lead != nullptr && !same_card_again(i)) {
      const Played* led = lead_answered_by(played);
      note_misplay(played, led != nullptr ? *led : *lead);
    }
  }
}

/// A card taken back and laid down again in the same trick is one misplay: the first time, if it
/// was then too late to take it back, else the second.
bool Replayer::same_card_again(int index) const {
  const Played& played = p_.cards[static_cast<std::size_t>(index)];
  if (played.back_at != kNever) {
    return taken_back_in_time(played) && card_put_back(played) == Upheld::Yes;
  }
  return std::any_of(p_.cards.begin(), p_.cards.begin() + index, [&](const Played& before) {
    return !before.lead && before.seat == played.seat && before.trick == played.trick &&
           before.card == played.card && before.back_at != kNever && !taken_back_in_time(before);
  });
}

const Played* Replayer::lead_answered_by(const Played& reply) const {
  for (int i = p_.n_cards - 1; i >= 0; --i) {
    const Played& card = p_.cards[static_cast<std::size_t>(i)];
    if (card.lead && card.trick == reply.trick && card.at < reply.at) {
      return &card;
    }
  }
  return nullptr;
}

/// The duty a card leaves unperformed: the cards any of which, held, makes it a misplay.
struct Replayer::Duty {
  CardSet suit;    ///< of the suit led
  CardSet higher;  ///< of the suit led, and higher
  CardSet trumps;
};

std::optional<Replayer::Duty> Replayer::duty_left(const Played& reply, const Played& lead) const {
  if (reply.card.size() > game::kRanks || lead.card.size() > game::kRanks || reply.card.empty() ||
      lead.card.empty()) {
    return std::nullopt;  // a card not known raises no doubt
  }
  const game::Suit suit = lead.card.first().suit;
  const game::Suit played = reply.card.first().suit;
  if (!(lead.card - CardSet::of(suit)).empty() || !(reply.card - CardSet::of(played)).empty()) {
    return std::nullopt;  // known by rank alone
  }
  Duty duty;
  if (played == suit) {
    if (lead.card.size() != 1 || reply.card.size() != 1 ||
        reply.card.first().rank > lead.card.first().rank) {
      return std::nullopt;
    }
    duty.higher = higher_in_suit(lead.card.first());
    return duty;
  }
  duty.suit = CardSet::of(suit);
  if (d_.trump && suit != *d_.trump && played != *d_.trump) {
    duty.trumps = CardSet::of(*d_.trump);
  }
  return duty;
}

void Replayer::note_misplay(const Played& reply, const Played& lead) {
  const std::optional<Duty> duty = duty_left(reply, lead);
  if (!duty) {
    return;
  }
  const CardSet held = held_at(reply.seat, reply.at);
  const int free = reply.held - held.size();
  const CardSet may = free > 0 ? may_hold_at(reply.seat, reply.at, held) : CardSet{};
  const CardSet breached = duty->suit | duty->higher | duty->trumps;
  const bool proved = !(held & breached).empty();
  if (!proved && (may & breached).empty()) {
    return;
  }
  MisplayKind kind = unknown<MisplayKind>;
  if (!(held & duty->suit).empty()) {
    kind = MisplayKind::Revoke;
  } else if (!duty->higher.empty()) {
    kind = MisplayKind::Underplay;
  } else if ((may & duty->suit).empty()) {
    kind = MisplayKind::FailureToTrump;
  } else if (!proved && (may & duty->trumps).empty()) {
    kind = MisplayKind::Revoke;
  }
  Fact& fact = note(FactKind::Misplay, record::actor_of(reply.seat), reply.at, kind,
                    reply.back_at == kNever     ? Cured::Never
                    : taken_back_in_time(reply) ? Cured::InTime
                                                : Cured::Late);
  fact.trick = reply.trick;
  if (proved) {
    const CardSet proof = !(held & duty->suit).empty() ? held & duty->suit : held & breached;
    const Card first = first_to_show(reply.seat, proof);
    fact.cards = reply.card;
    fact.number = game::index_of(first);
    fact.witness = p_.shown[reply.seat][game::index_of(first)];
  } else {
    fact.proof = Proof::Allowed;
    fact.cards = may & breached;
    fact.number = static_cast<std::uint8_t>(free);
  }
}

/// Of `cards`, the one whose being held came to light first.
game::Card Replayer::first_to_show(Seat seat, CardSet cards) const {
  Card best = cards.first();
  for (const Card card : cards) {
    if (p_.shown[seat][game::index_of(card)] < p_.shown[seat][game::index_of(best)]) {
      best = card;
    }
  }
  return best;
}

void Replayer::note_taken_back() {
  for (int i = 0; i < p_.n_cards; ++i) {
    const Played& played = p_.cards[static_cast<std::size_t>(i)];
    if (played.back_at == kNever) {
      continue;
    }
    const bool demanded = named_by(played) && required_suit_at_ != kNever;
    BackCause cause = demanded ? BackCause::Demanded : BackCause::None;
    bool in_time = taken_back_in_time(played);
    PlayedRole role_played = PlayedRole::Followed;
    if (played.lead) {
      role_played = played.out_of_turn ? PlayedRole::LedOutOfTurn : PlayedRole::LedInTurn;
      in_time = !answered_before(played, played.back_at);
    } else {
      for (const Fact& fact : out_.facts) {
        if (fact.kind == FactKind::Misplay && fact.trick == played.trick &&
            fact.subject == record::actor_of(played.seat) && fact.playing == playing_number()) {
          cause = fact.proof == Proof::Proved ? BackCause::Misplay : unknown<BackCause>;
        }
      }
    }
    Fact& fact = note(FactKind::TakenBack, record::actor_of(played.seat), played.back_at,
                      role_played, cause, in_time ? NoYes::Yes : NoYes::No);
    fact.trick = played.trick;
    fact.witness = played.at;
    fact.cards = played.card.size() == 1 ? played.card : CardSet{};
    fact.upheld = card_put_back(played);
  }
}

/// Was the card taken back put down again, or another in its place?
Upheld Replayer::card_put_back(const Played& taken) const {
  if (taken.put_back) {
    return Upheld::Yes;
  }
  for (int i = 0; i < p_.n_cards; ++i) {
    const Played& next = p_.cards[static_cast<std::size_t>(i)];
    if (next.seat == taken.seat && next.at > taken.back_at) {
      return next.card == taken.card && next.trick == taken.trick ? Upheld::Yes : Upheld::No;
    }
  }
  return Upheld::Unknown;
}

bool Replayer::answered_before(const Played& lead, ActIndex at) const {
  return std::any_of(p_.cards.begin(), p_.cards.begin() + p_.n_cards, [&](const Played& card) {
    return !card.lead && card.trick == lead.trick && card.at > lead.at && card.at < at;
  });
}

bool Replayer::named_by(const Played& played) const {
  return played.lead && acts_[played.at].detail != record::kUnstated && played.card.size() == 1 &&
         static_cast<game::Suit>(acts_[played.at].detail) != played.card.first().suit;
}

/// Leads out of turn, and leads that were not of the suit named.
void Replayer::note_leads() {
  for (int i = 0; i < p_.n_cards; ++i) {
    const Played& played = p_.cards[static_cast<std::size_t>(i)];
    if (!played.lead) {
      continue;
    }
    const CardSet card = played.card.size() == 1 ? played.card : CardSet{};
    if (played.out_of_turn) {
      Fact& fact = note(FactKind::LedOutOfTurn, record::actor_of(played.seat), played.at,
                        answered_before(played, kSometime) ? NoYes::Yes : NoYes::No,
                        played.back_at == kNever ? NoYes::No : NoYes::Yes);
      fact.trick = played.trick;
      fact.cards = card;
    }
    if (named_by(played)) {
      note_named_suit(played);
    }
  }
}

void Replayer::note_named_suit(const Played& played) {
  const auto suit = static_cast<game::Suit>(acts_[played.at].detail);
  const CardSet held = held_at(played.seat, played.at);
  const int free = played.held - held.size();
  const CardSet may = free > 0 ? may_hold_at(played.seat, played.at, held) : CardSet{};
  const NoYes is_void = !(held & CardSet::of(suit)).empty() ? NoYes::No
                        : (may & CardSet::of(suit)).empty() ? NoYes::Yes
                                                            : unknown<NoYes>;
  NoYes obeyed = NoYes::No;
  for (int i = 0; i < p_.n_cards; ++i) {
    const Played& next = p_.cards[static_cast<std::size_t>(i)];
    if (next.lead && next.at > played.at && next.trick == played.trick &&
        (next.card - CardSet::of(suit)).empty()) {
      obeyed = NoYes::Yes;
    }
  }
  Fact& fact = note(FactKind::NamedSuit, record::actor_of(played.seat), played.at, is_void,
                    played.back_at == kNever ? NoYes::No : NoYes::Yes, obeyed);
  fact.trick = played.trick;
  fact.cards = played.card;
  fact.number = static_cast<std::uint8_t>(suit);
  if (is_void == NoYes::Yes) {
    fact.upheld = played.back_at == kNever ? Upheld::Yes : card_put_back(played);
  } else if (required_suit_at_ != kNever) {
    fact.upheld = obeyed == NoYes::Yes ? Upheld::Yes : Upheld::No;
  }
  if (is_void == unknown<NoYes> && required_suit_at_ == kNever) {
    fact.values[0] = static_cast<std::uint8_t>(NoYes::No);  // nothing turns on it
  }
}

/// What each first played in the hand that counts: the king of trumps, or another card.
void Replayer::note_first_cards() {
  for (const Seat seat : game::kSeats) {
    d_.first_kind[seat] = FirstCard::None;
    for (int i = 0; i < p_.n_cards; ++i) {
      const Played& played = p_.cards[static_cast<std::size_t>(i)];
      const bool unplayed = played.back_at != kNever &&
                            (played.lead ? (played.out_of_turn || required_suit_at_ != kNever) &&
                                               !answered_before(played, played.back_at)
                                         : taken_back_in_time(played));
      if (played.seat != seat || unplayed) {
        continue;
      }
      const bool king = d_.trump && played.card == CardSet{Card{Rank::King, *d_.trump}};
      d_.first_kind[seat] = !king         ? FirstCard::Other
                            : played.lead ? FirstCard::KingLed
                                          : FirstCard::KingFollowed;
      break;
    }
  }
}

// ── The result ───────────────────────────────────────────────────────────────────────────────────

void Replayer::note_hand_over() {
  if (!p_.over) {
    return;
  }
  Actor winner = record::kNobody;
  Result result = unknown<Result>;
  HandEnd end = p_.end;
  if (end == HandEnd::ThrownDown) {
    const bool three = p_.made[thrown_by_] >= 3;
    winner = record::actor_of(three ? thrown_by_ : game::other(thrown_by_));
    result = three ? Result::Point : Result::None;
  } else if (end == HandEnd::Granted) {
    claimed_result(winner, result);
  } else if (end == HandEnd::Stated) {
    stated_result(winner, result);
  } else {
    counted_result(winner, result);
  }
  Fact& fact = note(
      FactKind::HandOver, winner, p_.over_at, result,
      record::is_player(winner) ? bold(game::other(static_cast<Seat>(winner))) : unknown<NoYes>,
      end);
  fact.number = record::is_player(winner) ? p_.made[static_cast<Seat>(winner)] : 0;
  if (result == unknown<Result>) {
    fact.proof = Proof::Allowed;
  }
}

/// From the tricks: who made three or more, if that is certain.
void Replayer::counted_result(Actor& winner, Result& result) const {
  const int unknown_tricks = p_.unknown_tricks;
  for (const Seat seat : game::kSeats) {
    const int least = p_.made[seat];
    const int others_most = p_.made[game::other(seat)] + unknown_tricks;
    if (least >= 3 || (least > others_most && least >= 3)) {
      winner = record::actor_of(seat);
      if (p_.made[game::other(seat)] > 0) {
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
  int tricks = p_.made[claimer];
  if (claimed_ == record::Claiming::Vole) {
    tricks = 5;
  } else if (claimed_ == record::Claiming::Point) {
    tricks = std::max(3, tricks);
  } else {
    tricks += claimed_tricks_;
  }
  if (!claim_granted_ && p_.made[claimer] < 3) {
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

// ── Kings ────────────────────────────────────────────────────────────────────────────────────────

void Replayer::note_kings() {
  if (!d_.trump) {
    return;
  }
  const Card king{Rank::King, *d_.trump};
  const ActIndex hand_final = p_.begun ? out_.playings.back().begin : now_;
  for (const Seat seat : game::kSeats) {
    if (held_at(seat, hand_final).has(king) && d_.dealer_known) {
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
  const bool held = told.sure.has(king) || held_at(seat, told.at).has(king) ||
                    held_at(seat, hand_final).has(king);
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
  } else if (told.other_sure.has(king) || held_at(adversary, told.at).has(king)) {
    where = KingWhere::Adversary;
  } else {
    const CardSet his = told.sure | held_at(seat, told.at);
    const bool room = told.count > his.size() && told.could.has(king);
    const bool may =
        told.before_exchange ? room : room && may_hold_at(seat, told.at, his).has(king);
    if (may) {
      proof = Proof::Allowed;
      where = unknown<KingWhere>;
    } else if (may_be_with(adversary, told, king)) {
      where = unknown<KingWhere>;
    }
  }
  const ActIndex first = d_.first_card[seat];
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
  const CardSet his = held_at(adversary, told.at);
  const int count = p_.begun ? p_.start[adversary].count : d_.hand[adversary].count;
  return count > his.size() && may_hold_at(adversary, told.at, his).has(king);
}

// ── Findings ─────────────────────────────────────────────────────────────────────────────────────

/// Sets when each fact was found out, from the findings written in this dealing.
void Replayer::apply_findings() {
  const ActIndex begin = dealing_number() == 1 ? ActIndex{0} : out_.dealings.back().begin;
  for (ActIndex i = begin; i < now_ && i < acts_.size(); ++i) {
    if (acts_[i].kind == ActKind::Find) {
      apply_finding(acts_[i], i);
    }
  }
  for (const ActIndex at : all_found_) {
    if (at == kNever) {
      break;
    }
    for (Fact& fact : out_.facts) {
      const bool ground =
          fact.kind == FactKind::WrongNumber || fact.kind == FactKind::PacketsWrong ||
          fact.kind == FactKind::OrderChanged || fact.kind == FactKind::Dealing ||
          fact.kind == FactKind::PlayedWrongNumber || fact.kind == FactKind::ExcessTaken;
      if (ground && fact.dealing == dealing_number() && fact.found == kNever &&
          fact.occurred < at) {
        fact.found = at;
      }
    }
  }
}

void Replayer::apply_finding(const Act& a, ActIndex at) {
  const auto noun = a.object_as<Noun>();
  const auto sets = [&](FactKind kind) {
    switch (noun) {
      case Noun::NumberInHand:
        return kind == FactKind::WrongNumber || kind == FactKind::PlayedWrongNumber ||
               kind == FactKind::ExcessTaken;
      case Noun::Order:
        return kind == FactKind::OrderChanged || kind == FactKind::PacketsWrong;
      case Noun::Packets:
        return kind == FactKind::PacketsWrong || kind == FactKind::OrderChanged;
      case Noun::FacedCard:
        return kind == FactKind::FacedCard;
      case Noun::DealOutOfTurn:
      case Noun::WrongPack:
        return kind == FactKind::Dealing;
      case Noun::PackWrong:
        return kind == FactKind::PackFault;
      case Noun::CardsTaken:
        return kind == FactKind::ExcessTaken;
      case Noun::CardExposed:
      case Noun::Revoke:
      case Noun::Underplay:
      case Noun::FailureToTrump:
      case Noun::FalseKing:
      case Noun::LeadOutOfTurn:
      case Noun::Score:
      case Noun::FalseTurnUp:
        return false;  // facts on whose finding nothing can turn
    }
    return false;
  };
  const bool of_a_hand = noun == Noun::NumberInHand || noun == Noun::CardsTaken;
  const Actor whose = a.detail < 2 ? a.detail : a.actor;
  bool any = false;
  for (Fact& fact : out_.facts) {
    if (!sets(fact.kind) || fact.dealing != dealing_number()) {
      continue;
    }
    if (of_a_hand && record::is_player(whose) && fact.subject != whose) {
      continue;
    }
    any = true;
    if (fact.found == kNever || fact.found > at) {
      fact.found = at;
    }
  }
  if (!any) {
    proved_by_finding(a, at);
  }
}

/// A finding that replay could not have known of proves its fact.
void Replayer::proved_by_finding(const Act& a, ActIndex at) {
  Fact* fact = nullptr;
  switch (a.object_as<Noun>()) {
    case Noun::Order:
      fact = &note(FactKind::OrderChanged, record::actor_of(dealer()), kSometime,
                   sitting_.ordered_in_game[dealer()] == sitting_.game || sitting_.deals == 0
                       ? OrderHow::InGame
                       : OrderHow::NewGame,
                   unknown<NoYes>);
      break;
    case Noun::Packets:
      fact = &note(FactKind::PacketsWrong, record::actor_of(dealer()), kSometime, PacketsHow::Sizes,
                   unknown<NoYes>);
      break;
    case Noun::FacedCard:
      fact = &note(FactKind::FacedCard, record::kNobody, kSometime,
                   d_.turn_at == kNever ? FacedIn::Pack : FacedIn::Stock,
                   d_.turn_at == kNever || at < d_.turn_at ? FacedWhen::BeforeTurnUp
                   : !d_.discarding_begun                  ? FacedWhen::BeforeDiscard
                                                           : FacedWhen::AfterDiscard,
                   NoYes::No);
      break;
    case Noun::DealOutOfTurn:
      fact = &note(FactKind::Dealing, record::actor_of(dealer()), d_.begun_at, Turn::Out,
                   PackOwner::Own, sitting_.deals == 0 ? DealtAfter::Start : DealtAfter::Deal,
                   PackChosen::Same);
      break;
    case Noun::WrongPack:
      fact = &note(FactKind::Dealing, record::actor_of(dealer()), d_.begun_at, Turn::In,
                   PackOwner::Other, sitting_.deals == 0 ? DealtAfter::Start : DealtAfter::Deal,
                   PackChosen::Other);
      break;
    case Noun::PackWrong:
      fact = &note(FactKind::PackFault, record::kNobody, kSometime, WhichPack::InUse,
                   unknown<PackFault>);
      break;
    default:
      return;
  }
  fact->found = at;
  fact->cards = a.cards;
  fact->playing = 0;
}

/// A claim or a remedy at act `at` shows that whatever would ground it was known by then.
void Replayer::find_all_for_dealing(ActIndex at) {
  for (ActIndex& slot : all_found_) {
    if (slot == kNever) {
      slot = at;
      return;
    }
  }
}

NoYes Replayer::looked(Seat seat, ActIndex at) const {
  if (not_looked_[seat] != kNever && at <= not_looked_[seat]) {
    return NoYes::No;
  }
  const Moment& moment = out_.dealings.back().looked[seat];
  if (moment.latest == kNever) {
    return at <= d_.first_packet[seat] ? NoYes::No : unknown<NoYes>;
  }
  if (moment.exact()) {
    return at > moment.latest ? NoYes::Yes : NoYes::No;
  }
  if (at >= moment.latest) {
    return NoYes::Yes;
  }
  return at <= moment.earliest ? NoYes::No : unknown<NoYes>;
}

/// Fills in, for each word altered, whether the players went by the first.
void Replayer::fill_upheld() {
  for (Fact& fact : out_.facts) {
    if (fact.kind == FactKind::WordAltered && fact.dealing == dealing_number()) {
      fact.upheld = first_word_upheld(fact);
    }
  }
}

Upheld Replayer::first_word_upheld(const Fact& altered) const {
  bool exchanged = false;
  bool answered = false;
  bool played = false;
  int taken = -1;
  for (std::size_t i = static_cast<std::size_t>(altered.occurred) + 1; i < now_ && !played; ++i) {
    const Act& next = acts_[i];
    if (next.kind == ActKind::Propose) {
      break;
    }
    answered = answered || next.kind == ActKind::Accept || next.kind == ActKind::Refuse;
    exchanged = exchanged || next.kind == ActKind::Discard || next.kind == ActKind::Take;
    played = next.kind == ActKind::Play || next.kind == ActKind::Stand;
    if (next.kind == ActKind::Take && next.actor == altered.subject) {
      taken = std::max(0, taken) + number_of(next, 0);
    }
  }
  const auto as_first = [](bool yes) { return yes ? Upheld::Yes : Upheld::No; };
  switch (value<AlteredWord>(altered, 0)) {
    case AlteredWord::Proposal:
      return answered || exchanged ? Upheld::Yes : played ? Upheld::No : Upheld::Unknown;
    case AlteredWord::Answer:
      if (!exchanged && !played) {
        return Upheld::Unknown;
      }
      return as_first(exchanged != (altered.number == kFirstWordRefused));
    case AlteredWord::Number:
      return taken < 0 ? Upheld::Unknown : as_first(taken != altered.number);
  }
  return Upheld::Unknown;
}

/// Fills in whether the non-dealer had looked at his hand, where a fact asks.
void Replayer::fill_looked() {
  for (Fact& fact : out_.facts) {
    if (fact.dealing != dealing_number()) {
      continue;
    }
    const FactEntry& known = entry(fact.kind);
    for (std::size_t i = 0; i < known.attributes.size(); ++i) {
      if (known.attributes[i].name != "looked" || fact.values[i] != kUnknown) {
        continue;
      }
      if (fact.kind == FactKind::ExposedInGiving) {
        fact.values[i] = static_cast<std::uint8_t>(NoYes::No);
        continue;
      }
      const ActIndex when = known.can_be_found && fact.found != kNever ? fact.found : fact.occurred;
      if (when < kSometime) {
        fact.values[i] = static_cast<std::uint8_t>(looked(nondealer(), when));
      }
    }
  }
  all_found_.fill(kNever);
}

}  // namespace ecarte::replay
