// SPDX-License-Identifier: MIT
#include "page/archive_page.hpp"

#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "json/value.hpp"
#include "referee/referee.hpp"
#include "tests/picture/drawn.hpp"

namespace ecarte::page {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The page of the deals of `text`, in a file of that name.
std::string page_of(std::string_view text, std::string_view file = "a.ecarte") {
  ArchivePage page{{"ecarte 1", ""}};
  picture::each_deal(text, {}, [&](const report::Deal& deal, const replay::DealSeen& seen) {
    page.deal(file, deal, seen, {false, deal.result.stands.stops});
  });
  return page.html();
}

/// What stands in the script of that id.
std::string script(const std::string& page, const std::string& id) {
  const std::string tag = "<script type=\"application/json\" id=\"" + id + "\">";
  const std::size_t begin = page.find(tag) + tag.size();
  return page.substr(begin, page.find("</script>", begin) - begin);
}

std::size_t count(std::string_view text, std::string_view what) {
  std::size_t times = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos;
       at = text.find(what, at + 1)) {
    ++times;
  }
  return times;
}

std::string written(const std::string& path) {
  std::ifstream file{ECARTE_ROOT + ("/" + path), std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

TEST(ArchivePage, SaysWhatTheArchiveIs) {
  const std::string page = page_of(picture::kRevoke);
  EXPECT_THAT(page, HasSubstr("<title>Écarté: rulings on 1 deal</title>"));
  EXPECT_THAT(page, HasSubstr("<li>1 deal in 1 file, judged by turf-portland-1877.</li>"));
  EXPECT_THAT(page, HasSubstr("Findings by law"));
  EXPECT_THAT(page, HasSubstr("law 43 revoke: 1 warning; show their deals"));
  EXPECT_THAT(page, HasSubstr("A: 1 warning"));
}

TEST(ArchivePage, HoldsItsStyleAndScriptAsTheyAreWritten) {
  const std::string page = page_of(picture::kRevoke);
  EXPECT_THAT(page, HasSubstr("<style>" + written("src/page/report.css") + "</style>"));
  EXPECT_THAT(page, HasSubstr("<script>" + written("src/page/report.js") + "</script>"));
}

TEST(ArchivePage, NeedsNothingFromAnywhere) {
  const std::string page = page_of(picture::kRevoke);
  EXPECT_THAT(page, HasSubstr("default-src 'none'"));
  EXPECT_THAT(page, Not(HasSubstr(" src=")));
  EXPECT_THAT(page, Not(HasSubstr("<link")));
  EXPECT_THAT(page, Not(HasSubstr("@import")));
  EXPECT_THAT(page, Not(HasSubstr("url(")));
  EXPECT_EQ(count(page, "http"),
            count(page, "http://www.w3.org/2000/svg") + count(page, "http-equiv"));
}

TEST(ArchivePage, EveryCardIsDrawnOnceAndNamed) {
  const std::string page = page_of(picture::kRevoke);
  EXPECT_EQ(count(page, "<symbol "), 32U + 8U + 4U + 3U);
  EXPECT_THAT(page, HasSubstr("<title>king of spades</title>"));
  EXPECT_THAT(page, HasSubstr("<title>a heart</title>"));
}

TEST(ArchivePage, ADealIsALineOfDataWithItsFaultOnTheCard) {
  const std::string data = script(page_of(picture::kRevoke), "data");
  EXPECT_EQ(count(data, "\n"), 1U);
  const auto deal = json::Value::read(data);
  ASSERT_TRUE(deal);
  const auto parts = deal->items();
  ASSERT_EQ(parts.size(), 18U);
  EXPECT_EQ(*parts[0].text(), "A deals, diamonds are trumps");
  const auto footnote = parts[11].items()[0].items();
  EXPECT_EQ(*footnote[2].text(), "law 43 revoke");
  EXPECT_EQ(*footnote[4].text(), "A played J♦ to K♠ while holding 9♠.");
  // The scene of the tricks: its first trick, led by Y, taken by A with the faulty card.
  const auto scenes = parts[9].items();
  const auto trick = scenes.back().items()[1].items()[0];
  EXPECT_EQ(trick.dump(), R"([1,1,0,"JD!1","KS"])");
}

TEST(ArchivePage, EachActIsAMomentWithTheHandsThatAreLeft) {
  const auto deal = json::Value::read(script(page_of(picture::kRevoke), "data"));
  const auto words = deal->items()[8].items();
  const auto moments = deal->items()[10].items();
  const auto text = [&](const json::Value& number) {
    return *words[static_cast<std::size_t>(*number.integer())].text();
  };
  const auto last = moments.back().items();
  EXPECT_EQ(text(last[3]), "");
  EXPECT_EQ(text(last[4]), "");
  const auto first_lead = std::ranges::find_if(
      moments, [](const json::Value& moment) { return !moment.items()[6].is_null(); });
  EXPECT_EQ(text(first_lead->items()[0]), "Y plays K♠.");
  EXPECT_EQ(text(first_lead->items()[4]), "QD QS AH 7C");
  EXPECT_EQ(first_lead->items()[6].dump(), R"([[1,1,null,"","KS"]])");
  // The footnote knows the moment at which it lies: that of the card after the lead.
  const auto footnote = deal->items()[11].items()[0].items();
  EXPECT_EQ(*footnote[7].integer(), first_lead - moments.begin() + 1);
}

TEST(ArchivePage, ChoicesHaveTheirScores) {
  const std::string record = std::string{"players: A, Y\nscore: A 3, Y 3\n"} +
                             std::string{picture::kRevoke.substr(picture::kRevoke.find("deal"))};
  const auto deal = json::Value::read(script(page_of(record), "data"));
  const auto footnote = deal->items()[11].items()[0].items();
  EXPECT_EQ(*footnote[8].text(), "Y");
  EXPECT_THAT(footnote[9].dump(), HasSubstr(R"(["require the hands to be played again",)"));
}

TEST(ArchivePage, TextOfAHostileRecordIsText) {
  const std::string page = page_of(
      "# </script><script>alert(1)</script> {{{script}}} <!-- \u202e\n"
      "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\nA says \"<img src=x onerror=alert(1)>\"\n"
      "</script><b>\n",
      "\"><img src=x onerror=alert(2)>&'{{tool}}.ecarte");
  EXPECT_THAT(page, Not(HasSubstr("<img")));
  EXPECT_THAT(page, Not(HasSubstr("<script>alert")));
  EXPECT_THAT(page, Not(HasSubstr("\u202e")));
  EXPECT_EQ(count(page, "<script"), 3U);
  EXPECT_EQ(count(page, "</script>"), 3U);
  EXPECT_THAT(page,
              HasSubstr("&quot;&gt;&lt;img src=x onerror=alert(2)&gt;&amp;&apos;{{tool}}.ecarte"));
  EXPECT_THAT(script(page, "data"), HasSubstr("\\u003cimg src=x onerror=alert(1)>"));
  EXPECT_TRUE(json::Value::read(script(page, "data")));
  EXPECT_TRUE(json::Value::read(script(page, "index")));
}

TEST(ArchivePage, WhatCannotBeReadIsSaid) {
  const auto deal = json::Value::read(
      script(page_of("players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n1. Y K♠, A wibble\n"), "data"));
  ASSERT_TRUE(deal);
  const auto problems = deal->items()[14].items();
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_THAT(*problems[0].items()[0].text(), HasSubstr("unreadable "));
  EXPECT_EQ(*problems[0].items()[1].integer(), 3);
}

TEST(ArchivePage, WhatLawsSayIsThereOnce) {
  const std::string two = std::string{picture::kRevoke} + std::string{picture::kRevoke.substr(14)};
  const std::string page = page_of(two);
  EXPECT_EQ(count(script(page, "index"), "Law 43 (p."), 1U);
  EXPECT_EQ(count(script(page, "data"), "Law 43 (p."), 0U);
}

TEST(ArchivePage, TwoDealsOfOnePlaceAreToldApart) {
  const auto index = json::Value::read(script(page_of(picture::kRevoke), "index"));
  EXPECT_EQ(*index->at("deals").items()[0].items()[3].integer(), 0);
  ArchivePage page{{"ecarte 1", ""}};
  for (int times = 0; times < 2; ++times) {
    picture::each_deal(picture::kRevoke, {},
                       [&](const report::Deal& deal, const replay::DealSeen& seen) {
                         page.deal("a.ecarte", deal, seen, {});
                       });
  }
  const auto both = json::Value::read(script(page.html(), "index"));
  EXPECT_EQ(*both->at("deals").items()[1].items()[3].integer(), 1);
}

TEST(ArchivePage, TheSameDealsGiveTheSameBytes) {
  EXPECT_EQ(page_of(picture::kExchange), page_of(picture::kExchange));
}

}  // namespace
}  // namespace ecarte::page
