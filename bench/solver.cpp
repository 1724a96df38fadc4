// SPDX-License-Identifier: MIT
//
// ecarte-bench-solver: deals solved by look-up, beside the solver that searched and beside what
// only reads the same bytes, in turn and repeated; and the census. docs/performance.md holds the
// last figures.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <exception>
#include <random>
#include <span>
#include <vector>

#include <CLI/CLI.hpp>

#include "analysis/census.hpp"
#include "analysis/solved.hpp"
#include "searching.hpp"

namespace ecarte::bench {
namespace {

using game::CardSet;
using game::Suit;

struct Settings {
  std::size_t deals = std::size_t{1} << 20U;
  unsigned seed = 1;
  int rounds = 15;
};

/// Five cards against five: twelve bytes.
struct Deal {
  std::uint32_t leader = 0;
  std::uint32_t follower = 0;
  std::uint32_t trump = 0;
};

std::vector<Deal> random_deals(const Settings& settings) {
  std::mt19937 random(settings.seed);
  std::vector<Deal> deals(settings.deals);
  for (Deal& deal : deals) {
    while (game::bits_in(deal.leader) < analysis::kHand) {
      deal.leader |= 1U << random() % game::kCards;
    }
    while (game::bits_in(deal.follower) < analysis::kHand) {
      deal.follower |= 1U << random() % game::kCards & ~deal.leader;
    }
    deal.trump = static_cast<std::uint32_t>(random() % game::kSuits);
  }
  return deals;
}

/// Processor time `work` takes; what it comes to goes into `sum`, so that it is done.
template <class Work>
double seconds(std::uint64_t& sum, const Work& work) {
  const std::clock_t begin = std::clock();
  sum += work();
  return static_cast<double>(std::clock() - begin) / static_cast<double>(CLOCKS_PER_SEC);
}

/// Middle, least and most of the times, or of the ratios, of the rounds.
struct Spread {
  std::vector<double> all;

  void print(const char* what, const char* unit) {
    std::ranges::sort(all);
    std::printf("%-52s %9.2f (%.2f to %.2f) %s\n", what, all[all.size() / 2], all.front(),
                all.back(), unit);
  }
};

struct Rounds {
  Spread looked_up, searched, search_ratio, sum_ratio, memchr_ratio, census, census_rate;
};

void measure_round(const std::vector<Deal>& deals, SearchingSolver& searching, Rounds& rounds,
                   std::uint64_t& sum) {
  // Each so often that it takes some hundredths of a second.
  constexpr int kPasses = 8;
  const auto millions = static_cast<double>(deals.size()) * kPasses / 1e6;
  const auto each = [&](const auto& of_deal) {
    return seconds(sum, [&] {
      std::uint64_t tricks = 0;
      for (int pass = 0; pass < kPasses; ++pass) {
        for (const Deal& deal : deals) {
          tricks += static_cast<std::uint64_t>(of_deal(deal));
        }
      }
      return tricks;
    });
  };
  const double looked_up = each([](const Deal& deal) {
    return analysis::solved(CardSet{deal.leader}, CardSet{deal.follower},
                            static_cast<Suit>(deal.trump));
  });
  const double searched = each([&searching](const Deal& deal) {
    return searching.tricks(CardSet{deal.leader}, CardSet{deal.follower},
                            static_cast<Suit>(deal.trump));
  });
  const double summed =
      each([](const Deal& deal) { return deal.leader + deal.follower + deal.trump; });
  const double looked_for = seconds(sum, [&deals] {
    std::uint64_t found = 0;
    for (int pass = 0; pass < kPasses; ++pass) {
      // A byte that no deal has, for a suit is never held whole; and never quite the same bytes, or
      // they would be looked through once for all passes.
      const std::span bytes =
          std::as_bytes(std::span(deals)).subspan(static_cast<std::size_t>(pass));
      found += std::memchr(bytes.data(), 0xff, bytes.size()) != nullptr ? 1 : 0;
    }
    return found;
  });
  rounds.looked_up.all.push_back(millions / looked_up);
  rounds.searched.all.push_back(millions / searched);
  rounds.search_ratio.all.push_back(searched / looked_up);
  rounds.sum_ratio.all.push_back(looked_up / summed);
  rounds.memchr_ratio.all.push_back(looked_up / looked_for);
}

void measure_census(Rounds& rounds, std::uint64_t& sum) {
  const double taken = seconds(sum, [] {
    std::uint64_t points = 0;
    analysis::take_census([&points](const analysis::CensusRow& row) {
      points += static_cast<std::uint64_t>(row.hands[3] + row.hands[4] + row.hands[5]);
    });
    return points;
  });
  rounds.census.all.push_back(taken * 1e3);
  rounds.census_rate.all.push_back(static_cast<double>(analysis::kCensusRows) *
                                   static_cast<double>(analysis::kHandsAgainst) / taken / 1e9);
}

int measure(int count, char** words) {
  Settings settings;
  CLI::App app("Deals solved by look-up, and the census", "ecarte-bench-solver");
  app.add_option("--deals", settings.deals, "deals at random")->check(CLI::Range(1000, 100000000));
  app.add_option("--seed", settings.seed, "which deals");
  app.add_option("--rounds", settings.rounds, "how often each")->check(CLI::Range(1, 1000));
  CLI11_PARSE(app, count, words);
  const std::vector<Deal> deals = random_deals(settings);
  SearchingSolver searching;
  Rounds rounds;
  std::uint64_t sum = 0;
  for (const Deal& deal : deals) {
    sum += static_cast<std::uint64_t>(searching.tricks(CardSet{deal.leader}, CardSet{deal.follower},
                                                       static_cast<Suit>(deal.trump)));
  }
  for (int round = 0; round < settings.rounds; ++round) {
    measure_round(deals, searching, rounds, sum);
    measure_census(rounds, sum);
  }
  std::printf("%zu deals, %d rounds, the middle one (least to most); %llx\n", deals.size(),
              settings.rounds, static_cast<unsigned long long>(sum));
  rounds.looked_up.print("solved by look-up", "million deals a second");
  rounds.searched.print("by the solver that searched, all endings known to it",
                        "million deals a second");
  rounds.search_ratio.print("the look-up is faster by", "times");
  rounds.sum_ratio.print("to add up the words of the deals is faster by", "times");
  rounds.memchr_ratio.print("memchr over their bytes is faster by", "times");
  rounds.census.print("the census", "ms");
  rounds.census_rate.print("which is", "thousand million deals a second");
  return 0;
}

}  // namespace
}  // namespace ecarte::bench

int main(int count, char** words) {
  try {
    return ecarte::bench::measure(count, words);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "ecarte-bench-solver: %s\n", error.what());
    return 2;
  }
}
