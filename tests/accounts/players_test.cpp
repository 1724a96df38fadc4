// SPDX-License-Identifier: MIT
#include "accounts/players.hpp"

#include <gtest/gtest.h>

#include "tests/accounts/told.hpp"

namespace ecarte::accounts {
namespace {

TEST(Names, PlayersOfOneNameAreOne) {
  const record::Record one = told("players: Anna, Ben\ndeal 1: Anna gives 3-2\n");
  const WhoIsWho same = who_is_who(one, told("players: anna, BEN\ndeal 1: anna gives 3-2\n"));
  EXPECT_TRUE(same.by_name);
  EXPECT_FALSE(same.turned);
  const WhoIsWho turned = who_is_who(one, told("players: Ben, Anna\ndeal 1: Anna gives 3-2\n"));
  EXPECT_TRUE(turned.by_name);
  EXPECT_TRUE(turned.turned);
}

TEST(Names, ElseHeWhoDealsIsOne) {
  const record::Record one = told("players: Anna, Ben\ndeal 1: Anna gives 3-2\n");
  const WhoIsWho turned = who_is_who(one, told("players: Y, A\ndeal 1: A gives 3-2\n"));
  EXPECT_FALSE(turned.by_name);
  EXPECT_TRUE(turned.turned);
  const WhoIsWho same = who_is_who(one, told("players: A, Y\ndeal 1: A gives 3-2\n"));
  EXPECT_FALSE(same.by_name);
  EXPECT_FALSE(same.turned);
}

TEST(Names, AnAccountIsTurnedByItsPlayersLine) {
  const std::string text = "# told by Y\nplayers: Y, A\nscore: A 2, Y 1\ndeal 1: A gives 3-2\n";
  EXPECT_EQ(turned(told(text), text),
            "# told by Y\nplayers: A, Y\nscore: A 2, Y 1\ndeal 1: A gives 3-2\n");
  const std::string bare = "deal 1: A gives 3-2; turns 8♦\n  Y proposes\n";
  const std::string named = turned(told(bare), bare);
  EXPECT_TRUE(named.starts_with("players: ")) << named;
  EXPECT_TRUE(named.ends_with(bare)) << named;
}

}  // namespace
}  // namespace ecarte::accounts
