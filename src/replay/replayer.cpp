// SPDX-License-Identifier: MIT
#include "replay/replayer.hpp"

#include <algorithm>

#include "replay/findings.hpp"
#include "replay/untold_play.hpp"

namespace ecarte::replay {
using record::ActKind;

bool establishes_nothing(const record::Act& act) {
  switch (act.kind) {
    case ActKind::Aside:
    case ActKind::Omit:
    case ActKind::TakeTrick:
      return true;
    case ActKind::Speak:
      return !record::is_bystander(act.actor);
    case ActKind::Urge:
      return act.object_as<record::Urged>() != record::Urged::Objection ||
             !record::is_player(act.actor);
    default:
      return false;
  }
}

void replay(const record::Record& record, Sitting& sitting, DealFacts& out) {
  out.clear();
  Table table(record, sitting, out);
  Replayer(record, table).run();
}

void skip(const record::Record& record, Sitting& sitting, DealFacts& out) {
  out.clear();
  change_seats(record.acts, sitting);
  for (const record::Act& a : record.acts) {
    if (a.kind == ActKind::Players) {
      sitting = Sitting{};
      out.sitting_begins = true;
    } else if (a.kind == ActKind::HeadGame) {
      sitting.game = a.amount();
      sitting.last_deal = 0;
    } else if (a.kind == ActKind::HeadDeal) {
      sitting.last_deal = a.amount();
    }
  }
  out.game = sitting.game;
  out.deal = sitting.last_deal;
  out.ordinal = sitting.deals++;
  sitting.broken = true;
  sitting.last_dealer.reset();
  sitting.first_dealer.reset();
  sitting.packs_known = false;
  sitting.ordered_in_game = {};
  sitting.order = {};
}

// ── The order of acts ────────────────────────────────────────────────────────────────────────────

void Replayer::run() {
  out_.beats.assign(acts_.size(), 0);
  for (const Act& a : acts_) {
    const auto kind = static_cast<std::size_t>(a.kind);
    out_.seen[kind / 64] |= std::uint64_t{1} << (kind % 64);
    t_.pack_faulty =
        t_.pack_faulty || a.kind == ActKind::PackHolds || a.kind == ActKind::PackLacks ||
        (a.kind == ActKind::Find && a.object_as<record::Noun>() == record::Noun::PackWrong);
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
      implied_dealing();
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
        exchanging_.complete(a);
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
      if (record::is_player(a.actor)) {
        implied_dealing();
        exchanging_.during_exchange(a);
      }
      return;
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
    case ActKind::Omit:
    case ActKind::Aside:
    case ActKind::TakeTrick:
      return bystander_act(a);
    case ActKind::Hold:
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
      return;  // read with the act they continue
  }
}

void Replayer::heading(const Act& a) {
  if (a.kind == ActKind::Players) {
    sitting_ = Sitting{};
    out_.sitting_begins = true;
  } else if (a.kind == ActKind::HeadGame) {
    if (sitting_.deals > 0 && (a.amount() > sitting_.game + 1 || game_headed_)) {
      deals_untold();  // a whole game
    }
    game_headed_ = true;
    sitting_.game = a.amount();
    sitting_.last_deal = 0;
    sitting_.bets_untold = false;
    beat(Beat::NextGame);
    new_game_ = sitting_.deals > 0;
    if (sitting_.deals > 0) {
      sitting_.bets.clear();  // a bet is on one game
      sitting_.covers.reset();
    }
    if (!deal_passes_on() && sitting_.deals > 0) {
      // A fresh cut may have come between the games: who deals is not known unless it is written.
      sitting_.last_dealer.reset();
    }
  } else if (a.kind == ActKind::HeadDeal) {
    deal_number_ = a.amount();
    if (deal_number_ != sitting_.last_deal + 1) {
      sitting_.bets_untold = true;
      if (sitting_.deals > 0) {
        deals_untold();
      }
    }
    out_.heading = now_;
  }
}

/// Deals between are not told: who dealt them, from which pack and in which order is not known.
void Replayer::deals_untold() {
  sitting_.last_dealer.reset();
  sitting_.first_dealer.reset();
  sitting_.possession_known = false;
  sitting_.order_untold = {{true, true}};
}

void Replayer::setting(const Act& a) {
  switch (a.kind) {
    case ActKind::System:
      sitting_.system = a.object_as<record::SystemOfPlay>();
      return;
    case ActKind::Packs:
      sitting_.packs_known = true;
      sitting_.chosen = {{a.number, a.detail}};
      sitting_.possession = sitting_.chosen;
      sitting_.possession_known = true;
      return;
    case ActKind::Agreed:
      sitting_.agreed |= std::uint32_t{1} << a.object;
      return;
    case ActKind::Pool:
      sitting_.pool = true;
      return;
    case ActKind::Bet:
      if (a.detail < 2 && sitting_.bets.size() < 64) {
        sitting_.bets.push_back({a.actor, a.seat_in_detail(), a.amount()});
      }
      return;
    case ActKind::Settled:
      beat(Beat::Settled);
      settled_ = now_;
      return;
    default:
      return;
  }
}

void Replayer::statement(const Act& a) {
  switch (a.kind) {
    case ActKind::Hold:
      return hold(a);
    case ActKind::HasNotLooked:
      if (record::is_player(a.actor) && !out_.dealings.empty()) {
        Moment& looked = out_.dealings.back().looked[a.seat()];
        if (looked.latest == kNever || looked.latest > now_) {
          looked.earliest = now_;
          d_.hands[a.seat()].not_looked = now_;
        }
      }
      return;
    case ActKind::Made:
      return made(a);
    case ActKind::HasLooked:
      if (record::is_player(a.actor) && !out_.dealings.empty()) {
        mark_looked(a.seat(), false);
      }
      return;
    case ActKind::StockLeft:
      if ((a.flags & record::kWholePack) == 0 && !out_.dealings.empty()) {
        d_.stock = a.number;  // whatever exchanges are not told
      }
      return;
    case ActKind::DealerIs:
    case ActKind::CutWon:
      if (record::is_player(a.actor) && out_.dealings.empty()) {
        sitting_.first_dealer = a.seat();
      }
      return;
    case ActKind::StockCard:
      return;
    default:
      return cutting_.pack_said(a);
  }
}

void Replayer::hold(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  const Seat seat = a.seat();
  const int number = number_of(a, 0);
  if (number > cards_.count(seat)) {
    exchanging_.take_untold(seat);
  }
  const bool whole = number > a.cards.size() || number > cards_.count(seat);
  if (whole && number != cards_.count(seat)) {
    hand_counted(seat, number, now_);
  }
  const std::span<const CardSet> in_part = partly(now_);
  const int named = a.cards.size() + static_cast<int>(in_part.size());
  check(cards_.tell(now_, seat, a.cards, in_part, named == cards_.count(seat)));
}

void Replayer::hand_counted(Seat seat, int number, ActIndex at) {
  const int difference = number - cards_.count(seat);
  if (difference == 0) {
    return;
  }
  cards_.recount(seat, difference);
  if (!d_.hands[seat].took) {
    giving_.recount(seat, difference, at);
  }
  if (p_.begun) {
    note_played_wrong(seat);
  }
}

void Replayer::score_act(const Act& a) {
  Testimony said;
  said.at = now_;
  said.dealing = dealing_number();
  said.by = a.actor;
  said.seat = a.seat();
  said.purpose = a.object_as<record::For>();
  said.amount = a.number;
  switch (a.kind) {
    case ActKind::Announce:
      return announce(a);
    case ActKind::Withdraw:
      return withdraw(a);
    case ActKind::Mark:
      deed(Remedy::Mark, a.actor, true).number = a.number;
      marked_[a.seat()] = true;
      d_.marked =
          d_.marked || said.purpose == record::For::Point || said.purpose == record::For::Vole;
      out_.testimony.push_back(said);
      return;
    case ActKind::TakeDown:
      deed(Remedy::TakeDown, a.actor, true).number = a.number;
      said.kind = Testimony::Kind::TakeDown;
      said.seat = a.detail < 2 ? a.seat_in_detail() : a.seat();
      out_.testimony.push_back(said);
      return;
    case ActKind::Score:
      said.kind = Testimony::Kind::Counters;
      said.amount = a.number;
      said.amount_second = a.detail;
      out_.testimony.push_back(said);
      if (p_.ending.over()) {
        close_hand();
      }
      return;
    case ActKind::Admit: {
      if (a.object_as<record::Admitted>() != record::Admitted::TooMany) {
        return;  // too few: an omission, which the ledger sees by itself
      }
      const bool corrected = later(ActKind::TakeDown, record::kNobody, now_);
      const bool new_game = (new_game_ || cutting_.begins_game()) && !marked_[a.seat()];
      const bool between = d_.phase == Phase::Idle || d_.phase == Phase::Over;
      Fact& fact = note(FactKind::OverscoreAdmitted, a.actor, now_,
                        new_game  ? AdmittedWhen::AfterGame
                        : between ? AdmittedWhen::BeforeNextPacket
                                  : AdmittedWhen::InGame,
                        corrected ? NoYes::Yes : NoYes::No);
      fact.number = a.number;
      return;
    }
    case ActKind::ClaimGame: {
      const bool thrown_down = claimed_in_throwing_down(a);
      note(FactKind::GameClaimed, a.actor, now_, unknown<GameScore>,
           thrown_down ? ClaimedHow::ThrownDown : ClaimedHow::Alone);
      bystanders_.note_multiple(a.actor, a.object_as<record::Multiple>(), now_);
      return;
    }
    default:
      return;
  }
}

/// Does he claim the game in throwing down his cards, in the same breath?
bool Replayer::claimed_in_throwing_down(const Act& a) const {
  const auto throws_down = [&](std::size_t i) {
    return i < acts_.size() && acts_[i].kind == ActKind::ThrowDown && acts_[i].actor == a.actor;
  };
  return throws_down(std::size_t{now_} + 1) || (now_ > 0 && throws_down(std::size_t{now_} - 1));
}

void Replayer::announce(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  implied_dealing();
  exchanging_.take_untold(a.seat());
  deed(Remedy::Announce, a.actor, true);
  Testimony said;
  said.kind = Testimony::Kind::Announce;
  said.seat = a.seat();
  said.by = a.actor;
  said.purpose = record::For::King;
  said.at = now_;
  said.dealing = dealing_number();
  out_.testimony.push_back(said);
  const bool another = !a.cards.empty() && d_.trump && !a.cards.has({game::Rank::King, *d_.trump});
  d_.king.announce(a.seat(), now_, another);
}

void Replayer::withdraw(const Act& a) {
  switch (a.object_as<record::Withdrawn>()) {
    case record::Withdrawn::King:
      if (record::is_player(a.actor)) {
        d_.king.withdraw(a.seat(), now_);
      }
      return;
    case record::Withdrawn::Proposal:
      d_.words.proposal_withdrawn = true;
      note(FactKind::WordAltered, a.actor, now_, AlteredWord::Proposal, AlteredHow::Other);
      return;
    case record::Withdrawn::Number:
      note(FactKind::WordAltered, a.actor, now_, AlteredWord::Number, AlteredHow::Other);
      return;
    case record::Withdrawn::Answer:
      note(FactKind::WordAltered, a.actor, now_, AlteredWord::Answer, AlteredHow::Other).number =
          d_.words.refused_last ? kFirstWordRefused : std::uint8_t{0};
      return;
    case record::Withdrawn::Card:
      return take_back(a);
  }
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────

/// A card that belongs to no piquet pack came to light in play: so the pack is at fault, whether or
/// not anybody says so.
void Replayer::odd_card(const Act& a) {
  if ((a.flags & record::kSecondCopy) != 0 || t_.pack_faulty || out_.dealings.empty()) {
    return;
  }
  for (std::size_t i = now_; i-- > 0;) {
    const ActKind kind = acts_[i].kind;
    if (kind == ActKind::Cut) {
      return;  // of a cut the law speaks otherwise
    }
    if (kind != ActKind::Odd && kind != ActKind::Partly) {
      break;
    }
  }
  t_.pack_faulty = true;
  cards_.doubt_pack();
  note(FactKind::PackFault, record::kNobody, now_, WhichPack::InUse, PackFault::Foreign);
}

void Replayer::look(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  const Seat seat = a.seat();
  switch (a.object_as<record::Seen>()) {
    case record::Seen::OwnHand:
      implied_dealing();
      d_.hands[seat].taken_up = true;
      return mark_looked(seat, true);
    case record::Seen::CardsGiven:
      return exchanging_.look_at_taken(seat);
    case record::Seen::OwnDiscard:
    case record::Seen::OtherDiscard:
      if (d_.phase == Phase::Over || t_.closed_at != kNever) {
        return;  // the hand is over: they are no longer anybody's discard
      }
      note(FactKind::DiscardHandled, a.actor, now_,
           a.object_as<record::Seen>() == record::Seen::OwnDiscard ? Whose::Own : Whose::Other,
           a.kind == ActKind::Touch ? Handled::Touched : Handled::Looked);
      return;
    case record::Seen::Drawn:
      note(FactKind::SurplusLooked, a.actor, now_, SurplusHow::Drawn,
           d_.hands[game::other(seat)].took ? SurplusFrom::Exchange : SurplusFrom::Deal,
           drawn_from_taken_up_, role(game::other(seat)))
          .witness = drawn_at_;
      return;
    case record::Seen::ThrownOut:
      note(FactKind::SurplusLooked, a.actor, now_, SurplusHow::ThrownOut,
           d_.hands[game::other(seat)].took ? SurplusFrom::Exchange : SurplusFrom::Deal, NoYes::No,
           role(game::other(seat)));
      return;
    case record::Seen::OtherHand:
    case record::Seen::IdlePack:
      return;
  }
}

// ── The end ──────────────────────────────────────────────────────────────────────────────────────

void Replayer::finish() {
  if (sitting_.deals == 0 && !out_.sitting_begins) {
    out_.sitting_begins = true;
  }
  const std::uint32_t number = deal_number_ != 0 ? deal_number_ : sitting_.last_deal + 1;
  out_.game = sitting_.game;
  out_.deal = number;
  out_.deal_follows = deal_follows_;
  out_.ordinal = sitting_.deals;
  out_.game_begins = number == 1;
  out_.broken_before = sitting_.broken || number != sitting_.last_deal + 1;
  if (!out_.dealings.empty()) {
    finish_dealing();
    if (d_.phase != Phase::Idle) {
      leave_out_play(notes_, out_.dealings.back().begin, p_.tricks, p_.ending);
    }
  }
  note_settled();
  settle_sitting();
}

void Replayer::finish_dealing() {
  giving_.packets_complete();
  exchanging_.close_exchange();
  finish_playing();
  giving_.note_king_turned();
  note_kings();
  const ActIndex first = dealing_number() == 1 ? ActIndex{0} : out_.dealings.back().begin;
  Findings(notes_, d_, giving_, sitting_, first, cutting_.dealt_after()).apply(t_.all_found);
  fill_upheld();
  fill_looked();
  DealingSpan& span = out_.dealings.back();
  if (d_.dealer_known && bold(nondealer()) != unknown<NoYes> && bold(dealer()) != unknown<NoYes>) {
    span.bold = bold(nondealer()) == NoYes::Yes ? record::actor_of(nondealer())
                : bold(dealer()) == NoYes::Yes  ? record::actor_of(dealer())
                                                : record::kNobody;
  }
  span.end = now_;
  out_.trump = d_.trump;
}

void Replayer::settle_sitting() {
  sitting_.last_deal = out_.deal;
  ++sitting_.deals;
  sitting_.broken = !out_.impossible.empty();
  sitting_.pack_faulty = t_.pack_faulty;
  sitting_.packs_called =
      cutting_.called_cards() && !ahead_.later(ActKind::Choose, record::kNobody, 0);
  const bool questioned = std::ranges::any_of(acts_, [](const Act& a) {
    return a.kind == ActKind::Find || a.kind == ActKind::Claim || a.kind == ActKind::Require;
  });
  if (!out_.dealings.empty() && d_.dealer_known && !questioned &&
      !out_.dealings.back().reached_turn_up) {
    giving_.remember_giving();  // it was played on, though the turn-up is not told
  }
  sitting_.first_dealer.reset();
  sitting_.last_dealer.reset();
  for (const DealingSpan& dealing : out_.dealings) {
    if (dealing.dealer && (dealing.reached_turn_up || &dealing == &out_.dealings.back())) {
      sitting_.last_dealer = dealing.dealer;
    }
  }
}

}  // namespace ecarte::replay
