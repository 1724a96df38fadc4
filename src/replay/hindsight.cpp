// SPDX-License-Identifier: MIT
#include "replay/hindsight.hpp"

#include <algorithm>

namespace ecarte::replay {

using game::Card;
using game::Rank;

namespace {

/// The cards of `lead`'s suit that would have taken the trick.
CardSet higher_in_suit(game::Card lead) {
  return game::winners_over(lead, lead.suit);
}

}  // namespace

std::optional<MisplayKind> misplay_named(record::Noun noun) {
  return noun == record::Noun::Revoke           ? std::optional(MisplayKind::Revoke)
         : noun == record::Noun::Underplay      ? std::optional(MisplayKind::Underplay)
         : noun == record::Noun::FailureToTrump ? std::optional(MisplayKind::FailureToTrump)
                                                : std::nullopt;
}

std::optional<UndoneDuty> duty_left(CardSet reply, CardSet lead, std::optional<Suit> trump) {
  const bool known = game::one_bit(reply.bits()) && game::one_bit(lead.bits());
  if (!known && (reply.size() > game::kRanks || lead.size() > game::kRanks || reply.empty() ||
                 lead.empty())) {
    return std::nullopt;  // a card not known raises no doubt
  }
  const Suit suit = lead.first().suit;
  const Suit played = reply.first().suit;
  if (!(lead - CardSet::of(suit)).empty() || !(reply - CardSet::of(played)).empty()) {
    return std::nullopt;  // known by rank alone
  }
  UndoneDuty duty;
  if (played == suit) {
    if (!known || reply.first().rank > lead.first().rank) {
      return std::nullopt;
    }
    duty.higher = higher_in_suit(lead.first());
    return duty;
  }
  duty.suit = CardSet::of(suit);
  if (trump && suit != *trump && played != *trump) {
    duty.trumps = CardSet::of(*trump);
  }
  return duty;
}

void Hindsight::look_back() const {
  note_misplays();
  note_misplays_found();
  note_taken_back();
  note_leads();
  refute_leads_found();
}

bool Hindsight::taken_back_in_time(const Played& played) const {
  return played.back.at != kNever &&
         (played.next_lead == kNever || played.back.at < played.next_lead) &&
         (moments_.thrown_down == kNever || played.back.at < moments_.thrown_down ||
          played.at > moments_.thrown_down);  // the hand was played on
}

void Hindsight::note_misplays() const {
  const Played* lead = nullptr;
  for (const Played& played : tricks_.cards()) {
    if (played.lead) {
      lead = &played;
    } else if (lead != nullptr && !judged_by_another(played)) {
      const Played* led = lead->trick == played.trick ? lead : tricks_.led_to(played);
      note_misplay(played, led != nullptr ? *led : *lead);
    }
  }
}

/// A card taken back and laid down again in the same trick is one misplay: the first time, if it
/// was then too late to take it back, else the second. Whatever was put in the place of one that
/// had to stay was not played to the trick at all.
bool Hindsight::judged_by_another(const Played& played) const {
  if (tricks_.any_taken_up() && std::ranges::any_of(tricks_.cards(), [&](const Played& before) {
        return before.at < played.at && !before.lead && before.seat == played.seat &&
               before.trick == played.trick && before.back.at != kNever &&
               !taken_back_in_time(before);
      })) {
    return true;
  }
  return taken_back_in_time(played) && tricks_.put_down_again(played) == Upheld::Yes;
}

void Hindsight::note_misplay(const Played& reply, const Played& lead) const {
  std::optional<UndoneDuty> duty = duty_left(reply.card, lead.card, trump_);
  if (!duty) {
    return;
  }
  for (CardSet* const bound : {&duty->suit, &duty->higher, &duty->trumps}) {
    *bound -= moments_.not_his[reply.seat];
  }
  const CardSet held = held_.held_at(reply.seat, reply.at) - played_before(reply);
  const int free = held_.size_at(reply.seat, reply.at).most() - held.size();
  const CardSet may = free > 0 ? held_.may_hold_at(reply.seat, reply.at, held) | held : held;
  const CardSet breached = duty->breached();
  const bool proved = must_have(reply, breached);
  if (!proved && (may & breached).empty()) {
    return;
  }
  const Some<MisplayKind> kind =
      !duty->higher.empty()          ? MisplayKind::Underplay
      : must_have(reply, duty->suit) ? MisplayKind::Revoke
      : (may & duty->suit).empty()   ? MisplayKind::FailureToTrump
      : !proved && (may & duty->trumps).empty()
          ? MisplayKind::Revoke
          : Some<MisplayKind>{MisplayKind::Revoke, MisplayKind::FailureToTrump};
  Fact& fact = notes_.note(FactKind::Misplay, record::actor_of(reply.seat), reply.at, kind,
                           reply.back.at == kNever     ? Cured::Never
                           : taken_back_in_time(reply) ? Cured::InTime
                                                       : Cured::Late);
  fact.place.trick = reply.trick;
  if (!proved) {
    fact.proof = Proof::Allowed;
    fact.cards = may & breached;
    fact.number = static_cast<std::uint8_t>(free);
    return;
  }
  fact.cards = reply.card;
  const CardSet proof = (held & duty->suit).empty() ? held & breached : held & duty->suit;
  if (!proof.empty()) {
    const Card first = first_to_show(reply.seat, proof);
    fact.number = game::index_of(first);
    fact.witness = held_.shown(reply.seat, first);
  }
}

/// Is it certain that he held one of these when he played it?
bool Hindsight::must_have(const Played& reply, CardSet these) const {
  if (held_.pack_in_doubt()) {
    return !((held_.held_at(reply.seat, reply.at) - played_before(reply)) & these).empty();
  }
  return !these.empty() && held_.number_at(reply.seat, reply.at, these).least() > 0;
}

/// Of a pack that may hold a card twice, what he had played already, and the card he plays, are not
/// proved to be in his hand.
CardSet Hindsight::played_before(const Played& reply) const {
  CardSet gone;
  for (const Played& played : tricks_.cards()) {
    const bool his = held_.pack_in_doubt() && played.seat == reply.seat && played.at <= reply.at;
    if (his && played.back.at == kNever && played.card.size() == 1) {
      gone |= played.card;
    }
  }
  return gone;
}

/// Of `cards`, the one whose being held came to light first.
game::Card Hindsight::first_to_show(Seat seat, CardSet cards) const {
  Card best = cards.first();
  for (const Card card : cards) {
    if (held_.shown(seat, card) < held_.shown(seat, best)) {
      best = card;
    }
  }
  return best;
}

Some<PlayedRole> Hindsight::played_as(const Played& played) const {
  if (!played.lead) {
    return PlayedRole::Followed;
  }
  const Some<NoYes> off_turn = tricks_.off_turn(played);
  return off_turn.must_be(NoYes::Yes)  ? Some(PlayedRole::LedOutOfTurn)
         : off_turn.must_be(NoYes::No) ? Some(PlayedRole::LedInTurn)
                                       : Some{PlayedRole::LedInTurn, PlayedRole::LedOutOfTurn};
}

void Hindsight::note_taken_back() const {
  for (const Played& played : tricks_.cards()) {
    if (!tricks_.any_taken_up() || played.back.at == kNever ||
        (named_by(played) && void_of_named(played) == NoYes::Yes)) {
      continue;  // that it must stay, the suit he named tells already
    }
    if (played.back.with_lead || put_in_place(played)) {
      continue;  // the card that had to stay comes back to the table for it
    }
    const bool back_in_time =
        played.lead ? !tricks_.answered_before(played, played.back.at) : taken_back_in_time(played);
    Some<PlayedRole> role_played = played_as(played);
    Some<BackCause> cause = cause_of(played);
    Some<NoYes> in_time = back_in_time ? NoYes::Yes : NoYes::No;
    if (played.back.or_reply) {
      role_played = role_played | Some(PlayedRole::Followed);
      cause = cause | Some{BackCause::None, BackCause::Misplay};
      in_time = unknown<NoYes>;
    }
    Fact& fact = notes_.note(FactKind::TakenBack, record::actor_of(played.seat), played.back.at,
                             role_played, cause, in_time);
    fact.place.trick = played.trick;
    fact.witness = played.at;
    fact.cards = played.card.size() == 1 ? played.card : CardSet{};
    fact.upheld = tricks_.put_down_again(played);
  }
}

/// Was it put down in the place of a card that had to stay? Then it was never played.
bool Hindsight::put_in_place(const Played& played) const {
  return std::ranges::any_of(tricks_.cards(), [&](const Played& before) {
    return before.at < played.at && before.lead == played.lead && before.seat == played.seat &&
           before.trick == played.trick && before.back.at != kNever &&
           before.back.at <= played.at && had_to_stay(before, played);
  });
}

/// Could `taken`, for which `other` was put down, not be taken up?
bool Hindsight::had_to_stay(const Played& taken, const Played& other) const {
  if (named_by(taken) && void_of_named(taken) == NoYes::Yes) {
    return true;
  }
  if (!(taken.card & other.card).empty()) {
    return false;  // it may be the card itself that was laid down again
  }
  if (!taken.lead) {
    return !taken_back_in_time(taken) || cause_of(taken) == BackCause::None;
  }
  const bool in_turn = tricks_.off_turn(taken).must_be(NoYes::No);
  return in_turn && cause_of(taken) == BackCause::None &&
         !tricks_.answered_before(other, other.back.at);
}

BackCause Hindsight::cause_of(const Played& taken) const {
  const bool demanded =
      moments_.suit_required != kNever && (named_by(taken) || replaces_named(taken));
  BackCause cause = demanded ? BackCause::Demanded : BackCause::None;
  if (taken.lead) {
    const bool maybe_named = suit_named(taken) && taken.card.size() != 1 && !named_by(taken);
    return maybe_named && moments_.suit_required != kNever ? unknown<BackCause> : cause;
  }
  const Played* const led = tricks_.led_to(taken);
  if (!trump_ || taken.card.size() != 1 || led == nullptr || led->card.size() != 1) {
    cause = unknown<BackCause>;  // to what he was bound is not known
  }
  for (const Fact& fact : notes_.out().facts) {
    const bool with_next = fact.occurred < kSometime && fact.occurred >= taken.back.at;
    if (fact.kind == FactKind::Misplay && !with_next && fact.place.trick == taken.trick &&
        fact.subject == record::actor_of(taken.seat) && fact.place.playing == notes_.playing()) {
      cause = fact.proof == Proof::Proved ? BackCause::Misplay : unknown<BackCause>;
    }
  }
  return cause;
}

bool Hindsight::named_by(const Played& played) const {
  const std::optional<game::Suit> named = suit_named(played);
  return played.lead && named && !played.card.empty() &&
         (played.card & CardSet::of(*named)).empty();  // of whichever card of another suit
}

/// Was it led in the place of a card that went back since it was not of the suit named, and is it
/// none of that suit either?
bool Hindsight::replaces_named(const Played& played) const {
  return played.lead && std::ranges::any_of(tricks_.cards(), [&](const Played& first) {
           return first.lead && first.trick == played.trick && first.seat == played.seat &&
                  first.back.at <= played.at && named_by(first) && !played.card.empty() &&
                  (played.card & CardSet::of(*suit_named(first))).empty();
         });
}

/// The suit a player named with his card; "trumps" names one as well.
std::optional<game::Suit> Hindsight::suit_named(const Played& played) const {
  const std::uint8_t named = notes_.act_at(played.at).detail;
  if (named == record::kUnstated) {
    return std::nullopt;
  }
  return record::suit_meant(named, trump_);
}

/// That it was, or is said to have been, out of turn.
Fact& Hindsight::note_off_turn(const Played& lead) const {
  Fact& fact = notes_.note(FactKind::LedOutOfTurn, record::actor_of(lead.seat), lead.at,
                           tricks_.answered_before(lead, kSometime) ? NoYes::Yes : NoYes::No,
                           lead.back.at == kNever ? NoYes::No : NoYes::Yes);
  fact.place.trick = lead.trick;
  fact.cards = lead.card.size() == 1 ? lead.card : CardSet{};
  return fact;
}

/// Leads out of turn, and leads that were not of the suit named.
void Hindsight::note_leads() const {
  for (const Played& played : tricks_.cards()) {
    if (!played.lead) {
      continue;
    }
    if (played.how.off() || played.how.turn_disputed ||
        (!played.how.led_on && tricks_.off_turn(played).must_be(NoYes::Yes))) {
      Fact& fact = note_off_turn(played);
      fact.number = played.how.too_soon.may_be(NoYes::Yes) ? kLedTooSoon : std::uint8_t{0};
      fact.proof = played.how.turn_disputed ? Proof::Allowed : fact.proof;
      if (played.how.too_soon == unknown<NoYes>) {
        notes_.only_suppose();  // he was answered, and it is not told; or it may yet be played to
      }
    }
    if (named_by(played)) {
      note_named_suit(played);
    }
  }
}

/// Had he no card of the suit he named?
NoYes Hindsight::void_of_named(const Played& played) const {
  const CardSet named = CardSet::of(*suit_named(played));
  // As he has led it: with it the cards of tricks before it that are not told left his hand.
  const auto led = static_cast<ActIndex>(played.at + 1);
  const CardSet held = held_.held_at(played.seat, led);
  const int free = held_.size_at(played.seat, played.at).most() - 1 - held.size();
  const CardSet may = free > 0 ? held_.may_hold_at(played.seat, led, held) : CardSet{};
  return !(held & named).empty() ? NoYes::No : (may & named).empty() ? NoYes::Yes : unknown<NoYes>;
}

void Hindsight::note_named_suit(const Played& played) const {
  const game::Suit suit = *suit_named(played);
  const NoYes is_void = void_of_named(played);
  const NoYes obeyed = this->obeyed(played, suit);
  const ActIndex asked = moments_.suit_required;
  const bool demanded = asked != kNever && !tricks_.answered_before(played, asked);
  Fact& fact = notes_.note(FactKind::NamedSuit, record::actor_of(played.seat), played.at, is_void,
                           played.back.at == kNever ? NoYes::No : NoYes::Yes, obeyed);
  fact.place.trick = played.trick;
  fact.cards = played.card.size() == 1 ? played.card : CardSet{};
  fact.number = static_cast<std::uint8_t>(suit);
  if (is_void == NoYes::Yes) {
    fact.upheld = played.back.at == kNever ? Upheld::Yes : tricks_.put_down_again(played);
  } else if (demanded) {
    const bool went_on = std::ranges::any_of(
        tricks_.cards(), [&](const Played& next) { return next.at > std::max(played.at, asked); });
    const bool not_led = obeyed == NoYes::No && went_on;  // else not yet, or it is not known
    fact.upheld = obeyed == NoYes::Yes ? Upheld::Yes : not_led ? Upheld::No : Upheld::Unknown;
  }
  if (is_void == unknown<NoYes> && !demanded) {
    set(fact, 0, NoYes::No);  // nothing turns on it: nobody asked for it, or only too late
  }
}

/// Did he lead the suit he had named to the same trick after all?
NoYes Hindsight::obeyed(const Played& played, Suit named) const {
  NoYes led = NoYes::No;
  for (const Played& next : tricks_.cards()) {
    if (next.lead && next.at > played.at && next.trick == played.trick) {
      const CardSet of_suit = next.card & CardSet::of(named);
      led = of_suit == next.card ? NoYes::Yes : of_suit.empty() ? led : unknown<NoYes>;
    }
  }
  return led;
}

/// May the card be the king of trumps? Not if he is proved to have held that still, thereafter.
bool Hindsight::may_be_king(const Played& played) const {
  if (!trump_) {
    return !(played.card & CardSet::of(Rank::King)).empty();
  }
  const Card king{Rank::King, *trump_};
  const CardSet held = held_.held_at(played.seat, played.at);
  return played.card.has(king) && !held_.held_at(played.seat, played.at + 1).has(king) &&
         (held | held_.may_hold_at(played.seat, played.at, held)).has(king);
}

FirstPlayed Hindsight::first_played(Seat seat) const {
  for (const Played& played : tricks_.cards()) {
    const bool unplayed = played.back.at != kNever &&
                          (played.lead ? (played.how.off() || moments_.suit_required != kNever) &&
                                             !tricks_.answered_before(played, played.back.at)
                                       : taken_back_in_time(played));
    if (played.seat != seat || unplayed) {
      continue;
    }
    const FirstCard led = played.lead ? FirstCard::KingLed : FirstCard::KingFollowed;
    const bool surely = trump_ && played.card.size() == 1;
    return {!may_be_king(played) ? Some<FirstCard>(FirstCard::Other)
            : surely             ? Some<FirstCard>(led)
                                 : Some<FirstCard>(FirstCard::Other, led),
            played.at};
  }
  return {};
}

}  // namespace ecarte::replay
