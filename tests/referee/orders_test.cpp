// SPDX-License-Identifier: MIT
//
// Two acts told in no order: what is ruled then, held against the same record told in the one order
// and in the other. Every fixture is told so, at several of its acts.
#include "referee/orders.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "record/timing.hpp"
#include "record/words.hpp"
#include "referee/merge.hpp"
#include "referee/referee.hpp"

namespace ecarte::referee {
namespace {

using record::Act;
using record::ActKind;
using record::Record;

std::vector<Record> records_of(const std::string& text) {
  notation::Reader reader{notation::source_of(text)};
  std::vector<Record> records;
  for (Record record; reader.next(record);) {
    records.push_back(record);
  }
  return records;
}

/// What is said of each deal.
struct Said {
  law::DealResult result;
  replay::DealFacts facts;
  std::size_t orders = 0;
  std::vector<std::string> notes;
  bool refused = false;
};

std::vector<Said> judged(const std::vector<Record>& records) {
  std::size_t next = 0;
  std::vector<Said> said;
  judge(
      [&](Record& into) {
        if (next == records.size()) {
          return false;
        }
        into = records[next++];
        return true;
      },
      {},
      [&](const Judged& deal) {
        Said& one = said.emplace_back();
        one.result = deal.result;
        one.facts = deal.facts;
        one.orders = deal.order.ways.size();
        for (const OrderNote& note : deal.order.notes) {
          one.notes.push_back(note.message);
        }
        one.refused = !deal.record.problems.empty();
      });
  return said;
}

std::vector<Said> judged(const std::string& text) {
  return judged(records_of(text));
}

bool same(const Said& a, const Said& b) {
  return same_ruling(a.result, b.result) && same_turn(a.result, b.result, a.facts, b.facts);
}

bool tells_order_open(const Said& said) {
  return std::ranges::any_of(said.result.missing, [](const law::Missing& missing) {
    return missing.attribute == law::kWhichFirst;
  });
}

/// The record with act `at` told before or after the passage before it; and with that act before
/// it.
struct Told {
  Record open;
  Record swapped;
};

std::optional<Told> told_in_no_order(const Record& record, std::size_t at) {
  const std::span<const Act> acts(record.acts);
  const auto last = record::act_back(acts.first(at), 1);
  const bool own = last && acts[at].kind <= ActKind::TakeTrick &&
                   acts[at].kind != ActKind::HandsAgain && acts[at].kind != ActKind::Packet &&
                   (acts[at].kind != ActKind::Aside || acts[at].flags != record::kStopsHere);
  // Behind a mark "?" nothing is ruled on.
  const bool behind_mark =
      own && acts[*last].kind == ActKind::Aside && acts[*last].flags == record::kStopsHere;
  if (!own || behind_mark || record::act_back(acts.first(at + 1), 1) != at) {
    return std::nullopt;
  }
  const auto end_of = [&](std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < acts.size() && record::act_back(acts.first(end + 1), 1) == begin) {
      ++end;
    }
    return end;
  };
  const std::size_t end = end_of(at);
  // The mark made upon a claim of it goes with the claim.
  const bool with_mark = acts[at].kind == ActKind::Claim &&
                         acts[at].object_as<record::Remedy>() == record::Remedy::Mark &&
                         end < acts.size() && acts[end].kind == ActKind::Mark &&
                         acts[end].actor == acts[at].actor;
  Act timing;
  timing.kind = ActKind::Timing;
  timing.actor = acts[at].actor;
  timing.number = 1;
  timing.at = acts[at].at;
  Told told{record, record};
  told.open.acts.insert(told.open.acts.begin() + static_cast<std::ptrdiff_t>(end), timing);
  const auto begin = told.swapped.acts.begin();
  std::rotate(begin + static_cast<std::ptrdiff_t>(*last), begin + static_cast<std::ptrdiff_t>(at),
              begin + static_cast<std::ptrdiff_t>(with_mark ? end_of(end) : end));
  return told;
}

/// How often each thing came out, so that no case of the test goes without one.
using Counts = std::map<std::string, int>;

bool possible(const Said& said) {
  return said.result.verdict != law::Verdict::Impossible;
}

void hold(const Said& open, const Said& one, const Said& other, const std::string& where,
          Counts& counts) {
  if (same(one, other)) {
    EXPECT_TRUE(same(open, one)) << where;
    EXPECT_FALSE(tells_order_open(open)) << where;
    ++counts["the same in both"];
    return;
  }
  EXPECT_TRUE(tells_order_open(open)) << where;
  EXPECT_EQ(2U, open.orders) << where;
  EXPECT_NE(law::Verdict::Regular, open.result.verdict) << where;
  for (const law::Finding& finding : open.result.findings) {
    const auto has = [&](const Said& said) {
      return std::ranges::any_of(said.result.findings, [&](const law::Finding& found) {
        return found.id == finding.id && found.offender == finding.offender;
      });
    };
    EXPECT_TRUE(has(one) && has(other)) << where << ' ' << finding.id;
  }
  for (const std::size_t seat : {std::size_t{0}, std::size_t{1}}) {
    const auto due = open.result.after.due.of(seat);
    EXPECT_TRUE(!due ||
                (due == one.result.after.due.of(seat) && due == other.result.after.due.of(seat)))
        << where;
  }
  ++counts["another in each"];
}

bool begins_sitting(const Record& record) {
  return std::ranges::any_of(record.acts,
                             [](const Act& act) { return act.kind == record::ActKind::Players; });
}

void tell_in_no_order(const std::vector<Record>& records, const std::string& file, std::size_t from,
                      std::size_t step, Counts& counts) {
  if (std::ranges::any_of(
          records, [](const Record& record) { return !record::times_told(record.acts).empty(); })) {
    return;  // what is open there already would be told apart as well
  }
  const std::vector<Said> as_written = judged(records);
  // A mark "?" ends the reading.
  for (std::size_t deal = 0; deal < as_written.size(); ++deal) {
    for (std::size_t at = 1 + from; at < records[deal].acts.size(); at += step) {
      const auto told = told_in_no_order(records[deal], at);
      if (!told || !records[deal].readable()) {
        continue;
      }
      std::vector<Record> open = records;
      open[deal] = told->open;
      std::vector<Record> swapped = records;
      swapped[deal] = told->swapped;
      const std::vector<Said> in_no_order = judged(open);
      const std::vector<Said> otherwise = judged(swapped);
      ASSERT_EQ(as_written.size(), in_no_order.size());
      if (otherwise.size() != as_written.size()) {
        continue;  // a mark "?" that now stands before an act
      }
      // An act may be one of the deal before, whose hands are played again. What cannot be in
      // another sitting is nothing to this one.
      const std::size_t first = deal == 0 ? 0 : deal - 1;
      const std::size_t last = std::min(deal + 1, as_written.size() - 1);
      const auto can_be = [&](const std::vector<Said>& said) {
        return (begins_sitting(records[deal]) || possible(said[first])) && possible(said[deal]) &&
               (begins_sitting(records[last]) || possible(said[last]));
      };
      const bool one = can_be(as_written);
      const bool other = can_be(otherwise);
      for (std::size_t i = first; i <= last; ++i) {
        const std::string where = file + ", deal " + std::to_string(i + 1) + " of act " +
                                  std::to_string(at) + " of deal " + std::to_string(deal + 1);
        if (one && other) {
          hold(in_no_order[i], as_written[i], otherwise[i], where, counts);
        } else if (i >= deal) {
          // What cannot have been decides nothing, nor what would have come of it.
          const auto& left = one || !other ? as_written : otherwise;
          const bool of_other =
              !one && !other && i < otherwise.size() && same(in_no_order[i], otherwise[i]);
          EXPECT_TRUE(of_other || same(in_no_order[i], left[i])) << where;
          ++counts["impossible in one order"];
        }
      }
    }
  }
}

TEST(Orders, WhatIsRuledInNoOrderIsWhatIsRuledInBoth) {
  Counts counts;
  std::vector<std::string> files;
  for (const char* folder : {"/laws/turf-portland-1877", "/situations", "/hoyle"}) {
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::string(ECARTE_FIXTURES) + folder)) {
      if (entry.path().extension() == ".ecarte") {
        files.push_back(entry.path());
      }
    }
  }
  std::ranges::sort(files);
  for (std::size_t i = 0; i < files.size(); ++i) {
    std::ostringstream text;
    text << std::ifstream(files[i]).rdbuf();
    if (files[i].find("/situations/order/") == std::string::npos) {
      tell_in_no_order(records_of(text.str()), files[i], i % 7, 7, counts);
    }
  }
  EXPECT_GT(counts["the same in both"], 100);
  EXPECT_GT(counts["another in each"], 100);
  EXPECT_GT(counts["impossible in one order"], 0);
}

