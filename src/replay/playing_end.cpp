// SPDX-License-Identifier: MIT
#include "replay/playing_end.hpp"

#include <algorithm>

#include "replay/hindsight.hpp"
#include "replay/onlooker.hpp"
#include "replay/sure_tricks.hpp"

namespace ecarte::replay {

namespace {

/// What a first card may be of which only this is known, that it was played. The non-dealer leads.
constexpr Some<FirstCard> first_untold(Role of) {
  return Some{FirstCard::Other, of == Role::Dealer ? FirstCard::KingFollowed : FirstCard::KingLed};
}

}  // namespace

void PlayingEnd::finish_playing() {
  check(cards_.settle());
  uphold_claim();
  if (out_.playings.empty() || playing_closed_ == playing_number()) {
    return;
  }
  playing_closed_ = playing_number();
  Onlooker(t_).see_playing();
  if (p_.begun) {
    const Held held(cards_);
    const Hindsight hindsight(notes_, held, p_.tricks, d_.trump,
                              {p_.ending.given_up_at(), play_.required_suit_at()});
    hindsight.look_back();
    if (playing_number() == progress_.first_playing_of_dealing()) {
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
void PlayingEnd::uphold_claim() {
  const ThrowDown& thrown = p_.ending.thrown();
  const int wanted = p_.ending.wanted(p_.tricks);
  if (!thrown.claims() || thrown.granted || wanted > sure_tricks(thrown)) {
    return;
  }
  const bool played_on = !p_.tricks.cards().empty() && p_.tricks.cards().back().at > thrown.at;
  p_.ending.grant();
  if (!p_.ending.over() && !played_on) {
    progress_.hand_over(HandEnd::Granted, thrown.at);
  }
  for (Fact& fact : out_.facts) {
    if (fact.kind == FactKind::ThrownDown && fact.occurred == thrown.at) {
      set(fact, 2, NoYes::Yes);
    }
  }
}

/// The tricks that he who threw down cannot fail to make with the cards he held.
int PlayingEnd::sure_tricks(const ThrowDown& thrown) const {
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

void PlayingEnd::note_hand_over() {
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
void PlayingEnd::note_misawarded() {
  for (const Seat seat : game::kSeats) {
    if (const std::optional<Seat> more = p_.ending.misawarded(p_.tricks, seat)) {
      const ToldTricks& told = p_.ending.told(seat);
      note(FactKind::TrickMisawarded, record::actor_of(*more), told.at).number =
          static_cast<std::uint8_t>(told.counts(p_.tricks.hand()).least());
    }
  }
}

NoYes PlayingEnd::bold(Seat loser) const {
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
void PlayingEnd::note_run_out() {
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

}  // namespace ecarte::replay
