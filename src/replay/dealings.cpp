// SPDX-License-Identifier: MIT
//
// The flow of a dealing: who begins it, and to which room what is done in it belongs.
#include "replay/dealings.hpp"

#include <algorithm>

#include "record/by_kind.hpp"
#include "replay/untold_play.hpp"

namespace ecarte::replay {

namespace {

/// Far more than anybody has dealt for one deal; the facts count dealings in a byte.
constexpr std::size_t kMostDealings = 64;

}  // namespace

void Dealings::before_dealing(const Act& a) {
  using Does = void (*)(Dealings&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::Shuffle, [](Dealings& r, const Act& act) { r.cutting_.shuffle(act); }},
      {ActKind::Cut,
       [](Dealings& r, const Act& act) {
         (act.flags & record::kForDeal) != 0 ? r.cutting_.cut_for_deal(act) : r.cutting_.cut(act);
       }},
      {ActKind::Choose,
       [](Dealings& r, const Act& act) {
         act.object_as<record::Chosen>() == record::Chosen::Card ? r.giving_.choose_trump(act)
                                                                 : r.cutting_.choose(act);
       }},
      {ActKind::GiveNotice,
       [](Dealings& r, const Act& act) {
         if (record::is_player(act.actor) && !r.cutting_.done()) {
           r.giving_.give_notice(act);
         }
       }},
      {ActKind::CallCards, [](Dealings& r, const Act& act) { r.cutting_.call_cards(act); }},
  });
  record::do_by_kind(kDoes, *this, a);
}

void Dealings::begin_dealing(Seat dealer, std::uint8_t pack, bool sound) {
  const bool again = !out_.dealings.empty();
  if (out_.dealings.size() == kMostDealings) {
    impossible("too-many-dealings", now_);
    return;
  }
  const Seat last = d_.dealer;
  if (again) {
    deed(dealer == last ? Remedy::FreshDeal : Remedy::Void, record::actor_of(dealer), true);
    find_all_for_dealing(now_);
    end_.finish_dealing();
  } else if (sitting_.pack_faulty &&
             (sound || (frame_.number == sitting_.last_deal && frame_.number != 0))) {
    deed(Remedy::Void, record::actor_of(dealer), true);  // the deal before is made again
  }
  d_ = Dealing{};
  d_.dealer = dealer;
  d_.dealer_known = true;
  d_.pack.which = pack;
  d_.phase = Phase::Dealing;
  opening_.open_dealing();
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
    d_.pack.own = !other;
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
bool Dealings::is_shown_of(const Act& a) const {
  const bool own_pack = a.object_as<record::PackRef>() == record::PackRef{};
  return own_pack && !giving_.has_given() && d_.phase == Phase::Dealing && d_.dealer_known &&
         a.seat() == d_.dealer && d_.done.begun_at < now_ &&
         std::all_of(acts_.begin() + d_.done.begun_at, acts_.begin() + now_,
                     [&](const Act& before) {
                       return before.kind == ActKind::Expose && before.actor == a.actor;
                     });
}

void Dealings::give(const Act& a) {
  if (!record::is_player(a.actor)) {
    if (out_.dealings.empty()) {
      opening_.implied_dealing();  // somebody deals, and it is not told who
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
      return exchanging_.cards().give_in_exchange(a);
    }
  }
  if (begun && !again && is_shown_of(a)) {
    return giving_.packets(a);  // it is told as it went on
  }
  if (begun && !again && !plan && a.detail == 0 && d_.phase != Phase::Dealing) {
    if (d_.phase == Phase::Exchanging && a.count > 0 && a.count != record::kUnstated) {
      return exchanging_.cards().give_in_exchange(a);
    }
  }
  sitting_.packs_known =
      sitting_.packs_known || a.object_as<record::PackRef>() == record::PackRef::Idle;
  begin_dealing(a.seat(), cutting_.pack_meant(a, a.seat()),
                a.object_as<record::PackRef>() == record::PackRef::Sound);
  const auto ref = a.object_as<record::PackRef>();
  d_.pack.known =
      sitting_.possession_known || ref == record::PackRef::PackA || ref == record::PackRef::PackB;
  beat(Beat::Packet);
  if (!cutting_.done()) {
    beat(Beat::Cut);
  }
  cutting_.given();
  giving_.packets(a);
}

bool Dealings::gives_both(const Act& a) const {
  bool to[2] = {false, false};
  for (std::size_t i = 1; i <= a.detail && now_ + i < acts_.size(); ++i) {
    if (acts_[now_ + i].kind == ActKind::Packet) {
      to[acts_[now_ + i].detail & 1U] = true;
    }
  }
  return to[0] && to[1];
}

void Dealings::turn(const Act& a) {
  opening_.implied_dealing();
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
    return exchanging_.exposed().false_turn_up(a);
  }
  giving_.turn_up(a);
}

