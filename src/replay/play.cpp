// SPDX-License-Identifier: MIT
//
// Cards led and played, taken back, hands thrown down: what happens from the first card to the
// last.
#include <algorithm>

#include "replay/replayer.hpp"

namespace ecarte::replay {

namespace {
constexpr int kTricks = 5;
constexpr int kPointTricks = 3;
/// The facts count playings in a byte.
constexpr std::size_t kMostPlayings = 128;
}  // namespace

void Replayer::during_play(const Act& a) {
  implied_dealing();
  switch (a.kind) {
    case ActKind::Play:
      return record::is_player(a.actor) ? play(a) : played_by_nobody_known(a);
    case ActKind::TakeBack:
      return record::is_player(a.actor) ? take_back(a) : void();
    case ActKind::ThrowDown:
      return record::is_player(a.actor) ? throw_down(a) : void();
    case ActKind::Grant:
      if (claim_at_ != kNever) {
        claim_granted_ = true;
        hand_over(HandEnd::Granted, now_);
      }
      return;
    case ActKind::Dispute:
      claim_disputed_ = true;
      p_.over = false;
      d_.phase = p_.begun ? Phase::Playing : Phase::Turned;
      return;
    case ActKind::Gather:
      return close_hand();
    case ActKind::Resign:
      resigned_[a.seat()] = true;
      return;
    default:
      return hands_again();
  }
}

void Replayer::close_hand() {
  beat(Beat::HandClosed);
  closed_at_ = now_;
}

/// The first card of a playing is about to fall: the hands are what they are now.
void Replayer::begin_playing() {
  packets_complete();
  close_exchange();
  if (!p_.begun) {
    p_.begun = true;
    p_.start = d_.hand;
    p_.located = d_.discarded | d_.aside;
    p_.to_lead = d_.dealer_known ? std::optional<Seat>(nondealer()) : std::nullopt;
    open_playing();
  }
  d_.phase = Phase::Playing;
}

void Replayer::open_playing() {
  PlayingSpan span;
  span.begin = now_;
  span.dealing = dealing_number();
  out_.playings.push_back(span);
}

void Replayer::play(const Act& a) {
  begin_playing();
  const CardSet card = single_card(now_);
  const Seat seat = a.seat();
  if (puts_back(seat, card)) {
    return;
  }
  // A card taken back from a trick is replaced there first.
  if (p_.reopened >= 0 && p_.tricks[static_cast<std::size_t>(p_.reopened)].reply < 0 &&
      p_.reopened_by == seat && (a.flags & record::kLeads) == 0) {
    const int trick = p_.reopened;
    p_.reopened = -1;
    return reply(a, card, trick);
  }
  const int open = open_trick();
  if (open < 0) {
    return lead(a, card);
  }
  Trick& trick = p_.tricks[static_cast<std::size_t>(open)];
  const Played& led = p_.cards[static_cast<std::size_t>(trick.lead)];
  const bool leads = (a.flags & record::kLeads) != 0;
  const bool later_trick = a.number != 0 && trick.number != 0 && a.number > trick.number &&
                           (a.flags & record::kReplies) == 0;
  if (led.seat != seat && !(leads && led.out_of_turn) && !later_trick) {
    return reply(a, card, open);
  }
  if (led.seat != seat && leads && led.out_of_turn) {
    take_up(trick.lead, now_);  // he declines to play to it, and leads himself
  } else {
    leave_unanswered(open);
  }
  lead(a, card);
}

/// A trick of which it is not known who led: it was played, and so was each before it.
void Replayer::played_by_nobody_known(const Act& a) {
  begin_playing();
  if (a.number > p_.last_number && a.number <= kTricks) {
    skip_tricks(a.number + 1);
    p_.last_number = a.number;
  }
}

/// A lead taken back after it was played to, and laid down again: the trick is as it was.
bool Replayer::puts_back(Seat seat, CardSet card) {
  for (int i = p_.n_cards - 1; i >= 0; --i) {
    Played& taken = p_.cards[static_cast<std::size_t>(i)];
    const bool answered = taken.lead && answered_before(taken, taken.back_at);
    if (taken.seat != seat || taken.back_at == kNever || taken.put_back || !answered ||
        taken.card != card || card.size() != 1) {
      continue;
    }
    taken.put_back = true;
    part_with(seat, card, 1, now_, p_.gone);
    p_.left[seat][game::index_of(card.first())] = taken.at;
    end_if_exhausted();
    return true;
  }
  return false;
}

int Replayer::open_trick() const {
  if (p_.n_tricks == 0) {
    return -1;
  }
  const int last = p_.n_tricks - 1;
  const Trick& trick = p_.tricks[static_cast<std::size_t>(last)];
  return trick.lead >= 0 && trick.reply < 0 && !trick.closed ? last : -1;
}

/// A lead to which no reply is written: the other had no card, or it is not told.
void Replayer::leave_unanswered(int number) {
  Trick& trick = p_.tricks[static_cast<std::size_t>(number)];
  const Seat leader = p_.cards[static_cast<std::size_t>(trick.lead)].seat;
  Hand& hand = d_.hand[game::other(leader)];
  trick.closed = true;
  if (hand.count == 0) {
    ++p_.uncovered[leader];
    trick.winner = leader;
    p_.to_lead = leader;
    return;
  }
  part_with(game::other(leader), {}, 1, now_, p_.gone);
  ++p_.unknown_tricks;
  p_.to_lead.reset();
}

Played* Replayer::lay(const Act& a, Seat seat, CardSet card, int trick) {
  Hand& hand = d_.hand[seat];
  if (hand.count == 0 || p_.n_cards == kMaxPlayed) {
    impossible(p_.tricks_played >= kTricks ? "sixth-trick" : "no-card-left", now_, kNever, a.cards,
               a.actor);
    return nullptr;
  }
  Played& played = p_.cards[static_cast<std::size_t>(p_.n_cards)];
  played = Played{};
  played.at = now_;
  played.seat = seat;
  played.card = card;
  played.held = static_cast<std::uint8_t>(hand.count);
  played.trick = p_.tricks[static_cast<std::size_t>(trick)].number;
  if (card.size() == 1) {
    part_with(seat, card, 1, now_, p_.gone);
  } else {
    if (!pack_faulty_ && (card & (hand.could - elsewhere(seat))).empty()) {
      impossible("card-not-held", now_, kNever, {}, a.actor);
    }
    part_with(seat, {}, 1, now_, p_.gone);
  }
  const bool is_nondealer = seat == nondealer();
  beat(is_nondealer ? Beat::NCard : Beat::DCard);
  if (d_.first_card[seat] == kNever) {
    first_card(seat);
  } else if (!p_.second_beat[seat]) {
    p_.second_beat[seat] = true;
    beat(is_nondealer ? Beat::NSecondCard : Beat::DSecondCard);
  }
  ++p_.n_cards;
  return &played;
}

/// Words unsaid so far are now past: he plays.
void Replayer::first_card(Seat seat) {
  d_.first_card[seat] = now_;
  mark_looked(seat, false);
  beat(seat == nondealer() ? Beat::NFirstCard : Beat::DFirstCard);
  if (d_.first == FirstWord::Unknown && seat == nondealer()) {
    d_.first = FirstWord::Stood;
  }
  note_played_wrong(seat);
}

void Replayer::note_played_wrong(Seat seat) {
  if (d_.first_card[seat] == kNever || playing_number() != 1) {
    return;
  }
  const int number = p_.start[seat].count;
  for (Fact& fact : out_.facts) {
    if (fact.kind == FactKind::PlayedWrongNumber && fact.dealing == dealing_number() &&
        fact.subject == record::actor_of(seat)) {
      fact.number = static_cast<std::uint8_t>(number);
      return;
    }
  }
  if (number == kFullHand) {
    return;
  }
  Fact& fact =
      note(FactKind::PlayedWrongNumber, record::actor_of(seat), d_.first_card[seat], role(seat),
           number < kFullHand ? Size::Short : Size::Surplus, d_.took[seat] ? NoYes::Yes : NoYes::No,
           d_.took[seat] ? d_.wrong_cause[seat] : WrongCause::Dealt);
  fact.number = static_cast<std::uint8_t>(number);
}

void Replayer::lead(const Act& a, CardSet card) {
  const int number = a.number != 0 ? a.number : p_.last_number + 1;
  if (a.number != 0 && number <= p_.last_number) {
    return impossible("trick-number", now_, kNever, {}, a.actor);
  }
  if (p_.n_tricks == kMaxTricks) {
    return impossible("sixth-trick", now_, kNever, {}, a.actor);
  }
  if (number > kTricks &&
      number > std::max(p_.start[Seat::First].count, p_.start[Seat::Second].count)) {
    return impossible("sixth-trick", now_, kNever, a.cards, a.actor);
  }
  if (number > p_.last_number + 1) {
    skip_tricks(number);
  }
  const int index = p_.n_tricks;
  Trick& trick = p_.tricks[static_cast<std::size_t>(index)];
  trick = Trick{};
  trick.number = static_cast<std::uint8_t>(number);
  const bool out_of_turn = p_.to_lead && *p_.to_lead != a.seat();
  Played* played = lay(a, a.seat(), card, index);
  if (played == nullptr) {
    return;
  }
  ++p_.n_tricks;
  p_.last_number = number;
  played->lead = true;
  played->out_of_turn = out_of_turn;
  trick.lead = p_.n_cards - 1;
  beat(Beat::Lead);
  if (d_.hand[game::other(a.seat())].count == 0) {
    leave_unanswered(index);
    end_if_exhausted();
  }
}

/// Tricks that were played but are not written: one card each is gone, and who leads is unknown.
void Replayer::skip_tricks(int up_to) {
  const int skipped = up_to - p_.last_number - 1;
  for (const Seat seat : game::kSeats) {
    part_with(seat, {}, std::min(skipped, d_.hand[seat].count), now_, p_.gone);
  }
  p_.unknown_tricks = static_cast<std::uint8_t>(p_.unknown_tricks + skipped);
  p_.to_lead.reset();
}

void Replayer::reply(const Act& a, CardSet card, int index) {
  Trick& trick = p_.tricks[static_cast<std::size_t>(index)];
  if (a.number != 0 && trick.number != 0 && a.number != trick.number &&
      (a.flags & record::kReplies) == 0) {
    impossible("trick-number", now_, kNever, {}, a.actor);
  }
  Played* played = lay(a, a.seat(), card, index);
  if (played == nullptr) {
    return;
  }
  trick.reply = p_.n_cards - 1;
  beat(Beat::Reply);
  close_trick(index);
}

std::optional<Seat> Replayer::winner_of(const Trick& trick) const {
  const Played& led = p_.cards[static_cast<std::size_t>(trick.lead)];
  const Played& answer = p_.cards[static_cast<std::size_t>(trick.reply)];
  bool leader_may = false;
  bool follower_may = false;
  if (led.card.size() > 8 || answer.card.size() > 8) {
    return std::nullopt;
  }
  for (const Card lead_card : led.card) {
    for (const Card reply_card : answer.card) {
      if (lead_card == reply_card) {
        continue;
      }
      if (lead_card.suit != reply_card.suit && !d_.trump) {
        return std::nullopt;
      }
      const game::Suit trump = d_.trump.value_or(lead_card.suit);
      (game::beats(reply_card, lead_card, trump) ? follower_may : leader_may) = true;
    }
  }
  if (leader_may == follower_may) {
    return std::nullopt;
  }
  return leader_may ? led.seat : answer.seat;
}

void Replayer::close_trick(int index) {
  Trick& trick = p_.tricks[static_cast<std::size_t>(index)];
  trick.closed = true;
  trick.winner = winner_of(trick);
  ++p_.tricks_played;
  if (trick.winner) {
    if (++p_.made[*trick.winner] == kPointTricks) {
      p_.third_trick[*trick.winner] = now_;
    }
  } else {
    ++p_.unknown_tricks;
  }
  if (index == p_.n_tricks - 1) {
    p_.to_lead = trick.winner;
  }
  end_if_exhausted();
}

/// The hand is over when either has no card left: what the other still holds cannot be played to.
void Replayer::end_if_exhausted() {
  Hand& first = d_.hand[Seat::First];
  Hand& second = d_.hand[Seat::Second];
  if (p_.over || open_trick() >= 0 || (first.count > 0 && second.count > 0)) {
    return;
  }
  if (first.count > 0 || second.count > 0) {
    const Seat holder = first.count > 0 ? Seat::First : Seat::Second;
    if (plays_on(holder)) {
      return;  // he lays the rest down one by one
    }
    p_.uncovered[holder] = static_cast<std::uint8_t>(p_.uncovered[holder] + d_.hand[holder].count);
  }
  hand_over(HandEnd::Played, now_);
}

bool Replayer::plays_on(Seat seat) const {
  for (std::size_t i = static_cast<std::size_t>(now_) + 1; i < acts_.size(); ++i) {
    if (acts_[i].kind == ActKind::HandsAgain || acts_[i].kind == ActKind::Give) {
      return false;
    }
    if (acts_[i].kind == ActKind::Play) {
      return acts_[i].actor == record::actor_of(seat);
    }
  }
  return false;
}

void Replayer::hand_over(HandEnd end, ActIndex at) {
  if (playing_number() < first_playing_of_dealing() || first_playing_of_dealing() == 0) {
    open_playing();
  }
  p_.over = true;
  p_.end = end;
  p_.over_at = at;
  d_.phase = Phase::Over;
  beat(Beat::HandOver, at);
}

// ── Taking back, throwing down ───────────────────────────────────────────────────────────────────

/// Card number `index` of the playing returns to its hand.
void Replayer::take_up(int index, ActIndex at) {
  Played& played = p_.cards[static_cast<std::size_t>(index)];
  played.back_at = at;
  Hand& hand = d_.hand[played.seat];
  ++hand.count;
  p_.gone -= played.card.size() == 1 ? played.card : CardSet{};
  if (played.card.size() == 1) {
    hand.sure |= played.card;
    hand.could |= played.card;
    p_.left[played.seat][game::index_of(played.card.first())] = kNever;
  }
  for (int i = p_.n_tricks - 1; i >= 0; --i) {
    Trick& trick = p_.tricks[static_cast<std::size_t>(i)];
    if (trick.lead == index) {
      remove_trick(i);
      return;
    }
    if (trick.reply == index) {
      reopen(i);
      return;
    }
  }
}

void Replayer::remove_trick(int index) {
  Trick& trick = p_.tricks[static_cast<std::size_t>(index)];
  if (index != p_.n_tricks - 1 || trick.reply >= 0) {
    p_.to_lead.reset();  // it was played to: the trick stands where it is, but who leads now?
    return;
  }
  p_.to_lead =
      p_.cards[static_cast<std::size_t>(trick.lead)].out_of_turn
          ? std::optional<Seat>(game::other(p_.cards[static_cast<std::size_t>(trick.lead)].seat))
          : p_.cards[static_cast<std::size_t>(trick.lead)].seat;
  --p_.n_tricks;
  p_.last_number = p_.n_tricks == 0 ? trick.number - 1
                                    : p_.tricks[static_cast<std::size_t>(p_.n_tricks - 1)].number;
}

void Replayer::reopen(int index) {
  Trick& trick = p_.tricks[static_cast<std::size_t>(index)];
  const Seat follower = p_.cards[static_cast<std::size_t>(trick.reply)].seat;
  if (trick.winner) {
    if (p_.made[*trick.winner]-- == kPointTricks) {
      p_.third_trick[*trick.winner] = kNever;
    }
  } else {
    --p_.unknown_tricks;
  }
  --p_.tricks_played;
  trick.winner.reset();
  trick.reply = -1;
  trick.closed = index != p_.n_tricks - 1;
  if (p_.cards[static_cast<std::size_t>(trick.lead)].back_at != kNever) {
    return remove_trick(index);  // both cards are in hand again
  }
  p_.reopened = index;
  p_.reopened_by = follower;
  if (p_.over && p_.end == HandEnd::Played) {
    p_.over = false;
    d_.phase = Phase::Playing;
  }
}

void Replayer::take_back(const Act& a) {
  deed(Remedy::Unplay, a.actor, true);
  const CardSet card = a.cards;
  for (int i = p_.n_cards - 1; i >= 0; --i) {
    Played& played = p_.cards[static_cast<std::size_t>(i)];
    if (played.seat == a.seat() && played.back_at == kNever &&
        (card.empty() || played.card == card)) {
      take_up(i, now_);
      return;
    }
  }
  if (!card.empty() && (card - d_.discarded).empty() && d_.phase == Phase::Exchanging) {
    // Out of his own discard: he would have fewer than he put out.
    note(FactKind::WordAltered, a.actor, now_, AlteredWord::Number, AlteredHow::Less);
    Exchange& exchange = d_.exchange[a.seat()];
    exchange.discarded = std::max(0, exchange.discarded - card.size());
    d_.discarded -= card;
    d_.hand[a.seat()].could |= card;
    d_.hand[a.seat()].count += card.size();
    show_in_hand(a.seat(), card, now_);
    return;
  }
  if (!card.empty()) {
    impossible("card-not-played", now_, kNever, card, a.actor);
  }
}

void Replayer::throw_down(const Act& a) {
  packets_complete();
  close_exchange();
  const Seat seat = a.seat();
  const bool second = p_.over && p_.end == HandEnd::ThrownDown && thrown_by_ != seat;
  const bool claims = a.object_as<record::Claiming>() != record::Claiming::Nothing;
  const int own = p_.made[seat];
  if (second && !claims) {
    // The hand was given up already; this changes nothing.
    note(FactKind::ThrownDown, a.actor, now_, NoYes::No,
         own == 0  ? TricksMade::None
         : own < 3 ? TricksMade::Some
                   : TricksMade::Three,
         NoYes::No, OtherHand::Down);
    return;
  }
  thrown_at_ = now_;
  thrown_by_ = seat;
  claim_at_ = claims ? now_ : kNever;
  const bool granted = later(ActKind::Grant, record::kNobody, now_);
  const bool disputed = later(ActKind::Dispute, record::kNobody, now_);
  Fact& fact = note(FactKind::ThrownDown, a.actor, now_, claims ? NoYes::Yes : NoYes::No,
                    own == 0  ? TricksMade::None
                    : own < 3 ? TricksMade::Some
                              : TricksMade::Three,
                    !claims                          ? NoYes::No
                    : granted || own >= kPointTricks ? NoYes::Yes
                    : disputed                       ? NoYes::No
                                                     : unknown<NoYes>,
                    OtherHand::Held);
  fact.number = static_cast<std::uint8_t>(own);
  claimed_ = a.object_as<record::Claiming>();
  claimed_tricks_ = a.number;
  if (!claims) {
    hand_over(HandEnd::ThrownDown, now_);
  } else if (!plays_on(Seat::First) && !plays_on(Seat::Second) &&
             !later(ActKind::Dispute, record::kNobody, now_)) {
    hand_over(HandEnd::Granted, now_);
  }
}

void Replayer::hands_again() {
  if (out_.playings.size() == kMostPlayings) {
    return impossible("too-many-playings", now_);
  }
  deed(Remedy::ReplayHands, record::kNobody, true);
  if (out_.playings.empty()) {
    return;
  }
  finish_playing();
  const PerSeat<Hand> start = p_.start;
  const PerSeat<CardSet> known = p_.known;
  const PerSeat<std::array<ActIndex, game::kCards>> entered = p_.entered;
  const PerSeat<std::array<ActIndex, game::kCards>> shown = p_.shown;
  const CardSet located = p_.located;
  p_ = Playing{};
  p_.shown = shown;
  p_.entered = entered;
  for (const Seat seat : game::kSeats) {
    p_.left[seat].fill(kNever);
    p_.doubt[seat].fill(kNever);
    d_.hand[seat] = start[seat];
    // What the first playing showed of a hand was in it from the start.
    const CardSet learnt = known[seat] & start[seat].could;
    if (learnt.size() <= start[seat].count) {
      d_.hand[seat].sure |= learnt - located;
      if (d_.hand[seat].sure.size() == d_.hand[seat].count) {
        d_.hand[seat].could = d_.hand[seat].sure;
      }
    }
    p_.known[seat] = d_.hand[seat].sure;
  }
  p_.begun = true;
  p_.start = d_.hand;
  p_.located = located;
  p_.to_lead = d_.dealer_known ? std::optional<Seat>(nondealer()) : std::nullopt;
  claim_at_ = thrown_at_ = kNever;
  claim_granted_ = claim_disputed_ = false;
  made_ = {};
  open_playing();
  d_.phase = Phase::Playing;
}

void Replayer::made(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  packets_complete();
  close_exchange();
  made_.said = true;
  made_.by = a.seat();
  made_.what = a.object_as<record::MadeWhat>();
  made_.tricks = a.number;
  made_.at = now_;
  if (!p_.over) {
    if (!p_.begun) {
      beat(Beat::NFirstCard);  // it was played, though no card is told
      beat(Beat::DFirstCard);
    }
    hand_over(HandEnd::Stated, now_);
  }
}

}  // namespace ecarte::replay
