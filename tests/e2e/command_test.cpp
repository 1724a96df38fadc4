// SPDX-License-Identifier: MIT
//
// The command line itself: help, mistakes, exit statuses, and the commands about codes of laws.
#include <algorithm>
#include <regex>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

TEST(Command, AloneItSaysWhatEcarteIsAndWhatToDoNext) {
  const Outcome outcome = ecarte({});
  EXPECT_EQ(outcome.status, 2);  // nothing was done, which is no green tick
  EXPECT_THAT(outcome.out, IsEmpty());
  EXPECT_THAT(outcome.err, HasSubstr("a card game for two"));
  EXPECT_THAT(outcome.err, HasSubstr("What to do next:\n  ecarte demo "));
}

/// The lines of a text, and how many characters the longest has.
std::pair<int, std::size_t> extent_of(const std::string& text) {
  int lines = 0;
  std::size_t widest = 0;
  std::istringstream in{text};
  for (std::string line; std::getline(in, line); ++lines) {
    const auto characters = std::ranges::count_if(
        line, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; });
    widest = std::max(widest, static_cast<std::size_t>(characters));
  }
  return {lines, widest};
}

TEST(Command, HelpFitsAScreenAndBeginsWithExamples) {
  const std::string help = ecarte({"--help"}).out;
  const auto [lines, widest] = extent_of(help);
  EXPECT_LE(lines, 23);  // and the line one types on
  EXPECT_LE(widest, 80U);
  EXPECT_LT(help.find("  ecarte check"), help.find("Subcommands:"));
  for (const char* const command : {"check", "odds", "discard", "explain", "ledger"}) {
    EXPECT_LE(extent_of(ecarte({command, "--help"}).out).second, 80U) << command;
  }
}

TEST(Command, DemoWritesThreeRecordsAndOverwritesNothing) {
  const Folder folder;
  const std::string to = folder.path() / "new";
  EXPECT_EQ(ecarte({"demo", to}).status, 0);
  const Outcome checked = ecarte({"check", "-q", to});
  EXPECT_THAT(checked.out, HasSubstr("3 deals: 1 regular, 2 irregular"));
  EXPECT_EQ(ecarte({"fmt", "--check", to}).status, 0);
  const std::string found = ecarte({"check", to}).out;
  for (const char* const finding :
       {"7:20: warning[law 43 revoke]", "12:3: error[law 43 score-mark-excess]",
        "5:9: warning[law 17 wrong-number-dealt]"}) {
    EXPECT_THAT(found, HasSubstr(finding));
  }
  EXPECT_THAT(checked.out, HasSubstr("1 error, 2 warnings"));
  folder.file("new/2-a-revoke.ecarte", "# mine\n");
  EXPECT_EQ(ecarte({"demo", to}).status, 2);
  EXPECT_EQ(contents(std::filesystem::path(to) / "2-a-revoke.ecarte"), "# mine\n");
}

TEST(Command, AMistypedValueIsGuessed) {
  for (const auto& [words, near] : std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"check", "--format", "sarf", "-"}, "sarif"},
           {{"check", "-o", "junitt:x", "-"}, "junit"},
           {{"check", "--fail-on", "waring", "-"}, "warning"},
           {{"ledger", "--format", "jsn", "-"}, "json"},
           {{"help", "notaton"}, "notation"},
           {{"check", "--code", "tuf-portland-1877", "-"}, "turf-portland-1877"},
           {{"explain", "unknown-verbs"}, "unknown-verb"}}) {
    const Outcome outcome = ecarte(words);
    EXPECT_EQ(outcome.status, 2) << near;
    EXPECT_THAT(outcome.err, HasSubstr("did you mean '" + near + "'?"));
  }
}

TEST(Command, ALawIsAskedForInMoreWaysThanOne) {
  const std::string plain = ecarte({"explain", "43"}).out;
  EXPECT_EQ(ecarte({"explain", "law", "43"}).out, plain);
  EXPECT_EQ(ecarte({"explain", "law 43"}).out, plain);
  EXPECT_EQ(ecarte({"explain", "043"}).out, plain);
  EXPECT_EQ(ecarte({"explain", "law43"}).out, plain);
}

/// What bash would offer after these words; the last is the one being written.
std::string offered(const std::string& words) {
  return shell(
             "ecarte completion bash > /tmp/ecarte-$$.bash; bash -c '. /tmp/ecarte-'$$'.bash; "
             "COMP_WORDS=(" +
             words +
             " \"\"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); "
             "_ecarte; echo \" ${COMPREPLY[*]} \"'; rm /tmp/ecarte-$$.bash")
      .out;
}

