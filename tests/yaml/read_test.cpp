// SPDX-License-Identifier: MIT
#include "yaml/read.hpp"

#include <string>

#include <gtest/gtest.h>

namespace ecarte::yaml {
namespace {

using namespace std::string_literals;

/// What reading `bytes` is refused with; "" if it is not.
std::string refusal(std::string_view bytes, const Limits& limits = {}) {
  try {
    read(bytes, "club.yaml", limits);
  } catch (const Error& error) {
    return error.what();
  }
  return {};
}

TEST(Yaml, ATreeHasThePlaceOfEverythingInIt) {
  const Node root = read("a: {b: [c, \"d, e\"], g: no}\né: ü\n", "club.yaml");
  ASSERT_TRUE(root.is_map());
  const Node* const a = root.find("a");
  ASSERT_NE(a, nullptr);
  EXPECT_EQ(a->at, (Place{1, 4}));
  const Node* const b = a->find("b");
  ASSERT_NE(b, nullptr);
  ASSERT_EQ(b->items.size(), 2U);
  EXPECT_EQ(b->items[1].text, "d, e");
  EXPECT_EQ(b->items[1].at, (Place{1, 12}));
  EXPECT_EQ(root.find("é")->at, (Place{2, 4}));
  EXPECT_EQ(root.entries[1].at, (Place{2, 1}));
  EXPECT_EQ(root.find("b"), nullptr);
}

TEST(Yaml, WordsThatYamlWouldConvertStayWords) {
  const Node root = read("[no, 010, ~x, 1.0, 'yes']", "club.yaml");
  ASSERT_EQ(root.items.size(), 5U);
  EXPECT_EQ(root.items[0].text, "no");
  EXPECT_EQ(root.items[1].text, "010");
  EXPECT_EQ(root.items[4].text, "yes");
}

TEST(Yaml, AnEmptyFileIsAnEmptyNode) {
  EXPECT_EQ(read("", "club.yaml").kind, Node::Kind::Empty);
  EXPECT_EQ(read("# nothing\n", "club.yaml").kind, Node::Kind::Empty);
  EXPECT_EQ(read("a:\n", "club.yaml").find("a")->kind, Node::Kind::Empty);
}

TEST(Yaml, LineEndsAndByteOrderMarksOfOtherSystemsAreReadOver) {
  const Node root = read(
      "\xef\xbb\xbf"
      "a: b\r\nc: d\r\n",
      "club.yaml");
  EXPECT_EQ(root.find("a")->text, "b");
  EXPECT_EQ(root.find("c")->at, (Place{2, 4}));
}

struct Refused {
  std::string bytes;
  std::string message;
};

/// What a failure prints: the complaint alone, since the bytes may be no text.
void PrintTo(const Refused& refused, std::ostream* out) {
  *out << refused.message;
}

class YamlRefusal : public testing::TestWithParam<Refused> {};

TEST_P(YamlRefusal, SaysWhereAndWhy) {
  EXPECT_EQ(refusal(GetParam().bytes), GetParam().message);
}

INSTANTIATE_TEST_SUITE_P(
    Yaml, YamlRefusal,
    testing::Values(
        Refused{"a: &x b\n", "club.yaml:1:4: anchors are not allowed"},
        Refused{"a: *x\n",
                "club.yaml:1:4: this cannot be read as YAML: the referenced anchor is not defined"},
        Refused{"a: !!str b\n", "club.yaml:1:4: tags are not allowed"},
        Refused{"a: 1\nb: 2\na: 3\n", "club.yaml:3:1: 'a' is written twice"},
        Refused{"a: {é: 1, é: 2}\n", "club.yaml:1:11: 'é' is written twice"},
        Refused{"a: 1\n---\nb: 2\n",
                "club.yaml:2:1: only one document is allowed in a file, or this does not belong to "
                "the one before it"},
        Refused{",",
                "club.yaml:1:1: only one document is allowed in a file, or this does not belong to "
                "the one before it"},
        Refused{"? [a]\n: b\n", "club.yaml:1:3: a key must be a word"},
        Refused{"é: \"b\" c\n", "club.yaml:1:8: nothing may follow the closing quote here"},
        Refused{"a: 'b\nc: d\n", "club.yaml:1:4: this quote is not closed"},
        Refused{"a: b\0c\n"s, "club.yaml:1:5: control characters are not allowed"},
        Refused{"a: \x1b[31m\n", "club.yaml:1:4: control characters are not allowed"},
        Refused{"a: \"\\e[31m\"\n",
                "club.yaml:1:4: control characters are not allowed, written out or not"},
        Refused{"a: b\rc: d", "club.yaml:1:5: control characters are not allowed"},
        Refused{"aé: \xff\n", "club.yaml:1:5: this is not UTF-8"},
        Refused{"a: \xed\xa0\x80\n", "club.yaml:1:4: this is not UTF-8"},
        Refused{"a: [b, c\n",
                "club.yaml:2:1: this cannot be read as YAML: end of sequence flow not found"}));

TEST(Yaml, DepthIsLimited) {
  std::string deep;
  for (int i = 0; i < 100'000; ++i) {
    deep += "- ";
  }
  EXPECT_EQ(refusal(deep), "club.yaml:1:33: nested more than 16 deep");
  EXPECT_NE(refusal(std::string(100'000, '[')), "");
  EXPECT_NE(refusal(std::string(100'000, '{')), "");
}

TEST(Yaml, SizeAndNumberOfValuesAreLimited) {
  Limits limits;
  limits.bytes = 10;
  EXPECT_EQ(refusal("a: 0123456789\n", limits), "club.yaml:1:1: larger than the 10 bytes allowed");
  limits = {};
  limits.nodes = 3;
  EXPECT_EQ(refusal("[a, b]", limits), "");
  EXPECT_EQ(refusal("[a, b, c]", limits), "club.yaml:1:8: more than 3 values");
}

TEST(Yaml, NoSingleByteBreaksTheReader) {
  const std::string text = "a: {b: [c, \"d\"], e: 'f'}\ng: |\n  h\n";
  for (std::size_t at = 0; at < text.size(); ++at) {
    for (int byte = 0; byte < 256; ++byte) {
      std::string changed = text;
      changed[at] = static_cast<char>(byte);
      refusal(changed);  // whatever it says, it comes back
      refusal(std::string_view{changed}.substr(0, at));
    }
  }
}

}  // namespace
}  // namespace ecarte::yaml
