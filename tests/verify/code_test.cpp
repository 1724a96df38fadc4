// SPDX-License-Identifier: MIT
//
// The checker's own reading of the codes, held against the engine's.
#include "code.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "certificates.hpp"
#include "codes/tariff.hpp"

namespace ecarte::test {
namespace {

TEST(Code, OfTheCheckerHasTheCasesAndAmountsOfTheEngines) {
  verify::Library library{kRules, ""};
  for (const codes::Code* engines : codes::built_in_codes()) {
    const verify::Code& own = library.code(std::string{engines->name});
    EXPECT_EQ(own.digest, engines->digest);
    EXPECT_EQ(own.game, engines->game);
    EXPECT_EQ(own.cases.size(), engines->cases.size());
    for (const codes::Case& c : engines->cases) {
      const verify::Case* same = own.find(std::string{c.name});
      ASSERT_NE(same, nullptr) << c.name;
      EXPECT_EQ(same->law, engines->law_of(c).number) << c.name;
      EXPECT_EQ(same->fact, replay::entry(c.on).name) << c.name;
      EXPECT_EQ(same->cls, codes::word(c.cls)) << c.name;
      EXPECT_EQ(same->id, c.id) << c.name;
    }
    for (const codes::Tariff& row : engines->tariff) {
      const std::string result{codes::word(row)};
      if (codes::is_ceiling(row)) {
        EXPECT_EQ(own.ceiling(result), row.marks) << result;
      } else {
        EXPECT_EQ(own.marks(result), row.marks) << result;
      }
    }
  }
}

TEST(Code, ThatIsNotThereIsUnreadable) {
  verify::Library library{kRules, ""};
  EXPECT_THROW(library.code("no-such-code"), verify::Unreadable);
  EXPECT_THROW(library.code("../rules/turf-portland-1877"), verify::Unreadable);
}

}  // namespace
}  // namespace ecarte::test
