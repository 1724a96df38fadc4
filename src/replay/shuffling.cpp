// SPDX-License-Identifier: MIT
//
// Shuffling, and who was not let shuffle last.
#include <algorithm>

#include "replay/cutting.hpp"

namespace ecarte::replay {

void Cutting::shuffle(const Act& a) {
  const auto ref = a.object_as<record::PackRef>();
  const Some<WhichPack> which = t_.sitting.packs.told && t_.dealing.phase != Phase::Over
                                    ? which_pack(ref)
                                    : which_pack(is_named(ref) ? record::PackRef{} : ref);
  // A pack shuffled to deal again: the hand is given up.
  const bool gathered = t_.dealing.phase != Phase::Idle && !hand_gathered() &&
                        behind().gathered(t_.dealing.done.begun_at, now());
  const bool awaited =
      gathered || (t_.dealing.phase != Phase::Idle && behind().fresh_deal_awaited(now()));
  const bool to_deal = awaited || (t_.dealing.phase != Phase::Idle && t_.ahead.gives_next(now()));
  const bool over =
      t_.dealing.phase == Phase::Over ||
      (t_.dealing.phase == Phase::Playing &&
       (hand_gathered() || behind().marked_since_play(t_.dealing.done.begun_at, now())));
  const bool in_play = t_.dealing.phase == Phase::Playing && t_.playing.begun && !over && !to_deal;
  const bool between = t_.dealing.phase == Phase::Idle || over || to_deal;
  const ShuffleWhen when = in_play                          ? ShuffleWhen::InPlay
                           : between && (!done_ || awaited) ? ShuffleWhen::BeforeCut
                                                            : ShuffleWhen::AfterCut;
  // The rest of the hand may have been played, untold, since the last card that is told.
  const ActIndex untold = t_.told.left_out_last(bit(Beat::NCard) | bit(Beat::DCard));
  const bool may_be_over = in_play && untold != kNever && untold > t_.playing.tricks.last_at() &&
                           t_.ahead.next_to_play(now()) == record::kNobody;
  const bool irregular = (a.flags & (record::kBelowTable | record::kFacesShown)) != 0;
  if (irregular || when != ShuffleWhen::BeforeCut) {
    // While the cards are out, only the idle pack can be shuffled.
    Fact& fact = note(FactKind::Shuffled, a.actor, now(), between ? which : Some(WhichPack::Idle),
                      (a.flags & record::kBelowTable) != 0 ? Place::Below : Place::Above,
                      (a.flags & record::kFacesShown) != 0 ? Faces::Shown : Faces::Hidden, when);
    fact.proof = may_be_over && !irregular ? Proof::Allowed : fact.proof;
  }
  if (irregular && in_play) {
    // Where and how it is done is a matter of its own, besides that it is done now.
    note(FactKind::Shuffled, a.actor, now(), WhichPack::Idle,
         (a.flags & record::kBelowTable) != 0 ? Place::Below : Place::Above,
         (a.flags & record::kFacesShown) != 0 ? Faces::Shown : Faces::Hidden,
         ShuffleWhen::AfterCut);
  }
  deed(Remedy::Allow, a.actor, true);
}

/// Who gives next, or whose turn it is; kNobody if neither is known.
Actor Cutting::about_to_deal() const {
  const Actor gives = t_.ahead.next_to_give(now());
  const std::optional<Seat> due = rightful().dealer();
  return record::is_player(gives) ? gives : due ? record::actor_of(*due) : record::kNobody;
}

Cutting::PassedOver Cutting::passed_over() const {
  const ActIndex cut = behind().done_before(now());
  const ActIndex last = cut == kNever ? kNever : behind().done_before(cut);
  const ActIndex first = last == kNever ? kNever : behind().done_before(last);
  if (first == kNever) {
    return {};
  }
  const Act& cutting = act_at(cut);
  const Act& second = act_at(last);
  const Act& dealers = act_at(first);
  const bool to_dealer = cutting.kind == ActKind::Cut &&
                         (cutting.flags & (record::kForDeal | record::kJoining)) == 0 &&
                         record::is_player(cutting.actor);
  const bool shuffled = second.kind == ActKind::Shuffle && dealers.kind == ActKind::Shuffle &&
                        second.object == dealers.object && second.actor == cutting.actor &&
                        record::is_player(dealers.actor) && dealers.actor != cutting.actor;
  return to_dealer && shuffled && about_to_deal() == dealers.actor ? PassedOver{cutting.actor, last}
                                                                   : PassedOver{};
}

void Cutting::note_last_shuffle_denied(const PassedOver& over) {
  const bool noted = std::ranges::any_of(out().facts, [&](const Fact& fact) {
    return fact.kind == FactKind::ShuffleDenied && fact.subject == over.by &&
           fact.place.dealing <= 1;
  });
  if (!noted) {
    note(FactKind::ShuffleDenied, over.by, over.at, WhichShuffle::Last, CutWhen::BeforeCut);
  }
}

/// The dealer claims the shuffle, and nobody lets him: the pack is cut.
void Cutting::cut_upon_claim(const Act& cut) {
  const Actor deals = about_to_deal();
  if (!record::is_player(cut.actor) || !record::is_player(deals) || cut.actor == deals) {
    return;
  }
  if (const ActIndex at = behind().shuffle_claimed(now(), deals); at != kNever) {
    note_last_shuffle_denied({cut.actor, at});
  }
}

}  // namespace ecarte::replay
