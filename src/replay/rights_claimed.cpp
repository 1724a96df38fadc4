// SPDX-License-Identifier: MIT
//
// What a player claims as his that is no remedy: the deal, what was staked on the game, a card. Who
// is to have it is left to the law; here stands what decides it.
#include "replay/rights_claimed.hpp"

#include <algorithm>

#include "replay/cutting.hpp"
#include "replay/found_out.hpp"

namespace ecarte::replay {

using record::ClaimedRight;

void RightsClaimed::claim_right(const Act& a) {
  const auto right = static_cast<ClaimedRight>(a.detail);
  if (!record::is_player(a.actor)) {
    return;
  }
  switch (right) {
    case ClaimedRight::None:
      return;
    case ClaimedRight::Deal:
      return claim_deal(a);
    case ClaimedRight::Stake:
      if (!cutting_.called_cards()) {  // else it may be of what they cost
        note(FactKind::RightClaimed, a.actor, now(), RightTo::Stake,
             bystanders_.is_given_the_game(a.actor) ? Some(NoYes::Yes) : unknown<NoYes>);
      }
      return;
    case ClaimedRight::Card:
    case ClaimedRight::OthersCard:
      if (const Some<CardLies> where = lies(a); !where.empty()) {
        note(FactKind::RightClaimed, a.actor, now(), RightTo::Card, unknown<NoYes>,
             unknown<DealtAfter>, where)
            .cards = a.number == 0 ? CardSet{} : CardSet{game::card_at(a.number - 1)};
      }
      return;
  }
}

/// Of the deal that is being made, until its trump is turned; from then on it is his who made it;
/// and when the hand is over, of the next.
void RightsClaimed::claim_deal(const Act& a) {
  std::optional<Seat> due = cutting_.rightful().dealer();
  DealtAfter after = cutting_.dealt_after();
  const bool over = t_.playing.ending.over() || t_.closed_at != kNever;
  if (over && !out().dealings.empty()) {
    due = next_dealer(out(), t_.sitting.customs.next);
    after = DealtAfter::Deal;
  } else if (!out().dealings.empty()) {
    const std::optional<Seat> rightful = out().dealings.back().rightful;
    after = out().dealings.size() > 1 ? DealtAfter::Annulled : after;
    const bool stands = (t_.dealing.phase != Phase::Dealing ||
                         behind().game_won(t_.dealing.done.begun_at, now())) &&
                        dealer() && !found_out_of_turn_in_time();
    after = stands && rightful && rightful != dealer() ? DealtAfter::Deal : after;
    due = stands ? dealer() : rightful;
  }
  const bool anew = cutting_.to_cut_anew() && (!due || (out().dealings.empty() && !over));
  note(FactKind::RightClaimed, a.actor, now(), RightTo::Deal,
       anew               ? Some(NoYes::No)
       : !due             ? unknown<NoYes>
       : *due == a.seat() ? NoYes::Yes
                          : NoYes::No,
       after);
}

/// Is a card claimed that was shown in giving, or lies faced, and that nobody has had yet? Then it
/// is claimed as what may be taken.
bool RightsClaimed::claims_shown(const Act& a) const {
  if (!record::is_player(a.actor) || a.object_as<Remedy>() != Remedy::Other ||
      static_cast<ClaimedRight>(a.detail) != ClaimedRight::Card) {
    return false;
  }
  const CardSet card{game::card_at(a.number - 1)};
  return !((t_.dealing.shown.offered | t_.dealing.shown.faced | t_.cards.sure(Pile::Faced)) & card)
              .empty();
}

/// Did it come out that the deal was out of turn, before its trump was turned?
bool RightsClaimed::found_out_of_turn_in_time() const {
  const ActIndex until = std::min(t_.dealing.done.turn_at, now());
  return behind().turn_disputed(t_.dealing.done.begun_at, until) ||
         behind().deal_claimed(t_.dealing.done.begun_at, until, out().dealings.back().rightful);
}

/// Where the card lies that he claims; nowhere if it was played, or lies open on the table, or no
/// card of a deal was given yet: then it is one that was cut.
Some<CardLies> RightsClaimed::lies(const Act& a) const {
  if (t_.dealing.phase == Phase::Idle) {
    return Some<CardLies>::of_bits(0);
  }
  if (static_cast<ClaimedRight>(a.detail) == ClaimedRight::OthersCard) {
    return CardLies::WithOther;
  }
  const CardSet card{game::card_at(a.number - 1)};
  const Seat his = a.seat();
  Some<CardLies> where = Some<CardLies>::of_bits(0);
  const auto add = [&](bool may, CardLies there) {
    where = may ? where | Some<CardLies>{there} : where;
  };
  add(!(t_.cards.may(hand_of(his)) & card).empty(), CardLies::WithHim);
  add(!(t_.cards.may(hand_of(game::other(his))) & card).empty(), CardLies::WithOther);
  add(!(t_.cards.may(Pile::Stock) & card).empty(), CardLies::InStock);
  const bool put_out =
      !((t_.dealing.hands[Seat::First].discarded | t_.dealing.hands[Seat::Second].discarded) & card)
           .empty();
  add(put_out && !(t_.cards.may(Pile::Out) & card).empty(), CardLies::Discarded);
  return where;
}

void RightsClaimed::deny(const Act& a) {
  const CutWhen when =
      cutting_.done() || t_.dealing.phase != Phase::Idle ? CutWhen::AfterCut : CutWhen::BeforeCut;
  switch (a.object_as<record::Denied>()) {
    case record::Denied::Shuffle:
      note(FactKind::ShuffleDenied, a.actor, now(), WhichShuffle::Any, when);
      return;
    case record::Denied::LastShuffle:
      if (const Cutting::PassedOver over = cutting_.passed_over(); a.actor == over.by) {
        return cutting_.note_last_shuffle_denied(over);
      }
      note(FactKind::ShuffleDenied, a.actor, now(), WhichShuffle::Last, when);
      return;
    case record::Denied::Number:
      note(FactKind::NumberWithheld, a.actor, now(), role_of(a.actor), WithheldHow::Silent,
           asked_when());
      return;
    case record::Denied::Sight:
      note(FactKind::RemedyDenied, a.actor, now(), DeniedWhat::Sight);
      return;
    case record::Denied::Choice:
      note(FactKind::RemedyDenied, a.actor, now(), DeniedWhat::Choice);
      return;
    case record::Denied::Draw:
      note(FactKind::RemedyDenied, a.actor, now(), DeniedWhat::Draw);
      return;
    case record::Denied::Cost:
      note(FactKind::RemedyDenied, a.actor, now(), DeniedWhat::Cost);
      return;
  }
}

/// It goes with the cut for the deal, and of new packs it is the dealer's. Whose it is if neither
/// is told is not known, and nothing is said of it.
void Cutting::claim_choice(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  const bool of_new = called_cards() || t_.sitting.packs.called;
  const std::optional<Seat> whose = of_new ? chooser_of_new() : t_.sitting.dealer.first.dealer();
  const bool his = whose == std::optional{a.seat()};
  if ((!whose && (of_new || t_.sitting.deals == 0)) || (of_new && his)) {
    return;
  }
  const bool agreed = t_.sitting.has_agreed(record::Agreement::ChoiceOnLaterCuts);
  if (his && t_.sitting.deals == 0 && !agreed) {
    deed(Remedy::Choice, a.actor, false).points.whose = a.actor;
  } else if (his && agreed) {
    note(FactKind::ChoiceMade, a.actor, now(), Chooser::Winner, ChoiceWhen::AtCut, NoYes::Yes);
  } else {
    deed(Remedy::Choice, a.actor, false);
  }
}

bool Cutting::called_for_two() const {
  return called_at_ != kNever && !called_late_ && act_at(called_at_).number != 1 &&
         (act_at(called_at_).flags & record::kDoesNotPay) == 0;
}

void Cutting::leave_choice_open() {
  if (out().stands.deal_follows) {
    return;
  }
  ActIndex at = kNever;
  std::optional<Seat> whose;
  ChoiceOf of = ChoiceOf::NewPacks;
  if (called_for_two() || (t_.sitting.packs.called && out().dealings.empty())) {
    at = called_for_two() ? called_at_ : ActIndex{0};
    whose = chooser_of_new();
  } else if (decided() && !to_cut_anew() && game_cut_at_ != kNever && out().dealings.empty() &&
             !called_cards() &&
             (!first_cut_over() || t_.sitting.has_agreed(record::Agreement::ChoiceOnLaterCuts))) {
    at = game_cut_at_;
    whose = t_.sitting.dealer.first.dealer();
    of = ChoiceOf::Cut;
  }
  if (whose && !t_.ahead.choice_settled(at, whose) && !may_deal(game::other(*whose))) {
    note(FactKind::ChoiceOpen, record::actor_of(*whose), at, of);
  }
}

void Cutting::claim_after_cut(Deed& claimed) const {
  if (claimed.what == Remedy::Choice && t_.sitting.dealer.first.known() && t_.sitting.deals == 0) {
    claimed.points.whose = actor_of(t_.sitting.dealer.first.dealer());
  }
  const bool foreign = cuts_[Seat::First].foreign || cuts_[Seat::Second].foreign;
  if (claimed.what == Remedy::Recut && !to_cut_anew() &&
      (foreign || t_.pack_faulty || t_.sitting.packs.faulty)) {
    claimed.pack_wrong = true;
  }
}

}  // namespace ecarte::replay
