// SPDX-License-Identifier: MIT
//
// Games of which the beginning is not told: what the score of the first deal told gives away.
#include <algorithm>
#include <array>

#include "replay/headings.hpp"

namespace ecarte::replay {

namespace {

/// What a player has marked in one deal, as far as it is written.
struct Marked {
  Customs customs{};
  int points = 0;
  bool king = false;
  bool tricks = false;

  void add(const record::Act& a) {
    const auto purpose = a.object_as<record::For>();
    const bool unsaid = purpose == record::For::Unsaid;
    const bool told = a.number != record::kUnstated;
    points += told ? a.number : customs.tricks;
    king = king || purpose == record::For::King || (unsaid && told && a.number != customs.tricks);
    tricks = tricks || purpose == record::For::Point || purpose == record::For::Vole ||
             (unsaid && (!told || a.number >= customs.tricks));
  }
  /// With what he may have marked besides, and left to the counters.
  [[nodiscard]] int most() const {
    return points + (king ? 0 : customs.king) + (tricks ? 0 : customs.tricks);
  }
};

/// Is it done only when the cards are dealt? A score told after it is not how the game stood.
bool presupposes_cards(const record::Act& a) {
  using record::ActKind;
  constexpr record::ActKinds kWithCards{
      ActKind::Give,      ActKind::Turn,     ActKind::Propose, ActKind::Accept, ActKind::Refuse,
      ActKind::Stand,     ActKind::Discard,  ActKind::Take,    ActKind::Play,   ActKind::Made,
      ActKind::ThrowDown, ActKind::Announce, ActKind::Mark};
  return kWithCards.has(a.kind);
}

}  // namespace

/// The first deal told, with neither a number nor a heading nor the whole score before its cards.
bool Headings::begins_untold() const {
  const auto dealt = std::ranges::find_if(acts(), presupposes_cards);
  const bool scored = std::any_of(acts().begin(), dealt, [](const Act& a) {
    return a.kind == ActKind::Score && a.number != record::kUnstated &&
           a.detail != record::kUnstated;
  });
  return frame_.number == 0 && !frame_.game_headed && t_.sitting.deals == 0 && !scored;
}

/// "A wins the game", whatever the other had, and no score else: deals came before that were not
/// told, since no deal alone gives a game.
bool Headings::won_by_its_result() const {
  bool won = false;
  bool dealt = false;
  for (const Act& a : acts()) {
    dealt = dealt || presupposes_cards(a);
    if (a.kind != ActKind::Score) {
      continue;
    }
    const bool half = a.number == record::kUnstated || a.detail == record::kUnstated;
    if (!half && (!record::is_player(a.actor) || !dealt)) {
      return false;
    }
    // "A wins the game" says that he has the points of one.
    const auto is_game = [this](int points) {
      return points != record::kUnstated && points >= t_.sitting.customs.game;
    };
    const bool by_either = (a.flags & record::kEitherWay) != 0 && is_game(a.object);
    won = won || (dealt && (is_game(a.number) || is_game(a.detail) || by_either));
  }
  return won;
}

/// Nothing says that a game begins with the deal, not even a cut for it; or the counters show more
/// after it than a game that began with it leaves room for.
bool Headings::began_with_a_score_untold() const {
  if (!out().place.begins_untold) {
    return false;
  }
  const bool cut_for_deal = std::ranges::any_of(acts(), [](const Act& a) {
    return a.kind == ActKind::CutWon ||
           (a.kind == ActKind::Cut && (a.flags & record::kForDeal) != 0);
  });
  if (!cut_for_deal) {
    return true;
  }
  std::array<Marked, 2> marked{Marked{t_.sitting.customs}, Marked{t_.sitting.customs}};
  bool dealt = false;
  for (const Act& a : acts()) {
    dealt = dealt || presupposes_cards(a);
    if (a.kind == ActKind::Mark && record::is_player(a.actor)) {
      marked[a.actor].add(a);
    } else if (a.kind == ActKind::Score) {
      const std::array shown{t_.sitting.points_shown(a.number), t_.sitting.points_shown(a.detail)};
      const auto belies = [&](std::size_t who) {
        return shown[who] != record::kUnstated && shown[who] > marked[who].most();
      };
      return dealt && (belies(0) || belies(1));
    }
  }
  return false;
}

}  // namespace ecarte::replay
