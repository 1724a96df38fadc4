// SPDX-License-Identifier: MIT
//
// What a completion comes to against all the hands the other may hold: how often each of the
// holder's cards makes how many tricks.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>

#include "treatise/position.hpp"

namespace ecarte::treatise {

/// Numbers of hands of the other, by the holder's tricks in all, 0 to 5.
using ByTricks = std::array<std::int64_t, 6>;

/// Of them, those with as many tricks as the goal wants; or the points of all of them.
std::int64_t reaching(const ByTricks& hands, Goal goal, const ClaimPoints& stakes = {});
/// The holder's points less the other's.
std::int64_t points_of(const ByTricks& hands, const ClaimPoints& stakes);

struct Survey {
  std::int64_t total = 0;
  CardSet playable;                   ///< the holder's, against one hand or another
  ByTricks best{};                    ///< with the best card, chosen for each hand
  std::array<ByTricks, 5> by_card{};  ///< by the place of the card in the hand as dealt

  /// For a card of `hand`, the hand as dealt.
  [[nodiscard]] const ByTricks& of(CardSet hand, Card card) const;
};

/// The question's name among those that differ only in the naming of the plain suits; empty if the
/// position tells the suits apart. The turn-up keeps its rank, as for plans that hear of the king.
std::string common_name(const Position& position, const CompletedPosition& one);

/// Surveys completions, and keeps what it has found: hands that differ only in the naming of the
/// plain suits, or in a turn-up that separates no two cards, are one.
class Surveyor {
 public:
  explicit Surveyor(analysis::Solver& solver) : solver_(solver) {}

  Survey survey(const Position& position, const CompletedPosition& one);

 private:
  analysis::Solver& solver_;
  std::unordered_map<std::string, std::unordered_map<std::uint64_t, Survey>> known_;
};

}  // namespace ecarte::treatise
