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

void Dealings::begin_dealing(Seat dealer, const PackDealt& pack, bool sound) {
  const bool again = !out().dealings.empty();
  if (out().dealings.size() == kMostDealings) {
    impossible("too-many-dealings", now());
    return;
  }
  const std::optional<Seat> last = t_.dealing.dealer.dealer();
  if (again) {
    deed(last && last != dealer ? Remedy::Void : Remedy::FreshDeal, record::actor_of(dealer), true);
    find_all_for_dealing(now());
    find_pack_fault(sound);
    end_.finish_dealing();
  } else if (t_.sitting.packs.faulty && !t_.sitting.packs.deal_stands &&
             (sound || (frame_.number == t_.sitting.last_deal && frame_.number != 0))) {
    deed(Remedy::Void, record::actor_of(dealer), true);  // the deal before is made again
  }
  if (!again && sound) {  // another was taken for what had come to light of this one
    noted().each(FactKind::PackFault, [](Fact& fact) {
      fact.found =
          must_be(fact, 0, WhichPack::InUse) ? std::min(fact.found, fact.occurred) : fact.found;
    });
  }
  t_.dealing = Dealing{};
  t_.dealing.dealer = dealer;
  t_.dealing.pack = pack;
  t_.dealing.phase = Phase::Dealing;
  opening_.open_dealing();
  if (sound) {
    t_.pack_faulty = false;
    t_.cards.trust_pack();
  }
  std::optional<Seat> due = cutting_.rightful().dealer();
  // The fault found before another dealt may have been whose deal it was.
  const bool disputed =
      behind().turn_disputed(0, now()) || (last != dealer && behind().fault_found(0, now()));
  if (!due && again && !disputed) {
    due = last;  // who dealt deals afresh
    out().dealings.back().rightful = last;
  }
  const bool out_of_turn = due && *due != dealer;
  // Where it is told of two packs. Of his own they say nothing, nor of one that is his if no packs
  // were changed where that is not told.
  const PacksOfSitting& packs = t_.sitting.packs;
  const Some<PackOwner> owner = packs.told ? pack.owner : Some(PackOwner::Own);
  const bool other = owner.may_be(PackOwner::Other) && pack.supposed == PackOwner::Other;
  if (out_of_turn || other || (again && (due || packs.told))) {
    note(FactKind::Dealing, record::actor_of(dealer), now(), out_of_turn ? Turn::Out : Turn::In,
         owner, again ? DealtAfter::Annulled : cutting_.dealt_after(),
         pack.which == SomePack(packs.chosen[dealer]) ? PackChosen::Same : PackChosen::Other);
    if (!out_of_turn && !other) {
      out().facts.pop_back();
    }
  }
}

/// Is nothing told yet of the dealing but that its dealer, who gives now, showed cards of it?
bool Dealings::is_shown_of(const Act& a) const {
  const bool own_pack = a.object_as<record::PackRef>() == record::PackRef{};
  return own_pack && !giving_.has_given() && t_.dealing.phase == Phase::Dealing &&
         a.seat() == dealer() && t_.dealing.done.begun_at < now() &&
         behind().only_exposed(t_.dealing.done.begun_at, now(), a.actor);
}

void Dealings::give(const Act& a) {
  if (!record::is_player(a.actor)) {
    if (out().dealings.empty()) {
      opening_.implied_dealing();  // somebody deals, and it is not told who
      beat(Beat::Packet);
      if (a.number == 23 || a.number == 32) {
        giving_.order_given(a.number == 23 ? record::Order::TwoThree : record::Order::ThreeTwo);
      }
    }
    return;
  }
  const bool again = (a.flags & record::kAgain) != 0;
  const bool plan = a.number == 23 || a.number == 32;
  const bool both = beside().gives_both(now());
  const bool begun = !out().dealings.empty();
  if (begun && !again && !plan && a.detail > 0) {
    if (t_.dealing.phase == Phase::Dealing && a.seat() == dealer()) {
      return giving_.packets(a);  // the same dealing goes on
    }
    if (t_.dealing.phase == Phase::Exchanging || t_.dealing.phase == Phase::Asked ||
        (t_.dealing.phase == Phase::Turned && !both)) {
      return exchanging_.cards().give_in_exchange(a);
    }
  }
  if (begun && !again && is_shown_of(a)) {
    return giving_.packets(a);  // it is told as it went on
  }
  if (begun && !again && !plan && a.detail == 0 && t_.dealing.phase != Phase::Dealing) {
    if (t_.dealing.phase == Phase::Exchanging && a.count > 0 && a.count != record::kUnstated) {
      return exchanging_.cards().give_in_exchange(a);
    }
  }
  t_.sitting.packs.told =
      t_.sitting.packs.told || a.object_as<record::PackRef>() == record::PackRef::Idle;
  begin_dealing(a.seat(), cutting_.pack_meant(a, a.seat()),
                a.object_as<record::PackRef>() == record::PackRef::Sound);
  beat(Beat::Packet);
  if (!cutting_.done()) {
    beat(Beat::Cut);
  }
  cutting_.given();
  giving_.packets(a);
}