TEST(Command, BashCompletesCommandsOptionsValuesAndLaws) {
  EXPECT_THAT(offered("ecarte"), HasSubstr(" check "));
  EXPECT_THAT(offered("ecarte check"), HasSubstr(" --fail-on "));
  EXPECT_THAT(offered("ecarte check --fail-on"),
              testing::StrEq(" error warning note undecidable never \n"));
  EXPECT_THAT(offered("ecarte explain"), HasSubstr(" revoke "));
  EXPECT_THAT(offered("ecarte check --select"), HasSubstr(" 43 "));
  EXPECT_THAT(offered("ecarte check --code"), HasSubstr(" turf-portland-1877 "));
  EXPECT_THAT(offered("ecarte laws"), HasSubstr(" lint "));
  EXPECT_THAT(offered("ecarte check -o"), StartsWith(" short: json: jsonl: sarif: "));
  EXPECT_THAT(offered("ecarte check -o sarif :"), testing::StrEq("  \n"));  // a file
  EXPECT_THAT(offered("ecarte laws list"), HasSubstr(" --code "));
}

// The options of all commands are made for a completion alone; the help has a table of its own.
TEST(Command, EveryCommandStandsInTheHelp) {
  const std::string help = ecarte({"--help"}).out;
  std::istringstream names{offered("ecarte")};
  int commands = 0;
  for (std::string name; names >> name;) {
    if (!name.starts_with("-")) {
      EXPECT_THAT(help, HasSubstr("  " + name + " "));
      ++commands;
    }
  }
  EXPECT_GT(commands, 20);
}

TEST(Command, TheOtherShellsReadTheirCompletion) {
  EXPECT_THAT(ecarte({"completion", "zsh"}).out, StartsWith("#compdef ecarte\n"));
  const std::string fish = ecarte({"completion", "fish"}).out;
  EXPECT_THAT(fish, HasSubstr("complete -c ecarte -n '__fish_seen_subcommand_from check' -l "
                              "fail-on -x -a 'error warning note undecidable never'\n"));
  for (const char* const name : {"zsh", "fish"}) {
    const std::string reads = std::string{"ecarte completion "} + name + " | " + name + " -n";
    if (shell(std::string{"command -v "} + name).status == 0) {
      EXPECT_EQ(shell(reads).status, 0) << reads;
    }
  }
}

TEST(Command, TroubleWithARecordIsExplained) {
  EXPECT_THAT(ecarte({"explain", "card-in-two-places"}).out,
              StartsWith("impossible[card-in-two-places]: trouble with a record"));
  // Every id the sources report trouble under.
  const std::regex id{
      R"re((LineError\{|problem\(record, |kExpected\{|ECARTE_EXPECTED\([a-z_]+, |impossible\(|Impossible\{)"([a-z0-9]+(-[a-z0-9]+)+)")re"};
  std::set<std::string> ids;
  for (const char* const folder :
       {"grammar", "src/notation", "src/replay", "src/codes", "src/law", "src/referee"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator{
             std::filesystem::path(ECARTE_ROOT) / folder}) {
      const std::string text = entry.is_regular_file() ? contents(entry.path()) : "";
      for (auto at = std::sregex_iterator(text.begin(), text.end(), id);
           at != std::sregex_iterator(); ++at) {
        ids.insert((*at)[2]);
      }
    }
  }
  EXPECT_GT(ids.size(), 30U);
  for (const std::string& one : ids) {
    EXPECT_EQ(ecarte({"explain", one}).status, 0) << one;
  }
}

TEST(Command, WhateverIdIsReportedIsExplainedAndCanBeSelected) {
  std::set<std::string> ids;
  const std::regex id{R"([a-z]\[(law [0-9a-z]+ )?([a-z-]+)\])"};
  const std::string said = ecarte({"check", "--notes", "--fail-on", "never", "fixtures"}).out;
  std::set<std::string> of_law;
  for (auto at = std::sregex_iterator(said.begin(), said.end(), id); at != std::sregex_iterator();
       ++at) {
    ids.insert((*at)[2]);
    if (at->str(1) != "") {
      of_law.insert((*at)[2]);
    }
  }
  EXPECT_GT(ids.size(), 200U);
  const auto some_code = [](std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--code", ""});
    for (const char* const code : {"turf-portland-1877", "hoyle-modernized", "enquire-within"}) {
      arguments.back() = code;
      if (ecarte(arguments).status == 0) {
        return true;
      }
    }
    return false;
  };
  for (const std::string& one : ids) {
    EXPECT_TRUE(some_code({"explain", one})) << one;
  }
  const std::string none = "fixtures/laws/turf-portland-1877/43-misplay/corrected.ecarte";
  for (const std::string& one : of_law) {
    EXPECT_TRUE(some_code({"check", "-q", "--select", one, none})) << one;
  }
}

TEST(Command, HelpAskedForIsNoFault) {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"--help"}, {"check", "--help"}, {"laws", "lint", "-h"}}) {
    const Outcome outcome = ecarte(arguments);
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.out, HasSubstr("Usage: ecarte"));
    EXPECT_THAT(outcome.err, IsEmpty());
  }
}

