// SPDX-License-Identifier: MIT
//
// Before the cards: cutting, choosing, and new cards called for.
#include "replay/cutting.hpp"

#include <algorithm>
#include <bit>

#include "replay/standing_terms.hpp"

namespace ecarte::replay {

namespace {

constexpr int kPack = game::kCards;
constexpr int kLeastCut = 2;

Enough enough(std::uint8_t cards) {
  return cards == record::kUnstated || cards >= kLeastCut ? Enough::Lawful : Enough::Few;
}

}  // namespace

// ── Cutting, choosing ────────────────────────────────────────────────────────────────────────────

void Cutting::cut(const Act& a) {
  const int shown = number_of(a, 0);
  if ((a.flags & record::kJoining) != 0) {
    note(FactKind::CutToDealer, a.actor, now(),
         shown > 1 ? ShownToDealer::Several : ShownToDealer::One, Enough::Lawful, Enough::Lawful,
         CutBy::NonDealer)
        .cards = a.cards;
    return;
  }
  cut_upon_claim(a);
  const std::uint8_t left =
      a.detail != record::kUnstated || a.number == record::kUnstated
          ? a.detail
          : static_cast<std::uint8_t>(std::max(0, kPack - static_cast<int>(a.number)));
  const Actor gives = t_.ahead.next_to_give(now());
  const bool own = record::is_player(a.actor) &&
                   (gives == record::kNobody ? rightful().must_be(a.seat()) : gives == a.actor);
  const bool plain = shown == 0 && enough(a.number) == Enough::Lawful &&
                     enough(left) == Enough::Lawful && !own && done_ == false;
  if (!plain) {
    note(FactKind::CutToDealer, a.actor, now(),
         shown > 1    ? ShownToDealer::Several
         : shown == 1 ? ShownToDealer::One
                      : ShownToDealer::None,
         enough(a.number), enough(left), own ? CutBy::Dealer : CutBy::NonDealer)
        .cards = a.cards;
  }
  if (done_ || (a.flags & record::kAgain) != 0) {
    deed(Remedy::Recut, a.actor, true);
  }
  done_ = true;
  in_unit_ = true;
  beat(Beat::Cut);
}

void Cutting::cut_for_deal(const Act& a) {
  if (!record::is_player(a.actor)) {
    t_.sitting.seats.idle.set(a.actor);  // he cut for a seat too, and is out
    return;
  }
  const Seat seat = a.seat();
  const int shown = number_of(a, 0);
  // Once cards were dealt the deal has been cut for; and so it has where a deal is void and is made
  // again, unless another game is headed, or a first deal after others.
  const bool game_heading = anywhere().tells({ActKind::HeadGame});
  const bool first_deal = t_.sitting.last_deal > 1 && anywhere().heads_first_deal();
  const bool same_game =
      !out().dealings.empty() || ((t_.sitting.dealer.of_void.known() || t_.sitting.packs.faulty) &&
                                  !game_heading && !first_deal && !begins_game_);
  const bool again = (a.flags & record::kAgain) != 0 || cuts_[seat].made || same_game;
  cuts_[seat].made = true;
  if (again) {
    // Behind the new cut of a bad one it is taken for an answer to that, and not for one of a tie
    // of cards that are not known.
    const bool tied =
        !cuts_[seat].anew &&
        (result_.was_tied.must_be(NoYes::Yes) ||
         (result_.was_tied.may_be(NoYes::Yes) && !cuts_[game::other(seat)].called_for));
    const bool foreign = cuts_[Seat::First].foreign || cuts_[Seat::Second].foreign;
    const bool pack = t_.pack_faulty || t_.sitting.packs.faulty;
    const Some<CutAnewWhy> why = cuts_[seat].fault ? Some(*cuts_[seat].fault)
                                 : tied && !result_.was_tied.must_be(NoYes::Yes)
                                     ? Some{CutAnewWhy::Tie, CutAnewWhy::None}
                                 : tied    ? Some(CutAnewWhy::Tie)
                                 : foreign ? Some(CutAnewWhy::Foreign)
                                 : pack    ? Some(CutAnewWhy::Pack)
                                           : Some(CutAnewWhy::None);
    if (tied && result_.was_tied.must_be(NoYes::Yes) && !cuts_[game::other(seat)].anew) {
      cuts_[game::other(seat)].shown = {};  // what tied decides nothing: he is to cut again too
    }
    // A cut that only answers the new one of a bad cut, or is told before it though both cut then,
    // does not count, and calls for none itself.
    const Seat other = game::other(seat);
    const bool owed =
        cuts_[other].called_for || (cuts_[other].fault && t_.ahead.cuts_next(now(), other));
    const bool answers = !cuts_[seat].fault && !tied && !foreign && !pack && owed;
    // The answer to the other's new cut is part of it.
    if (cuts_[seat].fault || tied || !(cuts_[other].anew || answers)) {
      note(FactKind::CutAnew, a.actor, now(), why);
    }
    cuts_[seat].anew = !answers;
    cuts_[other].anew = cuts_[other].anew && !answers;
    if (!why.must_be(CutAnewWhy::None)) {
      deed(Remedy::Recut, a.actor, true);
    }
    cuts_[seat].called_for = cuts_[seat].fault.has_value();
    if (!cuts_[seat].fault && !tied && !foreign && !pack &&
        (cuts_[other].called_for || cuts_[other].fault)) {
      return;  // the other's cut was bad, and his own counts as it was
    }
    if (why.must_be(CutAnewWhy::Pack) && !same_game && decided()) {
      return;  // a cut made with a wrong pack is good, and holds
    }
    if (why.must_be(CutAnewWhy::None) && decided() && !result_.before_idle.known()) {
      result_.before_idle = t_.sitting.dealer.first;
    }
  }
  if (same_game) {  // the cut that gave the deal is good, and who had it makes it again
    if (out().dealings.empty() && t_.sitting.dealer.of_void.known()) {
      t_.sitting.dealer.first = t_.sitting.dealer.of_void;
    }
    return;
  }
  if (game_cut_at_ == kNever) {
    game_cut_at_ = now();
    if (t_.sitting.deals > 0 && !game_heading) {
      t_.sitting.orders.another_game(t_.sitting.game, t_.sitting.game + 1);
      ++t_.sitting.game;
      t_.sitting.last_deal = 0;
      begin_bets(t_.sitting);
      beat(Beat::NextGame);
      begins_game_ = true;
    }
    t_.sitting.dealer.next = {};
  }
  const bool several = shown > 1;
  const std::uint8_t left =
      a.detail != record::kUnstated || a.number == record::kUnstated
          ? a.detail
          : static_cast<std::uint8_t>(std::max(0, kPack - static_cast<int>(a.number)));
  const bool none_shown = a.count == 0;
  const bool small = enough(a.number) == Enough::Few || enough(left) == Enough::Few;
  if (several || none_shown || small) {
    Fact& fact = note(FactKind::CutForDeal, a.actor, now(),
                      several      ? ShownForDeal::Several
                      : none_shown ? ShownForDeal::None
                                   : ShownForDeal::One,
                      enough(a.number), enough(left));
    fact.cards = a.cards;
    fact.number = static_cast<std::uint8_t>(shown);
  }
  cuts_[seat].fault.reset();
  if (several || none_shown || small) {
    cuts_[seat].fault = several ? CutAnewWhy::Several
                        : small ? CutAnewWhy::TooSmall
                                : CutAnewWhy::NoneShown;
  }
  const bool odd = foreign_card(now());
  cuts_[seat].foreign = odd;
  cuts_[seat].shown = several ? CardSet{} : (odd ? CardSet{1U} : single_card(now()));
  compare_cuts();
}

void Cutting::begin_rubber() {
  if (game_cut_at_ == kNever || !out().dealings.empty()) {
    return;
  }
  cuts_ = {};
  result_ = {};
  game_cut_at_ = kNever;
  later_rubber_ = true;
  t_.sitting.dealer.first = {};
}

void Cutting::compare_cuts() {
  const CardSet a = cuts_[Seat::First].shown;
  const CardSet b = cuts_[Seat::Second].shown;
  result_.tied = false;
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
  const unsigned ra = ranks(a, cuts_[Seat::First].foreign);
  const unsigned rb = ranks(b, cuts_[Seat::Second].foreign);
  const bool highest = t_.sitting.customs.cut == CutDeals::Highest;
  const bool first_higher = std::countr_zero(ra) >= static_cast<int>(std::bit_width(rb));
  if (first_higher || std::countr_zero(rb) >= static_cast<int>(std::bit_width(ra))) {
    const Seat deals = first_higher == highest ? Seat::First : Seat::Second;
    // Who goes by the new cut that they made for nothing, and who by the first, both have reason.
    const bool parted = result_.before_idle.known() && !result_.before_idle.may_be(deals);
    t_.sitting.dealer.first = parted ? WhoDeals{} : WhoDeals{deals};
    if (result_.was_tied.must_be(NoYes::Yes)) {  // both have cut again: what is cut now is cut anew
      result_.was_tied = NoYes::No;
      cuts_[Seat::First].anew = cuts_[Seat::Second].anew = false;
    }
  } else {
    t_.sitting.dealer.first = {};
    result_.tied = game::one_bit(ra) && ra == rb;
    const bool may_tie = (ra & rb) != 0;
    if (may_tie) {
      // Upon a tie that is not sure the card that lies there yet may be one of the cut before.
      const bool open = result_.was_tied == Some<NoYes>{};
      result_.was_tied = result_.tied && !open ? Some(NoYes::Yes) : Some{NoYes::No, NoYes::Yes};
      cuts_[Seat::First].anew = cuts_[Seat::Second].anew = false;
    }
  }
  if (result_.tied || cuts_[Seat::First].foreign || cuts_[Seat::Second].foreign) {
    note(FactKind::CutResult, record::kNobody, now(),
         result_.tied ? CutResult::Tie : CutResult::One,
         cuts_[Seat::First].foreign || cuts_[Seat::Second].foreign ? CutCard::Foreign
                                                                   : CutCard::Ecarte);
  }
}

bool Cutting::change_agreed(const Act& a) const {
  return t_.sitting.has_agreed(a.object_as<record::Chosen>() == record::Chosen::Seat
                                   ? record::Agreement::ChangeOfSeats
                                   : record::Agreement::ChangeOfPacks);
}

/// By what is told of the deal before it is not his turn: may deals be left out between, because
/// another game begins, and no cut for it is told?
bool Cutting::may_deal(Seat seat) const {
  const Actor gives = t_.ahead.next_to_give(now());
  return behind().game_headed(now()) && t_.sitting.deals > 0 && game_cut_at_ == kNever &&
         !t_.sitting.dealer.first.known() && out().dealings.empty() &&
         (gives == record::kNobody || gives == record::actor_of(seat));
}

/// Until the cards are given it is of the new packs that anybody chooses; who has chosen one, and
/// then another, has changed packs.
bool Cutting::chooses_of_new(const Act& a) const {
  return a.kind == ActKind::Choose && a.object_as<record::Chosen>() == record::Chosen::Pack &&
         t_.dealing.phase == Phase::Idle && !behind().chose_pack(now(), a.actor);
}

void Cutting::choose(const Act& a) {
  const bool at_cut = t_.dealing.phase == Phase::Idle && game_cut_at_ != kNever;
  if (called_cards()) {
    // The choice of the new packs is its dealer's, and is noted with the call for them, unless the
    // call was late: then it is no choice for this deal at all.
    const std::optional<Seat> whose = called_late_ ? chooser_of_new() : std::nullopt;
    if (whose && record::actor_of(*whose) != a.actor && !may_deal(game::other(*whose)) &&
        !deals_at_once(a.actor)) {
      note(FactKind::RemedyDenied, a.actor, now(), DeniedWhat::Choice);
    }
  } else if (t_.sitting.packs.called && chooses_of_new(a)) {
    const std::optional<Seat> dealer = rightful().dealer();
    if (dealer && record::actor_of(*dealer) != a.actor && !may_deal(game::other(*dealer))) {
      note(FactKind::RemedyDenied, a.actor, now(), DeniedWhat::Choice);
    }
  } else if (t_.sitting.dealer.first.known() && at_cut) {
    const bool winner = actor_of(t_.sitting.dealer.first.dealer()) == a.actor;
    if (!winner || first_cut_over()) {
      const bool agreed =
          change_agreed(a) || t_.sitting.has_agreed(record::Agreement::ChoiceOnLaterCuts);
      note(FactKind::ChoiceMade, a.actor, now(), winner ? Chooser::Winner : Chooser::Loser,
           !first_cut_over() || agreed ? ChoiceWhen::AtCut : ChoiceWhen::Later,
           agreed ? NoYes::Yes : NoYes::No);
    }
  } else {
    const bool agreed = change_agreed(a);
    note(FactKind::ChoiceMade, a.actor, now(), unknown<Chooser>,
         !first_cut_over() && t_.dealing.phase == Phase::Idle ? ChoiceWhen::AtCut
                                                              : ChoiceWhen::Later,
         agreed ? NoYes::Yes : NoYes::No);
    if (!first_cut_over() && t_.dealing.phase == Phase::Idle) {
      out().facts.pop_back();  // who won the cut is not written: nothing to say of the choice
    }
  }
  if (a.object_as<record::Chosen>() == record::Chosen::Pack && record::is_player(a.actor)) {
    const SomePack pack = pack_of(static_cast<record::PackRef>(a.detail), a.seat());
    t_.sitting.packs.told = true;
    t_.sitting.packs.held.is(a.seat(), pack);
    for (const Seat seat : game::kSeats) {
      t_.sitting.packs.chosen[seat] = t_.sitting.packs.held.supposed_of(seat).least();
    }
  }
}

/// Called for too late for this deal, and cut for it all the same, or it is not told what came of
/// it: then its dealer is he who has the choice.
bool Cutting::deals_at_once(Actor chooses) const {
  const std::optional<Seat> due = rightful().dealer();
  const Actor gives = t_.ahead.next_to_give(now());
  return called_late_ && out().dealings.empty() && due && record::actor_of(*due) == chooses &&
         (gives == record::kNobody || (gives == chooses && t_.ahead.pack_made_ready_next(now())));
}

/// The dealer of the deal for which the new packs are: of the next one, and called when the pack
/// was cut for this, of the one after it.
std::optional<Seat> Cutting::chooser_of_new() const {
  if (!out().dealings.empty() && nondealer()) {
    return nondealer();
  }
  const std::optional<Seat> due = rightful().dealer();
  return due && called_late_ ? std::optional(game::other(*due)) : due;
}

void Cutting::call_cards(const Act& a) {
  called_at_ = now();
  // Once a card is dealt the call is for the next deal, and in time for that.
  const bool cut_for_it = done_ || (t_.dealing.phase == Phase::Dealing && in_unit_);
  const bool before_cut = !cut_for_it;
  called_late_ = cut_for_it;
  const std::optional<Seat> next_dealer = chooser_of_new();
  Some<ChosenBy> chooser = ChosenBy::Dealer;
  if (const std::optional<Seat> chooses = t_.ahead.chooses_pack(now()); chooses && next_dealer) {
    chooser = *chooses == *next_dealer || deals_at_once(record::actor_of(*chooses))
                  ? Some(ChosenBy::Dealer)
              : may_deal(*chooses) ? unknown<ChosenBy>
                                   : Some(ChosenBy::Other);
  }
  note(FactKind::NewCards, a.actor, now(), before_cut ? CutWhen::BeforeCut : CutWhen::AfterCut,
       a.number == 1 ? HowMany::One : HowMany::Two,
       (a.flags & record::kDoesNotPay) != 0 ? NoYes::No : NoYes::Yes, chooser);
}

SomePack Cutting::pack_of(record::PackRef ref, Seat seat) const {
  switch (ref) {
    case record::PackRef::PackA:
    case record::PackRef::PackB:
      return pack_named(ref);
    case record::PackRef::Idle:
      return other_pack(t_.sitting.packs.held.of(seat));
    case record::PackRef::DealersOwn:
    case record::PackRef::Sound:
      break;
  }
  return t_.sitting.packs.held.of(seat);
}

PackDealt Cutting::pack_meant(const Act& a, Seat seat) const {
  const auto ref = a.object_as<record::PackRef>();
  const PacksHeld& held = t_.sitting.packs.held;
  const SomePack pack = pack_of(ref, seat);
  if (is_named(ref)) {
    return {pack, held.owner(seat, pack), held.supposed_owner(seat, pack)};
  }
  const PackOwner owner = ref == record::PackRef::Idle ? PackOwner::Other : PackOwner::Own;
  return {pack, owner, owner};
}

Some<WhichPack> Cutting::which_pack(record::PackRef ref) const {
  if (ref == record::PackRef::Idle) {
    return WhichPack::Idle;
  }
  const SomePack in_use = out().dealings.empty() ? kEitherPack : t_.dealing.pack.which;
  if (!is_named(ref) || out().dealings.empty() || in_use.is(pack_named(ref))) {
    return WhichPack::InUse;
  }
  return in_use.known()          ? Some(WhichPack::Idle)
         : t_.sitting.packs.told ? Some<WhichPack>{}
                                 : Some(WhichPack::InUse);
}

void Cutting::pack_said(const Act& a) {
  Some<PackFault> kind = a.cards.empty() ? PackFault::Foreign : PackFault::Redundant;
  if (a.kind == ActKind::StockLeft && a.number > game::kCards) {
    kind = Some{PackFault::Redundant, PackFault::Foreign};
  } else if (a.kind == ActKind::StockLeft || a.kind == ActKind::PackLacks) {
    kind = PackFault::Imperfect;
  }
  note(FactKind::PackFault, record::kNobody, now(), which_pack(a.object_as<record::PackRef>()),
       kind)
      .cards = a.cards;
}

WhoDeals Cutting::rightful() const {
  return t_.sitting.dealer.first.known() ? t_.sitting.dealer.first : t_.sitting.dealer.next;
}

/// Did a cut just tell who deals, or the deal before?
DealtAfter Cutting::dealt_after() const {
  if (cuts_[Seat::First].foreign || cuts_[Seat::Second].foreign) {
    return DealtAfter::ForeignCut;
  }
  if (t_.sitting.dealer.of_void.known() && t_.sitting.dealer.first == t_.sitting.dealer.of_void) {
    return DealtAfter::Annulled;  // the deal before, which is made again
  }
  // A deal without a number is the first of its game where that is headed; else deals may have come
  // before it, and of a cut nothing is told.
  const bool first =
      t_.sitting.deals == 0 && (number_ == 1 || (number_ == 0 && behind().game_headed(now())));
  return first || game_cut_at_ != kNever ? DealtAfter::Start : DealtAfter::Deal;
}

}  // namespace ecarte::replay
