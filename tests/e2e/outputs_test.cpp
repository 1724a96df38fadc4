// SPDX-License-Identifier: MIT
//
// Results in the forms of others, each held to its schema by somebody else's program, or, where it
// has none, to its documentation field by field.
#include <algorithm>
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/deals.hpp"
#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using Json = nlohmann::json;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;
using testing::Not;
using testing::StartsWith;

/// Findings of every severity, doubts, lines that cannot be read and records that cannot be true.
constexpr std::string_view kEverything =
    "fixtures/laws fixtures/notation fixtures/situations/told-in-part README.md";

TEST(Outputs, SeveralAtOnceEachHeldToItsSchema) {
  const Folder folder;
  const std::string at = folder.path();
  const Outcome run =
      shell("ecarte check -q -o sarif:" + at + "/r.sarif -o junit:" + at + "/r.xml -o json:" + at +
            "/r.json -o gitlab:" + at + "/r.gl " + std::string{kEverything});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.out, HasSubstr(" deals: "));  // the report stays on standard output
  const Outcome sarif =
      shell("tools/check_json.py tests/schemas/sarif-2.1.0-rtm.5.json < " + at + "/r.sarif");
  EXPECT_EQ(sarif.status, 0) << sarif.out;
  const Outcome junit =
      shell("xmllint --noout --schema tests/schemas/jenkins-junit.xsd " + at + "/r.xml");
  EXPECT_EQ(junit.status, 0) << junit.out;
  const Outcome json = shell("ecarte schema > " + at + "/schema && tools/check_json.py " + at +
                             "/schema < " + at + "/r.json");
  EXPECT_EQ(json.status, 0) << json.out;
}

TEST(Outputs, ABrokenDocumentFailsTheSameValidators) {
  EXPECT_EQ(shell("echo '{\"version\":\"2.0\",\"runs\":[]}' | tools/check_json.py "
                  "tests/schemas/sarif-2.1.0-rtm.5.json")
                .status,
            1);
  EXPECT_NE(shell("echo '<testsuites><case/></testsuites>' | xmllint --noout --schema "
                  "tests/schemas/jenkins-junit.xsd -")
                .status,
            0);
}

TEST(Outputs, EachLineOfJsonLinesIsADefinitionOfTheSchema) {
  const Outcome lines = ecarte({"check", "--format", "jsonl", "fixtures/hoyle"});
  std::set<std::string> types;
  const Folder folder;
  std::size_t at = 0;
  while (at < lines.out.size()) {
    const std::size_t end = lines.out.find('\n', at);
    const std::string type = Json::parse(lines.out.substr(at, end - at))["type"];
    if (types.insert(type).second && type != "summary") {
      Json value = Json::parse(lines.out.substr(at, end - at));
      value.erase("type");
      const std::string file = folder.file("line", value.dump());
      const Outcome held =
          shell("tools/check_json.py docs/result.schema.json " + type + " < " + file);
      EXPECT_EQ(held.status, 0) << held.out;
    }
    at = end + 1;
  }
  EXPECT_THAT(types, ElementsAre("deal", "summary"));
}

TEST(Outputs, ASchemaIsPrintedAsItIsPublished) {
  EXPECT_EQ(ecarte({"schema"}).out,
            contents(std::filesystem::path(ECARTE_ROOT) / "docs/result.schema.json"));
  EXPECT_EQ(ecarte({"schema", "ledger"}).out,
            contents(std::filesystem::path(ECARTE_ROOT) / "docs/ledger.schema.json"));
}

Json sarif_of(const std::string& file) {
  return Json::parse(ecarte({"check", "--format", "sarif", file}).out)["runs"][0];
}

std::vector<std::string> fingerprints(const Json& run) {
  std::vector<std::string> all;
  for (const Json& result : run["results"]) {
    all.push_back(result["partialFingerprints"]["ecarte/v1"]);
  }
  return all;
}

