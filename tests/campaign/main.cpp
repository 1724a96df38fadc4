// SPDX-License-Identifier: MIT
//
// ecarte-campaign lawful --games N --seed S
// ecarte-campaign faults --games N --seed S [--kind K]
// ecarte-campaign erasure --games N --each M --seed S [--kind K] [--fault F] [--every]
// ecarte-campaign words --games N --each M --seed S
// ecarte-campaign retell --games N --seed S
// ecarte-campaign prefixes --games N --each M --seed S FILE…
// ecarte-campaign faults --list, erasure --list
// With --ways each deal is taken the short way and the long one as well, which must agree.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/both_ways.hpp"
#include "campaign/campaigns.hpp"

namespace {

using ecarte::campaign::ErasureRun;

bool every = false;

ErasureRun options_of(std::span<char*> arguments) {
  ErasureRun options;
  options.every = every;
  for (std::size_t i = 2; i + 1 < arguments.size(); ++i) {
    const std::string_view option = arguments[i];
    const char* const value = arguments[i + 1];
    if (option == "--games") {
      options.games = std::atoi(value);
    } else if (option == "--each") {
      options.each = std::atoi(value);
    } else if (option == "--seed") {
      options.seed = std::strtoull(value, nullptr, 10);
    } else if (option == "--kind") {
      options.kind = value;
    } else if (option == "--fault") {
      options.fault = value;
    }
  }
  return options;
}

constexpr const char* kUsage =
    "usage: ecarte-campaign lawful|faults|erasure --games N --seed S [--kind K]\n"
    "       ecarte-campaign erasure … [--each M] [--fault F] [--every]\n"
    "       ecarte-campaign words … [--each M]\n"
    "       ecarte-campaign retell --games N --seed S\n"
    "       ecarte-campaign … --ways\n"
    "       ecarte-campaign ways FILE…\n"
    "       ecarte-campaign faults|erasure --list\n"
    "       ecarte-campaign prefixes --games N --each M --seed S FILE…\n";

}  // namespace

namespace {

/// Takes the deals of files both ways.
int ways_of(std::span<char*> files) {
  ecarte::campaign::take_both_ways();
  for (const char* const name : files) {
    std::ifstream file(name, std::ios::binary);
    if (!file) {
      std::fprintf(stderr, "ecarte-campaign: %s cannot be read\n", name);
      return 2;
    }
    ecarte::campaign::compare_ways(
        std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
  }
  return 0;
}

int run(std::span<char*> arguments) {
  const std::string_view what = arguments.size() > 1 ? arguments[1] : "";
  const bool list = arguments.size() > 2 && std::string_view(arguments[2]) == "--list";
  if (std::ranges::any_of(arguments, [](std::string_view word) { return word == "--help"; })) {
    std::fputs(kUsage, stdout);
    return 0;
  }
  const ErasureRun options = options_of(arguments);
  if (what == "ways") {
    return ways_of(arguments.subspan(2));
  }
  if (what == "lawful") {
    return ecarte::campaign::lawful(options.games, options.seed);
  }
  if (what == "faults") {
    return list ? ecarte::campaign::list_faults()
                : ecarte::campaign::faults(options.games, options.seed, options.kind);
  }
  if (what == "erasure") {
    return list ? ecarte::campaign::list_erasures() : ecarte::campaign::erasure(options);
  }
  if (what == "words") {
    return ecarte::campaign::words(options.games, options.each, options.seed);
  }
  if (what == "retell") {
    return ecarte::campaign::retell(options.games, options.seed);
  }
  if (what == "prefixes") {
    std::vector<std::string> files;
    for (std::size_t i = 2; i < arguments.size(); ++i) {
      const std::string_view argument = arguments[i];
      if (argument.starts_with("--")) {
        ++i;
      } else {
        files.emplace_back(argument);
      }
    }
    return ecarte::campaign::prefixes(options.games, options.each, options.seed, files);
  }
  std::fputs(kUsage, stderr);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<char*> arguments(argv, argv + argc);
  if (std::erase_if(arguments, [](std::string_view word) { return word == "--ways"; }) > 0) {
    ecarte::campaign::take_both_ways();
  }
  every = std::erase_if(arguments, [](std::string_view word) { return word == "--every"; }) > 0;
  const int status = run(arguments);
  const int parted = ecarte::campaign::report_ways();
  return status != 0 ? status : parted;
}
