// SPDX-License-Identifier: MIT
#include "replay/replayer.hpp"

#include <algorithm>

#include "replay/standing_terms.hpp"

namespace ecarte::replay {

using record::ActKind;

Replayer::Replayer(const record::Record& record, Table& table)
    : t_(table),
      cutting_(table),
      giving_(table),
      exchanging_(table, giving_),
      headings_(table, cutting_, giving_),
      opening_(table, cutting_, giving_, exchanging_),
      around_(table, record, headings_.frame(), opening_, cutting_),
      playing_(table, opening_, giving_, exchanging_),
      scores_(table, headings_, opening_, cutting_, giving_, exchanging_, around_.bystanders()),
      dealings_(table, headings_.frame(), opening_, cutting_, giving_, exchanging_, scores_.king(),
                playing_.end(), around_.bystanders()),
      statements_(table, opening_, cutting_, giving_, exchanging_, playing_),
      remedies_(table, headings_, opening_, cutting_, giving_, exchanging_, playing_.play(),
                around_, statements_) {
  t_.notes.out().stands.deal_follows = record.deal_follows;
}

void Replayer::run() {
  begin();
  for (t_.notes.now = 0; t_.notes.now < t_.notes.end(); ++t_.notes.now) {
    act(t_.notes.act());
  }
  headings_.place_in_sitting();
  dealings_.finish();
  cutting_.leave_choice_open();
  scores_.note_settled();
  headings_.settle_sitting();
}

/// What the acts say of the table before the first of them.
void Replayer::begin() {
  DealFacts& out = t_.notes.out();
  out.beats.assign(t_.notes.end(), 0);
  out.seen = t_.notes.anywhere.kinds();
  if (out.seen.any_of({ActKind::Players})) {  // nobody did anything before: settings may precede
    t_.sitting.begin_anew();
    out.place.sitting_begins = true;
  }
  if (out.seen.any_of(
          {ActKind::PackHolds, ActKind::PackLacks, ActKind::Find, ActKind::StockLeft})) {
    t_.pack_faulty = t_.notes.anywhere.pack_wrong();
  }
  t_.cards.begin();
  if (t_.pack_faulty) {
    t_.cards.doubt_pack();
  }
  change_seats(t_.notes.anywhere, t_.sitting);
}

void Replayer::act(const record::Act& a) {
  if (establishes_nothing(a)) {
    return;
  }
  switch (a.kind) {
    case ActKind::HeadGame:
    case ActKind::HeadRubber:
    case ActKind::HeadDeal:
    case ActKind::Players:
      return headings_.heading(a);
    case ActKind::System:
    case ActKind::Packs:
    case ActKind::Agreed:
    case ActKind::Bystanders:
    case ActKind::Bet:
    case ActKind::Pool:
    case ActKind::Rentrant:
      return keep_setting(a, t_.sitting);
    case ActKind::Settled:
      return scores_.settled();
    case ActKind::Shuffle:
    case ActKind::Cut:
    case ActKind::Choose:
    case ActKind::GiveNotice:
    case ActKind::CallCards:
      return dealings_.before_dealing(a);
    case ActKind::Deny:
      return remedies_.deny(a);
    case ActKind::Give:
      return dealings_.give(a);
    case ActKind::Turn:
      return dealings_.turn(a);
    case ActKind::Expose:
      return dealings_.expose(a);
    case ActKind::LieFaced:
      return dealings_.lie_faced(a);
    case ActKind::Look:
      if (record::is_bystander(a.actor) && a.object_as<record::Seen>() == record::Seen::OtherHand) {
        record::Act over = a;
        over.kind = ActKind::LookOver;
        return around_.bystander_act(over);
      }
      return statements_.looks().look(a);
    case ActKind::TakeUp:
    case ActKind::Touch:
      return statements_.looks().look(a);
    case ActKind::Find:
    case ActKind::Claim:
    case ActKind::Require:
    case ActKind::LetStand:
    case ActKind::Permit:
    case ActKind::PutRight:
    case ActKind::ThrowOut:
      return exchanging_.puts_out_late(a) ? void() : remedies_.remedy_act(a);
    case ActKind::Draw:
    case ActKind::PutBack:
    case ActKind::ThrowAside:
      return remedies_.remedy_act(a);
    case ActKind::Complete:
      if (record::is_player(a.actor)) {
        opening_.implied_dealing();
        exchanging_.making_up().complete_told(a);
      }
      return;
    case ActKind::Withdraw:
      return withdraw(a);
    case ActKind::Announce:
    case ActKind::Mark:
    case ActKind::TakeDown:
    case ActKind::Admit:
    case ActKind::Score:
    case ActKind::ClaimGame:
      return scores_.score_act(a);
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
      return exchange(a);
    case ActKind::Play:
    case ActKind::TakeBack:
    case ActKind::ThrowDown:
    case ActKind::Grant:
    case ActKind::Dispute:
    case ActKind::Gather:
    case ActKind::Resign:
    case ActKind::HandsAgain:
      return play(a);
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
      return around_.bystander_act(a);
    case ActKind::Aside:
      return playing_.leave_out();
    case ActKind::Omit:
      return a.object_as<record::Omitted>() == record::Omitted::Propose
                 ? exchanging_.words().has_not_proposed(a)
                 : playing_.play().omitted(a);
    case ActKind::TakeTrick:
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
    case ActKind::Odd:
      return statements_.statement(a);
    case ActKind::Packet:
    case ActKind::Partly:
    case ActKind::Timing:
      return;  // read with the act they continue
  }
}

/// What only he does who has cards to play. To grant and to dispute are words, which may come
/// before the cards: what a dispute comes to, the acts after it tell.
void Replayer::play(const record::Act& a) {
  const bool word = a.kind == ActKind::Grant || a.kind == ActKind::Dispute;
  if (!word || !record::is_player(t_.ahead.next_to_give(t_.notes.now))) {
    opening_.implied_dealing();
  }
  if (a.kind == ActKind::Resign) {
    return around_.resign(a);
  }
  if (a.kind != ActKind::Grant) {
    return playing_.during_play(a);
  }
  if (!playing_.down().grant(a)) {
    remedies_.grant_claim(a);
  }
}

void Replayer::exchange(const record::Act& a) {
  const bool of_cards = a.kind == ActKind::Discard || a.kind == ActKind::Take;
  if (record::is_player(a.actor)) {
    opening_.implied_dealing();
    if (of_cards) {
      playing_.play().take_up_if_too_soon();
    }
    exchanging_.during_exchange(a);
  } else if (a.actor == record::kBoth && of_cards && a.cards.empty()) {
    opening_.implied_dealing();
    exchanging_.exchanged_by_both(a);
  }
}

void Replayer::withdraw(const record::Act& a) {
  const auto what = a.object_as<record::Withdrawn>();
  if (what == record::Withdrawn::King) {
    scores_.king().withdraw_king(a);
  } else if (what == record::Withdrawn::Card) {
    playing_.play().take_back(a);
  } else if (what == record::Withdrawn::Claim) {
    remedies_.withdraw_claim(a);
  } else {
    exchanging_.words().withdraw(a);
  }
}

}  // namespace ecarte::replay
