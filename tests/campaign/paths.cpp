// SPDX-License-Identifier: MIT
#include "campaign/paths.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>

namespace ecarte::campaign {
namespace {

constexpr std::array<std::string_view, 6> kExchanges{"no exchange",    "one exchange",
                                                     "two exchanges",  "three exchanges",
                                                     "four exchanges", "five exchanges or more"};
constexpr std::array<std::string_view, 15> kOthers{"the stock exhausted",
                                                   "played at once",
                                                   "the first proposal refused",
                                                   "given up",
                                                   "a claim granted",
                                                   "game ended by a king turned",
                                                   "game ended by a king held",
                                                   "game ended in the play",
                                                   "point",
                                                   "vole",
                                                   "bold, and lost",
                                                   "hands not written",
                                                   "scored by the counters alone",
                                                   "not scored",
                                                   "a mark left for the next deal"};

}  // namespace

Paths::Paths() {
  for (const std::string_view what : kExchanges) {
    times_.emplace(what, 0);
  }
  for (const std::string_view what : kOthers) {
    times_.emplace(what, 0);
  }
}

void Paths::count(const Table& table) {
  ++times_[std::string(kExchanges[static_cast<std::size_t>(std::min(table.exchanges, 5))])];
  const auto when = [this](bool so, const char* what) { times_[what] += so ? 1 : 0; };
  const bool played = table.cards_played[0] + table.cards_played[1] > 0;
  const bool by_king = table.over && !played && table.ending == Ending::Stopped;
  const bool whole = table.ending == Ending::Played && played;
  when(table.stock.empty(), "the stock exhausted");
  when(table.bold == table.nondealer(), "played at once");
  when(table.bold == table.dealer, "the first proposal refused");
  when(table.ending == Ending::ThrownDown, "given up");
  when(table.ending == Ending::Granted, "a claim granted");
  when(by_king && support::is_king(table.turned), "game ended by a king turned");
  when(by_king && !support::is_king(table.turned), "game ended by a king held");
  when(table.over && played, "game ended in the play");
  when(whole && !table.came_out().vole, "point");
  when(whole && table.came_out().vole, "vole");
  when(whole && table.bold && table.came_out().seat != *table.bold, "bold, and lost");
  when(table.told_short, "hands not written");
  when(table.marks == Marks::Counters, "scored by the counters alone");
  when(table.marks == Marks::None, "not scored");
  when(table.late_mark, "a mark left for the next deal");
}

int Paths::print() const {
  int absent = 0;
  std::printf("\npath (deals that went it)\n");
  for (const auto& [what, number] : times_) {
    absent += number == 0 ? 1 : 0;
    std::printf("  %-32s %9ld%s\n", what.c_str(), number, number == 0 ? "  NEVER" : "");
  }
  return absent;
}

}  // namespace ecarte::campaign
