// SPDX-License-Identifier: MIT
//
// The flow of a dealing: who begins it, and to which room what is done in it belongs.
#include <algorithm>

#include "record/by_kind.hpp"
#include "replay/replayer.hpp"

namespace ecarte::replay {
namespace {

/// Far more than anybody has dealt for one deal; the facts count dealings in a byte.
constexpr std::size_t kMostDealings = 64;

}  // namespace

// ── Shuffling, cutting, choosing ─────────────────────────────────────────────────────────────────

void Replayer::before_dealing(const Act& a) {
  using Does = void (*)(Replayer&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::Shuffle, [](Replayer& r, const Act& act) { r.cutting_.shuffle(act); }},
      {ActKind::Cut,
       [](Replayer& r, const Act& act) {
         (act.flags & record::kForDeal) != 0 ? r.cutting_.cut_for_deal(act) : r.cutting_.cut(act);
       }},
      {ActKind::Choose,
       [](Replayer& r, const Act& act) {
         act.object_as<record::Chosen>() == record::Chosen::Card ? r.giving_.choose_trump(act)
                                                                 : r.cutting_.choose(act);
       }},
      {ActKind::GiveNotice,
       [](Replayer& r, const Act& act) {
         if (record::is_player(act.actor) && !r.cutting_.done()) {
           r.giving_.give_notice(act);
         }
       }},
      {ActKind::Deny, [](Replayer& r, const Act& act) { r.deny(act); }},
      {ActKind::CallCards, [](Replayer& r, const Act& act) { r.cutting_.call_cards(act); }},
  });
  record::do_by_kind(kDoes, *this, a);
}

void Replayer::deny(const Act& a) {
  const CutWhen when =
      cutting_.done() || d_.phase != Phase::Idle ? CutWhen::AfterCut : CutWhen::BeforeCut;
  switch (a.object_as<record::Denied>()) {
    case record::Denied::Shuffle:
      note(FactKind::ShuffleDenied, a.actor, now_, WhichShuffle::Any, when);
      return;
    case record::Denied::LastShuffle:
      if (const Cutting::PassedOver over = cutting_.passed_over(); a.actor == over.by) {
        return cutting_.note_last_shuffle_denied(over);
      }
      note(FactKind::ShuffleDenied, a.actor, now_, WhichShuffle::Last, when);
      return;
    case record::Denied::Number:
      note(FactKind::NumberWithheld, a.actor, now_, role_of(a.actor), WithheldHow::Silent,
           asked_when());
      return;
    case record::Denied::Sight:
      note(FactKind::RemedyDenied, a.actor, now_, DeniedWhat::Sight);
      return;
    case record::Denied::Choice:
      note(FactKind::RemedyDenied, a.actor, now_, DeniedWhat::Choice);
      return;
    case record::Denied::Draw:
      note(FactKind::RemedyDenied, a.actor, now_, DeniedWhat::Draw);
      return;
    case record::Denied::Cost:
      note(FactKind::RemedyDenied, a.actor, now_, DeniedWhat::Cost);
      return;
  }
}

// ── The packets ──────────────────────────────────────────────────────────────────────────────────

namespace {

/// A card of which it does not follow that the non-dealer led it: whoever leads to a later trick
/// has won one, and who follows leads nothing.
bool is_no_first_lead(const record::Act& play, bool trick_won) {
  return play.number > 1 || (play.flags & record::kReplies) != 0 || trick_won;
}

}  // namespace

