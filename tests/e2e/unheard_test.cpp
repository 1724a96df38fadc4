// SPDX-License-Identifier: MIT
//
// Nothing that is asked for is passed over in silence, and nothing that could not be done looks
// done.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"
#include "tests/report/schema.hpp"

namespace ecarte::e2e {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using Line = std::vector<std::string>;

TEST(Unheard, AnOptionWithoutAUseIsRefused) {
  const Folder folder;
  const std::string deal = folder.file("a.ecarte", kRevoke);
  const std::string out = folder.path() / "out";
  for (const Line& options : std::vector<Line>{{"--certify", "-o", "sarif:" + out},
                                               {"--certify", "--fail-on", "warning"},
                                               {"--certify", "--expect"},
                                               {"--certify", "--format", "json"},
                                               {"--update-expect", "--format", "json"},
                                               {"--update-expect", "-o", "json:" + out},
                                               {"--update-expect", "--certify"},
                                               {"--update-expect", "--what-if"},
                                               {"--update-expect", "--fail-on", "warning"},
                                               {"--why", "--format", "csv"},
                                               {"--what-if", "--format", "junit"},
                                               {"--statistics", "--format", "json"},
                                               {"--coverage", "-q", "--format", "csv"},
                                               {"--advice", "--format", "sarif"},
                                               {"--max-findings", "3", "--format", "csv"},
                                               {"--update-baseline"}}) {
    Line words{"check"};
    words.insert(words.end(), options.begin(), options.end());
    words.push_back(deal);
    const Outcome outcome = ecarte(words);
    EXPECT_EQ(outcome.status, 2) << options.front() << " " << options.back();
    EXPECT_THAT(outcome.err, HasSubstr("ecarte: ")) << options.front() << " " << options.back();
    EXPECT_EQ(contents(deal), kRevoke);
    EXPECT_FALSE(std::filesystem::exists(out)) << options.front() << " " << options.back();
  }
  EXPECT_EQ(ecarte({"check", "--why", "--format", "csv", "-o", "json:" + out, deal}).status, 0)
      << "JSON has the way to each finding";
}

TEST(Unheard, WhatHasNoDealIsNotCertified) {
  EXPECT_EQ(ecarte({"check", "--certify", "-"}, "").status, 2);
}

TEST(Unheard, AFileThatCouldNotBeReadFailsInEveryForm) {
  const Outcome json = ecarte({"check", "--format", "json", "nosuch.ecarte"});
  EXPECT_EQ(json.status, 2);
  EXPECT_EQ(report::schema_complaints(json.out, {}, "result"), "");
  EXPECT_EQ(Json::parse(json.out)["summary"]["troubles"].size(), 1U);
  const std::string junit = ecarte({"check", "--format", "junit", "nosuch.ecarte"}).out;
  EXPECT_THAT(junit, HasSubstr("errors=\"1\""));
  EXPECT_THAT(junit, HasSubstr("<error type=\"trouble\" message=\"nosuch.ecarte: No such file"));
}

TEST(Unheard, WhatStandsBehindAMarkIsSaidInEveryForm) {
  const Folder folder;
  const std::string deal = folder.file(
      "a.ecarte", "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y proposes\n  ?\n  A refuses\n");
  for (const std::string form :
       {"text", "short", "json", "jsonl", "csv", "sarif", "junit", "github", "gitlab"}) {
    EXPECT_THAT(ecarte({"check", "--format", form, deal}).out, HasSubstr("behind-the-mark"))
        << form;
  }
  EXPECT_THAT(ecarte({"check", "--format", "deals", deal}).out, HasSubstr(",0,1,0,0,0\r\n"));
  EXPECT_THAT(ecarte({"check", "-q", deal}).out, HasSubstr("1 warning"));
  EXPECT_EQ(ecarte({"check", "-q", "--fail-on", "warning", deal}).status, 1);
  EXPECT_THAT(ecarte({"ledger", deal}).err, HasSubstr("warning[behind-the-mark]"));
  EXPECT_EQ(ecarte({"check", "-q", "--fail-on", "warning", "-"},
                   "players: A, Y\nwaive: behind-the-mark \"so it was\"\n"
                   "deal 1: A gives 3-2; turns 8♦\n  Y proposes\n  ?\n  A refuses\n")
                .status,
            0);
}

TEST(Unheard, AHeadingThatRepeatsOrGoesBackIsNamed) {
  const auto headed = [](const std::string& first, const std::string& between,
                         const std::string& second) {
    return ecarte({"check", "--format", "csv", "-"},
                  "players: A, Y\nscore: A 0, Y 0\n" + first + ": A gives 3-2; turns 8♦\n" +
                      "  Y plays; made the point; marks the point\n" + between + second +
                      ": A gives 3-2; turns 9♦\n  Y plays; made the point; marks the point\n")
        .out;
  };
  EXPECT_THAT(headed("deal 1", "", "deal 1"), HasSubstr(",deal-number,info,warning,"));
  EXPECT_THAT(headed("deal 5", "", "deal 3"), HasSubstr(",deal-number,info,warning,"));
  EXPECT_THAT(headed("deal 1", "", "deal 3"), Not(HasSubstr("deal-number")));
  EXPECT_THAT(headed("deal 1", "game 2\n", "deal 1"), Not(HasSubstr("deal-number")));
  EXPECT_THAT(headed("deal 1", "players: A, Y\n", "deal 1"), Not(HasSubstr("deal-number")));
  EXPECT_THAT(
      headed("deal 1", "  A claims a fresh deal\n  A and Y agree: \"a fresh deal\"\n", "deal 2"),
      Not(HasSubstr("deal-number")));
}

TEST(Unheard, AnEncodingIsNamedAndACommentSpoilsNothing) {
  const std::string deal = "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n";
  const Outcome comment = ecarte({"check", "-"},
                                 "# \xe9"
                                 "cart\xe9\n" +
                                     deal + "  Y plays # d\xe9j\xe0\n");
  EXPECT_EQ(comment.status, 0) << comment.err;
  EXPECT_THAT(ecarte({"check", "-"}, deal + "  \xe9 plays\n").err,
              HasSubstr("this looks like Latin-1"));
  std::string wide = "\xff\xfe";
  for (const char c : std::string("players: A, Y\n")) {
    wide += c;
    wide += '\0';
  }
  EXPECT_THAT(ecarte({"check", "-"}, wide).err, HasSubstr("this looks like UTF-16"));
}

TEST(Unheard, WhatIsMissingIsNamed) {
  const Folder folder;
  const std::string deal = folder.file("a.ecarte", kRevoke);
  EXPECT_THAT(ecarte({"rule", "nosuch.ecarte", deal}).err,
              HasSubstr("nosuch.ecarte: No such file or directory"));
  EXPECT_THAT(ecarte({"rule", "--answers", "nosuch"}).err,
              HasSubstr("nosuch: No such file or directory"));
  EXPECT_THAT(ecarte({"check", deal + ":3"}).err, HasSubstr("check --at " + deal + ":3"));
  EXPECT_THAT(ecarte({"check", deal + "#1.1"}).err, HasSubstr("ecarte show " + deal + "#1.1"));
}

TEST(Unheard, ARefusedPlayersLineIsNoSpeechAndALedgerWithoutACodeNamesNone) {
  const Outcome outcome =
      ecarte({"check", "-"}, "players: O'Neil & Co, Ann \"x\"\ndeal 1: A gives\n");
  EXPECT_THAT(outcome.out, Not(HasSubstr("note[heard]")));
  EXPECT_THAT(ecarte({"ledger", "-"}, "players: A, Y\ndeal 1: A givs\n").out,
              HasSubstr("<stdin>:1: A and Y\n"));
}

TEST(Unheard, ASlipInACardIsNoTalk) {
  for (const std::string words : {"A turns ♥♦", "Y holds ♥♦"}) {
    const Outcome outcome =
        ecarte({"check", "-"}, "players: A, Y\ndeal 1: A gives 3-2\n  " + words + "\n");
    EXPECT_EQ(outcome.status, 2) << words;
    EXPECT_THAT(outcome.err, HasSubstr("expected-card")) << words;
  }
}

TEST(Unheard, AFileOfResultsMayNotHaveANameOfRecords) {
  const Folder folder;
  const std::string deal = folder.file("a.ecarte", kRevoke);
  for (const std::string name : {"out.ecarte", "out.md"}) {
    const std::string out = folder.path() / name;
    const Outcome outcome = ecarte({"check", "-q", "-o", "csv:" + out, deal});
    EXPECT_EQ(outcome.status, 2) << name;
    EXPECT_THAT(outcome.err, HasSubstr(out + ": would be taken for records")) << name;
    EXPECT_FALSE(std::filesystem::exists(out)) << name;
  }
}

TEST(Unheard, AFileNameIsNoCommandOfATerminal) {
  const Folder folder;
  const std::string deal = folder.file("a\x1b[31m.ecarte", kRevoke);
  EXPECT_THAT(ecarte({"check", "--format", "github", deal}).out, Not(HasSubstr("\x1b")));
}

TEST(Unheard, AStepAboveTheHeadingIsOfItsDeal) {
  const Outcome outcome =
      ecarte({"show", "--step", "-"},
             "players: A, Y\nscore: A 1, Y 4\ndeal 6: A gives 3-2; turns 8♦\n  Y plays\n");
  const std::string first = outcome.out.substr(0, outcome.out.find("== step 2"));
  EXPECT_THAT(first, HasSubstr("game 1, deal 6"));
  EXPECT_THAT(first, HasSubstr("The score now is A 1, Y 4."));
}

}  // namespace
}  // namespace ecarte::e2e
