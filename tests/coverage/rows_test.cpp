// SPDX-License-Identifier: MIT
//
// The fixtures against the codes: every law has its folder, and every row of the data, but for the
// few named here, is taken by some record.
#include "law/rows.hpp"

#include <array>
#include <optional>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/coverage/judged.hpp"

namespace ecarte::coverage {
namespace {

/// The numbered laws of each code.
struct Laws {
  std::string_view code;
  std::size_t laws;
};
constexpr std::array<Laws, 3> kLaws{{
    {"turf-portland-1877", 55},
    {"hoyle-modernized", 51},
    {"enquire-within", 15},
}};

class Cover {
 public:
  explicit Cover(const codes::Code& code) : code_(code) {}

  std::vector<law::Row> taken() {
    for (const auto& file : fixtures()) {
      judge(contents(file), &code_, [this](const referee::Judged& judged) {
        if (counts(judged)) {
          law::add_rows_taken(code_, judged.facts, judged.workings.rulings, judged.result, taken_);
        }
      });
    }
    return taken_;
  }

 private:
  [[nodiscard]] bool counts(const referee::Judged& judged) const {
    std::string own = judged.record.names ? judged.record.names->code : std::string{};
    own = own.empty() ? "turf-portland-1877" : own;
    return own == code_.name || own == code_.extends;
  }

  const codes::Code& code_;
  std::vector<law::Row> taken_;
};

/// Of what is only where a record stops before it: once it is done, nothing is asked.
bool is_of_what_is_left_open(const codes::Code& code, const law::Row& row) {
  const std::string said = law::describe(code, row);
  return testing::Matches(testing::AnyOf(testing::HasSubstr("count-owed: tell "),
                                         testing::HasSubstr("choice-of-winner: choice"),
                                         testing::HasSubstr("new-packs-to-choose: choice")))(said);
}

TEST(Rows, EveryRowOfEveryCodeIsTakenByAFixture) {
  for (const Laws& expected : kLaws) {
    const codes::Code& code = *codes::built_in_code(expected.code);
    const std::vector<law::Row> taken = Cover{code}.taken();
    std::vector<std::string> untaken;
    for (const law::Row& row : law::rows_of(code)) {
      if (std::ranges::find(taken, row) == taken.end() && !is_of_what_is_left_open(code, row)) {
        untaken.push_back(law::describe(code, row));
      }
    }
    EXPECT_THAT(untaken, testing::IsEmpty()) << code.name;
  }
}

TEST(Rows, EachIsDescribedInWordsOfItsOwn) {
  for (const codes::Code* const code : codes::built_in_codes()) {
    std::set<std::string> described;
    for (const law::Row& row : law::rows_of(*code)) {
      EXPECT_TRUE(described.insert(law::describe(*code, row)).second) << law::describe(*code, row);
    }
  }
}

TEST(Rows, AnOptionHasARowForEachRemedyAndTwoForEachEndOfItsTime) {
  const codes::Code& code = *codes::built_in_code("turf-portland-1877");
  std::vector<std::string> rows;
  for (const law::Row& row : law::rows_of(code)) {
    if (const std::string words = law::describe(code, row);
        words.starts_with("law 41 named-suit-m")) {
      rows.push_back(words.substr(words.find(": ") + 2));
    }
  }
  EXPECT_THAT(
      rows, testing::ElementsAre("met", "play-named-suit elected by adversary", "lapsed or waived",
                                 "used just before reply", "claimed just after reply"));
}

/// The numbers that begin the names of the folders of a code's laws.
std::set<std::size_t> folders(std::string_view code) {
  std::set<std::size_t> numbers;
  for (const auto& entry : std::filesystem::directory_iterator(
           std::filesystem::path{ECARTE_FIXTURES} / "laws" / code)) {
    const std::string name = entry.path().filename();
    if (entry.is_directory() && name.find_first_not_of("0123456789") == 2) {
      numbers.insert(std::stoul(name));
    }
  }
  return numbers;
}

TEST(Fixtures, EveryLawHasAFolder) {
  for (const Laws& expected : kLaws) {
    const codes::Code& code = *codes::built_in_code(expected.code);
    const auto numbered =
        std::ranges::count_if(code.laws, [](const codes::Law& law) { return !law.number.empty(); });
    EXPECT_EQ(static_cast<std::size_t>(numbered), expected.laws);
    const std::set<std::size_t> numbers = folders(expected.code);
    for (std::size_t number = 1; number <= expected.laws && code.extends.empty(); ++number) {
      EXPECT_TRUE(numbers.contains(number)) << expected.code << " law " << number;
    }
    EXPECT_TRUE(numbers.empty() || *numbers.rbegin() <= expected.laws) << expected.code;
  }
}

TEST(Fixtures, EveryFolderShowsALawKeptAndALawBroken) {
  for (const std::string_view code : {"turf-portland-1877", "enquire-within"}) {
    for (const auto& entry : std::filesystem::directory_iterator(
             std::filesystem::path{ECARTE_FIXTURES} / "laws" / code)) {
      const auto has = [&entry](std::string_view name) {
        return std::filesystem::exists(entry.path() / name);
      };
      const auto records = std::distance(std::filesystem::directory_iterator(entry.path()), {});
      EXPECT_GE(records, 2) << entry.path();
      EXPECT_TRUE((has("breach.ecarte") && has("lawful.ecarte")) ||
                  (has("taken.ecarte") && has("lapsed.ecarte")))
          << entry.path();
    }
  }
}

}  // namespace
}  // namespace ecarte::coverage
