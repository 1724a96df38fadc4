// SPDX-License-Identifier: MIT
//
// Games of which the beginning is not told: what the score of the first deal told gives away.
#include <algorithm>
#include <array>

#include "replay/replayer.hpp"

namespace ecarte::replay {

namespace {

constexpr int kKing = 1;
constexpr int kTricks = 2;  ///< the most that the tricks of a hand give

/// What a player has marked in one deal, as far as it is written.
struct Marked {
  int points = 0;
  bool king = false;
  bool tricks = false;

  void add(const record::Act& a) {
    const auto purpose = a.object_as<record::For>();
    const bool unsaid = purpose == record::For::Unsaid;
    const bool told = a.number != record::kUnstated;
    points += told ? a.number : kTricks;
    king = king || purpose == record::For::King || (unsaid && told && a.number != kTricks);
    tricks = tricks || purpose == record::For::Point || purpose == record::For::Vole ||
             (unsaid && (!told || a.number >= kTricks));
  }
  /// With what he may have marked besides, and left to the counters.
  [[nodiscard]] int most() const { return points + (king ? 0 : kKing) + (tricks ? 0 : kTricks); }
};

}  // namespace

/// "A wins the game" and no score else: deals came before that were not told, since no deal alone
/// gives a game.
bool Replayer::won_by_its_result() const {
  bool won = false;
  bool dealt = false;
  for (const Act& a : acts_) {
    dealt = dealt || a.kind == ActKind::Give;
    const bool half = a.number == record::kUnstated || a.detail == record::kUnstated;
    if (a.kind == ActKind::Mark || (a.kind == ActKind::Score && !half)) {
      return false;
    }
    won = won || (a.kind == ActKind::Score && half && dealt);
  }
  return won;
}

/// The first deal told has neither number nor score, and the counters show more after it than a
/// game that began with it leaves room for: it was not the first of its game.
bool Replayer::began_with_a_score_untold() const {
  if (frame_.number != 0 || frame_.game_headed || sitting_.deals > 0) {
    return false;
  }
  std::array<Marked, 2> marked{};
  bool dealt = false;
  for (const Act& a : acts_) {
    dealt = dealt || a.kind == ActKind::Give;
    if (a.kind == ActKind::Mark && record::is_player(a.actor)) {
      marked[a.actor].add(a);
    } else if (a.kind == ActKind::Score) {
      const std::array shown{a.number, a.detail};
      const auto belies = [&](std::size_t who) {
        return shown[who] != record::kUnstated && shown[who] > marked[who].most();
      };
      return dealt && (belies(0) || belies(1));
    }
  }
  return false;
}

}  // namespace ecarte::replay
