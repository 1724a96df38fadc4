// SPDX-License-Identifier: MIT
//
// Cards led and played: what happens from the first card to the last.
#include <algorithm>

#include "record/by_kind.hpp"
#include "replay/replayer.hpp"
#include "replay/untold_play.hpp"

namespace ecarte::replay {
void Replayer::during_play(const Act& a) {
  using Does = void (*)(Replayer&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::Play,
       [](Replayer& r, const Act& act) {
         record::is_player(act.actor) ? r.play(act) : r.played_by_nobody_known(act);
       }},
      {ActKind::TakeBack,
       [](Replayer& r, const Act& act) {
         if (record::is_player(act.actor)) {
           r.take_back(act);
         }
       }},
      {ActKind::ThrowDown,
       [](Replayer& r, const Act& act) {
         if (record::is_player(act.actor)) {
           r.throw_down(act);
         }
       }},
      {ActKind::Grant,
       [](Replayer& r, const Act& act) {
         if (r.p_.ending.thrown().claims()) {
           r.p_.ending.grant();
           r.hand_over(HandEnd::Granted, r.now_);
         } else {
           r.grant_claim(act);
         }
       }},
      {ActKind::Gather,
       [](Replayer& r, const Act& /*act*/) {
         r.exchanging_.hand_was_played();
         r.close_hand();
       }},
      {ActKind::Resign, [](Replayer& r, const Act& act) { r.bystanders_.resign(act.seat()); }},
      {ActKind::HandsAgain, [](Replayer& r, const Act& /*act*/) { r.hands_again(); }},
  });
  implied_dealing();
  // To dispute is a word: what it comes to, the acts after it tell.
  record::do_by_kind(kDoes, *this, a);
}

/// An objection to nothing in particular, before a card is played, is to whatever is wrong with the
/// deal. To a claim it is the answer, and is read with the claim.
void Replayer::urge(const Act& a) {
  const bool objects =
      a.object_as<record::Urged>() == record::Urged::Objection && record::is_player(a.actor);
  if (objects && !p_.ending.thrown().claims() && a.kept().size == 0 && !p_.begun) {
    find_all_for_dealing(now_);
  }
}

/// Does a player, before any cards are given, do what only he can who has been dealt cards?
bool Replayer::hand_follows() const {
  constexpr record::ActKinds kWithCards{ActKind::Propose, ActKind::Accept,  ActKind::Refuse,
                                        ActKind::Stand,   ActKind::Discard, ActKind::Play};
  constexpr record::ActKinds kTalk{ActKind::Speak, ActKind::Urge, ActKind::Omit, ActKind::Aside};
  std::size_t i = std::size_t{now_} + 1;
  while (i < acts_.size() && kTalk.has(acts_[i].kind)) {
    ++i;
  }
  return i < acts_.size() && kWithCards.has(acts_[i].kind);
}

/// To those around the table: is there a hand to look over, or to speak of?
void Replayer::bystander_act(const Act& a) {
  if (a.kind == ActKind::Urge) {
    return urge(a);
  }
  if (a.kind == ActKind::LookOver && out_.dealings.empty() &&
      !later(ActKind::Give, record::kNobody, now_)) {
    implied_dealing();  // there was a hand to look over
  }
  if (a.kind == ActKind::Speak && out_.dealings.empty() && hand_follows()) {
    implied_dealing();  // what is told next is done with cards in hand
  }
  const bool dealt = !out_.dealings.empty();
  // Between two deals of one game it is still on: whether that was the last of it, law can tell.
  const std::uint32_t number = frame_.number != 0 ? frame_.number : sitting_.last_deal + 1;
  const bool on =
      !dealt && sitting_.deals > 0 && number > 1 && !frame_.new_game && !cutting_.begins_game();
  bystanders_.act(a, on                        ? InHand::Over
                     : !dealt                  ? InHand::Between
                     : t_.closed_at != kNever  ? InHand::Gathered
                     : d_.phase == Phase::Over ? InHand::Over
                                               : InHand::Dealt);
  if (dealt && a.kind == ActKind::Speak && a.object_as<record::Spoken>() == record::Spoken::Error) {
    find_all_for_dealing(now_);  // whoever sees it, it has come to light
    (of_deal_before() ? out_.misplay_alleged_before : out_.misplay_alleged) = {{true, true}};
  }
}

