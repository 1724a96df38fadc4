// SPDX-License-Identifier: MIT
//
// Whatever the bytes, reading ends, and says something of every line: records with bytes changed,
// left out, doubled and swapped, from a fixed seed. Meant for the build with sanitizers.
#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include "record/format.hpp"
#include "support.hpp"

namespace ecarte::notation::test {
namespace {

/// Puts a word of the text in the place of another.
void swap_words(std::string& text, std::size_t at, std::size_t from) {
  const std::size_t begin = text.find(' ', at);
  const std::size_t other = text.find(' ', from);
  if (begin != std::string::npos && other != std::string::npos) {
    const std::string word = text.substr(other, text.find_first_of(" \n", other + 1) - other);
    text.replace(begin, text.find_first_of(" \n", begin + 1) - begin, word);
  }
}

/// One change to the text, such as a slip, a bad disk or an attacker might make.
void mutate(std::string& text, std::mt19937& random) {
  using namespace std::string_view_literals;
  static constexpr std::string_view kNasty = "\0\n\r\t ;:,.…?#\"'1♠\xff\xc3{-"sv;
  const auto below = [&random](std::size_t limit) {
    return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
  };
  if (text.empty()) {
    return;
  }
  const std::size_t at = below(text.size());
  switch (below(9)) {
    case 0:
      text[at] = static_cast<char>(below(256));
      break;
    case 1:
      text.erase(at, 1 + below(8));
      break;
    case 2:
      text.insert(at, 1, kNasty[below(kNasty.size())]);
      break;
    case 3:
      text.insert(at, text.substr(below(text.size()), below(40)));
      break;
    case 4:
      std::swap(text[at], text[below(text.size())]);
      break;
    case 5:
    case 6:
    case 7:
      swap_words(text, at, below(text.size()));
      break;
    default:
      text[at] = kNasty[below(kNasty.size())];
      break;
  }
}

/// `read_whole` counts the texts of which nothing is left out: no other is ever written anew.
void read_and_check(const std::string& text, int& read_whole) {
  std::string formatted;
  std::string acts;
  bool whole = true;
  for (const record::Record& record : read(text)) {
    for (const record::Problem& problem : record.problems) {
      ASSERT_LE(problem.span.begin, problem.span.end);
      ASSERT_LE(problem.span.end, record.text.size());
      ASSERT_FALSE(problem.message.empty());
    }
    record::Offset last = 0;
    for (const record::Act& act : record.acts) {
      ASSERT_LE(act.at + act.length, record.text.size());
      last = std::max(last, act.at);
    }
    formatted += record::format(record);
    acts += fingerprint(record);
    whole = whole && record.problems.empty();
  }
  if (whole) {
    ++read_whole;
    std::string again;
    for (const record::Record& record : read(formatted)) {
      again += fingerprint(record);
    }
    EXPECT_EQ(acts, again) << formatted;
    EXPECT_TRUE(problems_of(formatted).empty()) << formatted;
  }
}

TEST(Mutation, NothingCrashesAndCanonicalTextStaysReadable) {
  std::mt19937 random(1877);
  const auto files = files_below(ECARTE_FIXTURES, ".ecarte");
  int read_whole = 0;
  for (int round = 0; round < 3000; ++round) {
    std::string text = file_contents(files[static_cast<std::size_t>(round) % files.size()]);
    const int changes = 1 + round % 7;
    for (int i = 0; i < changes; ++i) {
      mutate(text, random);
    }
    read_and_check(text, read_whole);
    if (HasFailure()) {
      FAIL() << text;
    }
  }
  EXPECT_GT(read_whole, 200);
}

TEST(Mutation, RandomBytesAreOnlyProblems) {
  std::mt19937 random(1886);
  for (int round = 0; round < 300; ++round) {
    std::string bytes(1 + random() % 3000, '\0');
    for (char& byte : bytes) {
      byte = static_cast<char>(random());
    }
    int read_whole = 0;
    read_and_check(bytes, read_whole);
  }
}

}  // namespace
}  // namespace ecarte::notation::test
