// SPDX-License-Identifier: MIT
//
// `ecarte census`: what every hand brings its holder when he leads, against every hand there is.
#include "analysis/census.hpp"

#include <iterator>
#include <string>
#include <string_view>

#include <fmt/core.h>

#include "analysis/census_classes.hpp"
#include "cli/cards.hpp"
#include "cli/census_words.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "treatise/census_plot.hpp"

namespace ecarte::cli {
namespace {

using analysis::CensusBy;
using analysis::CensusClass;
using analysis::CensusRow;
using analysis::Histogram;

constexpr std::string_view kNumbers =
    "hands,dealt,deals,tricks_0,tricks_1,tricks_2,tricks_3,tricks_4,tricks_5,point,vole\n";

void write_numbers(std::string& out, std::int64_t hands, std::int64_t dealt,
                   const Histogram& deals) {
  const auto into = std::back_inserter(out);
  fmt::format_to(into, "{},{},{}", hands, dealt, dealt * analysis::kHandsAgainst);
  for (const std::int64_t number : deals) {
    fmt::format_to(into, ",{}", number);
  }
  fmt::format_to(into, ",{},{}\n", deals[3] + deals[4] + deals[5], deals[analysis::kHand]);
}

void write_csv(std::string& out, CensusBy by) {
  for (const std::string_view name : analysis::class_numbers(by)) {
    out += std::string{name} + ",";
  }
  out += kNumbers;
  const std::size_t numbers = analysis::class_numbers(by).size();
  for (const CensusClass& found : analysis::census_classes(by)) {
    for (std::size_t i = 0; i < numbers; ++i) {
      out += fmt::format("{},", found.numbers.at(i));
    }
    write_numbers(out, found.hands, found.dealt, found.deals);
  }
}

void write_hands(Streams& streams) {
  streams.out.write("hand,turn_up," + std::string{kNumbers});
  analysis::take_census([&streams](const CensusRow& row) {
    std::string& out = streams.out.buffer();
    out += plain_names(row.hand) + "," + game::plain_name(row.turn_up) + ",";
    Histogram deals = row.hands;
    for (std::int64_t& number : deals) {
      number *= row.times;
    }
    write_numbers(out, 1, row.times, deals);
    streams.out.flush_if_full();
  });
}

double percent(std::int64_t part, std::int64_t all) {
  return 100 * static_cast<double>(part) / static_cast<double>(all);
}

void write_row(std::string& out, std::string_view name, const CensusClass& found,
               std::int64_t dealt) {
  out += fmt::format("  {:<36}{:>8.4f}  ", name, percent(found.dealt, dealt));
  for (const std::int64_t number : found.deals) {
    out += fmt::format("{:>7.2f}", percent(number, found.all_deals()));
  }
  out += fmt::format("{:>9.2f}{:>8.2f}\n", percent(found.points(), found.all_deals()),
                     percent(found.voles(), found.all_deals()));
}

void write_text(std::string& out, CensusBy by) {
  const std::vector<CensusClass> classes = analysis::census_classes(by);
  CensusClass all;
  for (const CensusClass& found : classes) {
    all.hands += found.hands;
    all.dealt += found.dealt;
    for (std::size_t tricks = 0; tricks < all.deals.size(); ++tricks) {
      all.deals.at(tricks) += found.deals.at(tricks);
    }
  }
  out += fmt::format(
      "the census: every hand with every turn-up, the holder to lead, against each of the {} "
      "hands\n"
      "the other may hold; both see all the cards. {} hands with a turn-up, {} deals\n"
      "apart from the names of the suits, which stand for {}\n\n"
      "  in hundredths: of all hands; and of its deals, those that bring so many tricks\n"
      "  {:<36}{:>8}  {:>7}{:>7}{:>7}{:>7}{:>7}{:>7}{:>9}{:>8}\n",
      analysis::kHandsAgainst, all.hands, all.hands * analysis::kHandsAgainst, all.all_deals(), "",
      "dealt", 0, 1, 2, 3, 4, 5, "point", "vole");
  for (const CensusClass& found : classes) {
    write_row(out, class_name(found.numbers, by), found, all.dealt);
  }
  write_row(out, "all", all, all.dealt);
}

std::string picture(CensusBy by) {
  std::vector<treatise::CensusBar> bars;
  for (const CensusClass& found : analysis::census_classes(by)) {
    bars.push_back({class_name(found.numbers, by), found.dealt, found.deals});
  }
  return treatise::census_plot(bars);
}

}  // namespace

ExitStatus census(const CensusCommand& command, Streams& streams) {
  const bool each_hand = command.by == CensusClasses::Hand;
  if (each_hand && command.format != CensusFormat::Csv) {
    throw InputError("census: every hand is written with --format csv; the others are by class");
  }
  if (each_hand) {
    write_hands(streams);
    return ExitStatus::Clean;
  }
  const CensusBy by = classes_of(command.by);
  switch (command.format) {
    case CensusFormat::Text:
      write_text(streams.out.buffer(), by);
      break;
    case CensusFormat::Csv:
      write_csv(streams.out.buffer(), by);
      break;
    case CensusFormat::Svg:
      streams.out.write(picture(by));
      break;
  }
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
