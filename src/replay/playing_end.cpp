// SPDX-License-Identifier: MIT
#include "replay/playing_end.hpp"

#include <algorithm>

#include "replay/hindsight.hpp"
#include "replay/onlooker.hpp"
#include "replay/sure_tricks.hpp"

namespace ecarte::replay {

namespace {

/// What a first card may be of which only this is known, that it was played. The non-dealer leads.
Some<FirstCard> first_untold(Some<Role> of) {
  const Some<FirstCard> led = of.may_be(Role::NonDealer) ? FirstCard::KingLed : FirstCard::Other;
  return led | Some{FirstCard::Other,
                    of.may_be(Role::Dealer) ? FirstCard::KingFollowed : FirstCard::Other};
}

}  // namespace

void PlayingEnd::finish_playing() {
  check(t_.cards.settle());
  if (!t_.playing.begun || playing_number() == progress_.first_playing_of_dealing()) {
    progress_.look_back_at_hands();
  }
  uphold_claim();
  if (out().playings.empty() || playing_closed_ == playing_number()) {
    return;
  }
  playing_closed_ = playing_number();
  Onlooker(t_).see_playing();
  if (t_.playing.begun) {
    const Held held(t_.cards);
    PerSeat<CardSet> not_his;
    for (const Seat seat : game::kSeats) {
      not_his[seat] = t_.dealing.hands[seat].made_up.not_his;
      for (const Played& played : t_.playing.tricks.cards()) {
        const bool after_all = played.seat == seat && played.card.size() == 1;
        not_his[seat] -= after_all ? played.card : CardSet{};
      }
    }
    const Hindsight hindsight(
        t_.notes, held, t_.playing.tricks, t_.dealing.trump,
        {t_.playing.ending.given_up_at(), play_.required_suit_at(),
         t_.playing.ending.over(HandEnd::Stated) ? t_.playing.ending.at() : kNever, not_his});
    hindsight.look_back();
    if (playing_number() == progress_.first_playing_of_dealing()) {
      for (const Seat seat : game::kSeats) {
        const HandOfDealing& hand = t_.dealing.hands[seat];
        t_.dealing.hands[seat].first_played =
            hand.first_played.untold() ? FirstPlayed{first_untold(role(seat)), hand.first_card}
                                       : hindsight.first_played(seat);
      }
    }
  }
  PlayingSpan& span = out().playings.back();
  span.end = now();
  span.over = t_.playing.ending.over();
  span.how = t_.playing.ending.how();
  span.over_at = t_.playing.ending.at();
  span.outcomes = span.over ? t_.playing.ending.outcomes(t_.playing.tricks) : Outcomes{};
  span.unknown_tricks = static_cast<std::uint8_t>(t_.playing.tricks.unknown());
  for (const Seat seat : game::kSeats) {
    span.tricks[seat] = static_cast<std::uint8_t>(t_.playing.tricks.made(seat));
    span.by_lead[seat] = static_cast<std::uint8_t>(t_.playing.tricks.by_lead(seat));
    span.point_at[seat] = t_.playing.tricks.point_at(seat);
    span.uncovered[seat] = static_cast<std::uint8_t>(t_.playing.tricks.uncovered(seat));
  }
  note_hand_over();
}

/// A claim that the cards cannot lose needs nobody to grant it.
void PlayingEnd::uphold_claim() {
  const ThrowDown& thrown = t_.playing.ending.thrown();
  const int wanted = t_.playing.ending.wanted(t_.playing.tricks);
  if (!thrown.claims() || thrown.granted || wanted > sure_tricks(thrown)) {
    return;
  }
  const bool played_on =
      !t_.playing.tricks.cards().empty() && t_.playing.tricks.cards().back().at > thrown.at;
  t_.playing.ending.grant();
  if (!t_.playing.ending.over() && !played_on) {
    progress_.hand_over(HandEnd::Granted, thrown.at);
  }
  if (Fact* const fact = noted().at(FactKind::ThrownDown, thrown.at); fact != nullptr) {
    set(*fact, 2, NoYes::Yes);
  }
}

/// The tricks that he who threw down cannot fail to make with the cards he held.
int PlayingEnd::sure_tricks(const ThrowDown& thrown) const {
  const Seat other = game::other(thrown.by);
  const CardSet own = t_.cards.held_at(thrown.by, thrown.at);
  const CardSet his = t_.cards.held_at(other, thrown.at);
  if (!t_.dealing.trump) {
    return 0;
  }
  const bool known =
      t_.cards.count(thrown.by).is(own.size()) && t_.cards.count(other).is(his.size());
  if (!known || own.size() > kFullHand || his.size() > kFullHand) {
    return top_trumps(own, t_.cards.may_hold_at(other, thrown.at) | his, *t_.dealing.trump);
  }
  int least = own.size();
  const Whoever nobody_led = t_.dealing.dealer.nondealers();
  for (const Seat leader : t_.playing.begun ? t_.playing.tricks.leader() : nobody_led) {
    least = std::min(least, tricks_of(own, his, leader == thrown.by, *t_.dealing.trump));
  }
  return least;
}

void PlayingEnd::note_hand_over() {
  if (!t_.playing.ending.over()) {
    return;
  }
  note_misawarded();
  const Outcomes outcomes = t_.playing.ending.outcomes(t_.playing.tricks);
  const HandResult result = result_of(outcomes, t_.playing.ending);
  const Some<NoYes> loser_bold = record::is_player(result.winner)
                                     ? bold(game::other(static_cast<Seat>(result.winner)))
                                     : Some<NoYes>{};
  Fact& fact = note(FactKind::HandOver, result.winner, t_.playing.ending.at(), result.result,
                    loser_bold, t_.playing.ending.how());
  const int made = record::is_player(result.winner)
                       ? t_.playing.tricks.made(static_cast<Seat>(result.winner))
                       : 0;
  fact.number = static_cast<std::uint8_t>(made);
  if (value<Result>(fact, 0) == unknown<Result>) {
    fact.proof = Proof::Allowed;
  }
}

/// The tricks a player is said to have made against those the cards gave him. Too many for one and
/// too few for the other is one fault.
void PlayingEnd::note_misawarded() {
  const auto misawarded = [this](Seat seat) {
    return t_.playing.ending.misawarded(t_.playing.tricks, seat);
  };
  for (const Seat seat : game::kSeats) {
    const std::optional<Seat> more = misawarded(seat);
    if (more && (*more == seat || misawarded(*more) != more)) {
      const ToldTricks& told = t_.playing.ending.told(seat);
      note(FactKind::TrickMisawarded, record::actor_of(*more), told.at).number =
          static_cast<std::uint8_t>(told.counts(t_.playing.tricks.hand()).least());
    }
  }
}

Some<NoYes> PlayingEnd::bold(Seat loser) const {
  const FirstWords first = t_.dealing.words.first;
  const Some<NoYes> is = first.bold(role(loser));
  if (!dealer()) {
    return is;
  }
  if (first.asked() && t_.dealing.words.proposal_withdrawn) {
    return NoYes::No;
  }
  // What is only gathered from his card gives way to what the counters show.
  if (first.must_be(FirstWord::Unsaid) &&
      later(ActKind::Score, record::kNobody, t_.playing.ending.at())) {
    return unknown<NoYes>;
  }
  const bool thrown = t_.playing.ending.how() == HandEnd::ThrownDown;
  return first.untold() && thrown && t_.playing.tricks.last_number() == 0 ? Some(NoYes::No) : is;
}

void PlayingEnd::note_run_out() {
  noted().each(FactKind::PlayedWrongNumber, [this](Fact& fact) {
    const bool ran_out = value<Size>(fact, 1) == Size::Short;
    if (ran_out && t_.playing.ending.over(HandEnd::Played) && fact.found == kNever) {
      fact.found = t_.playing.ending.at();
    }
  });
}

}  // namespace ecarte::replay
