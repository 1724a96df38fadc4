// SPDX-License-Identifier: MIT
#include "report/clause.hpp"

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include <gtest/gtest.h>

#include "report/clause_format.hpp"

namespace ecarte::report {
namespace {

constexpr std::string_view kLong = "Y may require the hands to be played again";

/// Is it in the room of this thread? Every text that is longer than fits into the string itself is
/// to be.
bool is_in_room(const Clause& clause) {
  const auto room = reinterpret_cast<std::uintptr_t>(&clause_room());
  const auto at = reinterpret_cast<std::uintptr_t>(clause.data());
  return at - room < sizeof(ClauseRoom);
}

TEST(Clause, HasItsRoomInTheBufferOfItsThread) {
  const Clause clause{kLong};
  EXPECT_TRUE(is_in_room(clause));
  EXPECT_EQ(clause, kLong);
}

TEST(Clause, LeavesTheRoomEmptyWhenAllAreForgotten) {
  {
    Clauses clauses;
    for (int i = 0; i < 20; ++i) {
      clauses.push_back(kLong + Clause{" until the trump is turned"});
    }
    EXPECT_GT(clause_room().used(), 20 * kLong.size());
  }
  EXPECT_EQ(clause_room().used(), 0U);
}

TEST(Clause, StaysAsItIsWhenKeptWhileOthersComeAndGo) {
  const Clause kept{kLong};
  for (int i = 0; i < 2000; ++i) {
    Clause first{"the cards must be dealt again, for so the law has it"};
    Clause second = first + ", before anything else is done";
    first += second;
  }
  EXPECT_EQ(kept, kLong);
}

TEST(Clause, GivesBackTheLastTakenAtOnce) {
  const Clause kept{kLong};
  const std::size_t used = clause_room().used();
  { const Clause other{kLong}; }
  EXPECT_EQ(clause_room().used(), used);
}

TEST(Clause, GrowsBeyondTheBufferOnTheHeap) {
  Clause clause;
  while (clause.size() < 4 * ClauseRoom::kBytes) {
    clause += kLong;
  }
  EXPECT_FALSE(is_in_room(clause));
  EXPECT_EQ(clause.substr(clause.size() - kLong.size()), kLong);
  clause = Clause{kLong};
  EXPECT_TRUE(is_in_room(Clause{kLong}));
}

TEST(Clause, IsForgottenWhereAnExceptionLeaves) {
  const auto fails = [] {
    const Clauses clauses{Clause{kLong}, Clause{kLong}};
    throw std::runtime_error(std::string{clauses.front()});
  };
  EXPECT_THROW(fails(), std::runtime_error);
  EXPECT_EQ(clause_room().used(), 0U);
}

TEST(Clause, OfAnotherThreadHasARoomOfItsOwn) {
  const Clause here{kLong};
  std::size_t used = 0;
  bool in_room = false;
  std::thread([&] {
    const Clause there{kLong};
    in_room = is_in_room(there);
    used = clause_room().used();
  }).join();
  EXPECT_TRUE(in_room);
  EXPECT_EQ(used, clause_room().used());
}

TEST(Clause, IsJoinedWithOtherStrings) {
  const Clause name{"Y"};
  const std::string_view view = " plays ";
  const std::string card = "9♠";
  EXPECT_EQ(name + view + card, "Y plays 9♠");
  EXPECT_EQ(view + name + ", " + card, " plays Y, 9♠");
  EXPECT_EQ(card + name, "9♠Y");
  EXPECT_EQ(formatted("{} to {}", name, 3), "Y to 3");
  EXPECT_EQ(strings_of({name, Clause{card}}), (std::vector<std::string>{"Y", card}));
}

TEST(ClauseRoom, IsGivenOutAgainOnceNothingOfItIsInUse) {
  ClauseRoom room;
  void* const first = room.take(100);
  void* const second = room.take(100);
  room.give_back(first, 100);
  void* const third = room.take(100);
  EXPECT_NE(third, first);  // for the second is in use
  room.give_back(second, 100);
  room.give_back(third, 100);
  EXPECT_EQ(room.used(), 0U);
  EXPECT_EQ(room.take(100), first);
}

}  // namespace
}  // namespace ecarte::report
