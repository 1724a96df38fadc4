// SPDX-License-Identifier: MIT
//
// ecarte-generate: writes as many lawful deals as are asked for, the same for the same seed.
#include <cstdint>
#include <cstdio>
#include <exception>
#include <string>

#include <CLI/CLI.hpp>

#include "support/lawful_game.hpp"

namespace {

int generate(int argc, char** argv) {
  std::uint64_t deals = 100;
  std::uint64_t seed = 1;
  bool sprinkled = false;
  CLI::App app{"Writes lawful games of écarté in the notation of ecarte."};
  app.add_option("--deals", deals, "how many deals")->capture_default_str();
  app.add_option("--seed", seed, "the same seed gives the same games")->capture_default_str();
  app.add_flag("--sprinkle", sprinkled, "with shuffles, cuts, looks and the like now and then");
  CLI11_PARSE(app, argc, argv);

  using ecarte::support::Sprinkle;
  ecarte::support::LawfulGames games(seed, sprinkled ? Sprinkle::all() : Sprinkle{});
  std::string text;
  for (std::uint64_t i = 0; i < deals; ++i) {
    text.clear();
    games.deal(text);
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) {
      std::perror("ecarte-generate");
      return 2;
    }
  }
  return std::fflush(stdout) == 0 ? 0 : 2;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return generate(argc, argv);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "ecarte-generate: %s\n", e.what());
    return 2;
  }
}
