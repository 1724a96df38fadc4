// SPDX-License-Identifier: MIT
//
// `ecarte tabulate`: the `blind` odds of every hand with every turn-up, in parts that add up.
#include <charconv>
#include <optional>

#include <fmt/core.h>

#include "cli/blind_rows.hpp"
#include "cli/cards.hpp"
#include "cli/census_words.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/table_part.hpp"
#include "cli/tabulate_report.hpp"

namespace ecarte::cli {
namespace {

/// A table has about 5 MB.
constexpr std::size_t kLargestTable = std::size_t{1} << 28U;

/// Games from `first` to before `last`.
struct GamesOfPart {
  std::uint32_t first = 0;
  std::uint32_t last = 0;
};

std::optional<std::uint32_t> whole_number(std::string_view text) {
  std::uint32_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  return fault == std::errc{} && end == text.data() + text.size() ? std::optional{number}
                                                                  : std::nullopt;
}

/// The I-th of N stretches that are as long as each other, but for one game.
GamesOfPart stretch_of(const std::string& shard) {
  const std::size_t bar = shard.find('/');
  const auto part = whole_number(std::string_view{shard}.substr(0, bar));
  const auto parts = bar == std::string::npos
                         ? std::nullopt
                         : whole_number(std::string_view{shard}.substr(bar + 1));
  if (!part || !parts || *part < 1 || *part > *parts || *parts > analysis::kBlindGames) {
    throw InputError(
        fmt::format("tabulate: expected --shard I/N, such as 3/64, I from 1 to N, in "
                    "place of '{}'",
                    shard));
  }
  const auto start = [&](std::uint64_t i) {
    return static_cast<std::uint32_t>(i * analysis::kBlindGames / *parts);
  };
  return {start(*part - 1), start(*part)};
}

/// The game that comes after the lines that are there, which must be those from the first on.
std::uint32_t next_after(std::string_view lines, const GamesOfPart& stretch,
                         const std::string& file) {
  std::uint32_t next = stretch.first;
  for (std::string_view line; take_line(lines, line); ++next) {
    if (read_blind_row(line, file).number != next || next >= stretch.last) {
      throw InputError(file + ": holds other games than this shard; it is left alone");
    }
  }
  return next;
}

ExitStatus write_part(const TabulateCommand& command, Streams& streams) {
  const GamesOfPart stretch = stretch_of(command.shard);
  TablePart part(command.part, blind_head());
  const std::uint32_t first = next_after(part.lines(), stretch, command.part);
  const analysis::BlindGames games;
  analysis::Solver solver;
  for (std::uint32_t number = first; number < stretch.last; ++number) {
    const analysis::BlindGame game = games.game(number);
    part.append(blind_row(number, game, analysis::answer(solver, game, kBlindEffort)));
  }
  streams.out.write(fmt::format("{}: games {} to {}, {} of them found now\n", command.part,
                                stretch.first + 1, stretch.last, stretch.last - first));
  return ExitStatus::Clean;
}

void write_hand(const TabulateCommand& command, const BlindTable& table, std::string& out) {
  const std::vector<game::CardSet> words = card_words(command.hand);
  const game::CardSet hand = known_cards(command.hand);
  if (command.turn.empty() || words.size() != analysis::kHand) {
    throw InputError("tabulate: expected a hand of five cards, and --turn CARD");
  }
  const game::Card turn_up = one_card(command.turn);
  if (hand.has(turn_up)) {
    throw InputError(
        fmt::format("tabulate: {} is turned, and cannot be in the hand too", game::name(turn_up)));
  }
  const std::uint32_t number = analysis::BlindGames{}.number_of(hand, turn_up);
  const auto row = table.rows().find(number);
  if (row == table.rows().end()) {
    throw InputError(fmt::format("tabulate: game {} is not in the table yet", number + 1));
  }
  write_blind_hand(out, hand, turn_up, read_blind_row(row->second, "tabulate"));
}

}  // namespace

ExitStatus tabulate(const TabulateCommand& command, Streams& streams) {
  if (command.part.empty() == command.tables.empty()) {
    throw InputError(
        "tabulate: expected --part FILE, to find a part of the table, or the files to add up");
  }
  if (!command.part.empty()) {
    return write_part(command, streams);
  }
  BlindTable table;
  for (const std::string& file : command.tables) {
    table.add(file, whole_file(file, kLargestTable));
  }
  if (!command.hand.empty()) {
    write_hand(command, table, streams.out.buffer());
  } else if (command.format == TableFormat::Csv) {
    streams.out.write(table.text());
  } else {
    write_blind_classes(streams.out.buffer(), table, classes_of(command.by));
  }
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
