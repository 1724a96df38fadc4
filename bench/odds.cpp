// SPDX-License-Identifier: MIT
//
// ecarte-bench-odds: what it costs to count the hands an adversary may hold: one hand, under each
// model, from nothing; every hand of a class; and one run of the program.
// docs/performance.md holds the last figures.
#include "analysis/odds.hpp"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <exception>
#include <random>
#include <vector>

#include <CLI/CLI.hpp>

#include "startup.hpp"

namespace ecarte::bench {
namespace {

using analysis::CardSet;
using analysis::Model;
using analysis::OddsQuestion;
using analysis::Solver;
using game::Suit;

struct Settings {
  int hands = 500;
  unsigned seed = 1;
  int starts = 100;
};

/// Milliseconds of processor time `work` takes: what others do meanwhile does not count.
template <class Work>
double milliseconds(const Work& work) {
  const std::clock_t begin = std::clock();
  work();
  return static_cast<double>(std::clock() - begin) * 1e3 / static_cast<double>(CLOCKS_PER_SEC);
}

std::vector<OddsQuestion> questions(const Settings& settings) {
  std::mt19937 random(settings.seed);
  std::vector<OddsQuestion> made;
  for (int i = 0; i < settings.hands; ++i) {
    OddsQuestion question;
    while (question.hand.size() < analysis::kHand) {
      question.hand |= game::card_at(static_cast<int>(random() % game::kCards));
    }
    while (question.elsewhere.empty()) {
      question.elsewhere =
          CardSet{game::card_at(static_cast<int>(random() % game::kCards))} - question.hand;
    }
    question.trump = question.elsewhere.first().suit;
    made.push_back(question);
  }
  return made;
}

/// Each hand with a solver that knows nothing yet, as the program has it.
void measure_model(const char* name, Model model, const std::vector<OddsQuestion>& hands) {
  std::vector<double> times;
  std::int64_t widest = 0;
  for (const OddsQuestion& question : hands) {
    times.push_back(milliseconds([&] {
      Solver solver;
      const analysis::Odds odds = analysis::odds(solver, question, model);
      widest = std::max(widest, odds.point.high - odds.point.low);
    }));
  }
  std::ranges::sort(times);
  std::printf("%-8s median %9.2f ms   most %9.2f ms   bounds at most %.4f hands apart\n", name,
              times[times.size() / 2], times.back(),
              static_cast<double>(widest) / static_cast<double>(analysis::kPartsOfHand));
}

/// Every hand of three trumps and two plain cards, with every turn-up, open.
void measure_class() {
  Solver solver;
  std::int64_t hands = 0;
  std::int64_t points = 0;
  const CardSet trumps = CardSet::of(Suit::Spades);
  const double taken = milliseconds([&] {
    for (std::uint32_t three = 0; three < 256; ++three) {
      for (const game::Card first : ~trumps) {
        for (const game::Card second : ~trumps) {
          const CardSet hand = CardSet{three} | first | second;
          if (CardSet{three}.size() != 3 || game::index_of(second) <= game::index_of(first)) {
            continue;
          }
          for (const game::Card turned : trumps - CardSet{three}) {
            points += analysis::open_count(solver, {hand, turned, Suit::Spades, {}, {}}, 3).count();
            ++hands;
          }
        }
      }
    }
  });
  std::printf("three trumps: %lld hands in %.2f s; the point against %.2f %% of all\n",
              static_cast<long long>(hands), taken / 1000,
              static_cast<double>(points) / static_cast<double>(hands) / 65780 * 100);
}

int measure(int count, char** words) {
  Settings settings;
  CLI::App app("What it costs to count the hands an adversary may hold", "ecarte-bench-odds");
  app.add_option("--hands", settings.hands, "hands at random, for each model")
      ->check(CLI::Range(1, 1'000'000));
  app.add_option("--seed", settings.seed, "which hands");
  app.add_option("--starts", settings.starts, "how many starts of each")
      ->check(CLI::Range(1, 1'000'000));
  CLI11_PARSE(app, count, words);
  const std::vector<OddsQuestion> hands = questions(settings);
  measure_model("open", Model::Open, hands);
  measure_model("lead", Model::Lead, hands);
  measure_model("certain", Model::Certain, hands);
  measure_model("blind", Model::Blind, hands);
  measure_class();
  const StartUp start =
      compare_start_up({ECARTE_PROGRAM, "odds", "8S 7S QH 7H 7D", "--turn", "9S"}, settings.starts);
  std::printf("ecarte odds: median of %d runs %.2f ms; true took %.2f ms\n", settings.starts,
              start.one_deal.median, start.nothing.median);
  return 0;
}

}  // namespace
}  // namespace ecarte::bench

int main(int count, char** words) {
  try {
    return ecarte::bench::measure(count, words);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "ecarte-bench-odds: %s\n", error.what());
    return 2;
  }
}
