// SPDX-License-Identifier: MIT
//
// ecarte-bench: how fast deals are read and ruled on, how often the heap is asked while it goes on,
// whether memory grows with the archive, and what one short run of the program costs.
// docs/performance.md holds the last figures.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "heap.hpp"
#include "notation/parse.hpp"
#include "record/record.hpp"
#include "referee/referee.hpp"
#include "startup.hpp"
#include "support/lawful_game.hpp"

namespace ecarte::bench {
namespace {

struct Settings {
  std::uint64_t deals = 100'000;
  std::uint64_t seed = 1;
  std::string archive;
  std::string program = ECARTE_PROGRAM;
  int rounds = 5;
  int starts = 200;
};

notation::Source source_of(std::string_view text) {
  return [text](char* into, std::size_t size) mutable {
    const std::size_t given = text.copy(into, size);
    text.remove_prefix(given);
    return given;
  };
}

/// An archive made as it is read, so that it takes no room itself.
notation::Source endless(std::uint64_t seed, std::uint64_t deals) {
  return [games = support::LawfulGames(seed), text = std::string(), from = std::size_t{0}, deals](
             char* into, std::size_t size) mutable {
    if (from == text.size() && deals > 0) {
      text.clear();
      from = 0;
      games.deal(text);
      --deals;
    }
    const std::size_t given = text.copy(into, size, from);
    from += given;
    return given;
  };
}

std::string archive_text(const Settings& settings) {
  if (!settings.archive.empty()) {
    std::ifstream file(settings.archive, std::ios::binary);
    if (!file) {
      throw std::runtime_error("cannot read " + settings.archive);
    }
    return {std::istreambuf_iterator<char>(file), {}};
  }
  std::string text;
  support::LawfulGames games(settings.seed);
  for (std::uint64_t i = 0; i < settings.deals; ++i) {
    games.deal(text);
  }
  return text;
}

/// Of this process: what others do meanwhile does not count.
double processor_seconds() {
  return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

struct Pass {
  std::uint64_t deals = 0;
  std::uint64_t irregular = 0;  ///< not found regular, for whatever reason
  double seconds = 0;
  double allocations = 0;  ///< a deal, over the second half,
  double by_reader = 0;    ///<  and those of them that reading takes
};

Pass read_only(std::string_view text) {
  const double begin = processor_seconds();
  notation::Reader reader(source_of(text));
  record::Record record;
  Pass pass;
  while (reader.next(record)) {
    ++pass.deals;
  }
  pass.seconds = processor_seconds() - begin;
  return pass;
}

/// Allocations are counted from deal `steady_from` on, when every buffer has found its size.
Pass judge_all(notation::Source source, std::uint64_t steady_from) {
  const double begin = processor_seconds();
  notation::Reader reader(std::move(source));
  Pass pass;
  std::size_t before = heap().allocations;
  std::size_t by_reader = 0;
  referee::Options options;
  options.in_brief = true;  // as `ecarte check` does
  const auto next = [&](record::Record& into) {
    const std::size_t begun = heap().allocations;
    const bool is_one = reader.next(into);
    by_reader += heap().allocations - begun;
    return is_one;
  };
  referee::judge(next, options, [&](const referee::Judged& judged) {
    pass.irregular += judged.result.verdict == law::Verdict::Regular ? 0 : 1;
    if (++pass.deals == steady_from) {
      before = heap().allocations;
      by_reader = 0;
    }
  });
  if (pass.deals > steady_from) {
    const auto deals = static_cast<double>(pass.deals - steady_from);
    pass.allocations = static_cast<double>(heap().allocations - before) / deals;
    pass.by_reader = static_cast<double>(by_reader) / deals;
  }
  pass.seconds = processor_seconds() - begin;
  return pass;
}

void print_speed(const char* what, const Pass& pass, std::size_t bytes) {
  std::printf("%-18s %10.0f deals/s %8.1f MB/s\n", what,
              static_cast<double>(pass.deals) / pass.seconds,
              static_cast<double>(bytes) / 1e6 / pass.seconds);
}

void measure_speed(const Settings& settings) {
  const std::string text = archive_text(settings);
  Pass reading = read_only(text);
  std::printf("archive            %10llu deals   %8.1f MB   %.0f bytes a deal\n",
              static_cast<unsigned long long>(reading.deals),
              static_cast<double>(text.size()) / 1e6,
              static_cast<double>(text.size()) / static_cast<double>(reading.deals));
  Pass judging = judge_all(source_of(text), reading.deals / 2);
  for (int round = 1; round < settings.rounds; ++round) {
    reading.seconds = std::min(reading.seconds, read_only(text).seconds);
    judging.seconds = std::min(judging.seconds, judge_all(source_of(text), 1).seconds);
  }
  print_speed("read", reading, text.size());
  print_speed("read and ruled on", judging, text.size());
  std::printf("allocations        %10.4f a deal, once under way; %.4f of them by the reader\n",
              judging.allocations, judging.by_reader);
  std::printf("not regular        %10llu deals\n",
              static_cast<unsigned long long>(judging.irregular));
}

void measure_memory(const Settings& settings) {
  for (const std::uint64_t deals : {settings.deals / 10, settings.deals}) {
    reset_peak();
    const std::size_t before = heap().live;
    judge_all(endless(settings.seed, deals), deals);
    std::printf("memory             %10.1f KB at most for %llu deals\n",
                static_cast<double>(heap().peak - before) / 1e3,
                static_cast<unsigned long long>(deals));
  }
}

void measure_start_up(const Settings& settings) {
  const std::filesystem::path file = std::filesystem::temp_directory_path() /
                                     ("ecarte-bench-" + std::to_string(getpid()) + ".ecarte");
  std::string text;
  support::LawfulGames(settings.seed).deal(text);
  std::ofstream(file, std::ios::binary) << text;
  const StartUp times =
      compare_start_up({settings.program, "check", file.string()}, settings.starts);
  std::filesystem::remove(file);
  std::printf("start-up, least    %10.2f ms, where true takes %.2f ms: %.2f times\n",
              times.one_deal.least, times.nothing.least,
              times.one_deal.least / times.nothing.least);
  std::printf("start-up, median   %10.2f ms, where true takes %.2f ms: %.2f times\n",
              times.one_deal.median, times.nothing.median,
              times.one_deal.median / times.nothing.median);
}

int measure(int argc, char** argv) {
  Settings settings;
  CLI::App app{"Measures ecarte on an archive of lawful games."};
  app.add_option("--deals", settings.deals, "how many deals to make")->capture_default_str();
  app.add_option("--seed", settings.seed, "which deals")->capture_default_str();
  app.add_option("--archive", settings.archive, "measure the speed on this file instead");
  app.add_option("--program", settings.program, "the ecarte to start")->capture_default_str();
  app.add_option("--rounds", settings.rounds, "the best of how many")->capture_default_str();
  app.add_option("--starts", settings.starts, "how many starts of each; 0 to leave them out")
      ->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  measure_speed(settings);
  measure_memory(settings);
  if (settings.starts > 0) {
    measure_start_up(settings);
  }
  return 0;
}

}  // namespace
}  // namespace ecarte::bench

int main(int argc, char** argv) {
  try {
    return ecarte::bench::measure(argc, argv);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "ecarte-bench: %s\n", e.what());
    return 2;
  }
}
