// SPDX-License-Identifier: MIT
//
// Each stage of a few deals, line by line and whole.
#include "report/stages.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "referee/referee.hpp"
#include "texts/judged.hpp"

namespace ecarte::report {
namespace {

/// A stage of the deal, as it is printed.
std::string stage(std::string_view text, void (*write)(std::string& out, const Deal& deal)) {
  std::string out;
  notation::Reader reader{notation::source_of(text)};
  referee::judge(reader, {}, [&](const referee::Judged& judged) {
    const std::vector<DealInOrder> orders = texts::orders_of(judged);
    Deal deal{judged.record,          judged.facts, judged.code,
              judged.result,          nullptr,      &judged.workings.rulings,
              &judged.workings.ledger};
    deal.orders = orders;
    deal.understood = judged.understood;
    write(out, deal);
  });
  return out;
}

/// Ann makes three tricks, and marks the point.
constexpr std::string_view kOrdinary = R"(players: Ann, Ben
deal 1: Ann gives 3-2; turns 9♣
  Ben proposes; Ann refuses
  1. Ben K♥, Ann 7♥. 2. Ben Q♥, Ann 8♥. 3. Ben A♠, Ann K♠
  4. Ann J♦, Ben 8♦. 5. Ann T♦, Ben 7♦
  Ann marks the point
)";

/// What Ann played to K♥ is not told, nor whether Ben held the king.
constexpr std::string_view kUndecidable = R"(players: Ann, Ben
score: Ann 2, Ben 2
deal 3: Ann gives; turns 9♣
  Ben announces the king, and marks it
  Ben plays without proposing
  1. Ben K♥, Ann ?. 2. Ben Q♥, Ann 8♥
  Ben finds the revoke
)";

/// Ann takes with a card that Ben has played.
constexpr std::string_view kImpossible = R"(players: Ann, Ben
deal 1: Ann gives 3-2; turns 9♣
  Ben plays
  1. Ben K♥, Ann 7♥
  2. Ben Q♥, Ann K♥
)";

/// Ben is told to stand at three, and has marked nothing.
constexpr std::string_view kMarksImpossible = R"(players: Ann, Ben
score: Ann 1, Ben 0
deal 2: Ben gives; turns 9♣
  Ann made the point
  Ann marks 1
score: Ann 1, Ben 3
)";

/// It is not known whether the king was announced in time.
constexpr std::string_view kInNoOrder = R"(players: Ann, Ben
score: Ann 0, Ben 3
deal 4: Ben gives; turns 9♣
  Ann plays without proposing
  1. Ann A♥
  Ann announces the king, before or after that
  Ann marks the king
  Ben 7♥
)";

TEST(Stages, FactsOfAnOrdinaryDeal) {
  EXPECT_EQ(stage(kOrdinary, write_facts_stage),
            R"(place 1.1; sitting-begins; game-begins; heading 2:1
stands trump clubs; next-dealer Ben
dealing 1: Ann deals, ? should; from 2:9; to end; bold Ann yes; reached its turn-up; looked Ann after 2:9 before 3:17, Ben after 2:9 before 3:3; kingless Ann|Ben
playing 1: from 4:10; to end; over; how played; at 5:37; outcome first-point; tricks Ann 3, Ben 2; point Ann 5:37
fact hand-over Ann result=point loser-bold=no end=played; occurred 5:37; playing 1; number 3
deed mark Ann 6:3 carried out; number ?; for point; playing 1
testimony mark 6:3 Ann; for point
seen give|turn|mark|propose|refuse|play|head-deal|players
beats 2:9 cut|packet
beats 2:24 turn-up
beats 3:3 n-looks|proposal
beats 3:17 d-takes-up|answer
beats 4:10 n-first-card|n-card|lead
beats 4:18 d-first-card|d-card|reply
beats 4:29 n-second-card|n-card|lead
beats 4:37 d-second-card|d-card|reply
beats 4:48 n-card|lead
beats 4:56 d-card|reply
beats 5:10 d-card|lead
beats 5:18 n-card|reply
beats 5:29 d-card|lead
beats 5:37 n-card|reply|hand-over
)");
}

