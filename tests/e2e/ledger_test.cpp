// SPDX-License-Identifier: MIT
//
// `ecarte ledger`: a sitting as an account, for people, programs and spreadsheets.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/program.hpp"
#include "tests/report/schema.hpp"

namespace ecarte::e2e {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

constexpr const char* kEvening = "fixtures/sittings/an-evening.ecarte";

TEST(Ledger, SaysWhoOwesWhom) {
  const Outcome outcome = ecarte({"ledger", kEvening});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.err, IsEmpty());
  EXPECT_THAT(outcome.out, HasSubstr("English play, since none was declared"));
  EXPECT_THAT(outcome.out, HasSubstr("A beat Y 5-1"));
  EXPECT_THAT(outcome.out, HasSubstr("A 2, vole (law 48)"));
  EXPECT_THAT(outcome.out, HasSubstr("rubber 1, best of 3: A beat Y 2-1"));
  EXPECT_THAT(outcome.out, HasSubstr("\nowed\n  Y owes A 15s\n  W owes Z 1s\n"));
}

TEST(Ledger, JsonOfEveryFixtureFitsItsSchemaAndAddsUp) {
  const Outcome outcome =
      ecarte({"ledger", "--format", "json", "fixtures/sittings", "fixtures/hoyle"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(report::schema_complaints(outcome.out, {}, "ledger"), "");
  const Json document = Json::parse(outcome.out);
  for (const Json& sitting : document["sittings"]) {
    std::int64_t total = sitting["pool_stands"];
    std::int64_t outstanding = 0;
    for (const Json& balance : sitting["balances"]) {
      total += balance["won"].get<std::int64_t>();
      outstanding += balance["outstanding"].get<std::int64_t>();
    }
    EXPECT_EQ(total, 0) << sitting["file"];
    EXPECT_EQ(outstanding, 0) << sitting["file"];
  }
}

TEST(Ledger, CsvHasOneLineForEachSum) {
  const Outcome csv = ecarte({"ledger", "--format", "csv", kEvening});
  EXPECT_THAT(csv.out, StartsWith("file,sitting,game,why,from,to,amount,coin,written,in_cash\n" +
                                  std::string{kEvening} + ",1,1,game,Y,A,30,penny,2s 6d,no\n"));
  const Json whole = Json::parse(ecarte({"ledger", "--format", "json", kEvening}).out);
  EXPECT_EQ(static_cast<std::size_t>(std::count(csv.out.begin(), csv.out.end(), '\n')),
            1 + whole["sittings"][0]["entries"].size());
}

TEST(Ledger, WhatCannotBeReadIsSaidAndTheRestCounted) {
  const Outcome outcome = ecarte({"ledger", "-"}, "players: A, Y\nstakes: 2s\nstakes: 20\n");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("expected a sum in the coin of this sitting"));
  EXPECT_THAT(outcome.out, HasSubstr("1 deal could not be read"));
}

TEST(Ledger, StandardInputIsReadToo) {
  const Outcome outcome = ecarte({"ledger", "--format", "csv", "-"},
                                 "players: A, Y\nstakes: 5\ndeal 1: A gives 3-2\n  Y resigns\n");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, HasSubstr(",game,Y,A,5,unit,5,no\n"));
}

TEST(Ledger, AGameWonByAKingMarkedInTheNextIsKeptAsItIsDue) {
  const Outcome kept =
      ecarte({"ledger", "-"},
             "players: A, Y\nstakes: 5 a game\nagreed: multiples\nscore: A 0, Y 4\n"
             "deal: Y gives; turns K♦\nA plays\nA made the point; A marks 1\n"
             "game 2\ndeal 1: Y marks the king\nA gives; turns 7♣\n");
  EXPECT_THAT(kept.out, HasSubstr("Y beat A 5-0, a treble")) << kept.err;
  EXPECT_THAT(kept.out, HasSubstr("due A 0, Y 5"));
}

}  // namespace
}  // namespace ecarte::e2e