void Dealings::lie_faced(const Act& a) {
  if (out_.dealings.empty() && ahead_.pack_mended_next(now_)) {
    return;  // it is put right before a card is dealt
  }
  opening_.implied_dealing();
  exchanging_.cards().break_off_giving();
  giving_.lie_faced(a);
}

void Dealings::expose(const Act& a) {
  opening_.implied_dealing();
  const Seat whose = a.detail < 2 ? a.seat_in_detail() : a.seat();
  // What a bystander shows is not the dealer's act either.
  const Some<Role> by = record::is_player(a.actor)      ? Some(role(a.seat()))
                        : record::is_bystander(a.actor) ? Some(Role::NonDealer)
                                                        : unknown<Role>;
  exchanging_.words().imply_exchange_of(a.cards, whose);
  const bool exchanging = d_.phase == Phase::Exchanging ||
                          exchanging_.cards().without_right(Seat::First) ||
                          exchanging_.cards().without_right(Seat::Second);
  const bool before_play =
      d_.phase == Phase::Dealing || d_.phase == Phase::Turned || d_.phase == Phase::Asked;
  // A card of the hand that he shows is not one that is being given. To himself the dealer gives
  // until he has as many as he put out.
  const bool gives_on = by.must_be(Role::Dealer) && exchanging_.cards().lacks_cards(whose);
  const bool has_his =
      a.actor == record::actor_of(whose) && exchanging_.cards().is_served(whose) && !gives_on;
  const bool in_hand =
      has_his || (!a.cards.empty() && (a.cards - cards_.held_at(whose, now_)).empty());
  // Nor, once the trump is turned, is it one that was shown in dealing.
  const bool dealt = d_.phase != Phase::Dealing && a.actor == record::actor_of(whose);
  if (before_play && !exchanging && !dealt) {
    giving_.expose(a, whose, by);
    king_.show_king(a, whose);
  } else if (before_play && !exchanging) {
    show_in_hand(whose, a.cards);
    king_.show_king(a, whose);
  } else if ((before_play || d_.phase == Phase::Exchanging) && !in_hand) {
    exchanging_.exposed().expose(a, whose, by);
  } else {
    show_in_hand(whose, a.cards);
    king_.show_king(a, whose);
  }
}

/// Does the record stop in the dealing with a mark that was left of the deal before?
bool Dealings::stops_with_mark_left() const {
  return std::ranges::any_of(out_.testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && said.amount != 0 &&
           said.dealing == dealing_number() && left_before(said.seat);
  });
}

void Dealings::finish() {
  if (out_.dealings.empty()) {
    return end_.note_found(0);  // such as a pack, before a card is given from it
  }
  end_.finish_dealing();
  if (d_.phase != Phase::Idle && !stops_with_mark_left()) {
    leave_out_play(notes_, out_.dealings.back().begin, p_.tricks, p_.ending);
  }
}

}  // namespace ecarte::replay
