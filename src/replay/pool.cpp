// SPDX-License-Identifier: MIT
//
// Who has a seat, who waits for one, and what a bystander is to the game. Whether a change of seats
// was due turns on who won, and is left to the account of the sitting.
#include <algorithm>

#include "replay/replayer.hpp"

namespace ecarte::replay {

using record::Entry;

void change_seats(const std::vector<record::Act>& acts, Sitting& sitting) {
  const auto seated = [&sitting](game::Seat seat, Actor now_idle) {
    sitting.order[seat].reset();  // the newcomer has not dealt yet
    sitting.ordered_in_game[seat] = 0;
    sitting.idle.set(now_idle);
    sitting.bets.clear();
  };
  if (sitting.coming_in != record::kNobody) {
    seated(static_cast<game::Seat>(sitting.seat_coming_free), sitting.coming_in);
    sitting.coming_in = record::kNobody;
  }
  for (const record::Act& a : acts) {
    if (a.kind != record::ActKind::ComeIn) {
      continue;
    }
    if (a.object_as<Entry>() == Entry::Now) {
      seated(a.seat(), a.detail);
    } else if (a.object_as<Entry>() == Entry::Next) {
      sitting.coming_in = a.actor;
      sitting.seat_coming_free = a.detail;
    }
  }
}

/// Does the deal go on from one game to the next without a cut?
bool Replayer::deal_passes_on() const {
  const bool new_rubber =
      std::ranges::any_of(acts_, [](const Act& a) { return a.kind == ActKind::HeadRubber; });
  return sitting_.has_agreed(record::Agreement::Alternate) ||
         (sitting_.has_agreed(record::Agreement::CutEachRubber) && !new_rubber);
}

/// Whoever stakes in the pool without a seat, or leaves his seat, is out for the time being.
void Replayer::idle_act(const Act& a) {
  const bool stakes = a.kind == ActKind::Stake || a.kind == ActKind::ComeIn;
  if (stakes && record::is_bystander(a.actor)) {
    sitting_.idle.set(a.actor);
  }
}

SpokenBy Replayer::spoken_by(Actor who) const {
  const bool bets = std::ranges::any_of(sitting_.bets,
                                        [&](const Sitting::Bet& bet) { return bet.bettor == who; });
  const bool only_one = bystanders_ == 1 && sitting_.idle.none();
  if (sitting_.plays_for_pool() && !bets && (only_one || sitting_.idle.test(who))) {
    return SpokenBy::Idle;
  }
  return bets ? SpokenBy::Backer : SpokenBy::Bystander;
}

/// Who suffers by it if the players alter the score before another card is led; nobody if they do
/// not.
std::optional<Seat> Replayer::prejudiced_next(record::Spoken of) const {
  for (std::size_t i = static_cast<std::size_t>(now_) + 1; i < acts_.size(); ++i) {
    const Act& a = acts_[i];
    switch (a.kind) {
      case ActKind::Mark:
        return game::other(a.seat());
      case ActKind::TakeDown:
        return a.detail < 2 ? a.seat_in_detail() : a.seat();
      case ActKind::Announce:
        if (of == record::Spoken::King) {
          break;  // the king he spoke of
        }
        return std::nullopt;
      case ActKind::Play:
      case ActKind::Stand:
      case ActKind::Give:
      case ActKind::Turn:
      case ActKind::Propose:
      case ActKind::Score:
        return std::nullopt;
      default:
        break;
    }
  }
  return std::nullopt;
}

}  // namespace ecarte::replay
