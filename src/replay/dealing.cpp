// SPDX-License-Identifier: MIT
//
// Before the cards, the packets, the turn-up, and cards exposed in dealing.
#include <algorithm>

#include "replay/replayer.hpp"

namespace ecarte::replay {

using game::Rank;

namespace {

constexpr int kPack = game::kCards;
constexpr int kLeastCut = 2;
/// Far more than anybody has dealt for one deal; the facts count dealings in a byte.
constexpr std::size_t kMostDealings = 64;

Enough enough(std::uint8_t cards) {
  return cards == record::kUnstated || cards >= kLeastCut ? Enough::Lawful : Enough::Few;
}

}  // namespace

// ── Shuffling, cutting, choosing ─────────────────────────────────────────────────────────────────

void Replayer::before_dealing(const Act& a) {
  switch (a.kind) {
    case ActKind::Shuffle:
      return shuffle(a);
    case ActKind::Cut:
      return (a.flags & record::kForDeal) != 0 ? cut_for_deal(a) : cut(a);
    case ActKind::Choose:
      return choose(a);
    case ActKind::GiveNotice:
      if (record::is_player(a.actor) && !cut_done_) {
        noticed_[a.seat()] = a.object_as<record::Order>();
      }
      return;
    case ActKind::Deny:
      return deny(a);
    default:
      return call_cards(a);
  }
}

void Replayer::shuffle(const Act& a) {
  const bool idle = a.object_as<record::PackRef>() == record::PackRef::Idle ||
                    (sitting_.packs_known && !out_.dealings.empty() && d_.phase != Phase::Over &&
                     (a.object_as<record::PackRef>() == record::PackRef::PackA ||
                      a.object_as<record::PackRef>() == record::PackRef::PackB) &&
                     pack_meant(a, dealer()) != d_.pack);
  // A pack shuffled to deal again: the hand is given up.
  const bool to_deal = d_.phase != Phase::Idle && ahead_.gives_next(now_);
  const bool in_play = d_.phase == Phase::Playing && p_.begun && !to_deal;
  const bool between = d_.phase == Phase::Idle || d_.phase == Phase::Over || to_deal;
  const ShuffleWhen when = in_play                 ? ShuffleWhen::InPlay
                           : between && !cut_done_ ? ShuffleWhen::BeforeCut
                                                   : ShuffleWhen::AfterCut;
  const bool irregular = (a.flags & (record::kBelowTable | record::kFacesShown)) != 0;
  if (irregular || when != ShuffleWhen::BeforeCut) {
    // While the cards are out, only the idle pack can be shuffled.
    note(FactKind::Shuffled, a.actor, now_, idle || !between ? WhichPack::Idle : WhichPack::InUse,
         (a.flags & record::kBelowTable) != 0 ? Place::Below : Place::Above,
         (a.flags & record::kFacesShown) != 0 ? Faces::Shown : Faces::Hidden, when);
  }
  deed(Remedy::Allow, a.actor, true);
}

void Replayer::deny(const Act& a) {
  const CutWhen when =
      cut_done_ || d_.phase != Phase::Idle ? CutWhen::AfterCut : CutWhen::BeforeCut;
  switch (a.object_as<record::Denied>()) {
    case record::Denied::Shuffle:
      note(FactKind::ShuffleDenied, a.actor, now_, WhichShuffle::Any, when);
      return;
    case record::Denied::LastShuffle:
      note(FactKind::ShuffleDenied, a.actor, now_, WhichShuffle::Last, when);
      return;
    case record::Denied::Number:
      note(FactKind::NumberWithheld, a.actor, now_, WithheldHow::Silent, asked_when());
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

void Replayer::cut(const Act& a) {
  const int shown = number_of(a, 0);
  const std::uint8_t left =
      a.detail != record::kUnstated || a.number == record::kUnstated
          ? a.detail
          : static_cast<std::uint8_t>(std::max(0, kPack - static_cast<int>(a.number)));
  const bool own = record::is_player(a.actor) && ahead_.next_to_give(now_) == a.actor;
  const bool plain = shown == 0 && enough(a.number) == Enough::Lawful &&
                     enough(left) == Enough::Lawful && !own && cut_done_ == false;
  if (!plain) {
    note(FactKind::CutToDealer, a.actor, now_,
         shown > 0 ? ShownToDealer::Some : ShownToDealer::None, enough(a.number), enough(left),
         own ? CutBy::Dealer : CutBy::NonDealer)
        .cards = a.cards;
  }
  if (cut_done_ || (a.flags & record::kAgain) != 0) {
    deed(Remedy::Recut, a.actor, true);
  }
  cut_done_ = true;
  cut_in_unit_ = true;
  beat(Beat::Cut);
}

void Replayer::cut_for_deal(const Act& a) {
  if (!record::is_player(a.actor)) {
    sitting_.idle.set(a.actor);  // he cut for a seat too, and is out
    return;
  }
  const Seat seat = a.seat();
  const int shown = number_of(a, 0);
  const bool again = (a.flags & record::kAgain) != 0 || cut_for_deal_[seat];
  cut_for_deal_[seat] = true;
  if (again) {
    const bool tied = cut_was_tied_.may_be(NoYes::Yes) && !cut_anew_[seat];
    const Some<CutAnewWhy> why = cut_fault_[seat] ? Some(*cut_fault_[seat])
                                 : tied && !cut_was_tied_.must_be(NoYes::Yes)
                                     ? Some{CutAnewWhy::Tie, CutAnewWhy::None}
                                 : tied         ? Some(CutAnewWhy::Tie)
                                 : pack_faulty_ ? Some(CutAnewWhy::Pack)
                                                : Some(CutAnewWhy::None);
    // The answer to the other's new cut is part of it.
    if (cut_fault_[seat] || tied || !cut_anew_[game::other(seat)]) {
      note(FactKind::CutAnew, a.actor, now_, why);
    }
    cut_anew_[seat] = true;
    deed(Remedy::Recut, a.actor, true);
    recut_for_fault_[seat] = cut_fault_[seat].has_value();
    const Seat other = game::other(seat);
    if (!cut_fault_[seat] && !tied && !pack_faulty_ &&
        (recut_for_fault_[other] || cut_fault_[other])) {
      return;  // the other's cut was bad, and his own counts as it was
    }
  }
  if (game_cut_at_ == kNever) {
    game_cut_at_ = now_;
    const bool game_heading = std::ranges::any_of(
        acts_, [](const Act& other) { return other.kind == ActKind::HeadGame; });
    if (sitting_.deals > 0 && !game_heading) {
      ++sitting_.game;
      sitting_.last_deal = 0;
      sitting_.bets.clear();
      sitting_.bets_untold = false;
      beat(Beat::NextGame);
      new_game_ = true;
    }
    sitting_.last_dealer.reset();
  }
  const bool several = shown > 1;
  const std::uint8_t left =
      a.detail != record::kUnstated || a.number == record::kUnstated
          ? a.detail
          : static_cast<std::uint8_t>(std::max(0, kPack - static_cast<int>(a.number)));
  const bool none_shown = a.count == 0;
  const bool small = enough(a.number) == Enough::Few || enough(left) == Enough::Few;
  if (several || none_shown || small) {
    Fact& fact = note(FactKind::CutForDeal, a.actor, now_,
                      several      ? ShownForDeal::Several
                      : none_shown ? ShownForDeal::None
                                   : ShownForDeal::One,
                      enough(a.number), enough(left));
    fact.cards = a.cards;
    fact.number = static_cast<std::uint8_t>(shown);
  }
  cut_fault_[seat].reset();
  if (several || none_shown || small) {
    cut_fault_[seat] = several ? CutAnewWhy::Several
                       : small ? CutAnewWhy::TooSmall
                               : CutAnewWhy::NoneShown;
  }
  const bool odd = static_cast<std::size_t>(now_) + 1 < acts_.size() &&
                   acts_[now_ + 1U].kind == ActKind::Odd &&
                   (acts_[now_ + 1U].flags & record::kSecondCopy) == 0;
  cut_foreign_[seat] = odd;
  cut_shown_[seat] = several ? CardSet{} : (odd ? CardSet{1U} : single_card(now_));
  compare_cuts();
}

void Replayer::compare_cuts() {
  const CardSet a = cut_shown_[Seat::First];
  const CardSet b = cut_shown_[Seat::Second];
  cut_tied_ = false;
  if (a.empty() || b.empty()) {
    return;
  }
  const auto ranks = [](CardSet cards, bool foreign) {
    unsigned found = 0;  // one bit a rank, the lowest for a card foreign to the pack
    for (const Card card : cards) {
      found |= foreign ? 1U : 2U << static_cast<unsigned>(card.rank);
    }
    return found;
  };
  const unsigned ra = ranks(a, cut_foreign_[Seat::First]);
  const unsigned rb = ranks(b, cut_foreign_[Seat::Second]);
  if (std::countr_zero(ra) >= static_cast<int>(std::bit_width(rb))) {
    sitting_.first_dealer = Seat::First;
  } else if (std::countr_zero(rb) >= static_cast<int>(std::bit_width(ra))) {
    sitting_.first_dealer = Seat::Second;
  } else {
    sitting_.first_dealer.reset();
    cut_tied_ = std::popcount(ra) == 1 && ra == rb;
    const bool may_tie = (ra & rb) != 0;
    if (may_tie) {
      cut_was_tied_ = cut_tied_ ? Some(NoYes::Yes) : Some{NoYes::No, NoYes::Yes};
      cut_anew_ = {};
    }
  }
  if (cut_tied_ || cut_foreign_[Seat::First] || cut_foreign_[Seat::Second]) {
    note(FactKind::CutResult, record::kNobody, now_, cut_tied_ ? CutResult::Tie : CutResult::One,
         cut_foreign_[Seat::First] || cut_foreign_[Seat::Second] ? CutCard::Foreign
                                                                 : CutCard::Ecarte);
  }
}

bool Replayer::change_agreed(const Act& a) const {
  return sitting_.has_agreed(a.object_as<record::Chosen>() == record::Chosen::Seat
                                 ? record::Agreement::ChangeOfSeats
                                 : record::Agreement::ChangeOfPacks);
}

void Replayer::choose(const Act& a) {
  if (a.object_as<record::Chosen>() == record::Chosen::Card) {
    deed(Remedy::ChooseTrump, a.actor, true);
    for (int i = 0; i < d_.n_turned; ++i) {
      if (d_.turned[static_cast<std::size_t>(i)] == a.cards && !a.cards.empty()) {
        d_.chosen = i;
        d_.trump = a.cards.first().suit;
      }
    }
    for (int i = 0; i < d_.n_turned && d_.chosen >= 0; ++i) {
      if (i != d_.chosen) {
        // It lies faced in the stock, and is thrown aside when it is reached.
        const CardSet card = d_.turned[static_cast<std::size_t>(i)];
        d_.faced |= card;
        check(cards_.move(now_, Pile::Out, Pile::Faced, card.size(), card));
        Fact& fact = note(FactKind::FacedCard, record::kNobody, now_, FacedIn::Stock,
                          FacedWhen::BeforeDiscard, NoYes::No);
        fact.cards = card;
        fact.found = now_;
      }
    }
    return;
  }
  const bool at_cut = d_.phase == Phase::Idle && game_cut_at_ != kNever;
  if (called_cards_) {
    // The choice of the new packs is its dealer's, and is noted with the call for them.
  } else if (sitting_.packs_called && a.object_as<record::Chosen>() == record::Chosen::Pack) {
    sitting_.packs_called = false;
    if (const std::optional<Seat> dealer = rightful();
        dealer && record::actor_of(*dealer) != a.actor) {
      note(FactKind::RemedyDenied, a.actor, now_, DeniedWhat::Choice);
    }
  } else if (sitting_.first_dealer && at_cut) {
    const bool winner = record::actor_of(*sitting_.first_dealer) == a.actor;
    if (!winner || sitting_.deals > 0) {
      const bool agreed =
          change_agreed(a) || sitting_.has_agreed(record::Agreement::ChoiceOnLaterCuts);
      note(FactKind::ChoiceMade, a.actor, now_, winner ? Chooser::Winner : Chooser::Loser,
           sitting_.deals == 0 || agreed ? ChoiceWhen::AtCut : ChoiceWhen::Later,
           agreed ? NoYes::Yes : NoYes::No);
    }
  } else {
    const bool agreed = change_agreed(a);
    note(FactKind::ChoiceMade, a.actor, now_, unknown<Chooser>,
         sitting_.deals == 0 && d_.phase == Phase::Idle ? ChoiceWhen::AtCut : ChoiceWhen::Later,
         agreed ? NoYes::Yes : NoYes::No);
    if (sitting_.deals == 0 && d_.phase == Phase::Idle) {
      out_.facts.pop_back();  // who won the cut is not written: nothing to say of the choice
    }
  }
  if (a.object_as<record::Chosen>() == record::Chosen::Pack && record::is_player(a.actor)) {
    const std::uint8_t pack = pack_of(static_cast<record::PackRef>(a.detail), a.seat());
    sitting_.packs_known = true;
    sitting_.chosen[a.seat()] = pack;
    sitting_.chosen[game::other(a.seat())] = static_cast<std::uint8_t>(1 - pack);
    sitting_.possession = sitting_.chosen;
    sitting_.possession_known = true;
  }
}

void Replayer::call_cards(const Act& a) {
  // The dealer of the next deal has the choice of the two packs.
  called_cards_ = true;
  // Once a card is dealt the call is for the next deal, and in time for that.
  const bool cut_for_it = cut_done_ || (d_.phase == Phase::Dealing && cut_in_unit_);
  const bool before_cut = !cut_for_it;
  std::optional<Seat> next_dealer = rightful();
  if (!out_.dealings.empty() && d_.dealer_known) {
    next_dealer = nondealer();
  }
  ChosenBy chooser = ChosenBy::Dealer;
  for (std::size_t i = static_cast<std::size_t>(now_) + 1; i < acts_.size(); ++i) {
    if (acts_[i].kind == ActKind::Choose &&
        acts_[i].object_as<record::Chosen>() == record::Chosen::Pack && next_dealer) {
      chooser = acts_[i].seat() == *next_dealer ? ChosenBy::Dealer : ChosenBy::Other;
      break;
    }
  }
  note(FactKind::NewCards, a.actor, now_, before_cut ? CutWhen::BeforeCut : CutWhen::AfterCut,
       a.number == 1 ? HowMany::One : HowMany::Two,
       (a.flags & record::kDoesNotPay) != 0 ? NoYes::No : NoYes::Yes, chooser);
}

std::uint8_t Replayer::pack_of(record::PackRef ref, Seat seat) const {
  switch (ref) {
    case record::PackRef::PackA:
      return 0;
    case record::PackRef::PackB:
      return 1;
    case record::PackRef::Idle:
      return static_cast<std::uint8_t>(1 - sitting_.possession[seat]);
    case record::PackRef::DealersOwn:
    case record::PackRef::Sound:
      break;
  }
  return sitting_.possession[seat];
}

std::uint8_t Replayer::pack_meant(const Act& a, Seat seat) const {
  return pack_of(a.object_as<record::PackRef>(), seat);
}

void Replayer::pack_said(const Act& a) {
  const auto ref = a.object_as<record::PackRef>();
  const bool named = ref == record::PackRef::PackA || ref == record::PackRef::PackB;
  const bool idle =
      ref == record::PackRef::Idle || (named && sitting_.packs_known && !out_.dealings.empty() &&
                                       pack_meant(a, dealer()) != d_.pack);
  note(FactKind::PackFault, record::kNobody, now_, idle ? WhichPack::Idle : WhichPack::InUse,
       a.kind == ActKind::PackLacks ? PackFault::Imperfect
       : a.cards.empty()            ? PackFault::Foreign
                                    : PackFault::Redundant)
      .cards = a.cards;
}

// ── The packets ──────────────────────────────────────────────────────────────────────────────────

std::optional<Seat> Replayer::rightful() const {
  if (sitting_.first_dealer) {
    return sitting_.first_dealer;
  }
  if (sitting_.last_dealer) {
    return game::other(*sitting_.last_dealer);
  }
  return std::nullopt;
}

/// Did a cut just tell who deals, or the deal before?
DealtAfter Replayer::dealt_after() const {
  return sitting_.deals == 0 || game_cut_at_ != kNever ? DealtAfter::Start : DealtAfter::Deal;
}

/// Who dealt, where no packet says so: from what only one of the two may do.
void Replayer::find_dealer() {
  for (const Act& a : acts_) {
    if (!record::is_player(a.actor)) {
      continue;
    }
    switch (a.kind) {
      case ActKind::Give:
      case ActKind::Turn:
      case ActKind::Accept:
        d_.dealer = a.seat();
        d_.dealer_known = true;
        return;
      case ActKind::Propose:
      case ActKind::Stand:
        d_.dealer = game::other(a.seat());
        d_.dealer_known = true;
        return;
      case ActKind::Play:
        if (const std::optional<Seat> known = rightful()) {
          d_.dealer = *known;
        } else {
          d_.dealer = game::other(a.seat());
        }
        d_.dealer_known = true;
        return;
      default:
        break;
    }
  }
  if (const std::optional<Seat> known = rightful()) {
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
  const std::optional<Seat> due = rightful();
  if (d_.dealer_known && due && *due != d_.dealer) {
    note(FactKind::Dealing, record::actor_of(d_.dealer), now_, Turn::Out, PackOwner::Own,
         dealt_after(), PackChosen::Same);
  }
}

void Replayer::open_dealing() {
  p_ = Playing{};
  cards_.begin();
  not_looked_ = {{kNever, kNever}};
  hand_marked_ = false;
  DealingSpan span;
  span.begin = now_;
  if (d_.dealer_known) {
    span.dealer = d_.dealer;
  }
  span.rightful = rightful();
  out_.dealings.push_back(span);
  d_.begun_at = now_;
  d_.dealt_at = now_;
  d_.first_packet = {{now_, now_}};
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
  }
  d_ = Dealing{};
  d_.dealer = dealer;
  d_.dealer_known = true;
  d_.pack = pack;
  d_.phase = Phase::Dealing;
  open_dealing();
  if (sound) {
    pack_faulty_ = false;
    cards_.trust_pack();
  }
  std::optional<Seat> due = rightful();
  if (!due && again && !ahead_.turn_disputed()) {
    due = last;  // who dealt deals afresh
  }
  const bool out = due && *due != dealer;
  const bool other =
      sitting_.packs_known && sitting_.possession_known && pack != sitting_.possession[dealer];
  if (out || other || (again && (due || sitting_.packs_known))) {
    note(FactKind::Dealing, record::actor_of(dealer), now_, out ? Turn::Out : Turn::In,
         other ? PackOwner::Other : PackOwner::Own, again ? DealtAfter::Annulled : dealt_after(),
         pack == sitting_.chosen[dealer] ? PackChosen::Same : PackChosen::Other);
    if (!out && !other) {
      out_.facts.pop_back();
    }
  }
}

void Replayer::give(const Act& a) {
  if (!record::is_player(a.actor)) {
    return;
  }
  const bool again = (a.flags & record::kAgain) != 0;
  const bool plan = a.number == 23 || a.number == 32;
  const bool both = gives_both(a);
  const bool begun = !out_.dealings.empty();
  if (begun && !again && !plan && a.detail > 0) {
    if (d_.phase == Phase::Dealing && a.seat() == d_.dealer) {
      return packets(a);  // the same dealing goes on
    }
    if (d_.phase == Phase::Exchanging || d_.phase == Phase::Asked ||
        (d_.phase == Phase::Turned && !both)) {
      return give_in_exchange(a);
    }
  }
  if (begun && !again && !plan && a.detail == 0 && d_.phase != Phase::Dealing) {
    if (d_.phase == Phase::Exchanging && a.count > 0 && a.count != record::kUnstated) {
      return give_in_exchange(a);
    }
  }
  begin_dealing(a.seat(), pack_meant(a, a.seat()),
                a.object_as<record::PackRef>() == record::PackRef::Sound);
  const auto ref = a.object_as<record::PackRef>();
  d_.pack_known =
      sitting_.possession_known || ref == record::PackRef::PackA || ref == record::PackRef::PackB;
  beat(Beat::Packet);
  if (!cut_done_) {
    beat(Beat::Cut);
  }
  cut_done_ = false;
  packets(a);
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

void Replayer::packets(const Act& a) {
  beat(Beat::Packet);
  const PerSeat<int> before = d_.packets.dealt();
  if (a.number == 23 || a.number == 32) {
    d_.packets.plan(nondealer(), a.number / 10);
    d_.dealt_at = now_;
    return note_order();
  }
  for (std::size_t i = 1; i <= a.detail && now_ + i < acts_.size(); ++i) {
    const Act& next = acts_[now_ + i];
    if (next.kind == ActKind::Packet) {
      d_.packets.give(next.seat_in_detail(), next.number);
    }
  }
  d_.dealt_at = now_;
  if (d_.rectification_required && !d_.rectified && d_.packets_judged && d_.packets.five_each()) {
    d_.packets.dealt_is(before);  // what was lacking is given: the act itself puts the hands right
    put_right(a);
  }
}

/// What the packets amount to, once no more are to come.
void Replayer::packets_complete(bool turning) {
  const bool under_way =
      d_.phase == Phase::Dealing && d_.packets.number() < Packets::kOfADeal && !turning;
  if (!d_.packets.told() || d_.packets_judged || under_way) {
    return;
  }
  d_.packets_judged = true;
  bool right = true;
  for (const Seat seat : game::kSeats) {
    const int dealt = d_.packets.dealt(seat);
    cards_.recount(seat, dealt - cards_.count(seat));
    if (dealt != kFullHand) {
      right = false;
      d_.stock -= dealt - kFullHand;
      note_wrong_number(seat, d_.dealt_at);
    }
  }
  if (!right || d_.packets.number() == 0) {
    return;
  }
  switch (d_.packets.fault(dealer())) {
    case Packets::Fault::Sizes:
      note(FactKind::PacketsWrong, record::actor_of(dealer()), d_.dealt_at, PacketsHow::Sizes,
           unknown<NoYes>);
      return;
    case Packets::Fault::DealerFirst:
      note(FactKind::PacketsWrong, record::actor_of(dealer()), d_.dealt_at, PacketsHow::DealerFirst,
           unknown<NoYes>);
      return;
    case Packets::Fault::None:
      return note_order();
  }
}

/// The order of distribution against the one this dealer chose before.
void Replayer::note_order() {
  const std::optional<record::Order> order = d_.packets.order();
  if (!order) {
    return;
  }
  d_.order = order;
  const std::optional<record::Order> chosen = sitting_.order[dealer()];
  const bool against_notice = !chosen && noticed_[dealer()] && noticed_[dealer()] != order;
  if (!against_notice && (!chosen || chosen == order)) {
    return;
  }
  const bool in_game = sitting_.ordered_in_game[dealer()] == sitting_.game;
  const bool told = noticed_[dealer()] == order;
  Some<OrderHow> how = in_game ? OrderHow::InGame
                       : told  ? OrderHow::NewGameTold
                               : OrderHow::NewGame;
  const bool game_between = sitting_.ordered_in_game[dealer()] + 1 < sitting_.game;
  if (!in_game && (sitting_.order_untold[dealer()] || game_between)) {
    // He may have given notice in a deal that is not told, of this game or of one between.
    how = how | Some(OrderHow::NewGameTold);
  }
  note(FactKind::OrderChanged, record::actor_of(dealer()), d_.dealt_at, how, unknown<NoYes>);
}

void Replayer::note_wrong_number(Seat seat, ActIndex at) {
  const int number = d_.packets.dealt(seat);
  for (Fact& fact : out_.facts) {
    if (fact.kind == FactKind::WrongNumber && fact.dealing == dealing_number() &&
        fact.subject == record::actor_of(seat)) {
      fact.number = static_cast<std::uint8_t>(number);
      set(fact, 1, number < kFullHand ? Size::Short : Size::Surplus);
      return;
    }
  }
  if (number == kFullHand) {
    return;
  }
  Fact& fact = note(FactKind::WrongNumber, record::actor_of(seat), at, role(seat),
                    number < kFullHand ? Size::Short : Size::Surplus, unknown<NoYes>);
  fact.number = static_cast<std::uint8_t>(number);
  fact.playing = 0;
  if (exchange_may_be_untold()) {
    fact.proof = Proof::Allowed;  // dealt so, or taken so
  }
}

/// Is the hand of this dealing over?
bool Replayer::hand_gathered() const {
  return d_.phase == Phase::Over || (closed_at_ != kNever && closed_at_ > d_.begun_at);
}

/// Is the hand over, and neither a word nor a card of it told?
bool Replayer::exchange_may_be_untold() const {
  return (hand_gathered() || hand_marked_) && d_.first == FirstWord::Unknown && d_.exchanges == 0 &&
         d_.first_card[Seat::First] == kNever && d_.first_card[Seat::Second] == kNever;
}

// ── The turn-up ──────────────────────────────────────────────────────────────────────────────────

void Replayer::turn(const Act& a) {
  implied_dealing();
  if (d_.n_turned > 0 && d_.dealer_known && record::is_player(a.actor) && a.seat() != dealer()) {
    leave_stock(a.cards, Pile::Faced);  // only the dealer turns trumps: a card shown, and no more
    d_.faced |= a.cards;
    return;
  }
  if (hand_gathered()) {
    return;  // nobody can take it for the trump
  }
  if (d_.exchanges > 0 || d_.phase == Phase::Exchanging || d_.phase == Phase::Playing) {
    const CardSet card = single_card(now_);
    const bool king = d_.trump && card == CardSet{Card{Rank::King, *d_.trump}};
    note(FactKind::FalseTurnUp, a.actor, now_, king ? NoYes::Yes : NoYes::No).cards = a.cards;
    leave_stock(a.cards, Pile::Faced);
    d_.offered |= a.cards;
    d_.refusal_barred = true;
    return;
  }
  turn_up(a);
}

void Replayer::turn_up(const Act& a) {
  packets_complete(true);
  const CardSet card = single_card(now_);
  const bool short_hands = d_.packets.break_off();
  if (d_.n_turned < static_cast<int>(d_.turned.size())) {
    d_.turned[static_cast<std::size_t>(d_.n_turned++)] = card;
  }
  leave_stock(a.cards, Pile::Out);
  --d_.stock;
  if (d_.n_turned == 1) {
    if (card.empty()) {
      d_.trump = static_cast<Suit>(acts_[now_ + 1U].detail % game::kSuits);
    } else if ((card - CardSet::of(card.first().suit)).empty()) {
      d_.trump = card.first().suit;
    }
    beat(Beat::TurnUp);
    trump_turned();
    if (a.object_as<record::TurnedFrom>() != record::TurnedFrom::Top || short_hands ||
        d_.proposals > 0) {
      note(FactKind::Turned, record::actor_of(dealer()), now_,
           a.object_as<record::TurnedFrom>() == record::TurnedFrom::Top ? TurnedCard::Top
                                                                        : TurnedCard::Other,
           short_hands ? HandsDealt::Short : HandsDealt::Complete,
           d_.proposals > 0 ? NoYes::No : NoYes::Yes)
          .cards = a.cards;
    }
  } else if (d_.n_turned == 2) {
    note(FactKind::SeveralTurned, record::actor_of(dealer()), now_, unknown<NoYes>).cards = a.cards;
  }
}

/// A trump was turned, though that is not told, unless it is told yet: by now, or, if the act under
/// way is a statement and has no moment, sometime.
void Replayer::turn_untold(bool by_now) {
  if (d_.turn_at != kNever || d_.phase != Phase::Dealing || ahead_.turns_later(now_)) {
    return;
  }
  packets_complete(true);
  const bool dealt = acts_[d_.dealt_at].kind == ActKind::Give;
  const std::size_t end = by_now ? std::size_t{now_} + 1 : acts_.size();
  for (std::size_t at = dealt ? std::size_t{d_.dealt_at} + 1 : 0; at < end; ++at) {
    told_.leave_out_before(static_cast<ActIndex>(at), bit(Beat::TurnUp));
  }
  if (by_now) {
    beat(Beat::TurnUp);
  }
  d_.turn_untold = true;
  const ActIndex before = now_ == 0 ? now_ : static_cast<ActIndex>(now_ - 1);
  check(cards_.move(before, Pile::Stock, Pile::Out, 1, {}));
  --d_.stock;
  trump_turned();
}

/// The dealing has reached its turn-up.
void Replayer::trump_turned() {
  d_.turn_at = now_;
  d_.phase = Phase::Turned;
  out_.dealings.back().reached_turn_up = true;
  remember_giving();
}

/// What the deals to come are held to: whose pack is which, and the order in which he distributes.
void Replayer::remember_giving() {
  sitting_.possession[dealer()] = d_.pack;
  sitting_.possession[nondealer()] = static_cast<std::uint8_t>(1 - d_.pack);
  sitting_.possession_known = d_.pack_known;  // else packs may have been chosen anew, untold
  // Of packets that were wrong, the order is the one he gave notice of.
  if (const auto order = d_.order ? d_.order : noticed_[dealer()]) {
    const bool in_game = sitting_.ordered_in_game[dealer()] == sitting_.game;
    if (!sitting_.order[dealer()] || !in_game) {
      sitting_.order[dealer()] = order;
    }
    sitting_.ordered_in_game[dealer()] = sitting_.game;
    sitting_.order_untold[dealer()] = false;
  } else {
    sitting_.order_untold[dealer()] = true;  // he may have changed it, with notice
  }
}

void Replayer::note_king_turned() {
  NumberDealt number = NumberDealt::Right;
  for (const Fact& fact : out_.facts) {
    if (fact.kind == FactKind::WrongNumber && fact.dealing == dealing_number()) {
      number = d_.rectified ? NumberDealt::Rectified : NumberDealt::Wrong;
    }
  }
  const auto turned = [&](CardSet card, Some<KingCard> which) {
    const CardSet kings = card & CardSet::of(Rank::King);
    if (kings.empty()) {
      return;
    }
    Fact& fact =
        note(FactKind::KingTurned, d_.dealer_known ? record::actor_of(dealer()) : record::kNobody,
             d_.turn_at, number, which);
    fact.proof = kings == card ? Proof::Proved : Proof::Allowed;
    fact.cards = kings;
    fact.playing = 0;
  };
  for (int i = 0; i < d_.n_turned; ++i) {
    turned(d_.turned[static_cast<std::size_t>(i)], d_.n_turned == 1 ? Some(KingCard::Alone)
                                                   : d_.chosen < 0
                                                       ? Some{KingCard::Chosen, KingCard::NotChosen}
                                                   : d_.chosen == i ? Some(KingCard::Chosen)
                                                                    : Some(KingCard::NotChosen));
  }
  if (d_.turn_untold) {
    turned(cards_.may_at(Pile::Out, d_.turn_at), KingCard::Alone);
  }
}

// ── Cards exposed or faced ───────────────────────────────────────────────────────────────────────

void Replayer::expose(const Act& a) {
  implied_dealing();
  const Seat whose = a.detail < 2 ? a.seat_in_detail() : a.seat();
  // What a bystander shows is not the dealer's act either.
  const Role by = record::is_player(a.actor)      ? role(a.seat())
                  : record::is_bystander(a.actor) ? Role::NonDealer
                                                  : Role::Dealer;
  const bool giving = d_.phase == Phase::Exchanging || d_.without_right[Seat::First] ||
                      d_.without_right[Seat::Second];
  const bool before_play =
      d_.phase == Phase::Dealing || d_.phase == Phase::Turned || d_.phase == Phase::Asked;
  if (before_play && !giving) {
    note(FactKind::ExposedInDealing, a.actor, now_, role(whose), by, unknown<NoYes>).cards =
        a.cards;
    if (by == Role::Dealer || whose == a.seat()) {
      packets_complete();
      show_in_hand(whose, a.cards);
    }
  } else if (before_play || d_.phase == Phase::Exchanging) {
    note(FactKind::ExposedInGiving, a.actor, now_, role(whose), by, unknown<NoYes>).cards = a.cards;
    leave_stock(a.cards, Pile::Faced);
    d_.offered |= a.cards;
    d_.exposed_for[whose] |= a.cards;
    d_.exposed_unknown[whose] = d_.exposed_unknown[whose] || a.cards.empty();
  } else {
    show_in_hand(whose, a.cards);
  }
}

void Replayer::lie_faced(const Act& a) {
  if (out_.dealings.empty()) {
    implied_dealing();
  }
  if (a.object_as<record::FacedWhere>() == record::FacedWhere::Stock) {
    turn_untold();  // the stock is what is left of the pack
  }
  const FacedWhen when = d_.turn_at == kNever   ? FacedWhen::BeforeTurnUp
                         : !d_.discarding_begun ? FacedWhen::BeforeDiscard
                                                : FacedWhen::AfterDiscard;
  const auto where = a.object_as<record::FacedWhere>();
  Fact& fact = note(FactKind::FacedCard, record::kNobody, now_,
                    where == record::FacedWhere::Pack    ? FacedIn::Pack
                    : where == record::FacedWhere::Stock ? FacedIn::Stock
                                                         : FacedIn::Packet,
                    when, where == record::FacedWhere::Packet ? NoYes::Yes : NoYes::No);
  fact.cards = a.cards;
  fact.found = now_;
  d_.faced |= a.cards;
  if (when == FacedWhen::AfterDiscard && where != record::FacedWhere::Packet) {
    leave_stock(a.cards, Pile::Faced);
  }
}

}  // namespace ecarte::replay
