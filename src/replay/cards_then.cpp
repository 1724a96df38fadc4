// SPDX-License-Identifier: MIT
//
// What is known of the cards at another moment than now.
#include <algorithm>

#include "replay/cards.hpp"

namespace ecarte::replay {

CardSet Cards::may_hold_at(Seat seat, ActIndex at) const {
  const std::size_t then = moment(at);
  return may_[then][game::index_of(seat)] - sure(then, hand_of(seat));
}

ActIndex Cards::shown(Seat seat, game::Card card) const {
  for (std::size_t i = 1; i <= last_; ++i) {
    const bool his = log_[i].from == hand_of(seat) || log_[i].to == hand_of(seat);
    if (his && log_[i].known.has(card)) {
      return log_[i].at;
    }
  }
  return kNever;
}

ActIndex Cards::size_told(Seat seat) const {
  for (std::size_t i = start_[seat]; i > 0; --i) {
    const Entry& entry = log_[i];
    const bool moves =
        entry.how == How::Move && (entry.from == hand_of(seat) || entry.to == hand_of(seat));
    if (moves ||
        ((entry.how == How::Count || entry.how == How::Mend) && entry.from == hand_of(seat))) {
      return entry.at;
    }
  }
  return kNever;
}

/// How many of `these` came into the hand by this act, or left it (below 0): at least and at most.
void Cards::bound(const Entry& entry, Seat seat, CardSet these, int& least, int& most) const {
  least = most = 0;
  if (entry.how == How::Swap || entry.how == How::Mend) {
    if (entry.from == hand_of(seat)) {
      least = -kFullHand;
      most = kFullHand;
    }
    return;
  }
  const bool out = entry.from == hand_of(seat);
  if (entry.how != How::Move || (!out && entry.to != hand_of(seat))) {
    return;
  }
  const int few = std::max((entry.moved & these).size(),
                           entry.number.may.least() - (entry.movable - these).size());
  const int many = std::min((entry.movable & these).size(),
                            entry.number.may.most() - (entry.moved - these).size());
  least = out ? -many : few;
  most = out ? -few : many;
}

game::Counts Cards::number_then(Seat seat, std::size_t then, CardSet these) const {
  const Pile hand = hand_of(seat);
  if (const CardSet held = sure(then, hand); log_[then].count[index_of(hand)].is(held.size())) {
    return (held & these).size();  // he is known to have held these, and no others
  }
  std::array<int, kMost> least;
  std::array<int, kMost> most;
  for (std::size_t i = 0; i <= last_; ++i) {
    const CardSet held = sure(i, hand);
    const CardSet may = may_[i][index_of(hand)];
    const Counts number = log_[i].count[game::index_of(seat)];
    least[i] = std::max((held & these).size(), number.least() - (may - these).size());
    most[i] = std::min((may & these).size(), number.most() - (held - these).size());
    const Entry& entry = log_[i];
    if (entry.how == How::Tell && entry.from == hand && these.has_all(entry.among)) {
      least[i] = std::max(least[i], entry.number.told.least());
    }
    if (i > 0) {
      int in_least = 0;
      int in_most = 0;
      bound(entry, seat, these, in_least, in_most);
      least[i] = std::max(least[i], least[entry.before] + in_least);
      most[i] = std::min(most[i], most[entry.before] + in_most);
    }
  }
  for (std::size_t i = last_; i > 0; --i) {
    const std::size_t before = log_[i].before;
    int in_least = 0;
    int in_most = 0;
    bound(log_[i], seat, these, in_least, in_most);
    least[before] = std::max(least[before], least[i] - in_most);
    most[before] = std::min(most[before], most[i] - in_least);
  }
  return game::Counts::range(least[then], most[then]);
}

/// Do the two hands hold more cards of a suit between them, by what is told of each, than may be in
/// them?
bool Cards::overfull(std::size_t moment) const {
  const CardSet may = may_[moment][0] | may_[moment][1];
  for (int suit = 0; suit < game::kSuits; ++suit) {
    const CardSet these = CardSet::of(static_cast<game::Suit>(suit));
    int least = 0;
    for (const Seat seat : game::kSeats) {
      const game::Counts number = number_then(seat, moment, these);
      least += number.empty() ? 0 : number.least();
    }
    if (least > (may & these).size()) {
      return true;
    }
  }
  return false;
}

}  // namespace ecarte::replay
