// SPDX-License-Identifier: MIT
#include "replay/hands_down.hpp"

#include <algorithm>

namespace ecarte::replay {

namespace {

/// The facts count playings in a byte.
constexpr std::size_t kMostPlayings = 128;

}  // namespace

void HandsDown::throw_down(const Act& a) {
  giving_.packets_complete();
  giving_.turn_untold();  // nobody gives up a hand before there is a trump
  exchanging_.end().close_exchange();
  const Seat seat = a.seat();
  const bool second =
      t_.playing.ending.over(HandEnd::ThrownDown) && t_.playing.ending.thrown().by != seat;
  const record::Claiming claimed = beside().claimed_with(now());
  const bool claims = claimed != record::Claiming::Nothing;
  const bool bold = t_.dealing.words.first.bold(role(seat)).must_be(NoYes::Yes);
  const bool cards_told = t_.cards.count(seat).is(t_.cards.sure(hand_of(seat)).size());
  if (!claims && !second && !t_.playing.begun && !cards_told &&
      t_.ahead.marks_point(now(), game::other(seat), !bold)) {
    // He had made some trick, by what the other marks: the play is not told, nor his cards.
    progress_.begin_playing();
    progress_.played_untold_to(1);
  }
  if (!t_.playing.begun) {
    t_.playing.tricks.leave_out(progress_.tricks_left_out());
  }
  const game::Counts made = t_.playing.ending.made(t_.playing.tricks, seat);
  const std::optional<ActKind> answer = t_.ahead.answer_to_claim(now());
  const bool upheld = answer == ActKind::Grant || made.least() >= t_.playing.tricks.hand().point;
  Fact& fact = note(FactKind::ThrownDown, a.actor, now(), claims ? NoYes::Yes : NoYes::No,
                    tricks_made(made, t_.playing.tricks.hand()),
                    !claims                                                  ? NoYes::No
                    : upheld                                                 ? NoYes::Yes
                    : answer && made.most() < t_.playing.tricks.hand().point ? NoYes::No
                                                                             : unknown<NoYes>,
                    second && !claims ? OtherHand::Down : OtherHand::Held);
  if (second && !claims) {
    return;  // the hand was given up already; this changes nothing
  }
  fact.number = static_cast<std::uint8_t>(made.least());
  // The record may stop with it, so that the other may grant or dispute it yet.
  const bool may_be_answered = !out().stands.deal_follows && t_.ahead.only_claims_follow(now());
  t_.playing.ending.throw_down({now(), seat, claimed, a.number, false});
  if (!claims) {
    progress_.hand_over(HandEnd::ThrownDown, now());
  } else if (!progress_.plays_on(Seat::First) && !progress_.plays_on(Seat::Second) &&
             answer != ActKind::Dispute && !may_be_answered) {
    progress_.hand_over(HandEnd::Granted, now());
  }
}

/// What he claimed in the middle of the hand is granted: so it ends, as if he had thrown down his
/// cards. False if nothing was claimed that a hand gives.
bool HandsDown::claimed_in_play(const Act& grants) {
  const bool in_play = t_.playing.begun && !t_.playing.ending.over();
  if (!in_play || out().deeds.empty() || !record::is_player(grants.actor)) {
    return false;
  }
  const Deed claimed = out().deeds.back();
  const bool award = claimed.what == Remedy::AwardPoint || claimed.what == Remedy::AwardVole;
  if (!award || claimed.carried_out || claimed.by != record::Actor(1 - grants.actor)) {
    return false;
  }
  out().deeds.pop_back();
  t_.playing.ending.throw_down(
      {claimed.at, game::other(grants.seat()),
       claimed.what == Remedy::AwardVole ? record::Claiming::Vole : record::Claiming::Point, 0,
       false});
  return true;
}

bool HandsDown::grant(const Act& a) {
  if (!t_.playing.ending.thrown().claims() && !claimed_in_play(a)) {
    return false;
  }
  t_.playing.ending.grant();
  progress_.hand_over(HandEnd::Granted, now());
  return true;
}

/// Something that makes a fresh deal of it has come to light before the play, and nothing went on
/// since: the cards are gathered for that deal.
bool HandsDown::gathered_to_deal_again() const {
  const bool before_play = t_.dealing.phase == Phase::Dealing || t_.dealing.phase == Phase::Turned;
  if (out().dealings.empty() || !before_play || t_.dealing.words.first.begun() ||
      t_.dealing.done.marked || out().stands.deal_follows || t_.ahead.hand_told_later(now())) {
    return false;
  }
  ActIndex went_on = out().dealings.back().begin;
  for (ActIndex at = went_on; at < now() && at < out().beats.size(); ++at) {
    constexpr BeatSet kOfTheDeal = bit(Beat::Packet) | bit(Beat::TurnUp);
    went_on = (out().beats[at] & kOfTheDeal) != 0 ? at : went_on;
  }
  const auto amiss = [&](const Fact& fact) {
    const ActIndex at = fact.kind == FactKind::SeveralTurned ? fact.occurred : fact.found;
    return fact.place.dealing == dealing_number() && at >= went_on && at <= now();
  };
  const auto afresh = [&](const Deed& deed) {
    return (deed.what == Remedy::FreshDeal || deed.what == Remedy::Void) && deed.at >= went_on;
  };
  return std::ranges::any_of(out().facts, amiss) || std::ranges::any_of(out().deeds, afresh) ||
         behind().any_found(went_on, now());
}

void HandsDown::close_hand() {
  exchanging_.end().hand_was_played();
  if (gathered_to_deal_again()) {
    return;  // the hand is not over: it has never begun
  }
  beat(Beat::HandClosed);
  t_.closed_at = now();
}

void HandsDown::hands_again() {
  if (out().playings.size() == kMostPlayings) {
    return impossible("too-many-playings", now());
  }
  deed(Remedy::ReplayHands, record::kNobody, true);
  if (t_.playing.tricks.cards().empty() || t_.playing.tricks.any_untold() ||
      t_.playing.tricks.cards_untold()) {
    out().untold.room.set(
        static_cast<std::size_t>(FactKind::Misplay));  // in a trick that is not told
  }
  if (out().playings.empty()) {
    return;
  }
  playing_end_.finish_playing();
  t_.playing.begin();
  t_.cards.again(now());
  t_.playing.begun = true;
  t_.playing.tricks.begin(t_.dealing.dealer.nondealers());
  progress_.open_playing();
  t_.dealing.phase = Phase::Playing;
}

}  // namespace ecarte::replay
