// SPDX-License-Identifier: MIT
//
// Looking ahead for the pack, the cut and the deal: what is made ready, who deals, what is turned.
#include "replay/ahead.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

namespace {

/// What only he does who has a hand to play.
constexpr record::ActKinds kBeginsHand{ActKind::Propose, ActKind::Accept,  ActKind::Refuse,
                                       ActKind::Stand,   ActKind::Discard, ActKind::Play};

}  // namespace

// To the end of the deal.
bool Ahead::later(ActKind kind, Actor actor, ActIndex now) const {
  return after(now).any([&](const Act& a) {
    return a.kind == kind && (actor == record::kNobody || a.actor == actor);
  });
}

// Until it is dealt again.
bool Ahead::turns_later(ActIndex now) const {
  return after(now).until(deals_again).any({ActKind::Turn});
}

// The same.
bool Ahead::finds_faced_later(ActIndex now, game::CardSet cards) const {
  return after(now).until(deals_again).any([cards](const Act& a) {
    return finds(a, record::Noun::FacedCard) && !(a.cards & cards).empty();
  });
}

// The first act after talk and what is found.
bool Ahead::pack_mended_next(ActIndex now) const {
  return after(now)
      .past({ActKind::Find, ActKind::LieFaced, ActKind::Speak, ActKind::Urge, ActKind::Omit,
             ActKind::Aside})
      .begins_with({ActKind::Shuffle, ActKind::Cut});
}

// The first act after talk and notices.
bool Ahead::pack_made_ready_next(ActIndex now) const {
  const auto made_ready = [](const Act& a) {
    return a.kind == ActKind::Shuffle ? a.object_as<record::PackRef>() != record::PackRef::Idle
                                      : a.kind == ActKind::Cut && !a.cuts_for_deal();
  };
  return after(now)
      .past({ActKind::Speak, ActKind::Urge, ActKind::Omit, ActKind::Aside, ActKind::LookOver,
             ActKind::GiveNotice})
      .begins_with(made_ready);
}

// The first act that is not shuffling or cutting.
bool Ahead::gives_next(ActIndex now) const {
  return after(now).past({ActKind::Shuffle, ActKind::Cut}).begins_with({ActKind::Give});
}

// The next act.
bool Ahead::cuts_next(ActIndex now, game::Seat seat) const {
  return after(now).begins_with(
      [seat](const Act& a) { return a.cuts_for_deal() && a.actor == record::actor_of(seat); });
}

// Until cards are given.
bool Ahead::hand_told_later(ActIndex now) const {
  constexpr record::ActKinds kTells{ActKind::Play,    ActKind::Made,   ActKind::TakeTrick,
                                    ActKind::Score,   ActKind::Accept, ActKind::Refuse,
                                    ActKind::Propose, ActKind::Stand};
  return after(now).until({ActKind::Give}).any([&](const Act& a) {
    return kTells.has(a.kind) || marks_points(a);
  });
}

// Until the cards are got ready for another deal.
bool Ahead::hand_begins(ActIndex now) const {
  return after(now)
      .until({ActKind::Shuffle, ActKind::Cut, ActKind::Give, ActKind::Turn})
      .any(kBeginsHand);
}

// The first act after talk.
bool Ahead::hand_begins_next(ActIndex now) const {
  return after(now)
      .past({ActKind::Speak, ActKind::Urge, ActKind::Omit, ActKind::Aside})
      .begins_with(kBeginsHand);
}

// To the end of the deal, the first.
Actor Ahead::next_to_give(ActIndex now) const {
  const Act* const giving = after(now).first({ActKind::Give});
  return giving == nullptr ? Actor{record::kNobody} : giving->actor;
}

// The same.
std::optional<game::Seat> Ahead::chooses_pack(ActIndex now) const {
  const Act* const choice = after(now).first([](const Act& a) {
    return a.kind == ActKind::Choose && a.object_as<record::Chosen>() == record::Chosen::Pack;
  });
  return choice == nullptr ? std::nullopt : std::optional(choice->seat());
}

// The act itself among those looked at, to the end of the deal.
bool Ahead::choice_settled(ActIndex at, std::optional<game::Seat> whose) const {
  return from(at).any([whose](const Act& a) {
    return a.kind == ActKind::Give || a.kind == ActKind::Packet ||
           (a.kind == ActKind::Cut && !a.cuts_for_deal()) ||  // the pack chosen, then
           (a.kind == ActKind::Choose && whose && a.actor == record::actor_of(*whose));
  });
}

// The same.
bool Ahead::turn_disputed(ActIndex now) const {
  return from(now).any([](const Act& a) { return finds(a, record::Noun::DealOutOfTurn); });
}

}  // namespace ecarte::replay
