// SPDX-License-Identifier: MIT
//
// The end of a plain deal: what came of its hand, whose the king was, and what goes on to the next.
#include <algorithm>

#include "replay/cutting.hpp"
#include "replay/hand_closing.hpp"
#include "replay/plain_deal.hpp"
#include "replay/standing_terms.hpp"
#include "replay/untold_play.hpp"

namespace ecarte::replay {

bool PlainDeal::finish() {
  out_.to_act = to_act();
  if (!close_exchange() || phase_ == Phase::Idle || phase_ == Phase::Dealing || !led_.empty() ||
      (trick_ == 0 && marked_tricks_)) {
    return false;
  }
  if (!players_[dealer_].shown.empty() && !end_of_shown()) {
    return false;
  }
  const bool over = phase_ == Phase::Over;
  const std::uint32_t number = number_.value_or(0) != 0 ? *number_ : last_deal_ + 1;
  if (deals_ == 0 && number_.value_or(0) == 0 && !game_headed_) {
    return false;  // it begins untold
  }
  out_.sitting_begins = begins_sitting_ || deals_ == 0;
  out_.game = game_;
  out_.deal = number;
  out_.ordinal = deals_;
  out_.game_begins = number == 1;
  out_.begins_untold = out_.broken_before = false;
  if (number == 1 && result_begins_later()) {
    return false;
  }
  finish_playing();
  if (over) {
    note_hand_over();
  }
  if (!note_kings()) {
    return false;
  }
  DealingSpan& span = out_.dealings.back();
  const Some<NoYes> bold_nondealer = bold(nondealer());
  const Some<NoYes> bold_dealer = bold(dealer_);
  if (bold_nondealer != unknown<NoYes> && bold_dealer != unknown<NoYes>) {
    span.bold = bold_nondealer.must_be(NoYes::Yes) ? record::actor_of(nondealer())
                : bold_dealer.must_be(NoYes::Yes)  ? record::actor_of(dealer_)
                                                   : record::kNobody;
  }
  span.end = now_;
  out_.trump = trump_;
  if (!over) {
    Notes notes(acts_, out_);
    notes.now = now_;
    leave_out_rest(notes, given_at_, told_until_, trick_ > 0, HandClosing{});
  }
  out_.next_dealer = next_dealer(out_, before_.customs.next);
  return true;
}

/// The first deal of a game, and the counters are told so that deals before it may be untold.
bool PlainDeal::result_begins_later() const {
  return std::ranges::any_of(out_.testimony, [](const Testimony& said) {
    return said.kind == Testimony::Kind::Counters &&
           (record::is_player(said.by) || said.amount == record::kUnstated ||
            said.amount_second == record::kUnstated);
  });
}

/// Of cards shown in dealing: where it is told when the non-dealer looked at his hand, he had not
/// done so before. False if the hand in which they are is not told.
bool PlainDeal::end_of_shown() {
  const BoundedMoment& looked = out_.dealings.back().looked[nondealer()];
  for (Fact& fact : out_.facts) {
    if (fact.kind == FactKind::ExposedInDealing && looked.exact() && looked.latest != kNever) {
      replay::set(fact, 2, NoYes::No);
    }
  }
  return players_[dealer_].told;
}

ToAct PlainDeal::to_act() const {
  if (out_.deal_follows || phase_ == Phase::Over) {
    return {};
  }
  if (phase_ == Phase::Playing) {
    return {NextAct::Lead, record::actor_of(leader_)};
  }
  if (phase_ == Phase::Asked) {
    return {NextAct::Answer, record::actor_of(dealer_)};
  }
  const bool plays = stock_ <= 0 || (phase_ == Phase::Turned && (stood_ || refused_));
  return {plays ? NextAct::Lead : NextAct::Propose, record::actor_of(nondealer())};
}

/// Had he to win the point or lose two?
Some<NoYes> PlainDeal::bold(Seat loser) const {
  const bool is_nondealer = loser != dealer_;
  switch (first_) {
    case FirstWord::Accepted:
      return NoYes::No;
    case FirstWord::Stood:
      return is_nondealer ? NoYes::Yes : NoYes::No;
    case FirstWord::Refused:
      return is_nondealer ? NoYes::No : NoYes::Yes;
    case FirstWord::Proposed:
      return is_nondealer ? Some(NoYes::No) : unknown<NoYes>;
    case FirstWord::Unknown:
      break;
  }
  return unknown<NoYes>;
}

void PlainDeal::finish_playing() {
  if (out_.playings.empty()) {
    return;
  }
  PlayingSpan& span = out_.playings.back();
  span.end = now_;
  span.over = phase_ == Phase::Over;
  for (const Seat seat : game::kSeats) {
    span.tricks[seat] = static_cast<std::uint8_t>(players_[seat].tricks);
    span.point_at[seat] = players_[seat].point_at;
  }
  if (span.over) {
    span.over_at = over_at_;
    span.outcomes = outcome_of(players_[Seat::First].tricks, kTricksOfAHand, before_.customs.hand);
  }
}

void PlainDeal::note_hand_over() {
  const HandResult result = result_of(out_.playings.back().outcomes, HandClosing{});
  const bool won = record::is_player(result.winner);
  const auto winner = static_cast<Seat>(result.winner);
  Fact& fact = note(FactKind::HandOver, result.winner, over_at_, result.result,
                    won ? bold(game::other(winner)) : Some<NoYes>{}, HandEnd::Played);
  fact.playing = 1;
  fact.number = static_cast<std::uint8_t>(won ? players_[winner].tricks : 0);
}

/// Who held the king of trumps when he played, or the record stops; or that it was turned. False if
/// not every card is told on which that turns, or one spoke of it and put it out.
bool PlainDeal::note_kings() {
  const bool turned = turned_.has(king());
  const bool told = players_[Seat::First].told && players_[Seat::Second].told;
  if (!turned && !told) {
    return false;
  }
  for (const Seat seat : game::kSeats) {
    const Player& his = players_[seat];
    if (his.announced && his.discarded.has(king())) {
      return false;
    }
    const bool held = (trick_ > 0 ? his.at_first : his.hand).has(king());
    if (trick_ > 0) {
      out_.dealings.back().kingless[seat] = !(turned && seat == dealer_) && !held;
    }
    if (turned || !held) {
      continue;
    }
    const FirstCard first = trick_ == 0                   ? FirstCard::None
                            : !his.first_card.has(king()) ? FirstCard::Other
                            : his.led_first               ? FirstCard::KingLed
                                                          : FirstCard::KingFollowed;
    note(FactKind::KingHeld, record::actor_of(seat), turn_at_,
         seat == dealer_ ? Role::Dealer : Role::NonDealer, first)
        .cards = king();
  }
  if (turned_.first().rank == game::Rank::King) {
    note(FactKind::KingTurned, record::actor_of(dealer_), turn_at_, NumberDealt::Right,
         KingCard::Alone)
        .cards = turned_;
  }
  return true;
}

void PlainDeal::carry_on(Sitting& sitting) const {
  if (begins_sitting_) {
    sitting.begin_anew();
  }
  for (ActIndex i = 0; i < given_at_ && (settings_ || game_headed_); ++i) {
    keep_setting(acts_[i], sitting);
    if (acts_[i].kind == ActKind::HeadGame) {
      sitting.bets_untold = false;
      if (deals_ > 0) {
        begin_bets(sitting);
      }
    }
  }
  sitting.deals = deals_ + 1;
  sitting.game = game_;
  sitting.last_deal = out_.deal;
  sitting.left_unmarked = left_unmarked(out_);
  sitting.next_dealer = out_.next_dealer;
  sitting.first_dealer.reset();
  sitting.possession[nondealer()] = static_cast<std::uint8_t>(1 - sitting.possession[dealer_]);
  if (order_) {
    if (!sitting.order[dealer_] || sitting.ordered_in_game[dealer_] != game_) {
      sitting.order[dealer_] = order_;
    }
    sitting.ordered_in_game[dealer_] = game_;
    sitting.order_untold_in[dealer_] = 0;
  } else {
    sitting.order_untold_in[dealer_] = game_;
  }
}

bool replay_plainly(const record::Record& record, record::ActKinds kinds, Sitting& sitting,
                    DealFacts& out) {
  out.clear();
  PlainDeal deal(record, sitting, out);
  if (!deal.establish(kinds)) {
    return false;
  }
  deal.carry_on(sitting);
  return true;
}

}  // namespace ecarte::replay
