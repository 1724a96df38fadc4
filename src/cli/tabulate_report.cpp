// SPDX-License-Identifier: MIT
#include "cli/tabulate_report.hpp"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/core.h>

#include "cli/cards.hpp"
#include "cli/census_words.hpp"

namespace ecarte::cli {
namespace {

using analysis::ClassNumbers;
using analysis::HandCount;
using analysis::kPartsOfHand;

/// As non-dealer the point and the vole, and as dealer.
constexpr std::size_t kAnswers = 4;
constexpr std::int64_t kAgainst = 65'780;

/// What is found of the hands of a class, each counted as often as it is dealt.
struct BlindClass {
  std::int64_t all = 0;    ///< hands with a turn-up, as dealt
  std::int64_t found = 0;  ///< of these, in the table
  std::array<double, kAnswers> sums{};

  void add(const BlindClass& other) {
    all += other.all;
    found += other.found;
    for (std::size_t i = 0; i < kAnswers; ++i) {
      sums.at(i) += other.sums.at(i);
    }
  }
};

/// The middle of the bounds, in hands.
double middle(HandCount hands) {
  return (static_cast<double>(hands.low) + static_cast<double>(hands.high)) / 2 /
         static_cast<double>(kPartsOfHand);
}

std::array<HandCount, kAnswers> answers(const BlindRow& row) {
  return {row.point, row.vole, row.dealers_point, row.dealers_vole};
}

std::map<ClassNumbers, BlindClass> tallied(const BlindTable& table, analysis::CensusBy by) {
  std::map<ClassNumbers, BlindClass> classes;
  const analysis::BlindGames games;
  for (std::uint32_t number = 0; number < analysis::kBlindGames; ++number) {
    const auto row = table.rows().find(number);
    for (const analysis::TurnedHand& hand : games.game(number).hands) {
      BlindClass& into = classes[analysis::class_of(hand.hand, hand.turn_up.suit, by)];
      into.all += hand.times;
      if (row == table.rows().end()) {
        continue;
      }
      const std::array<HandCount, kAnswers> made =
          answers(read_blind_row(row->second, "the table"));
      into.found += hand.times;
      for (std::size_t i = 0; i < kAnswers; ++i) {
        into.sums.at(i) += middle(made.at(i)) * hand.times;
      }
    }
  }
  return classes;
}

void write_class(std::string& out, std::string_view name, const BlindClass& counted,
                 std::int64_t dealt) {
  const auto percent_of = [](double part, std::int64_t all) {
    return all == 0 ? 0 : 100 * part / static_cast<double>(all);
  };
  out += fmt::format("  {:<36}{:>9.4f}{:>8.1f}  ", name,
                     percent_of(static_cast<double>(counted.all), dealt),
                     percent_of(static_cast<double>(counted.found), counted.all));
  for (const double sum : counted.sums) {
    out += counted.found == 0 ? fmt::format("{:>8}", "-")
                              : fmt::format("{:>8.2f}", percent_of(sum, counted.found * kAgainst));
  }
  out += '\n';
}

/// How good the bounds are.
void write_bounds(std::string& out, const BlindTable& table) {
  std::size_t exact = 0;
  std::int64_t widest = 0;
  for (const auto& [number, line] : table.rows()) {
    for (const HandCount& made : answers(read_blind_row(line, "the table"))) {
      exact += made.exact() ? 1 : 0;
      widest = std::max(widest, made.high - made.low);
    }
  }
  out += fmt::format("\n{} of {} numbers are exact; the others are known to {:.4f} hands\n", exact,
                     table.rows().size() * kAnswers,
                     static_cast<double>(widest) / static_cast<double>(kPartsOfHand));
}

std::string bounds_text(HandCount hands) {
  const auto decimal = [](std::int64_t parts) {
    return fmt::format("{}.{:06}", parts / kPartsOfHand, parts % kPartsOfHand);
  };
  return hands.exact() && hands.low % kPartsOfHand == 0
             ? fmt::format("{}", hands.count())
             : decimal(hands.low) + " to " + decimal(hands.high);
}

void write_made(std::string& out, std::string_view what, HandCount hands) {
  out += fmt::format("  {:<22}{}  {:.2f} %\n", what, bounds_text(hands),
                     100 * middle(hands) / static_cast<double>(kAgainst));
}

}  // namespace

void write_blind_classes(std::string& out, const BlindTable& table, analysis::CensusBy by) {
  const std::map<ClassNumbers, BlindClass> classes = tallied(table, by);
  BlindClass all;
  for (const auto& [numbers, counted] : classes) {
    all.add(counted);
  }
  out += fmt::format(
      "every hand with every turn-up, its holder not seeing the other hand, against each of the "
      "{}\nhands the other, who sees all cards, may hold: {} of {} games found\n\n"
      "  in hundredths: dealt, of all hands; found, of these; and of the hands against it, those "
      "that\n  give the point and the vole, to the non-dealer, who leads, and to the dealer\n"
      "  {:<36}{:>9}{:>8}  {:>8}{:>8}{:>8}{:>8}\n",
      kAgainst, table.rows().size(), analysis::kBlindGames, "", "dealt", "found", "point", "vole",
      "dealer's", "vole");
  for (const auto& [numbers, counted] : classes) {
    write_class(out, class_name(numbers, by), counted, all.all);
  }
  write_class(out, "all", all, all.all);
  write_bounds(out, table);
  const std::string missing = table.missing();
  out += missing.empty() ? "no game is missing\n"
                         : fmt::format("games that are missing: {}\n", missing);
}

void write_blind_hand(std::string& out, game::CardSet hand, game::Card turn_up,
                      const BlindRow& row) {
  out += fmt::format("{}: {} is turned; game {}\nof {} hands the other may hold\n",
                     cards_text(hand), game::name(turn_up), row.number + 1, kAgainst);
  write_made(out, "leading, the point", row.point);
  write_made(out, "leading, the vole", row.vole);
  write_made(out, "as dealer, the point", row.dealers_point);
  write_made(out, "as dealer, the vole", row.dealers_vole);
}

}  // namespace ecarte::cli
