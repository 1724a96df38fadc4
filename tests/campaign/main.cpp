// SPDX-License-Identifier: MIT
//
// ecarte-campaign lawful --games N --seed S
// ecarte-campaign faults --games N --seed S [--kind K]
// ecarte-campaign faults --list
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string_view>

#include "campaign/campaigns.hpp"

int main(int argc, char** argv) {
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  const std::string_view what = argc > 1 ? arguments[1] : "";
  int games = 1000;
  std::uint64_t seed = 1;
  std::string_view kind;
  for (std::size_t i = 2; i + 1 < arguments.size(); i += 2) {
    const std::string_view option = arguments[i];
    if (option == "--games") {
      games = std::atoi(arguments[i + 1]);
    } else if (option == "--seed") {
      seed = std::strtoull(arguments[i + 1], nullptr, 10);
    } else if (option == "--kind") {
      kind = arguments[i + 1];
    }
  }
  if (what == "faults" && argc > 2 && std::string_view(arguments[2]) == "--list") {
    return ecarte::campaign::list_faults();
  }
  if (what == "lawful") {
    return ecarte::campaign::lawful(games, seed);
  }
  if (what == "faults") {
    return ecarte::campaign::faults(games, seed, kind);
  }
  std::fputs(
      "usage: ecarte-campaign lawful|faults --games N --seed S [--kind K], or faults --list\n",
      stderr);
  return 2;
}
