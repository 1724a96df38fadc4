// SPDX-License-Identifier: MIT
#include "notation/few.hpp"

#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace ecarte::notation {
namespace {

using Strings = std::vector<std::string>;

Strings all(const Few<std::string, 2>& few) {
  return {few.begin(), few.end()};
}

const std::string kLong = "longer than fits into a string itself";

TEST(Few, KeepsItsOrderInPlaceAndBeyond) {
  Few<std::string, 2> few;
  EXPECT_TRUE(few.empty());
  few.push_back("a");
  few.push_back(kLong + "b");
  EXPECT_EQ(all(few), (Strings{"a", kLong + "b"}));
  few.push_back("c");
  few.push_back(kLong + "d");
  EXPECT_EQ(all(few), (Strings{"a", kLong + "b", "c", kLong + "d"}));
  EXPECT_EQ(few.back(), kLong + "d");
}

TEST(Few, IsCutInPlaceAndBeyondAndFilledAgain) {
  Few<std::string, 2> few;
  for (int times = 0; times < 2; ++times) {
    for (const char* one : {"a", "b", "c", "d"}) {
      few.push_back(kLong + one);
    }
    few.pop_back();
    EXPECT_EQ(all(few), (Strings{kLong + "a", kLong + "b", kLong + "c"}));
    few.cut_to(1);
    EXPECT_EQ(all(few), (Strings{kLong + "a"}));
    few.cut_to(0);
    few.push_back("e");
    EXPECT_EQ(all(few), (Strings{"e"}));
    few.cut_to(0);
  }
}

TEST(Few, ForgetsWhatIsInIt) {
  const auto shared = std::make_shared<int>(0);
  {
    Few<std::shared_ptr<int>, 2> few;
    for (int i = 0; i < 3; ++i) {
      few.push_back(std::shared_ptr(shared));
    }
    EXPECT_EQ(shared.use_count(), 4);
    few.cut_to(1);
    EXPECT_EQ(shared.use_count(), 2);
  }
  EXPECT_EQ(shared.use_count(), 1);
}

}  // namespace
}  // namespace ecarte::notation