const std::string kBegun =
    "players: A, Y\nscore: A 2, Y 1\ndeal 3: A gives; turns 8♦\n  Y plays without proposing\n"
    "  1. Y leads Q♠\n";
const std::string kPlayed =
    "  Y marks the king\n  A 7♠\n  2. Y K♦, A 9♦\n  3. Y J♠, A 8♠\n  4. Y 9♣, A J♣\n"
    "  5. A A♣, Y 7♥\n  Y marks the point\n";

TEST(Orders, ALawSaysWhatTwoActsAtOneMomentCountAs) {
  const auto said = judged(kBegun + "  Y announces the king, at once with that\n" + kPlayed);
  ASSERT_EQ(1U, said.size());
  EXPECT_EQ(law::Verdict::Regular, said[0].result.verdict);
  ASSERT_EQ(1U, said[0].notes.size());
  EXPECT_NE(std::string::npos, said[0].notes[0].find("law 23 takes it as done before it"));
}

TEST(Orders, TheLawReadsItSoWhicheverOfTheTwoIsToldFirst) {
  const std::string told =
      "players: A, Y\nscore: A 2, Y 1\ndeal 3: A gives; turns 8♦\n  Y plays without proposing\n"
      "  Y announces the king\n  1. Y leads Q♠, at once with that\n";
  const auto said = judged(told + kPlayed);
  ASSERT_EQ(1U, said.size());
  EXPECT_EQ(law::Verdict::Regular, said[0].result.verdict);
  EXPECT_EQ(1U, said[0].notes.size());
}

