// SPDX-License-Identifier: MIT
//
// The end of a hand: thrown down, granted or told; and the one look back when it is over.
#include <algorithm>

#include "replay/hindsight.hpp"
#include "replay/replayer.hpp"
#include "replay/sure_tricks.hpp"
#include "replay/untold_play.hpp"

namespace ecarte::replay {
namespace {

/// The facts count playings in a byte.
constexpr std::size_t kMostPlayings = 128;

/// What a first card may be of which only this is known, that it was played. The non-dealer leads.
constexpr Some<FirstCard> first_untold(Role of) {
  return Some{FirstCard::Other, of == Role::Dealer ? FirstCard::KingFollowed : FirstCard::KingLed};
}

}  // namespace

void Replayer::throw_down(const Act& a) {
  giving_.packets_complete();
  exchanging_.close_exchange();
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
    hand_over(HandEnd::ThrownDown, now_);
  } else if (!plays_on(Seat::First) && !plays_on(Seat::Second) && answer != ActKind::Dispute) {
    hand_over(HandEnd::Granted, now_);
  }
}

/// What he claims in throwing down: in the same sentence, or in the one beside it.
record::Claiming Replayer::claimed_with(const Act& a) const {
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
std::optional<record::ActKind> Replayer::answer_to_claim() const {
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

/// Is any card of the playing not known?
bool Replayer::cards_untold() const {
  return std::ranges::any_of(p_.tricks.cards(),
                             [](const Played& played) { return played.card.size() != 1; });
}

void Replayer::hands_again() {
  if (out_.playings.size() == kMostPlayings) {
    return impossible("too-many-playings", now_);
  }
  deed(Remedy::ReplayHands, record::kNobody, true);
  if (p_.tricks.cards().empty() || p_.tricks.any_untold() || cards_untold()) {
    out_.room.set(static_cast<std::size_t>(FactKind::Misplay));  // in a trick that is not told
  }
  if (out_.playings.empty()) {
    return;
  }
  finish_playing();
  p_.begin();
  cards_.again(now_);
  p_.begun = true;
  p_.tricks.begin(d_.dealer_known ? Whoever(nondealer()) : kEither);
  open_playing();
  d_.phase = Phase::Playing;
}

/// The dealing is over: what its playing shows, and the hands by it.
void Replayer::look_back_over_play() {
  finish_playing();
  weigh_misplays_again();
  prove_misplays_owned_to();
  note_kings();
  doubt_throwing_down();
  leave_room();
}

void Replayer::finish_playing() {
  check(cards_.settle());
  uphold_claim();
  if (out_.playings.empty() || playing_closed_ == playing_number()) {
    return;
  }
  playing_closed_ = playing_number();
  see_playing();
  if (p_.begun) {
    const Held held(cards_);
    const Hindsight hindsight(notes_, held, p_.tricks, d_.trump,
                              {p_.ending.given_up_at(), required_suit_at_});
    hindsight.look_back();
    if (playing_number() == first_playing_of_dealing()) {
      for (const Seat seat : game::kSeats) {
        const HandOfDealing& hand = d_.hands[seat];
        d_.hands[seat].first_played = hand.first_untold
                                          ? FirstPlayed{first_untold(role(seat)), hand.first_card}
                                          : hindsight.first_played(seat);
      }
    }
  }
  PlayingSpan& span = out_.playings.back();
  span.end = now_;
  span.over = p_.ending.over();
  span.how = p_.ending.how();
  span.over_at = p_.ending.at();
  span.outcomes = span.over ? p_.ending.outcomes(p_.tricks) : Outcomes{};
  span.unknown_tricks = static_cast<std::uint8_t>(p_.tricks.unknown());
  for (const Seat seat : game::kSeats) {
    span.tricks[seat] = static_cast<std::uint8_t>(p_.tricks.made(seat));
    span.by_lead[seat] = static_cast<std::uint8_t>(p_.tricks.by_lead(seat));
    span.point_at[seat] = p_.tricks.point_at(seat);
    span.uncovered[seat] = static_cast<std::uint8_t>(p_.tricks.uncovered(seat));
  }
  note_hand_over();
  note_run_out();
}

/// A claim that the cards cannot lose needs nobody to grant it.
void Replayer::uphold_claim() {
  const ThrowDown& thrown = p_.ending.thrown();
  const int wanted = p_.ending.wanted(p_.tricks);
  if (!thrown.claims() || thrown.granted || wanted > sure_tricks(thrown)) {
    return;
  }
  const bool played_on = !p_.tricks.cards().empty() && p_.tricks.cards().back().at > thrown.at;
  p_.ending.grant();
  if (!p_.ending.over() && !played_on) {
    hand_over(HandEnd::Granted, thrown.at);
  }
  for (Fact& fact : out_.facts) {
    if (fact.kind == FactKind::ThrownDown && fact.occurred == thrown.at) {
      set(fact, 2, NoYes::Yes);
    }
  }
}

/// The tricks that he who threw down cannot fail to make with the cards he held.
int Replayer::sure_tricks(const ThrowDown& thrown) const {
  const Seat other = game::other(thrown.by);
  const CardSet own = cards_.held_at(thrown.by, thrown.at);
  const CardSet his = cards_.held_at(other, thrown.at);
  if (!d_.trump) {
    return 0;
  }
  const bool known = own.size() == cards_.count(thrown.by) && his.size() == cards_.count(other);
  if (!known || own.size() > kFullHand || his.size() > kFullHand) {
    return top_trumps(own, cards_.may_hold_at(other, thrown.at) | his, *d_.trump);
  }
  int least = own.size();
  const Whoever nobody_led = d_.dealer_known ? Whoever(nondealer()) : kEither;
  for (const Seat leader : p_.begun ? p_.tricks.leader() : nobody_led) {
    least = std::min(least, tricks_of(own, his, leader == thrown.by, *d_.trump));
  }
  return least;
}

int Replayer::first_playing_of_dealing() const {
  for (std::size_t i = 0; i < out_.playings.size(); ++i) {
    if (out_.playings[i].dealing == dealing_number()) {
      return static_cast<int>(i) + 1;
    }
  }
  return 0;
}

void Replayer::made(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  giving_.turn_untold(false);
  giving_.packets_complete();
  exchanging_.close_exchange();
  if (goes_on_after(a)) {
    return made_so_far(a);
  }
  if (all_answered(a)) {
    made_so_far(a);
    return end_if_exhausted();
  }
  p_.ending.tell(a.seat(), {now_, a.object_as<record::MadeWhat>(), a.number});
  if (!p_.ending.over() && !later(ActKind::ThrowDown, record::kNobody, now_)) {
    begin_playing();
    for (const Seat seat : game::kSeats) {
      if (d_.hands[seat].first_card == kNever) {
        played_untold(seat);
        beat(Beat::Lead);
        beat(Beat::Reply);
      }
      if (p_.ending.told(a.seat()).what != record::MadeWhat::Point && a.number != 1) {
        has_played(seat);  // more tricks than one are told
      }
    }
    hand_over(HandEnd::Stated, now_);
  }
}

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
          static_cast<std::uint8_t>(told.counts(p_.tricks.hand()).least());
    }
  }
}

