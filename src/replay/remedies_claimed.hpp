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
  /// Who lets stand what he has himself claimed something for takes that back.
  void let_stand(const Act& a);
  /// Who permits what the other has just claimed does not claim it for himself.
  void permit(const Act& a);
  /// He grants what the other has just claimed: the two are agreed.
  void grant_claim(const Act& a);
  /// He takes back what he claimed last. If nothing was done upon it he has not claimed it; that he
  /// knew of what it was for is left.
  void withdraw(const Act& a);

 private:
  [[nodiscard]] bool heeded(const Deed& claimed) const;
  bool is_taken_back(ActIndex claim);
  [[nodiscard]] bool claimed_a_choice(ActIndex claim) const;
  [[nodiscard]] bool claims_either(const Act& a) const;

  const Headings& headings_;
  Cutting& cutting_;
  Giving& giving_;
  Exchanging& exchanging_;
  TrickPlay& play_;
  RightsClaimed& rights_;
};

}  // namespace ecarte::replay
