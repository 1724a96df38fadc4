// SPDX-License-Identifier: MIT
//
// ecarte-generate: writes as many deals as are asked for, the same for the same seed: lawful games
// in one stream, or the archive that is measured (archive.hpp).
#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <filesystem>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

#include "archive.hpp"
#include "support/lawful_game.hpp"

namespace ecarte::bench {
namespace {

struct Settings {
  std::uint64_t deals = 100;
  bool sprinkled = false;
  bool archive = false;
  std::string folder;  ///< empty: one stream
  Makeup makeup;
};

[[noreturn]] void cannot_write(const std::string& what) {
  throw std::runtime_error("cannot write " + what + ": " + std::strerror(errno));
}

void write(std::string_view text, std::FILE* file, const std::string& name) {
  if (std::fwrite(text.data(), 1, text.size(), file) != text.size()) {
    cannot_write(name);
  }
}

void write_lawful_games(const Settings& settings) {
  using support::Sprinkle;
  support::LawfulGames games(settings.makeup.seed,
                             settings.sprinkled ? Sprinkle::all() : Sprinkle{});
  std::string text;
  for (std::uint64_t i = 0; i < settings.deals; ++i) {
    text.clear();
    games.deal(text);
    write(text, stdout, "standard output");
  }
}

void write_to_folder(const Settings& settings, std::uint64_t number, std::string_view text) {
  std::string name = std::to_string(number);
  name.insert(0, 6 - std::min<std::size_t>(name.size(), 6), '0');
  const std::filesystem::path path = std::filesystem::path(settings.folder) /
                                     (name + (settings.makeup.json ? ".jsonl" : ".ecarte"));
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "wb"),
                                                             &std::fclose);
  if (!file) {
    cannot_write(path.string());
  }
  write(text, file.get(), path.string());
  if (std::fflush(file.get()) != 0) {
    cannot_write(path.string());
  }
}

void write_archive(const Settings& settings) {
  if (!settings.folder.empty()) {
    std::filesystem::create_directories(settings.folder);
  }
  Archive archive(settings.makeup);
  for (std::uint64_t number = 0; archive.deals() < settings.deals; ++number) {
    std::string_view text =
        archive.file(std::min(settings.makeup.per_file, settings.deals - archive.deals()));
    if (settings.folder.empty()) {
      write(text, stdout, "standard output");
    } else {
      write_to_folder(settings, number, text);
    }
  }
  if (settings.makeup.one_irregular_in > 0) {
    std::fprintf(stderr, "%llu deals, %llu of them with an irregularity\n",
                 static_cast<unsigned long long>(archive.deals()),
                 static_cast<unsigned long long>(archive.irregular()));
  }
}

/// "1/20" is 20.
void read_share(const std::string& share, Makeup& makeup) {
  if (!share.starts_with("1/") || share.size() > 8 ||
      share.find_first_not_of("0123456789", 2) != std::string::npos) {
    throw CLI::ValidationError("--irregular", "say 1/20 for one deal in twenty");
  }
  // A game with a fault has a deal or two besides, so that more of them could not be had.
  constexpr std::uint64_t kLeast = 4;
  makeup.one_irregular_in = share.size() > 2 ? std::stoull(share.substr(2)) : 0;
  if (makeup.one_irregular_in < kLeast) {
    throw CLI::ValidationError("--irregular", "at most 1/4");
  }
}

int generate(int argc, char** argv) {
  Settings settings;
  Makeup& makeup = settings.makeup;
  std::string share;
  const std::map<std::string, Suits> suits{
      {"half", Suits::ByTurns}, {"signs", Suits::Signs}, {"letters", Suits::Letters}};
  const std::map<std::string, Words> words{
      {"quarter", Words::AQuarter}, {"canonical", Words::Canonical}, {"freer", Words::Freer}};
  CLI::App app{"Writes games of écarté in the notation of ecarte."};
  app.add_option("--deals", settings.deals, "how many deals")->capture_default_str();
  app.add_option("--seed", makeup.seed, "the same seed gives the same games")
      ->capture_default_str();
  auto* sprinkle = app.add_flag("--sprinkle", settings.sprinkled,
                                "with shuffles, cuts, looks and the like now and then");
  auto* archive = app.add_flag("--archive", settings.archive,
                               "files of many sittings, told as people tell them")
                      ->excludes(sprinkle);
  app.add_option("--folder", settings.folder, "the files into this folder, not one after the other")
      ->needs(archive);
  app.add_option("--per-file", makeup.per_file, "deals in a file")
      ->needs(archive)
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--suits", makeup.suits, "half (of the files as letters), signs, letters")
      ->needs(archive)
      ->transform(CLI::CheckedTransformer(suits));
  app.add_option("--words", makeup.words, "quarter (of the files in freer ones), canonical, freer")
      ->needs(archive)
      ->transform(CLI::CheckedTransformer(words));
  app.add_option("--irregular", share, "1/20: one deal in twenty has an irregularity")
      ->needs(archive);
  app.add_flag("--json", makeup.json, "the same deals as lines of JSON")->needs(archive);
  try {
    app.parse(argc, argv);
    if (!share.empty()) {
      read_share(share, makeup);
    }
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  }
  if (settings.archive) {
    write_archive(settings);
  } else {
    write_lawful_games(settings);
  }
  return std::fflush(stdout) == 0 ? 0 : 2;
}

}  // namespace
}  // namespace ecarte::bench

int main(int argc, char** argv) {
  try {
    return ecarte::bench::generate(argc, argv);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "ecarte-generate: %s\n", e.what());
    return 2;
  }
}
