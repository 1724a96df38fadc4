// SPDX-License-Identifier: MIT
#include "replay/packets.hpp"

#include <algorithm>

namespace ecarte::replay {

using game::Seat;

void Packets::add(Seat to, int size) {
  if (number_ < static_cast<int>(sizes_.size())) {
    sizes_[static_cast<std::size_t>(number_)] = size;
    to_[static_cast<std::size_t>(number_)] = to;
    ++number_;
  }
}

void Packets::plan(Seat nondealer, int first) {
  for (const int size : {first, kFullHand - first}) {
    add(nondealer, size);
    add(game::other(nondealer), size);
  }
}

void Packets::give(Seat to, int size) {
  if (!told_) {
    dealt_ = {};
    told_ = true;
  }
  add(to, size);
  dealt_[to] += size;
}

bool Packets::has_odd_size() const {
  return std::any_of(sizes_.begin(), sizes_.begin() + number_,
                     [](int size) { return size != 2 && size != 3; });
}

Packets::Fault Packets::fault(std::optional<Seat> dealer) const {
  const int first = sizes_[0];
  if (number_ != kOfADeal || (first != 2 && first != 3) || sizes_[1] != first) {
    return Fault::Sizes;
  }
  return dealer == to_[0] ? Fault::DealerFirst : Fault::None;
}

std::optional<record::Order> Packets::order() const {
  if (number_ < 2) {
    return std::nullopt;
  }
  return sizes_[0] == 2 ? record::Order::TwoThree : record::Order::ThreeTwo;
}

}  // namespace ecarte::replay
