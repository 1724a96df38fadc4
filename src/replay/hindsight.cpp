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
  const std::optional<game::Suit> named = suit_named(played);
  return played.lead && named && played.card.size() == 1 && *named != played.card.first().suit;
}

/// The suit a player named with his card; "trumps" names one as well.
std::optional<game::Suit> Replayer::suit_named(const Played& played) const {
  const std::uint8_t named = acts_[played.at].detail;
  if (named == record::kUnstated) {
    return std::nullopt;
  }
  return named == record::kTrumps ? d_.trump : std::optional(static_cast<game::Suit>(named));
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
  const game::Suit suit = *suit_named(played);
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
    set(fact, 0, NoYes::No);  // nothing turns on it
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
      d_.first_stands[seat] = played.at;
      const bool king = d_.trump && played.card == CardSet{Card{Rank::King, *d_.trump}};
      d_.first_kind[seat] = !king         ? FirstCard::Other
                            : played.lead ? FirstCard::KingLed
                                          : FirstCard::KingFollowed;
      break;
    }
  }
}

}  // namespace ecarte::replay
