// SPDX-License-Identifier: MIT
//
// The narrowing of the cards is one rule run until nothing changes: whether it is run after each
// act or once at the end, it comes to the same.
#include <algorithm>
#include <array>
#include <random>

#include <gtest/gtest.h>

#include "replay/cards.hpp"

namespace ecarte::replay {
namespace {

using game::Card;

/// A deal that was played, of which a part is told, to one or two who listen. `in_part`: numbers
/// too.
class Telling {
 public:
  explicit Telling(unsigned seed, bool in_part) : random_(seed), in_part_(in_part) {
    for (int i = 0; i < game::kCards; ++i) {
      pack_[static_cast<std::size_t>(i)] = game::card_at(i);
    }
    std::shuffle(pack_.begin(), pack_.end(), random_);
    for (const Seat seat : game::kSeats) {
      for (int i = 0; i < kFullHand; ++i) {
        hands_[seat] |= draw();
      }
    }
  }

  void to(Cards& often, Cards& once) {
    each(often, once, [&](Cards& cards, ActIndex at) {
      cards.move(at, Pile::Stock, Pile::Out, 1, CardSet{pack_[31]});
    });
    exchange(often, once);
    play(often, once, 3);
    each(often, once, [](Cards& cards, ActIndex at) { cards.again(at); });
    hands_ = start_;
    play(often, once, kFullHand);
  }
  [[nodiscard]] ActIndex acts() const { return now_; }

 private:
  CardSet draw() { return pack_[next_++]; }
  /// As it is told: it may be one more or fewer.
  Counts told(int number) {
    const bool open = in_part_ && chance(50);
    return open ? Counts::range(number - (chance(50) ? 1 : 0), number + 1) : exactly(number);
  }
  bool chance(int percent) { return static_cast<int>(random_() % 100) < percent; }

  template <class Tell>
  void each(Cards& often, Cards& once, Tell tell) {
    ++now_;
    tell(often, now_);
    EXPECT_FALSE(often.settle().has_value());
    tell(once, now_);
  }

  void exchange(Cards& often, Cards& once) {
    for (const Seat seat : game::kSeats) {
      CardSet out;
      CardSet in;
      for (const Card card : hands_[seat]) {
        out |= chance(40) ? CardSet{card} : CardSet{};
      }
      for (int i = 0; i < out.size(); ++i) {
        in |= draw();
      }
      const CardSet out_told = chance(50) ? out : CardSet{};
      const CardSet in_told = chance(50) ? in : CardSet{};
      const Counts gone = told(out.size());
      each(often, once, [&](Cards& cards, ActIndex at) {
        cards.move(at, hand_of(seat), Pile::Out, gone, out_told);
      });
      const Counts come = told(in.size());
      each(often, once, [&](Cards& cards, ActIndex at) {
        cards.move(at, Pile::Stock, hand_of(seat), come, in_told);
      });
      hands_[seat] = (hands_[seat] - out) | in;
    }
    start_ = hands_;
    often.start_playing();
    once.start_playing();
  }

  void play(Cards& often, Cards& once, int tricks) {
    for (int i = 0; i < tricks; ++i) {
      for (const Seat seat : game::kSeats) {
        const Card card = hands_[seat].first();
        hands_[seat] -= card;
        const bool by_name = chance(60);
        const std::array in_part{CardSet::of(card.suit)};
        const bool by_suit = !by_name && chance(60);
        each(often, once, [&](Cards& cards, ActIndex at) {
          cards.move(at, hand_of(seat), Pile::Out, 1, by_name ? CardSet{card} : CardSet{},
                     std::span(in_part).first(by_suit ? 1 : 0));
        });
      }
    }
  }

  std::mt19937 random_;
  std::array<Card, game::kCards> pack_{};
  std::size_t next_ = 0;
  PerSeat<CardSet> hands_;
  PerSeat<CardSet> start_;
  ActIndex now_ = 0;
  bool in_part_;
};

void look_back_often_and_once(bool in_part) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    Cards often;
    Cards once;
    Telling telling(seed, in_part);
    telling.to(often, once);
    ASSERT_FALSE(once.settle().has_value()) << seed;
    for (ActIndex at = 0; at <= telling.acts() + 1; ++at) {
      for (const Seat seat : game::kSeats) {
        ASSERT_EQ(often.held_at(seat, at), once.held_at(seat, at)) << seed << " act " << at;
        ASSERT_EQ(often.may_hold_at(seat, at), once.may_hold_at(seat, at)) << seed << " act " << at;
        ASSERT_EQ(often.count_at(seat, at), once.count_at(seat, at)) << seed << " act " << at;
      }
    }
    for (const Seat seat : game::kSeats) {
      ASSERT_TRUE(once.count_at_start(seat).has(kFullHand)) << seed;
    }
  }
}

TEST(CardsNarrow, ItIsTheSameToLookBackAfterEachActOrOnceAtTheEnd) {
  look_back_often_and_once(false);
}

TEST(CardsNarrow, SoItIsWhereNumbersAreToldInPart) {
  look_back_often_and_once(true);
}

}  // namespace
}  // namespace ecarte::replay
