// SPDX-License-Identifier: MIT
#include "interview/interview.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "report/interview_words.hpp"

namespace ecarte::interview {
namespace {

using codes::Code;
using testing::HasSubstr;
using testing::SizeIs;

/// The interview under `code` after these answers; "unknown" is one.
Interview after(const Code& code, std::initializer_list<std::string_view> answers) {
  Interview interview{code};
  for (const std::string_view given : answers) {
    const std::optional<Question> question = interview.next();
    if (!question) {
      ADD_FAILURE() << "nothing is asked that '" << given << "' could answer";
      break;
    }
    std::optional<std::uint8_t> value;
    for (const std::uint8_t offered : question->values) {
      value = report::answer_id(code, *question, offered) == given ? offered : value;
    }
    EXPECT_TRUE(value || given == report::kNotKnown)
        << given << " to " << report::question_words(code, *question);
    interview.answer(value);
  }
  return interview;
}

const Code& club() {
  return *codes::built_in_codes().front();
}

/// Every way through an interview in which all is known.
template <class Visit>
void walk(const Interview& interview, int answers, const Visit& visit) {
  const std::optional<Question> question = interview.next();
  if (!question) {
    visit(interview, answers);
    return;
  }
  EXPECT_GT(question->values.size(), std::size_t{question->about == About::Fact ? 0U : 1U});
  for (const std::uint8_t value : question->values) {
    Interview then = interview;
    then.answer(value);
    walk(then, answers + 1, visit);
  }
}

TEST(Interview, EveryPathOfEveryCodeEndsInOneRuling) {
  for (const Code* const code : codes::built_in_codes()) {
    int paths = 0;
    walk(Interview{*code}, 0, [&](const Interview& interview, int answers) {
      ++paths;
      EXPECT_LE(answers, kMostAnswers) << code->name;
      const std::vector<PossibleRuling> outcomes = interview.outcomes();
      ASSERT_THAT(outcomes, SizeIs(1)) << code->name;
      EXPECT_TRUE(outcomes.front().ifs.empty());
      EXPECT_FALSE(report::ruling_words(*code, outcomes.front()).empty());
    });
    EXPECT_GT(paths, 20) << code->name;
  }
}

TEST(Interview, TheMedianLawTakesFiveAnswers) {
  for (const Code* const code : codes::built_in_codes()) {
    const std::vector<int> all = lengths(*code);
    ASSERT_FALSE(all.empty());
    EXPECT_LE(all[all.size() / 2], 5) << code->name;
    EXPECT_LE(all.back(), kMostAnswers) << code->name;
  }
}

TEST(Interview, SixCardsFoundAfterTheTurnUpAndBeforeTheProposal) {
  const Interview interview =
      after(club(), {"dealing", "wrong-number", "nondealer", "surplus", "before-2", "open"});
  EXPECT_FALSE(interview.next());
  const std::vector<PossibleRuling> outcomes = interview.outcomes();
  ASSERT_THAT(outcomes, SizeIs(1));
  EXPECT_EQ(club().law_of(club().cases[outcomes[0].case_index]).number, "15");
  EXPECT_EQ(outcomes[0].since, Since::Open);
}

TEST(Interview, AfterALapseTheNextLawSpeaks) {
  const Code& code = club();
  const Interview before =
      after(code, {"dealing", "wrong-number", "nondealer", "surplus", "before-1", "no"});
  ASSERT_TRUE(before.next());
  EXPECT_EQ(before.next()->about, About::Since);
  EXPECT_EQ(code.law_of(code.cases[before.outcomes()[0].case_index]).number, "9");
  Interview lapsed = before;
  lapsed.answer(static_cast<std::uint8_t>(Since::Unused));
  EXPECT_EQ(code.law_of(code.cases[lapsed.outcomes()[0].case_index]).number, "15");
}

TEST(Interview, WhatIsNotKnownLeadsToTheRulingsUnderEachPossibility) {
  const Interview interview =
      after(club(), {"dealing", "wrong-number", "nondealer", "surplus", "unknown", "no"});
  EXPECT_FALSE(interview.next());
  const std::vector<PossibleRuling> outcomes = interview.outcomes();
  EXPECT_GT(outcomes.size(), 1U);
  std::uint64_t seen = 0;
  for (const PossibleRuling& outcome : outcomes) {
    ASSERT_THAT(outcome.ifs, SizeIs(1));
    EXPECT_EQ(outcome.ifs[0].about, About::Found);
    EXPECT_EQ(seen & outcome.ifs[0].values, 0U);
    seen |= outcome.ifs[0].values;
    EXPECT_THAT(report::if_words(club(), outcome), HasSubstr("if it came to light"));
  }
  EXPECT_EQ(seen & (seen + 1), 0U) << "every time of finding has its ruling";
}

TEST(Interview, NothingIsAskedThatChangesNothing) {
  // Whether suit, trick or trump was failed in, the club's law gives the same.
  const Interview interview = after(club(), {"play", "misplay", "never"});
  ASSERT_TRUE(interview.next());
  EXPECT_EQ(interview.next()->about, About::Since);
}

TEST(Interview, WhatHappenedMustBeTold) {
  const Interview interview = after(club(), {"unknown", "unknown"});
  EXPECT_FALSE(interview.next());
  EXPECT_TRUE(interview.outcomes().empty());
}

TEST(InterviewWords, EveryQuestionAndAnswerHasWordsAndAnIdOfItsOwn) {
  for (const Code* const code : codes::built_in_codes()) {
    const auto look = [&](const auto& self, const Interview& interview) -> void {
      const std::optional<Question> question = interview.next();
      if (!question) {
        return;
      }
      EXPECT_FALSE(report::question_words(*code, *question).empty());
      std::vector<std::string> ids;
      for (const std::uint8_t value : question->values) {
        ids.push_back(report::answer_id(*code, *question, value));
        EXPECT_FALSE(report::answer_words(*code, *question, value).empty());
        Interview then = interview;
        then.answer(value);
        self(self, then);
      }
      std::ranges::sort(ids);
      EXPECT_EQ(std::ranges::adjacent_find(ids), ids.end());
    };
    look(look, Interview{*code});
  }
}

}  // namespace
}  // namespace ecarte::interview
