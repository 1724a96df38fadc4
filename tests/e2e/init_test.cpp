// SPDX-License-Identifier: MIT
//
// `ecarte init --ci`: the job is YAML of the form its service reads, and its commands do their
// work.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <yaml-cpp/yaml.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;

constexpr std::string_view kRecord =
    "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y plays\n  1. Y K♥, A 9♠\n  2. Y Q♥, A 7♥\n";

/// A repository that stands for that of ecarte: building it gives the program under test.
std::string source_in(const Folder& folder) {
  folder.file("run",
              "#!/bin/sh\nset -e\nhere=$(dirname \"$0\")\nmkdir -p \"$here/build/release/bin\"\n"
              "ln -sf '" ECARTE_PROGRAM
              "' \"$here/build/release/bin/ecarte\"\n"
              "exec \"$here/build/release/bin/ecarte\" \"$@\"\n");
  const Outcome made =
      shell("cd '" + folder.path().string() +
            "' && chmod +x run && git init -q . && git add run && git -c user.name=t -c "
            "user.email=t@example.org commit -qm all");
  EXPECT_EQ(made.status, 0) << made.out;
  return folder.path().string();
}

/// The commands, run as the service would, but for what installs Debian's packages.
Outcome run_all(const std::vector<std::string>& commands, const Folder& repository,
                const std::string& environment) {
  std::string script = "cd '" + repository.path().string() + "'; " + environment + "\n";
  for (const std::string& command : commands) {
    if (command.find("apt-get update") == std::string::npos) {
      script += "(\n" + command +
                "\n) || exit 7\n[ ! -f \"$GITHUB_PATH\" ] || PATH=$(cat \"$GITHUB_PATH\"):$PATH\n";
    }
  }
  return shell(script);
}

TEST(Init, TheJobForGitHubWorks) {
  const Folder source;
  const Folder repository;
  const std::string address = source_in(source);
  const Outcome made =
      ecarte({"init", "--ci", "github", "--source", address, repository.path().string()});
  ASSERT_EQ(made.status, 0) << made.err;
  const auto path = repository.path() / ".github/workflows/ecarte.yml";
  EXPECT_THAT(made.out, HasSubstr(path.string()));
  const YAML::Node workflow = YAML::LoadFile(path.string());
  const YAML::Node job = workflow["jobs"]["records"];
  EXPECT_EQ(job["container"].as<std::string>(), "debian:12");
  EXPECT_EQ(job["env"]["ECARTE_SOURCE"].as<std::string>(), address);
  std::vector<std::string> commands;
  for (const YAML::Node& step : job["steps"]) {
    ASSERT_NE(step["run"].IsDefined(), step["uses"].IsDefined());
    if (step["run"]) {
      commands.push_back(step["run"].as<std::string>());
    }
  }
  EXPECT_EQ(commands.size(), 4U);
  repository.file("a.ecarte", kRecord);
  const std::string temp = repository.path() / "temp";
  const Outcome ran =
      run_all(commands, repository,
              "mkdir temp; export RUNNER_TEMP='" + temp + "' GITHUB_PATH='" + temp +
                  "/path' ECARTE_SOURCE='" + address + "'; unset GITHUB_STEP_SUMMARY");
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_THAT(ran.out, HasSubstr("::warning file=a.ecarte"));
  EXPECT_THAT(contents(repository.path() / "ecarte.sarif"), HasSubstr("/43/revoke"));
}

TEST(Init, TheJobForGitLabWorks) {
  const Folder source;
  const Folder repository;
  const std::string address = source_in(source);
  ASSERT_EQ(
      ecarte({"init", "--ci", "gitlab", "--source", address, repository.path().string()}).status,
      0);
  const YAML::Node job = YAML::LoadFile((repository.path() / ".gitlab-ci.yml").string())["records"];
  EXPECT_EQ(job["variables"]["ECARTE_SOURCE"].as<std::string>(), address);
  std::string script;  // one shell runs them all there
  for (const char* const part : {"before_script", "script"}) {
    for (const YAML::Node& command : job[part]) {
      const auto text = command.as<std::string>();
      script += text.find("apt-get update") == std::string::npos ? text + "\n" : "";
    }
  }
  repository.file("a.ecarte", kRecord);
  const Folder builds;
  const Outcome ran = run_all(
      {"set -e\n" + script}, repository,
      "export CI_BUILDS_DIR='" + builds.path().string() + "' ECARTE_SOURCE='" + address + "'");
  EXPECT_EQ(ran.status, 0) << ran.out;
  const YAML::Node reports = job["artifacts"]["reports"];
  EXPECT_THAT(contents(repository.path() / reports["codequality"].as<std::string>()),
              HasSubstr("\"check_name\":\"revoke\""));
  EXPECT_THAT(contents(repository.path() / reports["junit"].as<std::string>()),
              HasSubstr("<testsuite"));
}

TEST(Init, AJobThatIsThereIsLeftUnlessForced) {
  const Folder repository;
  const std::string folder = repository.path().string();
  const std::string job = repository.file(".gitlab-ci.yml", "mine: 1\n");
  const Outcome refused = ecarte({"init", "--ci", "gitlab", folder});
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("--force replaces it"));
  EXPECT_EQ(contents(job), "mine: 1\n");
  const Outcome forced = ecarte({"init", "--ci", "gitlab", "--force", folder});
  EXPECT_EQ(forced.status, 0);
  EXPECT_THAT(contents(job), HasSubstr("ecarte check"));
  EXPECT_THAT(forced.out, HasSubstr("ECARTE_SOURCE"));  // it is to be filled in
}

TEST(Init, WantsToKnowWhoseCiItIs) {
  EXPECT_EQ(ecarte({"init"}).status, 2);
  EXPECT_THAT(ecarte({"init", "--ci", "githib"}).err, HasSubstr("did you mean 'github'"));
  EXPECT_EQ(ecarte({"init", "--ci", "github", "--source", "$(rm x)"}).status, 2);
}

}  // namespace
}  // namespace ecarte::e2e