/// Who dealt, where no packet says so: from what only one of the two may do.
void Replayer::find_dealer() {
  constexpr record::ActKinds kDealers{ActKind::Give, ActKind::Turn, ActKind::Accept};
  constexpr record::ActKinds kNonDealers{ActKind::Propose, ActKind::Stand};
  const std::optional<Seat> known = cutting_.rightful();
  bool trick_won = false;
  for (const Act& a : acts_) {
    trick_won = trick_won || a.kind == ActKind::TakeTrick;
    if (!record::is_player(a.actor)) {
      continue;
    }
    if (a.kind == ActKind::Play && !known && is_no_first_lead(a, trick_won)) {
      return;
    }
    if (kDealers.has(a.kind) || kNonDealers.has(a.kind) || a.kind == ActKind::Play) {
      d_.dealer = kDealers.has(a.kind)               ? a.seat()
                  : a.kind == ActKind::Play && known ? *known
                                                     : game::other(a.seat());
      d_.dealer_known = true;
      return;
    }
  }
  if (known) {
    d_.dealer = *known;
    d_.dealer_known = true;
  }
}

/// Begins a dealing that is not written, because an act supposes it.
void Replayer::implied_dealing() {
  if (!out_.dealings.empty()) {
    return;
  }
  d_ = Dealing{};
  find_dealer();
  open_dealing();
  d_.phase = Phase::Dealing;
  const std::optional<Seat> due = cutting_.rightful();
  if (d_.dealer_known && due && *due != d_.dealer) {
    note(FactKind::Dealing, record::actor_of(d_.dealer), now_, Turn::Out, PackOwner::Own,
         cutting_.dealt_after(), PackChosen::Same);
  }
}

void Replayer::open_dealing() {
  p_.begin();
  cards_.begin();
  DealingSpan span;
  span.begin = now_;
  if (d_.dealer_known) {
    span.dealer = d_.dealer;
  }
  span.rightful = cutting_.rightful();
  out_.dealings.push_back(span);
  d_.begun_at = now_;
  for (const Seat seat : game::kSeats) {
    d_.hands[seat].first_packet = now_;
  }
  giving_.begin();
  exchanging_.begin();
}

void Replayer::begin_dealing(Seat dealer, std::uint8_t pack, bool sound) {
  const bool again = !out_.dealings.empty();
  if (out_.dealings.size() == kMostDealings) {
    impossible("too-many-dealings", now_);
    return;
  }
  const Seat last = d_.dealer;
  if (again) {
    deed(dealer == last ? Remedy::FreshDeal : Remedy::Void, record::actor_of(dealer), true);
    find_all_for_dealing(now_);
    finish_dealing();
  } else if (sitting_.pack_faulty &&
             (sound || (frame_.number == sitting_.last_deal && frame_.number != 0))) {
    deed(Remedy::Void, record::actor_of(dealer), true);  // the deal before is made again
  }
  d_ = Dealing{};
  d_.dealer = dealer;
  d_.dealer_known = true;
  d_.pack = pack;
  d_.phase = Phase::Dealing;
  open_dealing();
  if (sound) {
    t_.pack_faulty = false;
    cards_.trust_pack();
  }
  std::optional<Seat> due = cutting_.rightful();
  if (!due && again && !ahead_.turn_disputed(0, now_)) {
    due = last;  // who dealt deals afresh
    out_.dealings.back().rightful = last;
  }
  const bool out = due && *due != dealer;
  const bool other =
      sitting_.packs_known && sitting_.possession_known && pack != sitting_.possession[dealer];
  if (sitting_.packs_known && sitting_.possession_known) {
    d_.own_pack = !other;
  }
  if (out || other || (again && (due || sitting_.packs_known))) {
    note(FactKind::Dealing, record::actor_of(dealer), now_, out ? Turn::Out : Turn::In,
         other ? PackOwner::Other : PackOwner::Own,
         again ? DealtAfter::Annulled : cutting_.dealt_after(),
         pack == sitting_.chosen[dealer] ? PackChosen::Same : PackChosen::Other);
    if (!out && !other) {
      out_.facts.pop_back();
    }
  }
}

