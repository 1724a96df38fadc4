// SPDX-License-Identifier: MIT
//
// The manual against the program: every command, flag and value of a flag is in ecarte(1).
#include <regex>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

std::string manual() {
  std::string text = contents(std::filesystem::path(ECARTE_ROOT) / "man/ecarte.1");
  text = std::regex_replace(text, std::regex{R"(\\f[BIRP])"}, "");
  return std::regex_replace(text, std::regex{R"(\\-)"}, "-");
}

bool says(const std::string& text, const std::string& word) {
  return std::regex_search(text, std::regex{"(^|[^a-z-])" + word + "($|[^a-z-])"});
}

/// The commands a help text lists, subcommands after a blank: "laws lint".
std::vector<std::string> commands_in(const std::string& before) {
  std::vector<std::string> words;
  std::istringstream split{before};
  for (std::string word; split >> word;) {
    words.push_back(word);
  }
  words.emplace_back("--help");
  std::istringstream help{ecarte(words).out};
  std::vector<std::string> commands;
  bool listed = false;
  for (std::string line; std::getline(help, line);) {
    listed = listed || line == "Subcommands:";
    std::smatch name;
    if (listed && std::regex_search(line, name, std::regex{"^  ([a-z]+) "})) {
      const std::string whole = (before.empty() ? "" : before + " ") + name[1].str();
      commands.push_back(whole);
      for (const std::string& below : commands_in(whole)) {
        commands.push_back(below);
      }
    }
  }
  return commands;
}

TEST(Manual, NamesEveryCommandFlagAndValue) {
  const std::string text = manual();
  const std::vector<std::string> commands = commands_in("");
  EXPECT_GT(commands.size(), 15U);
  std::set<std::string> flags;
  std::set<std::string> values;
  for (const std::string& command : commands) {
    EXPECT_TRUE(says(text, "(ecarte |\\.SS )" + command)) << command;
    const std::string help = shell("ecarte " + command + " --help").out;
    const std::regex flag{"(^|[ ,])(--[a-z][a-z-]*)"};
    std::istringstream lines{help};
    for (std::string line; std::getline(lines, line);) {
      std::smatch option;
      if (!std::regex_search(line, option,
                             std::regex{"^  (-[a-z],)?(--[a-z][a-z-]*) ?([a-z|]*)"})) {
        continue;
      }
      flags.insert(option[2]);
      std::istringstream list{option[3].str()};
      for (std::string value;
           option[3].str().find('|') != std::string::npos && std::getline(list, value, '|');) {
        values.insert(value);
      }
    }
  }
  EXPECT_GT(flags.size(), 40U);
  EXPECT_GT(values.size(), 15U);
  for (const std::string& flag : flags) {
    EXPECT_TRUE(says(text, flag)) << flag << " is not in man/ecarte.1";
  }
  for (const std::string& value : values) {
    EXPECT_TRUE(says(text, value)) << value << " is not in man/ecarte.1";
  }
}

TEST(Manual, NamesNoFlagThatTheProgramDoesNotHave) {
  std::string helps = ecarte({"--help"}).out;
  for (const std::string& command : commands_in("")) {
    helps += shell("ecarte " + command + " --help").out;
  }
  const std::string text = manual();
  const std::regex flag{"(^|[^a-z-])(--[a-z][a-z-]*)"};
  std::set<std::string> named;
  for (auto at = std::sregex_iterator(text.begin(), text.end(), flag); at != std::sregex_iterator();
       ++at) {
    named.insert((*at)[2]);
  }
  EXPECT_GT(named.size(), 40U);
  for (const std::string& name : named) {
    EXPECT_TRUE(says(helps, name)) << name << " is in man/ecarte.1 and not in the program";
  }
}

TEST(Manual, NamesEveryFormOfResults) {
  const std::string text = manual();
  const std::string help = shell("ecarte check --help").out;
  std::smatch list;
  ASSERT_TRUE(std::regex_search(help, list, std::regex{"--format ([a-z|]+)"}));
  std::istringstream forms{list[1].str()};
  int count = 0;
  for (std::string form; std::getline(forms, form, '|'); ++count) {
    EXPECT_TRUE(says(text, form)) << form;
  }
  EXPECT_EQ(count, 10);
}

TEST(Manual, NamesEveryExitStatus) {
  const std::string text = manual();
  for (const char* const status : {"0", "1", "2", "70"}) {
    EXPECT_THAT(text, testing::HasSubstr(std::string{".B "} + status + "\n"));
  }
}

}  // namespace
}  // namespace ecarte::e2e
