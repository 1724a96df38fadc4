// SPDX-License-Identifier: MIT
//
// What the laws let players and bystanders do besides dealing, exchanging and playing: said and
// done now and then, none of it a fault.
#pragma once

#include "campaign/table.hpp"

namespace ecarte::campaign {

class Permissive : public Overseer {
 public:
  void at(Table& table, Moment moment) override;

 private:
  void before_the_hand(Table& table, Moment moment);
  void in_exchanging(Table& table, Moment moment);
  void of_no_bearing(Table& table);
  void in_play(Table& table, Moment moment);
  void bystander(Table& table, Moment moment);
  void backers(Table& table, Moment moment);
  void forgotten_king(Table& table, Moment moment);
  void after_the_hand(Table& table);
  void give_up_or_claim(Table& table);
};

}  // namespace ecarte::campaign
