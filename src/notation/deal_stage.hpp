// SPDX-License-Identifier: MIT
//
// How far a deal has come by the acts told, and who deals: so much of its moment nearly every
// sentence turns on, and most on no more (Moment).
#pragma once

#include "notation/table_words.hpp"
#include "record/act_kinds.hpp"
#include "record/by_kind.hpp"

namespace ecarte::notation {

/// It goes from one act to the next, and knows no other.
struct DealStage {
  When now = kBefore;  ///< one of kAlways
  record::Actor dealer = record::kNobody;

  /// Do cards begin to be given with this giving?
  [[nodiscard]] bool begins_dealing(const record::Act& give) const {
    return now == kBefore || (give.flags & record::kAgain) != 0 || give.number != 0;
  }
  /// Is the deal to be made again, which this act cuts for?
  [[nodiscard]] bool is_cut_anew(const record::Act& act) const {
    return now != kBefore && act.cuts_for_deal();
  }
  /// Behind `act`.
  void follow(const record::Act& act) {
    if (is_cut_anew(act)) {
      *this = {};
    }
    record::do_by_kind(kDoes, *this, act);
  }
  /// Of these bits, those that are so of `actor`: of no others is anything known here.
  [[nodiscard]] When of(record::Actor actor) const {
    const bool told = record::is_player(actor) && dealer != record::kNobody;
    return now | (!told ? 0 : kDealerTold | (actor == dealer ? kByDealer : kByOther));
  }
  static constexpr When kKnown = kAlways | kDealerTold | kByDealer | kByOther;

 private:
  void dealt_by(record::Actor actor) {
    dealer = record::is_player(actor) && dealer == record::kNobody ? actor : dealer;
  }
  using Does = void (*)(DealStage&, const record::Act&);
  static void give(DealStage& s, const record::Act& act) {
    if (s.begins_dealing(act)) {
      s.dealer = record::is_player(act.actor) ? act.actor : s.dealer;
      s.now = kDealing;
    }
  }
  static void turn(DealStage& s, const record::Act& act) {
    s.now = s.now <= kDealing ? kTurned : s.now;
    s.dealt_by(act.actor);
  }
  static void propose(DealStage& s, const record::Act& act) {
    s.now = kAsked;
    if (record::is_player(act.actor)) {
      s.dealt_by(static_cast<record::Actor>(1 - act.actor));
    }
  }
  static void ask(DealStage& s, const record::Act& /*act*/) {
    s.now = s.now == kTurned ? kAsked : s.now;
  }
  static void exchange(DealStage& s, const record::Act& /*act*/) { s.now = kExchanging; }
  static void refuse(DealStage& s, const record::Act& act) {
    s.now = act.count == 0 && s.now == kAsked ? kPlaying : s.now;
  }
  static void take_trick(DealStage& s, const record::Act& act) {
    s.now = act.number != 0 && s.now < kPlaying ? kPlaying : s.now;
  }
  /// Who has proposed is bound by it: what he does meanwhile answers nothing.
  static void play(DealStage& s, const record::Act& act) {
    const bool bound = s.now == kAsked && record::is_player(act.actor) &&
                       s.dealer != record::kNobody && act.actor != s.dealer;
    s.now = bound ? kAsked : kPlaying;
  }
  static void play_again(DealStage& s, const record::Act& /*act*/) { s.now = kPlaying; }
  /// How the game stood, or how the hand left it.
  static void score(DealStage& s, const record::Act& /*act*/) {
    s.now = s.now == kBefore ? kBefore : kOver;
  }
  static void make(DealStage& s, const record::Act& /*act*/) { s.now = kOver; }
  static constexpr auto kDoes = record::by_kind<Does>({{record::ActKind::Give, give},
                                                       {record::ActKind::Turn, turn},
                                                       {record::ActKind::Propose, propose},
                                                       {record::ActKind::Ask, ask},
                                                       {record::ActKind::Accept, exchange},
                                                       {record::ActKind::Discard, exchange},
                                                       {record::ActKind::Take, exchange},
                                                       {record::ActKind::Refuse, refuse},
                                                       {record::ActKind::TakeTrick, take_trick},
                                                       {record::ActKind::Stand, play},
                                                       {record::ActKind::Play, play},
                                                       {record::ActKind::HandsAgain, play_again},
                                                       {record::ActKind::Gather, score},
                                                       {record::ActKind::Score, score},
                                                       {record::ActKind::Made, make}});
};

}  // namespace ecarte::notation
