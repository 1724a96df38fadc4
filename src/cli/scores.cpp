// SPDX-License-Identifier: MIT
//
// `ecarte scores`: the chance of winning the game at every score.
#include "analysis/scores.hpp"

#include <array>

#include <fmt/core.h>

#include "analysis/proposing.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "json/value.hpp"
#include "report/escape.hpp"
#include "treatise/book_deals.hpp"

namespace ecarte::cli {
namespace {

using Json = json::Value;

constexpr int kBatches = 20;

analysis::KnownDeal known_deal(const ScoresCommand& command) {
  if (command.deals == 0) {
    return analysis::book_deal();
  }
  const auto batches = treatise::draw_book_deals(command.deals, kBatches, command.seed);
  return {treatise::sum_of(batches), command.deals / kBatches * kBatches,
          treatise::largest_error(batches)};
}

void write_table(std::string& out, const analysis::ScoreTable& table, bool deals) {
  out +=
      fmt::format("\n  {} the deal; across, the other's score\n      ", deals ? "with" : "without");
  for (int other = 0; other < analysis::kGame; ++other) {
    out += fmt::format("{:>9}", other);
  }
  out += "\n";
  for (int own = 0; own < analysis::kGame; ++own) {
    out += fmt::format("  {:>4}", own);
    for (int other = 0; other < analysis::kGame; ++other) {
      out += fmt::format("  {:5.2f} %", 100 * table.chance(own, other, deals));
    }
    out += "\n";
  }
}

/// What a deal is made of, as src/analysis/book_deal.inc keeps it.
void write_deal(std::string& out, const analysis::KnownDeal& deal) {
  static constexpr std::array<std::string_view, 4> kKings{
      "nobody marks the king", "dealer turns it", "dealer holds it", "non-dealer holds it"};
  out += "\n  of a hundred deals            non-dealer 1      2   dealer 1      2\n";
  for (std::size_t king = 0; king < kKings.size(); ++king) {
    out += fmt::format("  {:<27}", kKings.at(king));
    for (const double weight : deal.outcomes.weights.at(king)) {
      out += fmt::format("  {:8.4f}", 100 * weight / deal.outcomes.total());
    }
    out += "\n";
  }
}

void write_plans_text(std::string& out) {
  const analysis::KnownPlans& plans = analysis::known_plans();
  out +=
      "the chance of winning the game, five up, the deal passing to and fro\n"
      "both propose and refuse by the plans of 'ecarte proposing', which neither gains by "
      "leaving;\n"
      "they throw out all but trumps and kings, once; the first lead is chosen without seeing, "
      "and\n"
      "both see every card after it\n";
  write_table(out, plans.table(), true);
  write_table(out, plans.table(), false);
  out += fmt::format("\nfrom {} deals; the largest standard error is {:.2f} %\n", plans.deals,
                     100 * plans.error);
}

void write_text(std::string& out, const analysis::KnownDeal& deal) {
  const analysis::ScoreTable table{deal.outcomes};
  out +=
      "the chance of winning the game, five up, the deal passing to and fro\n"
      "both play and propose, refuse and discard by the treatise (pp. 39, 48-57), once at most;\n"
      "the first lead is chosen without seeing, and both see every card after it\n";
  write_table(out, table, true);
  write_table(out, table, false);
  write_deal(out, deal);
  out += fmt::format("\nfrom {} deals; the largest standard error is {:.2f} %\n", deal.deals,
                     100 * deal.error);
}

Json table_json(const analysis::ScoreTable& table, std::string_view players,
                std::int64_t deals_drawn, double error) {
  Json json;
  json["tool"] = tool_name();
  json["model"] = "lead";
  json["players"] = players;
  json["deals"] = deals_drawn;
  json["error"] = error;
  for (const bool deals : {true, false}) {
    Json rows = Json::array();
    for (int own = 0; own < analysis::kGame; ++own) {
      Json row = Json::array();
      for (int other = 0; other < analysis::kGame; ++other) {
        row.push_back(table.chance(own, other, deals));
      }
      rows.push_back(row);
    }
    json[deals ? "with the deal" : "without the deal"] = rows;
  }
  return json;
}

Json to_json(const analysis::KnownDeal& deal) {
  Json json =
      table_json(analysis::ScoreTable{deal.outcomes}, "by the treatise", deal.deals, deal.error);
  Json outcomes = Json::array();
  for (const auto& weights : deal.outcomes.weights) {
    outcomes.push_back(Json(std::vector<double>(weights.begin(), weights.end())));
  }
  json["outcomes"] = outcomes;
  return json;
}

}  // namespace

ExitStatus scores(const ScoresCommand& command, Streams& streams) {
  if (command.plans) {
    if (command.deals > 0) {
      throw InputError("scores: --deals goes without --plans; see 'ecarte proposing --deals'");
    }
    const analysis::KnownPlans& plans = analysis::known_plans();
    if (command.format == Format::Json) {
      streams.out.buffer() += report::escaped_json(
          table_json(plans.table(), "by the plans", plans.deals, plans.error).dump(2) + "\n");
    } else {
      write_plans_text(streams.out.buffer());
    }
    return ExitStatus::Clean;
  }
  const analysis::KnownDeal deal = known_deal(command);
  if (command.format == Format::Json) {
    streams.out.buffer() += report::escaped_json(to_json(deal).dump(2) + "\n");
  } else {
    write_text(streams.out.buffer(), deal);
  }
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
