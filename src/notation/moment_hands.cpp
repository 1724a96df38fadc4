// SPDX-License-Identifier: MIT
//
// What a moment knows of hands told to have too many cards or too few.
#include "notation/moment.hpp"

namespace ecarte::notation {

using record::Act;
using record::ActKind;

namespace {

constexpr std::uint8_t kCardsDealt = 5;

}  // namespace

/// A hand told before the turn-up to have too few cards, and what was added to it.
void Moment::count_hand(const Act& a) {
  const auto found = a.counted_hand();
  const record::Actor whose = found.value_or(a.actor);
  const std::uint8_t cards = found ? a.number : a.count;
  packets_told_ = a.kind == ActKind::Packet || (packets_told_ && a.kind != ActKind::Give);
  if ((found || a.kind == ActKind::Hold) && now_ == kDealing && record::is_player(whose)) {
    short_hand_[whose] = cards < kCardsDealt ? cards : 0;
  } else if (a.kind == ActKind::Complete || a.kind == ActKind::PutRight ||
             a.kind == ActKind::Give || a.kind == ActKind::Turn) {
    short_hand_ = {};
  }
}

std::optional<int> Moment::short_hand(record::Actor actor) const {
  const bool known = record::is_player(actor) && asked_for(short_hand_)[actor] != 0;
  return known ? std::optional<int>(short_hand_[actor]) : std::nullopt;
}

bool Moment::dealt_or_left(record::Actor actor, int number) const {
  const int played = cards_played(actor).value_or(0);
  const bool found = record::is_player(actor) && found_dealt_[actor] == number + played;
  return !packets_told_ && !found && played > 0 &&
         kCardsDealt - number == number + played - kCardsDealt;
}

}  // namespace ecarte::notation
