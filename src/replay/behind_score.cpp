// SPDX-License-Identifier: MIT
//
// Looking back on the king, the score, and what was said of the game.
#include "replay/behind.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

namespace {

bool turns_king(const Act& a) {
  return a.kind == ActKind::Turn && !(a.cards & game::CardSet::of(game::Rank::King)).empty();
}

/// Does he turn, announce or mark the king by it?
bool tells_king(const Act& a, Actor player) {
  return a.actor == player && (turns_king(a) || is_of_king(a));
}

}  // namespace

bool Behind::marked_points(ActIndex now, Actor actor) const {
  return before(now).any([actor](const Act& a) { return marks_points(a) && a.actor == actor; });
}

// As far as the last card.
bool Behind::marked_since_play(ActIndex from, ActIndex now) const {
  return between(from, now).since({ActKind::Play}).any(marks_points);
}

bool Behind::king_marked(ActIndex from, ActIndex now) const {
  return between(from, now).any(marks_king);
}

game::Seat Behind::takes_down_from(const Act& down) const {
  const ActIndex at = index(&down);
  if (down.detail < 2) {
    return down.seat_in_detail();
  }
  const game::Seat other = game::other(down.seat());
  if (marked_points(at, down.actor)) {
    return down.seat();
  }
  const Act* const mark = before(at).last([other](const Act& a) {
    return a.kind == ActKind::Mark && a.actor == record::actor_of(other);
  });
  const bool found = mark != nullptr && between(index(mark), at).any([&](const Act& a) {
    return a.actor == down.actor && (a.kind == ActKind::Dispute || finds(a, record::Noun::Score));
  });
  return found ? other : down.seat();
}

bool Behind::king_spoken_of(ActIndex from, ActIndex now) const {
  return between(from, now).any(is_of_king);
}

bool Behind::king_told(ActIndex now, Actor player) const {
  return before(now).any([player](const Act& a) { return tells_king(a, player); });
}

// As far as the last score.
bool Behind::only_king_since(ActIndex now, game::Seat seat, int points) const {
  constexpr record::ActKinds kOfTheHand{ActKind::Play, ActKind::Made, ActKind::TakeTrick,
                                        ActKind::ThrowDown, ActKind::Mark};
  const auto of_king = [seat](const Act& a) { return tells_king(a, record::actor_of(seat)); };
  const Act* const score = before(now).last({ActKind::Score});
  if (score == nullptr || !tells_score(*score) || shown(*score, seat) != points) {
    return false;
  }
  const RunOfActs since = between(std::size_t{index(score)} + 1, now);
  return since.any(of_king) &&
         !since.any([&](const Act& a) { return kOfTheHand.has(a.kind) && !of_king(a); });
}

bool Behind::game_in_reach(ActIndex now, game::Seat seat, int one_short) const {
  return before(now).any([&](const Act& a) {
    return (a.kind == ActKind::ClaimGame && a.actor == record::actor_of(seat)) ||
           (tells_score(a) && shown(a, seat) == one_short);
  });
}

const Act* Behind::first_whole_score(ActIndex now) const {
  return before(now).first([](const Act& a) {
    return shown(a, game::Seat::First) != record::kUnstated &&
           shown(a, game::Seat::Second) != record::kUnstated;
  });
}

bool Behind::points_explained(ActIndex now, Actor player) const {
  return before(now).any([player](const Act& a) {
    return a.kind == ActKind::Score || turns_king(a) ||
           ((a.kind == ActKind::Announce || a.kind == ActKind::Admit) && a.actor == player);
  });
}

bool Behind::game_is_others(ActIndex now, Actor claimer) const {
  return before(now).any([claimer](const Act& a) {
    return (a.kind == ActKind::ClaimGame || a.kind == ActKind::Score) &&
           record::is_player(a.actor) && a.actor != claimer;
  });
}

bool Behind::game_won(ActIndex from, ActIndex now) const {
  return between(from, now).any(
      [](const Act& a) { return a.kind == ActKind::Score && record::is_player(a.actor); });
}

// Past the talk just before.
ActIndex Behind::mark_claimed(ActIndex now, Actor actor) const {
  const RunOfActs done =
      before(now).without_tail({ActKind::Speak, ActKind::Aside, ActKind::Dispute, ActKind::Urge});
  const bool claims = done.ends_with([actor](const Act& a) {
    return a.kind == ActKind::Claim && a.actor == actor && a.object_as<Remedy>() == Remedy::Mark;
  });
  return claims ? index(done.end() - 1) : kNever;
}

// The same.
bool Behind::game_spoken_of(ActIndex now) const {
  return before(now)
      .without_tail({ActKind::Speak, ActKind::Aside})
      .ends_with({ActKind::Claim, ActKind::Require, ActKind::Urge, ActKind::Dispute, ActKind::Find,
                  ActKind::Rule, ActKind::AskToDecide, ActKind::ClaimGame, ActKind::Admit});
}

}  // namespace ecarte::replay
