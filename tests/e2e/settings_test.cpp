// SPDX-License-Identifier: MIT
//
// `.ecarte.yaml`, found upwards from the records, and `ecarte config`, which says where each
// setting was said.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"
#include "tests/report/schema.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::Not;

/// A folder with a record in a folder below it, and settings beside them.
struct Project {
  explicit Project(std::string_view settings) {
    std::filesystem::create_directories(folder.path() / "games/old");
    record = folder.file("games/old/a.ecarte", kRevokeSoFar);
    file = folder.file(".ecarte.yaml", settings);
  }

  Folder folder;
  std::string record;
  std::string file;
};

Outcome check(const Project& project, std::vector<std::string> words = {"--format", "short"}) {
  words.insert(words.begin(), "check");
  words.push_back(project.record);
  return ecarte(words);
}

TEST(Settings, AreFoundUpwardsFromTheRecord) {
  EXPECT_EQ(check(Project{""}).status, 0);
  EXPECT_EQ(check(Project{"fail-on: warning\n"}).status, 1);
  const Project project{"ignore: [revoke]\nfail-on: warning\n"};
  EXPECT_THAT(check(project).out, Not(HasSubstr("revoke")));
  EXPECT_EQ(ecarte({"check", "-q", project.folder.path()}).status, 0);
}

TEST(Settings, TheNearestFileAloneHolds) {
  const Project project{"fail-on: warning\nignore: revoke\n"};
  project.folder.file("games/.ecarte.yaml", "fail-on: never\n");
  EXPECT_THAT(check(project).out, HasSubstr("revoke"));
  EXPECT_EQ(check(project).status, 0);
}

TEST(Settings, TheCommandLineGoesBeforeTheFile) {
  const Project project{"fail-on: warning\nselect: 24\nstrict: yes\nexpect: no\n"};
  EXPECT_EQ(check(project).status, 0);
  EXPECT_EQ(check(project, {"--select", "43"}).status, 1);
  EXPECT_EQ(check(project, {"--select", "43", "--fail-on", "error"}).status, 0);
  EXPECT_EQ(check(project, {"--config", "none"}).status, 0);
  EXPECT_THAT(check(project, {"--config", "none"}).out, HasSubstr("revoke"));
}

TEST(Settings, AFlagOfTheFileIsTakenBackOnTheCommandLine) {
  const Project project{"expect: yes\n"};
  project.folder.file("games/old/a.ecarte", std::string{kRevokeSoFar} + "expect: regular\n");
  EXPECT_EQ(check(project).status, 1);
  EXPECT_EQ(check(project, {"--no-expect"}).status, 0);
}

TEST(Settings, UnknownKeysAndValuesAreErrorsWithTheirPlace) {
  const Outcome key = check(Project{"strict: no\nfail_on: warning\n"});
  EXPECT_EQ(key.status, 2);
  EXPECT_THAT(key.err,
              HasSubstr(".ecarte.yaml:2:1: unknown key 'fail_on'; did you mean 'fail-on'"));
  for (const char* const text :
       {"fail-on: loud\n", "strict: perhaps\n", "select: [[43]]\n", "select: [99]\n", "- code\n",
        "code: [a]\n", "code: no-such-code\n", "baseline: no-such-file\n",
        "strict: yes\nstrict: no\n", "select: {a: b}\n", "strict: &a yes\n", "word\n"}) {
    EXPECT_EQ(check(Project{text}).status, 2) << text;
    EXPECT_THAT(check(Project{text}).err, HasSubstr("ecarte")) << text;
  }
}

TEST(Settings, ACodeThatThereIsNotIsRefusedWithItsPlace) {
  const Project project{"strict: no\ncode: enquire-witin\n"};
  EXPECT_THAT(check(project).err,
              HasSubstr(project.file + ":2:7: code: no code of laws and no file is called "
                                       "'enquire-witin'; did you mean 'enquire-within'?"));
  EXPECT_EQ(ecarte({"config", project.record}).status, 2);
}

