// SPDX-License-Identifier: MIT
//
// Who is named first among the players changes nothing of what is ruled.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "referee/referee.hpp"

namespace ecarte::referee {
namespace {

/// The text with the two names of every `players:` line in the other order; empty if it has no such
/// line, or one that names its players otherwise.
std::string with_players_turned_round(const std::string& text) {
  constexpr std::string_view kKey = "players: ";
  std::string turned;
  bool any = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line(text.data() + at, end - at);
    at = end + 1;
    if (!line.starts_with("players:")) {
      turned.append(line).append("\n");
      continue;
    }
    const std::size_t comma = line.find(", ");
    if (!line.starts_with(kKey) || comma == std::string_view::npos ||
        line.find_first_of(",;.#(", comma + 1) != std::string_view::npos) {
      return {};
    }
    turned.append(kKey).append(line.substr(comma + 2)).append(", ");
    turned.append(line.substr(kKey.size(), comma - kKey.size())).append("\n");
    any = true;
  }
  return any ? turned : std::string{};
}

/// A player by who is first and second in the one record, or in that with the names turned round.
int place_of(law::Actor actor, bool turned) {
  return record::is_player(actor) && turned ? 1 - actor : actor;
}

/// What is ruled of each deal, in words that do not hang on who is first.
std::vector<std::string> rulings_of(const std::string& text, bool turned) {
  notation::Reader reader{notation::source_of(text)};
  std::vector<std::string> all;
  judge(reader, {}, [&](const Judged& deal) {
    std::vector<std::string> findings;
    for (const law::Finding& finding : deal.result.findings) {
      findings.push_back(fmt::format("{} {} of {}, {}", finding.under.law, finding.id,
                                     place_of(finding.offender, turned),
                                     law::word(finding.remedy.status)));
    }
    std::ranges::sort(findings);
    const auto points = [&](std::size_t place) {
      const auto due = deal.result.after.due.of(turned ? 1 - place : place);
      return due ? std::to_string(*due) : std::string{"?"};
    };
    all.push_back(fmt::format("{}; due {}-{}; {}", law::word(deal.result.verdict), points(0),
                              points(1), fmt::join(findings, "; ")));
  });
  return all;
}

TEST(Mirrored, WhoIsNamedFirstChangesNoRuling) {
  int records = 0;
  for (const char* const folder : {"laws", "situations", "sittings", "hoyle", "house"}) {
    const std::filesystem::path root = std::filesystem::path{ECARTE_FIXTURES} / folder;
    for (const auto& entry : std::filesystem::recursive_directory_iterator{root}) {
      if (entry.path().extension() != ".ecarte") {
        continue;
      }
      std::ifstream file(entry.path(), std::ios::binary);
      const std::string text{std::istreambuf_iterator<char>{file}, {}};
      if (const std::string turned = with_players_turned_round(text); !turned.empty()) {
        EXPECT_EQ(rulings_of(text, false), rulings_of(turned, true)) << entry.path();
        ++records;
      }
    }
  }
  EXPECT_GT(records, 1500);
}

}  // namespace
}  // namespace ecarte::referee