TEST(Command, AMistypedCommandIsGuessed) {
  const Outcome outcome = ecarte({"chekc", "a.ecarte"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("unknown command 'chekc'; did you mean 'check'?"));
}

TEST(Command, AMistypedOptionIsGuessed) {
  const Outcome outcome = ecarte({"check", "--fail_on=note"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("unknown option '--fail_on'; did you mean '--fail-on'?"));
}

TEST(Command, AnUnknownValueIsAnsweredWithTheKnownOnes) {
  const Outcome outcome = ecarte({"check", "--format", "xml", "-"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("'xml' is not one of text|short|json|jsonl"));
}

TEST(Command, EveryMistakeOfUsageIsStatusTwo) {
  EXPECT_EQ(ecarte({"check", "-z"}).status, 2);
  EXPECT_EQ(ecarte({"check", "--code"}).status, 2);
  EXPECT_EQ(ecarte({"laws"}).status, 2);
  EXPECT_EQ(ecarte({"laws", "lint"}).status, 2);
  EXPECT_EQ(ecarte({"show"}).status, 2);
  EXPECT_EQ(ecarte({"explain", "no-such-law"}).status, 2);
  EXPECT_EQ(ecarte({"check", "--code", "tuff-portland-1877", "-"}).status, 2);
  EXPECT_EQ(ecarte({"check", "no/such/file.ecarte"}).status, 2);
}

TEST(Command, TheVersionNamesTheCodesAndTheirDigests) {
  const Outcome outcome = ecarte({"--version"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, StartsWith("ecarte "));
  EXPECT_THAT(outcome.out, testing::ContainsRegex("\nturf-portland-1877 [0-9a-f]+\n"));
}

TEST(Command, OutputThatCannotBeWrittenIsStatusTwo) {
  EXPECT_THAT(shell("ecarte laws list >/dev/full; echo $?").out,
              HasSubstr("the output could not be written\n2\n"));
}

TEST(Command, AReaderWhoGoesAwayIsNoNoise) {
  EXPECT_EQ(shell("{ sleep 0.3; ecarte laws list; echo $? >&2; } | true").out, "2\n");
}

TEST(Command, LawsAreListedOneALine) {
  const Outcome outcome = ecarte({"laws", "list", "--code", "turf-portland-1877"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 58);
}

TEST(Command, TheBuiltInCodesHaveNoFaults) {
  for (const char* code : {"turf-portland-1877", "hoyle-modernized", "enquire-within"}) {
    const Outcome outcome = ecarte({"laws", "lint", code});
    EXPECT_EQ(outcome.status, 0) << outcome.out;
  }
}

TEST(Command, ACodeThatCannotBeUsedIsStatusTwo) {
  const Folder folder;
  const std::string file = folder.file("club.yaml", "extends: turf-portland-1877\nrepeals: [52]\n");
  const Outcome outcome = ecarte({"laws", "lint", file});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("club.yaml:2:1:"));
}

TEST(Command, ALawIsExplainedByNumberAndById) {
  const Outcome by_number = ecarte({"explain", "43"});
  EXPECT_EQ(by_number.status, 0);
  EXPECT_THAT(by_number.out, StartsWith("turf-portland-1877, law 43: "));
  EXPECT_THAT(by_number.out, HasSubstr("require the hands to be played again"));
  EXPECT_THAT(by_number.out, HasSubstr("hoyle-modernized"));
  EXPECT_EQ(ecarte({"explain", "revoke"}).out, by_number.out);
}

TEST(Command, WhoIsRefusedIsSentToTheHelpOfHisCommand) {
  EXPECT_THAT(ecarte({"check", "--formt", "short"}).err, HasSubstr("Try 'ecarte check --help'"));
  EXPECT_THAT(ecarte({"check", "--format", "shrot"}).err, HasSubstr("Try 'ecarte check --help'"));
  EXPECT_THAT(ecarte({"laws", "lst"}).err, HasSubstr("Try 'ecarte laws --help'"));
  EXPECT_THAT(ecarte({"chekc"}).err, HasSubstr("Try 'ecarte --help'"));
}

TEST(Command, NothingIsExplainedToWhoAsksAboutNothing) {
  EXPECT_EQ(ecarte({"explain", ""}).status, 2);
  EXPECT_EQ(ecarte({"explain", "0"}).status, 2);
}

TEST(Command, NoNumberOfMessagesMeansAll) {
  for (const char* const number : {"0", "-1"}) {
    const Outcome outcome = ecarte({"check", "--max-findings=" + std::string{number}, "-"}, "");
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("--max-findings: expected a number from 1 on"));
  }
}

}  // namespace
}  // namespace ecarte::e2e