TEST(Settings, PathsCountFromTheFolderOfTheFile) {
  const Project project{"baseline: known\nfail-on: warning\n"};
  EXPECT_EQ(check(project, {"--update-baseline"}).status, 0);
  EXPECT_TRUE(std::filesystem::exists(project.folder.path() / "known"));
  EXPECT_EQ(check(project).status, 0);
}

TEST(Settings, TheCodeIsThatOfRecordsThatNameNone) {
  const Project project{"code: enquire-within\n"};
  EXPECT_THAT(check(project, {"--format", "jsonl"}).out, HasSubstr(R"("code":"enquire-within")"));
  EXPECT_THAT(ecarte({"show", project.record, "--stage", "rulings"}).out,
              Not(HasSubstr("turf-portland")));
  project.folder.file("games/old/a.ecarte",
                      "code: turf-portland-1877\n" + std::string{kRevokeSoFar});
  EXPECT_THAT(check(project, {"--format", "jsonl"}).out,
              HasSubstr(R"("code":"turf-portland-1877")"));
}

TEST(Settings, EachFolderHasItsOwn) {
  const Project project{"fail-on: never\n"};
  project.folder.file("games/old/.ecarte.yaml", "fail-on: warning\n");
  const std::string other = project.folder.file("games/b.ecarte", kRevokeSoFar);
  EXPECT_EQ(ecarte({"check", "-q", other}).status, 0);
  EXPECT_EQ(ecarte({"check", "-q", project.folder.path()}).status, 1);
}

TEST(Settings, OfStandardInputAreThoseOfTheNameItIsGiven) {
  const Project project{"fail-on: warning\n"};
  EXPECT_EQ(ecarte({"check", "-q", "-"}, kRevokeSoFar).status, 0);
  EXPECT_EQ(ecarte({"check", "-q", "--stdin-filename", project.record, "-"}, kRevokeSoFar).status,
            1);
}

TEST(Config, SaysWhereEachSettingWasSaid) {
  const Project project{"fail-on: warning\n\nignore: [24, revoke]\n"};
  const std::string out = ecarte({"config", "--strict", project.record}).out;
  EXPECT_THAT(out, HasSubstr("fail-on   warning               " + project.file + ":1\n"));
  EXPECT_THAT(out, HasSubstr("ignore    24,revoke             " + project.file + ":3\n"));
  EXPECT_THAT(out, HasSubstr("strict    yes                   command line\n"));
  EXPECT_THAT(out, HasSubstr("expect    no                    default\n"));
  project.folder.file("games/old/a.ecarte",
                      "# so\ncode: enquire-within\n" + std::string{kRevokeSoFar});
  EXPECT_THAT(ecarte({"config", project.record}).out,
              HasSubstr("code      enquire-within        " + project.record + ":1, the record\n"));
}

TEST(Config, IsJsonToo) {
  const Project project{"fail-on: warning\n"};
  const auto json =
      nlohmann::json::parse(ecarte({"config", "--format", "json", project.record}).out);
  EXPECT_EQ(json["file"], project.file);
  EXPECT_EQ(json["settings"]["fail-on"]["value"], "warning");
  EXPECT_EQ(json["settings"]["fail-on"]["from"], project.file + ":1");
  EXPECT_EQ(json["settings"]["select"]["from"], "default");
}

TEST(Config, ItsSchemaHasTheKeysOfTheProgram) {
  const auto schema = nlohmann::json::parse(ecarte({"schema", "config"}).out);
  const auto said = nlohmann::json::parse(ecarte({"config", "--format", "json"}).out);
  std::vector<std::string> keys;
  for (const auto& [key, value] : schema["properties"].items()) {
    keys.push_back(key);
    EXPECT_EQ(said["settings"].count(key), 1U) << key;
  }
  EXPECT_EQ(keys.size(), said["settings"].size());
}

}  // namespace
}  // namespace ecarte::e2e
