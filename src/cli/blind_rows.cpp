// SPDX-License-Identifier: MIT
#include "cli/blind_rows.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/core.h>

#include "cli/cards.hpp"
#include "cli/input.hpp"
#include "ecarte_version.hpp"

namespace ecarte::cli {
namespace {

using analysis::HandCount;
using analysis::LeadOdds;
using analysis::Odds;

constexpr std::string_view kMissing = "# missing: ";
constexpr std::string_view kColumns =
    "game,hand,turn_up,dealt,point_low,point_high,point_lead,vole_low,vole_high,vole_lead,"
    "dealer_point_low,dealer_point_high,dealer_vole_low,dealer_vole_high\n";
constexpr std::size_t kFields = 14;

/// The leads no other beats, as far as the bounds tell; none if none makes it.
std::string leads_for(const Odds& odds, HandCount LeadOdds::*made, std::int64_t most) {
  game::CardSet best;
  for (const LeadOdds& lead : odds.leads) {
    if (most > 0 && (lead.*made).high >= most) {
      best |= lead.lead;
    }
  }
  return plain_names(best);
}

std::int64_t number_field(std::string_view field, const std::string& file) {
  std::int64_t number = -1;
  const auto [end, fault] = std::from_chars(field.data(), field.data() + field.size(), number);
  if (fault != std::errc{} || end != field.data() + field.size() || number < 0) {
    throw InputError(fmt::format("{}: expected a number in place of '{}'", file, field));
  }
  return number;
}

HandCount bounds_fields(std::string_view low, std::string_view high, const std::string& file) {
  const HandCount found{number_field(low, file), number_field(high, file)};
  if (found.low > found.high) {
    throw InputError(fmt::format("{}: the bounds {} and {} are crossed", file, low, high));
  }
  return found;
}

}  // namespace

std::string blind_head() {
  return fmt::format(
             "# ecarte tabulate: the odds in the model blind, in millionths of a hand out of "
             "65780; method {}, until bounds are {} apart or after {} rounds; ecarte {}\n",
             kBlindMethod, kBlindEffort.tolerance, kBlindEffort.rounds, kVersion) +
         std::string{kColumns};
}

std::string blind_row(std::uint32_t number, const analysis::BlindGame& game,
                      const analysis::BlindAnswer& answer) {
  int dealt = 0;
  for (const analysis::TurnedHand& hand : game.hands) {
    dealt += hand.times;
  }
  const analysis::TurnedHand& asked = game.hands.front();
  const Odds& leading = answer.leading;
  const Odds& dealing = answer.dealing;
  return fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", number + 1,
                     plain_names(asked.hand), game::plain_name(asked.turn_up), dealt,
                     leading.point.low, leading.point.high,
                     leads_for(leading, &LeadOdds::point, leading.point.low), leading.vole.low,
                     leading.vole.high, leads_for(leading, &LeadOdds::vole, leading.vole.low),
                     dealing.point.low, dealing.point.high, dealing.vole.low, dealing.vole.high);
}

BlindRow read_blind_row(std::string_view line, const std::string& file) {
  std::array<std::string_view, kFields> fields;
  std::size_t found = 0;
  for (std::string_view rest = line;; ++found) {
    const std::size_t comma = rest.find(',');
    if (found < kFields) {
      fields.at(found) = rest.substr(0, comma);
    }
    if (comma == std::string_view::npos) {
      break;
    }
    rest.remove_prefix(comma + 1);
  }
  const std::int64_t game = found + 1 == kFields ? number_field(fields[0], file) : 0;
  if (game < 1 || game > std::int64_t{analysis::kBlindGames}) {
    throw InputError(fmt::format("{}: '{}' is no row of the table", file, line));
  }
  return {static_cast<std::uint32_t>(game - 1),
          bounds_fields(fields[4], fields[5], file),
          bounds_fields(fields[7], fields[8], file),
          bounds_fields(fields[10], fields[11], file),
          bounds_fields(fields[12], fields[13], file),
          fields[6],
          fields[9]};
}

bool take_line(std::string_view& text, std::string_view& line) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) {
    return false;
  }
  line = text.substr(0, end);
  text.remove_prefix(end + 1);
  return true;
}

void BlindTable::take_head(const std::string& file, std::string_view head) {
  if (head_.empty()) {
    const std::string ours = blind_head();
    const std::string_view begins = std::string_view{ours}.substr(0, ours.find(';'));
    if (head.substr(0, begins.size()) != begins) {
      throw InputError(file + ": not a part of the table that 'ecarte tabulate --part' writes");
    }
    head_ = head;
  } else if (head != head_) {
    throw InputError(
        fmt::format("{}: made otherwise than the parts before it, and not added to them\n"
                    "  it begins:   {}\n  the others:  {}",
                    file, head, head_));
  }
}

void BlindTable::add(const std::string& file, std::string_view text) {
  std::string_view line;
  take_head(file, take_line(text, line) ? line : std::string_view{});
  while (take_line(text, line)) {
    if (line.starts_with(kMissing) || line == kColumns.substr(0, kColumns.size() - 1)) {
      continue;
    }
    const std::uint32_t number = read_blind_row(line, file).number;
    const auto [at, fresh] = rows_.try_emplace(number, line);
    if (!fresh && at->second != line) {
      throw InputError(
          fmt::format("{}: game {} has another row than in the parts before it", file, number + 1));
    }
  }
}

std::string BlindTable::missing() const {
  std::string text;
  std::uint32_t next = 0;
  const auto gap = [&text](std::uint32_t from, std::uint32_t to) {
    if (from < to) {
      text += fmt::format("{}{}", text.empty() ? "" : " ", from + 1);
      text += from + 1 < to ? fmt::format("-{}", to) : "";
    }
  };
  for (const auto& [number, row] : rows_) {
    gap(next, number);
    next = number + 1;
  }
  gap(next, analysis::kBlindGames);
  return text;
}

std::string BlindTable::text() const {
  const std::string gaps = missing();
  std::string text =
      fmt::format("{}\n{}{}\n{}", head_, kMissing, gaps.empty() ? "nothing" : gaps, kColumns);
  for (const auto& [number, row] : rows_) {
    text += row;
    text += '\n';
  }
  return text;
}

}  // namespace ecarte::cli
