// SPDX-License-Identifier: MIT
#include "tests/examples/attempts.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "record/words.hpp"

namespace ecarte::examples {

namespace {

constexpr auto kGoesOn = std::to_array<std::string_view>({
    "{N} proposes",
    "{N} proposes|{D} refuses",
    "{N} proposes|{D} accepts",
    "{D} refuses",
    "{D} accepts",
    "{D} turns 8♦",
    "{N} plays",
    "{N} leads K♠",
    "{N} leads K♠|{D} plays 8♠",
    "{N} leads K♠|{D} plays 8♠|{N} leads Q♠|{D} plays 9♠",
    "{D} plays 8♠",
    "{D} leads K♣",
    "the cards are gathered",
    "the cards are gathered|deal 9: {N} gives 3-2|{N} turns 9♥",
    "the cards are gathered|score: A 0, Y 0|deal 9: {N} gives 3-2|{N} turns 9♥",
    "score: A 0, Y 0|deal 9: {N} gives 3-2|{N} turns 9♥",
    "{D} gives again 3-2",
    "{N} gives again 3-2",
    "deal 9: {N} gives 3-2|{N} turns 9♥",
    "game 9",
    "game 9|deal 1: {N} gives 3-2; turns 9♥",
});

/// The ends with the names of those who deal and do not deal in the record.
std::vector<std::string> usual_ends(const std::string& text) {
  const bool a_deals =
      text.rfind("Y gives") == std::string::npos ||
      (text.rfind("A gives") != std::string::npos && text.rfind("A gives") > text.rfind("Y gives"));
  std::vector<std::string> ends;
  for (const std::string_view end : kGoesOn) {
    std::string more{end};
    for (std::size_t at = 0; (at = more.find_first_of("{|", at)) != std::string::npos;) {
      if (more[at] == '|') {
        more[at] = '\n';
      } else {
        const std::string indent = at == 0 || more[at - 1] == '\n' ? "  " : "";
        more.replace(at, 3, indent + ((more[at + 1] == 'D') == a_deals ? "A" : "Y"));
      }
    }
    ends.push_back(std::move(more));
  }
  return ends;
}

/// How players say that they use it; nothing if nobody says it.
std::vector<std::string> words_of(replay::Remedy remedy) {
  if (remedy == replay::Remedy::Announce || remedy == replay::Remedy::AnnounceAndMark) {
    return {"announces the king", "announces the king; marks the king"};
  }
  if (remedy == replay::Remedy::Mark) {
    return {"marks 1", "marks the king", "marks the point", "marks the vole", "marks 2"};
  }
  if (remedy == replay::Remedy::TakeDown) {
    return {"takes down 1", "takes down 2"};
  }
  const auto* const word =
      std::ranges::find(record::kRemedyWords, remedy, &record::Word<replay::Remedy>::value);
  if (word == std::end(record::kRemedyWords)) {
    return {};
  }
  return {"claims " + std::string{word->text}};
}

/// The length without the blanks that lines begin with.
std::size_t size_written(const std::string& text) {
  std::size_t size = 0;
  bool begins = true;
  for (const char c : text) {
    begins = c == '\n' || (begins && c == ' ');
    size += begins && c == ' ' ? 0 : 1;
  }
  return size;
}

}  // namespace

std::string text_of(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) {
    text += line + "\n";
  }
  return text;
}

std::vector<Lines> sittings_of(std::istream& in) {
  std::vector<Lines> sittings;
  Lines head;
  for (std::string line; std::getline(in, line);) {
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin == std::string::npos || line[begin] == '#' || line.starts_with("expect:") ||
        line.starts_with("code:")) {
      continue;
    }
    if (line.starts_with("players:")) {
      sittings.emplace_back();
      for (std::string& before : head) {
        sittings.back().push_back(std::move(before));
      }
      head.clear();
      sittings.back().insert(sittings.back().begin(), line);
    } else if (sittings.empty()) {
      head.push_back(line);
    } else {
      sittings.back().push_back(line);
    }
  }
  if (sittings.empty() && !head.empty()) {
    head.insert(head.begin(), "players: A, Y");
    sittings.push_back(head);
  }
  return sittings;
}

std::vector<std::string> gone_on(const Lines& part, const std::set<replay::Remedy>& uses) {
  const std::string text = text_of(part);
  std::vector<std::string> all;
  for (const std::string& end : usual_ends(text)) {
    all.push_back(text);
    all.back().append(end).append("\n");
  }
  for (const replay::Remedy remedy : uses) {
    for (const std::string who : {"  A ", "  Y "}) {
      for (const std::string& what : words_of(remedy)) {
        all.push_back(text);
        all.back().append(who).append(what).append("\n");
      }
    }
  }
  return all;
}

std::size_t weight_of(const std::string& text, std::size_t amiss) {
  const std::size_t deal = text.rfind("\ndeal ");
  const std::size_t game = text.rfind("\ngame ");
  const bool ends = deal != std::string::npos && (game == std::string::npos || game < deal);
  const std::string head = text.substr(0, text.find("\ndeal "));
  bool early = false;
  for (const std::string_view who : {"\nA ", "\nY ", "\nZ ", "\n  A ", "\n  Y ", "\n  Z "}) {
    early = early || head.find(who) != std::string::npos;
  }
  return size_written(text) + 200 * amiss + (ends ? 0 : 1000) + (early ? 400 : 0);
}

}  // namespace ecarte::examples
