// SPDX-License-Identifier: MIT
//
// Remedies that players claim, require, permit and grant.
#pragma once

#include "replay/headings.hpp"
#include "replay/rights_claimed.hpp"
#include "replay/trick_play.hpp"

namespace ecarte::replay {

class RemediesClaimed : private Room {
 public:
  RemediesClaimed(Table& table, const Headings& headings, Cutting& cutting, Giving& giving,
                  Exchanging& exchanging, TrickPlay& play, RightsClaimed& rights)
      : Room(table),
        headings_(headings),
        cutting_(cutting),
        giving_(giving),
        exchanging_(exchanging),
        play_(play),
        rights_(rights) {}

  void claim(const Act& a);
  void require(const Act& a);
  void let_stand(const Act& a) { deed(Remedy::LetStand, a.actor, true); }
  /// Who permits what the other has just claimed does not claim it for himself.
  void permit(const Act& a);
  /// He grants what the other has just claimed: the two are agreed.
  void grant_claim(const Act& a);

 private:
  [[nodiscard]] bool claims_either(const Act& a) const;

  const Headings& headings_;
  Cutting& cutting_;
  Giving& giving_;
  Exchanging& exchanging_;
  TrickPlay& play_;
  RightsClaimed& rights_;
};

}  // namespace ecarte::replay