void Dealings::turn(const Act& a) {
  opening_.implied_dealing();
  if (giving_.has_turned() && is_nondealer(a.actor)) {
    leave_stock(a.cards, Pile::Faced);  // only the dealer turns trumps: a card shown, and no more
    t_.dealing.shown.faced |= a.cards;
    return;
  }
  const bool exchanged = t_.dealing.words.exchanges > 0 || t_.dealing.phase == Phase::Exchanging;
  const bool over = t_.playing.begun ? behind().marked_since_play(t_.dealing.done.begun_at, now())
                                     : exchanged && t_.dealing.done.marked;
  if (hand_gathered() || over) {
    return;  // nobody can take it for the trump
  }
  if (exchanged || t_.dealing.phase == Phase::Playing) {
    return exchanging_.exposed().false_turn_up(a);
  }
  if (giving_.has_turned() && giving_.trump_is_settled()) {
    return giving_.turned_when_settled(a);
  }
  giving_.turn_up(a);
}

void Dealings::lie_faced(const Act& a) {
  if (out().dealings.empty() && t_.ahead.pack_mended_next(now())) {
    return;  // it is put right before a card is dealt
  }
  opening_.implied_dealing();
  exchanging_.cards().break_off_giving();
  giving_.lie_faced(a);
}

void Dealings::expose(const Act& a) {
  opening_.implied_dealing();
  const bool whose_untold = a.detail == record::kUnstated && !record::is_bystander(a.actor);
  const Seat whose = a.detail < 2 ? a.seat_in_detail() : a.seat();
  // What a bystander shows is not the dealer's act either.
  const Some<Role> by = record::is_player(a.actor)      ? role(a.seat())
                        : record::is_bystander(a.actor) ? Some(Role::NonDealer)
                                                        : unknown<Role>;
  if (whose_untold) {
    return giving_.expose_somebodys(a, by);
  }
  exchanging_.words().imply_exchange_of(a.cards, whose);
  const bool exchanging = t_.dealing.phase == Phase::Exchanging ||
                          exchanging_.cards().without_right(Seat::First) ||
                          exchanging_.cards().without_right(Seat::Second);
  const bool before_play = t_.dealing.phase == Phase::Dealing ||
                           t_.dealing.phase == Phase::Turned || t_.dealing.phase == Phase::Asked;
  // A card of the hand that he shows is not one that is being given. To himself the dealer gives
  // until he has as many as he put out.
  const bool gives_on = by.must_be(Role::Dealer) && exchanging_.cards().lacks_cards(whose);
  const bool has_his =
      a.actor == record::actor_of(whose) && exchanging_.cards().is_served(whose) && !gives_on;
  const bool in_hand =
      has_his || (!a.cards.empty() && (a.cards - t_.cards.held_at(whose, now())).empty());
  // Nor, once the trump is turned, is it one that was shown in dealing.
  const bool dealt = t_.dealing.phase != Phase::Dealing && a.actor == record::actor_of(whose);
  if (before_play && !exchanging && !dealt) {
    giving_.expose(a, whose, by);
    king_.show_king(a, whose);
  } else if (before_play && !exchanging) {
    show_in_hand(whose, a.cards);
    king_.show_king(a, whose);
  } else if ((before_play || t_.dealing.phase == Phase::Exchanging) && !in_hand) {
    exchanging_.exposed().expose(a, whose, by);
  } else {
    show_in_hand(whose, a.cards);
    king_.show_king(a, whose);
  }
}

/// Does the record stop in the dealing with a mark that was left of the deal before?
bool Dealings::stops_with_mark_left() const {
  return std::ranges::any_of(out().testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && !said.amount.is(0) &&
           said.dealing == dealing_number() && left_before(said.seat);
  });
}

void Dealings::finish() {
  if (out().dealings.empty()) {
    return end_.note_found(0);  // such as a pack, before a card is given from it
  }
  end_.finish_dealing();
  if (t_.dealing.phase != Phase::Idle && !stops_with_mark_left()) {
    leave_out_play(t_.notes, out().dealings.back().begin, t_.playing.tricks, t_.playing.ending);
  }
}

}  // namespace ecarte::replay