/// Something that makes a fresh deal of it has come to light before the play, and nothing went on
/// since: the cards are gathered for that deal.
bool Replayer::gathered_to_deal_again() const {
  const bool before_play = d_.phase == Phase::Dealing || d_.phase == Phase::Turned;
  if (out_.dealings.empty() || !before_play || d_.words.first != FirstWord::Unknown || d_.marked ||
      frame_.deal_follows || ahead_.hand_told_later(now_)) {
    return false;
  }
  ActIndex went_on = out_.dealings.back().begin;
  for (ActIndex at = went_on; at < now_ && at < out_.beats.size(); ++at) {
    constexpr BeatSet kOfTheDeal = bit(Beat::Packet) | bit(Beat::TurnUp);
    went_on = (out_.beats[at] & kOfTheDeal) != 0 ? at : went_on;
  }
  const auto amiss = [&](const Fact& fact) {
    const ActIndex at = fact.kind == FactKind::SeveralTurned ? fact.occurred : fact.found;
    return fact.dealing == dealing_number() && at >= went_on && at <= now_;
  };
  const auto afresh = [&](const Deed& deed) {
    return (deed.what == Remedy::FreshDeal || deed.what == Remedy::Void) && deed.at >= went_on;
  };
  const auto found = [](const Act& a) { return a.kind == ActKind::Find; };
  return std::ranges::any_of(out_.facts, amiss) || std::ranges::any_of(out_.deeds, afresh) ||
         std::any_of(acts_.begin() + went_on, acts_.begin() + now_, found);
}

void Replayer::close_hand() {
  if (gathered_to_deal_again()) {
    return;  // the hand is not over: it has never begun
  }
  beat(Beat::HandClosed);
  t_.closed_at = now_;
}

/// The first card of a playing is about to fall: the hands are what they are now.
void Replayer::begin_playing() {
  giving_.turn_untold();
  giving_.packets_complete();
  exchanging_.close_exchange();
  if (!p_.begun) {
    p_.begun = true;
    cards_.start_playing();
    p_.tricks.begin(d_.dealer_known ? Whoever(nondealer()) : kEither);
    open_playing();
  } else if (p_.tricks.tricks().empty() && !p_.tricks.cards().empty() &&
             p_.tricks.cards().front().too_soon) {
    cards_.start_playing();  // what was led too soon was taken up again
    out_.playings.back().begin = now_;
  }
  d_.phase = Phase::Playing;
}

/// His proposal binds, and what comes of it is not known: he cannot lead yet.
Some<NoYes> Replayer::leads_too_soon(Seat seat) const {
  const bool asked =
      d_.phase == Phase::Asked && d_.dealer_known && seat == nondealer() && !p_.begun;
  return asked ? ahead_.led_too_soon(now_, seat) : NoYes::No;
}

/// The exchange goes on over a card led too soon: it is in his hand again, though that is not
/// written, and the hands to be played are those of the exchange.
void Replayer::take_up_if_too_soon() {
  if (!p_.begun || p_.tricks.cards().empty() || !p_.tricks.cards().front().too_soon) {
    return;
  }
  if (const int open = p_.tricks.open(); open >= 0 && p_.tricks.trick(open).reply < 0) {
    take_up(p_.tricks.trick(open).lead, now_);
  }
}

void Replayer::open_playing() {
  PlayingSpan span;
  span.begin = now_;
  span.dealing = dealing_number();
  out_.playings.push_back(span);
}

void Replayer::play(const Act& a) {
  too_soon_ = leads_too_soon(a.seat());
  begin_playing();
  const CardSet card = single_card(now_);
  const Seat seat = a.seat();
  if (puts_back(seat, card) || replaces_untold(a, card)) {
    return;
  }
  lay_back_what_had_to_stay(a);
  // A card taken back from a trick is replaced there first.
  if (const int trick = p_.tricks.reopened_for(seat);
      trick >= 0 && (a.flags & record::kLeads) == 0) {
    p_.tricks.fill_reopened();
    return reply(a, card, trick);
  }
  const int open = p_.tricks.open();
  if (open < 0) {
    return lead(a, card);
  }
  const Trick& trick = p_.tricks.trick(open);
  const Played& led = p_.tricks.card(trick.lead);
  if (leads_as_required(led, seat, card)) {
    take_up(trick.lead, now_);
    return lead(a, card);
  }
  const bool leads = (a.flags & record::kLeads) != 0;
  const bool later_trick = a.number != 0 && trick.number != 0 && a.number > trick.number &&
                           (a.flags & record::kReplies) == 0;
  if (led.seat != seat && !(leads && led.out_of_turn) && !later_trick) {
    return reply(a, card, open);
  }
  if (led.seat != seat && leads && led.out_of_turn) {
    take_up(trick.lead, now_);  // he declines to play to it, and leads himself
  } else if (declined_ || (led.seat == seat && ((a.flags & record::kOutOfTurn) != 0 ||
                                                ahead_.found_out_of_turn(now_)))) {
    return lead_on(a, card, open);
  } else {
    leave_unanswered(open);
  }
  lead(a, card);
}

