// SPDX-License-Identifier: MIT
#include "sitting/liabilities.hpp"

#include "at_desk.hpp"

namespace ecarte::sitting::test {
namespace {

using game::Seat;
using record::ActKind;
using replay::FactKind;

/// Z has spoken to the prejudice of A, who may call upon him.
struct AtLiabilities : AtDesk {
  Games games{desk};
  Bets bets{desk, games};
  Liabilities liabilities{desk, games, bets};

  AtLiabilities(std::initializer_list<std::string_view> lines) : AtDesk(lines) {
    games.open(1);
    bets.open();
    replay::Fact words;
    words.kind = FactKind::AttentionCalled;
    words.subject = desk.people.actor_of(kZ);
    words.against = record::actor_of(Seat::First);
    words.occurred = 1;
    facts.facts.push_back(words);
    law::Finding finding;
    finding.under.law = "53";
    finding.fact = words;
    finding.place.at = 1;
    finding.remedy.kind = record::Remedy::CallUpon;
    result.findings.push_back(finding);
    BookedDeal told = deal();
    liabilities.hear_words(told);
  }
  AtLiabilities& win(Seat winner) {
    liabilities.settle({winner, 1});
    return *this;
  }
  LiabilityLine line() {
    liabilities.close();
    return account().liabilities.at(0);
  }
  [[nodiscard]] const law::Finding& words() const { return result.findings.front(); }
};

TEST(Liabilities, OfWordsThatMayBePaidForItIsSaidHowMuchIsAtStake) {
  AtLiabilities at{"stakes: 20", "deal 1:"};
  EXPECT_EQ(at.liabilities.count(), 1U);
  EXPECT_EQ(at.words().amounts.sum_due, 20);
  AtLiabilities untold{"deal 1:"};
  EXPECT_EQ(untold.words().amounts.sum_due, law::Finding{}.amounts.sum_due);
}

TEST(Liabilities, WhoIsCalledUponPaysWhatTheLoserHadAtStake) {
  AtLiabilities at{"stakes: 20", "deal 1:", "A calls on Z"};
  at.liabilities.call_upon(at.next(ActKind::CallUpon));
  EXPECT_TRUE(at.account().entries.empty());
  at.win(Seat::Second);
  ASSERT_EQ(at.account().entries.size(), 1U);
  EXPECT_EQ(at.account().entries[0].from, kZ);
  EXPECT_EQ(at.account().entries[0].to, kA);
  EXPECT_EQ(at.line().amount, 20);
}

TEST(Liabilities, OfAGameWonNothingIsOwed) {
  AtLiabilities at{"stakes: 20", "deal 1:", "A calls on Z"};
  at.liabilities.call_upon(at.next(ActKind::CallUpon));
  const LiabilityLine line = at.win(Seat::First).line();
  EXPECT_EQ(line.amount, 0);
  EXPECT_TRUE(line.settled);
}

TEST(Liabilities, TheOtherPlayerCallsForNothing) {
  AtLiabilities at{"stakes: 20", "deal 1:", "Y calls on Z"};
  at.liabilities.call_upon(at.next(ActKind::CallUpon));
  EXPECT_FALSE(at.win(Seat::Second).line().called);
}

TEST(Liabilities, WhatHePaysIsHeldAgainstWhatHeOwes) {
  AtLiabilities at{"stakes: 20", "deal 1:", "A calls on Z", "Z pays 15"};
  at.liabilities.call_upon(at.next(ActKind::CallUpon));
  at.win(Seat::Second);
  BookedDeal deal = at.deal();
  const record::Act& pays = at.next(ActKind::Pay);
  EXPECT_EQ(at.liabilities.pay(pays, at.now(), deal), kY);  // who won, in the place of A
  const replay::Fact* const fact = at.fact(FactKind::LiabilityPaid);
  ASSERT_NE(fact, nullptr);
  EXPECT_TRUE(replay::must_be(*fact, 0, replay::Sum::Wrong));
  EXPECT_EQ(at.liabilities.pay(pays, at.now(), deal), kNoPerson);  // he has paid
}

TEST(Liabilities, ByTheEndOfTheDealItIsToldWhatIsOwed) {
  AtLiabilities at{"stakes: 20", "deal 1:", "A calls on Z"};
  at.liabilities.call_upon(at.next(ActKind::CallUpon));
  at.win(Seat::Second);
  BookedDeal deal = at.deal();
  at.liabilities.tell(0, deal);
  EXPECT_EQ(at.words().amounts.sum, 20);
}

}  // namespace
}  // namespace ecarte::sitting::test
