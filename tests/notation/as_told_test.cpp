// SPDX-License-Identifier: MIT
//
// Sentences as people say them, in fixtures/notation/as-told/: behind each line stands what it must
// be read as, or that it must be refused, in a message that names the right form.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "notation/sayings.hpp"
#include "notation/word_list.hpp"
#include "record/format.hpp"
#include "support.hpp"

namespace ecarte::notation::test {
namespace {

bool refused(const record::Record& record, std::uint32_t line) {
  for (const record::Problem& problem : record.problems) {
    if (record::place_of(record, problem.span.begin).line == line) {
      return true;
    }
  }
  return false;
}

/// Checks every line of a deal, and says how many were checked.
int check_lines(const record::Record& record, const std::string& file) {
  const std::string text = record::format(record, record::FreeWords::LeftOut);
  int checked = 0;
  std::uint32_t number = record.first_line;
  for (std::size_t at = 0; at < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line(text.data() + at, end - at);
    at = end + 1;
    const std::size_t comment = line.find("  # re");
    if (comment == std::string_view::npos) {
      continue;
    }
    ++checked;
    const std::string_view wanted = line.substr(comment + 4);
    const std::string place = file + ":" + std::to_string(number);
    if (wanted.starts_with("refused")) {
      EXPECT_TRUE(refused(record, number)) << place << ": " << line;
      continue;
    }
    EXPECT_EQ(record::without_blanks(wanted.substr(std::string_view("read:").size())),
              record::without_blanks(line.substr(0, comment)))
        << place;
    EXPECT_FALSE(refused(record, number)) << place << ": " << line;
  }
  return checked;
}

TEST(AsTold, EverySentenceIsReadAsItWasMeant) {
  int checked = 0;
  for (const std::string& file :
       files_below(std::string(ECARTE_FIXTURES) + "/notation/as-told", ".ecarte")) {
    for (const record::Record& record : read(file_contents(file))) {
      checked += check_lines(record, file.substr(file.rfind('/') + 1));
    }
  }
  EXPECT_GT(checked, 100);
}

TEST(AsTold, NotationMdHasTheTableOfWords) {
  const std::string manual =
      file_contents(std::string(ECARTE_FIXTURES) + "/../grammar/NOTATION.md");
  const std::string begin = "<!-- words -->\n";
  const std::size_t at = manual.find(begin);
  ASSERT_NE(std::string::npos, at);
  const std::size_t from = at + begin.size();
  EXPECT_EQ(word_list(), manual.substr(from, manual.find("<!-- end of words -->") - from))
      << "run tools/write_words.sh";
}

TEST(AsTold, EveryVerbOfTheTableIsReadByTheGrammarOrBySayings) {
  for (const VerbRow& row : verb_rows()) {
    EXPECT_EQ(row.verb, verb_meant(row.verb)) << row.verb;
  }
}

}  // namespace
}  // namespace ecarte::notation::test
