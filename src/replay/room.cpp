// SPDX-License-Identifier: MIT
#include "replay/room.hpp"

namespace ecarte::replay {

void Room::mark_looked(Seat seat, bool exactly) {
  if (out().dealings.empty()) {
    return;
  }
  BoundedMoment& looked = out().dealings.back().looked[seat];
  if (looked.latest != kNever && looked.latest <= now()) {
    return;
  }
  if (exactly) {
    looked = {now(), now()};
  } else {
    const ActIndex bound = t_.dealing.hands[seat].not_looked != kNever
                               ? t_.dealing.hands[seat].not_looked
                               : t_.dealing.hands[seat].first_packet;
    looked = {bound == kNever ? ActIndex{0} : bound, now()};
  }
  beat_by(seat, bit(Beat::DTakesUp), bit(Beat::NLooks));
}

void Room::mark_looked(std::optional<Seat> seat, BeatSet by) {
  if (seat) {
    mark_looked(*seat, false);
  } else {
    t_.told.leave_out(by);
  }
}

void Room::beat_by(Seat seat, BeatSet dealers, BeatSet nondealers) {
  if (dealer()) {
    out().beats[now()] |= seat == dealer() ? dealers : nondealers;
  } else {
    t_.told.leave_out(dealers | nondealers);
  }
}

void Room::has_not_looked(Seat seat, ActIndex until) {
  BoundedMoment& looked = out().dealings.back().looked[seat];
  if (looked.latest == kNever || looked.latest > now()) {
    looked.earliest = until;
    t_.dealing.hands[seat].not_looked = until;
  }
}

NoYes Room::looked(Seat seat, ActIndex at) const {
  if (t_.dealing.hands[seat].not_looked != kNever && at <= t_.dealing.hands[seat].not_looked) {
    return NoYes::No;
  }
  const BoundedMoment& moment = out().dealings.back().looked[seat];
  if (moment.latest == kNever) {
    return at <= t_.dealing.hands[seat].first_packet ? NoYes::No : unknown<NoYes>;
  }
  if (moment.exact()) {
    return at > moment.latest ? NoYes::Yes : NoYes::No;
  }
  if (at >= moment.latest) {
    return NoYes::Yes;
  }
  return at <= moment.earliest ? NoYes::No : unknown<NoYes>;
}

/// A claim or a remedy at act `at` shows that whatever would ground it was known by then.
void Room::find_all_for_dealing(ActIndex at) {
  for (ActIndex& slot : t_.all_found) {
    if (slot == kNever) {
      slot = at;
      return;
    }
  }
}

void Room::find_pack_fault(bool names_it) {
  noted().each(FactKind::PackFault, [&](Fact& fact) {
    if (must_be(fact, 0, WhichPack::InUse) && fact.found == kNever && fact.occurred < now() &&
        (names_it || fact.occurred + 1U == now())) {
      fact.found = now();
    }
  });
}

/// Is the hand of this dealing over?
bool Room::hand_gathered() const {
  return t_.dealing.phase == Phase::Over ||
         (t_.closed_at != kNever && t_.closed_at > t_.dealing.done.begun_at);
}

bool Room::left_before(Seat seat) const {
  return t_.sitting.marks.left_unmarked[seat] && t_.dealing.phase == Phase::Dealing &&
         !out().stands.deal_follows && !t_.ahead.hand_told_later(now());
}

}  // namespace ecarte::replay
