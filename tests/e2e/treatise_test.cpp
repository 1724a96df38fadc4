// SPDX-License-Identifier: MIT
//
// `ecarte treatise` and `ecarte check --advice`, as a user runs them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const std::string kClaims =
    "treatise: A book\ntitle: a chapter\nclaims:\n"
    "  - id: sure\n    page: 1\n    says: the five best trumps make the vole.\n"
    "    hand: K♠ Q♠ J♠ A♠ T♠\n    turn: 7♠\n    asks: {makes: vole}\n"
    "    recorded:\n      verdict: verified\n      figures:\n"
    "        - \"all cards seen: 65780/65780 (1.000), so against A♣ 10♣ 9♣ 8♣ 7♣\"\n";

std::string with(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

TEST(Treatise, AnswersAsOnRecordAreCleanAndPrinted) {
  const Folder folder;
  const Outcome outcome = ecarte({"treatise", folder.file("a.yaml", kClaims)});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("verified              p. 1        sure"));
  EXPECT_THAT(outcome.out, HasSubstr("all as on record"));
  EXPECT_THAT(outcome.err, IsEmpty());
}

TEST(Treatise, AWrongFigureFailsAndSaysWhatWasFound) {
  const Folder folder;
  const Outcome outcome =
      ecarte({"treatise", folder.file("a.yaml", with(kClaims, "65780/65780", "65779/65780"))});
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.out, HasSubstr("DIFFERS: on record 'all cards seen: 65779/65780"));
  EXPECT_THAT(outcome.out, HasSubstr("found 'all cards seen: 65780/65780"));
}

TEST(Treatise, AWrongVerdictFails) {
  const Folder folder;
  const Outcome outcome = ecarte(
      {"treatise", folder.file("a.yaml", with(kClaims, "verdict: verified", "verdict: refuted"))});
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.out, HasSubstr("on record 'refuted', found 'verified'"));
}

TEST(Treatise, AMistypedWordIsNamedWithItsPlace) {
  const Folder folder;
  const std::string file = folder.file("a.yaml", with(kClaims, "asks:", "aks:"));
  const Outcome outcome = ecarte({"treatise", file});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err,
              HasSubstr("a.yaml:9:5: unknown key 'aks'; the nearest is 'asks' (in a claim)"));
  EXPECT_THAT(outcome.out, IsEmpty());
}

TEST(Treatise, MistakesOfUsageAreStatusTwo) {
  const Folder folder;
  const std::string file = folder.file("a.yaml", kClaims);
  EXPECT_EQ(ecarte({"treatise"}).status, 2);
  EXPECT_EQ(ecarte({"treatise", "no/such/file.yaml"}).status, 2);
  EXPECT_EQ(ecarte({"treatise", "--only", "nothing", file}).status, 2);
  EXPECT_EQ(ecarte({"treatise", "--format", "xml", file}).status, 2);
}

TEST(Treatise, ProgressIsShownOnATerminalAlone) {
  const std::vector<std::string> arguments{"treatise", "--only", "rule-9-four-knaves",
                                           "fixtures/treatise/02-jeux-de-regle.yaml"};
  const Outcome outcome = ecarte_at_terminal(arguments);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.err, HasSubstr(" claims"));
  EXPECT_THAT(outcome.err, testing::EndsWith("\r\x1b[K"));
  EXPECT_THAT(ecarte(arguments).err, IsEmpty());
}

TEST(Treatise, ATenIsReadAndWrittenAsPeopleDo) {
  const Folder folder;
  const std::string with_ten = with(kClaims, "K♠ Q♠ J♠ A♠ T♠", "K♠ Q♠ J♠ A♠ 10♠");
  EXPECT_EQ(ecarte({"treatise", folder.file("a.yaml", with_ten)}).status, 0);
}

TEST(Treatise, AnswersArePutOnRecord) {
  const Folder folder;
  const std::string file = folder.file("a.yaml", with(kClaims, "65780/65780", "1/2"));
  EXPECT_EQ(ecarte({"treatise", "--record", file}).status, 0);
  EXPECT_EQ(contents(file), kClaims);
  EXPECT_EQ(ecarte({"treatise", file}).status, 0);
}

TEST(Treatise, AFileKeepsItsEndsOfLines) {
  const auto crlf = [](std::string text) {
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2)) {
      text.insert(at, "\r");
    }
    return text;
  };
  const Folder folder;
  const std::string fresh = kClaims.substr(0, kClaims.find("    recorded:"));
  const std::string file = folder.file("a.yaml", crlf(fresh));
  EXPECT_EQ(ecarte({"treatise", "--record", file}).status, 0);
  EXPECT_EQ(contents(file), crlf(kClaims));
}

