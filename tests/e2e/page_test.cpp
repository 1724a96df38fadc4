// SPDX-License-Identifier: MIT
//
// `ecarte page`, as a user runs it. What the page does is tested in a browser (tools/check_web.sh).
#include <regex>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// "0.1.0 turf-portland-1877=… …", as `ecarte --version` has it in lines.
std::string engine() {
  std::string text = ecarte({"--version"}).out;
  text = std::regex_replace(text, std::regex{"^ecarte "}, "");
  text = std::regex_replace(text, std::regex{"([a-z]) ([0-9a-f]{16})"}, "$1=$2");
  text = std::regex_replace(text, std::regex{"([a-z0-9-]) ([0-9a-f]{16})"}, "$1=$2");
  text = std::regex_replace(text, std::regex{"\n$"}, "");
  return std::regex_replace(text, std::regex{"\n *"}, " ");
}

/// All of a page that the program looks at.
std::string page_of(const std::string& engine) {
  return "<!doctype html>\n<meta name=\"ecarte-page\" content=\"" + engine +
         "\">\n<script type=\"application/json\">{\"first\":\"turf-portland-1877\"}</script>\n";
}

TEST(Page, IsWrittenAsItWasMade) {
  const Folder folder;
  const std::string from = folder.file("made.html", page_of(engine()));
  const Outcome outcome = ecarte({"page", "--from", from});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_EQ(outcome.out, page_of(engine()));
  const std::string to = (folder.path() / "new.html").string();
  EXPECT_EQ(ecarte({"page", "-o", to, "--from", from}).status, 0);
  EXPECT_EQ(contents(to), page_of(engine()));
  EXPECT_EQ(ecarte({"page", "-o", folder.file("old.html", "old"), "--from", from}).status, 0);
  EXPECT_EQ(contents(folder.path() / "old.html"), page_of(engine()));
}

TEST(Page, BeginsWithTheLawsAskedFor) {
  const Folder folder;
  const std::string from = folder.file("made.html", page_of(engine()));
  const Outcome outcome = ecarte({"page", "--code", "enquire-within", "--from", from});
  EXPECT_EQ(outcome.status, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("\"first\":\"enquire-within\""));
  const Outcome unknown = ecarte({"page", "--code", "house", "--from", from});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_THAT(unknown.err, AllOf(HasSubstr("turf-portland-1877"), HasSubstr("and not 'house'")));
  EXPECT_THAT(unknown.out, IsEmpty());
}

TEST(Page, OfAnotherEcarteIsRefused) {
  const Folder folder;
  const std::string other = std::regex_replace(engine(), std::regex{"1877=."}, "1877=x");
  ASSERT_NE(other, engine());
  const Outcome outcome = ecarte({"page", "--from", folder.file("made.html", page_of(other))});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.err, AllOf(HasSubstr("another ecarte"), HasSubstr("tools/check_web.sh")));
  EXPECT_THAT(outcome.out, IsEmpty());
}

TEST(Page, WhatIsNoPageIsRefused) {
  const Folder folder;
  for (const std::string& text : {std::string{}, std::string{"<!doctype html>"}}) {
    const Outcome outcome = ecarte({"page", "--from", folder.file("no.html", text)});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("no page that the web build of ecarte made"));
  }
  EXPECT_EQ(ecarte({"page", "--from", "no/such.html"}).status, 2);
}

TEST(Page, LiesBesideTheProgramOrItIsSaidHowToGetIt) {
  const Folder folder;
  const std::string here = folder.path().string();
  ASSERT_EQ(shell("mkdir '" + here + "/bin' && cp '" ECARTE_PROGRAM "' '" + here + "/bin/'").status,
            0);
  const std::string program = "'" + here + "/bin/ecarte' page -o '" + here + "/out.html'";
  const Outcome without = shell(program);
  EXPECT_EQ(without.status, 2);
  EXPECT_THAT(without.out, AllOf(HasSubstr("built without the page"),
                                 HasSubstr("tools/check_web.sh"), HasSubstr("-DECARTE_PAGE=FILE")));
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "out.html"));
  std::filesystem::create_directories(folder.path() / "share/ecarte");
  folder.file("share/ecarte/page.html", page_of(engine()));
  const Outcome with = shell(program);
  EXPECT_EQ(with.status, 0) << with.out;
  EXPECT_EQ(contents(folder.path() / "out.html"), page_of(engine()));
}

TEST(Page, IsNotPouredOverATerminal) {
  Session session{{"page"}};
  EXPECT_THAT(session.until("-o FILE.html"), Not(HasSubstr("<!doctype")));
  EXPECT_EQ(session.end(), 2);
}

}  // namespace
}  // namespace ecarte::e2e