TEST(Stages, FactsOfAnUndecidableDeal) {
  EXPECT_EQ(stage(kUndecidable, write_facts_stage),
            R"(place 1.3; sitting-begins; broken-before; heading 3:1
stands trump clubs; next-dealer Ben; to-act lead; by Ben
dealing 1: Ann deals, ? should; from 3:9; to end; bold Ben yes; reached its turn-up; looked Ann after 3:9 before 6:18, Ben after 3:9 before 4:3
playing 1: from 6:10; to end; tricks Ben 2; by-lead Ben 1
fact misplay Ann kind=revoke cured=never; occurred 6:18; found 7:3; playing 1; trick 1; allowed
fact false-king Ben king=nobody|adversary withdrawn=never; occurred 4:3; allowed; cards K♣
fact king-held Ben of=nondealer first=other; occurred 3:20; allowed; cards K♣
supposed king-held Ann of=dealer first=other|king-followed; occurred 3:20; allowed; cards K♣
supposed king-held Ben of=nondealer first=other; occurred 3:20; allowed; cards K♣
room misplay|false-king
gap before 7:3; beats n-first-card|d-first-card|n-second-card|d-second-card|n-card|d-card|lead|reply|hand-over; deeds unplay|announce|announce-and-mark|mark; if-deal-follows
gap before end; beats n-first-card|d-first-card|n-second-card|d-second-card|n-card|d-card|lead|reply|hand-over; deeds unplay|announce|announce-and-mark|mark; if-deal-follows
alleged here Ann|Ben; disputed
deed announce Ben 4:3 carried out
deed mark Ben 4:31 carried out; number ?; for king
testimony counters 2:8 2-2
testimony announce 4:3 Ben; for king
testimony mark 4:31 Ben; for king
seen give|turn|find|announce|mark|stand|play|head-deal|players|score
beats 3:9 cut|packet
beats 3:20 turn-up
beats 4:3 n-looks
beats 6:10 n-first-card|n-card|lead
beats 6:18 d-takes-up|d-first-card|d-card|reply
beats 6:28 n-second-card|n-card|lead
beats 6:36 d-second-card|d-card|reply
)");
}

TEST(Stages, FactsOfAnImpossibleDeal) {
  EXPECT_EQ(
      stage(kImpossible, write_facts_stage),
      R"(problem impossible card-in-two-places at 5:18: K♥ is already elsewhere, and nothing is said against the pack; see line 4, column 10
understood 8 acts
place 1.1; sitting-begins; game-begins; heading 2:1
stands trump clubs; next-dealer Ben; to-act follow; by Ann
dealing 1: Ann deals, ? should; from 2:9; to end; bold Ben yes; reached its turn-up; looked Ann after 2:9 before 4:18, Ben after 2:9 before 3:3
playing 1: from 4:10; to end; tricks Ben 1
supposed king-held Ann of=dealer first=other; occurred 2:24; allowed; cards K♣
supposed king-held Ben of=nondealer first=other; occurred 2:24; allowed; cards K♣
gap before end; beats n-first-card|d-first-card|n-second-card|d-second-card|n-card|d-card|lead|reply|hand-over; deeds unplay|announce|announce-and-mark|mark; if-deal-follows
seen give|turn|stand|play|head-deal|players
beats 2:9 cut|packet
beats 2:24 turn-up
beats 3:3 n-looks
beats 4:10 n-first-card|n-card|lead
beats 4:18 d-takes-up|d-first-card|d-card|reply
beats 5:10 n-second-card|n-card|lead
)");
}

