// SPDX-License-Identifier: MIT
#include "replay/room.hpp"

namespace ecarte::replay {

void Room::mark_looked(Seat seat, bool exactly) {
  if (out_.dealings.empty()) {
    return;
  }
  BoundedMoment& looked = out_.dealings.back().looked[seat];
  if (looked.latest != kNever && looked.latest <= now_) {
    return;
  }
  if (exactly) {
    looked = {now_, now_};
  } else {
    const ActIndex bound = d_.hands[seat].not_looked != kNever ? d_.hands[seat].not_looked
                                                               : d_.hands[seat].first_packet;
    looked = {bound == kNever ? ActIndex{0} : bound, now_};
  }
  const bool is_nondealer = seat == nondealer();
  beat(is_nondealer ? Beat::NLooks : Beat::DTakesUp);
}

void Room::has_not_looked(Seat seat, ActIndex until) {
  BoundedMoment& looked = out_.dealings.back().looked[seat];
  if (looked.latest == kNever || looked.latest > now_) {
    looked.earliest = until;
    d_.hands[seat].not_looked = until;
  }
}

NoYes Room::looked(Seat seat, ActIndex at) const {
  if (d_.hands[seat].not_looked != kNever && at <= d_.hands[seat].not_looked) {
    return NoYes::No;
  }
  const BoundedMoment& moment = out_.dealings.back().looked[seat];
  if (moment.latest == kNever) {
    return at <= d_.hands[seat].first_packet ? NoYes::No : unknown<NoYes>;
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

/// Is the hand of this dealing over?
bool Room::hand_gathered() const {
  return d_.phase == Phase::Over || (t_.closed_at != kNever && t_.closed_at > d_.done.begun_at);
}

bool Room::left_before(Seat seat) const {
  return sitting_.left_unmarked[seat] && d_.phase == Phase::Dealing && !out_.deal_follows &&
         !ahead_.hand_told_later(now_);
}

}  // namespace ecarte::replay