/// Is nothing told yet of the dealing but that its dealer, who gives now, showed cards of it?
bool Replayer::is_shown_of(const Act& a) const {
  const bool own_pack = a.object_as<record::PackRef>() == record::PackRef{};
  return own_pack && !giving_.has_given() && d_.phase == Phase::Dealing && d_.dealer_known &&
         a.seat() == d_.dealer && d_.begun_at < now_ &&
         std::all_of(acts_.begin() + d_.begun_at, acts_.begin() + now_, [&](const Act& before) {
           return before.kind == ActKind::Expose && before.actor == a.actor;
         });
}

/// He marks what the tricks of this hand gave him, or so many at once as no king brings: its trump
/// was turned before that. A mark in a dealing of which nothing came may be for the deal before.
void Replayer::turned_by_the_mark(const Testimony& mark) {
  const bool several = mark.purpose == record::For::Unsaid && !mark.amount_unknown &&
                       mark.amount != record::kUnstated && mark.amount > 1 && sitting_.deals == 0;
  const bool of_tricks =
      mark.purpose == record::For::Point || mark.purpose == record::For::Vole || several;
  if (!of_tricks || out_.dealings.empty() || is_left_before(mark.seat)) {
    return;
  }
  if (p_.ending.over() && giving_.turned_untold()) {
    beat(Beat::TurnUp);
  } else if (sitting_.deals == 0 || d_.phase == Phase::Dealing) {
    giving_.turn_untold(sitting_.deals == 0);
  }
}

/// The record stops in the dealing: does the player mark what he left of the deal before?
bool Replayer::is_left_before(Seat seat) const {
  return sitting_.left_unmarked[seat] && d_.phase == Phase::Dealing && !frame_.deal_follows &&
         !ahead_.hand_told_later(now_);
}

/// Does it stop there with such a mark?
bool Replayer::stops_with_mark_left() const {
  return std::ranges::any_of(out_.testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && said.amount != 0 &&
           said.dealing == dealing_number() && is_left_before(said.seat);
  });
}

/// Who dealt from a pack that was found wrong before the cards were gathered, and is to deal again.
std::optional<Seat> Replayer::dealer_of_void() const {
  if (!t_.pack_faulty || t_.closed_at != kNever || out_.dealings.empty()) {
    return std::nullopt;
  }
  const bool found = std::ranges::any_of(out_.facts, [&](const Fact& fact) {
    return fact.kind == FactKind::PackFault && fact.found < kSometime &&
           fact.dealing == dealing_number() && value<WhichPack>(fact, 0) == WhichPack::InUse;
  });
  return found ? out_.dealings.back().dealer : std::nullopt;
}

void Replayer::give(const Act& a) {
  if (!record::is_player(a.actor)) {
    if (out_.dealings.empty()) {
      implied_dealing();  // somebody deals, and it is not told who
      beat(Beat::Packet);
    }
    return;
  }
  const bool again = (a.flags & record::kAgain) != 0;
  const bool plan = a.number == 23 || a.number == 32;
  const bool both = gives_both(a);
  const bool begun = !out_.dealings.empty();
  if (begun && !again && !plan && a.detail > 0) {
    if (d_.phase == Phase::Dealing && a.seat() == d_.dealer) {
      return giving_.packets(a);  // the same dealing goes on
    }
    if (d_.phase == Phase::Exchanging || d_.phase == Phase::Asked ||
        (d_.phase == Phase::Turned && !both)) {
      return exchanging_.give_in_exchange(a);
    }
  }
  if (begun && !again && is_shown_of(a)) {
    return giving_.packets(a);  // it is told as it went on
  }
  if (begun && !again && !plan && a.detail == 0 && d_.phase != Phase::Dealing) {
    if (d_.phase == Phase::Exchanging && a.count > 0 && a.count != record::kUnstated) {
      return exchanging_.give_in_exchange(a);
    }
  }
  begin_dealing(a.seat(), cutting_.pack_meant(a, a.seat()),
                a.object_as<record::PackRef>() == record::PackRef::Sound);
  const auto ref = a.object_as<record::PackRef>();
  d_.pack_known =
      sitting_.possession_known || ref == record::PackRef::PackA || ref == record::PackRef::PackB;
  beat(Beat::Packet);
  if (!cutting_.done()) {
    beat(Beat::Cut);
  }
  cutting_.given();
  giving_.packets(a);
}