NoYes Replayer::bold(Seat loser) const {
  if (d_.words.first == FirstWord::Accepted) {
    return NoYes::No;  // whoever dealt
  }
  if (!d_.dealer_known) {
    return unknown<NoYes>;
  }
  const bool is_nondealer = loser == nondealer();
  switch (d_.words.first) {
    case FirstWord::Stood:
      // What is only gathered from his card gives way to what the counters show.
      return d_.words.stood_unsaid && later(ActKind::Score, record::kNobody, p_.ending.at())
                 ? unknown<NoYes>
             : is_nondealer ? NoYes::Yes
                            : NoYes::No;
    case FirstWord::Refused:
      return is_nondealer ? NoYes::No : NoYes::Yes;
    case FirstWord::Accepted:
      break;
    case FirstWord::Proposed:
      return is_nondealer || d_.words.proposal_withdrawn ? NoYes::No : unknown<NoYes>;
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

/// What may have come about where the turn-up or the play is not told. What is claimed of it at
/// the table is testimony, and not to be called a claim without cause: unless what came of the hand
/// is told, and not that anybody found a fault in it.
void Replayer::leave_room() {
  if (p_.ending.over(HandEnd::Stated) && p_.tricks.cards().empty()) {
    return;
  }
  const auto room = [&](std::initializer_list<FactKind> kinds) {
    for (const FactKind kind : kinds) {
      out_.room.set(static_cast<std::size_t>(kind));
    }
  };
  // Once cards are put out or played, the players had settled what the trump was.
  if (giving_.turned_untold() && !d_.discarding_begun && !p_.begun) {
    room({FactKind::SeveralTurned, FactKind::Turned});
  }
  const bool untold = p_.tricks.cards().empty();
  if (untold && d_.marked) {
    room({FactKind::Misplay, FactKind::FalseKing});
  }
  if (d_.phase != Phase::Dealing && (!d_.trump || cards_untold())) {
    room({FactKind::Misplay, FactKind::FalseKing});
  }
}

void Replayer::note_settled() {
  if (settled_ != kNever) {
    const Act& a = acts_[settled_];
    bystanders_.note_multiple(a.detail < 2 ? a.detail : record::kNobody,
                              a.object_as<record::Multiple>(), settled_);
  }
}

}  // namespace ecarte::replay
