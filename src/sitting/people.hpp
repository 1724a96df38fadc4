// SPDX-License-Identifier: MIT
//
// The people of a sitting: who has a seat, who stands by, and by which number the account knows
// each.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "sitting/account.hpp"

namespace ecarte::sitting {

class People {
 public:
  /// Takes the names that `record` goes by, if they have changed; who is new to the sitting gets a
  /// number in `account`.
  void meet(const record::Record& record, Account& account);

  [[nodiscard]] const Players& seats() const { return seats_; }
  [[nodiscard]] PersonNumber at(game::Seat seat) const { return seats_[game::index_of(seat)]; }
  [[nodiscard]] bool has_seat(PersonNumber person) const {
    return seats_[0] == person || seats_[1] == person;
  }
  [[nodiscard]] const std::vector<PersonNumber>& bystanders() const { return bystanders_; }
  /// kNoPerson if it is nobody in particular.
  [[nodiscard]] PersonNumber person_of(record::Actor actor) const;
  /// kNobody if he has neither a seat now nor stands by.
  [[nodiscard]] record::Actor actor_of(PersonNumber person) const;

 private:
  std::shared_ptr<const record::Names> names_;  ///< those the numbers below are for
  Players seats_ = kNoPlayers;
  std::vector<PersonNumber> bystanders_;
};

}  // namespace ecarte::sitting
