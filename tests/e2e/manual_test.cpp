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
    // One a line, or two beside each other: "  check      rule on records".
    const std::regex name{before.empty() ? "  ([a-z]+)  +[a-zé]" : "^  ([a-z]+) "};
    for (auto at = std::sregex_iterator(line.begin(), line.end(), name);
         listed && at != std::sregex_iterator(); ++at) {
      const std::string whole = (before.empty() ? "" : before + " ") + (*at)[1].str();
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

/// A page without its marks of roff.
std::string page(const std::string& name) {
  std::string text = contents(std::filesystem::path(ECARTE_ROOT) / "man" / name);
  return std::regex_replace(text, std::regex{R"(\\f[BIRP]|"|,|;)"}, " ");
}

TEST(Manual, OfRecordsNamesEverySettingAndHeading) {
  const std::string notation = contents(std::filesystem::path(ECARTE_ROOT) / "grammar/NOTATION.md");
  const std::string text = page("ecarte-record.5");
  const std::regex setting{R"re(\n\| `([a-z ]+:)` \|)re"};
  int count = 0;
  for (auto at = std::sregex_iterator(notation.begin(), notation.end(), setting);
       at != std::sregex_iterator(); ++at, ++count) {
    EXPECT_THAT(text, testing::HasSubstr((*at)[1].str()));
  }
  EXPECT_GT(count, 12);
}

/// What NOTATION.md lists as not told, in its order.
std::vector<std::string> silences() {
  const std::string notation = contents(std::filesystem::path(ECARTE_ROOT) / "grammar/NOTATION.md");
  const std::string head = "\n| if you do not tell | it is taken that |\n|---|---|\n";
  const std::size_t begin = notation.find(head);
  std::istringstream rows{begin == std::string::npos ? "" : notation.substr(begin + head.size())};
  std::vector<std::string> cells;
  for (std::string row; std::getline(rows, row) && row.rfind("| ", 0) == 0;) {
    cells.push_back(row.substr(2, row.find(" | ", 2) - 2));
  }
  return cells;
}

TEST(Manual, OfEverySilenceAFixtureShowsHowItIsTaken) {
  std::set<std::string> shown;
  const auto folder = std::filesystem::path(ECARTE_ROOT) / "fixtures/situations/silences";
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    std::istringstream text{contents(file.path())};
    std::string first;
    std::getline(text, first);
    shown.insert(first);
  }
  const std::vector<std::string> rows = silences();
  EXPECT_GT(rows.size(), 20U);
  for (const std::string& row : rows) {
    EXPECT_EQ(shown.erase("# " + row), 1U) << row << ": no file of " << folder << " begins with it";
  }
  EXPECT_THAT(shown, testing::IsEmpty()) << "are no rows of NOTATION.md";
}

TEST(Manual, TheExampleOfHouseRulesHasNoFaults) {
  const std::string schema = contents(std::filesystem::path(ECARTE_ROOT) / "rules/SCHEMA.md");
  const std::string fence = "```yaml\n";
  const std::size_t from = schema.find(fence, schema.find("## House rules"));
  ASSERT_NE(from, std::string::npos);
  const std::size_t begin = from + fence.size();
  const Folder folder;
  const std::string code =
      folder.file("house.yaml", schema.substr(begin, schema.find("```", begin) - begin));
  const Outcome outcome = ecarte({"laws", "lint", code});
  EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
}

TEST(Manual, OfLawsNamesEveryKey) {
  const std::string schema = contents(std::filesystem::path(ECARTE_ROOT) / "rules/SCHEMA.md");
  const std::string text = page("ecarte-laws.5");
  for (const char* const table : {"| key of a law |", "\n| key | meaning |"}) {
    const std::size_t begin = schema.find(table);
    ASSERT_NE(begin, std::string::npos) << table;
    std::istringstream rows{schema.substr(begin + 1, schema.find("\n\n", begin + 1) - begin)};
    const std::regex key{"`([a-z-]+)`"};
    for (std::string row; std::getline(rows, row);) {
      const std::string first = row.substr(0, row.find(" | ", 2));
      for (auto at = std::sregex_iterator(first.begin(), first.end(), key);
           at != std::sregex_iterator(); ++at) {
        EXPECT_TRUE(says(text, (*at)[1].str())) << (*at)[1];
      }
    }
  }
}

TEST(Manual, NamesEveryExitStatus) {
  const std::string text = manual();
  for (const char* const status : {"0", "1", "2", "70"}) {
    EXPECT_THAT(text, testing::HasSubstr(std::string{".B "} + status + "\n"));
  }
}

}  // namespace
}  // namespace ecarte::e2e
