// SPDX-License-Identifier: MIT
//
// What the tests of plain lines have in common.
#pragma once

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "notation/both_ways.hpp"

namespace ecarte::notation::test {

inline void expect_alike(const std::string& text) {
  const std::string apart = told_apart(text);
  EXPECT_EQ("", apart) << text;
}

/// The text with `to` wherever `from` stands in it.
inline std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
    text.replace(at, from.size(), to);
    at += to.size();
  }
  return text;
}

}  // namespace ecarte::notation::test
