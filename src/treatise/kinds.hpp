// SPDX-License-Identifier: MIT
//
// The hands the other may hold, by kinds, where something is said of them that best play does not
// mind. Private to this layer.
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/question.hpp"
#include "treatise/hand_order.hpp"
#include "treatise/pattern.hpp"

namespace ecarte::treatise {

/// Hands that are one to best play, each kind with the number of those of it that a test admits.
/// The test may tell cards apart that play does not: so the hands of a kind are counted one by one.
/// It is given the hand and, for one that looks it up, its place in the order of hands of five.
template <class Test>
class Kinds {
 public:
  Kinds(const analysis::OddsQuestion& question, const Test& test)
      : classes_(analysis::interchangeable(question)), test_(test) {}

  template <class Use>
  void each(int cards, const Use& use) {
    extend(0, cards, {}, use);
  }

 private:
  /// Of the classes from `at` on, how many cards each gives; its lowest stand for them.
  template <class Use>
  void extend(std::size_t at, int wanted, CardSet lowest, const Use& use) {
    if (wanted == 0) {
      if (const std::int64_t hands = admitted(at, 0, {}); hands > 0) {
        use(lowest, hands);
      }
      return;
    }
    if (at == classes_.size()) {
      return;
    }
    taken_.resize(classes_.size());
    int taken = 0;
    taken_[at] = 0;
    extend(at + 1, wanted, lowest, use);
    for (const Card card : classes_[at]) {
      if (++taken > wanted) {
        break;
      }
      lowest |= CardSet{card};
      taken_[at] = taken;
      extend(at + 1, wanted - taken, lowest, use);
    }
  }

  /// A hand in the making. Classes are in the order of the cards, and so are the cards put to it.
  struct Part {
    CardSet cards;
    std::size_t size = 0;
    std::size_t place = 0;

    [[nodiscard]] Part with(CardSet lowest) const {
      return {cards | lowest, size + 1,
              place + (size < 5 ? place_added(lowest.first(), size) : 0U)};
    }
  };

  /// The hands with these numbers of the first `classes` classes that the test admits.
  std::int64_t admitted(std::size_t classes, std::size_t at, const Part& hand) {
    while (at < classes && taken_[at] == 0) {
      ++at;
    }
    if (at == classes) {
      return test_(hand.cards, hand.place) ? 1 : 0;
    }
    return some_of(classes, at, classes_[at].bits(), taken_[at], hand);
  }

  std::int64_t some_of(std::size_t classes, std::size_t at, std::uint32_t from, int wanted,
                       const Part& hand) {
    if (wanted == 0) {
      return admitted(classes, at + 1, hand);
    }
    std::int64_t hands = 0;
    while (from != 0) {
      const CardSet lowest{from & -from};
      from &= from - 1;
      hands += some_of(classes, at, from, wanted - 1, hand.with(lowest));
    }
    return hands;
  }

  std::vector<CardSet> classes_;
  std::vector<int> taken_;
  const Test& test_;
};

}  // namespace ecarte::treatise
