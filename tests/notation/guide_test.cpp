// SPDX-License-Identifier: MIT
//
// The two pages promise that their sentences are understood. So each of them is read here at the
// moment under which it stands, and must be an act.
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "support.hpp"

namespace ecarte::notation::test {
namespace {

using std::string;
using std::string_view;

constexpr string_view kHead = "players: A, Y\nbystanders: Zoe\n";

/// What goes before the sentences of a row, by how its first cell begins.
struct Before {
  string_view row;
  string_view text;
};
constexpr Before kBefore[] = {
    {"above the first deal", ""},
    {"cutting", "packs: A red, Y blue\n"},
    {"whose deal", ""},
    {"dealing", "deal 2: A gives\n"},
    {"turning", "deal 2: A gives\n"},
    {"looking", "deal 2: A gives; turns 8♦\n"},
    {"a wrong number", "deal 2: A gives; turns 8♦\n"},
    {"the pack", "deal 2: A gives; turns 8♦\n"},
    {"proposing", "deal 2: A gives; turns 8♦\nY proposes\n"},
    {"exchange", "deal 2: A gives; turns 8♦\nY proposes; A accepts\nY asks 3\nY asks how many\n"},
    {"king", "deal 2: A gives; turns 8♦\n"},
    {"play", "deal 2: A gives; turns 8♦\n1. Y K♥, A 8♥\n"},
    {"the hand ends", "deal 2: A gives; turns 8♦\n1. Y K♥, A 8♥\n"},
    {"marks", "deal 2: A gives; turns 8♦\nA won 3 tricks, Y 2\n"},
    {"the game", "deal 2: A gives; turns 8♦\nA won 3 tricks, Y 2\n"},
    {"bystanders", "deal 2: A gives; turns 8♦\n"},
    {"in dispute", "deal 2: A gives; turns 8♦\n"},
    {"money", ""},
    {"claims", "deal 2: A gives; turns 8♦\n"},
};

/// The pages: what `ecarte help notation` prints.
string guide() {
  const string manual = file_contents(string(ECARTE_FIXTURES) + "/../grammar/NOTATION.md");
  return manual.substr(0, manual.find("## Specification"));
}

/// What stands between backquotes.
std::vector<string> sentences_of(string_view text) {
  std::vector<string> sentences;
  for (std::size_t at = text.find('`'); at != string_view::npos; at = text.find('`', at)) {
    const std::size_t end = text.find('`', at + 1);
    const string sentence(text.substr(at + 1, end - at - 1));
    if (!sentence.starts_with("ecarte ")) {
      sentences.push_back(sentence);
    }
    at = end + 1;
  }
  return sentences;
}

/// The rows of the table below the heading that contains `title`, two cells each.
std::vector<std::pair<string, string>> rows_of(const string& text, string_view title) {
  std::vector<std::pair<string, string>> rows;
  std::size_t at = text.find("|---|---|", text.find(title));
  for (at = text.find('\n', at) + 1; text[at] == '|'; at = text.find('\n', at) + 1) {
    const string line = text.substr(at, text.find('\n', at) - at);
    const std::size_t bar = line.find(" | ");
    rows.emplace_back(line.substr(2, bar - 2), line.substr(bar + 3));
  }
  return rows;
}

string text_with(string_view before, const string& sentence) {
  return sentence.starts_with("players:") ? sentence + "\n"
                                          : string(kHead) + string(before) + sentence + "\n";
}

/// True if `sentence` is read, and as more than words that are kept.
bool is_understood(string_view before, const string& sentence) {
  const string text = text_with(before, sentence);
  if (!problems_of(text).empty()) {
    return false;
  }
  const auto deals = read(text);
  if (deals.empty()) {
    return sentence.starts_with("players:") || sentence.starts_with("bystanders:");
  }
  for (const record::Act& act : deals.back().acts) {
    const bool kept = act.kind == record::ActKind::Aside ||
                      (act.kind == record::ActKind::Speak && record::is_player(act.actor));
    if (kept) {
      return false;
    }
  }
  return true;
}

TEST(Guide, EverySentenceIsUnderstoodAtItsMoment) {
  int checked = 0;
  for (const auto& [moment, sentences] : rows_of(guide(), "### The sentences")) {
    const Before* before = nullptr;
    for (const Before& one : kBefore) {
      before = moment == one.row ? &one : before;
    }
    ASSERT_NE(nullptr, before) << moment;
    for (const string& sentence : sentences_of(sentences)) {
      EXPECT_TRUE(is_understood(before->text, sentence))
          << moment << ": " << sentence << "\n"
          << problems_of(text_with(before->text, sentence));
      ++checked;
    }
  }
  EXPECT_GT(checked, 120);
}

/// A moment of a deal, and what is told up to it.
struct Moment {
  string_view name;
  string_view text;
};
constexpr Moment kMoments[] = {
    {"cutting", "deal 2: A is to deal\n"},
    {"dealing", "deal 2: A gives 3-2\n"},
    {"turned", "deal 2: A gives; turns 8♦\n"},
    {"asked", "deal 2: A gives; turns 8♦\nY proposes\n"},
    {"exchange", "deal 2: A gives; turns 8♦\nY proposes; A accepts\nY discards 3; takes 3\n"},
    {"refused", "deal 2: A gives; turns 8♦\nY proposes; A refuses\n"},
    {"led", "deal 2: A gives; turns 8♦\n1. Y leads K♥\n"},
    {"trick", "deal 2: A gives; turns 8♦\n1. Y K♥, A 8♥\n"},
    {"two tricks", "deal 2: A gives; turns 8♦\n1. Y K♥, A 8♥\n2. Y Q♥, A 9♥\n"},
    {"over", "deal 2: A gives; turns 8♦\nA won 3 tricks, Y 2\n"},
    {"marked", "deal 2: A gives; turns 8♦\nA won 3 tricks, Y 2\nA marks the point\n"},
};

/// The moments, from the first to the last of a stretch, at which the sentences of a row may be
/// said.
struct Stretch {
  string_view row;
  string_view first;
  string_view last;
};
constexpr Stretch kStretches[] = {
    {"looking", "dealing", "over"},        {"a wrong number", "dealing", "two tricks"},
    {"the pack", "cutting", "over"},       {"king", "led", "led"},
    {"bystanders", "cutting", "marked"},   {"claims", "cutting", "marked"},
    {"in dispute", "dealing", "exchange"}, {"play", "refused", "two tricks"},
};

TEST(Guide, EverySentenceIsUnderstoodAtEveryMomentItMayBeSaid) {
  int checked = 0;
  for (const auto& [row, sentences] : rows_of(guide(), "### The sentences")) {
    for (const Stretch& stretch : kStretches) {
      if (row != stretch.row) {
        continue;
      }
      bool within = false;
      for (const Moment& moment : kMoments) {
        within = within || moment.name == stretch.first;
        for (const string& sentence : within ? sentences_of(sentences) : std::vector<string>{}) {
          if (sentence == "Y has not looked" && moment.name == "exchange") {
            continue;  // of the cards he has just taken: it is put to that act
          }
          if (sentence == "Y finds four in A's hand" && moment.name == "two tricks") {
            continue;  // of six, or of a hand dealt four: that is asked
          }
          EXPECT_TRUE(is_understood(moment.text, sentence))
              << moment.name << ": " << sentence << "\n"
              << problems_of(text_with(moment.text, sentence));
          ++checked;
        }
        within = within && moment.name != stretch.last;
      }
    }
  }
  EXPECT_GT(checked, 800);
}

TEST(Guide, EveryRightFormIsUnderstoodAtSomeMoment) {
  int checked = 0;
  for (const auto& [wrong, right] : rows_of(guide(), "| do not write")) {
    for (const string& sentence : sentences_of(right)) {
      if (sentence.size() < 7 || sentence.find("says") != string::npos) {
        continue;  // a word or a heading; what is only said is kept
      }
      bool understood = false;
      for (const Before& before : kBefore) {
        understood = understood || is_understood(before.text, sentence);
      }
      EXPECT_TRUE(understood) << sentence;
      ++checked;
    }
  }
  EXPECT_GT(checked, 20);
}

}  // namespace
}  // namespace ecarte::notation::test
