// SPDX-License-Identifier: MIT
//
// `ecarte fmt` keeps what a text says: held to by what `ecarte check` makes of it before and after,
// over every fixture, and over lawful games written as loosely as they can be read.
#include <algorithm>
#include <array>
#include <cctype>
#include <random>
#include <regex>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/lawful_game.hpp"
#include "tests/e2e/program.hpp"

namespace ecarte::e2e {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// All that is said of the records in a folder, but for the columns things stand in.
std::string said_of(const Folder& folder) {
  static const std::regex columns{R"re("(end_)?column":[0-9]+)re"};
  const Outcome outcome =
      ecarte({"check", "--format", "jsonl", "--fail-on", "never", folder.path()});
  return std::regex_replace(outcome.out, columns, "");
}

std::string comments_of(const std::string& text) {
  std::string comments;
  for (std::size_t at = text.find(" # "); at != std::string::npos; at = text.find(" # ", at + 1)) {
    std::string comment = text.substr(at, text.find_first_of("\r\n", at) - at);
    comment.erase(comment.find_last_not_of(" \t") + 1);
    comments += comment + "\n";
  }
  return comments;
}

/// The first lines that are not the same; empty if all are.
std::string first_difference(const std::string& a, const std::string& b) {
  const auto [here, there] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  if (here == a.end() && there == b.end()) {
    return {};
  }
  const auto line = [](const std::string& text, auto at) {
    const auto place = static_cast<std::size_t>(at - text.begin());
    const std::size_t begin = place == 0 ? 0 : text.rfind('\n', place - 1) + 1;
    return text.substr(begin, text.find('\n', place) - begin);
  };
  return line(a, here) + "\nwas\n" + line(b, there);
}

/// Formats a folder in place and holds what it says to what it said.
void expect_kept(const Folder& folder) {
  const std::string before = said_of(folder);
  const Outcome outcome = ecarte({"fmt", folder.path()});
  EXPECT_THAT(outcome.err, Not(HasSubstr("internal error")));
  EXPECT_EQ(first_difference(said_of(folder), before), "");
  EXPECT_THAT(ecarte({"fmt", "--check", folder.path()}).out, IsEmpty());
}

TEST(FmtKeeps, WhatEveryFixtureSays) {
  const Folder folder;
  std::filesystem::copy(std::filesystem::path(ECARTE_ROOT) / "fixtures", folder.path(),
                        std::filesystem::copy_options::recursive);
  expect_kept(folder);
}

/// Writes the canonical words of generated games in other ways that mean the same.
class Loosely {
 public:
  explicit Loosely(std::uint64_t seed) : random_(seed) {}

  std::string written(const std::string& games) {
    std::string text;
    const std::string end = below(4) == 0 ? "\r\n" : "\n";
    for (std::size_t at = 0; at < games.size();) {
      const std::size_t stop = games.find('\n', at);
      text += line(games.substr(at, stop - at)) + end;
      at = stop + 1;
    }
    return text;
  }

 private:
  unsigned below(unsigned limit) { return static_cast<unsigned>(random_() % limit); }

  void exchange(std::string& line, const std::string& words, const std::string& others) {
    for (std::size_t at = line.find(words); at != std::string::npos;
         at = line.find(words, at + 1)) {
      const std::size_t end = at + words.size();
      const bool whole = end == line.size() || !(std::isalpha(line[end]) != 0);
      if (whole && below(2) == 0) {
        line.replace(at, words.size(), others);
        at += others.size() - 1;
      }
    }
  }

  std::string line(std::string line) {
    if (line.empty()) {
      return below(2) == 0 ? "   "
                           : "# " + std::string(below(3), ' ') + "deal 9: a remark; K♥ # so";
    }
    static const std::array<std::pair<const char*, const char*>, 24> kOtherWords{
        {{"proposes", "proposed"},
         {"accepts", "accepted"},
         {"refuses", "refused"},
         {"discards", "throws out"},
         {"discards", "discarded"},
         {"takes", "took"},
         {"gives 3-2", "deals 3-2"},
         {"gives", "gave"},
         {"turns", "turned"},
         {"turns", "turned up"},
         {"asks 3", "asks for three"},
         {"asks 2", "wants two"},
         {"marks the king", "scores the king"},
         {"announces the king", "announces  the king"},
         {"marks the point", "marks  the  point"},
         {"shuffles", "shuffled"},
         {"♥", "H"},
         {"♠", "s"},
         {"♦", "d"},
         {"♣", "C"},
         {"T", "10"},
         {"; ", "   ;  "},
         {": ", ":   "},
         {", ", " ,  "}}};
    const bool sentence = line.starts_with("  ");
    for (const auto& [words, others] : kOtherWords) {
      const bool court = std::string_view{words} == "T";
      if (!court || (sentence && line.find("Ten") == std::string::npos)) {
        exchange(line, words, others);
      }
    }
    if (line.starts_with("score:") && below(2) == 0) {
      line[0] = 'S';
      line += below(2) == 0 ? "; expect: regular" : " ; stakes: 5";
    }
    if (sentence) {
      line = std::string(below(4), below(2) == 0 ? ' ' : '\t') + line.substr(2);
    }
    line += std::string(below(3), ' ');
    return below(5) == 0 ? line + " #  said, " + line : line;
  }

