// SPDX-License-Identifier: MIT
#include "sitting/on_table.hpp"

#include <algorithm>

namespace ecarte::sitting {

using game::Seat;

void OnTable::begin(const Players& players) {
  for (std::size_t seat = 0; seat < sides_.size(); ++seat) {
    sides_[seat].player = {players[seat], 0};
    sides_[seat].bettors.clear();
  }
  staked_ = {};
  staked_written_ = false;
  stakes_laid_ = false;
  withdrawn_ = 0;
}

void OnTable::stake(Seat seat, Amount amount) {
  staked_written_ = true;
  staked_[game::index_of(seat)] += amount;
}

void OnTable::lay(PersonNumber who, Seat on, Amount amount) {
  Side& side = sides_[game::index_of(on)];
  if (side.player.person == who) {
    side.player.amount += amount;
    return;
  }
  const auto found = std::ranges::find(side.bettors, who, &Laid::person);
  if (found != side.bettors.end()) {
    found->amount += amount;
  } else {
    side.bettors.push_back({who, amount});
  }
}

void OnTable::withdraw(PersonNumber who, Amount amount) {
  Side& side = sides_[0].of(who) >= sides_[1].of(who) ? sides_[0] : sides_[1];
  const Amount back = amount == 0 ? side.of(who) : std::min(amount, side.of(who));
  withdrawn_ += back;
  if (side.player.person == who) {
    side.player.amount -= back;
    return;
  }
  for (Laid& laid : side.bettors) {
    if (laid.person == who) {
      laid.amount -= back;
    }
  }
}

void OnTable::lay_stakes(Amount agreed) {
  for (const Seat seat : game::kSeats) {
    sides_[game::index_of(seat)].player.amount += stake_of(seat, agreed);
  }
  stakes_laid_ = true;
}

void OnTable::cover_each_other(Amount agreed) {
  const Amount first = sides_[0].total();
  const Amount second = sides_[1].total();
  const Seat larger = first > second ? Seat::First : Seat::Second;
  const Amount open = first > second ? first - second : second - first;
  sides_[game::index_of(game::other(larger))].player.amount +=
      std::min(open, side(larger).player.amount - stake_of(larger, agreed));
}

bool OnTable::is_laid() const {
  return staked_written_ || std::ranges::any_of(sides_, [](const Side& side) {
           return side.player.amount != 0 || !side.bettors.empty();
         });
}

Amount OnTable::at_stake(PersonNumber who, Seat seat, Amount agreed) const {
  Amount total = (stakes_laid_ ? 0 : stake_of(seat, agreed)) + side(seat).of(who);
  for (const Laid& other : side(game::other(seat)).bettors) {
    total += other.person == who ? other.amount : 0;
  }
  return total;
}

}  // namespace ecarte::sitting