TEST(Orders, TwoActsAtOneMomentOfWhichNoLawSpeaksAreInDispute) {
  const auto said = judged(
      "players: A, Y\nscore: A 3, Y 2\ndeal: A gives; turns 8♦\n  Y claims a fresh deal\n"
      "  A accepts, at once with that\n");
  ASSERT_EQ(1U, said.size());
  EXPECT_TRUE(tells_order_open(said[0]) || said[0].notes.size() == 1);
}

TEST(Orders, WhatIsDoneBetweenIsAPlaceToo) {
  const auto said = judged(
      "players: A, Y\nscore: A 2, Y 1\ndeal 3: A gives; turns 8♦\n  Y plays without proposing\n"
      "  1. Y K♦, A 9♦\n  Y announces the king, before or after K♦\n  Y marks the king\n");
  ASSERT_EQ(1U, said.size());
  EXPECT_TRUE(tells_order_open(said[0]));
  EXPECT_EQ(2U, said[0].orders);  // in time before his card, and before it is played to
}

TEST(Orders, MoreOrdersThanCanBeRuledOnAreRefused) {
  std::string text = "players: A, Y\ndeal: A gives; turns 8♦\n  Y looks at his hand\n";
  for (int i = 0; i < 6; ++i) {
    text += "  Zoe remarks, before or after that\n";
  }
  const auto said = judged(text);
  ASSERT_EQ(1U, said.size());
  EXPECT_TRUE(said[0].refused);
}

TEST(Orders, TheScoreGoesOnAsWhatItMayBe) {
  // No mark is told: each was made as it was due, and whether the king's was is not known.
  const auto said =
      judged(kBegun +
             "  Y announces the king, before or after that\n"
             "  A 7♠\n  2. Y K♦, A 9♦\n  3. Y J♠, A 8♠\n  4. Y 9♣, A J♣\n  5. A A♣, Y 7♥\n"
             "deal 4: Y gives; turns 9♠\n  A plays without proposing\n"
             "  1. A K♥, Y 7♥. 2. A Q♥, Y 8♥. 3. A J♥, Y 9♥. 4. A A♥, Y 7♦. 5. Y 8♦, A T♦\n"
             "deal 5: A gives; turns 9♦\ndeal 6: Y gives; turns 9♦\n");
  ASSERT_EQ(4U, said.size());
  EXPECT_TRUE(tells_order_open(said[0]));
  EXPECT_FALSE(said[1].result.after.due.knows(1));
  EXPECT_FALSE(said[2].result.after.due.knows(1));
}

TEST(Conditions, NameOnlyTheQuestionsOnWhichTheRulingTurns) {
  const std::vector<std::vector<std::string>> answers{{"a", "b", "c"},
                                                      {"a", "b", "not c"},
                                                      {"a", "not b", "c"},
                                                      {"not a", "b", "c"},
                                                      {"not a", "not b", "c"}};
  const auto said = [&](const std::vector<std::size_t>& rulings, std::size_t number) {
    std::vector<Answered> courses;
    for (std::size_t i = 0; i < rulings.size(); ++i) {
      courses.push_back({answers[i], rulings[i]});
    }
    return conditions(courses, number);
  };
  using Words = std::vector<std::string>;
  EXPECT_EQ(said({0, 0, 0, 1, 1}, 2), (Words{"a", "not a"}));
  EXPECT_EQ(said({0, 0, 1, 0, 1}, 2), (Words{"b", "not b"}));
  EXPECT_EQ(said({0, 0, 1, 1, 0}, 2),
            (Words{"a, and b; or not a, and not b", "a, and not b; or not a, and b"}));
  EXPECT_EQ(said({0, 1, 0, 0, 0}, 2), (Words{"c", "not c"}));
}

TEST(Orders, WhatIsOpenInOneSittingPartsNoOther) {
  const std::string text =
      "players: A, Y\ndeal: A gives; turns 8♦\n  Y finds six in his hand\n  Y throws out 7♠\n"
      "  A looks at the card thrown out, which is disputed\n"
      "\nplayers: B, X\ndeal: B gives; turns 8♦\n  X finds six in his hand\n"
      "  X throws out 7♠\n  B looks at the card thrown out, which is disputed\n";
  std::vector<std::vector<std::string>> when;
  notation::Reader reader{notation::source_of(text)};
  judge(reader, {}, [&](const Judged& deal) {
    when.emplace_back();
    for (const Ordered& one : deal.order.ways) {
      when.back().push_back(one.when);
    }
  });
  ASSERT_EQ(when.size(), 2U);
  EXPECT_EQ(when[0],
            (std::vector<std::string>{"'A looks at the card thrown out' (line 5) is so",
                                      "'A looks at the card thrown out' (line 5) is not so"}));
  EXPECT_EQ(when[1],
            (std::vector<std::string>{"'B looks at the card thrown out' (line 11) is so",
                                      "'B looks at the card thrown out' (line 11) is not so"}));
}

}  // namespace
}  // namespace ecarte::referee