  std::mt19937_64 random_;
};

/// The lines of a record with words put in at each blank and each end, a record for each.
std::vector<std::string> with_words(const std::string& record, const std::string& words) {
  std::vector<std::string> texts;
  for (std::size_t at = 0; at < record.size(); ++at) {
    if (record[at] == ' ' || record[at] == '\n' || record[at] == ';' || record[at] == ',') {
      texts.push_back(record.substr(0, at) + " " + words + record.substr(at));
    }
  }
  return texts;
}

TEST(FmtKeeps, WordsThatNobodyKnowsWhereverTheyStand) {
  const std::string record =
      "players: Ann, Ben\nbystanders: Zoe\ndeal 1: Ann gives 3-2; turns 8♦\n"
      "  Ben proposes; Ann asks how many; Ben asks 2\n  Ben discards 2; takes 2\n"
      "  7♣ is thrown aside; a voice from the sofa says \"good evening\"\n"
      "  Ann says \"you looked at the discard\", and Ben sighs\n"
      "1. Ben K♠, Ann 8♠\n2. Ben leads Q♠; Ann 9♦\n  Zoe, at the door, points out the revoke\n"
      "Meanwhile Ben claims a fresh deal at once; \"I refuse,\" says Ann\n  Ann marks the point\n";
  const Folder folder;
  std::size_t number = 0;
  for (const std::string words :
       {"zubblily", "because of zubbles", "with great zubble", "in a zubble", "as zubble did",
        "without zubble", "knowing the zubble", "to see the zubble", ", zubble,", "by zubbling",
        "(zubble)", "which zubbles", "— zubble", "says \"zubble\"", "at trick zubble"}) {
    for (const std::string& text : with_words(record, words)) {
      folder.file(std::to_string(10000 + ++number) + ".ecarte", text);
    }
  }
  const std::string left = ecarte({"fmt", folder.path()}).err;
  EXPECT_THAT(left, Not(HasSubstr("internal error")));
  std::size_t formed = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
    const std::string file = entry.path().native();
    formed += left.find("ecarte: " + file + ": left as it was") == std::string::npos ? 1 : 0;
    EXPECT_THAT(contents(file), HasSubstr("zubbl")) << file;
  }
  EXPECT_GT(formed, number / 10);
  EXPECT_THAT(ecarte({"fmt", "--check", folder.path()}).out, IsEmpty());
}

/// Ways to tell a card played of which the player, the card or both are not known.
std::vector<std::string> half_told_plays() {
  std::vector<std::string> plays;
  for (const std::string trick : {"", "2. ", "2. … "}) {
    for (const std::string who : {"?", "somebody", "Ann"}) {
      for (const std::string played : {" ", " leads ", " plays ", " names hearts, leads "}) {
        for (const std::string card : {"?", "7♠", "J?", "?♥"}) {
          for (const std::string rest : {"", ", Ben ?", ", ? 8♠", "; ? plays ?", " out of turn"}) {
            plays.push_back(trick + who + played + card + rest);
          }
        }
      }
    }
  }
  return plays;
}

/// A deal for each of these, three lines long, behind the first line.
std::string deals_with(const std::vector<std::string>& plays) {
  std::string text = "players: Ann, Ben\n";
  for (const std::string& play : plays) {
    text += "deal: Ben gives; turns 8♣\n  1. Ann K♥, Ben 7♥\n  " + play + "\n";
  }
  return text;
}

TEST(FmtKeeps, WhatIsHalfToldOfATrick) {
  const std::vector<std::string> plays = half_told_plays();
  const std::string said = ecarte({"check", "--fail-on", "never", "-"}, deals_with(plays)).err;
  static const std::regex unread{R"re(<stdin>:([0-9]+):[0-9]+: unreadable)re"};
  std::vector<bool> reads(plays.size(), true);
  for (std::sregex_iterator at(said.begin(), said.end(), unread), end; at != end; ++at) {
    reads.at((std::stoul((*at)[1]) - 2) / 3) = false;
  }
  const Folder folder;
  std::size_t number = 0;
  for (std::size_t i = 0; i < plays.size(); ++i) {
    if (reads[i]) {
      folder.file(std::to_string(1000 + ++number) + ".ecarte", deals_with({plays[i]}));
    }
  }
  EXPECT_GT(number, plays.size() / 3);
  expect_kept(folder);
}

TEST(FmtKeeps, WhatGamesWrittenLooselySay) {
  const Folder folder;
  std::string comments;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    support::LawfulGames games(seed, support::Sprinkle::all());
    std::string text;
    for (int deal = 0; deal < 10; ++deal) {
      games.deal(text);
    }
    folder.file("game-" + std::to_string(100 + seed) + ".ecarte", Loosely{seed}.written(text));
  }
  const std::string readable = ecarte({"check", "-q", "--fail-on", "never", folder.path()}).out;
  EXPECT_THAT(readable, HasSubstr("200 deals"));
  EXPECT_THAT(readable, Not(HasSubstr("unreadable")));
  const Outcome outcome = ecarte({"fmt", "--check", folder.path()});
  EXPECT_EQ(outcome.status, 1);  // none is in canonical form
  EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 20);
  std::string before;
  std::string after;
  const auto note = [&folder](std::string& into) {
    for (int seed = 101; seed <= 120; ++seed) {
      into += comments_of(contents(folder.path() / ("game-" + std::to_string(seed) + ".ecarte")));
    }
  };
  note(before);
  expect_kept(folder);
  note(after);
  EXPECT_THAT(before, Not(IsEmpty()));
  EXPECT_EQ(first_difference(after, before), "");
}

}  // namespace
}  // namespace ecarte::e2e
