// SPDX-License-Identifier: MIT
#include "lanes/lanes.hpp"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace ecarte::lanes {
namespace {

using Numbers = Lanes<int, int>;

constexpr LaneLimits kPlenty{1000, 1000};

std::vector<int> all_of(Numbers& lanes) {
  std::vector<int> all;
  for (int one = 0; lanes.take(one);) {
    all.push_back(one);
  }
  return all;
}

/// 0, 1, 2 … in lanes of so many.
std::function<void(Numbers::Feed&)> counting(int to, int in_a_lane) {
  return [=](Numbers::Feed& feed) {
    for (int i = 0; i < to; ++i) {
      if (i % in_a_lane == 0) {
        feed.open();
      }
      feed.put(i, 1);
    }
  };
}

void hand_on(Numbers::Lane& lane) {
  for (int one = 0; lane.get(one);) {
    lane.give(one, 1);
  }
}

std::vector<int> up_to(int end) {
  std::vector<int> all(static_cast<std::size_t>(end));
  std::iota(all.begin(), all.end(), 0);
  return all;
}

TEST(Lanes, ResultsComeInTheOrderOfTheWork) {
  for (const std::size_t workers : {1U, 2U, 3U, 8U}) {
    for (const int in_a_lane : {1, 7, 5000}) {
      Numbers lanes{workers, kPlenty, hand_on, counting(2000, in_a_lane)};
      EXPECT_EQ(up_to(2000), all_of(lanes)) << workers << " workers, " << in_a_lane << " in a lane";
    }
  }
}

TEST(Lanes, WorkersMayBeAsUnevenAsTheyLike) {
  const auto uneven = [](Numbers::Lane& lane) {
    std::mt19937 chance{7};
    for (int one = 0; lane.get(one);) {
      if (chance() % 8 == 0) {
        std::this_thread::sleep_for(std::chrono::microseconds{chance() % 300});
      }
      lane.give(one, 1);
    }
  };
  Numbers lanes{4, {3, 30}, uneven, counting(3000, 11)};
  EXPECT_EQ(up_to(3000), all_of(lanes));
}

TEST(Lanes, WhatWaitsIsBounded) {
  std::atomic<int> put = 0;
  std::atomic<int> given = 0;
  const auto feed = [&](Numbers::Feed& end) {
    for (int i = 0; i < 5000; ++i) {
      if (i % 10 == 0) {
        end.open();
      }
      end.put(i, 1);
      ++put;
    }
  };
  const auto work = [&](Numbers::Lane& lane) {
    for (int one = 0; lane.get(one);) {
      lane.give(one, 1);
      ++given;
    }
  };
  Numbers lanes{2, {20, 60}, work, feed};
  std::this_thread::sleep_for(std::chrono::milliseconds{200});
  EXPECT_LE(given, 80) << "nobody has taken any";
  EXPECT_LE(put, 120);
  EXPECT_EQ(up_to(5000), all_of(lanes));
}

TEST(Lanes, WhatAThreadKeepsServesItsLanesAlone) {
  const auto counts = [lanes_done = 0](Numbers::Lane& lane) mutable {
    ++lanes_done;
    for (int one = 0; lane.get(one);) {
    }
    lane.give(lanes_done, 1);
  };
  constexpr int kLanes = 60;
  for (const std::size_t workers : {1U, 3U}) {
    Numbers lanes{workers, kPlenty, counts, counting(kLanes, 1)};
    std::vector<int> done(kLanes + 1, 0);
    for (const int at : all_of(lanes)) {
      ++done[static_cast<std::size_t>(at)];
    }
    EXPECT_TRUE(std::ranges::all_of(done, [&](int n) { return n <= static_cast<int>(workers); }));
    EXPECT_EQ(kLanes, std::accumulate(done.begin(), done.end(), 0));
  }
}

TEST(Lanes, OneLongLaneGoesOnAsItIsTaken) {
  Numbers lanes{2, {10, 12}, hand_on, counting(20000, 20000)};
  EXPECT_EQ(up_to(20000), all_of(lanes));
}

TEST(Lanes, AWorkerNeedNotGetAllThereIs) {
  const auto two = [](Numbers::Lane& lane) {
    for (int i = 0, one = 0; i < 2 && lane.get(one); ++i) {
      lane.give(one, 1);
    }
  };
  Numbers lanes{2, {5, 100}, two, counting(500, 100)};
  EXPECT_EQ((std::vector<int>{0, 1, 100, 101, 200, 201, 300, 301, 400, 401}), all_of(lanes));
}

TEST(Lanes, NothingToDoIsSoonDone) {
  Numbers lanes{3, kPlenty, hand_on, [](Numbers::Feed&) {}};
  EXPECT_TRUE(all_of(lanes).empty());
}

TEST(Lanes, AnEmptyLaneHasNoResults) {
  Numbers lanes{2, kPlenty, hand_on, [](Numbers::Feed& feed) {
                  feed.open();
                  feed.open();
                  feed.put(5, 1);
                  feed.open();
                }};
  EXPECT_EQ(std::vector<int>{5}, all_of(lanes));
}

TEST(Lanes, WhatAWorkerThrowsIsThrownInItsTurn) {
  const auto work = [](Numbers::Lane& lane) {
    for (int one = 0; lane.get(one);) {
      if (one == 250) {
        throw std::runtime_error("250");
      }
      lane.give(one, 1);
    }
  };
  Numbers lanes{3, kPlenty, work, counting(1000, 10)};
  std::vector<int> before;
  try {
    for (int one = 0; lanes.take(one);) {
      before.push_back(one);
    }
    ADD_FAILURE() << "nothing was thrown";
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ("250", error.what());
  }
  EXPECT_EQ(up_to(250), before);
}

TEST(Lanes, WhatTheFeederThrowsIsThrownAfterWhatItFed) {
  Numbers lanes{2, kPlenty, hand_on, [](Numbers::Feed& feed) {
                  feed.open();
                  feed.put(1, 1);
                  throw std::runtime_error("no more");
                }};
  int one = 0;
  EXPECT_TRUE(lanes.take(one));
  EXPECT_THROW(lanes.take(one), std::runtime_error);
}

TEST(Lanes, WhoeverWantsNoMoreStopsThemAll) {
  std::atomic<bool> told = false;
  {
    const auto endless = [&](Numbers::Feed& feed) {
      for (int i = 0;; ++i) {
        if (i % 10 == 0) {
          feed.open();
        }
        if (!feed.put(i, 1)) {
          told = true;
          return;
        }
      }
    };
    Numbers lanes{4, {50, 50}, hand_on, endless};
    int one = 0;
    EXPECT_TRUE(lanes.take(one));
  }
  EXPECT_TRUE(told);
}

}  // namespace
}  // namespace ecarte::lanes
