// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstring>
#include <memory>
#include <string>

#include <ecarte/ecarte.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using testing::HasSubstr;
using testing::StartsWith;

struct Free {
  void operator()(char* text) const { ecarte_free(text); }
};
using Text = std::unique_ptr<char, Free>;

constexpr const char* kDeal = "players: A, Y\ndeal 1: A gives 3-2; turns 8D\n  Y KS, A TH\n";

Text rule(const char* text, const ecarte_options* options, Text* error = nullptr) {
  char* trouble = nullptr;
  Text document{ecarte_rule(text, std::strlen(text), options, &trouble)};
  if (error != nullptr) {
    error->reset(trouble);
  } else {
    ecarte_free(trouble);
  }
  return document;
}

TEST(CInterface, ServesItsOwnHeader) {
  EXPECT_GE(ecarte_api_version(), ECARTE_API_VERSION);
  EXPECT_GT(std::strlen(ecarte_version()), 0U);
}

TEST(CInterface, GivesADocument) {
  Text error;
  const Text document = rule(kDeal, nullptr, &error);
  ASSERT_NE(document, nullptr);
  EXPECT_EQ(error, nullptr);
  EXPECT_THAT(document.get(), StartsWith("{\"schema\":\"ecarte.result/1\""));
  EXPECT_THAT(document.get(), HasSubstr("\"file\":\"<text>\""));
}

TEST(CInterface, ListsTheCodes) {
  const Text codes{ecarte_codes()};
  EXPECT_THAT(codes.get(), StartsWith("[\"turf-portland-1877\", \""));
}

TEST(CInterface, SaysWhyItCannot) {
  ecarte_options options{};
  options.size = sizeof options;
  options.code = "no-such-code";
  Text error;
  EXPECT_EQ(rule(kDeal, &options, &error), nullptr);
  ASSERT_NE(error, nullptr);
  EXPECT_THAT(error.get(), HasSubstr("'no-such-code'"));
  EXPECT_EQ(ecarte_rule(kDeal, std::strlen(kDeal), &options, nullptr), nullptr);
}

// A program built when there was no more in the structure than its first two fields.
TEST(CInterface, AnOlderCallerIsServed) {
  ecarte_options options{};
  options.size = offsetof(ecarte_options, file);
  options.file = reinterpret_cast<const char*>(1);  // not its field: must not be read
  EXPECT_NE(rule(kDeal, &options), nullptr);
}

TEST(CInterface, TellsBack) {
  const Text told{ecarte_tell(kDeal, std::strlen(kDeal), nullptr, nullptr)};
  EXPECT_THAT(told.get(), StartsWith("{\"schema\":\"ecarte.told/1\""));
  EXPECT_THAT(told.get(), HasSubstr("\"says\":[\"Y plays K♠.\",\"A plays T♥.\"]"));
}

TEST(CInterface, BringsIntoForm) {
  const Text form{ecarte_form(kDeal, std::strlen(kDeal), nullptr, nullptr)};
  EXPECT_THAT(form.get(), HasSubstr("turns 8♦\\n  Y plays K♠. A plays T♥\\n\",\"problems\":null"));
  const Text none{ecarte_form("A", 1, nullptr, nullptr)};
  EXPECT_THAT(none.get(), HasSubstr("\"text\":null,\"problems\":\"<text>:1:"));
}

TEST(CInterface, AsksAndRules) {
  const Text first{ecarte_interview("", 0, nullptr, nullptr)};
  EXPECT_THAT(first.get(), HasSubstr("\"question\":{\"text\":\"When did it happen?\""));
  constexpr const char* kAnswers = "play # in playing\n\nmisplay\n";
  const Text third{ecarte_interview(kAnswers, std::strlen(kAnswers), nullptr, nullptr)};
  EXPECT_THAT(third.get(), HasSubstr("\"question\":{"));
  char* trouble = nullptr;
  EXPECT_EQ(ecarte_interview("nonsense", 8, nullptr, &trouble), nullptr);
  const Text why{trouble};
  EXPECT_THAT(why.get(), HasSubstr("'nonsense' does not answer 'When did it happen?'"));
}

TEST(CInterface, NothingIsFreed) {
  EXPECT_NO_THROW(ecarte_free(nullptr));
}

}  // namespace