TEST(Stages, FactsOfADealToldInNoOrder) {
  EXPECT_EQ(stage(kInNoOrder, write_facts_stage),
            R"(order 'Ann announces the king' (line 6) came after 'Ann plays A♥'
place 1.4; sitting-begins; broken-before; heading 3:1
stands trump clubs; next-dealer Ann; to-act lead; by Ann
dealing 1: Ben deals, ? should; from 3:9; to end; bold Ann yes; reached its turn-up; looked Ann after 3:9 before 4:3, Ben after 3:9 before 8:3
playing 1: from 5:10; to end; tricks Ann 1
fact misplay Ben kind=underplay cured=never; occurred 8:3; playing 1; trick 1; allowed; number 4; cards J♥ Q♥ K♥
fact false-king Ann king=nobody|adversary withdrawn=never; occurred 6:3; allowed; cards K♣
fact king-held Ann of=nondealer first=other; occurred 3:20; allowed; cards K♣
supposed king-held Ann of=nondealer first=other; occurred 3:20; allowed; cards K♣
supposed king-held Ben of=dealer first=other; occurred 3:20; allowed; cards K♣
gap before end; beats n-first-card|d-first-card|n-second-card|d-second-card|n-card|d-card|lead|reply|hand-over; deeds unplay|announce|announce-and-mark|mark; if-deal-follows
deed announce Ann 6:3 carried out; playing 1
deed mark Ann 7:3 carried out; number ?; for king; playing 1
testimony counters 2:8 0-3
testimony announce 6:3 Ann; for king
testimony mark 7:3 Ann; for king
seen give|turn|announce|mark|stand|play|head-deal|players|score
beats 3:9 cut|packet
beats 3:20 turn-up
beats 4:3 n-looks
beats 5:10 n-first-card|n-card|lead
beats 8:3 d-takes-up|d-first-card|d-card|reply
order 'Ann announces the king' (line 6) came before 'Ann plays A♥'
place 1.4; sitting-begins; broken-before; heading 3:1
stands trump clubs; next-dealer Ann; to-act lead; by Ann
dealing 1: Ben deals, ? should; from 3:9; to end; bold Ann yes; reached its turn-up; looked Ann after 3:9 before 4:3, Ben after 3:9 before 8:3
playing 1: from 5:10; to end; tricks Ann 1
fact misplay Ben kind=underplay cured=never; occurred 8:3; playing 1; trick 1; allowed; number 4; cards J♥ Q♥ K♥
fact false-king Ann king=nobody|adversary withdrawn=never; occurred 6:3; allowed; cards K♣
fact king-held Ann of=nondealer first=other; occurred 3:20; allowed; cards K♣
supposed king-held Ann of=nondealer first=other; occurred 3:20; allowed; cards K♣
supposed king-held Ben of=dealer first=other; occurred 3:20; allowed; cards K♣
gap before end; beats n-first-card|d-first-card|n-second-card|d-second-card|n-card|d-card|lead|reply|hand-over; deeds unplay|announce|announce-and-mark|mark; if-deal-follows
deed announce Ann 6:3 carried out
deed mark Ann 7:3 carried out; number ?; for king; playing 1
testimony counters 2:8 0-3
testimony announce 6:3 Ann; for king
testimony mark 7:3 Ann; for king
seen give|turn|announce|mark|stand|play|head-deal|players|score
beats 3:9 cut|packet
beats 3:20 turn-up
beats 4:3 n-looks
beats 5:10 n-first-card|n-card|lead
beats 8:3 d-takes-up|d-first-card|d-card|reply
)");
}

TEST(Stages, RulingsOfAnOrdinaryDeal) {
  EXPECT_EQ(stage(kOrdinary, write_rulings_stage),
            R"(deed 0 mark Ann 6:3 carried out; number ?; for point; playing 1; no ruling
verdict regular; due Ann 1, Ben 0; marked Ann 1, Ben 0
)");
}