/// The card as it leaves the hand; nothing if there can be no such card.
std::optional<Played> Replayer::lay(const Act& a, Seat seat, CardSet card) {
  take_up_discard(seat, card.size() == 1 ? card : CardSet{});
  const int count = cards_.count(seat);
  if (count == 0 || !p_.tricks.room()) {
    impossible(p_.tricks.played() >= kTricksOfAHand ? "sixth-trick" : "no-card-left", now_, kNever,
               a.cards, a.actor);
    return std::nullopt;
  }
  Played played;
  played.at = now_;
  played.seat = seat;
  played.card = card;
  played.held = static_cast<std::uint8_t>(count);
  part_with(seat, card.size() == 1 ? card : CardSet{}, 1);
  if (d_.words.first == FirstWord::Unknown && seat == nondealer()) {
    d_.words.first = FirstWord::Stood;  // words unsaid so far are now past: he plays
    d_.words.stood_unsaid = true;
  }
  has_played(seat);
  return played;
}

/// A card of his is played by the act under way, whether or not it is told which.
void Replayer::has_played(Seat seat) {
  const bool is_nondealer = seat == nondealer();
  beat(is_nondealer ? Beat::NCard : Beat::DCard);
  if (d_.hands[seat].first_card == kNever) {
    mark_looked(seat, false);
    beat(is_nondealer ? Beat::NFirstCard : Beat::DFirstCard);
    if (!too_soon_.may_be(NoYes::Yes)) {
      counts_as_first(seat, now_);
    }
  } else if (!p_.second_beat[seat]) {
    p_.second_beat[seat] = true;
    beat(is_nondealer ? Beat::NSecondCard : Beat::DSecondCard);
  }
}

/// His first card, and it stands.
void Replayer::counts_as_first(Seat seat, ActIndex at) {
  d_.hands[seat].first_card = at;
  note_played_wrong(seat);
}

void Replayer::note_played_wrong(Seat seat) {
  if (d_.hands[seat].first_card == kNever) {
    return;
  }
  const int number = cards_.count_at_start(seat);
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
  const bool untold = exchanging_.is_untold(seat);
  Fact& fact = note(FactKind::PlayedWrongNumber, record::actor_of(seat), d_.hands[seat].first_card,
                    role(seat), number < kFullHand ? Size::Short : Size::Surplus,
                    d_.hands[seat].took                              ? NoYes::Yes
                    : untold || d_.words.first == FirstWord::Unknown ? unknown<NoYes>
                                                                     : NoYes::No,
                    d_.hands[seat].took ? d_.hands[seat].wrong_cause
                    : untold ? Some{WrongCause::Dealt, WrongCause::Own} | Some(WrongCause::Given)
                             : Some(WrongCause::Dealt));
  fact.number = static_cast<std::uint8_t>(number);
}

void Replayer::reply(const Act& a, CardSet card, int index) {
  const int number = p_.tricks.trick(index).number;
  if (a.number != 0 && number != 0 && a.number != number && (a.flags & record::kReplies) == 0) {
    impossible("trick-number", now_, kNever, {}, a.actor);
  }
  const std::optional<Played> played = lay(a, a.seat(), card);
  if (!played) {
    return;
  }
  if (const Played& led = p_.tricks.card(p_.tricks.trick(index).lead);
      led.too_soon && d_.hands[led.seat].first_card == kNever) {
    counts_as_first(led.seat, led.at);  // it was played to, and stands
  }
  beat(Beat::Reply);
  declined_ = false;
  p_.tricks.reply(*played, index, d_.trump);
  end_if_exhausted();
}

/// The cards he may play: those he drew when it was too late to make his hand up are not of it.
int Replayer::cards_to_play(Seat seat) const {
  return std::max(0, cards_.count(seat) - d_.hands[seat].completed_late);
}

/// The hand is over when either has no card left: what the other still holds cannot be played to.
void Replayer::end_if_exhausted() {
  const int first = plays_on(Seat::First) ? cards_.count(Seat::First) : cards_to_play(Seat::First);
  const int second =
      plays_on(Seat::Second) ? cards_.count(Seat::Second) : cards_to_play(Seat::Second);
  if (p_.ending.over() || p_.tricks.open() >= 0 || (first > 0 && second > 0)) {
    return;
  }
  if (cards_.count(Seat::First) > 0 && cards_.count(Seat::Second) > 0) {
    return;  // whether what was drawn too late is played, which the other may suffer, is not told
  }
  if (first > 0 || second > 0) {
    const Seat holder = first > 0 ? Seat::First : Seat::Second;
    if (plays_on(holder)) {
      return;  // he lays the rest down one by one
    }
    p_.tricks.leave_uncovered(holder, cards_.count(holder));
  }
  hand_over(HandEnd::Played, now_);
}

void Replayer::hand_over(HandEnd end, ActIndex at) {
  if (playing_number() < first_playing_of_dealing() || first_playing_of_dealing() == 0) {
    open_playing();
  }
  p_.ending.come(end, at);
  d_.phase = Phase::Over;
  beat(Beat::HandOver, at);
}

}  // namespace ecarte::replay