bool Replayer::gives_both(const Act& a) const {
  bool to[2] = {false, false};
  for (std::size_t i = 1; i <= a.detail && now_ + i < acts_.size(); ++i) {
    if (acts_[now_ + i].kind == ActKind::Packet) {
      to[acts_[now_ + i].detail & 1U] = true;
    }
  }
  return to[0] && to[1];
}

// ── The turn-up ──────────────────────────────────────────────────────────────────────────────────

void Replayer::turn(const Act& a) {
  implied_dealing();
  if (giving_.has_turned() && d_.dealer_known && record::is_player(a.actor) &&
      a.seat() != dealer()) {
    leave_stock(a.cards, Pile::Faced);  // only the dealer turns trumps: a card shown, and no more
    d_.shown.faced |= a.cards;
    return;
  }
  if (hand_gathered()) {
    return;  // nobody can take it for the trump
  }
  if (d_.words.exchanges > 0 || d_.phase == Phase::Exchanging || d_.phase == Phase::Playing) {
    return exchanging_.false_turn_up(a);
  }
  giving_.turn_up(a);
}

/// He shows the king of trumps of his hand, says nothing, and marks it: he may have meant that for
/// his word.
void Replayer::show_king(const Act& a, Seat whose) {
  const CardSet king = d_.trump ? CardSet{Card{game::Rank::King, *d_.trump}} : CardSet{};
  const bool his = a.actor == record::actor_of(whose) && d_.hands[whose].first_card == kNever;
  if (king.empty() || !his || !a.cards.has_all(king) || !ahead_.marks_king_next(now_, whose)) {
    return;
  }
  note(FactKind::KingShown, a.actor, now_).cards = king;
  announce(a);
}

// ── Cards exposed or faced ───────────────────────────────────────────────────────────────────────

void Replayer::expose(const Act& a) {
  implied_dealing();
  const Seat whose = a.detail < 2 ? a.seat_in_detail() : a.seat();
  // What a bystander shows is not the dealer's act either.
  const Some<Role> by = record::is_player(a.actor)      ? Some(role(a.seat()))
                        : record::is_bystander(a.actor) ? Some(Role::NonDealer)
                                                        : unknown<Role>;
  exchanging_.imply_exchange_of(a.cards, whose);
  const bool exchanging = d_.phase == Phase::Exchanging || exchanging_.without_right(Seat::First) ||
                          exchanging_.without_right(Seat::Second);
  const bool before_play =
      d_.phase == Phase::Dealing || d_.phase == Phase::Turned || d_.phase == Phase::Asked;
  // A card of the hand that he shows is not one that is being given. To himself the dealer gives
  // until he has as many as he put out.
  const bool gives_on = by.must_be(Role::Dealer) && exchanging_.lacks_cards(whose);
  const bool has_his =
      a.actor == record::actor_of(whose) && exchanging_.is_served(whose) && !gives_on;
  const bool in_hand =
      has_his || (!a.cards.empty() && (a.cards - cards_.held_at(whose, now_)).empty());
  // Nor, once the trump is turned, is it one that was shown in dealing.
  const bool dealt = d_.phase != Phase::Dealing && a.actor == record::actor_of(whose);
  if (before_play && !exchanging && !dealt) {
    giving_.expose(a, whose, by);
    show_king(a, whose);
  } else if (before_play && !exchanging) {
    show_in_hand(whose, a.cards);
    show_king(a, whose);
  } else if ((before_play || d_.phase == Phase::Exchanging) && !in_hand) {
    exchanging_.expose(a, whose, by);
  } else {
    show_in_hand(whose, a.cards);
    show_king(a, whose);
  }
}

}  // namespace ecarte::replay
