// SPDX-License-Identifier: MIT
//
// The rooms of what players find, claim, require and do by way of remedy, and to which of them an
// act goes.
#pragma once

#include "replay/faults_found.hpp"
#include "replay/remedies_claimed.hpp"
#include "replay/surplus.hpp"

namespace ecarte::replay {

class RemedyActs {
 public:
  RemedyActs(Table& table, const Headings& headings, Opening& opening, Cutting& cutting,
             Giving& giving, Exchanging& exchanging, TrickPlay& play, AroundTable& around,
             Statements& statements)
      : giving_(giving),
        exchanging_(exchanging),
        rights_(table, cutting, around.bystanders()),
        claims_(table, headings, cutting, giving, exchanging, play, rights_),
        found_(table, opening, giving, exchanging, play, around, statements.hands()),
        surplus_(table, opening, giving, exchanging, statements.looks()) {}

  void remedy_act(const record::Act& a);
  /// A right is denied, or the other's claim granted.
  void deny(const record::Act& a) { rights_.deny(a); }
  void grant_claim(const record::Act& a) { claims_.grant_claim(a); }
  void withdraw_claim(const record::Act& a) { claims_.withdraw(a); }

 private:
  Giving& giving_;
  Exchanging& exchanging_;
  RightsClaimed rights_;
  RemediesClaimed claims_;
  FaultsFound found_;
  Surplus surplus_;
};

}  // namespace ecarte::replay
