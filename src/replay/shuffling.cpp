// SPDX-License-Identifier: MIT
//
// Shuffling, and who was not let shuffle last.
#include <algorithm>

#include "replay/cutting.hpp"

namespace ecarte::replay {

using record::ActKind;

namespace {

/// Was a fresh deal claimed, agreed on or decided, and has nobody gone on with the hand since? What
/// is then shuffled is shuffled for it.
bool fresh_deal_awaited(std::span<const record::Act> acts, ActIndex now) {
  using record::ActKind;
  constexpr record::ActKinds kMeanwhile{ActKind::Claim,  ActKind::Rule, ActKind::Shuffle,
                                        ActKind::Deny,   ActKind::Find, ActKind::Grant,
                                        ActKind::Gather, ActKind::Urge, ActKind::Speak,
                                        ActKind::Aside,  ActKind::Omit};
  constexpr record::ActKinds kOrders{ActKind::Claim, ActKind::Rule};
  for (std::size_t i = now; i-- > 0 && kMeanwhile.has(acts[i].kind);) {
    if (kOrders.has(acts[i].kind) && (acts[i].object_as<Remedy>() == Remedy::FreshDeal ||
                                      acts[i].object_as<Remedy>() == Remedy::Void)) {
      return true;
    }
  }
  return false;
}

/// Have points been marked since the last card that is told, and not for a king? Then the hand was
/// over, though its end is not told.
bool marked_since_the_play(std::span<const record::Act> acts, ActIndex begin, ActIndex now) {
  for (std::size_t i = now; i-- > begin && acts[i].kind != ActKind::Play;) {
    if (acts[i].kind == ActKind::Mark && acts[i].object_as<record::For>() != record::For::King) {
      return true;
    }
  }
  return false;
}

/// Is it talk, by which nothing is done to the pack?
bool is_word(const record::Act& a) {
  return a.kind == ActKind::Claim || a.kind == ActKind::Deny || a.kind == ActKind::Grant ||
         establishes_nothing(a) || a.kind == ActKind::Urge;
}

}  // namespace

void Cutting::shuffle(const Act& a) {
  const bool idle =
      a.object_as<record::PackRef>() == record::PackRef::Idle ||
      (t_.sitting.packs.known && !out().dealings.empty() && t_.dealing.phase != Phase::Over &&
       (a.object_as<record::PackRef>() == record::PackRef::PackA ||
        a.object_as<record::PackRef>() == record::PackRef::PackB) &&
       pack_named(a.object_as<record::PackRef>()) != t_.dealing.pack.which);
  // A pack shuffled to deal again: the hand is given up.
  const bool gathered =
      t_.dealing.phase != Phase::Idle && !hand_gathered() &&
      std::any_of(acts().begin() + t_.dealing.done.begun_at, acts().begin() + now(),
                  [](const Act& b) { return b.kind == ActKind::Gather; });
  const bool awaited =
      gathered || (t_.dealing.phase != Phase::Idle && fresh_deal_awaited(acts(), now()));
  const bool to_deal = awaited || (t_.dealing.phase != Phase::Idle && t_.ahead.gives_next(now()));
  const bool over =
      t_.dealing.phase == Phase::Over ||
      (t_.dealing.phase == Phase::Playing &&
       (hand_gathered() || marked_since_the_play(acts(), t_.dealing.done.begun_at, now())));
  const bool in_play = t_.dealing.phase == Phase::Playing && t_.playing.begun && !over && !to_deal;
  const bool between = t_.dealing.phase == Phase::Idle || over || to_deal;
  const ShuffleWhen when = in_play                          ? ShuffleWhen::InPlay
                           : between && (!done_ || awaited) ? ShuffleWhen::BeforeCut
                                                            : ShuffleWhen::AfterCut;
  const bool irregular = (a.flags & (record::kBelowTable | record::kFacesShown)) != 0;
  if (irregular || when != ShuffleWhen::BeforeCut) {
    // While the cards are out, only the idle pack can be shuffled.
    note(FactKind::Shuffled, a.actor, now(), idle || !between ? WhichPack::Idle : WhichPack::InUse,
         (a.flags & record::kBelowTable) != 0 ? Place::Below : Place::Above,
         (a.flags & record::kFacesShown) != 0 ? Faces::Shown : Faces::Hidden, when);
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
  const std::optional<Seat> due = rightful();
  return record::is_player(gives) ? gives : due ? record::actor_of(*due) : record::kNobody;
}

Cutting::PassedOver Cutting::passed_over() const {
  const auto before = [&](std::size_t i) {
    while (i > 0 && is_word(acts()[i - 1])) {
      --i;
    }
    return i;
  };
  const std::size_t cut = before(now());
  const std::size_t last = cut == 0 ? 0 : before(cut - 1);
  const std::size_t first = last == 0 ? 0 : before(last - 1);
  if (first == 0) {
    return {};
  }
  const Act& cutting = acts()[cut - 1];
  const Act& second = acts()[last - 1];
  const Act& dealers = acts()[first - 1];
  const bool to_dealer = cutting.kind == ActKind::Cut &&
                         (cutting.flags & (record::kForDeal | record::kJoining)) == 0 &&
                         record::is_player(cutting.actor);
  const bool shuffled = second.kind == ActKind::Shuffle && dealers.kind == ActKind::Shuffle &&
                        second.object == dealers.object && second.actor == cutting.actor &&
                        record::is_player(dealers.actor) && dealers.actor != cutting.actor;
  return to_dealer && shuffled && about_to_deal() == dealers.actor
             ? PassedOver{cutting.actor, static_cast<ActIndex>(last - 1)}
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
  if (now() == 0 || !is_word(acts()[now() - 1])) {
    return;
  }
  const Actor deals = about_to_deal();
  if (!record::is_player(cut.actor) || !record::is_player(deals) || cut.actor == deals) {
    return;
  }
  for (std::size_t i = now(); i > 0 && is_word(acts()[i - 1]); --i) {
    const Act& said = acts()[i - 1];
    if (said.kind == ActKind::Grant) {
      return;
    }
    if (said.kind == ActKind::Claim && said.actor == deals &&
        said.object_as<Remedy>() == Remedy::Allow) {
      return note_last_shuffle_denied({cut.actor, static_cast<ActIndex>(i - 1)});
    }
  }
}

}  // namespace ecarte::replay