TEST(Outputs, SarifCountsCodePointsAndNamesTheLawInItsRule) {
  const Folder folder;
  const Json run = sarif_of(folder.file("a.ecarte", kRevokeSoFar));
  EXPECT_EQ(run["columnKind"], "unicodeCodePoints");
  const Json& result = run["results"][0];
  const Json& region = result["locations"][0]["physicalLocation"]["region"];
  EXPECT_EQ(region, Json::parse(R"({"startLine":3,"startColumn":14,"endLine":3,"endColumn":16})"));
  const Json& rule = run["tool"]["driver"]["rules"][result["ruleIndex"].get<std::size_t>()];
  EXPECT_EQ(rule["id"], result["ruleId"]);
  EXPECT_EQ(rule["id"], "turf-portland-1877/43/revoke");
  EXPECT_THAT(rule["help"]["text"].get<std::string>(), StartsWith("Law 43 of "));
  EXPECT_EQ(result["level"], "warning");
}

TEST(Outputs, SarifPathsAreRelativeToTheRepository) {
  const Json run = sarif_of("fixtures/../fixtures/hoyle/sample-game.ecarte");
  const Json& artifact = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"];
  EXPECT_EQ(artifact["uri"], "fixtures/hoyle/sample-game.ecarte");
  EXPECT_EQ(artifact["uriBaseId"], "SRCROOT");
  EXPECT_THAT(run["originalUriBaseIds"]["SRCROOT"]["uri"].get<std::string>(),
              MatchesRegex("file:///.*/"));
  const Folder folder;
  const Json far = sarif_of(folder.file("a b.ecarte", kRevokeSoFar));
  EXPECT_THAT(far["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
                  .get<std::string>(),
              AllOf(StartsWith("file:///"), EndsWith("/a%20b.ecarte")));
}

TEST(Outputs, FingerprintsOutliveEditsElsewhereAndTellLikeFindingsApart) {
  const Folder folder;
  const std::string one{kRevokeSoFar};
  const auto before = fingerprints(sarif_of(folder.file("a.ecarte", one)));
  const std::string others = "# told by Z\ndeal 1: Y gives 3-2; turns 8♣\n  A plays\n\n";
  std::string moved = one;
  moved.replace(0, 7, "deal 2:").insert(moved.find("3. A"), "3. … Y ?  # he sighed\n  ");
  const auto after = fingerprints(sarif_of(folder.file("b.ecarte", others + moved)));
  for (const std::string& fingerprint : before) {
    EXPECT_THAT(after, testing::Contains(fingerprint));
  }
  const auto twice = fingerprints(sarif_of(folder.file("c.ecarte", one + one)));
  EXPECT_EQ(std::set<std::string>(twice.begin(), twice.end()).size(), twice.size());
}

TEST(Outputs, WhatIsExpectedIsSuppressedInSarifAndPassesInJUnit) {
  const Folder folder;
  const std::string file =
      folder.file("a.ecarte", std::string{kRevokeSoFar} + "expect: 43 revoke A; undecidable\n");
  const Json run = Json::parse(ecarte({"check", "--expect", "--format", "sarif", file}).out);
  for (const Json& result : run["runs"][0]["results"]) {
    EXPECT_EQ(result["suppressions"][0]["kind"], "inSource") << result;
  }
  const Outcome junit =
      ecarte({"check", "--expect", "--fail-on", "warning", "--format", "junit", file});
  EXPECT_THAT(junit.out, HasSubstr("failures=\"0\" errors=\"0\" skipped=\"0\""));
}

TEST(Outputs, AJUnitCaseFailsByWhatCountsAndIsAnErrorIfUnreadable) {
  const Folder folder;
  const std::string file = folder.file(
      "a.ecarte", std::string{kRevokeSoFar} + "deal 2:\n  Y plaits <his> hair & \x07\n");
  const Outcome lax = ecarte({"check", "--format", "junit", file});
  EXPECT_THAT(lax.out, HasSubstr("tests=\"2\" failures=\"0\" errors=\"1\""));
  const Outcome strict = ecarte({"check", "--fail-on", "warning", "--format", "junit", file});
  EXPECT_THAT(strict.out, HasSubstr("failures=\"1\" errors=\"1\""));
  EXPECT_THAT(strict.out, HasSubstr("<failure type=\"law 43 revoke\" message=\"A played J♦ to K♠"));
  EXPECT_THAT(strict.out, Not(HasSubstr("\x07")));
}

/// Fields of a command of GitHub, "::error file=…,line=…::text".
std::map<std::string, std::string> annotation(const std::string& line) {
  std::map<std::string, std::string> fields;
  const std::size_t blank = line.find(' ');
  const std::size_t text = line.find("::", 2);
  fields["command"] = line.substr(2, std::min(blank, text) - 2);
  fields["text"] = line.substr(text + 2);
  for (std::size_t at = blank + 1; blank < text && at < text;) {
    const std::size_t end = std::min(line.find(',', at), text);
    const std::size_t equal = line.find('=', at);
    fields[line.substr(at, equal - at)] = line.substr(equal + 1, end - equal - 1);
    at = end + 1;
  }
  return fields;
}

TEST(Outputs, GitHubIsToldTheTenGravestAndHowManyWereHeldBack) {
  const Folder folder;
  const std::string summary = folder.path() / "summary.md";
  const Outcome outcome = shell("GITHUB_STEP_SUMMARY=" + summary +
                                " ecarte check --format github fixtures/laws/turf-portland-1877");
  std::vector<std::map<std::string, std::string>> all;
  for (std::size_t at = 0; at < outcome.out.size();) {
    const std::size_t end = outcome.out.find('\n', at);
    all.push_back(annotation(outcome.out.substr(at, end - at)));
    at = end + 1;
  }
  ASSERT_EQ(all.size(), 11U);
  for (std::size_t i = 0; i < 10; ++i) {
    EXPECT_EQ(all[i]["command"], "error");  // there are more than ten
    EXPECT_THAT(all[i]["file"], MatchesRegex("fixtures/laws/.*\\.ecarte"));
    for (const char* const number : {"line", "endLine", "col", "endColumn"}) {
      EXPECT_THAT(all[i][number], MatchesRegex("[0-9]+")) << number;
    }
    EXPECT_THAT(all[i]["title"], Not(IsEmpty()));
    EXPECT_THAT(all[i]["text"], EndsWith("."));
  }
  EXPECT_EQ(all[10]["command"], "notice");
  EXPECT_THAT(all[10]["text"], MatchesRegex("[0-9]+ more findings were held back: .*"));
  EXPECT_THAT(contents(summary), AllOf(HasSubstr("| deals | regular |"), HasSubstr("- **error** `"),
                                       HasSubstr(" more\n")));
}

TEST(Outputs, GitHubCommandsCannotBeForgedByAName) {
  const Folder folder;
  const std::string file = folder.file("a,line=9::x%0A.ecarte", kRevokeSoFar);
  const Outcome outcome = ecarte({"check", "--format", "github", file});
  EXPECT_THAT(outcome.out, HasSubstr("a%2Cline=9%3A%3Ax%250A.ecarte,line=3,endLine=3,col=14"));
}

TEST(Outputs, GitLabHasItsFieldsAndNoFingerprintTwice) {
  const Json report = Json::parse(
      ecarte({"check", "--format", "gitlab", "fixtures/laws", "fixtures/notation"}).out);
  const std::set<std::string> severities{"info", "minor", "major", "critical", "blocker"};
  std::set<std::string> fingerprints;
  for (const Json& entry : report) {
    EXPECT_FALSE(entry["description"].get<std::string>().empty());
    EXPECT_FALSE(entry["check_name"].get<std::string>().empty());
    EXPECT_TRUE(severities.count(entry["severity"]) == 1) << entry;
    EXPECT_TRUE(fingerprints.insert(entry["fingerprint"]).second) << entry;
    EXPECT_GE(entry["location"]["lines"]["begin"].get<int>(), 1);
    const std::string path = entry["location"]["path"];
    EXPECT_THAT(path, Not(StartsWith("./")));
  }
  EXPECT_GT(report.size(), 100U);
}

/// CSV as Python's reader sees it: each row as a list, in JSON.
Json rows_of(const std::string& csv) {
  const Folder folder;
  const std::string file = folder.file("a.csv", csv);
  return Json::parse(shell("python3 -c 'import csv,json,sys; "
                           "print(json.dumps(list(csv.reader(open(sys.argv[1],newline=\"\"),"
                           "strict=True))))' " +
                           file)
                         .out);
}

TEST(Outputs, CsvHasAsManyFieldsInEachLineAsItsHead) {
  for (const char* const form : {"csv", "deals"}) {
    const Json rows = rows_of(ecarte({"check", "--format", form, "fixtures/laws"}).out);
    EXPECT_GT(rows.size(), 100U);
    for (const Json& row : rows) {
      EXPECT_EQ(row.size(), rows[0].size()) << row;
    }
  }
}

TEST(Outputs, CsvTellsEachFindingAndEachDeal) {
  const Folder folder;
  const std::string file = folder.file("a.ecarte", kRevokeSoFar);
  const Json findings = rows_of(ecarte({"check", "--format", "csv", file}).out);
  std::map<std::string, std::string> first;
  for (std::size_t i = 0; i < findings[0].size(); ++i) {
    first[findings[0][i]] = findings[1][i];
  }
  EXPECT_EQ(first["file"], file);
  EXPECT_EQ(first["line"], "3");
  EXPECT_EQ(first["column"], "14");
  EXPECT_EQ(first["law"], "43");
  EXPECT_EQ(first["id"], "revoke");
  EXPECT_EQ(first["offender"], "A");
  EXPECT_EQ(first["cards"], "JD");
  EXPECT_EQ(first["treatment"], "reported");
  const Json deals = rows_of(ecarte({"check", "--format", "deals", file}).out);
  ASSERT_EQ(deals.size(), 2U);
  EXPECT_EQ(deals[1][6], "A");
  EXPECT_EQ(deals[1][7], "Y");
}

TEST(Outputs, ANameIsNoFormulaInCsv) {
  const Folder folder;
  folder.file("=SUM(A1).ecarte", "players: =HYPERLINK(1), @Y\n" + std::string{kRevokeSoFar});
  const std::string here = "cd " + folder.path().string() + " && ";
  for (const char* const command :
       {"ecarte check --format csv '=SUM(A1).ecarte'", "ecarte check --format deals =SUM*"}) {
    const Json rows = rows_of(shell(here + command).out);
    for (const Json& row : rows) {
      for (const Json& field : row) {
        const std::string text = field;
        EXPECT_TRUE(text.empty() || std::string{"=+-@"}.find(text[0]) == std::string::npos) << text;
      }
    }
  }
  folder.file("=1.ecarte", contents(std::filesystem::path(ECARTE_ROOT) /
                                    "fixtures/sittings/french/shortfall-lawful.ecarte"));
  const Json ledger = rows_of(shell(here + "ecarte ledger --format csv =1.ecarte").out);
  ASSERT_GT(ledger.size(), 1U);
  EXPECT_EQ(ledger[1][0], "'=1.ecarte");
}

TEST(Outputs, AnUnknownFormIsRefusedWithTheNearest) {
  const Outcome outcome = ecarte({"check", "-o", "sarf:out", "fixtures/hoyle"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("did you mean 'sarif'?"));
  EXPECT_EQ(ecarte({"check", "-o", "sarif:/nowhere/x", "fixtures/hoyle"}).status, 2);
  EXPECT_EQ(ecarte({"check", "-o", "sarif:/dev/full", "fixtures/hoyle"}).status, 2);
}

TEST(Outputs, NothingToCheckIsNoGreenTick) {
  const Folder folder;
  const std::string empty = folder.path() / "empty";
  std::filesystem::create_directory(empty);
  const Outcome nothing = ecarte({"check", empty});
  EXPECT_EQ(nothing.status, 2);
  EXPECT_THAT(nothing.err, HasSubstr("holds no records (*.ecarte)"));
  for (const std::string& path :
       {folder.file("a.ecarte", "# nothing yet\n"), folder.file("b.md", "# No records\n")}) {
    const Outcome outcome = ecarte({"check", path});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("nothing to check"));
  }
  EXPECT_EQ(ecarte({"check", "-"}).status, 2);
}

TEST(Outputs, StandardInputHasTheNameItIsGiven) {
  const Outcome outcome = ecarte(
      {"check", "--format", "short", "--stdin-filename", "club/a.ecarte", "-"}, kRevokeSoFar);
  EXPECT_THAT(outcome.out, StartsWith("club/a.ecarte:3:14: "));
  const Outcome markdown = ecarte({"check", "--format", "short", "--stdin-filename", "a.md", "-"},
                                  "# So\n\n```ecarte\n" + std::string{kRevokeSoFar} + "```\n");
  EXPECT_THAT(markdown.out, StartsWith("a.md:6:14: "));
}

}  // namespace
}  // namespace ecarte::e2e
