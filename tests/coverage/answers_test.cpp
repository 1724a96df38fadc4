// SPDX-License-Identifier: MIT
//
// What each law answers: every law answers every deal.
#include "law/answers.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/coverage/judged.hpp"

namespace ecarte::coverage {
namespace {

using law::Answer;

constexpr std::string_view kPlay = R"(1. Y K♠, A 8♠
2. Y Q♠, A 9♠
3. Y Q♦, A J♦
4. Y A♥, A K♥
5. A K♣, Y 7♣
)";

/// What the law numbered `number` of the club code answers to the first deal of `text`.
Answer answer_of(std::string_view number, const std::string& text) {
  std::vector<Answer> found;
  judge(text, nullptr, [&](const referee::Judged& judged) {
    law::Answers answers;
    law::answer(judged.code, judged.facts, judged.result, answers);
    EXPECT_EQ(answers.size(), judged.code.laws.size());
    const auto law = std::ranges::find(judged.code.laws, number, &codes::Law::number);
    found.push_back(answers[static_cast<std::size_t>(law - judged.code.laws.begin())]);
  });
  EXPECT_FALSE(found.empty());
  return found.empty() ? Answer::NotEngaged : found.front();
}

std::string deal(std::string_view before_play) {
  return "deal 1: A gives 3-2; turns 8♦\n" + std::string{before_play} + std::string{kPlay};
}

TEST(Answers, AnOrdinaryDealEngagesNoLawOnBystanders) {
  EXPECT_EQ(answer_of("52", deal("Y plays\n")), Answer::NotEngaged);
  EXPECT_EQ(answer_of("30", deal("Y plays\n")), Answer::Compliant);
}

TEST(Answers, ALawKeptIsCompliant) {
  EXPECT_EQ(answer_of("43", deal("Y plays\n")), Answer::Compliant);
  EXPECT_EQ(answer_of("40", deal("Y plays\n")), Answer::Compliant);
}

TEST(Answers, ALawBrokenIsIrregularWhateverWasElected) {
  const std::string text =
      "deal 1: A gives Y 3, A 3, Y 3, A 2; turns 8♦\nY finds six in his hand\nY throws out 7♥\n"
      "Y plays\n";
  EXPECT_EQ(answer_of("15", text + std::string{kPlay}), Answer::Irregular);
  EXPECT_EQ(answer_of("8", text + std::string{kPlay}), Answer::Irregular);
}

TEST(Answers, AFaultNobodyFoundIsLatent) {
  EXPECT_EQ(answer_of("8", "deal 1: A gives Y 3, A 3, Y 3, A 2; turns 8♦\n"), Answer::Latent);
}

TEST(Answers, ARightUsedIsElectedAndOneLostHasLapsed) {
  const std::string king = "deal 1: A gives 3-2; turns K♦; marks the king\nY plays\n";
  EXPECT_EQ(answer_of("22", king + std::string{kPlay}), Answer::Elected);
  const std::string silent = "deal 1: A gives 3-2; turns K♦\nY plays\n";
  EXPECT_EQ(answer_of("22", silent + std::string{kPlay} +
                                "Y marks the point\ndeal 2: Y gives 2-3; turns 9♣\n"),
            Answer::Lapsed);
}

TEST(Answers, ADoubtIsUndecidable) {
  EXPECT_EQ(
      answer_of(
          "43",
          "deal 1: A gives 3-2; turns 8♦\nY plays\n1. Y K♠, A J♥\n2. Y Q♠\nY finds the revoke\n"),
      Answer::Undecidable);
}

TEST(Answers, ADealThatCannotBeReadAnswersNothing) {
  judge("deal 1: A gives 3-2; turns 8♦\n  Y plaits his hand\n", nullptr,
        [](const referee::Judged& judged) {
          law::Answers answers;
          law::answer(judged.code, judged.facts, judged.result, answers);
          EXPECT_THAT(answers, testing::Each(Answer::NotEngaged));
        });
}

TEST(Engages, NoFactIsSetWithoutAnActThatCouldSetIt) {
  for (const auto& file : fixtures()) {
    judge(contents(file), nullptr, [&file](const referee::Judged& judged) {
      for (const replay::Fact& fact : judged.facts.facts) {
        const bool found_only = fact.found != replay::kNever;  // words alone bring it to light
        if (replay::entry(fact.kind).tested_by != replay::ActKinds{} && !found_only) {
          EXPECT_TRUE(replay::tested(judged.facts, fact.kind))
              << file << ": " << replay::entry(fact.kind).name;
        }
      }
    });
  }
}

}  // namespace
}  // namespace ecarte::coverage