TEST(Treatise, AFolderThatCannotBeMadeIsNamed) {
  const Folder folder;
  const std::string file = folder.file("a.yaml", kClaims);
  const Outcome outcome = ecarte({"treatise", "--plots", file + "/plots", file});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, HasSubstr("a.yaml/plots: cannot be made a folder: Not a directory"));
}

TEST(Treatise, JsonHoldsTheNumbers) {
  const Folder folder;
  const Outcome outcome = ecarte({"treatise", "--format", "json", folder.file("a.yaml", kClaims)});
  EXPECT_EQ(outcome.status, 0);
  const auto json = nlohmann::json::parse(outcome.out);
  const auto& claim = json.at("chapters").at(0).at("claims").at(0);
  EXPECT_EQ(claim.at("id"), "sure");
  EXPECT_EQ(claim.at("verdict"), "verified");
  EXPECT_EQ(claim.at("models").at(0).at("completions"), 1);
  EXPECT_EQ(claim.at("models").at(0).at("least").at("turn"), "7S");
  EXPECT_EQ(json.at("summary").at("differing"), 0);
}

TEST(Treatise, APageHasTheVerdictTheHandAndTheChanceInWords) {
  const Folder folder;
  const std::string claims = with(kClaims, "says: the five best trumps make the vole.",
                                  "says: \"the <b>best</b> & five make the vole.\"");
  const Outcome outcome = ecarte({"treatise", "--format", "html", folder.file("a.yaml", claims)});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, testing::StartsWith("<!doctype html>"));
  EXPECT_THAT(outcome.out, HasSubstr("<article class=\"claim verified\" id=\"sure\""));
  EXPECT_THAT(outcome.out, HasSubstr("the &lt;b&gt;best&lt;/b&gt; &amp; five make the vole."));
  EXPECT_THAT(outcome.out, HasSubstr("aria-label=\"king of spades\"><use href=\"#card-KS\"/>"));
  EXPECT_THAT(outcome.out, HasSubstr("id=\"card-KS\""));
  EXPECT_THAT(outcome.out, HasSubstr("It makes the vole against all of the hands"));
  EXPECT_THAT(outcome.out, Not(HasSubstr("class=\"play\"")));
}

TEST(Treatise, APageStepsThroughAHandAgainstAClaim) {
  const Folder folder;
  const std::string claims =
      "treatise: A book\ntitle: a chapter\nclaims:\n  - id: weak\n    page: 1\n"
      "    says: it has two to one.\n    hand: 8♠ 7♠ Q♥ 7♥ 7♦\n    turn: 9♠\n"
      "    asks: {chance: point, at-least: 2/3}\n";
  const Outcome outcome = ecarte({"treatise", "--format", "html", folder.file("a.yaml", claims)});
  EXPECT_EQ(outcome.status, 1);  // nothing is on record
  EXPECT_THAT(outcome.out,
              HasSubstr("It makes the point about 3 in 5 (60.7 %), or about 3 to 2 on."));
  EXPECT_THAT(outcome.out, HasSubstr("class=\"play\""));
  EXPECT_THAT(outcome.out, HasSubstr("the non-dealer plays the "));
  EXPECT_THAT(outcome.out, HasSubstr("trick 5"));
}

TEST(Treatise, AdviceIsANoteAndNeverAFault) {
  const std::string record =
      "players: A, Y\ndeal 1: A gives; turns 7♥\n  Y holds 9♥ 8♥ K♠ Q♠ 8♠; proposes\n";
  const Outcome with_advice = ecarte({"check", "--advice", "--fail-on", "note", "-"}, record);
  EXPECT_EQ(with_advice.status, 0);
  EXPECT_THAT(with_advice.out, HasSubstr("note[advice]: Y proposed on a jeu de règle, the second"));
  EXPECT_THAT(with_advice.out, HasSubstr("p. 48-49"));
  const Outcome without = ecarte({"check", "-"}, record);
  EXPECT_EQ(without.status, 0);
  EXPECT_THAT(without.out, Not(HasSubstr("advice")));
}

TEST(Treatise, TheIllustrativeHandsAreRecords) {
  EXPECT_EQ(ecarte({"check", "--expect", "fixtures/treatise"}).status, 0);
  const Outcome drawn = ecarte({"show", "fixtures/treatise/hand-12.ecarte#1.1"});
  EXPECT_EQ(drawn.status, 0);
  EXPECT_THAT(drawn.out, HasSubstr("│ 9♣│"));
}

}  // namespace
}  // namespace ecarte::e2e
