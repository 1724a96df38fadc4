// SPDX-License-Identifier: MIT
//
// The packets of one dealing: to whom, how many, in which order. Five each where they are not told
// one by one. Whether the order is the one this dealer has chosen before is for others.
#pragma once

#include <array>
#include <optional>

#include "game/seat.hpp"
#include "record/act.hpp"
#include "replay/cards.hpp"

namespace ecarte::replay {

class Packets {
 public:
  static constexpr int kOfADeal = 4;

  enum class Fault : std::uint8_t { None, Sizes, DealerFirst };

  /// Four packets of which only the order is told: `first` cards and the rest of five, to each in
  /// turn. What each was dealt stays as it was.
  void plan(game::Seat nondealer, int first);
  /// A packet told by itself. From the first of them on, what each was dealt is their sum.
  void give(game::Seat to, int size);
  /// The hand turned out to have `difference` more than was thought.
  void recount(game::Seat seat, int difference) { dealt_[seat] += difference; }
  /// Each was dealt so many after all.
  void dealt_is(game::PerSeat<int> numbers) { dealt_ = numbers; }

  /// Were they told one by one?
  [[nodiscard]] bool told() const { return told_; }
  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] int dealt(game::Seat seat) const { return dealt_[seat]; }
  [[nodiscard]] game::PerSeat<int> dealt() const { return dealt_; }
  [[nodiscard]] bool five_each() const {
    return dealt_[game::Seat::First] == kFullHand && dealt_[game::Seat::Second] == kFullHand;
  }
  /// Told one by one, and the hands are not full.
  [[nodiscard]] bool break_off() const {
    return told_ && number_ < kOfADeal &&
           dealt_[game::Seat::First] + dealt_[game::Seat::Second] < 2 * kFullHand;
  }
  /// Is one of them of neither two nor three?
  [[nodiscard]] bool has_odd_size() const;
  [[nodiscard]] bool began_with(game::Seat seat) const { return number_ > 0 && to_[0] == seat; }
  /// What is wrong with packets that gave five each; of whose they are nothing, if that is not
  /// known.
  [[nodiscard]] Fault fault(std::optional<game::Seat> dealer) const;
  /// The order of distribution, by the first packet; nothing before the second is given.
  [[nodiscard]] std::optional<record::Order> order() const;

 private:
  void add(game::Seat to, int size);

  std::array<int, 16> sizes_{};
  std::array<game::Seat, 16> to_{};
  int number_ = 0;
  bool told_ = false;
  game::PerSeat<int> dealt_{{kFullHand, kFullHand}};
};

}  // namespace ecarte::replay
