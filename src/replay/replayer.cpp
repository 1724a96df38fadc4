// SPDX-License-Identifier: MIT
#include "replay/replayer.hpp"

#include <algorithm>

#include "replay/standing_terms.hpp"
#include "replay/untold_play.hpp"

namespace ecarte::replay {

using record::ActKind;

bool establishes_nothing(const record::Act& act) {
  using Omitted = record::Omitted;
  const bool unmixed_or_unplayed =
      act.object_as<Omitted>() == Omitted::Mix || act.object_as<Omitted>() == Omitted::Play;
  const bool objects =
      act.object_as<record::Urged>() == record::Urged::Objection && record::is_player(act.actor);
  return act.kind == ActKind::Aside || (act.kind == ActKind::Omit && !unmixed_or_unplayed) ||
         (act.kind == ActKind::TakeTrick && act.number == 0) ||
         (act.kind == ActKind::Speak && !record::is_bystander(act.actor)) ||
         (act.kind == ActKind::Urge && !objects);
}

void replay(const record::Record& record, Sitting& sitting, DealFacts& out, DealSeen* seen) {
  if (seen != nullptr || !replay_plainly(record, kinds_of(record), sitting, out)) {
    replay_in_full(record, sitting, out, seen);
  }
}

void replay_in_full(const record::Record& record, Sitting& sitting, DealFacts& out,
                    DealSeen* seen) {
  out.clear();
  if (seen != nullptr) {
    seen->clear();
    seen->hands.resize(record.acts.size() + 1);
  }
  Table table(record, sitting, out);
  Replayer(record, table, seen).run();
}

void skip(const record::Record& record, Sitting& sitting, DealFacts& out) {
  out.clear();
  change_seats(record.acts, sitting);
  for (const record::Act& a : record.acts) {
    out.seen.add(a.kind);
    if (a.kind == ActKind::Players) {
      sitting.begin_anew();
      out.sitting_begins = true;
    } else if (a.kind == ActKind::HeadGame) {
      sitting.game = a.amount();
      sitting.last_deal = 0;
      if (sitting.deals > 0) {
        begin_bets(sitting);
      }
    } else if (a.kind == ActKind::HeadDeal) {
      sitting.last_deal = a.amount();
    } else {
      keep_setting(a, sitting);
    }
  }
  doubt_settings(record, sitting);
  out.game = sitting.game;
  out.deal = sitting.last_deal;
  out.ordinal = sitting.deals++;
  sitting.broken = true;
  sitting.next_dealer.reset();
  sitting.first_dealer.reset();
  sitting.possession_known = false;  // another may have been chosen since
  sitting.ordered_in_game = {};
  sitting.order = {};
}

// ── The order of acts ────────────────────────────────────────────────────────────────────────────

void Replayer::run() {
  out_.beats.assign(acts_.size(), 0);
  out_.deal_follows = frame_.deal_follows;
  for (const Act& a : acts_) {
    out_.seen.add(a.kind);
  }
  if (out_.seen.any_of({ActKind::Players})) {  // nobody did anything before: settings may precede
    sitting_.begin_anew();
    out_.sitting_begins = true;
  }
  if (out_.seen.any_of(
          {ActKind::PackHolds, ActKind::PackLacks, ActKind::Find, ActKind::StockLeft})) {
    t_.pack_faulty = std::ranges::any_of(acts_, &Act::says_pack_wrong);
  }
  cards_.begin();
  if (t_.pack_faulty) {
    cards_.doubt_pack();
  }
  change_seats(acts_, sitting_);
  for (now_ = 0; now_ < acts_.size(); ++now_) {
    act(acts_[now_]);
  }
  finish();
}

void Replayer::act(const Act& a) {
  if (establishes_nothing(a)) {
    return;
  }
  switch (a.kind) {
    case ActKind::HeadGame:
    case ActKind::HeadRubber:
    case ActKind::HeadDeal:
    case ActKind::Players:
      return heading(a);
    case ActKind::System:
    case ActKind::Packs:
    case ActKind::Agreed:
    case ActKind::Bystanders:
    case ActKind::Bet:
    case ActKind::Pool:
    case ActKind::Settled:
    case ActKind::Rentrant:
      return setting(a);
    case ActKind::Shuffle:
    case ActKind::Deny:
    case ActKind::Cut:
    case ActKind::Choose:
    case ActKind::GiveNotice:
    case ActKind::CallCards:
      return before_dealing(a);
    case ActKind::Give:
      return give(a);
    case ActKind::Turn:
      return turn(a);
    case ActKind::Expose:
      return expose(a);
    case ActKind::LieFaced:
      if (out_.dealings.empty() && ahead_.pack_mended_next(now_)) {
        return;  // it is put right before a card is dealt
      }
      implied_dealing();
      exchanging_.break_off_giving();
      return giving_.lie_faced(a);
    case ActKind::Look:
    case ActKind::TakeUp:
    case ActKind::Touch:
      return look(a);
    case ActKind::Find:
    case ActKind::Claim:
    case ActKind::Require:
    case ActKind::LetStand:
    case ActKind::Permit:
    case ActKind::PutRight:
    case ActKind::ThrowOut:
    case ActKind::Draw:
    case ActKind::PutBack:
    case ActKind::ThrowAside:
      return remedy_act(a);
    case ActKind::Complete:
      if (record::is_player(a.actor)) {
        implied_dealing();
        exchanging_.complete(by_whose_hand(a));
      }
      return;
    case ActKind::Announce:
    case ActKind::Withdraw:
    case ActKind::Mark:
    case ActKind::TakeDown:
    case ActKind::Admit:
    case ActKind::Score:
    case ActKind::ClaimGame:
      return score_act(a);
    case ActKind::Propose:
    case ActKind::Ask:
    case ActKind::Accept:
    case ActKind::Refuse:
    case ActKind::Alter:
    case ActKind::Stand:
    case ActKind::Discard:
    case ActKind::Take:
    case ActKind::AskNumber:
    case ActKind::AnswerNumber:
      return exchange_act(a);
    case ActKind::Play:
    case ActKind::TakeBack:
    case ActKind::ThrowDown:
    case ActKind::Grant:
    case ActKind::Dispute:
    case ActKind::Gather:
    case ActKind::Resign:
    case ActKind::HandsAgain:
      return during_play(a);
    case ActKind::Speak:
    case ActKind::LookOver:
    case ActKind::PlayOut:
    case ActKind::AskToDecide:
    case ActKind::Rule:
    case ActKind::CallUpon:
    case ActKind::Pay:
    case ActKind::ComeIn:
    case ActKind::Retire:
    case ActKind::Stake:
    case ActKind::Cover:
    case ActKind::WithdrawCover:
    case ActKind::TakePool:
    case ActKind::PoolStands:
    case ActKind::TakeShare:
    case ActKind::ClaimBets:
    case ActKind::Urge:
    case ActKind::Aside:
      return bystander_act(a);
    case ActKind::Omit:
      return omitted(a);
    case ActKind::TakeTrick:
      return trick_told(a);
    case ActKind::Hold:
    case ActKind::HoldNot:
    case ActKind::HasNotLooked:
    case ActKind::Made:
    case ActKind::PackHolds:
    case ActKind::PackLacks:
    case ActKind::HasLooked:
    case ActKind::StockLeft:
    case ActKind::StockCard:
    case ActKind::DealerIs:
    case ActKind::CutWon:
      return statement(a);
    case ActKind::Odd:
      return odd_card(a);
    case ActKind::Packet:
    case ActKind::Partly:
    case ActKind::Timing:
      return;  // read with the act they continue
  }
}

/// A dealer who lacks no card completes the hand of the other, which does.
record::Act Replayer::by_whose_hand(const Act& a) const {
  Act own = a;
  const Seat other = game::other(a.seat());
  const int had = p_.begun ? cards_.count_at_start(other) : cards_.count(other);
  if (d_.dealer_known && a.seat() == dealer() && cards_.count(a.seat()) >= kFullHand &&
      had < kFullHand) {
    own.actor = record::actor_of(other);
  }
  return own;
}

/// What both are told to have put out or taken, each did: the non-dealer first.
void Replayer::exchange_act(const Act& a) {
  if (record::is_player(a.actor)) {
    implied_dealing();
    if (a.kind == ActKind::Discard || a.kind == ActKind::Take) {
      take_up_if_too_soon();
    }
    return exchanging_.during_exchange(a);
  }
  const bool of_cards = a.kind == ActKind::Discard || a.kind == ActKind::Take;
  if (a.actor != record::kBoth || !of_cards || !a.cards.empty()) {
    return;
  }
  implied_dealing();
  if (!d_.dealer_known) {
    return giving_.turn_untold();
  }
  for (const Seat seat : {nondealer(), dealer()}) {
    Act own = a;
    own.actor = record::actor_of(seat);
    exchanging_.during_exchange(own);
  }
}

void Replayer::heading(const Act& a) {
  if (a.kind == ActKind::HeadGame) {
    if (sitting_.deals > 0 && (a.amount() > sitting_.game + 1 || frame_.game_headed)) {
      deals_untold();  // a whole game
    }
    frame_.game_headed = true;
    sitting_.game = a.amount();
    sitting_.last_deal = 0;
    sitting_.bets_untold = false;
    beat(Beat::NextGame);
    frame_.new_game = sitting_.deals > 0;
    if (sitting_.deals > 0) {
      begin_bets(sitting_);
    }
    if (!deal_passes_on() && sitting_.deals > 0) {
      // A fresh cut may have come between the games: who deals is not known unless it is written.
      sitting_.next_dealer.reset();
    }
  } else if (a.kind == ActKind::HeadRubber) {
    cutting_.begin_rubber();
  } else if (a.kind == ActKind::HeadDeal) {
    frame_.number = a.amount();
    cutting_.headed(frame_.number);
    // Right behind the heading of its game a deal without a number is the first of that game.
    const bool first = frame_.number == 0 && frame_.game_headed;
    if (frame_.number != sitting_.last_deal + 1 && !(first && sitting_.last_deal == 0)) {
      // Of a number that is not told no deal left out can be told: no bet told is no bet.
      sitting_.bets_untold = sitting_.bets_untold || frame_.number != 0;
      if (sitting_.deals > 0) {
        deals_untold();
      }
      if (sitting_.void_dealer && frame_.number == sitting_.last_deal) {
        sitting_.first_dealer = sitting_.void_dealer;  // it is made again, and he deals
      }
    }
    out_.heading = now_;
  }
}

/// Deals between are not told: who dealt them, from which pack and in which order is not known.
void Replayer::deals_untold() {
  sitting_.next_dealer.reset();
  sitting_.first_dealer.reset();
  sitting_.possession_known = false;
  sitting_.order_untold_in = {{sitting_.game, sitting_.game}};
}

void Replayer::setting(const Act& a) {
  if (a.kind == ActKind::Settled) {
    beat(Beat::Settled);
    settled_ = now_;
    return;
  }
  keep_setting(a, sitting_);
}

// ── The end ──────────────────────────────────────────────────────────────────────────────────────

void Replayer::finish() {
  if (sitting_.deals == 0 && !out_.sitting_begins) {
    out_.sitting_begins = true;
  }
  const std::uint32_t number = frame_.number != 0 ? frame_.number : sitting_.last_deal + 1;
  out_.game = sitting_.game;
  out_.deal = number;
  out_.ordinal = sitting_.deals;
  out_.game_begins = number == 1;
  out_.begins_untold = begins_untold();
  out_.broken_before = sitting_.broken || number != sitting_.last_deal + 1 ||
                       (number == 1 && (won_by_its_result() || began_with_a_score_untold()));
  if (!out_.dealings.empty()) {
    finish_dealing();
    if (d_.phase != Phase::Idle && !stops_with_mark_left()) {
      leave_out_play(notes_, out_.dealings.back().begin, p_.tricks, p_.ending);
    }
  } else {
    note_found(0);  // such as a pack, before a card is given from it
  }
  note_settled();
  settle_sitting();
}

void Replayer::finish_dealing() {
  out_.to_act = whose_turn();
  giving_.packets_complete();
  exchanging_.close_exchange();
  look_back_over_play();
  giving_.settle_offer();
  note_found(dealing_number() == 1 ? ActIndex{0} : out_.dealings.back().begin);
  giving_.note_king_turned();  // which asks when a wrong number was found
  fill_upheld();
  fill_looked();
  DealingSpan& span = out_.dealings.back();
  if (bold(nondealer()) != unknown<NoYes> && bold(dealer()) != unknown<NoYes>) {
    span.bold = bold(nondealer()) == NoYes::Yes ? record::actor_of(nondealer())
                : bold(dealer()) == NoYes::Yes  ? record::actor_of(dealer())
                                                : record::kNobody;
  }
  span.end = now_;
  out_.trump = d_.trump;
  see_dealing();
}

void Replayer::settle_sitting() {
  sitting_.last_deal = out_.deal;
  ++sitting_.deals;
  sitting_.broken = !out_.impossible.empty();
  sitting_.left_unmarked = left_unmarked(out_);
  sitting_.pack_faulty = t_.pack_faulty;
  sitting_.void_dealer = dealer_of_void();
  sitting_.packs_called =
      cutting_.called_cards() && !ahead_.later(ActKind::Choose, record::kNobody, 0);
  const bool questioned = std::ranges::any_of(acts_, [](const Act& a) {
    const bool number =
        a.kind == ActKind::Require && a.object_as<record::Required>() == record::Required::Number;
    return a.kind == ActKind::Find || a.kind == ActKind::Claim ||
           (a.kind == ActKind::Require && !number);
  });
  if (!out_.dealings.empty() && d_.dealer_known && !questioned &&
      !out_.dealings.back().reached_turn_up) {
    giving_.remember_giving();  // it was played on, though the turn-up is not told
  }
  if (out_.dealings.empty()) {
    deals_untold();
  } else if (!out_.seen.any_of({ActKind::Give, ActKind::Turn, ActKind::GiveNotice})) {
    sitting_.order_untold_in = {{sitting_.game, sitting_.game}};  // who gave, and how, is not told
  }
  sitting_.first_dealer.reset();
  out_.next_dealer = sitting_.next_dealer = next_dealer(out_, sitting_.customs.next);
}

}  // namespace ecarte::replay
