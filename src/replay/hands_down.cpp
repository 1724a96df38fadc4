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
  exchanging_.end().close_exchange();
  const Seat seat = a.seat();
  const bool second = p_.ending.over(HandEnd::ThrownDown) && p_.ending.thrown().by != seat;
  const record::Claiming claimed = claimed_with(a);
  const bool claims = claimed != record::Claiming::Nothing;
  const game::Counts made = p_.ending.made(p_.tricks, seat);
  const std::optional<ActKind> answer = answer_to_claim();
  const bool upheld = answer == ActKind::Grant || made.least() >= p_.tricks.hand().point;
  Fact& fact = note(FactKind::ThrownDown, a.actor, now_, claims ? NoYes::Yes : NoYes::No,
                    tricks_made(made, p_.tricks.hand()),
                    !claims  ? NoYes::No
                    : upheld ? NoYes::Yes
                    : answer ? NoYes::No
                             : unknown<NoYes>,
                    second && !claims ? OtherHand::Down : OtherHand::Held);
  if (second && !claims) {
    return;  // the hand was given up already; this changes nothing
  }
  fact.number = static_cast<std::uint8_t>(made.least());
  p_.ending.throw_down({now_, seat, claimed, a.number, false});
  if (!claims) {
    progress_.hand_over(HandEnd::ThrownDown, now_);
  } else if (!progress_.plays_on(Seat::First) && !progress_.plays_on(Seat::Second) &&
             answer != ActKind::Dispute) {
    progress_.hand_over(HandEnd::Granted, now_);
  }
}

/// What he claims in throwing down: in the same sentence, or in the one beside it.
record::Claiming HandsDown::claimed_with(const Act& a) const {
  if (const auto said = a.object_as<record::Claiming>(); said != record::Claiming::Nothing) {
    return said;
  }
  const auto claim = [&](std::size_t i) {
    if (i >= acts_.size() || acts_[i].actor != a.actor) {
      return record::Claiming::Nothing;
    }
    const bool vole =
        acts_[i].kind == ActKind::Claim && acts_[i].object_as<Remedy>() == Remedy::AwardVole;
    const bool point =
        acts_[i].kind == ActKind::ClaimGame ||
        (acts_[i].kind == ActKind::Claim && acts_[i].object_as<Remedy>() == Remedy::AwardPoint);
    return vole    ? record::Claiming::Vole
           : point ? record::Claiming::Point
                   : record::Claiming::Nothing;
  };
  const auto before = now_ == 0 ? record::Claiming::Nothing : claim(std::size_t{now_} - 1);
  return before != record::Claiming::Nothing ? before : claim(std::size_t{now_} + 1);
}

/// Is the claim granted or disputed, before anything else is claimed or dealt?
std::optional<record::ActKind> HandsDown::answer_to_claim() const {
  constexpr record::ActKinds kWentOn{ActKind::ThrowDown, ActKind::Give, ActKind::HandsAgain};
  for (std::size_t i = std::size_t{now_} + 1; i < acts_.size(); ++i) {
    const Act& a = acts_[i];
    if (a.kind == ActKind::Grant || a.kind == ActKind::Dispute) {
      return a.kind;
    }
    const bool objects = a.kind == ActKind::Urge &&
                         a.object_as<record::Urged>() == record::Urged::Objection &&
                         record::is_player(a.actor) && a.actor != acts_[now_].actor;
    if (objects || kWentOn.has(a.kind)) {
      return objects ? std::optional(ActKind::Dispute) : std::nullopt;
    }
  }
  return std::nullopt;
}

bool HandsDown::grant() {
  if (!p_.ending.thrown().claims()) {
    return false;
  }
  p_.ending.grant();
  progress_.hand_over(HandEnd::Granted, now_);
  return true;
}

/// Something that makes a fresh deal of it has come to light before the play, and nothing went on
/// since: the cards are gathered for that deal.
bool HandsDown::gathered_to_deal_again() const {
  const bool before_play = d_.phase == Phase::Dealing || d_.phase == Phase::Turned;
  if (out_.dealings.empty() || !before_play || d_.words.first != FirstWord::Unknown ||
      d_.done.marked || out_.deal_follows || ahead_.hand_told_later(now_)) {
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

void HandsDown::close_hand() {
  exchanging_.end().hand_was_played();
  if (gathered_to_deal_again()) {
    return;  // the hand is not over: it has never begun
  }
  beat(Beat::HandClosed);
  t_.closed_at = now_;
}

void HandsDown::hands_again() {
  if (out_.playings.size() == kMostPlayings) {
    return impossible("too-many-playings", now_);
  }
  deed(Remedy::ReplayHands, record::kNobody, true);
  if (p_.tricks.cards().empty() || p_.tricks.any_untold() || p_.tricks.cards_untold()) {
    out_.room.set(static_cast<std::size_t>(FactKind::Misplay));  // in a trick that is not told
  }
  if (out_.playings.empty()) {
    return;
  }
  playing_end_.finish_playing();
  p_.begin();
  cards_.again(now_);
  p_.begun = true;
  p_.tricks.begin(d_.dealer_known ? Whoever(nondealer()) : kEither);
  progress_.open_playing();
  d_.phase = Phase::Playing;
}

}  // namespace ecarte::replay
