// SPDX-License-Identifier: MIT
#include "game/bits.hpp"

#include <bit>

#include <gtest/gtest.h>

namespace ecarte::game {
namespace {

TEST(Bits, AreCountedAsTheLibraryCountsThem) {
  std::uint64_t word = 0x9e3779b97f4a7c15U;
  for (int i = 0; i < 10'000; ++i) {
    word ^= word << 13U;
    word ^= word >> 7U;
    word ^= word << 17U;
    const auto half = static_cast<std::uint32_t>(word);
    ASSERT_EQ(std::popcount(word), bits_in(word));
    ASSERT_EQ(std::popcount(half), bits_in(half));
  }
  EXPECT_EQ(0, bits_in(std::uint64_t{0}));
  EXPECT_EQ(64, bits_in(~std::uint64_t{0}));
}

TEST(Bits, OneIsNeitherNoneNorTwo) {
  for (unsigned i = 0; i < 8; ++i) {
    EXPECT_TRUE(one_bit(static_cast<std::uint8_t>(1U << i)));
    EXPECT_EQ(i == 7, one_bit(static_cast<std::uint8_t>(0x80U | 1U << i)));
  }
  EXPECT_FALSE(one_bit(std::uint8_t{0}));
  EXPECT_TRUE(one_bit(std::uint64_t{1} << 63U));
}

}  // namespace
}  // namespace ecarte::game