TEST(Stages, RulingsOfAnUndecidableDeal) {
  EXPECT_EQ(
      stage(kUndecidable, write_rulings_stage),
      R"(supposed 0 revoke: none; from 6:18; closes next-turn-up; elector Ben; on misplay Ann kind=revoke cured=never; occurred 6:18; found 7:3; playing 1; trick 1; allowed
deed 0 announce Ben 4:3 carried out; no ruling
deed 1 mark Ben 4:31 carried out; number ?; for king; no ruling
missing law 43 revoke at 6:18: whether-so; player Ann; trick 1; of misplay Ann kind=revoke cured=never; occurred 6:18; found 7:3; playing 1; trick 1; allowed
answer case revoke; due ?
answer due ?
in-doubt remedies none|replay-hands; capped Ann
judged 2 1 0
verdict undecidable; due Ann 2, Ben 3; marked Ann 2, Ben 3
missing law 43 revoke at 6:18: whether it is so that Ann played a card while holding a card of the suit led
)");
}

TEST(Stages, RulingsOfAnImpossibleDeal) {
  EXPECT_EQ(stage(kMarksImpossible, write_rulings_stage),
            R"(deed 0 mark Ann 5:3 carried out; number 1; playing 1; no ruling
timeline untold before 4:3; beats n-looks|d-takes-up|n-first-card|d-first-card|n-second-card|d-second-card|n-card|d-card|lead|reply; deeds unplay|mark
verdict impossible; due ?; marked ?
impossible score-contradicted at 6:8; against 5:3; who Ann
)");
}

TEST(Stages, RulingsOfADealToldInNoOrder) {
  EXPECT_EQ(stage(kInNoOrder, write_rulings_stage),
            R"(order 'Ann announces the king' (line 6) came after 'Ann plays A♥'
deed 0 announce Ann 6:3 carried out; playing 1; no ruling
deed 1 mark Ann 7:3 carried out; number ?; for king; playing 1; no ruling
judged 2 1 0
order 'Ann announces the king' (line 6) came before 'Ann plays A♥'
deed 0 announce Ann 6:3 carried out; no ruling
deed 1 mark Ann 7:3 carried out; number ?; for king; playing 1; no ruling
judged 2 1 0
verdict undecidable; due Ann 0|1, Ben 3; marked Ann 1, Ben 3
missing order-open at 6:3: which of the acts that are told in no order came first, or whether what is disputed was done
)");
}

TEST(Stages, LedgerOfAnOrdinaryDeal) {
  EXPECT_EQ(stage(kOrdinary, write_ledger_stage), R"(before 0-0
due 1-0
recorded 1-0
marks are written
hand playing 1
right Ann point 1, marked 1; title hand; accrued 5:37; case score-unmarked; law 48
one-way 0-0
)");
}

TEST(Stages, LedgerOfAnUndecidableDeal) {
  EXPECT_EQ(stage(kUndecidable, write_ledger_stage), R"(before 2-2
due 2-3
recorded 2-3
marks are written
hand playing 1; open
right Ben king 1, marked 1; title announced; not-told; accrued 4:3; case score-unmarked; law 47
one-way 2-2
)");
}

TEST(Stages, LedgerOfAnImpossibleDeal) {
  EXPECT_EQ(stage(kMarksImpossible, write_ledger_stage), R"(before 1-0
due none
recorded none
possible 1-0
no marks are written
hand playing 1
one-way 0-0
impossible score-contradicted at 6:8; against 5:3; who Ann
)");
}

TEST(Stages, LedgerOfADealToldInNoOrder) {
  EXPECT_EQ(stage(kInNoOrder, write_ledger_stage),
            R"(order 'Ann announces the king' (line 6) came after 'Ann plays A♥'
before 0-3
due 0-3
recorded 1-3
marks are written
hand playing 1; open
not-due 1 of 1; case score-marked-late; near king-held; on mark-not-due Ann why=late for=king; occurred 7:3; number 1
one-way 0-3
order 'Ann announces the king' (line 6) came before 'Ann plays A♥'
before 0-3
due 1-3
recorded 1-3
marks are written
hand playing 1; open
right Ann king 1, marked 1; title announced; not-told; accrued 6:3; case score-unmarked; law 47
one-way 0-3
)");
}

}  // namespace
}  // namespace ecarte::report
