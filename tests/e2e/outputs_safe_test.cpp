// SPDX-License-Identifier: MIT
//
// Results never take the place of records or of one another, and say so when the job was not done.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

TEST(OutputsSafe, RecordsAreNeverOverwritten) {
  const Folder folder;
  const std::string record = folder.file("a.ecarte", kRevokeSoFar);
  const std::string other = folder.file("b.md", "# kept\n");
  const std::string odd = folder.file("c", kRevokeSoFar);
  for (const std::string& file : {record, other, odd}) {
    const std::string before = contents(file);
    const Outcome outcome = ecarte({"check", "-q", "-o", "json:" + file, record, odd});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr(file + ": holds records; expected another file"));
    EXPECT_EQ(contents(file), before);
  }
}

TEST(OutputsSafe, ALineForEachFindingGoesToAFileToo) {
  const Folder folder;
  const std::string record = folder.file("a.ecarte", kRevokeSoFar);
  const std::string said = ecarte({"check", "--format", "short", record}).out;
  const std::string file = folder.path() / "said.txt";
  EXPECT_EQ(ecarte({"check", "-q", "-o", "short:" + file, record}).status, 0);
  EXPECT_THAT(contents(file), HasSubstr(record + ":3:14: warning[law 43 revoke]: "));
  EXPECT_THAT(contents(file), HasSubstr("1 deal: 1 irregular; 1 warning"));
  EXPECT_EQ(ecarte({"check", "-o", "short", record}).out, said);
  EXPECT_THAT(ecarte({"check", "-o", "text:" + file, record}).err, HasSubstr("short|json|jsonl"));
}

TEST(OutputsSafe, AFileTakesOneForm) {
  const Folder folder;
  const std::string record = folder.file("a.ecarte", kRevokeSoFar);
  const std::string to = folder.path() / "results";
  const Outcome outcome = ecarte({"check", "-o", "sarif:" + to, "-o", "junit:" + to, record});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("takes one form of the results"));
  EXPECT_EQ(
      ecarte({"check", "-q", "-o", "sarif:/dev/null", "-o", "junit:/dev/null", record}).status, 0);
}

Json sarif_run(const std::vector<std::string>& paths) {
  std::vector<std::string> arguments{"check", "--format", "sarif"};
  arguments.insert(arguments.end(), paths.begin(), paths.end());
  return Json::parse(ecarte(arguments).out)["runs"][0];
}

TEST(OutputsSafe, SarifSaysWhatCouldNotBeRead) {
  const Folder folder;
  const std::string record = folder.file("a.ecarte", kRevokeSoFar);
  EXPECT_EQ(sarif_run({record})["invocations"][0], (Json{{"executionSuccessful", true}}));
  const std::string gone = folder.path() / "gone.ecarte";
  const Json invocation = sarif_run({record, gone})["invocations"][0];
  EXPECT_EQ(invocation["executionSuccessful"], false);
  EXPECT_EQ(invocation["toolExecutionNotifications"][0]["message"]["text"],
            gone + ": No such file or directory");
  const Json nothing = sarif_run({folder.file("empty.ecarte", "")})["invocations"][0];
  EXPECT_EQ(nothing["executionSuccessful"], false);
  EXPECT_THAT(nothing.dump(), HasSubstr("nothing to check"));
}

/// GitHub takes no rule that lacks one of these.
TEST(OutputsSafe, EveryRuleOfSarifIsDescribedInFull) {
  const Json rules = sarif_run({"fixtures/laws", "fixtures/notation"})["tool"]["driver"]["rules"];
  EXPECT_GT(rules.size(), 50U);
  for (const Json& rule : rules) {
    for (const char* const part : {"shortDescription", "fullDescription", "help"}) {
      EXPECT_THAT(rule.value(part, Json::object()).value("text", ""), Not(testing::IsEmpty()))
          << rule["id"] << " " << part;
    }
  }
}

TEST(OutputsSafe, AFileNameIsNoMarkdownInTheSummary) {
  const Folder folder;
  const std::string summary = folder.path() / "summary";
  const std::string file = folder.file("a`<b>\n- c.ecarte", kRevokeSoFar);
  shell("GITHUB_STEP_SUMMARY='" + summary + "' ecarte check --format github '" + file + "'");
  EXPECT_THAT(contents(summary), HasSubstr("0 errors, 1 warning, 0 notes\n"));
  EXPECT_THAT(contents(summary), HasSubstr("a\\x60<b>\\x0a- c.ecarte:3` law 43 revoke: A played"));
}

}  // namespace
}  // namespace ecarte::e2e
