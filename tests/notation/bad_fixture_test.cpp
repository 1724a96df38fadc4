// SPDX-License-Identifier: MIT
//
// Each file of fixtures/notation/bad has beside it the problems that reading it must report.
#include <gtest/gtest.h>

#include "support.hpp"

namespace ecarte::notation::test {
namespace {

TEST(BadFixtures, AreReportedWithPlaceIdAndMessage) {
  const auto files = files_below(std::string(ECARTE_FIXTURES) + "/notation/bad", ".ecarte");
  EXPECT_GT(files.size(), 10U);
  for (const std::string& file : files) {
    const std::string expected = file.substr(0, file.rfind('.')) + ".txt";
    EXPECT_EQ(file_contents(expected), problems_of(file_contents(file))) << file;
  }
}

}  // namespace
}  // namespace ecarte::notation::test
